//! Marks in a text that say what a word is, so that a page can colour it later or leave it as it is.
//!
//! A picture is made without knowing the screen: it wraps a word in marks, and [`painted`] or [`plain`] takes them
//! off again. The marks are characters of private use, which no text of the game has. What they say is said
//! in letters and signs as well, since colour alone never carries a meaning.

use unicode_width::UnicodeWidthChar;

/// What a marked word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// A piece of the opponent.
    His,
    /// A piece of the person at the table.
    Yours,
    /// Something that has changed.
    Changed,
}

const END: char = '\u{e000}';

impl Ink {
    const ALL: [Ink; 3] = [Ink::His, Ink::Yours, Ink::Changed];

    fn mark(self) -> char {
        match self {
            Ink::His => '\u{e001}',
            Ink::Yours => '\u{e002}',
            Ink::Changed => '\u{e003}',
        }
    }

    /// What reads well on a dark and on a light screen: magenta, bold, and the screen's own colours reversed.
    fn code(self) -> &'static str {
        match self {
            Ink::His => "\u{1b}[35m",
            Ink::Yours => "\u{1b}[1m",
            Ink::Changed => "\u{1b}[7m",
        }
    }

    /// A word with this mark.
    #[must_use]
    pub fn on(self, word: &str) -> String {
        format!("{}{word}{END}", self.mark())
    }

    fn of(mark: char) -> Option<Ink> {
        Self::ALL.into_iter().find(|ink| ink.mark() == mark)
    }
}

/// The text with its marked words in colour.
#[must_use]
pub fn painted(text: &str) -> String {
    let mut painted = String::with_capacity(text.len());
    for letter in text.chars() {
        match Ink::of(letter) {
            Some(ink) => painted.push_str(ink.code()),
            None if letter == END => painted.push_str("\u{1b}[0m"),
            None => painted.push(letter),
        }
    }
    painted
}

/// The text without marks.
#[must_use]
pub fn plain(text: &str) -> String {
    text.chars().filter(|letter| !is_mark(*letter)).collect()
}

/// The columns that a text takes, marks aside.
#[must_use]
pub fn width(text: &str) -> usize {
    text.chars()
        .filter(|letter| !is_mark(*letter))
        .filter_map(UnicodeWidthChar::width)
        .sum()
}

fn is_mark(letter: char) -> bool {
    letter == END || Ink::of(letter).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_take_no_room_and_come_off_again() {
        let text = format!("{} ─ {}", Ink::His.on("ML"), Ink::Changed.on("»"));
        assert_eq!(width(&text), 6);
        assert_eq!(plain(&text), "ML ─ »");
        assert_eq!(
            painted(&text),
            "\u{1b}[35mML\u{1b}[0m ─ \u{1b}[7m»\u{1b}[0m"
        );
    }
}
