//! What is different on the railway from what stood there before.

use super::super::{Board, FreightCar, Place, Position};

/// The places where cars or Crates came or went, in loop order.
#[must_use]
pub fn changed_places(board: &Board, before: &Position, now: &Position) -> Vec<Place> {
    board
        .places()
        .filter(|&place| seen(before, place) != seen(now, place))
        .collect()
}

/// What a place shows: its cars with their Crates.
fn seen(position: &Position, place: Place) -> Vec<String> {
    let cars = position.at(place).cars.iter();
    cars.map(FreightCar::to_string).collect()
}

/// For each car of a place whether it came or its Crates changed. Cars that look alike are one another's match.
pub(super) fn changed_cars(before: Option<&Position>, now: &Position, place: Place) -> Vec<bool> {
    let mut known = before.map(|before| seen(before, place));
    let mut is_new = |car: String| match &mut known {
        None => false,
        Some(known) => match known.iter().position(|other| *other == car) {
            Some(at) => {
                known.swap_remove(at);
                false
            }
            None => true,
        },
    };
    seen(now, place).into_iter().map(&mut is_new).collect()
}

/// Whether cars only left a place, so that none that stands there shows the change.
pub(super) fn only_left(before: Option<&Position>, now: &Position, place: Place) -> bool {
    before.is_some_and(|before| seen(before, place) != seen(now, place))
        && !changed_cars(before, now, place).contains(&true)
}
