//! Games from elsewhere: read as a whole or not at all, compared with those that are there.

mod csv;
mod json;
mod when;

pub use self::csv::read_csv;
pub use json::read_json;
pub use when::read_when;

use std::{collections::HashSet, fmt};

use chrono::{DateTime, FixedOffset};

use super::{Log, Outcome, RecordedGame, campaign_gap, words::moment};

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1: of the table in CSV, of the text in JSON.
    pub column: usize,
    /// A clause: what is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            line,
            column,
            message,
        } = self;
        write!(f, "line {line}, column {column}: {message}")
    }
}

impl std::error::Error for ImportFault {}

/// A game of a file, and where each of its fields stands there.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The game.
    pub game: RecordedGame,
    line: usize,
    column: usize,
    fields: Vec<(&'static str, usize, usize)>,
}

impl Found {
    fn at(&self, field: &str) -> (usize, usize) {
        let found = self.fields.iter().find(|(name, ..)| *name == field);
        found.map_or((self.line, self.column), |&(_, line, column)| {
            (line, column)
        })
    }
}

/// What an import would bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// Games that are not in the record yet.
    pub new: Vec<RecordedGame>,
    /// How many are there already, or come twice.
    pub known: usize,
}

/// Compares what a file holds with the record.
///
/// # Errors
/// The first game that cannot have been played as it says.
pub fn preview(
    found: Vec<Found>,
    log: &Log,
    now: DateTime<FixedOffset>,
) -> Result<Preview, ImportFault> {
    let mut seen: HashSet<String> = HashSet::new();
    for entry in &log.games {
        seen.insert(entry.game.id.clone());
        seen.insert(likeness(&entry.game));
    }
    let mut new: Vec<Found> = Vec::new();
    let mut known = 0;
    for found in found {
        super::check(&found.game, now).map_err(|wrong| {
            let (line, column) = found.at(wrong.field);
            ImportFault {
                line,
                column,
                message: wrong.to_string(),
            }
        })?;
        let fresh = seen.insert(found.game.id.clone());
        if seen.insert(likeness(&found.game)) && fresh {
            new.push(found);
        } else {
            known += 1;
        }
    }
    let games: Vec<RecordedGame> = new.iter().map(|found| found.game.clone()).collect();
    let there = log.games.iter().map(|entry| &entry.game);
    if let Some((at, wrong)) = campaign_gap(there, &games) {
        let (line, column) = new[at].at(wrong.field);
        return Err(ImportFault {
            line,
            column,
            message: wrong.to_string(),
        });
    }
    Ok(Preview { new: games, known })
}

/// What two files say of the same game, whatever id each gave it.
fn likeness(game: &RecordedGame) -> String {
    format!(
        "= {} {} {} {:?}",
        moment(&game.ended.to_utc().fixed_offset()),
        game.opponent,
        game.name,
        game.score
    )
}

/// Where the file does not say how a game ended, its scores do.
#[must_use]
pub fn judged(game: &RecordedGame) -> Outcome {
    decided(game).unwrap_or(match game.score {
        None => Outcome::GivenUp,
        Some(_) => Outcome::Scored,
    })
}

/// Whether the scores say that a game was won or lost: `None` where nothing is known that was to be beaten.
#[must_use]
pub fn decided(game: &RecordedGame) -> Option<Outcome> {
    let to_beat = game.target.or(game.opponent_score.map(|score| score + 1))?;
    let met = game.campaign.as_ref().is_none_or(|campaign| campaign.met);
    Some(match game.score? >= to_beat && met {
        true => Outcome::Won,
        false => Outcome::Lost,
    })
}
