//! Who answers.

use super::{Asked, Interrupt, Page, Plain, Terminal};
use std::io::IsTerminal;

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

impl Player for Box<dyn Player> {
    fn page(&self) -> Page {
        self.as_ref().page()
    }

    fn tell(&mut self, words: &str) {
        self.as_mut().tell(words);
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        self.as_mut().ask(asked)
    }
}

/// The person who started the program: at her terminal, or in plain lines where there is none, where it can do no more
/// (`TERM=dumb`), and where `plain` asks for them.
#[must_use]
pub fn person(plain: bool) -> Box<dyn Player> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if plain || dumb || !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        Box::new(Plain::stdio())
    } else {
        Box::new(Terminal::new())
    }
}
