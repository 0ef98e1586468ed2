//! A player at a terminal: one short line is edited, with completion and history.

use super::{Asked, Interrupt, Page, Player, Takes, signal};
use console::Term;
use dialoguer::theme::Theme;
use dialoguer::{Completion, History, Input};
use std::collections::VecDeque;
use std::fmt;
use std::io::ErrorKind;

/// Below this the line editor cannot place the cursor.
const NARROWEST: usize = 8;

/// A person at a terminal.
pub struct Terminal {
    term: Term,
    typed: Typed,
}

impl Terminal {
    /// The terminal that the program was started in.
    #[must_use]
    pub fn new() -> Terminal {
        signal::watch();
        Terminal {
            term: Term::stdout(),
            typed: Typed::default(),
        }
    }

    fn edit(&mut self, asked: &Asked, prompt: &str) -> dialoguer::Result<String> {
        if self.page().width < NARROWEST {
            self.term.write_str(prompt)?;
            return Ok(self.term.read_line()?);
        }
        let words = Words(asked.completions());
        let mut input = Input::<String>::with_theme(&Bare)
            .with_prompt(prompt)
            .allow_empty(true)
            .completion_with(&words)
            .history_with(&mut self.typed);
        if let Takes::Text {
            initial: Some(initial),
            ..
        } = &asked.takes
        {
            input = input.with_initial_text(*initial);
        }
        input.interact_text_on(&self.term)
    }
}

impl Default for Terminal {
    fn default() -> Terminal {
        Terminal::new()
    }
}

impl Player for Terminal {
    fn page(&self) -> Page {
        let (_, columns) = self.term.size();
        Page {
            width: usize::from(columns),
            plain: false,
            colour: console::colors_enabled(),
        }
    }

    fn tell(&mut self, words: &str) {
        // a terminal that is gone is noticed when it is asked
        let _ = self.term.write_line(words);
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page());
        if !question.is_empty() {
            self.tell(&question);
        }
        if signal::is_raised() {
            return Err(Interrupt::Signal);
        }
        self.edit(asked, &prompt)
            .map_err(|dialoguer::Error::IO(error)| {
                let _ = self.term.show_cursor();
                let _ = self.term.write_line("");
                if error.kind() == ErrorKind::Interrupted || signal::is_raised() {
                    Interrupt::Signal
                } else {
                    Interrupt::EndOfInput
                }
            })
    }
}

/// The prompt as it is, and nothing added.
struct Bare;

impl Theme for Bare {
    fn format_input_prompt(
        &self,
        f: &mut dyn fmt::Write,
        prompt: &str,
        _default: Option<&str>,
    ) -> fmt::Result {
        f.write_str(prompt)
    }

    fn format_input_prompt_selection(
        &self,
        f: &mut dyn fmt::Write,
        prompt: &str,
        typed: &str,
    ) -> fmt::Result {
        write!(f, "{prompt}{typed}")
    }
}

/// The words that Tab completes.
struct Words<'a>(Vec<&'a str>);

impl Completion for Words<'_> {
    /// The longest beginning that all words have in common which begin with what was typed since the last `;`.
    fn get(&self, typed: &str) -> Option<String> {
        let (before, begun) = match typed.rfind(';') {
            Some(at) => typed.split_at(at + 1),
            None => ("", typed),
        };
        let word = begun.trim_start();
        let before = &typed[..before.len() + begun.len() - word.len()];
        if word.is_empty() {
            return None;
        }
        let begins = |other: &&&str| other.to_lowercase().starts_with(&word.to_lowercase());
        let mut found = self.0.iter().filter(begins);
        let first = found.next()?;
        let common = found.fold((*first).to_owned(), |common, other| {
            let same = common
                .chars()
                .zip(other.chars())
                .take_while(|(one, two)| one == two);
            same.map(|(one, _)| one).collect()
        });
        (common.chars().count() >= word.chars().count()).then(|| format!("{before}{common}"))
    }
}

/// What was typed before, the latest first.
#[derive(Default)]
struct Typed(VecDeque<String>);

impl History<String> for Typed {
    fn read(&self, back: usize) -> Option<String> {
        self.0.get(back).cloned()
    }

    fn write(&mut self, typed: &String) {
        if typed.trim().is_empty() {
            return;
        }
        self.0.retain(|other| other != typed);
        self.0.push_front(typed.clone());
        self.0.truncate(100);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_completes_as_far_as_all_agree() {
        let words = Words(vec!["load", "move", "YM C4", "YM C5", "undo"]);
        assert_eq!(words.get("lo").as_deref(), Some("load"));
        assert_eq!(words.get("y").as_deref(), Some("YM C"));
        assert_eq!(words.get("move; u").as_deref(), Some("move; undo"));
        assert_eq!(words.get("x"), None);
        assert_eq!(words.get(""), None);
    }
}
