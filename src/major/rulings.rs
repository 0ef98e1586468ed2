//! The named settings that decide where the printed rules leave a gap.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
};

use crate::{
    freight::{CarKind, Owner, Size},
    spelled::spelled,
};

/// M6: whose cars the Major may load outside loading spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LoadAnywhere {
    /// Yours; his own only in a loading space.
    #[default]
    Yours,
    /// Every car.
    All,
    /// No car.
    None,
}

spelled!(LoadAnywhere { Yours = "yours", All = "all", None = "none" });

/// M5: how many cars of one line get a Crate in one pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LoadPass {
    /// Every car of the line.
    #[default]
    Car,
    /// One car of it.
    Line,
}

spelled!(LoadPass { Car = "car", Line = "line" });

/// M8: what moves once in one pass for a line of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MovePass {
    /// Each train once.
    #[default]
    Train,
    /// Each train once for each of its cars of that line.
    Car,
    /// Only one train.
    Line,
}

spelled!(MovePass { Train = "train", Car = "car", Line = "line" });

/// M10: how a car leaves a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depart {
    /// Alone.
    #[default]
    Alone,
    /// With every other car there that he may move and that fits.
    Together,
}

spelled!(Depart { Alone = "alone", Together = "together" });

/// M9: which passengers come along in a train that he moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passengers {
    /// Any car.
    #[default]
    Any,
    /// Every car of yours must carry a Crate of his.
    WithHisCrate,
}

spelled!(Passengers { Any = "any", WithHisCrate = "with-his-crate" });

/// F13: who goes first in the next round; a tie keeps the order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TurnOrder {
    /// Whoever has most Crates on the Ships.
    #[default]
    MostFirst,
    /// Whoever has fewest.
    FewestFirst,
}

spelled!(TurnOrder { MostFirst = "most-first", FewestFirst = "fewest-first" });

/// K4: what the Leaders module raises by 20.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Leaders {
    /// The Rival's and the campaign's targets.
    #[default]
    AllTargets,
    /// The campaign's only.
    Campaign,
}

spelled!(Leaders { AllTargets = "all-targets", Campaign = "campaign" });

/// The order in which cars come up: each kind of car once (M5, M8).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CarOrder(Vec<CarKind>);

impl CarOrder {
    /// The lines of the list from top to bottom.
    #[must_use]
    pub fn lines(&self) -> &[CarKind] {
        &self.0
    }
}

impl Default for CarOrder {
    fn default() -> Self {
        let lines = Size::ALL
            .into_iter()
            .flat_map(|size| [Owner::Major, Owner::You].map(|owner| CarKind::new(owner, size)));
        Self(lines.collect())
    }
}

impl Serialize for CarOrder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(ToString::to_string))
    }
}

impl<'de> Deserialize<'de> for CarOrder {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = "an order that names each of ML YL MM YM MS YS once";
        let names = deserializer
            .deserialize_any(Words)
            .map_err(|_| D::Error::custom(format!("expected {expected}")))?;
        let mut lines: Vec<CarKind> = Vec::new();
        for name in &names {
            let kind = CarKind::ALL
                .into_iter()
                .find(|kind| kind.to_string().eq_ignore_ascii_case(name));
            match kind {
                Some(kind) if !lines.contains(&kind) => lines.push(kind),
                Some(_) => {
                    return Err(D::Error::custom(format!(
                        "{name} comes twice: expected {expected}"
                    )));
                }
                None => {
                    return Err(D::Error::custom(format!(
                        "{name:?} is no car: expected {expected}"
                    )));
                }
            }
        }
        if lines.len() < CarKind::ALL.len() {
            return Err(D::Error::custom(format!(
                "the order names {} of six kinds of car: expected {expected}",
                lines.len()
            )));
        }
        Ok(Self(lines))
    }
}

/// M2: the turns of Round 2, 6 or 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundTwoTurns(pub u8);

impl Default for RoundTwoTurns {
    fn default() -> Self {
        Self(6)
    }
}

impl Serialize for RoundTwoTurns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.to_string())
    }
}

impl<'de> Deserialize<'de> for RoundTwoTurns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = deserializer.deserialize_any(Words).unwrap_or_default();
        match words.concat().parse() {
            Ok(turns @ (6 | 8)) => Ok(Self(turns)),
            _ => Err(D::Error::custom("expected the turns of Round 2: 6 or 8")),
        }
    }
}

/// Words in one text or in a list, or a number: whichever way a person writes them.
struct Words;

impl<'de> Visitor<'de> for Words {
    type Value = Vec<String>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("words, a list of words, or a number")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(text.split_whitespace().map(str::to_owned).collect())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(vec![number.to_string()])
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(vec![number.to_string()])
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut words = Vec::new();
        while let Some(word) = list.next_element()? {
            words.push(word);
        }
        Ok(words)
    }
}

/// What decides where the printed rules leave a gap. The defaults are the first values of each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Rulings {
    /// M6.
    pub load_anywhere: LoadAnywhere,
    /// M5.
    pub load_pass: LoadPass,
    /// M8.
    pub move_pass: MovePass,
    /// M10.
    pub depart: Depart,
    /// M9.
    pub passengers: Passengers,
    /// F13.
    pub turn_order: TurnOrder,
    /// M5.
    pub load_order: CarOrder,
    /// M8.
    pub move_order: CarOrder,
    /// M2.
    pub round_two_turns: RoundTwoTurns,
    /// K4.
    pub leaders: Leaders,
}
