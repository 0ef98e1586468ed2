//! Olivia's game as it is played: its chapters, each a straight function.

mod action;
mod carried_back;
mod deed;
mod delivering;
mod doubts;
mod drawing_goods;
mod fixing;
mod her_turn;
mod learning;
mod reckoning;
mod rolling;
mod setup;
mod views;
mod your_turn;

use crate::table::{Game, Interrupt, Table};

use super::words;

use super::fault::Fault;
pub(super) use super::game::Refused;
pub(super) use super::game::numbers;
pub use super::game::{FinalResult, LastTurn, OliviaGame, Options, Stage, TurnDice, YourSheet};

/// What cannot happen, as the table passes it on.
pub(super) fn broken(fault: Fault) -> Interrupt {
    Interrupt::Fault(words::fault(&fault))
}

impl Game for OliviaGame {
    const OPPONENT: &'static str = "olivia";
    const RULES: u32 = 1;

    fn chapter(&self) -> Option<String> {
        words::heading(self)
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        match self.stage.clone() {
            Stage::SetupOlivia => setup::olivia(self, table),
            Stage::SetupGoods => setup::goods(self, table),
            Stage::SetupSheet => setup::sheet(self, table),
            Stage::Roll => your_turn::roll(self, table),
            Stage::Leave { dice } => your_turn::leave(self, table, &dice),
            Stage::Action { dice, hers, left } => action::play(self, table, dice, hers, left),
            Stage::HerTurn { hers, typed } => her_turn::play(self, table, hers, typed),
            Stage::Reckoning { instant } => reckoning::play(self, table, instant),
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
