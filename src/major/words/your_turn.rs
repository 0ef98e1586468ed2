//! What is asked and told in your turn.

use crate::{
    freight::{Board, Departure, departures, loading_choices, naming::listed},
    major::{
        deck::Cash,
        doubtful::{MUCH_CASH, Odd},
        game::MajorGame,
    },
};

use super::{counted, crates, odd};

/// Your turn.
pub const ON_THE_RAILWAY: &str = "On the railway";
/// Which car is loaded.
pub const LOAD_WHICH: &str = "Load 1 Crate of yours on which car?";
/// Nothing was loaded.
pub const NOTHING_LOADED: &str = "Nothing is loaded.";
/// Which train moves.
pub const MOVE_WHICH: &str = "Which train moves?";
/// Which train takes the shortcut.
pub const SHORTCUT_WHICH: &str = "Which train takes the shortcut?";
/// How many are shipped.
pub const SHIP_HOW_MANY: &str = "How many of your Crates go to the Ships?";
/// F10 on your own turn.
pub const REWARDS_FIRST: &str = "  Take your Performance rewards now, before your next movement (F10). If one loads a Crate, type load.";
/// M15.
pub const WHICH_CASH: &str = "What cash does his last card show, in rupees?";
/// More than a card of his shows.
#[must_use]
pub fn much_cash(typed: &str) -> Option<String> {
    let cash = typed.parse::<u16>().ok()?;
    (cash > MUCH_CASH).then(|| odd(Odd::Cash(cash)))
}

/// The first lines of your turn.
#[must_use]
pub fn your_turn_begins(game: &MajorGame) -> String {
    let cash = match game.deck.cash() {
        Cash::Known(rupees) => format!("His cash ₹{rupees}"),
        Cash::NotNoted => "His cash: see his last card".into(),
    };
    let deck = if game.own_deck {
        String::new()
    } else {
        format!(
            "; {} left in his deck",
            counted_cards(game.deck.face_down.len())
        )
    };
    let supply = game.supply.map_or_else(String::new, |supply| {
        format!("; {} in his supply", crates(supply))
    });
    format!("{cash}{deck}{supply}.")
}

pub(super) fn counted_cards(count: usize) -> String {
    counted(u32::try_from(count).unwrap_or(u32::MAX), "card")
}

/// Crates on the Ships after you shipped.
#[must_use]
pub fn shipped(yours: u32) -> String {
    format!(
        "  Take the reward shown for each and your Transaction tokens (F13). You have {} on the Ships.",
        crates(yours)
    )
}

/// F11.
#[must_use]
pub fn shortcut_taken(board: &Board, departure: &Departure) -> String {
    format!(
        "  The shortcut costs {} at once (F11).",
        counted(departure.price(board).into(), "movement")
    )
}

/// Whether what was typed for a train is to go by the shortcut.
#[must_use]
pub fn asks_for_shortcut(typed: &str) -> bool {
    let mut words = typed.split_whitespace();
    words.any(|word| word.eq_ignore_ascii_case("shortcut"))
}

/// F11: said where none can be taken as it was typed.
#[must_use]
pub fn where_shortcuts_start(board: &Board, departures: &[Departure]) -> String {
    let mut starts = Vec::new();
    let mut example = String::new();
    for section in board.sections() {
        if let Some(price) = section.shortcut {
            example.clone_from(&section.id);
            let price = counted(price.into(), "movement");
            starts.push(format!("at {example} for {price}"));
        }
    }
    let mut takes_one = departures
        .iter()
        .filter(|way| matches!(way, Departure::Shortcut(_)));
    if let Some(way) = takes_one.next() {
        example = board.place_id(way.place());
    }
    if starts.is_empty() {
        return "This board has no shortcut (F11).".into();
    }
    format!(
        "A shortcut starts {}, for a train whose cars are all half full (F3, F11). It is typed behind the train, as in move {example} shortcut.",
        listed(&starts)
    )
}

/// Why nothing can be loaded or moved now; `None` for any other word.
#[must_use]
pub fn why_not_now(game: &MajorGame, typed: &str) -> Option<String> {
    let (word, _) = typed.split_once(' ').unwrap_or((typed, ""));
    let board = &game.facts.board;
    match word.to_lowercase().as_str() {
        "load" if loading_choices(board, &game.position).is_empty() => Some(
            "Nothing can be loaded now: no car with room stands in a loading space (F4).".into(),
        ),
        "move" if departures(board, &game.position).is_empty() => Some(
            "Nothing may move now: in each train and city a car is less than half full (F3)."
                .into(),
        ),
        "move" | "shortcut" if asks_for_shortcut(typed) => Some(where_shortcuts_start(
            board,
            &departures(board, &game.position),
        )),
        _ => None,
    }
}
