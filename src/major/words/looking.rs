//! What the views of a game say.

use crate::{
    freight::naming::section_name,
    major::{
        deck::Cash,
        facts::NamedCard,
        game::{MajorGame, Stage},
    },
};

use super::counted_cards;

/// The heading of what comes next; `None` when the game is over.
#[must_use]
pub fn heading(game: &MajorGame) -> Option<String> {
    let turn = |whose: &str| {
        let (round, turn, turns) = (game.round, game.turn, game.turns());
        format!("Round {round}, turn {turn} of {turns}: {whose}")
    };
    match game.stage {
        Stage::TypingCards => Some(super::typing_cards(game.facts.known.len())),
        Stage::HisDeck | Stage::SetupCards | Stage::SetupTable | Stage::SetupOrder => {
            Some("Setup against Major Banerjee".into())
        }
        Stage::YourTurn { .. } => Some(turn("you")),
        Stage::HisTurn => Some(turn("the Major")),
        Stage::Administration(_) => Some(format!("Administration of Round {}", game.round)),
        Stage::Reckoning => Some("Final scoring".into()),
        Stage::Over => None,
    }
}

/// His cards: drawn, and what may still come, without its order.
#[must_use]
pub fn deck(game: &MajorGame) -> String {
    let mut lines = Vec::new();
    let drawn = |round: u8| {
        let cards = game.deck.drawn.iter().filter(|card| card.round == round);
        cards.map(|card| card.text.to_string()).collect::<Vec<_>>()
    };
    for round in [1, 2] {
        let drawn = drawn(round);
        if !drawn.is_empty() {
            lines.push(format!("Drawn in Round {round}: {}.", drawn.join(", ")));
        }
    }
    if lines.is_empty() {
        lines.push("He has drawn no card yet.".into());
    }
    if game.own_deck {
        let (known, drawn) = (&game.facts.known, &game.deck.drawn);
        let may_come = crate::major::known::may_come(known, drawn, game.round);
        let may_come: Vec<&NamedCard> = may_come.into_iter().map(|index| &known[index]).collect();
        let unknown = crate::major::facts::WHOLE_DECK.saturating_sub(known.len());
        lines.push(super::own_deck(&may_come, unknown));
    } else {
        let (heading, cards) = if game.is_being_set_up() {
            let heading = "The deck that I shuffle, in the order of the box:".to_owned();
            (heading, game.facts.cards.cards.clone())
        } else {
            let cards = game.deck.may_come(&game.facts.cards);
            let count = counted_cards(cards.len());
            let heading = format!("{count} face down, in an order that nobody knows:");
            (heading, cards)
        };
        lines.push(heading);
        lines.extend(cards.iter().map(|card| format!("  - {card}")));
    }
    lines.join("\n")
}

/// M15: his cash.
#[must_use]
pub fn cash(game: &MajorGame) -> String {
    match (game.deck.cash(), game.deck.last()) {
        (Cash::Known(_), None) => "His cash is ₹0: he has drawn no card yet (M15).".into(),
        (Cash::Known(rupees), Some(_)) => format!("His cash is ₹{rupees}, by his last card (M15)."),
        (Cash::NotNoted, _) => "His last card was typed without its cash: look at it, and type cash in your turn to note it (M15).".into(),
    }
}

/// What the app has counted so far.
#[must_use]
pub fn score(game: &MajorGame) -> String {
    let board = &game.facts.board;
    let mut lines = vec![format!(
        "Performance advanced by deliveries: yours {}, his {}.",
        game.performance.you, game.performance.major
    )];
    for (city, stored) in board.cities().into_iter().zip(&game.warehouses) {
        lines.push(format!(
            "Warehouse of {}: {} of yours, {} of his.",
            section_name(board, city),
            stored.you,
            stored.major
        ));
    }
    lines.push(format!(
        "Crates on the Ships: {} of yours, {} of his.",
        game.ships.you, game.ships.major
    ));
    lines.extend(super::known_of_challenge(game));
    lines.extend(super::target_line(game));
    lines.join("\n")
}
