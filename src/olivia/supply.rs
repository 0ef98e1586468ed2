//! The supply board: each city's goods in a row, whose order matters to Olivia alone.

use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::good::Good;
use super::number::Number;

/// How many empty cities end the game (O6).
const ENDING_CITIES: usize = 3;

/// The goods of the six cities, each city's in a row from left to right (O1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[String; 6]", into = "[String; 6]")]
pub struct Supply([Vec<Good>; 6]);

impl Supply {
    /// Rows of letters, city 1 first, the last letter the rightmost good (O1).
    pub fn from_letters<S: AsRef<str>>(rows: &[S; 6]) -> Result<Self, Fault> {
        let mut supply = Self::default();
        for city in Number::ALL {
            for (index, letter) in rows[city.index()].as_ref().chars().enumerate() {
                let place = format!("city {city}, good {}", index + 1);
                supply.0[city.index()].push(Good::from_letter(&place, letter)?);
            }
        }
        Ok(supply)
    }

    /// Lays a city's goods in a row, from left to right (O1).
    pub fn lay(&mut self, city: Number, row: Vec<Good>) {
        self.0[city.index()] = row;
    }

    /// The rows as letters, city 1 first (O1).
    pub fn letters(&self) -> [String; 6] {
        self.0
            .each_ref()
            .map(|row| row.iter().map(|good| good.letter()).collect())
    }

    /// A city's goods, from left to right (O1).
    pub fn row(&self, city: Number) -> &[Good] {
        &self.0[city.index()]
    }

    /// The kinds of goods that a city has (O1).
    pub fn kinds(&self, city: Number) -> impl Iterator<Item = Good> {
        let row = self.row(city);
        Good::ALL.into_iter().filter(|good| row.contains(good))
    }

    /// Whether a city has no goods left (O4, O6).
    pub fn is_empty(&self, city: Number) -> bool {
        self.row(city).is_empty()
    }

    /// The cities without goods (O6).
    pub fn empty_cities(&self) -> Vec<Number> {
        Number::ALL
            .into_iter()
            .filter(|city| self.is_empty(*city))
            .collect()
    }

    /// Whether this turn is the last: three or more cities are empty (O6).
    pub fn ends_game(&self) -> bool {
        self.empty_cities().len() >= ENDING_CITIES
    }

    /// The goods of all cities together (O4).
    pub fn goods(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// Where in a city's row you may take a good of a colour, from 1 on the left (S3).
    /// Of neighbours of one colour only the last is named: taking either leaves the same row.
    pub fn choices(&self, city: Number, good: Good) -> Vec<usize> {
        let row = self.row(city);
        (0..row.len())
            .filter(|index| row[*index] == good && row.get(index + 1) != Some(&good))
            .map(|index| index + 1)
            .collect()
    }

    /// You take a good for a delivery, any of the row, `place` counted from 1 on the left (S3).
    pub fn take(&mut self, city: Number, place: usize) -> Result<Good, Fault> {
        let row = &mut self.0[city.index()];
        if place == 0 || place > row.len() {
            return Err(Fault::NoSuchGood {
                city,
                goods: row.len(),
                place,
            });
        }
        Ok(row.remove(place - 1))
    }

    /// Olivia takes the rightmost good of a city, if it has any (O4).
    pub fn take_rightmost(&mut self, city: Number) -> Option<Good> {
        self.0[city.index()].pop()
    }
}

impl TryFrom<[String; 6]> for Supply {
    type Error = Fault;

    fn try_from(rows: [String; 6]) -> Result<Self, Fault> {
        Self::from_letters(&rows)
    }
}

impl From<Supply> for [String; 6] {
    fn from(supply: Supply) -> Self {
        supply.letters()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn city(number: i64) -> Number {
        Number::new("city", number).unwrap()
    }

    #[test]
    fn o1_a_row_keeps_its_order() {
        let mut supply = Supply::from_letters(&["RGB", "", "n", "Y", "N", "K"]).unwrap();
        assert_eq!(supply.letters(), ["RGB", "", "N", "Y", "N", "K"]);
        assert_eq!(supply.take(city(1), 2), Ok(Good::Green));
        assert_eq!(supply.letters()[0], "RB");
        assert_eq!(supply.goods(), 6);
    }

    #[test]
    fn o4_olivia_takes_the_rightmost() {
        let mut supply = Supply::from_letters(&["RG", "", "B", "Y", "N", "R"]).unwrap();
        assert_eq!(supply.take_rightmost(city(1)), Some(Good::Green));
        assert_eq!(supply.take_rightmost(city(2)), None);
    }

    #[test]
    fn o6_three_or_more_empty_cities_end_the_game() {
        let mut supply = Supply::from_letters(&["R", "G", "", "", "N", "R"]).unwrap();
        assert!(!supply.ends_game());
        supply.take(city(1), 1).unwrap();
        assert!(supply.ends_game());
        // the second action of the same turn empties another: the turn goes on
        supply.take(city(2), 1).unwrap();
        assert!(supply.ends_game());
        assert_eq!(supply.empty_cities(), [city(1), city(2), city(3), city(4)]);
    }

    #[test]
    fn s3_goods_that_leave_the_same_row_are_one_choice() {
        let supply = Supply::from_letters(&["RRGR", "", "B", "Y", "N", "R"]).unwrap();
        assert_eq!(supply.choices(city(1), Good::Red), [2, 4]);
        assert_eq!(supply.choices(city(1), Good::Blue), [0; 0]);
        assert_eq!(supply.choices(city(2), Good::Red), [0; 0]);
    }

    #[test]
    fn s3_a_good_that_is_not_there_is_refused() {
        let mut supply = Supply::from_letters(&["RR", "", "B", "Y", "N", "R"]).unwrap();
        for place in [0, 3, usize::MAX] {
            let fault = supply.take(city(1), place).unwrap_err();
            assert_eq!(
                fault.to_string(),
                format!("city 1 has no good {place}, counted from the left: it has 2 goods"),
            );
        }
    }

    #[test]
    fn an_unknown_letter_is_refused_with_its_place() {
        let fault = Supply::from_letters(&["RG", "B", "BX", "Y", "N", "R"]).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "city 3, good 2: 'X' where one of R, B, G, Y, N (grey) and K (coal) was expected"
        );
    }
}
