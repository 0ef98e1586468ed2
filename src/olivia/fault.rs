//! What can be wrong with what was reported or asked, in words.

use std::fmt;

use super::good::Good;
use super::number::Number;

/// Why something was refused: what is wrong, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A number lies outside what the game has.
    Range {
        /// Where it was read.
        place: String,
        /// The number.
        found: i64,
        /// The least that would do.
        least: i64,
        /// The most that would do.
        most: i64,
    },
    /// A row of six has another length.
    SixExpected {
        /// Where it was read.
        place: String,
        /// How many there are.
        found: usize,
    },
    /// More hexes are crossed off than the region has (O4).
    CrossedOverSize {
        /// The region.
        region: Number,
        /// Hexes crossed off.
        crossed: u8,
        /// Hexes that the region has.
        size: u8,
    },
    /// A letter that names no good.
    Letter {
        /// Where it was read.
        place: String,
        /// The letter.
        found: char,
    },
    /// A city's colour cannot be coal (S3).
    CoalCity {
        /// The city.
        city: Number,
    },
    /// A link leads from a city back to itself (S3).
    SelfLink {
        /// The city.
        city: Number,
    },
    /// Olivia has to roll again, and no further roll was given (O4).
    OutOfRolls {
        /// The empty city that makes her roll.
        city: Number,
        /// How many further rolls were given.
        given: usize,
    },
    /// A good that does not lie where it should be taken from (S3).
    NoSuchGood {
        /// The city.
        city: Number,
        /// How many goods lie there.
        goods: usize,
        /// The place asked for, counted from 1 on the left.
        place: usize,
    },
    /// A tile listed twice; there is one of each number (O5).
    TileTwice {
        /// The tile.
        tile: Number,
    },
    /// A tile that you do not hold cannot help you (O5).
    TileNotHeld {
        /// The tile.
        tile: Number,
    },
    /// A permanent tile has already helped this turn (O3).
    TileHasHelped {
        /// The tile.
        tile: Number,
    },
    /// A box of the engine that is checked already (S2).
    BoxChecked {
        /// The box.
        number: Number,
    },
    /// A name that is no difficulty (O2).
    Difficulty {
        /// What was given.
        found: String,
    },
    /// More goods of a colour than the bag has (O1).
    BagShort {
        /// The good.
        good: Good,
        /// How many were given.
        found: usize,
        /// How many the bag has.
        most: usize,
    },
    /// A good in the city of its own colour: such a cube goes back into the bag (O1).
    OwnColour {
        /// The city.
        city: Number,
        /// The good.
        good: Good,
    },
    /// Coal, which is not in play with Olivia (O1).
    CoalInPlay,
    /// A city has another number of goods than were asked for (O1).
    GoodsCount {
        /// The city.
        city: Number,
        /// How many were given.
        found: usize,
        /// How many were expected.
        expected: usize,
    },
    /// The sheet at hand does not say which city takes a good (S3).
    ColourUnknown {
        /// The good.
        good: Good,
    },
}

impl std::error::Error for Fault {}

/// "1 hex", "3 hexes".
fn counted<N: fmt::Display + PartialEq + From<u8>>(count: N, one: &str, many: &str) -> String {
    let thing = if count == N::from(1) { one } else { many };
    format!("{count} {thing}")
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Range {
                place,
                found,
                least,
                most,
            } => write!(
                f,
                "{place}: {found} where a whole number from {least} to {most} was expected"
            ),
            Self::SixExpected { place, found } => {
                write!(
                    f,
                    "{place}: {found} given where six were expected, one for each of 1 to 6"
                )
            }
            Self::CrossedOverSize {
                region,
                crossed,
                size,
            } => write!(
                f,
                "region {region}: {} crossed off, more than the {size} that it has",
                counted(*crossed, "hex", "hexes")
            ),
            Self::Letter { place, found } => write!(
                f,
                "{place}: {found:?} where one of R, B, G, Y, N (grey) and K (coal) was expected"
            ),
            Self::CoalCity { city } => write!(
                f,
                "city {city}: coal is no city's colour; one of R, B, G, Y and N (grey) was expected"
            ),
            Self::SelfLink { city } => write!(
                f,
                "a connection from city {city} to itself; one between two different cities was expected"
            ),
            Self::OutOfRolls { city, given } => write!(
                f,
                "city {city} is empty, so Olivia rolls again, but the rolls have run out: \
                 {given} given, one more expected"
            ),
            Self::NoSuchGood { city, goods, place } => write!(
                f,
                "city {city} has no good {place}, counted from the left: it has {}",
                counted(*goods, "good", "goods")
            ),
            Self::TileTwice { tile } => {
                write!(
                    f,
                    "tile {tile} is given twice; one tile of each number was expected"
                )
            }
            Self::TileNotHeld { tile } => {
                write!(
                    f,
                    "tile {tile} lies beside the board; a tile that you hold was expected"
                )
            }
            Self::TileHasHelped { tile } => write!(
                f,
                "tile {tile} has helped one of your actions already, and it helps one a turn"
            ),
            Self::BoxChecked { number } => write!(
                f,
                "box {number} of your engine is checked already; an open box was expected"
            ),
            Self::Difficulty { found } => write!(
                f,
                "{found:?} is no difficulty; Clerk, Conductor, Machinist, Engineer, Investor or \
                 Rail Baron was expected"
            ),
            Self::BagShort { good, found, most } => write!(
                f,
                "{found} {good} goods where at most the bag's {most} were expected"
            ),
            Self::OwnColour { city, good } => write!(
                f,
                "city {city} takes {good} goods itself, so a {good} one goes back into the bag; \
                 another was expected"
            ),
            Self::CoalInPlay => {
                f.write_str("coal is not used with Olivia; R, B, G, Y or N (grey) was expected")
            }
            Self::GoodsCount {
                city,
                found,
                expected,
            } => write!(
                f,
                "city {city}: {} given, and {expected} {} expected",
                counted(*found, "good", "goods"),
                if *expected == 1 { "is" } else { "are" }
            ),
            Self::ColourUnknown { good } => write!(
                f,
                "the sheet does not say which city takes {good} goods; the six colours were expected"
            ),
        }
    }
}
