//! What was typed ahead: several things on one line, and the words of one thing.

use std::collections::VecDeque;

use super::Table;
use crate::listing::joined;

/// Something typed that answers one question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub text: String,
    /// It goes on from the answer before: the "YM" of "move YM". So undo takes both back at once.
    pub with: bool,
    /// It stood behind something else on its line.
    pub ahead: bool,
}

/// Answers to the next questions, in order.
#[derive(Debug, Default)]
pub(super) struct Ahead(VecDeque<Typed>);

impl Ahead {
    /// Keeps the parts of a line that stand behind its first `;`. Gives the first. Words in quotation marks are not parted.
    pub fn line(&mut self, typed: &str) -> Typed {
        let mut quoted = false;
        let ends = |letter: char| {
            quoted ^= letter == '"';
            letter == ';' && !quoted
        };
        let mut parts = typed.split(ends).map(|part| part.trim().to_owned());
        let first = parts.next().unwrap_or_default();
        let later = parts.filter(|part| !part.is_empty());
        self.0.extend(later.map(|text| Typed {
            text,
            with: false,
            ahead: true,
        }));
        Typed::now(first)
    }

    /// Keeps what is left over of an answer for the next question.
    pub fn rest(&mut self, text: String) {
        if !text.is_empty() {
            self.0.push_front(Typed {
                text,
                with: true,
                ahead: true,
            });
        }
    }

    pub fn next(&mut self) -> Option<Typed> {
        self.0.pop_front()
    }

    /// Whether this comes next.
    pub fn begins_with(&self, is: impl Fn(&str) -> bool) -> bool {
        self.0.front().is_some_and(|next| is(&next.text))
    }
}

impl Typed {
    /// What was typed just now.
    pub fn now(text: String) -> Typed {
        Typed {
            text,
            with: false,
            ahead: false,
        }
    }
}

impl Table {
    /// Drops what was typed ahead, and names it: it was not done.
    pub(super) fn drop_ahead(&mut self) {
        self.drop_from(None);
    }

    /// Drops what stood behind an answer and answered nothing more of its thing: the "fast" of "move C4 fast".
    pub(super) fn drop_rest(&mut self) {
        if self.ahead.0.front().is_some_and(|next| next.with) {
            self.drop_ahead();
        }
    }

    /// Says why a fix is none. What was typed ahead behind it is dropped as well; behind the bare word it answers what is asked.
    pub fn tell_no_fix(&mut self, typed: &str, why: impl Into<String>) {
        self.tell(why);
        if !typed.trim().is_empty() {
            self.drop_ahead();
        }
    }

    /// The same from something on that was no answer.
    pub(super) fn drop_from(&mut self, wrong: Option<&Typed>) {
        // what is wrong and stood at the beginning was named already
        let wrong = wrong.filter(|wrong| wrong.ahead && !wrong.with);
        let dropped: Vec<String> = wrong
            .into_iter()
            .chain(&self.ahead.0)
            .map(|typed| format!("“{}”", typed.text))
            .collect();
        self.ahead.0.clear();
        if !dropped.is_empty() {
            self.say(&format!("Not done: {}.", joined(&dropped, "and")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_parted_at_its_semicolons_outside_of_quotation_marks() {
        for (typed, parts) in [
            ("load; move C4 ;", &["load", "move C4"][..]),
            (
                "L3 \"One car; then two\" $2; next",
                &["L3 \"One car; then two\" $2", "next"],
            ),
            ("\"left open; next", &["\"left open; next"]),
        ] {
            let mut ahead = Ahead::default();
            let mut found = vec![ahead.line(typed).text];
            found.extend(ahead.0.into_iter().map(|typed| typed.text));
            assert_eq!(found, parts);
        }
    }
}
