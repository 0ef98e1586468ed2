//! What the Administration does for the Major: A1–A5.

use crate::freight::{Owner, PerOwner};

use super::rulings::TurnOrder;

/// Investments that he places in one Administration, if he can (A5).
pub const INVESTMENTS: usize = 3;

/// A5: where he places his Investments: rows from the top, in each the leftmost open space, one
/// a row, three at most. `rows` tells for each row the leftmost open space, from 1. The answer
/// counts rows and spaces from 1.
pub fn investments(
    rows: impl IntoIterator<Item = Option<usize>>,
) -> impl Iterator<Item = (usize, usize)> {
    rows.into_iter()
        .enumerate()
        .filter_map(|(row, open)| open.map(|space| (row + 1, space)))
        .take(INVESTMENTS)
}

/// F13, A1: who goes first in the next round, by the Crates on the three Ships; a tie keeps the
/// order.
#[must_use]
pub fn first_in_next_round(ships: PerOwner<u32>, first_now: Owner, ruling: TurnOrder) -> Owner {
    let (more, fewer) = match ships.major.cmp(&ships.you) {
        std::cmp::Ordering::Equal => return first_now,
        std::cmp::Ordering::Greater => (Owner::Major, Owner::You),
        std::cmp::Ordering::Less => (Owner::You, Owner::Major),
    };
    match ruling {
        TurnOrder::MostFirst => more,
        TurnOrder::FewestFirst => fewer,
    }
}
