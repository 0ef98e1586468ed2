//! `undo to 12`, `redo to 12`: the places that the numbered log shows.

use super::journal::{Recorded, Told};
use super::{Interrupt, Table};

impl Table {
    /// Whether this was answered or dealt already in the chapter that is open: a fix may depend on it.
    #[must_use]
    pub fn has_happened(&self, key: &str) -> bool {
        let recorded = self.journal.recorded().unwrap_or_default();
        recorded.iter().any(|recorded| match recorded {
            Recorded::Answer(line) => line.answer == key,
            Recorded::Chance(line) => line.chance == key,
        })
    }

    /// The words that were told so far in the chapter that is open.
    #[must_use]
    pub fn told_in_chapter(&self) -> Vec<String> {
        let told = self.journal.told_in_chapter().into_iter();
        told.chain(self.told.iter().cloned())
            .filter_map(|told| match told {
                Told::Words(words) => Some(words),
                Told::Picture { .. } => None,
            })
            .collect()
    }

    /// Goes back to the place where that answer of the log was asked for.
    pub(super) fn undo_to(&mut self, place: usize) -> Result<(), Interrupt> {
        let answers = self.journal.answers();
        match answers.checked_sub(place - 1) {
            Some(count) if count > 0 => Err(Interrupt::Undo(count)),
            _ => {
                self.say(&match answers {
                    0 => "There is nothing to undo yet.".to_owned(),
                    _ => format!("There is no answer {place} yet: the last one is {answers}. The log has their numbers."),
                });
                Ok(())
            }
        }
    }

    /// Goes forward to the place where that answer was asked for.
    pub(super) fn redo_to(&mut self, place: usize) -> Result<(), Interrupt> {
        let (answers, undone) = (self.journal.answers(), self.journal.undone());
        match (place - 1).checked_sub(answers) {
            Some(count) if (1..=undone).contains(&count) => Err(Interrupt::Redo(count)),
            _ => {
                self.say(&match undone {
                    0 => "There is nothing to redo.".to_owned(),
                    _ => format!(
                        "redo to can go to the places {} to {}.",
                        answers + 2,
                        answers + undone + 1
                    ),
                });
                Ok(())
            }
        }
    }
}
