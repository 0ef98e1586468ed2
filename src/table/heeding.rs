//! What the words do that may be typed instead of an answer.

use super::asked::{Asked, Takes};
use super::words::{self, Here, Word};
use super::{Aside, Interrupt, Look, Table};

impl Table {
    /// Does what a word asks for. The question is asked again afterwards, or the chapter is left.
    pub(super) fn heed(
        &mut self,
        word: Word,
        look: &dyn Look,
        asked: &Asked,
    ) -> Result<(), Interrupt> {
        match word {
            Word::Undo(_) if self.aside != Aside::Mending && self.journal.answers() == 0 => {
                self.say("There is nothing to undo yet.")
            }
            Word::Redo(_) if self.journal.undone() == 0 => self.say("There is nothing to redo."),
            Word::Fix(_) if !self.journal.has_begun() && !look.mends() => {
                self.say("There is nothing to mend here.")
            }
            Word::Fix(_) if self.takes_a_fix(asked) => self.say(&words::help_to_mend(asked)),
            Word::Fix(_) if self.aside == Aside::Mending => {
                self.say("You are mending the table already: undo leaves it as it was.")
            }
            Word::Undo(things) => {
                return Err(Interrupt::Undo(self.journal.answers_in_last(things)));
            }
            Word::Redo(things) => {
                return Err(Interrupt::Redo(self.journal.answers_in_next(things)));
            }
            Word::UndoTo(place) => return self.undo_to(place),
            Word::RedoTo(place) => return self.redo_to(place),
            // chance was asked where the question is
            Word::Dice => {}
            Word::Fix(typed) => return Err(Interrupt::Fix(typed)),
            Word::Quit => return Err(Interrupt::Quit),
            Word::Help => {
                let help = match self.aside {
                    Aside::Mending => words::help_to_mend(asked),
                    _ => words::help(asked, &self.page(), &self.here(look)),
                };
                self.say(&help);
            }
            Word::Log(chapters) => {
                let log = self.journal.log(chapters, &self.told, &self.page());
                self.player.tell(&log);
            }
            Word::Look(word, about) => {
                let view = look.view(word, &about, &self.page());
                let view = self.page().paint(view.trim_end_matches('\n'));
                self.player.tell(&view);
            }
        }
        Ok(())
    }

    /// What the words do at the question that is asked.
    fn here(&self, look: &dyn Look) -> Here {
        Here {
            remembered: self.journal.has_begun(),
            undo: self.journal.undo_label(),
            redo: self.journal.redo_label(),
            mends: look.mends(),
            quit_does: look.quit_does(),
        }
    }

    /// Whether it is asked what stands differently, so that what is typed is a fix.
    pub(super) fn takes_a_fix(&self, asked: &Asked) -> bool {
        self.aside == Aside::Mending && matches!(asked.takes, Takes::Text { .. })
    }
}
