//! M2: the Major's deck, what he has drawn and what may still come.

use serde::{Deserialize, Serialize};

use super::{
    card::Card,
    facts::{Cards, NamedCard},
};

/// The Major's cards during a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// Face down, the top one last. Empty where the person draws her own cards.
    pub face_down: Vec<NamedCard>,
    /// Drawn, the last one last.
    pub drawn: Vec<Drawn>,
}

/// A card that the Major has drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The round in which it came.
    pub round: u8,
    /// What the app calls it; `None` for a typed card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What is printed on it.
    pub text: Card,
    /// It was not known before, and is remembered since.
    #[serde(default, skip_serializing_if = "is_not")]
    pub learned: bool,
}

fn is_not(learned: &bool) -> bool {
    !learned
}

impl Deck {
    /// Puts the cards of a round into the deck, still to be shuffled: in Round 1 its eight, in
    /// Round 2 its six together with the two left over.
    pub fn add_round(&mut self, cards: &Cards, round: u8) {
        let of_round = cards.cards.iter().filter(|card| card.round == round);
        self.face_down.extend(of_round.cloned());
    }

    /// What may still come, in the order of the box, so that it gives nothing away.
    #[must_use]
    pub fn may_come(&self, cards: &Cards) -> Vec<NamedCard> {
        let inside = |card: &&NamedCard| self.face_down.contains(card);
        cards.cards.iter().filter(inside).cloned().collect()
    }

    /// The card drawn last.
    #[must_use]
    pub fn last(&self) -> Option<&Drawn> {
        self.drawn.last()
    }

    /// M15: his cash by the last card drawn; 0 before his first card.
    #[must_use]
    pub fn cash(&self) -> Cash {
        match self.last() {
            None => Cash::Known(0),
            Some(card) => card.text.cash.map_or(Cash::NotNoted, Cash::Known),
        }
    }
}

/// The Major's cash (M15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cash {
    /// So many rupees.
    Known(u16),
    /// A typed card left it out.
    NotNoted,
}
