//! What a game must be able to do to be played at the table.

use super::{Interrupt, Page, Table, words};
use serde::{Serialize, de::DeserializeOwned};
use std::any::Any;

/// A game that can be played at the table: a state, and chapters that carry it from one state to the next.
///
/// A chapter may run again at any time from the state that it started from, with the answers that were given already.
/// So all that comes from outside (answers, dice, shuffles) must come through the [`Table`], and the same answers
/// must lead to the same questions.
pub trait Game: Look + Clone + Serialize + DeserializeOwned + 'static {
    /// The opponent's word in commands and in the journal's first line: "major".
    const OPPONENT: &'static str;
    /// The version of the rules as they are written down here. A journal of a later version is refused.
    const RULES: u32;

    /// The heading of the chapter that comes next, or `None` when the game is over.
    fn chapter(&self) -> Option<String>;

    /// Plays just that chapter.
    ///
    /// # Errors
    /// An [`Interrupt`] from the table is passed on as it is.
    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt>;

    /// The conversation that mends the state this chapter started from: the person typed `fix`, and `typed` is what
    /// came after that word. She speaks of the table that lies there, which is `now`, the state that the chapter has
    /// reached: what differs is carried back to its start. Gives the mended start, and in a few words what was mended
    /// ("C4 YM(my)"), which undo will name. `None` means that nothing changed. By itself a game has no table to mend.
    ///
    /// # Errors
    /// An [`Interrupt`] from the table is passed on as it is; nothing is changed then.
    fn mend(
        &self,
        _now: &Self,
        _typed: &str,
        table: &mut Table,
    ) -> Result<Option<(Self, String)>, Interrupt> {
        table.tell(words::NO_TABLE_TO_MEND);
        Ok(None)
    }
}

/// What a person may look at while she answers. Looking never changes anything.
pub trait Look {
    /// The words that show something, for the list that `help` prints.
    fn views(&self) -> &'static [View];

    /// What a word shows. `about` is what was typed after it: the "3" of "why 3".
    fn view(&self, word: &str, about: &str, page: &Page) -> String;

    /// What a person sees first of the table who takes the game up again; `None` where nothing lies there yet.
    fn on_return(&self, _page: &Page) -> Option<String> {
        None
    }

    /// The table as it lies, to be compared with a later one; `None` where nothing lies there yet.
    fn lies(&self) -> Option<Box<dyn Any>> {
        None
    }

    /// What hands change on a table that [lies](Look::lies) so, to come to this one; `None` for nothing.
    fn set_right(&self, _lies: &dyn Any) -> Option<String> {
        None
    }

    /// Whether `fix` has something to mend here.
    fn mends(&self) -> bool {
        true
    }

    /// What `quit` does here, for the list that `help` prints.
    fn quit_does(&self) -> &'static str {
        "leave; the game is kept and can be resumed"
    }
}

/// One thing to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The word that a person types: "board".
    pub word: &'static str,
    /// What it shows, in a few words: "the railway as I have it".
    pub shows: &'static str,
}

/// Nothing to look at: for questions that are asked before there is a game.
impl Look for () {
    fn views(&self) -> &'static [View] {
        &[]
    }

    fn view(&self, _word: &str, _about: &str, _page: &Page) -> String {
        String::new()
    }

    fn mends(&self) -> bool {
        false
    }

    fn quit_does(&self) -> &'static str {
        "leave"
    }
}
