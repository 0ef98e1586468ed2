//! Everything that a card can change.

use crate::railway::Places;
use std::collections::BTreeSet;

/// The table at some moment of the Major's turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Table {
    pub places: Places,
    /// Crates left in his supply; unknown, it is taken to suffice (M7).
    pub supply: Option<usize>,
    pub loaded: usize,
    pub moved: usize,
    /// By owner: the Major, you.
    pub performance: [usize; 2],
    /// By city (Benares, Calcutta) and owner.
    pub delivered: [[usize; 2]; 2],
}

/// Every table that the player's choices can lead to.
pub type Tables = BTreeSet<Table>;

impl Table {
    pub fn new(places: Places, supply: Option<usize>) -> Self {
        Self {
            places,
            supply,
            loaded: 0,
            moved: 0,
            performance: [0; 2],
            delivered: [[0; 2]; 2],
        }
    }

    /// How many of so many Crates the supply has.
    pub fn supplied(&self, crates: usize) -> usize {
        self.supply.map_or(crates, |supply| supply.min(crates))
    }

    /// Takes Crates that are there from the supply.
    pub fn take(&mut self, crates: usize) {
        if let Some(supply) = &mut self.supply {
            *supply -= crates;
        }
    }
}

/// Follows every table to every table that it leads to.
pub fn each(tables: Tables, step: impl Fn(Table) -> Tables) -> Tables {
    tables.into_iter().flat_map(step).collect()
}
