//! Olivia's turn: what the die that you leave her does.

use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::good::Good;
use super::influence::Influence;
use super::number::Number;
use super::step::Step;
use super::supply::Supply;
use super::tiles::Tiles;

/// From how many crossed hexes on she takes a good (O4).
pub const TAKING_HEXES: u8 = 3;

/// All that her die can change (O4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Her sheet.
    pub influence: Influence,
    /// The goods of the cities.
    pub supply: Supply,
    /// The action tiles.
    pub tiles: Tiles,
}

/// What her die did (O4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The table after it.
    pub standing: Standing,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The die left to her and those that she rolled after it.
    pub dice: Vec<Number>,
    /// The points that she scored.
    pub points: u8,
    /// The good that she took into the bag.
    pub removed: Option<Good>,
    /// The tiles that you lost, in order.
    pub lost_tiles: Vec<Number>,
    /// Whether she wins at once, having no hex to cross off.
    pub olivia_wins: bool,
}

impl Standing {
    /// Resolves the die that you leave Olivia (O4). `roll` is asked for every further die and
    /// sees the steps so far; any fault of its own, an interruption for instance, is handed on.
    /// It is asked at most once for every empty hex.
    pub fn resolve<E>(
        &self,
        die: Number,
        mut roll: impl FnMut(&[Step]) -> Result<Number, E>,
    ) -> Result<Turn, E> {
        let mut turn = Turn {
            standing: self.clone(),
            steps: Vec::new(),
            dice: vec![die],
            points: 0,
            removed: None,
            lost_tiles: Vec::new(),
            olivia_wins: false,
        };
        let mut die = die;
        while let Some(city) = turn.begin(die) {
            die = roll(&turn.steps)?;
            turn.dice.push(die);
            turn.steps.push(Step::RollsAgain { city, die });
        }
        Ok(turn)
    }

    /// Resolves her die with rolls that are known beforehand (O4); too few are a fault that says so.
    pub fn resolve_with(&self, die: Number, rolls: &[Number]) -> Result<Turn, Fault> {
        let mut left = rolls.iter();
        let mut last = die;
        self.resolve(die, |_| {
            let out = Fault::OutOfRolls {
                city: last,
                given: rolls.len(),
            };
            last = *left.next().ok_or(out)?;
            Ok(last)
        })
    }
}

impl Turn {
    /// Steps (1) to (4) with one die; the empty city for which she has to roll again, if any (O4).
    fn begin(&mut self, die: Number) -> Option<Number> {
        let Standing {
            influence,
            supply,
            tiles,
        } = &mut self.standing;
        let of = influence.size(die);

        let Some(crossed) = influence.cross(die) else {
            self.steps.push(Step::NoHexLeft { region: die, of });
            self.olivia_wins = true;
            return None;
        };
        self.steps.push(Step::Crosses {
            region: die,
            now: crossed,
            of,
        });

        if tiles.lose(die) {
            self.steps.push(Step::TakesTile { tile: die });
            self.lost_tiles.push(die);
        } else {
            self.steps.push(Step::NoTile {
                tile: die,
                place: tiles.place(die),
            });
        }

        if supply.is_empty(die) {
            return Some(die);
        }

        if crossed < TAKING_HEXES {
            self.steps.push(Step::TooFewHexes { city: die, crossed });
        } else if let Some(good) = supply.take_rightmost(die) {
            let left = supply.row(die).len();
            self.steps.push(Step::TakesGood {
                city: die,
                good,
                points: crossed,
                left,
            });
            self.points = crossed;
            self.removed = Some(good);
        }
        None
    }
}
