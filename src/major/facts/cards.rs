use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    facts_file::{FactsFault, Step, parse},
    major::card::Card,
    spelled::spelled,
};

/// Cards of Round 1 and of Round 2 (M2).
pub const OF_ROUND: [(u8, usize); 2] = [(1, 8), (2, 6)];
/// All cards of the deck (M2).
pub const WHOLE_DECK: usize = 14;

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

/// Who shuffles and draws a deck that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrawnBy {
    /// The app.
    #[default]
    App,
    /// The person, who types each card.
    You,
}

spelled!(DrawnBy { App = "app", You = "you" });

impl DrawnBy {
    fn is_app(&self) -> bool {
        *self == Self::App
    }
}

/// The Major's deck as a file tells it (M2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Whether the owner has checked them against the box.
    pub verified: bool,
    /// Whether all are there; a deck that is being learned in play is not complete.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub complete: bool,
    /// Who shuffles and draws them, once they are known.
    #[serde(default, rename = "drawn-by", skip_serializing_if = "DrawnBy::is_app")]
    pub drawn_by: DrawnBy,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Eight of Round 1, six of Round 2.
    #[serde(default)]
    pub cards: Vec<NamedCard>,
}

fn yes() -> bool {
    true
}

fn is_yes(yes: &bool) -> bool {
    *yes
}

impl Cards {
    /// A deck of the cards that were typed from the box: whole and so verified, or still being learned.
    #[must_use]
    pub fn typed(cards: Vec<NamedCard>, drawn_by: DrawnBy) -> Self {
        let complete = cards.len() == WHOLE_DECK;
        Self {
            verified: complete,
            complete,
            drawn_by,
            source: Some("Typed from the box.".into()),
            cards,
        }
    }
}

/// M2: eight cards of Round 1 and six of Round 2, fewer where the deck is still being learned, each with a name of
/// its own.
pub(super) fn read_cards(file: &str, text: &str) -> Result<Cards, FactsFault> {
    let cards: Cards = parse(file, text)?;
    let listed = Step::Key("cards");
    let fault =
        |path: &[Step], message: String| Err(FactsFault::in_text(file, text, path, message));
    for (index, card) in cards.cards.iter().enumerate() {
        let NamedCard { name, round, .. } = card;
        if !(1..=2).contains(round) {
            return fault(
                &[listed, Step::Nth(index), Step::Key("round")],
                format!("the card {name:?} is of round {round}: expected round = 1 or round = 2"),
            );
        }
        let earlier = &cards.cards[..index];
        if earlier.iter().any(|other| other.name == *name) {
            return fault(
                &[listed, Step::Nth(index), Step::Key("name")],
                format!("two cards are named {name:?}: each needs a name of its own"),
            );
        }
    }
    for (round, expected) in OF_ROUND {
        let of_round = |(index, card): (usize, &NamedCard)| (card.round == round).then_some(index);
        let found: Vec<usize> = cards
            .cards
            .iter()
            .enumerate()
            .filter_map(of_round)
            .collect();
        let count = found.len();
        if let Some(&beyond) = found.get(expected) {
            let most = if cards.complete { "" } else { " at most" };
            return fault(
                &[listed, Step::Nth(beyond)],
                format!("Round {round} has {count} cards: expected {expected}{most} (M2)"),
            );
        }
        if cards.complete && count < expected {
            return fault(
                &[listed],
                format!("Round {round} has {count} cards: expected {expected} (M2)"),
            );
        }
    }
    if cards.verified && !cards.complete {
        return fault(
            &[Step::Key("verified")],
            "a deck that is not complete cannot be verified: expected verified = false".into(),
        );
    }
    Ok(cards)
}
