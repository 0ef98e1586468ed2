//! The black die: which types of track you may draw.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Facts;
use crate::spelled::spelled;

/// The black die (S1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceFacts {
    /// Whether the owner has checked the file against her copy.
    pub verified: bool,
    /// Where the figures come from.
    #[serde(default)]
    pub source: String,
    /// Its six faces, once they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<[BlackFace; 6]>,
}

impl Facts for DiceFacts {
    const SHIPPED: &'static str = include_str!("../../../decks/olivia/dice.toml");
}

/// A type of track (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Track {
    /// Straight on.
    Straight,
    /// A curve of 60°.
    Curve60,
    /// A curve of 120°.
    Curve120,
}

spelled!(Track { Straight = "straight", Curve60 = "60", Curve120 = "120" });

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Straight => "straight",
            Self::Curve60 => "60° curve",
            Self::Curve120 => "120° curve",
        })
    }
}

/// A face of the black die: two different types of track (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[Track; 2]", into = "[Track; 2]")]
pub struct BlackFace([Track; 2]);

impl BlackFace {
    /// The two types that you may draw (S1).
    pub fn tracks(self) -> [Track; 2] {
        self.0
    }

    /// Whether it shows the same two types, in whatever order (S1).
    pub fn is_like(self, other: Self) -> bool {
        let [one, two] = other.0;
        self.0 == [one, two] || self.0 == [two, one]
    }
}

impl TryFrom<[Track; 2]> for BlackFace {
    type Error = String;

    fn try_from(tracks: [Track; 2]) -> Result<Self, String> {
        match tracks {
            [one, other] if one == other => Err(format!(
                "{one} twice where two different types of track were expected"
            )),
            tracks => Ok(Self(tracks)),
        }
    }
}

impl From<BlackFace> for [Track; 2] {
    fn from(face: BlackFace) -> Self {
        face.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s1_the_shipped_black_die_has_no_faces_until_they_are_typed() {
        let mut dice = DiceFacts::shipped().unwrap();
        assert!(!dice.verified && !dice.source.is_empty() && dice.black.is_none());
        dice.black = Some([BlackFace([Track::Straight, Track::Curve60]); 6]);
        let text = toml::to_string(&dice).unwrap();
        assert_eq!(DiceFacts::read(&text).unwrap(), dice);
    }

    #[test]
    fn s1_a_face_of_the_black_die_shows_two_different_tracks() {
        let six = |face: &str| format!("verified = true\nblack = [{}]", [face; 6].join(", "));
        assert!(DiceFacts::read(&six("[\"straight\", \"120\"]")).is_ok());
        let fault = DiceFacts::read(&six("[\"60\", \"60\"]"))
            .unwrap_err()
            .to_string();
        assert!(
            fault.contains("60° curve twice where two different"),
            "{fault}"
        );
        assert!(DiceFacts::read("verified = true\nblack = [[\"60\", \"120\"]]").is_err());
    }
}
