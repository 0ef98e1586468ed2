//! What a fix changes on the railway.

use crate::freight::{
    CarKind, Position,
    naming::{clear_id, listed},
};

/// Nothing to correct.
pub const TABLE_AS_BEFORE: &str = "That is the table as I have it.";

/// A fix that changes how many cars there are, as a question; `None` where none come or go.
#[must_use]
pub fn car_changes(before: &Position, after: &Position) -> Option<String> {
    let changes: Vec<String> = CarKind::ALL
        .into_iter()
        .filter(|&kind| before.count(kind) != after.count(kind))
        .map(|kind| {
            format!(
                "{} {} instead of {}",
                after.count(kind),
                kind,
                before.count(kind)
            )
        })
        .collect();
    (!changes.is_empty()).then(|| {
        let are = if changes[0].starts_with("1 ") { "is" } else { "are" };
        format!(
            "Then there {are} {} on the railway. If a car only moved, name the place that it left too, as in C3 / C4 YM(my). Is it right as typed?",
            listed(&changes)
        )
    })
}

/// What was mended, place by place: the label that undo shows.
#[must_use]
pub fn fixed(board: &crate::freight::Board, before: &Position, after: &Position) -> String {
    let changes: Vec<String> = board
        .places()
        .filter(|&place| before.at(place) != after.at(place))
        .map(|place| {
            let train = after.at(place);
            let id = clear_id(board, after, place);
            if train.is_empty() {
                id
            } else if board.is_city(board.section_of(place)) {
                let cars: Vec<String> = train.cars.iter().map(ToString::to_string).collect();
                format!("{id} {}", cars.join(" "))
            } else {
                format!("{id} {train}")
            }
        })
        .collect();
    changes.join(" / ")
}
