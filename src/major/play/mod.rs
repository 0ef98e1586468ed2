//! The Major's game as it is played: its chapters, each a straight function.

mod administration;
mod again;
mod aiming;
mod area;
mod carried_back;
mod fixing;
mod his_deck;
mod his_turn;
mod mending;
mod own_cards;
mod railway;
mod reckoning;
mod setup;
mod views;
mod your_turn;

use crate::table::{Game, Interrupt, Table};

use super::{game::turn_of, words};

pub use super::game::{FinalResult, Lies, MajorGame, OpenCard, OpenSpace, Part, Stage};

impl Game for MajorGame {
    const OPPONENT: &'static str = "major";
    const RULES: u32 = 1;

    fn chapter(&self) -> Option<String> {
        words::heading(self)
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        match self.stage.clone() {
            Stage::HisDeck => his_deck::choose(self, table),
            Stage::TypingCards => his_deck::type_one(self, table),
            Stage::SetupCards => setup::cards(self, table),
            Stage::SetupTable => setup::table(self, table),
            Stage::SetupOrder => setup::order(self, table),
            Stage::YourTurn { begun } => your_turn::play(self, table, begun),
            Stage::HisTurn => his_turn::play(self, table),
            Stage::Administration(parts) => administration::play(self, table, parts),
            Stage::Reckoning => reckoning::play(self, table),
            Stage::Over => Ok(()),
        }
    }

    fn mend(
        &self,
        now: &Self,
        typed: &str,
        table: &mut Table,
    ) -> Result<Option<(Self, String)>, Interrupt> {
        fixing::mend(self, now, typed, table)
    }
}
