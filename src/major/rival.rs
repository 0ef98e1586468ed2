//! The Rival: six challenges, each with a change in the setup and a target (K2).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{
    facts_file::{FactsFault, Step, parse},
    freight::{Board, CarKind, FreightCar, Owner, Position, Size},
};

use super::card::Ship;

mod change_file;
use change_file::ChangeFile;

/// The file that holds the challenges, relative to the data folder.
pub const FILE: &str = "decks/major/rivals.toml";
/// The file as it ships.
pub const SHIPPED: &str = include_str!("../../decks/major/rivals.toml");

/// The scores that a box may ask for (K2, K3).
pub const TARGETS: RangeInclusive<i64> = 100..=500;
/// Performance tiles that a challenge may remove.
pub const TILES: RangeInclusive<u8> = 0..=9;
/// The value rows of the Market.
pub const ROWS: RangeInclusive<u8> = 1..=9;
/// How many of his Investments may be there from the start.
pub const INVESTMENTS: RangeInclusive<usize> = 1..=9;
/// What may be printed on a space of the Investment area (A5).
pub const PRINTED: RangeInclusive<u32> = 1..=999;

/// One of the challenges (K2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rival {
    /// What it is called.
    pub name: String,
    /// The victory points that must be reached, without Leaders.
    pub target: i64,
    /// What it changes.
    pub change: Change,
}

/// What a challenge changes (K2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ChangeFile", into = "ChangeFile")]
pub enum Change {
    /// The highest white and the lowest red Performance tiles are removed.
    RemoveTiles {
        /// So many white ones.
        white: u8,
        /// So many red ones.
        red: u8,
    },
    /// The Major has a second Large, in the city opposite his first one's start.
    SecondLarge,
    /// The West Trading Posts are replaced with another type.
    ReplaceWestPosts,
    /// The Major starts with Investments on these spaces.
    Investments {
        /// The spaces by what is printed on them.
        spaces: Vec<u32>,
    },
    /// All his Market pawns start on this value row.
    MarketPawns {
        /// The row.
        row: u8,
    },
    /// He starts both rounds with a Crate on a Ship.
    CrateOnShip {
        /// Which Ship.
        ship: Ship,
    },
}

/// The challenges as a file tells them (K2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rivals {
    /// Whether the owner has checked them against the box.
    pub verified: bool,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// In the order of the box.
    pub rivals: Vec<Rival>,
}

impl Rivals {
    /// The challenges: the person's own file, or those that the program ships with.
    ///
    /// # Errors
    /// A [`FactsFault`] with line and column where the file is no good.
    pub fn read(own: Option<&str>) -> Result<Self, FactsFault> {
        let text = own.unwrap_or(SHIPPED);
        let file: Self = parse(FILE, text)?;
        if file.rivals.is_empty() {
            return Err(FactsFault::whole(
                FILE,
                "there is no challenge: expected [[rivals]] with name, target and change (K2)",
            ));
        }
        file.check(text)?;
        Ok(file)
    }

    /// What the dialogue would not take, a file must not say either.
    fn check(&self, text: &str) -> Result<(), FactsFault> {
        for (index, rival) in self.rivals.iter().enumerate() {
            let fault = |key: &[Step], message: String| {
                let path = [&[Step::Key("rivals"), Step::Nth(index)], key].concat();
                Err(FactsFault::in_text(FILE, text, &path, message))
            };
            let earlier = self.rivals[..index].iter().map(|rival| rival.name.as_str());
            if let Some(message) = name_fault(&rival.name, earlier) {
                return fault(&[Step::Key("name")], message);
            }
            if let Some(message) = target_fault(rival.target) {
                return fault(&[Step::Key("target")], message);
            }
            if let Some((key, message)) = rival.change.fault() {
                return fault(&[Step::Key("change"), Step::Key(key)], message);
            }
        }
        Ok(())
    }

    /// The file's text.
    ///
    /// # Errors
    /// None but a sentence that a value could not be written.
    pub fn text(&self) -> Result<String, String> {
        toml::to_string_pretty(self)
            .map_err(|error| format!("The challenges cannot be written: {error}."))
    }
}

/// Why that cannot be a name beside those before it.
pub(super) fn name_fault<'n>(
    name: &str,
    mut earlier: impl Iterator<Item = &'n str>,
) -> Option<String> {
    if !name.chars().any(char::is_alphabetic) {
        return Some(format!("the name {name:?} has no letter: expected one"));
    }
    let same = |other: &str| other.trim().to_lowercase() == name.trim().to_lowercase();
    earlier
        .any(same)
        .then(|| format!("two are named {name:?}: each needs a name of its own"))
}

/// Why a score cannot be asked for.
pub(super) fn target_fault(target: i64) -> Option<String> {
    let (least, most) = (TARGETS.start(), TARGETS.end());
    let message = || format!("the target is {target}: expected {least} to {most}");
    (!TARGETS.contains(&target)).then(message)
}

impl Change {
    /// The figure that cannot be, by its key, and why.
    fn fault(&self) -> Option<(&'static str, String)> {
        let small = |key, number: &u8, range: RangeInclusive<u8>| {
            let (least, most) = (range.start(), range.end());
            let message = || format!("{key} is {number}: expected {least} to {most}");
            (!range.contains(number)).then(|| (key, message()))
        };
        match self {
            Self::RemoveTiles { white, red } => {
                small("white", white, TILES).or_else(|| small("red", red, TILES))
            }
            Self::MarketPawns { row } => small("row", row, ROWS),
            Self::Investments { spaces } => {
                let wrong = spaces.iter().find(|space| !PRINTED.contains(space));
                let (least, most) = (PRINTED.start(), PRINTED.end());
                match wrong {
                    Some(wrong) => Some(format!(
                        "a space of value {wrong}: expected {least} to {most}"
                    )),
                    None if INVESTMENTS.contains(&spaces.len()) => None,
                    None => Some(format!(
                        "{} spaces: expected {} to {}",
                        spaces.len(),
                        INVESTMENTS.start(),
                        INVESTMENTS.end()
                    )),
                }
                .map(|message| ("spaces", message))
            }
            Self::SecondLarge | Self::ReplaceWestPosts | Self::CrateOnShip { .. } => None,
        }
    }
}

/// The challenges alone.
///
/// # Errors
/// As [`Rivals::read`].
pub fn rivals(own: Option<&str>) -> Result<Vec<Rival>, FactsFault> {
    Ok(Rivals::read(own)?.rivals)
}

/// The challenge that a person names: by its number, its name, or the beginning of it.
///
/// # Errors
/// A sentence with all names, where none or several fit.
pub fn find<'r>(rivals: &'r [Rival], typed: &str) -> Result<&'r Rival, String> {
    let typed = typed.trim().to_lowercase();
    let number = typed.parse::<usize>().ok();
    if let Some(rival) = number.and_then(|number| rivals.get(number.checked_sub(1)?)) {
        return Ok(rival);
    }
    let exact = rivals
        .iter()
        .find(|rival| rival.name.to_lowercase() == typed);
    let mut fitting = rivals
        .iter()
        .filter(|rival| !typed.is_empty() && rival.name.to_lowercase().starts_with(&typed));
    match (exact, fitting.next(), fitting.next()) {
        (Some(rival), ..) | (None, Some(rival), None) => Ok(rival),
        (None, found, _) => {
            let names: Vec<String> = (1..)
                .zip(rivals)
                .map(|(number, rival)| format!("{number} {}", rival.name))
                .collect();
            let what = if found.is_some() {
                "More than one challenge begins"
            } else {
                "No challenge is called or begins"
            };
            Err(format!(
                "{what} with “{typed}”. Choose one of {}.",
                names.join(", ")
            ))
        }
    }
}

/// K2, the second Large: it enters the position opposite the first. Where the position has both
/// already they must stand in the two cities.
///
/// # Errors
/// A sentence, where his Large cars stand otherwise.
pub fn with_second_large(board: &Board, position: Position) -> Result<Position, String> {
    let large = CarKind::new(Owner::Major, Size::Large);
    let places = board.cities().map(|city| board.first_place(city));
    let in_city = places.map(|place| {
        let cars = &position.at(place).cars;
        cars.iter().filter(|car| car.kind == large).count()
    });
    let missing = match (in_city, position.count(large)) {
        ([1, 1], 2) => return Ok(position),
        ([1, 0], 1) => places[1],
        ([0, 1], 1) => places[0],
        _ => {
            return Err("In this challenge one Large of his starts in each city (K2): name the first, ML, in Benares or Calcutta, and I add the second opposite it.".into());
        }
    };
    let mut both = position;
    both.at_mut(missing).cars.push(FreightCar::empty(large));
    both.sort_cities(board);
    Ok(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_found_by_number_name_and_beginning() {
        let rivals = rivals(None).unwrap();
        for typed in ["6", "ship iii", "SHIP", " Ship III "] {
            assert_eq!(find(&rivals, typed).unwrap().name, "Ship III", "{typed}");
        }
        let none = find(&rivals, "").unwrap_err();
        assert!(none.ends_with("5 High market, 6 Ship III."), "{none}");
        assert!(find(&rivals, "0").is_err());
    }

    #[test]
    fn k2_what_is_written_reads_back() {
        let rivals = Rivals::read(None).unwrap();
        let text = rivals.text().unwrap();
        assert_eq!(Rivals::read(Some(&text)).unwrap(), rivals);
    }

    #[test]
    fn a_faulty_file_is_refused_with_its_place() {
        let text = SHIPPED.replacen("target = 240", "target = \"many\"", 1);
        let fault = rivals(Some(&text)).unwrap_err();
        assert_eq!(fault.at, Some((10, 10)), "{fault}");
    }
}
