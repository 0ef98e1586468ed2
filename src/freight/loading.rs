use std::fmt;

use super::{Board, CarPlace, Position};

/// Why a Crate of yours may not go on a car.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadRefusal {
    /// F2: it is full.
    Full(String),
    /// F4: it does not stand in a loading space.
    NotInLoadingSpace(String),
    /// F4: it took a Crate of yours this turn already. An effect may allow a second one.
    LoadedThisTurn(String),
}

impl fmt::Display for LoadRefusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Full(car) => write!(f, "{car} is full (F2)."),
            Self::NotInLoadingSpace(car) => write!(
                f,
                "{car} does not stand in a loading space: those are both cities and the central junctions (F4)."
            ),
            Self::LoadedThisTurn(car) => write!(
                f,
                "{car} took a Crate of yours this turn already; only an effect allows another (F4)."
            ),
        }
    }
}

impl std::error::Error for LoadRefusal {}

/// F4: every car that has room and stands in a loading space, in loop order. Alike cars of one
/// city are one.
#[must_use]
pub fn loading_choices(board: &Board, position: &Position) -> Vec<CarPlace> {
    let mut found: Vec<CarPlace> = Vec::new();
    for (at, car) in position.cars() {
        let section = board.section_of(at.place);
        if car.room() == 0 || !board.is_loading_space(section) {
            continue;
        }
        let seen = board.is_city(section)
            && found
                .iter()
                .any(|other| other.place == at.place && position.car(*other) == car);
        if !seen {
            found.push(at);
        }
    }
    found
}

/// F4: puts one Crate of yours on a car. An effect lifts only the limit of one Crate a car in a
/// turn.
///
/// # Errors
/// A [`LoadRefusal`] where the rules forbid it; the position is then as it was.
pub fn load_your_crate(
    board: &Board,
    position: &mut Position,
    at: CarPlace,
    by_effect: bool,
) -> Result<(), LoadRefusal> {
    let name = || format!("{} on {}", position.car(at), board.place_id(at.place));
    if position.car(at).room() == 0 {
        return Err(LoadRefusal::Full(name()));
    }
    if !board.is_loading_space(board.section_of(at.place)) {
        return Err(LoadRefusal::NotInLoadingSpace(name()));
    }
    if position.car(at).loaded_this_turn && !by_effect {
        return Err(LoadRefusal::LoadedThisTurn(name()));
    }
    let car = position.car_mut(at);
    car.your_crates += 1;
    car.loaded_this_turn = true;
    position.sort_cities(board);
    Ok(())
}
