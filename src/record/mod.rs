//! The record of games: a plain file of one JSON value a line.
//!
//! Lines are only ever appended. A game that was finished again, after undoing its end, is the
//! same game: its latest line counts.

use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The record's file within the data folder.
pub const FILE: &str = "record.jsonl";

/// A game that came to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RecordedGame {
    /// When it was set up; with the name it tells games apart.
    pub begun: DateTime<FixedOffset>,
    /// When it ended.
    pub ended: DateTime<FixedOffset>,
    /// The game's name.
    pub name: String,
    /// Whom it was played against: "major".
    pub opponent: String,
    /// Victory points or points.
    pub score: i64,
    /// The rank or the verdict, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// What else is worth keeping: the deck, rulings that are not the default.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl RecordedGame {
    /// The line that is appended to the record.
    ///
    /// # Errors
    /// None but a sentence that a value could not be written.
    pub fn line(&self) -> Result<String, String> {
        serde_json::to_string(self)
            .map_err(|error| format!("The record cannot be written: {error}."))
    }
}
