//! The state of a game against the Major, and how it is written down.

mod saved;
mod stage;

use serde::{Deserialize, Serialize};

use crate::freight::{Owner, PerOwner, Position};

use super::{
    aim::Aim,
    deck::Deck,
    facts::{Facts, Space},
    record::TurnRecord,
    scene::Scene,
    tally::Tally,
};

use saved::Saved;
pub use stage::{FinalResult, Lies, OpenCard, OpenSpace, Part, Stage};

/// Turns of a round (M2).
const TURNS: u8 = 6;

/// A solo game against Major Banerjee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct MajorGame {
    /// The facts that the game began with and keeps.
    pub facts: Facts,
    /// The person draws physical cards and types them.
    pub own_deck: bool,
    /// What it is played for beyond its rank (K2–K4).
    pub aim: Aim,
    /// What comes next.
    pub stage: Stage,
    /// The round, 1 or 2.
    pub round: u8,
    /// The turn in the round, from 1.
    pub turn: u8,
    /// Whose turn comes first in this round.
    pub first: Owner,
    /// Where every car and Crate is.
    pub position: Position,
    /// His Crates left (M7); `None` where they are not counted.
    pub supply: Option<u32>,
    /// Spaces that the Performance markers have advanced by deliveries.
    pub performance: PerOwner<u32>,
    /// Crates in the Warehouses of Benares and Calcutta.
    pub warehouses: [PerOwner<u32>; 2],
    /// Crates on the three Ships that the app knows of (F13).
    pub ships: PerOwner<u32>,
    /// His cards.
    pub deck: Deck,
    /// His last turn.
    pub last_turn: Option<TurnRecord>,
    /// The spaces of his Investments in each row, from the top, as far as the app placed them.
    pub invested: Vec<u32>,
    /// A card of his that lies open before his turn, after a fix.
    pub open_card: Option<OpenCard>,
    /// Your Setup card and his (M1), by number.
    pub setup_cards: Option<(u8, u8)>,
    /// Spaces of the Investment area with a marker, where the app keeps it (A5).
    pub taken: Vec<Space>,
    /// How the game ended.
    pub result: Option<FinalResult>,
}

impl MajorGame {
    /// A game that is about to be set up.
    #[must_use]
    pub fn new(facts: Facts, own_deck: bool) -> Self {
        Self {
            position: Position::empty(&facts.board),
            facts,
            own_deck,
            aim: Aim::default(),
            stage: Stage::SetupCards,
            round: 1,
            turn: 1,
            first: Owner::You,
            supply: None,
            performance: PerOwner::default(),
            warehouses: [PerOwner::default(); 2],
            ships: PerOwner::default(),
            deck: Deck::default(),
            last_turn: None,
            invested: Vec::new(),
            open_card: None,
            setup_cards: None,
            taken: Vec::new(),
            result: None,
        }
    }

    /// The same game, played for a Rival's target or a campaign's objective (K2–K4).
    #[must_use]
    pub fn aiming_at(mut self, aim: Aim) -> Self {
        self.aim = aim;
        self
    }

    /// The same game, which asks first where his cards come from.
    #[must_use]
    pub fn asking_for_his_deck(mut self) -> Self {
        self.stage = Stage::HisDeck;
        self
    }

    /// Whether the first turn is still to come, and no card lies face down.
    #[must_use]
    pub fn is_being_set_up(&self) -> bool {
        matches!(
            self.stage,
            Stage::TypingCards | Stage::HisDeck | Stage::SetupCards | Stage::SetupTable
        )
    }

    /// Turns of the present round (M2, ruling `round-two-turns`).
    #[must_use]
    pub fn turns(&self) -> u8 {
        if self.round == 1 {
            TURNS
        } else {
            self.facts.rulings.round_two_turns.0
        }
    }

    /// The board and the rulings of this game.
    #[must_use]
    pub fn scene(&self) -> Scene<'_> {
        Scene {
            board: &self.facts.board,
            rulings: &self.facts.rulings,
            explain: false,
        }
    }

    /// Adds what a turn or a movement of yours has delivered.
    pub(super) fn add(&mut self, tally: &Tally) {
        for (mine, more) in [(&mut self.performance, &tally.performance)]
            .into_iter()
            .chain(self.warehouses.iter_mut().zip(&tally.delivered))
        {
            mine.major += more.major;
            mine.you += more.you;
        }
        self.ships.major += tally.shipped;
    }

    /// The turn of one player is over: the other's, the next turn, or the Administration comes.
    pub(super) fn end_turn_of(&mut self, owner: Owner) {
        self.position.begin_turn();
        let second = owner != self.first;
        if !second {
            self.stage = turn_of(other(owner));
        } else if self.turn < self.turns() {
            self.turn += 1;
            self.stage = turn_of(self.first);
        } else {
            self.stage = Stage::Administration(Part::of_round(self.round));
        }
    }
}

/// The other player.
pub(super) fn other(owner: Owner) -> Owner {
    match owner {
        Owner::Major => Owner::You,
        Owner::You => Owner::Major,
    }
}

/// The stage in which that player has the turn.
pub(super) fn turn_of(owner: Owner) -> Stage {
    match owner {
        Owner::Major => Stage::HisTurn,
        Owner::You => Stage::YourTurn { begun: false },
    }
}
