use std::fmt;

use super::{FreightCar, Owner};

/// Small-car spaces in a row (F1).
pub const ROW_WIDTH: u8 = 3;

/// The cars that share a row, from front to back (F5). An empty row is a train of no cars.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Train {
    /// The cars, the front one first.
    pub cars: Vec<FreightCar>,
}

impl Train {
    /// A train of these cars, the front one first.
    #[must_use]
    pub fn new(cars: Vec<FreightCar>) -> Self {
        Self { cars }
    }

    /// No car stands here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cars.is_empty()
    }

    /// Small-car spaces that the cars take together.
    #[must_use]
    pub fn width(&self) -> u8 {
        self.cars
            .iter()
            .map(|car| car.kind.size.width())
            .fold(0, u8::saturating_add)
    }

    /// F8: both trains together find room in one row.
    #[must_use]
    pub fn fits_with(&self, other: &Self) -> bool {
        self.width().saturating_add(other.width()) <= ROW_WIDTH
    }

    /// F3: every car is at least half full. A train of no cars does not move.
    #[must_use]
    pub fn may_move(&self) -> bool {
        !self.is_empty() && self.cars.iter().all(FreightCar::half_full)
    }

    /// A car or a Crate of the Major is part of it (M12–M14).
    #[must_use]
    pub fn holds_his(&self) -> bool {
        self.cars
            .iter()
            .any(|car| car.kind.owner == Owner::Major || car.his_crates > 0)
    }
}

/// The notation: cars joined by `+`, the front car first.
impl fmt::Display for Train {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (index, car) in self.cars.iter().enumerate() {
            if index > 0 {
                write!(f, "+")?;
            }
            write!(f, "{car}")?;
        }
        Ok(())
    }
}
