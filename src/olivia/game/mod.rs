//! What a game against Olivia consists of, and what comes next in it.

mod refused;
mod result;

pub(super) use refused::Refused;
pub use result::FinalResult;

use serde::{Deserialize, Serialize};

use super::difficulty::Difficulty;
use super::facts::{BlackFace, Printed};
use super::influence::Influence;
use super::number::Number;
use super::score::{connections, engine_bonus};
use super::sheet::{Engine, Link};
use super::step::Step;
use super::supply::Supply;
use super::tiles::Tiles;
use super::turn::Standing;

/// A solo game against Olivia.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OliviaGame {
    /// What is printed in the box, as the game began with it and has learnt it since.
    pub facts: Printed,
    /// The person's own files of facts that are no good: nothing is written there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_good: Vec<String>,
    /// What was settled before the game.
    #[serde(default)]
    pub options: Options,
    /// What comes next.
    pub stage: Stage,
    /// How strong Olivia is (O2).
    pub difficulty: Difficulty,
    /// The person rolls her own dice and types them.
    pub own_dice: bool,
    /// How many goods each city got at setup (O1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goods_each: Option<usize>,
    /// Her crossed hexes, the goods and the tiles.
    pub standing: Standing,
    /// Your sheet; `None` where you keep it alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<YourSheet>,
    /// The turn, from 1.
    pub turn: u32,
    /// The points that Olivia has scored (O4).
    pub olivia_points: u32,
    /// Her last turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turn: Option<LastTurn>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<FinalResult>,
}

/// What is settled before the game; the setup asks for the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Options {
    /// How strong Olivia is (O2).
    pub difficulty: Option<Difficulty>,
    /// The person rolls her own dice.
    pub own_dice: Option<bool>,
    /// Your sheet is kept.
    pub keep_sheet: Option<bool>,
}

/// What comes next in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Olivia's difficulty and first crosses (O2).
    SetupOlivia,
    /// The goods of the cities (O1).
    SetupGoods,
    /// Whether your sheet is kept (S).
    SetupSheet,
    /// Your turn begins with the dice (O3).
    Roll,
    /// You leave one white die to Olivia (O3).
    Leave {
        /// The dice of this turn.
        dice: TurnDice,
    },
    /// One of your two actions (O3).
    Action {
        /// The dice of this turn.
        dice: TurnDice,
        /// The die left to Olivia.
        hers: Number,
        /// Your dice that are still to be used.
        left: Vec<Number>,
    },
    /// Olivia's turn (O4).
    HerTurn {
        /// The die left to her.
        hers: Number,
        /// The dice of this turn were typed.
        typed: bool,
    },
    /// The scores and the verdict (O7, O8).
    Reckoning {
        /// Olivia had no hex to cross off (O4).
        instant: bool,
    },
    /// The game is over.
    Over,
}

/// The dice of one turn (O3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDice {
    /// The three white dice.
    pub white: [Number; 3],
    /// The black die, if the app knows it.
    pub black: Option<BlackFace>,
    /// The person typed what her own dice show.
    pub typed: bool,
}

impl TurnDice {
    /// What the white dice show, each number once, in order (O3).
    #[must_use]
    pub fn numbers(&self) -> Vec<Number> {
        numbers(&self.white)
    }

    /// Your two dice when one is left to Olivia (O3).
    #[must_use]
    pub fn without(&self, hers: Number) -> Vec<Number> {
        let mut white = self.white.to_vec();
        if let Some(place) = white.iter().position(|die| *die == hers) {
            white.remove(place);
        }
        let alike = |number| white.iter().filter(move |die| **die == number);
        Number::ALL.into_iter().flat_map(alike).copied().collect()
    }
}

/// What some dice show, each number once, in order.
pub(super) fn numbers(dice: &[Number]) -> Vec<Number> {
    let shown = Number::ALL.into_iter();
    shown.filter(|number| dice.contains(number)).collect()
}

/// Your sheet, as far as the app keeps it (S2 to S5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct YourSheet {
    /// The boxes of your engine.
    pub engine: Engine,
    /// Your completed connections.
    pub links: Vec<Link>,
    /// The points of your deliveries.
    pub delivered: u32,
}

impl YourSheet {
    /// Your points so far, without those of tiles (S3 to S5).
    #[must_use]
    pub fn points(&self) -> u32 {
        let bonus = engine_bonus(self.engine.strength());
        let links = connections(&self.links);
        self.delivered.saturating_add(links).saturating_add(bonus)
    }
}

/// A turn of Olivia, as it can be told again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTurn {
    /// The table before it.
    pub before: Standing,
    /// The die left to her, and those that she has rolled after it.
    pub dice: Vec<Number>,
}

impl LastTurn {
    /// What has happened in it, in order.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let Some((die, rolls)) = self.dice.split_first() else {
            return Vec::new();
        };
        let mut rolls = rolls.iter().copied();
        let turn = self
            .before
            .resolve(*die, |steps| rolls.next().ok_or_else(|| steps.to_vec()));
        turn.map_or_else(|steps| steps, |turn| turn.steps)
    }
}

impl OliviaGame {
    /// A game that is about to be set up.
    #[must_use]
    pub fn new(facts: Printed, options: Options) -> Self {
        Self {
            facts,
            no_good: Vec::new(),
            options,
            stage: Stage::SetupOlivia,
            difficulty: Difficulty::Clerk,
            own_dice: options.own_dice.unwrap_or_default(),
            goods_each: None,
            standing: Standing {
                influence: Influence::uncounted(),
                supply: Supply::default(),
                tiles: Tiles::default(),
            },
            sheet: None,
            turn: 1,
            olivia_points: 0,
            last_turn: None,
            result: None,
        }
    }

    /// What your dice are, or could still be (O3).
    pub(super) fn your_dice(&self) -> Vec<Number> {
        match &self.stage {
            Stage::Leave { dice } => dice.numbers(),
            Stage::Action { left, .. } => numbers(left),
            _ => Number::ALL.to_vec(),
        }
    }

    /// What Olivia's die could still be (O4).
    pub(super) fn dice_in_question(&self) -> Vec<Number> {
        match &self.stage {
            Stage::Leave { dice } => dice.numbers(),
            Stage::Action { hers, .. } | Stage::HerTurn { hers, .. } => vec![*hers],
            _ => Number::ALL.to_vec(),
        }
    }
}
