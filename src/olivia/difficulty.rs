//! How much influence Olivia starts with.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::influence::Influence;
use super::number::Number;

/// Olivia's difficulty levels, the easiest first (O2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Difficulty {
    /// One die.
    Clerk,
    /// Two dice.
    Conductor,
    /// Three dice.
    Machinist,
    /// Four dice.
    Engineer,
    /// Five dice.
    Investor,
    /// Six dice.
    #[serde(rename = "Rail Baron")]
    RailBaron,
}

impl Difficulty {
    /// All levels, the easiest first (O2).
    pub const ALL: [Self; 6] = [
        Self::Clerk,
        Self::Conductor,
        Self::Machinist,
        Self::Engineer,
        Self::Investor,
        Self::RailBaron,
    ];

    /// How many dice are rolled at setup (O2).
    pub fn dice(self) -> u8 {
        match self {
            Self::Clerk => 1,
            Self::Conductor => 2,
            Self::Machinist => 3,
            Self::Engineer => 4,
            Self::Investor => 5,
            Self::RailBaron => 6,
        }
    }

    /// Rolls her dice and crosses off a hex for each (O2). `roll` is called until every die has
    /// found an empty hex; a die that shows a full region is rolled again. Any fault of `roll`,
    /// an interruption for instance, is handed on.
    pub fn set_up<E>(
        self,
        influence: &Influence,
        mut roll: impl FnMut(&[Cross]) -> Result<Number, E>,
    ) -> Result<Setup, E> {
        let mut setup = Setup {
            influence: *influence,
            crosses: Vec::new(),
        };
        let mut placed = 0;
        while placed < self.dice()
            && Number::ALL
                .iter()
                .any(|region| setup.influence.free(*region) > 0)
        {
            let region = roll(&setup.crosses)?;
            let now = setup.influence.cross(region);
            placed += u8::from(now.is_some());
            setup.crosses.push(Cross {
                region,
                now,
                of: influence.size(region),
            });
        }
        Ok(setup)
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Clerk => "Clerk",
            Self::Conductor => "Conductor",
            Self::Machinist => "Machinist",
            Self::Engineer => "Engineer",
            Self::Investor => "Investor",
            Self::RailBaron => "Rail Baron",
        })
    }
}

impl FromStr for Difficulty {
    type Err = Fault;

    /// A level by its name or a beginning that no other has, large or small letters, `rail-baron` and `railbaron` too (O2).
    fn from_str(name: &str) -> Result<Self, Fault> {
        let plain = |name: &str| {
            let letters = name
                .chars()
                .filter(|letter| !matches!(letter, ' ' | '-' | '_'));
            letters.flat_map(char::to_lowercase).collect::<String>()
        };
        let typed = plain(name);
        let mut found = Self::ALL
            .into_iter()
            .filter(|level| !typed.is_empty() && plain(&level.to_string()).starts_with(&typed));
        match (found.next(), found.next()) {
            (Some(level), None) => Ok(level),
            _ => Err(Fault::Difficulty {
                found: name.chars().take(40).collect(),
            }),
        }
    }
}

/// What one die did at setup (O2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cross {
    /// The region that it showed.
    pub region: Number,
    /// Hexes crossed off there after it; `None` if the region was full and the die is rolled again.
    pub now: Option<u8>,
    /// Hexes that the region has.
    pub of: u8,
}

/// Olivia's sheet after setup, and how it came about (O2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Her sheet.
    pub influence: Influence,
    /// Every die as it fell, those rolled again included.
    pub crosses: Vec<Cross>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(given: &[i64]) -> impl FnMut(&[Cross]) -> Result<Number, Fault> {
        let mut given = given.iter().copied();
        move |_| Number::new("die", given.next().unwrap_or(0))
    }

    #[test]
    fn o2_each_level_has_its_dice() {
        let dice = Difficulty::ALL.map(Difficulty::dice);
        assert_eq!(dice, [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn o2_levels_go_by_name() {
        for level in Difficulty::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.to_string().to_uppercase().parse(), Ok(level));
        }
        assert_eq!("rail-baron".parse(), Ok(Difficulty::RailBaron));
        assert_eq!(
            "Baron".parse::<Difficulty>().unwrap_err().to_string(),
            "\"Baron\" is no difficulty; Clerk, Conductor, Machinist, Engineer, Investor or \
             Rail Baron was expected"
        );
    }

    #[test]
    fn o2_a_hex_is_crossed_off_for_each_die() {
        let sheet = Influence::unmarked([6; 6]).unwrap();
        let setup = Difficulty::Machinist
            .set_up(&sheet, rolls(&[4, 4, 1]))
            .unwrap();
        assert_eq!(setup.influence.all_crossed(), [1, 0, 0, 2, 0, 0]);
    }

    #[test]
    fn o2_a_full_region_at_setup_rolls_that_die_again() {
        let sheet = Influence::unmarked([1, 6, 6, 6, 6, 6]).unwrap();
        let setup = Difficulty::Conductor
            .set_up(&sheet, rolls(&[1, 1, 1, 2]))
            .unwrap();
        assert_eq!(setup.influence.all_crossed(), [1, 1, 0, 0, 0, 0]);
        let again = setup
            .crosses
            .iter()
            .filter(|cross| cross.now.is_none())
            .count();
        assert_eq!((setup.crosses.len(), again), (4, 2));
    }

    #[test]
    fn o2_a_sheet_without_an_empty_hex_asks_for_no_roll() {
        let sheet = Influence::new([1; 6], [1; 6]).unwrap();
        let setup = Difficulty::Clerk.set_up(&sheet, rolls(&[])).unwrap();
        assert_eq!(setup.crosses, []);
    }

    #[test]
    fn o2_a_fault_of_the_roll_is_handed_on() {
        let sheet = Influence::unmarked([6; 6]).unwrap();
        assert!(Difficulty::Conductor.set_up(&sheet, rolls(&[3])).is_err());
    }
}
