//! The log: what was told and answered, as the journal has it.

use super::{Journal, Told};
use crate::table::Page;

impl Journal {
    /// What happened in so many of the last chapters, with what was `told` since the last line.
    #[must_use]
    pub fn log(&self, _chapters: usize, _told: &[Told], _page: &Page) -> String {
        String::new()
    }
}
