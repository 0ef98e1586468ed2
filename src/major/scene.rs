//! What holds during a whole turn of the Major.

use crate::freight::{Board, CarKind};

use super::rulings::Rulings;

/// What holds during a whole turn.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The railway.
    pub board: &'a Board,
    /// What decides where the printed rules leave a gap.
    pub rulings: &'a Rulings,
    /// Whether steps say who was passed over before them.
    pub explain: bool,
}

impl Scene<'_> {
    pub(super) fn load_lines(&self) -> &[CarKind] {
        self.rulings.load_order.lines()
    }

    pub(super) fn move_lines(&self) -> &[CarKind] {
        self.rulings.move_order.lines()
    }
}
