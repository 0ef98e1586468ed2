//! Why Olivia's die did what it did, step by step.

use super::super::game::OliviaGame;
use super::super::step::Step;
use super::super::tiles::Place;
use super::super::turn::TAKING_HEXES;

/// The reasons of her last turn, or of one step of it.
pub(in super::super) fn why(game: &OliviaGame, about: &str) -> String {
    let steps = game
        .last_turn
        .as_ref()
        .map(|turn| turn.steps())
        .unwrap_or_default();
    if steps.is_empty() {
        return "Olivia has not played yet.".to_owned();
    }
    let told: Vec<String> = steps
        .iter()
        .enumerate()
        .map(|(index, step)| format!("  {}. {step} {}: {}", index + 1, step.rule(), reason(step)))
        .collect();
    let about = about.trim();
    if about.is_empty() {
        return told.join("\n");
    }
    let place = about
        .parse::<usize>()
        .ok()
        .and_then(|number| number.checked_sub(1));
    match place.and_then(|place| told.get(place)) {
        Some(step) => step.clone(),
        None => format!(
            "Her last turn has steps 1 to {}; type why 1, or why alone.",
            told.len()
        ),
    }
}

/// What stands behind a step.
fn reason(step: &Step) -> String {
    match step {
        Step::Crosses { region, .. } => format!(
            "her die is {region}, so an empty hex of region {region} goes, towns included, cities not; which one does not matter."
        ),
        Step::NoHexLeft { region, of } => {
            let hexes = match of {
                1 => "the one hex of the region was".to_owned(),
                of => format!("all {of} hexes of the region were"),
            };
            format!("her die is {region}, and {hexes} crossed off.")
        }
        Step::TakesTile { tile } => format!("her die is {tile}, and you held that tile upright."),
        Step::NoTile {
            tile,
            place: Place::BesideBoard,
        } => format!("tile {tile} lies beside the board."),
        Step::NoTile { tile, .. } => {
            format!("you took tile {tile} in this turn; until your next one it is safe.")
        }
        Step::RollsAgain { city, .. } => format!(
            "city {city} has no goods, so she starts again at the first step with a new die."
        ),
        Step::TakesGood { city, points, .. } => format!(
            "{points} hexes are crossed off in region {city}, {TAKING_HEXES} or more, so she takes the rightmost good and scores {points}."
        ),
        Step::TooFewHexes { .. } => {
            format!("she takes a good from {TAKING_HEXES} crossed hexes on.")
        }
    }
}
