//! What the record gets of a game of the table.

use std::collections::HashSet;

use chrono::{DateTime, FixedOffset, Local};
use footplate::{
    record::{self, Log, Outcome, RecordedGame},
    store::Store,
    table::{Journal, journal::Head},
};

use super::{Failure, complain, opponent::Opponent, say};

/// The id that a game has in the record, whatever name its file is given later.
pub fn id(head: &Head) -> String {
    format!("{}/{}/{:x}", head.opponent, head.begun, head.seed)
}

/// A game as it stands: over, or given up.
pub fn of<G: Opponent>(
    game: &G,
    name: &str,
    journal: &Journal,
    now: DateTime<FixedOffset>,
) -> RecordedGame {
    let head = journal.head();
    let begun = DateTime::parse_from_rfc3339(&head.begun).unwrap_or(now);
    let mut recorded = RecordedGame::new(id(head), G::OPPONENT, begun, now);
    recorded.name = name.to_owned();
    recorded.outcome = Outcome::GivenUp;
    recorded.minutes = u32::try_from((now - begun).num_minutes()).ok();
    recorded.questions = u32::try_from(journal.answers()).ok();
    game.recorded(&mut recorded);
    recorded
}

/// Writes a game into the record and says so.
pub fn write(store: &Store, game: &RecordedGame) -> Result<(), Failure> {
    let line = game.line().map_err(Failure::Other)?;
    store.append(record::FILE, &line)?;
    let how = match game.outcome {
        Outcome::GivenUp => "given up",
        _ => "over",
    };
    say(&format!(
        "The game is {how} and stands in your record ({}).",
        store.root().join(record::FILE).display()
    ));
    Ok(())
}

/// A notice on standard error, so that what is written out stays clean.
pub fn note(notice: &str) {
    complain(&format!("footplate: {notice}"));
}

/// The record as it stands, with a notice for each line that is passed over.
pub fn read(store: &Store) -> Result<Log, Failure> {
    let log = Log::read(&store.read(record::FILE)?.unwrap_or_default());
    for notice in &log.notices {
        note(notice);
    }
    Ok(log)
}

/// Whether the record has a game of that id.
pub fn knows(store: &Store, id: &str) -> Result<bool, Failure> {
    let log = Log::read(&store.read(record::FILE)?.unwrap_or_default());
    Ok(log.games.iter().any(|entry| entry.game.id == id))
}

/// The ids of the games that were given up.
pub fn given_up(store: &Store) -> Result<HashSet<String>, Failure> {
    let text = store.read(record::FILE)?.unwrap_or_default();
    // most records know of none, and need not be read then
    if !text.contains("\"given-up\"") {
        return Ok(HashSet::new());
    }
    let games = Log::read(&text).games.into_iter();
    let given_up = games.filter(|entry| entry.game.outcome == Outcome::GivenUp);
    Ok(given_up.map(|entry| entry.game.id).collect())
}

/// The moment that it is now.
pub fn now() -> DateTime<FixedOffset> {
    Local::now().fixed_offset()
}

/// The name of the unfinished game that has that id, if its file is still there.
pub fn game_of(store: &Store, id_of_game: &str) -> Result<Option<String>, Failure> {
    for (name, _) in store.games()? {
        let Ok((path, bytes)) = store.read_game(&name) else {
            continue;
        };
        let is_it = Journal::parse(bytes, &path).is_ok_and(|journal| {
            id(journal.head()) == id_of_game && journal.has_begun() && !journal.is_over()
        });
        if is_it {
            return Ok(Some(name));
        }
    }
    Ok(None)
}
