//! The lines of a journal, one JSON value each.

use crate::ink;
use crate::table::chance::Place;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The format of the journal.
    pub footplate: u32,
    /// The opponent's word: "major".
    pub opponent: String,
    /// The version of the rules that the game was begun with.
    pub rules: u32,
    /// The program's version.
    pub version: String,
    /// When the game was begun, as RFC 3339 has it.
    pub begun: String,
    /// What its chance was started from.
    #[serde(default)]
    pub seed: u64,
}

/// Something that was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Told {
    /// Words, to be wrapped to the page.
    Words(String),
    /// A picture, to be shown as it is.
    Picture {
        /// The picture.
        show: String,
    },
}

impl Told {
    /// The same as it is remembered: a picture's marks are for a screen.
    pub(crate) fn without_marks(self) -> Told {
        match self {
            Told::Picture { show } => Told::Picture {
                show: ink::plain(&show),
            },
            words => words,
        }
    }
}

/// A chapter that was opened. The fields that come before `chapter` are those that the fold must see without parsing.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ChapterLine<'a> {
    /// This opening takes the place of the last one, whose answers no longer fit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// What opened it, where that was not the end of the chapter before: "fix C4 YM(my)".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Its heading. An empty one: the game is over.
    pub chapter: String,
    /// The version of the rules, where it is later than the one that the game was begun with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    pub chance: Place,
    #[serde(borrow)]
    pub state: &'a RawValue,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// How many of the last things told are of the fix that opened it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub of_fix: usize,
}

impl ChapterLine<'_> {
    /// What was told before the fix that opened it, and what by that fix.
    pub(crate) fn told_around_fix(&self) -> (&[Told], &[Told]) {
        let before = self.told.len().saturating_sub(self.of_fix);
        self.told.split_at(before)
    }
}

fn is_none(count: &usize) -> bool {
    *count == 0
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AnswerLine {
    /// The question's stable name.
    pub answer: String,
    pub value: String,
    /// It was typed in one with the answer before: the "YM" of "move YM".
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with: bool,
    /// What was asked.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub asked: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
}

/// What chance gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChanceLine {
    /// The stable name of the roll, shuffle or draw.
    pub chance: String,
    pub value: Dealt,
    /// What was shuffled, where it was not cards, or rolled, where it shows no numbers.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub of: String,
    /// Where the generator stands after it.
    pub drawn: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
}

/// What a roll, a shuffle or a draw gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dealt {
    /// What the dice show.
    Roll(Vec<u8>),
    /// The place that each card comes from.
    Shuffle(Vec<usize>),
    /// The card; `None` where the deck was empty.
    Draw(Option<String>),
    /// The place of an option, from 0, and of how many.
    Lot(usize, usize),
}

/// So many answers taken back.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct UndoLine {
    pub undo: usize,
}

/// So many answers given again.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RedoLine {
    pub redo: usize,
}
