//! How a sentence names the pieces, so that a hand finds them.

use crate::listing::joined;

use super::{Board, CarKind, FreightCar, Owner, Place, Position, Size, Train};

/// "Large", "Medium", "Small".
#[must_use]
pub fn size_name(size: Size) -> &'static str {
    match size {
        Size::Large => "Large",
        Size::Medium => "Medium",
        Size::Small => "Small",
    }
}

/// "his Large", "your Small".
#[must_use]
pub fn kind_name(kind: CarKind) -> String {
    format!("{} {}", owner_name(kind.owner), size_name(kind.size))
}

/// "1 his, 2 yours"; `None` for an empty car.
#[must_use]
pub fn crates_name(car: &FreightCar) -> Option<String> {
    match (car.his_crates, car.your_crates) {
        (0, 0) => None,
        (his, 0) => Some(format!("{his} his")),
        (0, yours) => Some(format!("{yours} yours")),
        (his, yours) => Some(format!("{his} his, {yours} yours")),
    }
}

/// "your Medium (1 his, 1 yours)", "his Small (empty)".
#[must_use]
pub fn car_name(car: &FreightCar) -> String {
    let crates = crates_name(car).unwrap_or_else(|| "empty".into());
    format!("{} ({crates})", kind_name(car.kind))
}

/// "his Large", "his Medium and your Small", "your two Smalls": a train from front to back,
/// without its Crates.
#[must_use]
pub fn train_name(train: &Train) -> String {
    let alike = train.cars.chunk_by(|one, other| one.kind == other.kind);
    let names: Vec<String> = alike
        .filter_map(|cars| match cars {
            [] => None,
            [car] => Some(kind_name(car.kind)),
            [car, _] => Some(several("two", car.kind)),
            [car, ..] => Some(several("three", car.kind)),
        })
        .collect();
    listed(&names)
}

fn several(count: &str, kind: CarKind) -> String {
    let owner = owner_name(kind.owner);
    format!("{owner} {count} {}s", size_name(kind.size))
}

/// "his", "your".
#[must_use]
pub fn owner_name(owner: Owner) -> &'static str {
    match owner {
        Owner::Major => "his",
        Owner::You => "your",
    }
}

/// "a", "a and b", "a, b and c".
#[must_use]
pub fn listed(names: &[String]) -> String {
    joined(names, "and")
}

/// "Benares", "Calcutta", or the id of any other section: "C4".
#[must_use]
pub fn section_name(board: &Board, section: usize) -> String {
    match board.cities().iter().position(|&city| city == section) {
        Some(0) => "Benares".into(),
        Some(_) => "Calcutta".into(),
        None => board.section(section).id.clone(),
    }
}

/// "in Benares", "on C4", "on C4 row 2".
#[must_use]
pub fn where_name(board: &Board, place: Place) -> String {
    let section = board.section_of(place);
    let name = section_name(board, section);
    if board.is_city(section) {
        format!("in {name}")
    } else {
        format!("on {}", row_name(board, place))
    }
}

/// "C3", "C4 row 2": a row is named only where a section has several.
#[must_use]
pub fn row_name(board: &Board, place: Place) -> String {
    let section = board.section_of(place);
    let name = section_name(board, section);
    if board.section(section).rows > 1 {
        format!("{name} row {}", board.row_of(place) + 1)
    } else {
        name
    }
}

/// What notation calls a place, with its row where another row of its section holds a train: "C4", "C4.1".
#[must_use]
pub fn clear_id(board: &Board, position: &Position, place: Place) -> String {
    let mut others = board
        .rows(board.section_of(place))
        .filter(|&row| row != place);
    if others.any(|row| !position.at(row).is_empty()) {
        board.row_id(place)
    } else {
        board.place_id(place)
    }
}
