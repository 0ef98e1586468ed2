//! What is printed in the box: the sheet, the action tiles, the black die.
//!
//! The files of `decks/olivia` hold what is known and leave out the rest, which is asked of the
//! person once. A bad file is refused with line, column and what was expected.

mod dice;
mod following;
mod printed;
mod sheet;
mod tiles;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use crate::facts_file::FactsFault;
pub use dice::{BlackFace, DiceFacts, Track};
pub use following::Learning;
pub use printed::{FactsFile, Printed};
pub use sheet::{CityColour, Hexes, SheetFacts};
pub use tiles::{TileFact, TileFacts};

/// A file of facts (O1, S1).
pub trait Facts: DeserializeOwned + Serialize {
    /// The file as it comes with the program.
    const SHIPPED: &'static str;

    /// Reads a file's text. The fault shows line, column and what was expected there.
    fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The facts that come with the program.
    fn shipped() -> Result<Self, toml::de::Error> {
        Self::read(Self::SHIPPED)
    }
}
