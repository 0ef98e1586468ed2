use chrono::{DateTime, FixedOffset};
use serde_json::{Value, value::RawValue};

use super::{Found, ImportFault, judged};
use crate::plain_words::told;
use crate::record::{Log, RecordedGame, out::COLUMNS};

/// Reads a list of games, as `export` writes it, or a record file itself.
///
/// # Errors
/// Line and column of what is no game.
pub fn read_json(text: &str, _now: DateTime<FixedOffset>) -> Result<Vec<Found>, ImportFault> {
    if !text.trim_start().starts_with('[') {
        return read_record(text);
    }
    let games: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| ImportFault {
        line: error.line().max(1),
        column: error.column().max(1),
        message: format!("{}, expected a list of games", bare(&error)),
    })?;
    games
        .into_iter()
        .map(|game| read_game(text, game))
        .collect()
}

/// The games that a record file comes to, the first one first.
fn read_record(text: &str) -> Result<Vec<Found>, ImportFault> {
    if text.trim().is_empty() {
        return Err(ImportFault {
            line: 1,
            column: 1,
            message: "the file is empty, expected a list of games".into(),
        });
    }
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        if let Err(error) = serde_json::from_str::<&RawValue>(text) {
            return Err(ImportFault {
                line,
                column: error.column().max(1),
                message: format!("{}, expected a game", bare(&error)),
            });
        }
        let one = Log::read(text);
        if let Some(notice) = one.notices.first() {
            return Err(ImportFault {
                line,
                column: 1,
                message: notice
                    .trim_start_matches("Line 1 of the record is passed over: ")
                    .into(),
            });
        }
    }
    let mut log = Log::read(text);
    log.games.sort_unstable_by_key(|entry| entry.number);
    let found = log.games.into_iter().map(|entry| Found {
        game: entry.game,
        line: 1,
        column: 1,
        fields: Vec::new(),
    });
    Ok(found.collect())
}

fn read_game(text: &str, raw: &RawValue) -> Result<Found, ImportFault> {
    // the raw value lies within the text, so its place there is known
    let start = (raw.get().as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let place = |offset: usize| {
        let before = text.get(..start + offset).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let last = before.rsplit('\n').next().unwrap_or_default();
        (line, last.chars().count() + 1)
    };
    let mut game: RecordedGame = serde_json::from_str(raw.get()).map_err(|error| {
        let (line, column) = place(0);
        let (line, column) = match error.line() {
            0 | 1 => (line, column + error.column().saturating_sub(1)),
            more => (line + more - 1, error.column().max(1)),
        };
        ImportFault {
            line,
            column,
            message: told(&bare(&error)),
        }
    })?;
    game.settle();
    let says_outcome =
        serde_json::from_str::<Value>(raw.get()).is_ok_and(|value| value.get("outcome").is_some());
    if !says_outcome {
        game.outcome = judged(&game);
    }
    let (line, column) = place(0);
    let fields = COLUMNS.into_iter().filter_map(|field| {
        let named = match field {
            "campaign-game" => "game",
            field => field,
        };
        let offset = raw.get().find(&format!("\"{named}\""))?;
        let (line, column) = place(offset);
        Some((field, line, column))
    });
    Ok(Found {
        fields: fields.collect(),
        game,
        line,
        column,
    })
}

/// What serde says, without the place that it adds.
fn bare(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}
