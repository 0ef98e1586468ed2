//! The railway told place by place in the order of the loop: a fact a line, in words alone.

use super::super::{
    Board, FreightCar, Place, Position,
    naming::{kind_name, section_name},
};

/// Whether a place tells how far it is to the next city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Far {
    /// It does.
    Told,
    /// It does not.
    Untold,
}

/// Every place where cars stand. Empty places are left out.
#[must_use]
pub fn spoken(board: &Board, position: &Position, far: Far) -> String {
    let lines: Vec<String> = board
        .places()
        .filter(|&place| !position.at(place).is_empty())
        .map(|place| spoken_place(board, position, place, far))
        .collect();
    if lines.is_empty() {
        "No car stands on the railway.".into()
    } else {
        lines.join("\n")
    }
}

/// One place: "C4, row 2, front car first: your Small with 1 Crate of his; his Small, empty."
#[must_use]
pub fn spoken_place(board: &Board, position: &Position, place: Place, far: Far) -> String {
    let section = board.section_of(place);
    let mut name = section_name(board, section);
    if board.section(section).rows > 1 {
        name += &format!(", row {}", board.row_of(place) + 1);
    }
    if far == Far::Told && !board.is_city(section) {
        name += &match board.distance(section) {
            1 => ", 1 section to go".to_owned(),
            sections => format!(", {sections} sections to go"),
        };
    }
    let cars: Vec<String> = position.at(place).cars.iter().map(spoken_car).collect();
    match cars.len() {
        0 => format!("{name}: empty."),
        2.. if !board.is_city(section) => format!("{name}, front car first: {}.", cars.join("; ")),
        _ => format!("{name}: {}.", cars.join("; ")),
    }
}

/// "your Medium with 1 Crate of his and 1 of yours", "his Small, empty".
fn spoken_car(car: &FreightCar) -> String {
    let name = kind_name(car.kind);
    let crates = |count: u8| match count {
        1 => "1 Crate".to_owned(),
        count => format!("{count} Crates"),
    };
    match (car.his_crates, car.your_crates) {
        (0, 0) => format!("{name}, empty"),
        (his, 0) => format!("{name} with {} of his", crates(his)),
        (0, yours) => format!("{name} with {} of yours", crates(yours)),
        (his, yours) => format!("{name} with {} of his and {yours} of yours", crates(his)),
    }
}
