//! How wide the person's screen is, and how words are laid out on it.

use crate::ink;
use std::borrow::Cow;

/// What the person's screen can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its width in columns.
    pub width: usize,
    /// Plain lines only: no box art, nothing that a screen reader would stumble over.
    pub plain: bool,
    /// Whether colours may be used.
    pub colour: bool,
}

impl Page {
    /// Plain lines of so many columns.
    #[must_use]
    pub fn plain(width: usize) -> Page {
        Page {
            width,
            plain: true,
            colour: false,
        }
    }

    /// Prose laid out on this page. A line that is too long goes on below its own first word: below the text after
    /// leading spaces, and after a list's number or dash.
    #[must_use]
    pub fn wrap(&self, words: &str) -> String {
        let words = self.for_ears(words);
        let lines: Vec<String> = words.split('\n').map(|line| self.wrap_line(line)).collect();
        lines.join("\n")
    }

    /// On a plain page signs are words, and a number comes before its unit: "₹5" is "5 rupees".
    #[must_use]
    pub fn for_ears<'w>(&self, words: &'w str) -> Cow<'w, str> {
        if self.plain && words.contains('₹') {
            Cow::Owned(rupees_in_words(words))
        } else {
            Cow::Borrowed(words)
        }
    }

    /// A text with marked words ([`ink`]), coloured where this page allows it.
    #[must_use]
    pub fn paint(&self, text: &str) -> String {
        if self.colour {
            ink::painted(text)
        } else {
            ink::plain(text)
        }
    }

    fn wrap_line(&self, line: &str) -> String {
        if textwrap::core::display_width(line) <= self.width {
            return line.to_owned();
        }
        let mut hang = hanging_indent(line);
        if hang > self.width / 2 {
            hang = 0;
        }
        let below = " ".repeat(hang);
        let options = textwrap::Options::new(self.width.max(1))
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .subsequent_indent(&below);
        textwrap::fill(line, options)
    }
}

fn rupees_in_words(words: &str) -> String {
    let mut pieces = words.split('₹');
    let mut told = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let digits = piece.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = piece.split_at(digits);
        let unit = if number == "1" { "rupee" } else { "rupees" };
        told += number;
        told += if number.is_empty() { "" } else { " " };
        told += unit;
        told += rest;
    }
    told
}

/// How far in the text of a line begins: after its leading spaces and after the number or dash of a list.
fn hanging_indent(line: &str) -> usize {
    let text = line.trim_start_matches(' ');
    let indent = line.len() - text.len();
    let Some((mark, rest)) = text.split_once(' ') else {
        return indent;
    };
    let number = mark.trim_end_matches(['.', ')']);
    let is_number = number.len() < mark.len()
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit());
    if is_number || matches!(mark, "-" | "·" | "*") {
        let spaces = rest.len() - rest.trim_start_matches(' ').len();
        indent + textwrap::core::display_width(mark) + 1 + spaces
    } else {
        indent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_hangs_below_its_text() {
        let wrapped = Page::plain(21).wrap("  1. Load 1 Crate on his Large on B4.\nShort.");
        assert_eq!(
            wrapped,
            "  1. Load 1 Crate on\n     his Large on B4.\nShort."
        );
    }

    #[test]
    fn leading_spaces_are_kept() {
        let wrapped = Page::plain(14).wrap("  C4 is a junction.");
        assert_eq!(wrapped, "  C4 is a\n  junction.");
    }

    #[test]
    fn a_deep_indent_does_not_leave_a_column_of_letters() {
        assert_eq!(Page::plain(10).wrap("        deep down"), "\ndeep down");
    }

    #[test]
    fn a_number_comes_before_its_unit_for_ears() {
        let page = Page::plain(40);
        assert_eq!(
            page.wrap("cash ₹4; take ₹1."),
            "cash 4 rupees; take 1 rupee."
        );
        let drawn = Page {
            plain: false,
            ..page
        };
        assert_eq!(drawn.wrap("cash ₹4"), "cash ₹4");
    }

    #[test]
    fn what_fits_is_left_alone() {
        assert_eq!(Page::plain(40).wrap("a   b\n\n  c"), "a   b\n\n  c");
    }
}
