//! What the tour is made of, from the files in `decks/tour`.

use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    freight::{Board, Owner},
    major::facts::Cards,
};

/// The lessons, and the table that they begin with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lessons {
    /// In notation.
    pub position: String,
    /// His Crates.
    pub supply: u32,
    /// In the order in which they are told.
    pub lessons: Vec<Lesson>,
}

/// One lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lesson {
    /// The turn in which it is told, from 1.
    pub turn: u8,
    /// In whose half of the turn.
    pub whose: Owner,
    /// The railway is shown below it.
    #[serde(default)]
    pub board: bool,
    /// It asks whether the table is right, and waits for a fix.
    #[serde(default)]
    pub waits: bool,
    /// The railways on which it is true, in notation; none: on any.
    #[serde(default)]
    pub at: Vec<String>,
    /// What it waits for: "type  load YS".
    #[serde(default)]
    pub task: String,
    /// What is said where the tour does for the person what came before.
    #[serde(default)]
    pub left_out: String,
    pub text: String,
}

impl Lesson {
    /// Whether it may be told of this railway.
    pub fn suits(&self, position: &str) -> bool {
        self.at.is_empty() || self.at.iter().any(|at| at == position)
    }
}

impl Lessons {
    pub fn shipped() -> Result<Lessons, String> {
        read(include_str!("../../decks/tour/lessons.toml"))
    }
}

pub(super) fn board() -> Result<Board, String> {
    read(include_str!("../../decks/tour/board.toml"))
}

pub(super) fn cards() -> Result<Cards, String> {
    read(include_str!("../../decks/tour/cards.toml"))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|fault| fault.to_string())
}
