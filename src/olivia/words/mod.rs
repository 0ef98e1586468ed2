//! All that is said in Olivia's game, and how what is typed is read. The rules know none of it.

mod action;
mod board;
mod deeds;
mod dice;
mod facts;
mod fixing;
mod goods;
mod hands;
mod links;
mod mendable;
mod odds;
mod reading;
mod reasons;
mod score;
mod setup;
mod turn;

pub(super) use action::*;
pub(super) use board::*;
pub(super) use deeds::*;
pub(super) use dice::*;
pub(super) use facts::*;
pub use facts::{dice_told, sheet_told, tiles_told};
pub(super) use fixing::*;
pub(super) use goods::*;
pub(super) use hands::*;
pub(super) use links::*;
pub(super) use mendable::*;
pub(super) use odds::odds;
pub(super) use reading::*;
pub(super) use reasons::why;
pub(super) use score::*;
pub(super) use setup::*;
use turn::tracks;
pub(super) use turn::*;

use std::fmt::Display;

use crate::listing::joined;

use super::fault::Fault;
use super::game::{OliviaGame, Stage};
use super::good::Good;
use super::number::Number;

/// What `board` shows.
pub(super) const BOARD_SHOWS: &str = "regions, goods and tiles as I have them";
/// What `odds` shows.
pub(super) const ODDS_SHOW: &str = "what each die would bring Olivia; odds 4: that one";
/// What `why` shows.
pub(super) const WHY_SHOWS: &str = "the reasons of her last turn; why 3: of its third step";
/// What `routes` shows.
pub(super) const ROUTES_SHOW: &str = "what your dice could deliver, and how far";
/// What `score` shows.
pub(super) const SCORE_SHOWS: &str = "the points as they stand";
/// What `facts` shows.
pub(super) const FACTS_SHOW: &str = "what I know of your copy of the box";
/// A die that is not there, which no answer can bring about.
pub(super) const NO_DIE: &str = "A die is missing.";

/// The heading of what comes next; `None` when the game is over.
pub(super) fn heading(game: &OliviaGame) -> Option<String> {
    let turn = game.turn;
    match game.stage {
        Stage::SetupOlivia | Stage::SetupGoods | Stage::SetupSheet => {
            Some("Setup against Olivia".to_owned())
        }
        Stage::Roll | Stage::Leave { .. } | Stage::Action { .. } => {
            Some(format!("Turn {turn}: you"))
        }
        Stage::HerTurn { .. } => Some(format!("Turn {turn}: Olivia")),
        Stage::Reckoning { .. } => Some("Final scoring".to_owned()),
        Stage::Over => None,
    }
}

/// A fault of the rules as a sentence.
pub(super) fn fault(fault: &Fault) -> String {
    format!("{}.", capitalised(&fault.to_string()))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// "1 point", "3 points".
fn counted(count: impl Into<i64>, thing: &str) -> String {
    let count = count.into();
    let many = match thing {
        "hex" => "hexes".to_owned(),
        "die" => "dice".to_owned(),
        "box" => "boxes".to_owned(),
        "city" => "cities".to_owned(),
        thing => format!("{thing}s"),
    };
    if count == 1 {
        format!("1 {thing}")
    } else {
        format!("{count} {many}")
    }
}

/// "1 is", "3 are".
fn are(count: usize) -> String {
    match count {
        1 => "1 is".to_owned(),
        _ => format!("{count} are"),
    }
}

/// A length as a number that can be counted.
fn length(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// "a", "a and b", "a, b and c".
fn listed<T: Display>(things: &[T]) -> String {
    joined(&texts(things), "and")
}

/// "a", "a or b", "a, b or c".
fn either<T: Display>(things: &[T]) -> String {
    joined(&texts(things), "or")
}

fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

/// "city 4".
pub(super) fn city(city: Number) -> String {
    format!("city {city}")
}

/// "city 3", "cities 3 and 4".
fn cities(cities: &[Number]) -> String {
    match cities {
        [only] => city(*only),
        _ => format!("cities {}", listed(cities)),
    }
}

/// Goods from left to right: "red, grey".
fn goods_in_words(row: &[Good]) -> String {
    let words: Vec<String> = row.iter().map(ToString::to_string).collect();
    words.join(", ")
}

/// "1st", "2nd", "3rd", "4th".
fn ordinal(number: u8) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_read_like_speech() {
        assert_eq!(counted(1, "hex"), "1 hex");
        assert_eq!(counted(0, "die"), "0 dice");
        assert_eq!(listed(&[1, 2, 3]), "1, 2 and 3");
        assert_eq!(either(&["a"]), "a");
        let ordinals = [1, 2, 3, 4, 11, 12, 21, 60].map(ordinal);
        assert_eq!(
            ordinals,
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st", "60th"]
        );
        assert_eq!(capitalised("été"), "Été");
    }
}
