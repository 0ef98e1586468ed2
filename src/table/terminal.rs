//! A player at a terminal: one short line is edited. Tab completes it, and brings back lines that were typed before.

use super::{Asked, Interrupt, Page, Player, Takes, signal};
use console::{Key, Term};
use dialoguer::theme::Theme;
use dialoguer::{Completion, Input};
use std::collections::VecDeque;
use std::fmt;
use std::io::ErrorKind;
use unicode_width::UnicodeWidthChar;

/// Below this the line editor cannot place the cursor.
const NARROWEST: usize = 8;

/// What Ctrl-D types.
const END_OF_INPUT: char = '\u{4}';

/// A person at a terminal.
pub struct Terminal {
    term: Term,
    /// What was typed before, the latest first.
    typed: VecDeque<String>,
}

impl Terminal {
    /// The terminal that the program was started in.
    #[must_use]
    pub fn new() -> Terminal {
        signal::watch();
        Terminal {
            term: Term::stdout(),
            typed: VecDeque::new(),
        }
    }

    fn edit(&mut self, asked: &Asked, prompt: &str) -> dialoguer::Result<String> {
        if self.page().width < NARROWEST {
            self.term.write_str(prompt)?;
            return Ok(self.term.read_line()?);
        }
        let words = Words {
            known: asked.completions(),
            typed: &self.typed,
        };
        let mut begun = match &asked.takes {
            Takes::Text { initial, .. } => initial.map(str::to_owned),
            _ => None,
        };
        if begun.is_none() {
            begun = self.first_keys(prompt, &words)?;
        }
        let Some(begun) = begun else {
            self.term.write_line("")?;
            return Ok(String::new());
        };
        let mut input = Input::<String>::with_theme(&Bare)
            .with_prompt(prompt)
            .allow_empty(true)
            .report(false)
            .completion_with(&words);
        if !begun.is_empty() {
            input = input.with_initial_text(begun);
        }
        let typed = input.interact_text_on(&self.term)?;
        // The editor has cleared the row of the cursor and no other: what stood there is written again, so that a line
        // that fills several rows is not there twice.
        self.term.clear_to_end_of_screen()?;
        let line = format!("{prompt}{typed}");
        self.term.write_line(last_row(&line, self.page().width))?;
        Ok(typed)
    }

    /// Waits for the first key of an empty line, which the editor would not tell: Ctrl-D ends the input. Gives the text that the
    /// line begins with; `None` for Enter.
    fn first_keys(&self, prompt: &str, words: &Words) -> std::io::Result<Option<String>> {
        self.term.write_str(prompt)?;
        loop {
            let begun = match self.term.read_key()? {
                Key::Enter => return Ok(None),
                Key::Char(END_OF_INPUT) => return Err(ErrorKind::UnexpectedEof.into()),
                Key::Unknown if !self.term.is_term() => return Err(ErrorKind::NotConnected.into()),
                Key::Char(letter) if !letter.is_ascii_control() => letter.to_string(),
                Key::Tab | Key::ArrowRight => match words.get("") {
                    Some(line) => line,
                    None => continue,
                },
                _ => continue,
            };
            // the editor writes the prompt itself
            self.term.clear_line()?;
            return Ok(Some(begun));
        }
    }

    fn remember(&mut self, typed: &str) {
        if typed.trim().is_empty() {
            return;
        }
        self.typed.retain(|other| other != typed);
        self.typed.push_front(typed.to_owned());
        self.typed.truncate(100);
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
        if signal::asked_to_end() {
            signal::heard();
            return Err(Interrupt::Signal);
        }
        let typed = self.edit(asked, &prompt);
        if let Ok(typed) = &typed {
            self.remember(typed);
        }
        typed.map_err(|dialoguer::Error::IO(error)| {
            let _ = self.term.show_cursor();
            let _ = self.term.write_line("");
            if error.kind() == ErrorKind::Interrupted || signal::asked_to_end() {
                signal::heard();
                Interrupt::Signal
            } else {
                Interrupt::EndOfInput
            }
        })
    }
}

/// What of a line stands on its last row, on a screen of so many columns.
fn last_row(line: &str, columns: usize) -> &str {
    let (mut begin, mut filled) = (0, 0);
    for (at, letter) in line.char_indices() {
        let wide = letter.width().unwrap_or(0);
        if filled + wide > columns {
            (begin, filled) = (at, 0);
        }
        filled += wide;
    }
    &line[begin..]
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
}

/// What Tab does.
struct Words<'a> {
    /// The words that it completes.
    known: Vec<&'a str>,
    /// The lines that it brings back, the latest first.
    typed: &'a VecDeque<String>,
}

impl Completion for Words<'_> {
    fn get(&self, line: &str) -> Option<String> {
        self.before(line).or_else(|| self.complete(line))
    }
}

impl Words<'_> {
    /// On an empty line the last one that was typed; on one that was brought back the one before it.
    fn before(&self, line: &str) -> Option<String> {
        let older = match self.typed.iter().position(|typed| typed == line) {
            Some(at) => at + 1,
            None if line.is_empty() => 0,
            None => return None,
        };
        self.typed.get(older).cloned()
    }

    /// The longest beginning that all words have in common which begin with what was typed since the last `;`.
    fn complete(&self, typed: &str) -> Option<String> {
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
        let mut found = self.known.iter().filter(begins);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_completes_as_far_as_all_agree() {
        let words = Words {
            known: vec!["load", "move", "YM C4", "YM C5", "undo"],
            typed: &VecDeque::new(),
        };
        assert_eq!(words.get("lo").as_deref(), Some("load"));
        assert_eq!(words.get("y").as_deref(), Some("YM C"));
        assert_eq!(words.get("move; u").as_deref(), Some("move; undo"));
        assert_eq!(words.get("x"), None);
        assert_eq!(words.get(""), None);
    }

    #[test]
    fn a_long_line_ends_on_its_last_row() {
        for (line, columns, row) in [
            ("> short", 10, "> short"),
            ("> just full", 11, "> just full"),
            ("> one letter", 11, "r"),
            ("> of two rows and a bit", 10, "bit"),
            ("> ₹₹宽宽", 7, "宽"),
        ] {
            assert_eq!(last_row(line, columns), row, "{line}");
        }
    }

    #[test]
    fn tab_brings_back_what_was_typed() {
        let words = Words {
            known: vec!["load"],
            typed: &["move C4", "done"].map(str::to_owned).into(),
        };
        assert_eq!(words.get("").as_deref(), Some("move C4"));
        assert_eq!(words.get("move C4").as_deref(), Some("done"));
        assert_eq!(words.get("done"), None);
    }
}
