//! Who was passed over before a step, and why. Made only where a resolution has to explain.

use crate::freight::{CarKind, CarPlace, Departure, FreightCar, Position};

use super::{
    eligible::{passengers_suit, qualifies, within_reach},
    rulings::{LoadPass, MovePass},
    scene::Scene,
    step::{PassedOver, Why},
};

/// Everyone on these lines of the load order who did not get the Crate, in order (M5–M7).
pub(super) fn before_loading(
    scene: &Scene,
    position: &Position,
    lines: &[CarKind],
    chosen: Option<CarPlace>,
) -> Vec<PassedOver> {
    let by_line = scene.rulings.load_pass == LoadPass::Line;
    on_lines(scene, position, lines, |at, car| {
        let tied = chosen.is_some_and(|chosen| position.car(chosen).kind == car.kind);
        if Some(at) == chosen {
            None
        } else if car.ticked {
            Some(Why::LoadedInThisPass)
        } else if car.room() == 0 {
            Some(Why::Full)
        } else if !within_reach(scene, at, car) {
            Some(Why::NotInLoadingSpace)
        } else if by_line && one_is_ticked(position, car.kind) {
            Some(Why::LineLoadedInThisPass)
        } else {
            tied.then_some(Why::NotChosen)
        }
    })
}

/// Everyone on these lines of the move order whose train did not move, in order (M8–M11).
pub(super) fn before_moving(
    scene: &Scene,
    position: &Position,
    lines: &[CarKind],
    chosen: Option<&Departure>,
) -> Vec<PassedOver> {
    let board = scene.board;
    let by_line = scene.rulings.move_pass == MovePass::Line;
    let nearest = chosen.map(|departure| board.distance(board.section_of(departure.place())));
    let current = lines.last().copied();
    on_lines(scene, position, lines, |at, car| {
        let section = board.section_of(at.place);
        let in_city = board.is_city(section);
        let train = position.at(at.place);
        if chosen.is_some_and(|departure| takes_along(departure, at)) {
            None
        } else if car.ticked {
            Some(Why::MovedInThisPass)
        } else if !qualifies(car) {
            Some(Why::NoCrateOfHis)
        } else if !(car.half_full() && (in_city || train.may_move())) {
            Some(Why::NotHalfFull)
        } else if !in_city && !passengers_suit(scene, train) {
            Some(Why::Passenger)
        } else if by_line && one_is_ticked(position, car.kind) {
            Some(Why::LineMovedInThisPass)
        } else if chosen.is_some() && current != Some(car.kind) {
            // Its line came before this one, and a train that may move still has moved for it.
            Some(if by_line {
                Why::LineMovedInThisPass
            } else {
                Why::MovedInThisPass
            })
        } else {
            let sections = board.distance(section);
            nearest.map(|nearest| {
                if nearest < sections {
                    Why::Farther { sections }
                } else {
                    Why::NotChosen
                }
            })
        }
    })
}

fn on_lines(
    scene: &Scene,
    position: &Position,
    lines: &[CarKind],
    why: impl Fn(CarPlace, &FreightCar) -> Option<Why>,
) -> Vec<PassedOver> {
    let mut found = Vec::new();
    if !scene.explain {
        return found;
    }
    for &line in lines {
        let mut none = true;
        for (at, car) in position.cars_of(line) {
            none = false;
            if let Some(why) = why(at, car) {
                let car = Some((at, *car));
                found.push(PassedOver { line, car, why });
            }
        }
        if none {
            found.push(PassedOver {
                line,
                car: None,
                why: Why::NoSuchCar,
            });
        }
    }
    found
}

fn takes_along(departure: &Departure, at: CarPlace) -> bool {
    match departure {
        Departure::City(city, cars) => *city == at.place && cars.contains(&at.index),
        Departure::Train(place) | Departure::Shortcut(place) => *place == at.place,
    }
}

fn one_is_ticked(position: &Position, kind: CarKind) -> bool {
    position.cars_of(kind).any(|(_, car)| car.ticked)
}
