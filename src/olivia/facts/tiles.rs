//! The action tiles: what each does and what it is worth.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::number::Number;
use super::super::tiles::Kind;
use super::Facts;

/// The action tiles, by number (O5, S6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    /// Whether the owner has checked the file against her copy.
    pub verified: bool,
    /// Where the figures come from.
    #[serde(default)]
    pub source: String,
    /// The tiles, as far as they are known.
    #[serde(default)]
    pub tiles: BTreeMap<Number, TileFact>,
}

impl Facts for TileFacts {
    const SHIPPED: &'static str = include_str!("../../../decks/olivia/tiles.toml");
}

impl TileFacts {
    /// What is known of a tile (O5, S6).
    pub fn fact(&self, tile: Number) -> TileFact {
        self.tiles.get(&tile).cloned().unwrap_or_default()
    }

    /// The tiles whose kind or points are not known (O5, S6).
    pub fn unknown(&self) -> Vec<Number> {
        let is_unknown = |tile: &Number| {
            let fact = self.fact(*tile);
            fact.kind.is_none() || fact.points.is_none()
        };
        Number::ALL.into_iter().filter(is_unknown).collect()
    }

    /// The owner has looked on her copy what a tile shows. Neither kinds nor points come with the program: once she has
    /// typed them all, the tiles are checked (O5, S6).
    pub fn learn(&mut self, tile: Number, look: impl FnOnce(&mut TileFact)) {
        let known = self.is_known();
        look(self.tiles.entry(tile).or_default());
        if !known {
            self.verified = self.is_known();
        }
    }

    /// Whether kind and points of all tiles are known (O5, S6).
    pub fn is_known(&self) -> bool {
        self.unknown().is_empty()
    }
}

/// What is known of an action tile (O5, S6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFact {
    /// Lightning or permanent (O5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// The points that it adds or subtracts at the end (S6, O7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i8>,
    /// What it does, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o5_the_shipped_tiles_are_read_written_and_read_again() {
        let tiles = TileFacts::shipped().unwrap();
        assert!(!tiles.verified && !tiles.source.is_empty());
        let text = toml::to_string(&tiles).unwrap();
        assert_eq!(TileFacts::read(&text).unwrap(), tiles);
    }

    #[test]
    fn o5_s6_tiles_are_checked_once_all_of_them_were_typed() {
        let mut tiles = TileFacts::shipped().unwrap();
        // a version before called tiles checked of which one kind was known
        tiles.verified = true;
        for tile in Number::ALL {
            tiles.learn(tile, |fact| fact.kind = Some(Kind::Lightning));
            assert!(!tiles.verified);
            tiles.learn(tile, |fact| fact.points = Some(1));
        }
        assert!(tiles.verified);
        tiles.verified = false;
        tiles.learn(Number::ALL[0], |fact| fact.points = Some(2));
        assert!(!tiles.verified);
    }

    #[test]
    fn o5_a_tile_is_lightning_or_permanent() {
        let text = "verified = true\n[tiles.2]\nkind = \"lightning\"\npoints = -2";
        let tiles = TileFacts::read(text).unwrap();
        assert_eq!(tiles.tiles[&Number::ALL[1]].kind, Some(Kind::Lightning));
        assert_eq!(tiles.tiles[&Number::ALL[1]].points, Some(-2));
        assert!(TileFacts::read("verified = true\n[tiles.2]\nkind = \"bolt\"").is_err());
        assert!(TileFacts::read("verified = true\n[tiles.2]\npoints = 300").is_err());
    }
}
