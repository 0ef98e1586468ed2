use chrono::{DateTime, FixedOffset};
use csv::{ReaderBuilder, StringRecord};
use serde_json::{Map, Value};

use super::{Found, ImportFault, judged, when::read_when};
use crate::record::{CampaignGame, Outcome, RecordedGame, out::COLUMNS};

/// Columns without which a row is no game.
const NEEDED: [&str; 1] = ["opponent"];

/// Reads a table: the first line names the columns, in any order; those that are missing are
/// empty.
///
/// # Errors
/// Line and column of the first cell that is no good.
pub fn read_csv(text: &str, now: DateTime<FixedOffset>) -> Result<Vec<Found>, ImportFault> {
    let mut reader = ReaderBuilder::new()
        .flexible(true)
        .has_headers(false)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let mut rows = reader.records();
    let head = match rows.next() {
        Some(row) => row.map_err(|error| unreadable(&error))?,
        None => {
            return Err(fault(
                1,
                1,
                "the file is empty, expected a line with the names of the columns",
            ));
        }
    };
    let columns = columns(&head)?;
    let mut found = Vec::new();
    for row in rows {
        let row = row.map_err(|error| unreadable(&error))?;
        let line = line_of(&row);
        if row.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        if row.len() != columns.len() {
            let message = format!(
                "the row has {} cells, expected {} as in line 1",
                row.len(),
                columns.len()
            );
            return Err(fault(line, row.len().min(columns.len()) + 1, message));
        }
        found.push(game(&row, &columns, line, now)?);
    }
    Ok(found)
}

fn line_of(row: &StringRecord) -> usize {
    let line = row.position().map_or(1, csv::Position::line);
    usize::try_from(line).unwrap_or(usize::MAX)
}

fn fault(line: usize, column: usize, message: impl Into<String>) -> ImportFault {
    ImportFault {
        line,
        column,
        message: message.into(),
    }
}

fn unreadable(error: &csv::Error) -> ImportFault {
    let line = error.position().map_or(1, csv::Position::line);
    fault(
        usize::try_from(line).unwrap_or(usize::MAX),
        1,
        error.to_string(),
    )
}

fn columns(head: &StringRecord) -> Result<Vec<&'static str>, ImportFault> {
    let mut columns: Vec<&'static str> = Vec::new();
    for (at, name) in head.iter().enumerate() {
        let name = name.trim().to_lowercase().replace([' ', '_'], "-");
        match COLUMNS.into_iter().find(|column| *column == name) {
            Some(column) if columns.contains(&column) => {
                return Err(fault(1, at + 1, format!("the column “{name}” comes twice")));
            }
            Some(column) => columns.push(column),
            None => {
                let message = format!(
                    "“{name}” is no column of a record, expected one of {}",
                    COLUMNS.join(", ")
                );
                return Err(fault(1, at + 1, message));
            }
        }
    }
    let missing = NEEDED
        .into_iter()
        .find(|needed| !columns.contains(needed))
        .or_else(|| {
            let dated = columns.contains(&"ended") || columns.contains(&"date");
            (!dated).then_some("ended")
        });
    match missing {
        Some(missing) => Err(fault(
            1,
            columns.len() + 1,
            format!("there is no column “{missing}”, expected one"),
        )),
        None => Ok(columns),
    }
}

fn game(
    row: &StringRecord,
    columns: &[&'static str],
    line: usize,
    now: DateTime<FixedOffset>,
) -> Result<Found, ImportFault> {
    let mut game = RecordedGame::new("", "", now, now);
    let mut campaign = CampaignGame {
        name: String::new(),
        game: 0,
        objective: String::new(),
        met: false,
    };
    let (mut begun, mut ended, mut outcome) = (None, None, None);
    let mut fields = Vec::new();
    for (at, (cell, &column)) in row.iter().zip(columns).enumerate() {
        fields.push((column, line, at + 1));
        let cell = cell.trim();
        if cell.is_empty() {
            continue;
        }
        let text = cell.to_owned();
        let read = match column {
            "id" => set(&mut game.id, Ok(text)),
            "begun" => set(&mut begun, read_when(cell, now).map(Some)),
            "ended" | "date" => set(&mut ended, read_when(cell, now).map(Some)),
            "name" => set(&mut game.name, Ok(text)),
            "opponent" => set(&mut game.opponent, Ok(text.to_lowercase())),
            "variant" => set(&mut game.variant, Ok(text.to_lowercase())),
            "difficulty" => set(&mut game.difficulty, Ok(Some(text))),
            "outcome" => set(&mut outcome, read_outcome(cell).map(Some)),
            "score" => set(&mut game.score, number(cell).map(Some)),
            "opponent-score" => set(&mut game.opponent_score, number(cell).map(Some)),
            "target" => set(&mut game.target, number(cell).map(Some)),
            "verdict" => set(&mut game.verdict, Ok(Some(text))),
            "leaders" => set(&mut game.leaders, yes_or_no(cell)),
            "deck" => set(&mut game.deck, Ok(text)),
            "rulings" => set(&mut game.rulings, object(cell)),
            "parts" => set(&mut game.parts, parts(cell)),
            "campaign" => set(&mut campaign.name, Ok(text)),
            "campaign-game" => set(&mut campaign.game, count(cell)),
            "objective" => set(&mut campaign.objective, Ok(text)),
            "objective-met" => set(&mut campaign.met, yes_or_no(cell)),
            "minutes" => set(&mut game.minutes, count(cell).map(Some)),
            "questions" => set(&mut game.questions, count(cell).map(Some)),
            "note" => set(&mut game.note, Ok(Some(text))),
            _ => set(&mut game.more, object(cell)),
        };
        read.map_err(|message| fault(line, at + 1, format!("{column}: {message}")))?;
    }
    let at = |column: &str| columns.iter().position(|name| *name == column).unwrap_or(0) + 1;
    let Some(ended) = ended else {
        return Err(fault(
            line,
            at("ended"),
            "ended: it is empty, expected a date such as 2026-11-30",
        ));
    };
    game.ended = ended;
    game.begun = begun.unwrap_or(ended);
    if !campaign.name.is_empty() {
        game.campaign = Some(campaign);
    }
    game.outcome = outcome.unwrap_or_else(|| judged(&game));
    game.settle();
    Ok(Found {
        game,
        line,
        column: 1,
        fields,
    })
}

fn set<T>(field: &mut T, read: Result<T, String>) -> Result<(), String> {
    *field = read?;
    Ok(())
}

fn number(cell: &str) -> Result<i64, String> {
    cell.parse()
        .map_err(|_| format!("“{cell}” is no whole number"))
}

fn count<T: TryFrom<i64>>(cell: &str) -> Result<T, String> {
    T::try_from(number(cell)?).map_err(|_| format!("{cell} is out of range"))
}

fn read_outcome(cell: &str) -> Result<Outcome, String> {
    Outcome::read(cell)
        .ok_or_else(|| format!("“{cell}” is no outcome, expected scored, won, lost or given-up"))
}

fn yes_or_no(cell: &str) -> Result<bool, String> {
    match cell.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" => Ok(true),
        "no" | "n" | "false" | "0" => Ok(false),
        _ => Err(format!("“{cell}” is neither yes nor no")),
    }
}

fn object(cell: &str) -> Result<Map<String, Value>, String> {
    serde_json::from_str(cell).map_err(|error| format!("it is no JSON object ({error})"))
}

/// `Delivered = 12; Engine = 3`.
fn parts(cell: &str) -> Result<Vec<(String, i64)>, String> {
    if cell.starts_with('[') {
        return serde_json::from_str(cell).map_err(|error| format!("it is no list ({error})"));
    }
    let parts = cell.split(';').map(|part| {
        let (name, points) = part
            .rsplit_once('=')
            .ok_or_else(|| format!("“{part}” is no part of a score, expected Delivered = 12"))?;
        Ok((name.trim().to_owned(), number(points.trim())?))
    });
    parts.collect()
}
