//! The record for other programs: CSV, JSON and Markdown.

use serde_json::Value;

use super::{CampaignGame, Numbered, Outcome, RecordedGame, log::oldest_first, words};

/// The columns of a CSV file, in order.
pub const COLUMNS: [&str; 25] = [
    "id",
    "begun",
    "ended",
    "name",
    "opponent",
    "variant",
    "difficulty",
    "outcome",
    "score",
    "opponent-score",
    "target",
    "verdict",
    "leaders",
    "deck",
    "rulings",
    "parts",
    "campaign",
    "campaign-game",
    "objective",
    "objective-met",
    "minutes",
    "questions",
    "note",
    "date",
    "more",
];

/// In which form games leave the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated values, a game a row.
    Csv,
    /// A list of objects, a game a line.
    Json,
    /// A table for people.
    Markdown,
}

/// The games in that form, the first one first.
///
/// # Errors
/// None but a sentence that a value could not be written.
pub fn export<'g>(
    games: impl IntoIterator<Item = &'g Numbered>,
    format: Format,
) -> Result<String, String> {
    let games = oldest_first(games);
    match format {
        Format::Csv => csv(&games),
        Format::Json => json(&games),
        Format::Markdown => Ok(markdown(&games)),
    }
}

fn json(games: &[&Numbered]) -> Result<String, String> {
    let lines: Result<Vec<String>, String> = games.iter().map(|entry| entry.game.line()).collect();
    let lines = lines?;
    Ok(match lines.len() {
        0 => "[]\n".into(),
        _ => format!("[\n{}\n]\n", lines.join(",\n")),
    })
}

fn csv(games: &[&Numbered]) -> Result<String, String> {
    let fault = |error: &dyn std::fmt::Display| format!("The games cannot be written: {error}.");
    let mut writer = csv::Writer::from_writer(Vec::new());
    let columns = || COLUMNS.iter().filter(|column| **column != "date");
    writer
        .write_record(columns())
        .map_err(|error| fault(&error))?;
    for entry in games {
        for column in columns() {
            writer
                .write_field(cell(&entry.game, column))
                .map_err(|error| fault(&error))?;
        }
        writer
            .write_record(None::<&[u8]>)
            .map_err(|error| fault(&error))?;
    }
    let bytes = writer.into_inner().map_err(|error| fault(&error))?;
    String::from_utf8(bytes).map_err(|error| fault(&error))
}

/// What a column says of a game.
fn cell(game: &RecordedGame, column: &str) -> String {
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let number = |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
    let count = |count: Option<u32>| number(count.map(i64::from));
    let of_campaign = |read: &dyn Fn(&CampaignGame) -> String| {
        game.campaign.as_ref().map_or_else(String::new, read)
    };
    match column {
        "id" => game.id.clone(),
        "begun" => game.begun.to_rfc3339(),
        "ended" => game.ended.to_rfc3339(),
        "name" => game.name.clone(),
        "opponent" => game.opponent.clone(),
        "variant" => game.variant.clone(),
        "difficulty" => text(&game.difficulty),
        "outcome" => game.outcome.word().to_owned(),
        "score" => number(game.score),
        "opponent-score" => number(game.opponent_score),
        "target" => number(game.target),
        "verdict" => text(&game.verdict),
        "leaders" => yes_or_no(game.leaders),
        "deck" => game.deck.clone(),
        "rulings" if game.rulings.is_empty() => String::new(),
        "rulings" => Value::Object(game.rulings.clone()).to_string(),
        // names that would be taken apart again are written as JSON
        "parts"
            if game
                .parts
                .iter()
                .any(|(name, _)| name.contains([';', '=', '['])) =>
        {
            serde_json::json!(game.parts).to_string()
        }
        "parts" => {
            let parts = game.parts.iter();
            let parts: Vec<String> = parts
                .map(|(name, points)| format!("{name} = {points}"))
                .collect();
            parts.join("; ")
        }
        "campaign" => of_campaign(&|campaign| campaign.name.clone()),
        "campaign-game" => of_campaign(&|campaign| campaign.game.to_string()),
        "objective" => of_campaign(&|campaign| campaign.objective.clone()),
        "objective-met" => of_campaign(&|campaign| yes_or_no(campaign.met)),
        "minutes" => count(game.minutes),
        "questions" => count(game.questions),
        "note" => text(&game.note),
        "more" if game.more.is_empty() => String::new(),
        "more" => Value::Object(game.more.clone()).to_string(),
        _ => String::new(),
    }
}

fn yes_or_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.into()
}

fn markdown(games: &[&Numbered]) -> String {
    let mut text =
        "| No. | Ended | Against | Played | Score | Opponent's | Target | Result | Note |\n\
         | ---: | --- | --- | --- | ---: | ---: | ---: | --- | --- |\n"
            .to_owned();
    for entry in games {
        let game = &entry.game;
        let number =
            |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
        let cells = [
            entry.number.to_string(),
            words::moment(&game.ended),
            words::opponent(&game.opponent).to_owned(),
            words::kind(game),
            number(game.score),
            number(game.opponent_score),
            number(game.target),
            words::verdict(game),
            game.note.clone().unwrap_or_default(),
        ];
        let cells = cells.map(|cell| one_line(&cell));
        text += &format!("| {} |\n", cells.join(" | "));
    }
    let won = games
        .iter()
        .filter(|entry| entry.game.outcome == Outcome::Won)
        .count();
    text += &format!("\n{} games, {won} won.\n", games.len());
    text
}

/// Text that stays in its cell of a Markdown table.
fn one_line(text: &str) -> String {
    text.replace('|', "\\|").replace(['\n', '\r'], " ")
}
