use std::fmt;

use super::{Board, FreightCar, Place, Position, ROW_WIDTH, Train};

/// What a movement starts with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// F7: the train in that row advances one section.
    Train(Place),
    /// F6: these cars of a city, the front one first, form a train on the first straight.
    City(Place, Vec<usize>),
    /// F11: the train in that row goes straight into the next city.
    Shortcut(Place),
}

impl Departure {
    /// Where the train stands before it moves.
    #[must_use]
    pub fn place(&self) -> Place {
        match self {
            Self::Train(place) | Self::City(place, _) | Self::Shortcut(place) => *place,
        }
    }

    /// Movements that it costs (F6, F7, F11).
    #[must_use]
    pub fn price(&self, board: &Board) -> u8 {
        match self {
            Self::Shortcut(place) => board
                .section(board.section_of(*place))
                .shortcut
                .unwrap_or(1),
            Self::Train(_) | Self::City(..) => 1,
        }
    }
}

/// Why a movement is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// No car stands there.
    NothingThere(String),
    /// F6: a car is chosen that does not stand there, or one is chosen twice.
    NotAllThere(String),
    /// F3: this car carries too little.
    NotHalfFull(FreightCar),
    /// F6: the cars are too wide for a row.
    TooWide(u8),
    /// F6: cars leave a city by forming a train, and only there.
    WrongStart(String),
    /// F11: no shortcut starts there.
    NoShortcut(String),
}

impl fmt::Display for MoveRefusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::NothingThere(place) => write!(f, "No car stands on {place}."),
            Self::NotAllThere(place) => {
                write!(f, "These cars do not all stand on {place} (F6).")
            }
            Self::NotHalfFull(car) => write!(
                f,
                "{car} may not move with {} of {} Crates aboard: half full means {} or more (F3).",
                car.crates(),
                car.kind.size.capacity(),
                car.kind.size.crates_to_move()
            ),
            Self::TooWide(width) => write!(
                f,
                "These cars are {width} spaces wide together, a row has {ROW_WIDTH} (F6)."
            ),
            Self::WrongStart(place) => write!(
                f,
                "{place} does not suit: cars form a train in a city, elsewhere the whole train moves (F6, F7)."
            ),
            Self::NoShortcut(place) => write!(
                f,
                "No shortcut starts at {place}: it starts at the last junction before a city (F11)."
            ),
        }
    }
}

impl std::error::Error for MoveRefusal {}

/// F3, F6, F7, F11: whether a movement may start so.
pub(super) fn check(
    board: &Board,
    position: &Position,
    departure: &Departure,
) -> Result<(), MoveRefusal> {
    let place = departure.place();
    let section = board.section_of(place);
    let standing = position.at(place);
    let id = board.place_id(place);
    let moving: Vec<FreightCar> = match departure {
        Departure::Train(_) | Departure::Shortcut(_) => standing.cars.clone(),
        Departure::City(_, chosen) => chosen
            .iter()
            .filter_map(|&index| standing.cars.get(index).copied())
            .collect(),
    };
    if standing.is_empty() {
        return Err(MoveRefusal::NothingThere(id));
    }
    if let Departure::City(_, chosen) = departure {
        let twice = (1..chosen.len()).any(|at| chosen[..at].contains(&chosen[at]));
        if chosen.is_empty() || moving.len() < chosen.len() || twice {
            return Err(MoveRefusal::NotAllThere(id));
        }
    }
    if board.is_city(section) != matches!(departure, Departure::City(..)) {
        return Err(MoveRefusal::WrongStart(id));
    }
    if matches!(departure, Departure::Shortcut(_)) && board.section(section).shortcut.is_none() {
        return Err(MoveRefusal::NoShortcut(id));
    }
    if let Some(&car) = moving.iter().find(|car| !car.half_full()) {
        return Err(MoveRefusal::NotHalfFull(car));
    }
    let width = Train::new(moving).width();
    if width > ROW_WIDTH {
        return Err(MoveRefusal::TooWide(width));
    }
    Ok(())
}

/// F3, F6, F7, F11: every movement that is allowed now. For a city these are the single cars;
/// [`trains_from_city`] names the trains of several.
#[must_use]
pub fn departures(board: &Board, position: &Position) -> Vec<Departure> {
    let mut found = Vec::new();
    for place in board.places() {
        let section = board.section_of(place);
        if board.is_city(section) {
            let orders = trains_from_city(position, place);
            found.extend(
                orders
                    .into_iter()
                    .map(|order| Departure::City(place, order)),
            );
        } else if position.at(place).may_move() {
            found.push(Departure::Train(place));
            if board.section(section).shortcut.is_some() {
                found.push(Departure::Shortcut(place));
            }
        }
    }
    found
}

/// F6: every train, in every order, that the eligible cars of a city can form. Trains of alike
/// cars are one.
#[must_use]
pub fn trains_from_city(position: &Position, city: Place) -> Vec<Vec<usize>> {
    let cars = &position.at(city).cars;
    let eligible: Vec<usize> = (0..cars.len()).filter(|&i| cars[i].half_full()).collect();
    let mut found: Vec<Vec<usize>> = Vec::new();
    let mut seen: Vec<Vec<FreightCar>> = Vec::new();
    let mut growing: Vec<Vec<usize>> = vec![Vec::new()];
    while let Some(order) = growing.pop() {
        for &next in eligible.iter().rev() {
            if order.contains(&next) {
                continue;
            }
            let mut longer = order.clone();
            longer.push(next);
            let train: Vec<FreightCar> = longer.iter().map(|&index| cars[index]).collect();
            if Train::new(train.clone()).width() <= ROW_WIDTH && !seen.contains(&train) {
                seen.push(train);
                found.push(longer.clone());
                growing.push(longer);
            }
        }
    }
    found.sort_unstable_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
    found
}
