//! One thing that Olivia's die makes happen, and the rule it comes from.

use std::fmt;

use super::good::Good;
use super::number::Number;
use super::tiles::Place;

/// A step of Olivia's turn (O4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// (1) She crosses off an empty hex.
    Crosses {
        /// The region.
        region: Number,
        /// Hexes crossed off there now.
        now: u8,
        /// Hexes that the region has.
        of: u8,
    },
    /// (1) No hex is left: she wins at once.
    NoHexLeft {
        /// The region.
        region: Number,
        /// Hexes that the region has, all crossed off.
        of: u8,
    },
    /// (2) Your upright tile goes back beside the board.
    TakesTile {
        /// The tile.
        tile: Number,
    },
    /// (2) There is no tile to take: it lies beside the board, or sideways (O5).
    NoTile {
        /// The tile.
        tile: Number,
        /// Where it lies.
        place: Place,
    },
    /// (3) The city is empty: she rolls again.
    RollsAgain {
        /// The city.
        city: Number,
        /// The new die.
        die: Number,
    },
    /// (4) She takes the rightmost good and scores the hexes crossed off.
    TakesGood {
        /// The city.
        city: Number,
        /// The good.
        good: Good,
        /// What she scores.
        points: u8,
        /// Goods that the city has left.
        left: usize,
    },
    /// (4) Fewer than three hexes are crossed off: the goods stay.
    TooFewHexes {
        /// The city.
        city: Number,
        /// Hexes crossed off in its region.
        crossed: u8,
    },
}

impl Step {
    /// The rule that it follows, with the number of its part.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Crosses { .. } | Self::NoHexLeft { .. } => "O4 (1)",
            Self::TakesTile { .. }
            | Self::NoTile {
                place: Place::BesideBoard,
                ..
            } => "O4 (2)",
            Self::NoTile { .. } => "O5",
            Self::RollsAgain { .. } => "O4 (3)",
            Self::TakesGood { .. } | Self::TooFewHexes { .. } => "O4 (4)",
        }
    }

    /// What the eye can check afterwards: `now 2 of 6` (O4).
    pub fn count(&self) -> Option<String> {
        match self {
            Self::Crosses { now, of, .. } => Some(format!("now {now} of {of}")),
            Self::NoHexLeft { of, .. } => Some(format!("{of} of {of}")),
            Self::TakesGood { left: 0, .. } => Some("now none left".to_owned()),
            Self::TakesGood { left, .. } => Some(format!("now {left} left")),
            _ => None,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Crosses { region, .. } => write!(f, "Cross off a hex in region {region}."),
            Self::NoHexLeft { region, .. } => {
                write!(
                    f,
                    "Region {region} has no hex left to cross off: Olivia wins."
                )
            }
            Self::TakesTile { tile } => write!(f, "Put your tile {tile} back beside the board."),
            Self::NoTile {
                tile,
                place: Place::BesideBoard,
            } => {
                write!(f, "You hold no tile {tile}.")
            }
            Self::NoTile { tile, .. } => write!(f, "Your tile {tile} lies sideways: it stays."),
            Self::RollsAgain { city, die } => {
                write!(f, "City {city} is empty: she rolls again … {die}.")
            }
            Self::TakesGood {
                city, good, points, ..
            } => write!(
                f,
                "Take the rightmost good of city {city}, {good}, into the bag: {points} points."
            ),
            Self::TooFewHexes { city, crossed } => {
                let hexes = if *crossed == 1 { "hex" } else { "hexes" };
                write!(
                    f,
                    "City {city} keeps its goods: {crossed} {hexes} crossed off, not three."
                )
            }
        }
    }
}
