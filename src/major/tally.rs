//! What a turn brings about, counted.

use crate::freight::{Arrival, Board, PerOwner};

/// What a turn has brought about so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Crates loaded by the card.
    pub loaded: u32,
    /// Movements made by the card; pushes are none.
    pub moved: u32,
    /// Spaces that the Performance markers advance (F10).
    pub performance: PerOwner<u32>,
    /// Crates that reached the Warehouse of Benares and of Calcutta, by owner (F10).
    pub delivered: [PerOwner<u32>; 2],
    /// Crates that he shipped (M18).
    pub shipped: u32,
}

impl Tally {
    /// What has come since then.
    #[must_use]
    pub fn since(&self, then: &Tally) -> Tally {
        let apart = |now: PerOwner<u32>, then: PerOwner<u32>| PerOwner {
            major: now.major - then.major,
            you: now.you - then.you,
        };
        let [benares, calcutta] = self.delivered;
        Tally {
            loaded: self.loaded - then.loaded,
            moved: self.moved - then.moved,
            performance: apart(self.performance, then.performance),
            delivered: [
                apart(benares, then.delivered[0]),
                apart(calcutta, then.delivered[1]),
            ],
            shipped: self.shipped - then.shipped,
        }
    }

    /// F10: counts a delivery.
    pub fn deliver(&mut self, board: &Board, arrival: &Arrival) {
        let warehouse = usize::from(board.cities()[0] != arrival.to);
        for car in &arrival.train.cars {
            self.delivered[warehouse].major += u32::from(car.his_crates);
            self.delivered[warehouse].you += u32::from(car.your_crates);
            *self.performance.of_mut(car.kind.owner) += u32::from(car.kind.size.capacity());
        }
    }
}
