//! How a train enters a section: the rows to choose from.

use crate::freight::{
    Board, Entry, Place, Position,
    naming::{section_name, train_name},
};

/// "row 2"; "rows 1 2" for a split, the row of each car in the order of the train.
#[must_use]
pub fn entry_key(board: &Board, way: &Entry) -> String {
    if let [part] = &way.parts[..] {
        return row_in_section(board, part.place);
    }
    let parts: Vec<String> = way
        .parts
        .iter()
        .map(|part| format!("{}:{}", board.row_of(part.place) + 1, part.train))
        .collect();
    parts.join(" ")
}

/// What entering so does: "row 1, which is empty", "all into row 2, behind his Large", or part by part.
#[must_use]
pub fn entry_option(board: &Board, position: &Position, way: &Entry) -> String {
    let parts: Vec<String> = way
        .parts
        .iter()
        .map(|part| {
            let row = row_in_section(board, part.place);
            let standing = position.at(part.place);
            let does = if standing.is_empty() {
                format!("{row}, which is empty")
            } else if standing.fits_with(&part.train) {
                format!("{row}, behind {}", train_name(standing))
            } else {
                format!("{row}, pushing {} on", train_name(standing))
            };
            match (way.parts.len(), part.train.cars.len()) {
                (1, 1) => does,
                (1, _) => format!("all into {does}"),
                _ => format!("{} into {does}", train_name(&part.train)),
            }
        })
        .collect();
    parts.join("; ")
}

/// "row 2": the question names the section.
fn row_in_section(board: &Board, place: Place) -> String {
    format!("row {}", board.row_of(place) + 1)
}

/// "Which row of C4 does his Medium enter?"
#[must_use]
pub fn which_row(board: &Board, arrival: &crate::freight::Arrival) -> String {
    let train = train_name(&arrival.train);
    let section = section_name(board, arrival.to);
    if arrival.train.cars.len() > 1 {
        format!("How do {train} enter {section}?")
    } else {
        format!("Which row of {section} does {train} enter?")
    }
}
