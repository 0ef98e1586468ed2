//! Your sheet, as far as the app keeps it: the engine and the completed links.
//!
//! Single hexes of track are yours to draw and to check (S1): no rule here needs them.

use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::number::Number;

/// No link passes more towns than this; a bound for what is typed, not a fact of the box.
pub const MOST_TOWNS: u8 = 60;

/// The boxes of your engine (S2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    boxes: [bool; 6],
}

impl Engine {
    /// Checks the box of a white die; each value once, in any order. The strength after (S2).
    pub fn check(&mut self, number: Number) -> Result<u8, Fault> {
        if self.boxes[number.index()] {
            return Err(Fault::BoxChecked { number });
        }
        self.boxes[number.index()] = true;
        Ok(self.strength())
    }

    /// An engine with these boxes checked (S2).
    pub fn with(boxes: impl IntoIterator<Item = Number>) -> Result<Self, Fault> {
        let mut engine = Self::default();
        for number in boxes {
            engine.check(number)?;
        }
        Ok(engine)
    }

    /// The boxes that are checked (S2).
    pub fn checked(&self) -> Vec<Number> {
        let is_checked = |number: &Number| self.boxes[number.index()];
        Number::ALL.into_iter().filter(is_checked).collect()
    }

    /// The boxes still open (S2).
    pub fn open(&self) -> Vec<Number> {
        Number::ALL
            .into_iter()
            .filter(|number| !self.boxes[number.index()])
            .collect()
    }

    /// How many boxes are checked (S2).
    pub fn strength(&self) -> u8 {
        self.boxes.iter().map(|checked| u8::from(*checked)).sum()
    }
}

/// A completed connection between two cities (S4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Number, Number, u8)", into = "(Number, Number, u8)")]
pub struct Link {
    ends: [Number; 2],
    towns: u8,
}

impl Link {
    /// A connection between two different cities, with the towns on the way (S3, S4).
    pub fn new(one: Number, other: Number, towns: u8) -> Result<Self, Fault> {
        if one == other {
            return Err(Fault::SelfLink { city: one });
        }
        if towns > MOST_TOWNS {
            return Err(Fault::Range {
                place: format!("the towns between city {one} and city {other}"),
                found: towns.into(),
                least: 0,
                most: MOST_TOWNS.into(),
            });
        }
        Ok(Self {
            ends: [one, other],
            towns,
        })
    }

    /// The two cities, as they were given (S4).
    pub fn ends(&self) -> [Number; 2] {
        self.ends
    }

    /// The towns on the way (S4).
    pub fn towns(&self) -> u8 {
        self.towns
    }

    /// The city at the other end, if the link touches this one (S3).
    pub fn across(&self, city: Number) -> Option<Number> {
        match self.ends {
            [one, other] if one == city => Some(other),
            [one, other] if other == city => Some(one),
            _ => None,
        }
    }

    /// The steps of a good that travels it: the towns and the city reached (S3). So many points it
    /// is worth as a connection, too (S4).
    pub fn steps(&self) -> u8 {
        self.towns + 1
    }
}

impl TryFrom<(Number, Number, u8)> for Link {
    type Error = Fault;

    fn try_from((one, other, towns): (Number, Number, u8)) -> Result<Self, Fault> {
        Self::new(one, other, towns)
    }
}

impl From<Link> for (Number, Number, u8) {
    fn from(link: Link) -> Self {
        (link.ends[0], link.ends[1], link.towns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s2_each_value_is_checked_once_in_any_order() {
        let mut engine = Engine::default();
        assert_eq!(engine.check(Number::ALL[4]), Ok(1));
        assert_eq!(engine.check(Number::ALL[0]), Ok(2));
        assert_eq!(
            engine.check(Number::ALL[4]).unwrap_err().to_string(),
            "box 5 of your engine is checked already; an open box was expected"
        );
        assert_eq!(engine.strength(), 2);
        for number in engine.open() {
            engine.check(number).unwrap();
        }
        assert_eq!(engine.strength(), 6);
    }

    #[test]
    fn s4_a_link_joins_two_different_cities() {
        let [one, two, three, ..] = Number::ALL;
        let link = Link::new(one, two, 3).unwrap();
        assert_eq!(link.across(two), Some(one));
        assert_eq!(link.across(three), None);
        assert_eq!(
            Link::new(two, two, 0).unwrap_err().to_string(),
            "a connection from city 2 to itself; one between two different cities was expected"
        );
        assert!(Link::new(one, two, u8::MAX).is_err());
        assert!(serde_json::from_str::<Link>("[3,3,0]").is_err());
        assert_eq!(serde_json::to_string(&link).unwrap(), "[1,2,3]");
    }
}
