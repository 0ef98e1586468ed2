use serde::Serialize;

use super::{Board, Owner, PerOwner, Position};

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

/// F14: income of your cars in transit, and every Crate in transit. Whether a car is half full
/// does not matter here.
#[must_use]
pub fn in_transit(board: &Board, position: &Position) -> Transit {
    let mut transit = Transit::default();
    for (at, car) in position.cars() {
        let section = board.section_of(at.place);
        if board.is_city(section) {
            continue;
        }
        if car.kind.owner == Owner::You {
            let capacity = u32::from(car.kind.size.capacity());
            transit.income.you += capacity * u32::from(board.reached_value(section));
        }
        transit.crates.you += u32::from(car.your_crates);
        transit.crates.major += u32::from(car.his_crates);
    }
    transit
}
