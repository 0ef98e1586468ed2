//! What is asked and told at the end.

use crate::major::rank::{next_rank, rank};

use super::counted;

/// Final scoring.
pub const FINAL_SCORING: &str = "Score the game as printed.";
/// Final scoring.
pub const HOW_MANY_POINTS: &str = "How many victory points do you have?";
/// More than a game brings.
#[must_use]
pub fn many_points(typed: &str) -> Option<String> {
    let points = typed.parse::<i64>().ok().filter(|points| *points > 500)?;
    Some(format!(
        "{points} victory points are far above the highest rank, which begins at 300 (K1)."
    ))
}

/// K1: the rank.
#[must_use]
pub fn verdict(victory_points: i64) -> String {
    let reached = match rank(victory_points) {
        Some(name) => format!("{victory_points} victory points: you are a {name} (K1)."),
        None => format!("{victory_points} victory points: below 200 there is no rank (K1)."),
    };
    match next_rank(victory_points) {
        Some((name, missing)) => format!(
            "{reached} {} more and you would have been a {name}.",
            counted(u32::try_from(missing).unwrap_or(u32::MAX), "point")
        ),
        None => format!("{reached} There is no higher rank."),
    }
}
