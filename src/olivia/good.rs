//! The goods and the colours of the cities that take them.

use std::fmt;

use super::fault::Fault;
use super::number::Number;
use crate::spelled::spelled;

/// A good: a cube of one colour (S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// A red good.
    Red,
    /// A blue good.
    Blue,
    /// A green good.
    Green,
    /// A yellow good.
    Yellow,
    /// A grey good, which two cities take (S3).
    Grey,
    /// Coal, which every city takes (S3); never in play with Olivia (O1).
    Coal,
}

spelled!(Good { Red = "R", Blue = "B", Green = "G", Yellow = "Y", Grey = "N", Coal = "K" });

impl Good {
    /// All goods, coal last (S3).
    pub const ALL: [Self; 6] = [
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Grey,
        Self::Coal,
    ];

    /// The good that a letter names, large or small; `place` says where it was read.
    pub fn from_letter(place: &str, letter: char) -> Result<Self, Fault> {
        Self::ALL
            .into_iter()
            .find(|good| good.letter() == letter.to_ascii_uppercase())
            .ok_or_else(|| Fault::Letter {
                place: place.to_owned(),
                found: letter,
            })
    }

    /// The goods of a row, as letters with or without spaces between; `place` says where it was read.
    pub fn row(place: &str, letters: &str) -> Result<Vec<Self>, Fault> {
        let letters = letters
            .chars()
            .filter(|letter| !letter.is_whitespace() && *letter != ',');
        letters
            .enumerate()
            .map(|(index, letter)| {
                Self::from_letter(&format!("{place}, good {}", index + 1), letter)
            })
            .collect()
    }

    /// The letter that stands for it: R B G Y, N for grey, K for coal.
    pub fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Grey => 'N',
            Self::Coal => 'K',
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Grey => "grey",
            Self::Coal => "coal",
        })
    }
}

/// The colours of cities 1 to 6, as far as they are known (S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colours([Option<Good>; 6]);

impl Colours {
    /// The colours of the cities, `None` where nobody has said (S3). No city is of coal.
    pub fn new(colours: [Option<Good>; 6]) -> Result<Self, Fault> {
        for city in Number::ALL {
            if colours[city.index()] == Some(Good::Coal) {
                return Err(Fault::CoalCity { city });
            }
        }
        Ok(Self(colours))
    }

    /// Six letters, city 1 first: `YRNNGB` (S3).
    pub fn from_letters(place: &str, letters: &str) -> Result<Self, Fault> {
        let mut colours = Vec::new();
        for (index, letter) in letters.chars().enumerate() {
            let place = format!("{place}, letter {}", index + 1);
            colours.push(Some(Good::from_letter(&place, letter)?));
        }
        let found = colours.len();
        let colours = colours.try_into().map_err(|_| Fault::SixExpected {
            place: place.to_owned(),
            found,
        })?;
        Self::new(colours)
    }

    /// The colour of a city, if it is known (S3).
    pub fn of(&self, city: Number) -> Option<Good> {
        self.0[city.index()]
    }

    /// The cities that take a good: those of its colour, and for coal any (S3).
    pub fn takers(&self, good: Good) -> Result<Vec<Number>, Fault> {
        let takers: Vec<Number> = Number::ALL
            .into_iter()
            .filter(|city| good == Good::Coal || self.of(*city) == Some(good))
            .collect();
        if takers.is_empty() && self.0.contains(&None) {
            return Err(Fault::ColourUnknown { good });
        }
        Ok(takers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_both_ways() {
        for good in Good::ALL {
            assert_eq!(Good::from_letter("here", good.letter()), Ok(good));
            let small = good.letter().to_ascii_lowercase();
            assert_eq!(Good::from_letter("here", small), Ok(good));
            let saved = serde_json::to_string(&good).unwrap();
            assert_eq!(saved, format!("\"{}\"", good.letter()));
        }
    }

    #[test]
    fn an_unknown_letter_is_refused_with_its_place() {
        assert_eq!(
            Good::from_letter("city 2", '\u{7}')
                .unwrap_err()
                .to_string(),
            "city 2: '\\u{7}' where one of R, B, G, Y, N (grey) and K (coal) was expected"
        );
    }

    #[test]
    fn s3_grey_goods_have_two_cities_and_coal_has_all() {
        let colours = Colours::from_letters("colours", "yrNNgb").unwrap();
        let takers = |good| {
            let takers = colours.takers(good).unwrap();
            takers.into_iter().map(Number::get).collect::<Vec<_>>()
        };
        assert_eq!(takers(Good::Grey), [3, 4]);
        assert_eq!(takers(Good::Yellow), [1]);
        assert_eq!(takers(Good::Coal), [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn s3_an_unknown_colour_is_said_and_not_guessed() {
        let mut colours = [None; 6];
        colours[0] = Some(Good::Yellow);
        let colours = Colours::new(colours).unwrap();
        assert_eq!(colours.takers(Good::Yellow), Ok(vec![Number::ALL[0]]));
        assert_eq!(
            colours.takers(Good::Red),
            Err(Fault::ColourUnknown { good: Good::Red })
        );
    }

    #[test]
    fn s3_bad_colours_are_refused() {
        for (letters, why) in [
            (
                "YRNNG",
                "colours: 5 given where six were expected, one for each of 1 to 6",
            ),
            (
                "YRNNGBR",
                "colours: 7 given where six were expected, one for each of 1 to 6",
            ),
            (
                "YRNNGK",
                "city 6: coal is no city's colour; one of R, B, G, Y and N (grey) was expected",
            ),
            (
                "YRNXGB",
                "colours, letter 4: 'X' where one of R, B, G, Y, N (grey) and K (coal) was expected",
            ),
        ] {
            let fault = Colours::from_letters("colours", letters).unwrap_err();
            assert_eq!(fault.to_string(), why);
        }
    }
}
