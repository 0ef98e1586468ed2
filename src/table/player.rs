//! Who answers.

use super::{Asked, Interrupt, Page};

/// The one who answers: a person at a terminal, lines from a pipe, a script, or chance.
pub trait Player {
    /// What the person's screen can show. It may change while she plays.
    fn page(&self) -> Page;

    /// Shows words that are laid out already, and ends the line.
    fn tell(&mut self, words: &str);

    /// Asks, and gives what was typed, without the end of the line.
    ///
    /// # Errors
    /// [`Interrupt::EndOfInput`] and [`Interrupt::Signal`].
    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt>;
}
