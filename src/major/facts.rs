//! What is printed in the box, as data: embedded, and overridden by files of the same name.

mod board;
mod cards;
mod fleet;
mod investments;
mod setups;
mod writing;

use serde::{Deserialize, Serialize};

use crate::{as_toml, facts_file, freight::Board};

use super::rulings::Rulings;

pub use crate::facts_file::{FactsFault, place_of_table, read_table};
pub use board::{JUNCTIONS, PRICES, STRAIGHTS, VALUES};
pub use cards::{Cards, DrawnBy, NamedCard, OF_ROUND, WHOLE_DECK};
pub use fleet::Fleet;
pub use investments::{InvestmentArea, Space};
pub use setups::{SETUP_CARDS, SetupCard, SetupCards};
pub use writing::file_text;

const CARDS: &str = include_str!("../../decks/major/cards.toml");
const BOARD: &str = include_str!("../../decks/major/board.toml");
const FLEET: &str = include_str!("../../decks/major/fleet.toml");
const RULINGS: &str = include_str!("../../decks/major/rulings.toml");
const SETUPS: &str = include_str!("../../decks/major/setups.toml");
const INVESTMENTS: &str = include_str!("../../decks/major/investments.toml");

/// All facts that a game against the Major begins with and keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The railway.
    #[serde(with = "as_toml")]
    pub board: Board,
    /// His cards: the person's own where all are known, else a stand-in.
    #[serde(with = "as_toml")]
    pub cards: Cards,
    /// The cars in the box.
    #[serde(with = "as_toml")]
    pub fleet: Fleet,
    /// What decides where the printed rules leave a gap.
    #[serde(with = "as_toml")]
    pub rulings: Rulings,
    /// The cards of the person's own box, as far as they are known. A game learns more.
    #[serde(default)]
    pub known: Vec<NamedCard>,
    /// The Setup cards, as far as they are known. A game learns more.
    #[serde(default, with = "as_toml")]
    pub setups: SetupCards,
    /// The Investment area, if the app is to keep it.
    #[serde(default, with = "as_toml")]
    pub investments: InvestmentArea,
}

impl Facts {
    /// The files that hold the facts, relative to the data folder.
    pub const FILES: [&str; 6] = [
        "decks/major/cards.toml",
        "decks/major/board.toml",
        "decks/major/fleet.toml",
        "decks/major/rulings.toml",
        "decks/major/setups.toml",
        "decks/major/investments.toml",
    ];

    /// The texts of these files as they ship.
    pub const SHIPPED: [&str; 6] = [CARDS, BOARD, FLEET, RULINGS, SETUPS, INVESTMENTS];

    /// The facts that the program ships with.
    ///
    /// # Errors
    /// None in a program that passes its tests, which read every shipped file.
    pub fn shipped() -> Result<Self, FactsFault> {
        Self::read(|_| None)
    }

    /// The shipped facts, each file overridden where `own` has one of that name.
    ///
    /// # Errors
    /// A [`FactsFault`] with file, line and column for the first file that is no good.
    pub fn read(own: impl Fn(&str) -> Option<String>) -> Result<Self, FactsFault> {
        let [cards_file, board_file, fleet, rulings, setups, investments] = Self::FILES;
        let text = |file: &str, shipped: &str| own(file).unwrap_or_else(|| shipped.to_owned());
        let mut cards = cards::read_cards(cards_file, &text(cards_file, CARDS))?;
        let mut known = Vec::new();
        if own(cards_file).is_some() {
            known.clone_from(&cards.cards);
        }
        if !cards.complete {
            cards = cards::read_cards(cards_file, CARDS)?;
        }
        let board = board::read_board(board_file, &text(board_file, BOARD))?;
        Ok(Self {
            cards,
            known,
            fleet: fleet::read_fleet(fleet, &text(fleet, FLEET))?,
            rulings: facts_file::parse(rulings, &text(rulings, RULINGS))?,
            setups: setups::read_setups(setups, &text(setups, SETUPS), &board)?,
            investments: investments::read_investments(
                investments,
                &text(investments, INVESTMENTS),
            )?,
            board,
        })
    }

    /// The same, with the shipped facts in place of every own file that is no good, and what is wrong with those.
    ///
    /// # Errors
    /// As [`Facts::shipped`].
    pub fn read_what_is_good(
        own: impl Fn(&str) -> Option<String>,
    ) -> Result<(Self, Vec<FactsFault>), FactsFault> {
        let mut faults: Vec<FactsFault> = Vec::new();
        loop {
            let is_bad = |file: &str| faults.iter().any(|fault| fault.file == file);
            match Self::read(|file| own(file).filter(|_| !is_bad(file))) {
                Ok(facts) => return Ok((facts, faults)),
                Err(fault) if is_bad(&fault.file) => return Err(fault),
                Err(fault) => faults.push(fault),
            }
        }
    }

    /// Whether every fact that the Major's play rests on has been checked against the box.
    #[must_use]
    pub fn verified(&self) -> bool {
        self.cards.verified && self.board.verified()
    }
}
