//! What is said of a recorded game.

use chrono::{DateTime, FixedOffset, Timelike};
use serde_json::Value;

use super::{Outcome, RecordedGame};
use crate::table::Page;

/// A moment as tables and facts show it.
#[must_use]
pub fn moment(time: &DateTime<FixedOffset>) -> String {
    let (day, hour, minute) = (time.date_naive(), time.hour(), time.minute());
    format!("{day} {hour:02}:{minute:02}")
}

/// The opponent as people call him or her.
pub(super) fn opponent(word: &str) -> &str {
    match word {
        "major" => "Major Banerjee",
        "olivia" => "Olivia",
        other => other,
    }
}

/// The opponent in a narrow table.
pub(super) fn short_opponent(word: &str) -> &str {
    match word {
        "major" => "Major",
        "olivia" => "Olivia",
        other => other,
    }
}

/// "won", "lost", "given up"; empty where there was nothing to beat.
pub(super) fn ending(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Scored => "",
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::GivenUp => "given up",
    }
}

/// What was played: "rival, Ship III".
pub(super) fn kind(game: &RecordedGame) -> String {
    match (&game.difficulty, game.variant.as_str()) {
        (Some(difficulty), "solo") => difficulty.clone(),
        (Some(difficulty), variant) => format!("{variant}, {difficulty}"),
        (None, variant) => variant.to_owned(),
    }
}

/// "251", "231 to 240 (missed)".
pub(super) fn score(game: &RecordedGame) -> String {
    game.score
        .map_or_else(|| "–".into(), |score| score.to_string())
}

/// "won · Famous Tycoon".
pub(super) fn verdict(game: &RecordedGame) -> String {
    let ending = ending(game.outcome);
    match &game.verdict {
        Some(verdict) if ending.is_empty() => verdict.clone(),
        Some(verdict) => format!("{ending}, {verdict}"),
        // ranks are the Major's (K1)
        None if ending.is_empty() && game.opponent == "major" => "no rank".into(),
        None if ending.is_empty() => "scored".into(),
        None => ending.to_owned(),
    }
}

/// "1 h 35 min".
pub(super) fn length(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

/// Everything that is known of a game, as names and values.
#[must_use]
pub fn facts(game: &RecordedGame) -> Vec<(String, String)> {
    let mut facts: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, value: String| {
        if !value.is_empty() {
            facts.push((name.to_owned(), value));
        }
    };
    add("Game", game.name.clone());
    add("Opponent", opponent(&game.opponent).to_owned());
    match (&game.difficulty, game.variant.as_str()) {
        (Some(difficulty), "solo") => add("Difficulty", difficulty.clone()),
        _ => add("Variant", kind(game)),
    }
    if let Some(campaign) = &game.campaign {
        add(
            "Campaign",
            format!("“{}”, game {}", campaign.name, campaign.game),
        );
        let met = if campaign.met { "met" } else { "not met" };
        add("Objective", met.into());
    }
    add("Begun", moment(&game.begun));
    add("Ended", moment(&game.ended));
    add(
        "Score",
        game.score
            .map_or_else(String::new, |score| score.to_string()),
    );
    if let Some(points) = game.opponent_score {
        add("Opponent's score", points.to_string());
    }
    if let Some(target) = game.target {
        add("Target", target.to_string());
    }
    add("Result", verdict(game));
    for (name, points) in &game.parts {
        add(name, points.to_string());
    }
    add(
        "Leaders",
        if game.leaders {
            "yes".into()
        } else {
            String::new()
        },
    );
    add("Deck", game.deck.clone());
    let rulings = game.rulings.iter();
    let rulings: Vec<String> = rulings
        .map(|(name, value)| format!("{name} = {}", plain(value)))
        .collect();
    add("Rulings", rulings.join(", "));
    add("Length", game.minutes.map_or_else(String::new, length));
    add(
        "Questions",
        game.questions
            .map_or_else(String::new, |count| count.to_string()),
    );
    add("Note", game.note.clone().unwrap_or_default());
    for (name, value) in &game.more {
        let mut letters = name.chars();
        let first = letters.next().map(char::to_uppercase);
        let name: String = first.into_iter().flatten().chain(letters).collect();
        add(&name, plain(value));
    }
    facts
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// The facts of a game, one a line.
#[must_use]
pub fn fact_lines(game: &RecordedGame, page: &Page) -> String {
    let facts = facts(game);
    let widest = facts.iter().map(|(name, _)| name.chars().count()).max();
    let widest = if page.plain {
        0
    } else {
        widest.unwrap_or(0) + 1
    };
    let lines = facts.iter().map(|(name, value)| {
        let name = format!("{name}:");
        page.wrap(&format!("{name:widest$} {value}"))
    });
    lines.collect::<Vec<_>>().join("\n")
}
