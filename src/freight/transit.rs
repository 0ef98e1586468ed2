use serde::Serialize;

use super::{Board, CarPlace, FreightCar, Owner, PerOwner, Position};

/// Crates still aboard outside the cities, by owner (F14).
pub type CratesInTransit = PerOwner<u32>;

/// What is on its way when Round 2 ends (F14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Transit {
    /// Your income in rupees. The Major gains none (A3).
    pub income: YourIncome,
    /// Crates that count for the unpaid-delivery penalty.
    pub crates: CratesInTransit,
}

/// Rupees that your cars in transit earn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct YourIncome {
    /// Capacity times the value of the last junction reached, added up.
    pub you: u32,
}

/// What one of your cars in transit earns (F14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earning {
    /// The car and where it stands.
    pub car: (CarPlace, FreightCar),
    /// The value of the last junction that it has reached on this leg; 0 before the first.
    pub value: u8,
}

impl Earning {
    /// Capacity times the value.
    #[must_use]
    pub fn rupees(&self) -> u32 {
        u32::from(self.car.1.kind.size.capacity()) * u32::from(self.value)
    }
}

/// F14: your cars in transit. Whether a car is half full does not matter here.
pub fn earnings<'p>(
    board: &'p Board,
    position: &'p Position,
) -> impl Iterator<Item = Earning> + 'p {
    let yours = |(at, car): (CarPlace, &FreightCar)| {
        let section = board.section_of(at.place);
        let earns = car.kind.owner == Owner::You && !board.is_city(section);
        earns.then(|| Earning {
            car: (at, *car),
            value: board.reached_value(section),
        })
    };
    position.cars().filter_map(yours)
}

/// F14: income of your cars in transit, and every Crate in transit.
#[must_use]
pub fn in_transit(board: &Board, position: &Position) -> Transit {
    let mut transit = Transit::default();
    transit.income.you = earnings(board, position)
        .map(|earning| earning.rupees())
        .sum();
    for (at, car) in position.cars() {
        if board.is_city(board.section_of(at.place)) {
            continue;
        }
        transit.crates.you += u32::from(car.your_crates);
        transit.crates.major += u32::from(car.his_crates);
    }
    transit
}
