//! What is asked and told between the rounds.

use crate::{
    freight::{
        Board, Owner, Position, earnings, in_transit,
        naming::{kind_name, where_name},
    },
    major::game::{MajorGame, OpenSpace, Part},
};

use super::{capitalised, crates};

/// The Administration.
pub const WHICH_PART: &str = "Follow the printed steps in their order. Which of these comes next?";
/// A4.
pub const MARKET_PAWNS: &str =
    "Move all his Market pawns down to the row of his lowest one. He gains no rupees (A4).";
/// A5.
pub const YOUR_INVESTMENTS_FIRST: &str =
    "You come first in the turn order: place your Investments, then his follow (A5).";
/// A5.
pub const HIS_INVESTMENTS_FIRST: &str =
    "The Major comes first in the turn order: his Investments come before yours (A5).";
/// The beginning of an Administration.
#[must_use]
pub fn administration_begins(round: u8) -> String {
    format!(
        "Round {round} is over. Do all that is not named here as printed (A0); I go with you through the parts that concern the Major. He gains no Transaction token and no Regional Trading Post from Shipping (A2)."
    )
}

/// What is typed for a part.
#[must_use]
pub fn part_key(part: Part) -> &'static str {
    match part {
        Part::Ships => "ships",
        Part::Transit => "transit",
        Part::Market => "market",
        Part::Investments => "investments",
    }
}

/// What a part is about.
#[must_use]
pub fn part_option(part: Part) -> &'static str {
    match part {
        Part::Ships => "the Crates on the Ships set the turn order (F13)",
        Part::Transit => "your cars in transit earn you rupees (F14)",
        Part::Market => "his Market pawns go to the row of his lowest one (A4)",
        Part::Investments => "he places three Investments (A5)",
    }
}

/// The part that is left.
#[must_use]
pub fn last_part(part: Part) -> String {
    format!("Last comes this: {}.", part_option(part))
}

/// How many Crates are on the Ships: the question's key and its words.
#[must_use]
pub fn crates_on_ships(owner: Owner) -> (&'static str, &'static str) {
    match owner {
        Owner::You => (
            "major/ships/yours",
            "Count the Crates on all three Ships (F13). How many are yours?",
        ),
        Owner::Major => ("major/ships/his", "How many are the Major's?"),
    }
}

/// A1: the order of the next round.
#[must_use]
pub fn next_order(game: &MajorGame, first: Owner) -> String {
    let name = match first {
        Owner::You => "You go",
        Owner::Major => "The Major goes",
    };
    let why = if game.ships.major == game.ships.you {
        "the Crates are equal, so the order stays"
    } else {
        match game.facts.rulings.turn_order {
            crate::major::rulings::TurnOrder::MostFirst => "most Crates on the Ships",
            crate::major::rulings::TurnOrder::FewestFirst => "fewest Crates on the Ships",
        }
    };
    format!("{name} first in Round 2: {why} (F13, A1). Place the turn-order markers so.")
}

/// A5: one row.
#[must_use]
pub fn leftmost_open(row: usize) -> String {
    format!(
        "Row {row} of the Investments, counted from the top: has it an open space? Type open, or the number of the leftmost one; full; or none if there is no such row"
    )
}

/// What may be typed for a row.
pub const OPEN_SPACE: &str =
    "Type open, or the number of the leftmost open space, 1 to 50, or full, or none.";
/// A row has an open space, and which one hands will see.
pub const OPEN: &str = "open";

/// Reads what the person says of a row.
///
/// # Errors
/// A sentence for anything but `open`, a space, `full` or `none`.
pub fn read_open_space(typed: &str) -> Result<OpenSpace, String> {
    match typed.trim().to_lowercase().as_str() {
        OPEN => Ok(OpenSpace::Leftmost),
        "full" => Ok(OpenSpace::RowIsFull),
        "none" => Ok(OpenSpace::NoSuchRow),
        number => match number.parse::<u32>() {
            Ok(space) if (1..=50).contains(&space) => Ok(OpenSpace::At(space)),
            _ => Err(OPEN_SPACE.into()),
        },
    }
}

/// A space far from those that are known to be taken.
#[must_use]
pub fn many_spaces_taken(row: usize, space: u32) -> String {
    format!(
        "If the leftmost open space of row {row} is the one with number {space}, the {} to its left are all taken.",
        space - 1
    )
}

/// More Crates on the Ships than can well be.
#[must_use]
pub fn many_on_ships(typed: &str, most: i64) -> Option<String> {
    let count = typed.parse::<i64>().ok().filter(|count| *count > most)?;
    Some(format!("{count} Crates are many for three Ships."))
}

/// A5: one Investment.
#[must_use]
pub fn invest(number: usize, row: usize, space: Option<u32>) -> String {
    let space = space.map_or_else(
        || "the leftmost open space".to_owned(),
        |space| format!("space {space}"),
    );
    format!("  {number}. Place an Investment marker of his on row {row}, {space}.")
}

/// A5: all that he placed.
#[must_use]
pub fn invested(placed: usize, first: Owner) -> String {
    let his = match placed {
        3 => "He has placed his three Investments.".to_owned(),
        0 => "He can place no Investment.".to_owned(),
        placed => format!(
            "He could place {placed} of three Investments: no other row has an open space (A5)."
        ),
    };
    match first {
        Owner::Major => format!("{his} Now place yours."),
        Owner::You => his,
    }
}

/// F14, A3: what is in transit at the end, car by car.
#[must_use]
pub fn transit(board: &Board, position: &Position) -> String {
    let transit = in_transit(board, position);
    let mut lines = vec![format!(
        "Your cars in transit earn you ₹{}, each its capacity times the value of the last junction it has reached (F14).",
        transit.income.you
    )];
    for earning in earnings(board, position) {
        let (at, car) = earning.car;
        lines.push(format!(
            "  - {} {}: {} × {}, ₹{}.",
            capitalised(&kind_name(car.kind)),
            where_name(board, at.place),
            car.kind.size.capacity(),
            earning.value,
            earning.rupees()
        ));
    }
    lines.push(format!(
        "Crates in transit for the unpaid-delivery penalty: {} of yours. His {} in transit cost him nothing, and he gains no income (A3).",
        transit.crates.you,
        crates(transit.crates.major)
    ));
    lines.join("\n")
}
