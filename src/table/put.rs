//! A question of any kind, as the table puts it.

use super::asked::Takes;
use super::question::{Doubt, Refuse};

/// A question of any kind.
pub(super) struct Question<'a> {
    pub key: &'a str,
    pub words: &'a str,
    pub takes: Takes<'a>,
    pub likely: Option<String>,
    /// What each option is for.
    pub how: Option<&'a str>,
    /// Answers that are taken whole, beside those that `takes` shows.
    pub also: &'a [String],
    /// The word that led here, which may be typed again.
    pub after: &'a str,
    pub refuse: Option<Refuse<'a>>,
    pub doubt: Option<Doubt<'a>>,
    /// Whether the word `dice` lets chance choose.
    pub dice: bool,
    /// Whether a “;” belongs to the answer.
    pub sentence: bool,
    /// Whether what is typed behind the answer may answer the next question.
    pub leads_on: bool,
}

impl<'a> Question<'a> {
    /// A question without anything that is special.
    pub fn new(key: &'a str, words: &'a str, takes: Takes<'a>) -> Question<'a> {
        Question {
            key,
            words,
            takes,
            likely: None,
            how: None,
            also: &[],
            after: "",
            refuse: None,
            doubt: None,
            dice: false,
            sentence: false,
            leads_on: false,
        }
    }
}
