//! M16: cars among which a choice makes no difference.

use crate::freight::{CarPlace, Position};

use super::scene::Scene;

/// Whether a sentence has to tell a car from another of its kind by the Crates aboard.
pub(super) fn has_twin(position: &Position, at: CarPlace) -> bool {
    let car = position.car(at);
    position.cars_of(car.kind).any(|(other, twin)| {
        other.place == at.place
            && (twin.his_crates, twin.your_crates) != (car.his_crates, car.your_crates)
    })
}

/// Cars among which a choice makes a difference: alike cars of a city, and alike cars of alike
/// rows, are one (M16).
pub(super) fn distinct(
    scene: &Scene,
    position: &Position,
    candidates: &[CarPlace],
) -> Vec<CarPlace> {
    let board = scene.board;
    let mut found: Vec<CarPlace> = Vec::new();
    for &at in candidates {
        let section = board.section_of(at.place);
        let alike = found.iter().any(|&other| {
            board.section_of(other.place) == section
                && position.car(other) == position.car(at)
                && (board.is_city(section)
                    || (other.index == at.index
                        && position.at(other.place) == position.at(at.place)))
        });
        if !alike {
            found.push(at);
        }
    }
    found
}
