//! How loading a Crate of yours is offered, told and refused (F4).

use crate::freight::{
    Board, CarPlace, FreightCar, LoadRefusal, Owner, Place, Position,
    naming::{car_name, kind_name, where_name},
};

use super::{load_count, naming::named_car};

/// "your Medium on C4: 1 of 2".
#[must_use]
pub fn load_option(board: &Board, position: &Position, at: CarPlace) -> String {
    let car = position.car(at);
    let effect = if car.loaded_this_turn {
        ", loaded this turn: only an effect allows another"
    } else {
        ""
    };
    format!("{} {}{effect}", car_name(car), where_name(board, at.place))
}

/// The likeliest car for a Crate of yours has the least: sooner one that took none this turn, sooner yours than his.
#[must_use]
pub fn likelihood(position: &Position, at: CarPlace) -> (bool, bool) {
    let car = position.car(at);
    (car.loaded_this_turn, car.kind.owner != Owner::You)
}

/// "Load 2 Crates of yours on your Medium on C4: now 2 of 2."
#[must_use]
pub fn you_loaded(board: &Board, place: Place, car: &FreightCar, count: u8) -> String {
    format!(
        "  Load {} of yours on {} {}: {}.",
        super::crates(count),
        kind_name(car.kind),
        where_name(board, place),
        load_count(car)
    )
}

/// F4: more than one Crate on one car in a turn.
#[must_use]
pub fn second_crate(board: &Board, position: &Position, at: CarPlace, count: u8) -> String {
    let car = format!(
        "{} {}",
        super::capitalised(&kind_name(position.car(at).kind)),
        where_name(board, at.place)
    );
    if position.car(at).loaded_this_turn {
        format!("{car} took a Crate of yours this turn already (F4). Does an effect allow another?")
    } else {
        format!("{car} takes one Crate of yours a turn (F4). Does an effect allow {count}?")
    }
}

/// Why a car that was typed is not among those that may be loaded; `None` if no car was named.
#[must_use]
pub fn why_not_loaded(board: &Board, position: &Position, typed: &str) -> Option<String> {
    let (named, count) = match typed.trim().rsplit_once(' ') {
        Some((named, count)) => count.parse().map_or((typed, 1), |count: u8| (named, count)),
        None => (typed, 1),
    };
    let at = named_car(board, position, named)?;
    let name = format!(
        "{} {}",
        super::capitalised(&kind_name(position.car(at).kind)),
        where_name(board, at.place)
    );
    let room = position.car(at).room();
    if room > 0 && room < count {
        return Some(format!(
            "{name} has room for {} alone (F2).",
            super::crates(room)
        ));
    }
    let refusal = if room == 0 {
        LoadRefusal::Full(name)
    } else {
        LoadRefusal::NotInLoadingSpace(name)
    };
    Some(refusal.to_string())
}
