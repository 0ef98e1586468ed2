//! What is asked and told around his card.

use crate::{
    freight::{
        FreightCar,
        naming::{kind_name, section_name},
    },
    major::{
        card::Card,
        deck::Drawn,
        game::MajorGame,
        step::{Tie, TieAbout},
        turn::your_advances,
    },
};

use super::{capitalised, counted};

/// The check before his turn.
pub const IS_THIS_THE_TABLE: &str = "Is this the table? If not, type fix.";
/// How to correct the table.
pub const HOW_TO_FIX: &str = "Enter means yes. If the table differs, type fix and what stands there, as in fix C4 YM(my); fix alone shows all that can be mended. undo goes back.";
/// Something of your turn at the check before his.
const NOT_YOUR_TURN: &str = "It is the Major's turn now: undo goes back to yours, for what you did on the railway. Enter means that the table is right.";
/// A card at the check before it.
const TABLE_BEFORE_CARD: &str = "That is a card. First the table: Enter if it is right, and then the card; or both at once, as in yes; L3 M2 $4.";
/// The deck ran out.
pub const DECK_IS_EMPTY: &str =
    "His deck is empty. Draw a card as the rules of your copy say and type what it shows.";
/// A typed card.
pub const TYPE_HIS_CARD: &str = "Draw his top card and type what it shows, from top to bottom, such as L3 M2 $4, or ?L4M2 $5 for the conditional";
/// A typed card that lies open already.
pub const TYPE_OPEN_CARD: &str =
    "Type once more what his open card shows, from top to bottom, such as L3 M2 $4; draw no other";
/// Cards that could be typed.
pub const CARD_EXAMPLES: [&str; 4] = ["L3 M2 $4", "M3 L2 $6", "?L4M2 $5", "M2 L4"];
/// M18.
pub const WHICH_SHIP: &str = "The card names no Ship (M18). Which do you choose?";
/// A reward of yours in his turn.
pub const REWARD_WHAT: &str = "What does the reward do?";
/// A card that is typed too early.
const FIRST_THE_TABLE: &str =
    "First the table: Enter if it is as I show it. Then I ask what the card shows.";
/// Why something that was typed at the check is no answer to it.
#[must_use]
pub fn why_not_the_table(typed: &str, own_deck: bool) -> &'static str {
    let word = typed.split_whitespace().next().unwrap_or_default();
    let of_your_turn = ["load", "move", "ship"];
    if Card::read_typed(typed).is_ok() {
        TABLE_BEFORE_CARD
    } else if of_your_turn
        .iter()
        .any(|deed| deed.eq_ignore_ascii_case(word))
    {
        NOT_YOUR_TURN
    } else if own_deck && Card::read(typed).is_ok() {
        FIRST_THE_TABLE
    } else {
        HOW_TO_FIX
    }
}

/// The card that the Major draws.
#[must_use]
pub fn draws(card: &Drawn) -> String {
    let name = card
        .name
        .as_ref()
        .map_or_else(String::new, |name| format!(" {name}:"));
    format!(
        "The Major draws{name} {}, that is {}",
        card.text,
        in_words(&card.text)
    )
}

/// A card told in words: "load 3, then move 2; cash ₹4."
#[must_use]
pub fn in_words(card: &Card) -> String {
    use crate::major::card::Action;
    let actions: Vec<String> = card
        .actions
        .iter()
        .map(|action| match action {
            Action::Load(crates) => format!("load {crates}"),
            Action::Move(moves) => format!("move {moves}"),
            Action::Conditional { load, moves } => format!(
                "load {load} and move {moves}, loading first if he can load at least {}",
                load.div_ceil(2)
            ),
            Action::Ship { crates, ship } => format!(
                "ship {crates} to {}",
                ship.map_or_else(|| "a Ship".into(), |ship| format!("Ship {ship}"))
            ),
            Action::Pawn(rows) => format!("a Market pawn up {}", counted((*rows).into(), "row")),
            Action::Instruction(words) => words.clone(),
        })
        .collect();
    let cash = card
        .cash
        .map_or_else(String::new, |cash| format!("; cash ₹{cash}"));
    format!("{}{cash}.", actions.join(", then "))
}

/// What a tie is about.
#[must_use]
pub fn tie(board: &crate::freight::Board, tie: &Tie) -> String {
    match tie.about {
        TieAbout::Load(kind) => format!(
            "The Crates do not reach each of {}s. Which gets the next one (M5)?",
            kind_name(kind)
        ),
        TieAbout::Move(kind) => format!(
            "{} is equally near its destination in two trains. Which moves (M11)?",
            capitalised(&kind_name(kind))
        ),
        TieAbout::Company(kind) => {
            format!("Which {} leaves the city with it (M10)?", kind_name(kind))
        }
        TieAbout::Row => match tie.options.first() {
            Some(crate::major::step::TieOption::Entry(arrival, _)) => {
                format!(
                    "{} You choose (M13, M14).",
                    super::which_row(board, arrival)
                )
            }
            _ => "Which row is entered (M13)?".into(),
        },
        TieAbout::Split => match tie.options.first() {
            Some(crate::major::step::TieOption::Entry(arrival, _)) => format!(
                "Your train is pushed into {} and has to be split over its rows, front car first (M14). How?",
                section_name(board, arrival.to)
            ),
            _ => "How is your train split (M14)?".into(),
        },
    }
}

/// M17: cars of yours were delivered in his turn.
#[must_use]
pub fn reward_question(cars: &[FreightCar]) -> String {
    format!(
        "You have advanced your Performance by {}. Does a reward load or ship a Crate?",
        super::summed(&your_advances(cars))
    )
}

/// The table in notation.
#[must_use]
pub fn notation_line(game: &MajorGame) -> String {
    let notation = game.position.notation(&game.facts.board);
    if notation.is_empty() {
        "No car stands on the railway.".into()
    } else {
        notation
    }
}
