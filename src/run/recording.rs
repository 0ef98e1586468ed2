//! What the record gets of a game of the table.

use std::collections::HashSet;

use chrono::{DateTime, FixedOffset, Local};
use footplate::{
    major::{aim::Challenge, play::MajorGame, rulings::Rulings},
    record::{self, CampaignGame, Log, Outcome, RecordedGame},
    store::Store,
    table::{Journal, journal::Head},
};
use serde_json::{Map, Value, json};

use super::{Failure, say};

/// The id that a game has in the record, whatever name its file is given later.
pub fn id(head: &Head) -> String {
    format!("{}/{:x}", head.begun, head.seed)
}

/// A game against the Major that came to its end.
pub fn finished(
    game: &MajorGame,
    name: &str,
    journal: &Journal,
    now: DateTime<FixedOffset>,
) -> RecordedGame {
    let mut recorded = so_far(game, name, journal, now);
    if let Some(result) = &game.result {
        recorded.score = Some(result.victory_points);
        recorded.verdict.clone_from(&result.rank);
        recorded.outcome = match result.won {
            None => Outcome::Scored,
            Some(true) => Outcome::Won,
            Some(false) => Outcome::Lost,
        };
        if let Some(campaign) = &mut recorded.campaign {
            campaign.met = result.objective_met == Some(true);
        }
    }
    recorded
}

/// A game against the Major as it stands, given up.
pub fn abandoned(
    game: &MajorGame,
    name: &str,
    journal: &Journal,
    now: DateTime<FixedOffset>,
) -> RecordedGame {
    RecordedGame {
        outcome: Outcome::GivenUp,
        ..so_far(game, name, journal, now)
    }
}

fn so_far(
    game: &MajorGame,
    name: &str,
    journal: &Journal,
    now: DateTime<FixedOffset>,
) -> RecordedGame {
    let head = journal.head();
    let begun = DateTime::parse_from_rfc3339(&head.begun).unwrap_or(now);
    let mut recorded = RecordedGame::new(id(head), "major", begun, now);
    recorded.name = name.to_owned();
    let (variant, difficulty, campaign) = match &game.aim.challenge {
        Challenge::Rank => ("solo", None, None),
        Challenge::DrawRival(_) => ("rival", None, None),
        Challenge::Rival(rival) => ("rival", Some(rival.name.clone()), None),
        Challenge::Campaign {
            campaign,
            game: number,
            ..
        } => {
            let objective = game.aim.objective();
            let place = CampaignGame {
                name: campaign.clone(),
                game: *number,
                objective: objective.map_or_else(String::new, |objective| objective.id.clone()),
                met: false,
            };
            let difficulty = objective.map(|objective| objective.name.clone());
            ("campaign", difficulty, Some(place))
        }
    };
    recorded.variant = variant.to_owned();
    recorded.difficulty = difficulty;
    recorded.campaign = campaign;
    recorded.target = game.aim.target(&game.facts.rulings);
    recorded.leaders = game.aim.leaders;
    recorded.deck = match (game.own_deck, game.facts.cards.verified) {
        (true, _) => "own",
        (false, true) => "verified",
        (false, false) => "stand-in",
    }
    .to_owned();
    recorded.rulings = own_rulings(&game.facts.rulings);
    recorded.parts = [
        ("Performance by deliveries", game.performance.you),
        ("Crates in Benares", game.warehouses[0].you),
        ("Crates in Calcutta", game.warehouses[1].you),
        ("Crates on the Ships", game.ships.you),
    ]
    .map(|(name, count)| (name.to_owned(), i64::from(count)))
    .into();
    recorded.minutes = u32::try_from((now - begun).num_minutes()).ok();
    recorded.questions = u32::try_from(journal.answers()).ok();
    recorded
}

/// The rulings that are not the default.
fn own_rulings(rulings: &Rulings) -> Map<String, Value> {
    let (Value::Object(own), Value::Object(default)) = (json!(rulings), json!(Rulings::default()))
    else {
        return Map::new();
    };
    let differs = |(name, value): &(String, Value)| default.get(name) != Some(value);
    own.into_iter().filter(differs).collect()
}

/// Writes a game into the record and says so.
pub fn write(store: &Store, game: &RecordedGame) -> Result<(), Failure> {
    let line = game.line().map_err(Failure::Other)?;
    store.append(record::FILE, &line)?;
    say(&format!(
        "The game is over and stands in your record ({}).",
        store.root().join(record::FILE).display()
    ));
    Ok(())
}

/// The record as it stands, with a notice on standard output for each line that is passed over.
pub fn read(store: &Store) -> Result<Log, Failure> {
    let log = Log::read(&store.read(record::FILE)?.unwrap_or_default());
    for notice in &log.notices {
        say(notice);
    }
    Ok(log)
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
