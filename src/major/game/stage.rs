//! What comes next in a game, and the smaller things that it keeps.

use serde::{Deserialize, Serialize};

use crate::{
    freight::{PerOwner, read_position},
    major::deck::Drawn,
};

use super::MajorGame;

/// What comes next in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Where his cards come from (M2).
    HisDeck,
    /// The person types his cards before the game.
    TypingCards,
    /// The Setup cards are taken (M1).
    SetupCards,
    /// The person says where everything stands.
    SetupTable,
    /// The cars stand; then the turn order and his Crates.
    SetupOrder,
    /// Your turn; `begun` once something was said in it.
    YourTurn {
        /// The turn's first lines have been told.
        begun: bool,
    },
    /// The Major's card.
    HisTurn,
    /// The Administration, with the parts that are still to come.
    Administration(Vec<Part>),
    /// Final scoring.
    Reckoning,
    /// The game is over.
    Over,
}

/// A part of the Administration in which the Major has a say, or which the app reckons for you.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// A1, A2: Crates on the Ships set the next round's turn order.
    Ships,
    /// A3, F14: what is in transit.
    Transit,
    /// A4: Market pawns.
    Market,
    /// A5: Investments.
    Investments,
}

impl Part {
    /// The parts of the Administration after that round. After Round 2 there is no next round
    /// to order; only then do cars in transit earn income.
    #[must_use]
    pub fn of_round(round: u8) -> Vec<Self> {
        if round == 1 {
            vec![Self::Ships, Self::Market, Self::Investments]
        } else {
            vec![Self::Transit, Self::Market, Self::Investments]
        }
    }
}

/// What the person says of a row of the Investment area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenSpace {
    /// Its leftmost open space, from 1.
    At(u32),
    /// It has one, and hands will see which.
    Leftmost,
    /// It has none.
    RowIsFull,
    /// There are no more rows.
    NoSuchRow,
}

/// A card of his that lies open on the table before his turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenCard {
    /// The card; `None` where the person is to type it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Drawn>,
    /// The steps that the person has carried out for it already, in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried_out: Vec<String>,
    /// How the table lies after those steps: it stays so until the card was gone through again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lies: Option<Lies>,
}

/// What lies on the person's table: the railway in notation, and what a turn of his counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lies {
    /// The railway.
    pub position: String,
    /// Where the Performance markers are.
    pub performance: PerOwner<u32>,
    /// Crates in the Warehouses.
    pub warehouses: [PerOwner<u32>; 2],
    /// Crates on the Ships.
    pub ships: PerOwner<u32>,
}

impl Lies {
    /// The table as a game has it.
    #[must_use]
    pub fn of(game: &MajorGame) -> Self {
        Self {
            position: game.position.notation(&game.facts.board),
            performance: game.performance,
            warehouses: game.warehouses,
            ships: game.ships,
        }
    }

    /// A game with its table as it lies.
    pub(in crate::major) fn on(&self, game: &MajorGame) -> MajorGame {
        let mut lying = game.clone();
        if let Ok(position) = read_position(&game.facts.board, &self.position) {
            lying.position = position;
        }
        lying.performance = self.performance;
        lying.warehouses = self.warehouses;
        lying.ships = self.ships;
        lying
    }
}

/// How a game against the Major ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FinalResult {
    /// Your final victory points.
    pub victory_points: i64,
    /// The rank that they earn (K1); `None` below 200.
    pub rank: Option<String>,
    /// The victory points that a Rival or a campaign asked for (K2, K3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<i64>,
    /// Whether the campaign's objective was met (K3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective_met: Option<bool>,
    /// Whether target and objective were reached; `None` where there was no target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}
