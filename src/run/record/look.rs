use chrono::DateTime;
use footplate::{
    freight::naming::listed,
    record::{Filter, Log, RecordedGame, fact_lines, stats::stats as sums, table::table},
    store::Store,
    table::{Journal, Page},
};

use super::{Failure, recording, say};

/// The list of games.
pub fn list(store: &Store, filter: &Filter, page: &Page) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let wanted: Vec<_> = log
        .games
        .iter()
        .filter(|entry| filter.takes(&entry.game))
        .collect();
    say(&match (wanted.len(), log.games.len()) {
        (_, 0) => {
            "No game is over yet. footplate record add adds one that was played without the app."
                .into()
        }
        (0, _) => none_is_wanted(&log),
        _ => table(wanted, page),
    });
    Ok(())
}

/// The sums.
pub fn stats(store: &Store, filter: &Filter, page: &Page) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let wanted = log.games.iter().filter(|entry| filter.takes(&entry.game));
    let sums: Vec<String> = sums(wanted).iter().map(|sums| sums.lay_out(page)).collect();
    say(&match (sums.len(), log.games.len()) {
        (_, 0) => "There is nothing to sum up yet.".into(),
        (0, _) => none_is_wanted(&log),
        _ => sums.join("\n\n"),
    });
    Ok(())
}

/// That the options leave no game, and what they could name.
fn none_is_wanted(log: &Log) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for entry in &log.games {
        let kind = format!("{} {}", entry.game.opponent, entry.game.variant);
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let first = log.games.iter().map(|entry| entry.game.ended).min();
    let since = first.map_or_else(String::new, |first| {
        format!(" since {}", first.date_naive())
    });
    format!(
        "No game of the record is of that kind. It has these{since}: {}.",
        listed(&kinds)
    )
}

/// One game whole.
pub fn show(store: &Store, number: usize, page: &Page) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let entry = log.find(number).map_err(Failure::Other)?;
    say(&fact_lines(&entry.game, page));
    match journal_of(store, &entry.game)? {
        Some(journal) => say(&format!("\n{}", journal.log(usize::MAX, &[], page))),
        None => say("\nIts turns are not kept: there is no file of the game."),
    }
    Ok(())
}

/// The journal of a recorded game: under its name, or under another where it was renamed.
pub fn journal_of(store: &Store, game: &RecordedGame) -> Result<Option<Journal>, Failure> {
    let is_it = |name: &str| {
        let (path, bytes) = store.read_game(name).ok()?;
        let journal = Journal::parse(bytes, &path).ok()?;
        let head = journal.head();
        // lines of the first versions had no id, but their begin
        let same_begin = head.opponent == game.opponent
            && DateTime::parse_from_rfc3339(&head.begun).is_ok_and(|begun| begun == game.begun);
        (recording::id(head) == game.id || same_begin).then_some(journal)
    };
    if let Some(journal) = is_it(&game.name) {
        return Ok(Some(journal));
    }
    let names = store.games()?.into_iter();
    Ok(names.map(|(name, _)| name).find_map(|name| is_it(&name)))
}
