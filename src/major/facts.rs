//! What is printed in the box, as data: embedded, and overridden by files of the same name.

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use toml::Spanned;

use crate::freight::{Board, BoardFile, CarKind, Position};

use super::{card::Card, rulings::Rulings};

const CARDS: &str = include_str!("../../decks/major/cards.toml");
const BOARD: &str = include_str!("../../decks/major/board.toml");
const FLEET: &str = include_str!("../../decks/major/fleet.toml");
const RULINGS: &str = include_str!("../../decks/major/rulings.toml");

/// One of the Major's cards by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedCard {
    /// What the app calls it: "Load A".
    pub name: String,
    /// The deck that it belongs to: 1 or 2 (M2).
    pub round: u8,
    /// What is printed on it.
    pub text: Card,
}

/// The name and what is printed: "Load A: L3 M2 $4".
impl fmt::Display for NamedCard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.text)
    }
}

/// The Major's deck as a file tells it (M2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Whether the owner has checked them against the box.
    pub verified: bool,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Eight of Round 1, six of Round 2.
    pub cards: Vec<NamedCard>,
}

/// How many Freight Cars of each size a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// Whether the owner has checked the numbers against the box.
    pub verified: bool,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Large cars of one player.
    pub large: usize,
    /// Medium cars of one player.
    pub medium: usize,
    /// Small cars of one player.
    pub small: usize,
}

impl Fleet {
    /// A sentence for the first kind of car of which a position has more than the box, if any.
    #[must_use]
    pub fn exceeded(&self, position: &Position) -> Option<String> {
        CarKind::ALL.into_iter().find_map(|kind| {
            let most = match kind.size {
                crate::freight::Size::Large => self.large,
                crate::freight::Size::Medium => self.medium,
                crate::freight::Size::Small => self.small,
            };
            let count = position.count(kind);
            let known = if self.verified {
                ""
            } else {
                ", as far as is known"
            };
            (count > most)
                .then(|| format!("{count} cars {kind} stand there, the box has {most}{known}."))
        })
    }
}

/// All facts that a game against the Major begins with and keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The railway.
    pub board: Board,
    /// His cards.
    pub cards: Cards,
    /// The cars in the box.
    pub fleet: Fleet,
    /// What decides where the printed rules leave a gap.
    pub rulings: Rulings,
}

/// What is wrong with a file of facts, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactsFault {
    /// The file's path within the data folder.
    pub file: String,
    /// Line and column, from 1; `None` where the file as a whole is at fault.
    pub at: Option<(usize, usize)>,
    /// A sentence: what is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for FactsFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some((line, column)) = self.at {
            write!(f, ", line {line}, column {column}")?;
        }
        write!(f, ": {}", self.message.trim_end().replace('\n', "; "))
    }
}

impl std::error::Error for FactsFault {}

impl Facts {
    /// The files that hold the facts, relative to the data folder.
    pub const FILES: [&str; 4] = [
        "decks/major/cards.toml",
        "decks/major/board.toml",
        "decks/major/fleet.toml",
        "decks/major/rulings.toml",
    ];

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
        let [cards, board, fleet, rulings] = Self::FILES;
        let text = |file: &str, shipped: &str| own(file).unwrap_or_else(|| shipped.to_owned());
        let cards_text = text(cards, CARDS);
        Ok(Self {
            cards: checked_cards(cards, &cards_text, parse(cards, &cards_text)?)?,
            board: read_board(board, &text(board, BOARD))?,
            fleet: parse(fleet, &text(fleet, FLEET))?,
            rulings: parse(rulings, &text(rulings, RULINGS))?,
        })
    }

    /// Whether every fact that the Major's play rests on has been checked against the box.
    #[must_use]
    pub fn verified(&self) -> bool {
        self.cards.verified && self.board.verified()
    }
}

pub(super) fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, FactsFault> {
    toml::from_str(text).map_err(|error| FactsFault {
        file: file.into(),
        at: error.span().map(|span| line_and_column(text, span.start)),
        message: error.message().into(),
    })
}

fn read_board(file: &str, text: &str) -> Result<Board, FactsFault> {
    #[derive(Deserialize)]
    struct Located {
        sections: Vec<Spanned<toml::Table>>,
    }

    let written: BoardFile = parse(file, text)?;
    let located: Located = parse(file, text)?;
    Board::try_from(written).map_err(|fault| {
        let section = fault.section.and_then(|index| located.sections.get(index));
        FactsFault {
            file: file.into(),
            at: section.map(|section| line_and_column(text, section.span().start)),
            message: fault.message,
        }
    })
}

/// M2: eight cards of Round 1 and six of Round 2, each with a name of its own.
fn checked_cards(file: &str, text: &str, cards: Cards) -> Result<Cards, FactsFault> {
    let fault = |message: String| FactsFault {
        file: file.into(),
        at: None,
        message,
    };
    for (index, card) in cards.cards.iter().enumerate() {
        if !(1..=2).contains(&card.round) {
            return Err(FactsFault {
                at: last_mention(text, &card.name),
                ..fault(format!(
                    "the card {:?} is of round {}: expected round = 1 or round = 2",
                    card.name, card.round
                ))
            });
        }
        if cards.cards[..index]
            .iter()
            .any(|other| other.name == card.name)
        {
            return Err(FactsFault {
                at: last_mention(text, &card.name),
                ..fault(format!(
                    "two cards are named {:?}: each needs a name of its own",
                    card.name
                ))
            });
        }
    }
    for (round, expected) in [(1, 8), (2, 6)] {
        let count = cards
            .cards
            .iter()
            .filter(|card| card.round == round)
            .count();
        if count != expected {
            return Err(fault(format!(
                "Round {round} has {count} cards: expected {expected} (M2)"
            )));
        }
    }
    Ok(cards)
}

fn last_mention(text: &str, name: &str) -> Option<(usize, usize)> {
    text.rfind(&format!("{name:?}"))
        .map(|offset| line_and_column(text, offset))
}

fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before
        .rsplit('\n')
        .next()
        .map_or(0, |line| line.chars().count())
        + 1;
    (line, column)
}
