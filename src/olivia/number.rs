//! One to six: what a die shows, and the region, city and tile that it names.

use std::fmt;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fault::Fault;

/// The number of a die, and so of a region, a city and an action tile (O4, S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// All six, in order.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The number, if it is one that a die shows (O4); `place` says where it was read.
    pub fn new(place: &str, number: i64) -> Result<Self, Fault> {
        u8::try_from(number)
            .ok()
            .filter(|number| (1..=6).contains(number))
            .map(Self)
            .ok_or_else(|| Fault::Range {
                place: place.to_owned(),
                found: number,
                least: 1,
                most: 6,
            })
    }

    /// The number itself, 1 to 6 (O4).
    pub fn get(self) -> u8 {
        self.0
    }

    /// Where its region, city or tile stands in a row of six, from 0 (O4).
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NumberVisitor)
    }
}

/// Reads `4`, and `"4"` where a file has it for a key.
struct NumberVisitor;

impl Visitor<'_> for NumberVisitor {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a number from 1 to 6")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Number, E> {
        Number::new("the number", number)
            .map_err(|_| E::invalid_value(de::Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Number, E> {
        i64::try_from(number)
            .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
            .and_then(|number| self.visit_i64(number))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Number, E> {
        Number::ALL
            .into_iter()
            .find(|number| number.to_string() == text)
            .ok_or_else(|| {
                E::custom(format_args!(
                    "“{text}” may not stand here: expected a number from 1 to 6"
                ))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o4_a_die_shows_one_to_six() {
        assert_eq!(Number::new("die", 6).unwrap().index(), 5);
        for wrong in [0, 7, -1, i64::MAX, i64::MIN] {
            assert_eq!(
                Number::new("die", wrong).unwrap_err().to_string(),
                format!("die: {wrong} where a whole number from 1 to 6 was expected"),
            );
        }
    }

    #[test]
    fn a_number_out_of_range_is_not_read_from_a_save() {
        assert!(serde_json::from_str::<Number>("3").is_ok());
        for wrong in [
            "0",
            "7",
            "-1",
            "99999999999999999999",
            "2.5",
            "\"x\"",
            "null",
        ] {
            assert!(serde_json::from_str::<Number>(wrong).is_err(), "{wrong}");
        }
    }
}
