//! What a person needs to see who comes back to a table, or to an earlier moment of it.

use super::{Look, Table};
use std::any::Any;

/// What is still to be shown at the next question.
#[derive(Debug, Default)]
pub(super) struct ComingBack {
    /// The game was taken up again, and nothing of its table was shown yet.
    resumed: bool,
    /// How the table lay when something was taken back.
    lay: Option<Box<dyn Any>>,
}

impl Table {
    /// The game is taken up again after some time.
    pub(super) fn game_is_resumed(&mut self) {
        self.coming_back.resumed = self.journal.answers() > 0;
    }

    /// What is told now shows the table.
    pub(super) fn table_is_shown(&mut self) {
        self.coming_back.resumed = false;
    }

    /// Something is taken back from a table that lies as `look` has it.
    pub(super) fn table_lies(&mut self, look: &dyn Look) {
        self.coming_back.lay = look.lies();
    }

    /// Before a question: the table for who comes back to it, and what hands do where something was taken back.
    pub(super) fn show_who_comes_back(&mut self, look: &dyn Look) {
        let lay = self.coming_back.lay.take();
        if let Some(deeds) = lay.and_then(|lay| look.set_right(&*lay)) {
            self.say(&deeds);
        }
        let resumed = std::mem::take(&mut self.coming_back.resumed);
        if let Some(shown) = look.on_return(&self.page()).filter(|_| resumed) {
            let shown = self.page().paint(shown.trim_end_matches('\n'));
            self.player.tell(&shown);
        }
    }
}
