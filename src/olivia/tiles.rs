//! Where the six action tiles lie, and what moves them.

use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::number::Number;
use crate::spelled::spelled;

/// Where an action tile lies (O5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the middle, beside the board: nobody's.
    #[default]
    BesideBoard,
    /// Yours, taken this turn: Olivia cannot take it back.
    Sideways,
    /// Yours, at Olivia's mercy.
    Upright,
}

/// What becomes of a tile that you use (O5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A lightning bolt: back to the middle once used.
    Lightning,
    /// ∞: it stays until it is lost, and helps one of your two actions a turn (O3).
    Permanent,
}

spelled!(Kind { Lightning = "lightning", Permanent = "permanent" });

/// The six action tiles, one of each number (O5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    places: [Place; 6],
    /// Permanent tiles that have helped an action of this turn (O3).
    helped: [bool; 6],
}

impl Tiles {
    /// Tiles as they are reported: those that you hold, with whether they lie sideways (O5).
    pub fn held(held: &[(Number, bool)]) -> Result<Self, Fault> {
        let mut tiles = Self::default();
        for (tile, sideways) in held {
            if tiles.place(*tile) != Place::BesideBoard {
                return Err(Fault::TileTwice { tile: *tile });
            }
            tiles.places[tile.index()] = if *sideways {
                Place::Sideways
            } else {
                Place::Upright
            };
        }
        Ok(tiles)
    }

    /// Where a tile lies (O5).
    pub fn place(&self, tile: Number) -> Place {
        self.places[tile.index()]
    }

    /// The tiles that lie in a place, in order (O5, O7).
    pub fn lying(&self, place: Place) -> Vec<Number> {
        Number::ALL
            .into_iter()
            .filter(|tile| self.place(*tile) == place)
            .collect()
    }

    /// Your turn begins: right before you pick a white die, sideways tiles are turned upright (O5).
    /// Returns those to turn.
    pub fn turn_upright(&mut self) -> Vec<Number> {
        let turned = self.lying(Place::Sideways);
        for tile in &turned {
            self.places[tile.index()] = Place::Upright;
        }
        self.helped = [false; 6];
        turned
    }

    /// Your action takes a tile from the middle, or retakes your own: it lies sideways (O5).
    /// Returns where it lay.
    pub fn take(&mut self, tile: Number) -> Place {
        let before = self.place(tile);
        self.places[tile.index()] = Place::Sideways;
        before
    }

    /// Lays a tile where it lies on the table (O5).
    pub fn put(&mut self, tile: Number, place: Place) {
        self.places[tile.index()] = place;
    }

    /// Whether a permanent tile has helped an action of this turn (O3).
    pub fn has_helped(&self, tile: Number) -> bool {
        self.helped[tile.index()]
    }

    /// A tile helps an action of yours: lightning goes back to the middle (O5), a permanent tile
    /// stays and is spent for this turn (O3).
    pub fn help(&mut self, tile: Number, kind: Kind) -> Result<(), Fault> {
        if self.place(tile) == Place::BesideBoard {
            return Err(Fault::TileNotHeld { tile });
        }
        match kind {
            Kind::Lightning => self.places[tile.index()] = Place::BesideBoard,
            Kind::Permanent if self.helped[tile.index()] => {
                return Err(Fault::TileHasHelped { tile });
            }
            Kind::Permanent => self.helped[tile.index()] = true,
        }
        Ok(())
    }

    /// Olivia's die: an upright tile of its number goes back beside the board (O4).
    /// Whether you lose it.
    pub fn lose(&mut self, tile: Number) -> bool {
        let upright = self.place(tile) == Place::Upright;
        if upright {
            self.places[tile.index()] = Place::BesideBoard;
        }
        upright
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Number = Number::ALL[0];
    const FOUR: Number = Number::ALL[3];

    #[test]
    fn o5_a_tile_taken_this_turn_lies_sideways_when_olivia_plays() {
        let mut tiles = Tiles::default();
        assert_eq!(tiles.take(FOUR), Place::BesideBoard);
        assert!(!tiles.lose(FOUR));
        assert_eq!(tiles.turn_upright(), [FOUR]);
        assert!(tiles.lose(FOUR));
        assert_eq!(tiles.place(FOUR), Place::BesideBoard);
    }

    #[test]
    fn o5_retaking_your_own_tile_turns_it_sideways_again() {
        let mut tiles = Tiles::held(&[(ONE, false), (FOUR, false)]).unwrap();
        assert_eq!(tiles.take(ONE), Place::Upright);
        assert_eq!(tiles.lying(Place::Sideways), [ONE]);
        assert_eq!(tiles.lying(Place::Upright), [FOUR]);
    }

    #[test]
    fn o5_a_lightning_tile_goes_back_to_the_middle_once_used() {
        let mut tiles = Tiles::held(&[(ONE, true)]).unwrap();
        assert_eq!(tiles.help(ONE, Kind::Lightning), Ok(()));
        assert_eq!(tiles.place(ONE), Place::BesideBoard);
        assert_eq!(
            tiles.help(ONE, Kind::Lightning),
            Err(Fault::TileNotHeld { tile: ONE })
        );
    }

    #[test]
    fn o3_a_permanent_tile_helps_one_action_a_turn() {
        let mut tiles = Tiles::held(&[(ONE, false)]).unwrap();
        assert_eq!(tiles.help(ONE, Kind::Permanent), Ok(()));
        assert_eq!(
            tiles.help(ONE, Kind::Permanent),
            Err(Fault::TileHasHelped { tile: ONE })
        );
        // retaking it does not make it fresh
        tiles.take(ONE);
        assert!(tiles.help(ONE, Kind::Permanent).is_err());
        tiles.turn_upright();
        assert_eq!(tiles.help(ONE, Kind::Permanent), Ok(()));
        assert_eq!(tiles.place(ONE), Place::Upright);
    }

    #[test]
    fn o5_there_is_one_tile_of_each_number() {
        let fault = Tiles::held(&[(ONE, false), (ONE, true)]).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "tile 1 is given twice; one tile of each number was expected"
        );
    }
}
