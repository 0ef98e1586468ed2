//! The individual sheet: what each city takes, and how many hexes each region has.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, de};

use super::super::bag::COLOURS;
use super::super::fault::Fault;
use super::super::good::{Colours, Good};
use super::super::influence::{Influence, MOST_HEXES};
use super::super::number::Number;
use super::Facts;

/// The individual sheet: what each city takes, and how many hexes each region has (S1, S3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetFacts {
    /// Whether the owner has checked the file against her copy.
    pub verified: bool,
    /// Where the figures come from.
    #[serde(default)]
    pub source: String,
    /// The colours of the cities, as far as they are known (S3).
    #[serde(default)]
    pub colours: BTreeMap<Number, CityColour>,
    /// The hexes of the regions, towns included, cities not, as far as they are known (O4).
    #[serde(default)]
    pub hexes: BTreeMap<Number, Hexes>,
}

impl Facts for SheetFacts {
    const SHIPPED: &'static str = include_str!("../../../decks/olivia/sheet.toml");
}

impl SheetFacts {
    /// The colours of the cities (S3).
    pub fn colours(&self) -> Result<Colours, Fault> {
        Colours::new(Number::ALL.map(|city| self.colours.get(&city).map(|colour| colour.0)))
    }

    /// The hexes of regions 1 to 6, once all are known (O4).
    pub fn sizes(&self) -> Option<[u8; 6]> {
        let known = Number::ALL
            .iter()
            .filter_map(|region| self.hexes.get(region));
        let sizes: Vec<u8> = known.map(|hexes| hexes.0).collect();
        sizes.try_into().ok()
    }

    /// Whether the colours and the hexes are all known (O4, S3).
    pub fn is_known(&self) -> bool {
        self.colours.len() == Number::ALL.len() && self.sizes().is_some()
    }

    /// The owner has counted the hexes of all regions on her copy (O4). Colours that came with the program are
    /// believed, so a sheet that gets whole in this way is not checked.
    pub fn learn_sizes(&mut self, sizes: [u8; 6]) -> Result<(), Fault> {
        Influence::unmarked(sizes)?;
        self.verified &= self.is_known();
        for region in Number::ALL {
            self.hexes.insert(region, Hexes(sizes[region.index()]));
        }
        Ok(())
    }

    /// The owner has looked on her copy what a city takes (S3); as with [`SheetFacts::learn_sizes`], no more is checked.
    pub fn learn_colour(&mut self, city: Number, colour: Good) -> Result<(), Fault> {
        let colour = CityColour::try_from(colour).map_err(|_| Fault::CoalCity { city })?;
        self.verified &= self.is_known();
        self.colours.insert(city, colour);
        Ok(())
    }
}

/// The colour of a city: any good but coal (S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "Good")]
pub struct CityColour(Good);

impl<'de> Deserialize<'de> for CityColour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = String::deserialize(deserializer)?;
        let colour = COLOURS
            .into_iter()
            .find(|good| good.letter().to_string() == letter);
        colour
            .map(Self)
            .ok_or_else(|| de::Error::unknown_variant(&letter, &["R", "B", "G", "Y", "N"]))
    }
}

impl TryFrom<Good> for CityColour {
    type Error = &'static str;

    fn try_from(good: Good) -> Result<Self, Self::Error> {
        match good {
            Good::Coal => Err("coal is no city's colour; one of R, B, G, Y and N was expected"),
            colour => Ok(Self(colour)),
        }
    }
}

impl From<CityColour> for Good {
    fn from(colour: CityColour) -> Self {
        colour.0
    }
}

/// How many hexes a region has (O4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u8")]
pub struct Hexes(u8);

impl TryFrom<i64> for Hexes {
    type Error = String;

    fn try_from(hexes: i64) -> Result<Self, String> {
        u8::try_from(hexes)
            .ok()
            .filter(|hexes| (1..=MOST_HEXES).contains(hexes))
            .map(Self)
            .ok_or_else(|| format!("{hexes} hexes where 1 to {MOST_HEXES} were expected"))
    }
}

impl From<Hexes> for u8 {
    fn from(hexes: Hexes) -> Self {
        hexes.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s3_the_shipped_sheet_says_what_is_known_and_that_it_is_unverified() {
        let sheet = SheetFacts::shipped().unwrap();
        assert!(!sheet.verified && !sheet.source.is_empty());
        let colours = sheet.colours().unwrap();
        assert_eq!(
            Number::ALL.map(|city| colours.of(city)),
            [
                Some(Good::Yellow),
                None,
                Some(Good::Grey),
                Some(Good::Grey),
                None,
                None
            ]
        );
        assert_eq!(sheet.sizes(), None);
    }

    #[test]
    fn o4_hexes_that_a_person_counts_are_written_and_read_again() {
        let mut sheet = SheetFacts::shipped().unwrap();
        for region in Number::ALL {
            sheet.hexes.insert(region, Hexes(7));
        }
        let text = toml::to_string(&sheet).unwrap();
        assert_eq!(SheetFacts::read(&text).unwrap(), sheet);
        assert_eq!(sheet.sizes(), Some([7; 6]));
    }

    #[test]
    fn a_bad_sheet_is_refused_with_line_column_and_what_was_expected() {
        for (text, place, why) in [
            ("verified = 1", "line 1, column 12", "expected a boolean"),
            (
                "verified = false\ncolor = 3",
                "line 2, column 1",
                "unknown field `color`",
            ),
            (
                "verified = false\n[colours]\n7 = \"Y\"",
                "line 3, column 1",
                "a number from 1 to 6",
            ),
            (
                "verified = false\n[colours]\n1 = \"Q\"",
                "line 3, column 5",
                "expected one of `R`",
            ),
            (
                "verified = false\n[colours]\n1 = \"K\"",
                "line 3, column 5",
                "expected one of `R`, `B`, `G`, `Y`, `N`",
            ),
            (
                "verified = false\n[hexes]\n1 = 0",
                "line 3, column 5",
                "1 to 60 were expected",
            ),
            (
                "verified = false\n[hexes]\n1 = 6\n1 = 7",
                "line 4, column 1",
                "duplicate key",
            ),
        ] {
            let fault = SheetFacts::read(text).unwrap_err().to_string();
            assert!(fault.contains(place), "{fault}");
            assert!(fault.contains(why), "{fault}");
        }
    }
}
