//! Nothing that is shown can upset a screen, wherever it came from: a file of facts, a journal, a name.

use super::{Asked, Choice, Interrupt, Page, Player, Takes};
use std::borrow::Cow;

/// The text without control characters: each becomes a space, but for the end of a line and the colours of a
/// terminal (`ESC [ digits m`).
#[must_use]
pub fn harmless(text: &str) -> Cow<'_, str> {
    let is_harmful = |c: char| c.is_control() && c != '\n' || is_invisible(c);
    if !text.contains(is_harmful) {
        return Cow::Borrowed(text);
    }
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some(colour) = colour(rest) {
            clean.push_str(&rest[..colour]);
            rest = &rest[colour..];
            continue;
        }
        clean.push(if is_harmful(letter) { ' ' } else { letter });
        rest = &rest[letter.len_utf8()..];
    }
    Cow::Owned(clean)
}

/// Letters that turn the direction of what stands around them, and so make a line read otherwise than it is.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// How long the colour is with which a text begins.
fn colour(text: &str) -> Option<usize> {
    let inside = text.strip_prefix("\u{1b}[")?;
    let length = inside.find(|c: char| !c.is_ascii_digit() && c != ';')?;
    inside[length..].starts_with('m').then_some(length + 3)
}

/// A player who is shown harmless text alone.
pub(super) struct Harmless(Box<dyn Player>);

impl Harmless {
    pub fn new(player: impl Player + 'static) -> Harmless {
        Harmless(Box::new(player))
    }
}

impl Player for Harmless {
    fn page(&self) -> Page {
        self.0.page()
    }

    fn tell(&mut self, words: &str) {
        self.0.tell(&harmless(words));
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let words = harmless(asked.words);
        let options: Vec<Choice> = match &asked.takes {
            Takes::Choice(options) => options.iter().map(shown).collect(),
            _ => Vec::new(),
        };
        let takes = match &asked.takes {
            Takes::Choice(_) => Takes::Choice(&options),
            other => other.clone(),
        };
        let likely = asked.likely.as_deref().map(harmless);
        self.0.ask(&Asked {
            words: &words,
            takes,
            likely: likely.map(Cow::into_owned),
            ..asked.clone()
        })
    }
}

fn shown(option: &Choice) -> Choice {
    Choice::new(harmless(&option.key), harmless(&option.words))
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn escapes_become_spaces_and_colours_stay() {
        for (text, shown) in [
            ("plain\nlines", "plain\nlines"),
            ("\u{1b}[2Jgone\u{7}", " [2Jgone "),
            ("\u{1b}[1;31mred\u{1b}[0m", "\u{1b}[1;31mred\u{1b}[0m"),
            ("\u{1b}]0;title\u{7}", " ]0;title "),
            ("a\rb\tc", "a b c"),
            ("\u{1b}[", " ["),
            ("\u{202e}tfel", " tfel"),
            ("\u{9b}2J", " 2J"),
        ] {
            assert_eq!(harmless(text), shown, "{text:?}");
        }
    }
}
