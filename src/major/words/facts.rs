//! What is asked and told while the facts of the box are entered.

use crate::{
    freight::{Board, SectionKind, naming::section_name},
    major::{
        enter::{Entering, Entry},
        facts::{JUNCTIONS, STRAIGHTS, WHOLE_DECK},
    },
};

use super::counted;

/// How the person leaves the typing of cards.
pub const STOP: &str = "stop";
/// Where entered facts come from.
pub const FROM_THE_BOX: &str = "Typed from the box.";
/// What `quit` does in a conversation that is kept in parts.
pub const WHAT_WAS_TYPED_STAYS: &str = "leave; what you have typed stays";
/// What `quit` does in one that is kept whole or not at all.
pub const NOTHING_STAYS: &str = "leave; nothing is changed";
/// How cards are typed.
pub const HOW_TO_TYPE_CARDS: &str = "Type what each card shows, from top to bottom: L3 load three, M2 move two; ?L4M2 the conditional; $4 the cash; S1 ship one, S1:III to Ship III; K+1 a Market pawn up; any other instruction in quotation marks. quit leaves: what you have typed is kept.";
/// The cards conversation.
pub const WHAT_ABOUT_CARDS: &str = "What about the cards?";
/// More cards.
pub const TYPE_MORE_CARDS: &str = "type those that are not known yet";
/// A wrong card.
pub const CORRECT_A_CARD: &str = "correct one that is remembered wrongly";
/// A card that is not there.
pub const REMOVE_A_CARD: &str = "forget one that is not in the deck";
/// Which card is not there.
pub const REMOVE_WHICH: &str = "Which card is not in the deck?";
/// Who shuffles.
pub const WHO_SHUFFLES: &str = "say who shuffles and draws them";
/// All is well.
pub const CARDS_ARE_RIGHT: &str = "leave them as they are";
/// Who shuffles.
pub const SHALL_I_SHUFFLE: &str = "Shall I shuffle and draw his cards from the next game on?";
/// Which card is wrong.
pub const CORRECT_WHICH: &str = "Which card is remembered wrongly?";
/// What is on it.
pub const WHAT_DOES_IT_SHOW: &str = "What does it show?";
/// The deck is complete.
pub const ALL_ARE_KNOWN: &str = "All 14 cards are known.";
/// Before the board conversation.
pub const BEFORE_THE_BOARD: &str = "Follow the railway on your board from Benares, clockwise. A leg is the way from one city to the other. Count its sections between the lines across the track; the cities do not count.";
/// The central junction.
pub const WHICH_IS_CENTRAL: &str =
    "Which junction is the central one, where Crates are loaded (F4)? Count from the city behind";
/// No loop yet.
pub const NO_TWO_LEGS: &str = "there are not two legs";
/// The picture.
const HOW_TO_READ_THE_PICTURE: &str = "Each column is a section, each dot below it a row; ① ② ③ are the junctions' values, and * marks where Crates are loaded.";
/// The loop.
pub const IS_THIS_THE_LOOP: &str = "Is this the loop on your board?";
/// Before the Setup cards.
pub const NUMBER_THE_SETUP_CARDS: &str = "Number the five Setup cards once, 1 to 5, and keep to it: a pencil dot on the back will do. What is typed here is offered in later games, when you only say the number.";
/// A Setup card is passed over.
pub const NEXT_CARD: &str = "next";
/// A Setup card has cars of one owner.
pub const ONLY_HIS_CARS: &str = "Name the cars of this card alone, as the Major's, empty and in the cities: BEN ML MS / CAL MM.";
/// The marker.
pub const WHICH_MARKER_PLACE: &str =
    "Which place in the turn order does it give its marker, 1 being first?";
/// The Investment area ends.
pub const NO_MORE_ROWS: &str = "end";
/// Rulings.
pub const WHICH_RULING: &str = "Which ruling do you change?";
/// No ruling.
pub const NO_RULING: &str = "none";
/// No ruling.
pub const RULINGS_STAY: &str = "they stay as they are";
/// An order.
pub const WHICH_ORDER: &str =
    "Which order does your solo board print? Name each of ML YL MM YM MS YS once";
/// A value.
pub const WHICH_VALUE: &str = "Which value?";
/// The heading of a part of a conversation.
#[must_use]
pub fn entry_heading(entering: &Entering, entry: Entry) -> String {
    match entry {
        Entry::Cards | Entry::Card => format!(
            "The Major's cards: {} of {WHOLE_DECK} known",
            entering.facts.known.len()
        ),
        Entry::Leg if entering.legs.is_empty() => "The board: from Benares to Calcutta".into(),
        Entry::Leg => "The board: from Calcutta to Benares".into(),
        Entry::Loop => "The board: the loop".into(),
        Entry::Fleet => "The Freight Cars in the box".into(),
        Entry::Setup(card) => format!("Setup card {card} of 5"),
        Entry::Row => "The Investment area".into(),
        Entry::Ruling => "Rulings".into(),
        Entry::Rivals { .. } => "The Rival's challenges".into(),
        Entry::Objectives { .. } | Entry::Text(_) | Entry::Objective(_) => {
            "The campaign's objectives".into()
        }
    }
}

/// The next card.
#[must_use]
pub fn next_card(round: u8, known: usize, whole: usize) -> String {
    format!(
        "Round {round}, card {} of {whole}: what does it show? stop types no more for now",
        known + 1
    )
}

fn cities(leg: usize) -> (&'static str, &'static str) {
    if leg == 0 {
        ("Benares", "Calcutta")
    } else {
        ("Calcutta", "Benares")
    }
}

/// The straights of a leg.
#[must_use]
pub fn how_many_straights(leg: usize) -> String {
    let (from, to) = cities(leg);
    format!(
        "From {from} to {to}: how many straights lie before each junction, and how many after the last? With three junctions these are four numbers, as in 1 1 1 3"
    )
}

/// The rows of the junctions.
#[must_use]
pub fn how_many_rows(junctions: usize) -> String {
    match junctions {
        1 => "How many rows of track has the junction?".into(),
        _ => format!(
            "How many rows of track has each junction? {}",
            so_many(junctions)
        ),
    }
}

/// What may be typed for so many numbers.
#[must_use]
pub fn how_to_type_numbers(numbers: usize, example: &str) -> String {
    match numbers {
        1 => format!("Type a number, as in {example}."),
        _ => format!("Type {numbers} numbers, with spaces between, as in {example}."),
    }
}

/// The values of the junctions.
#[must_use]
pub fn which_values(junctions: usize) -> String {
    match junctions {
        1 => "Which value does the junction show, in rupees (F14)?".into(),
        _ => format!(
            "Which value does each junction show, in rupees (F14)? {}",
            so_many(junctions)
        ),
    }
}

fn so_many(junctions: usize) -> String {
    match junctions {
        1 => "One number".into(),
        count => format!("{count} numbers, in the order of travel"),
    }
}

/// The shortcut of a leg.
#[must_use]
pub fn shortcut_price(leg: usize) -> String {
    let (_, to) = cities(leg);
    format!(
        "The shortcut starts at the last junction: how many movements does it cost from there straight into {to} (F11)? 0 if there is none"
    )
}

/// Numbers as they are typed.
#[must_use]
pub fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    numbers.join(" ")
}

pub(super) fn read_list(typed: &str) -> Result<Vec<u16>, String> {
    typed
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .map(|word| {
            word.parse::<u16>()
                .map_err(|_| format!("“{word}” is not a whole number."))
        })
        .collect()
}

/// Reads so many numbers.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_numbers(typed: &str, count: usize, least: u8, most: u8) -> Result<Vec<u8>, String> {
    let list = read_list(typed)?;
    if list.len() != count {
        return Err(format!(
            "Type {}: there are {} here.",
            so_many(count).to_lowercase(),
            list.len()
        ));
    }
    let read = |number: u16| {
        u8::try_from(number)
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("{number} cannot be: type numbers from {least} to {most}."))
    };
    list.into_iter().map(read).collect()
}

/// Reads the straights of a leg: one more number than junctions, the first at least 1 (F6).
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_straights(typed: &str) -> Result<Vec<u8>, String> {
    let count = read_list(typed)?.len();
    if !count
        .checked_sub(1)
        .is_some_and(|junctions| JUNCTIONS.contains(&junctions))
    {
        return Err("Type one number for each junction and one for the stretch after the last, as in 1 1 1 3.".into());
    }
    let straights = read_numbers(typed, count, *STRAIGHTS.start(), *STRAIGHTS.end())?;
    if straights[0] == 0 {
        return Err("A junction cannot follow the city directly: a train forms on a straight (F6). Count it as 1 at least.".into());
    }
    Ok(straights)
}

/// A loop that is none.
#[must_use]
pub fn not_a_board(fault: &str) -> String {
    format!("That makes no railway: {fault}. Tell both legs again.")
}

/// What a picture of the loop does not show: its legend, and the shortcuts (F11).
#[must_use]
pub fn below_the_picture(board: &Board) -> String {
    let mut lines = vec![HOW_TO_READ_THE_PICTURE.to_owned()];
    for (index, section) in board.sections().iter().enumerate() {
        if let Some(price) = section.shortcut {
            lines.push(format!(
                "The shortcut into {} starts at {} and costs {} (F11).",
                section_name(board, board.destination(index)),
                section.id,
                counted(price.into(), "movement")
            ));
        }
    }
    lines.join("\n")
}

/// The loop in words, a section a line.
#[must_use]
pub fn loop_told(board: &Board) -> String {
    let mut lines = Vec::new();
    for (index, section) in board.sections().iter().enumerate() {
        let line = match section.kind {
            SectionKind::City => format!("{} ({}).", section_name(board, index), section.id),
            SectionKind::Straight => format!("{}: a straight.", section.id),
            SectionKind::Junction => {
                let rows = counted(section.rows.into(), "row");
                let mut line = format!(
                    "{}: a junction with {rows}, value {}",
                    section.id, section.value
                );
                if section.loading {
                    line += ", where Crates are loaded";
                }
                if let Some(price) = section.shortcut {
                    let movements = counted(price.into(), "movement");
                    line += &format!(", with the shortcut into the city for {movements}");
                }
                line + "."
            }
        };
        lines.push(line);
    }
    lines.join("\n")
}

/// How many cars of a size.
#[must_use]
pub fn how_many_cars(size: &str) -> String {
    format!("How many {size} Freight Cars has one player in the box?")
}

/// The cars of a Setup card.
#[must_use]
pub fn cars_of_setup_card(card: u8) -> String {
    format!(
        "Where does Setup card {card} put the cars of whoever takes it? Write them as the Major's, as in BEN ML MS / CAL MM; next goes on without"
    )
}

/// A row of the Investment area.
#[must_use]
pub fn values_of_row(row: usize) -> String {
    format!(
        "Row {row} of the Investment area, from the top: which values are printed on its spaces, from left to right? As in 10 12 15; end if there are no more rows"
    )
}

/// Reads the values of a row.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_values(typed: &str) -> Result<Vec<u16>, String> {
    let values = read_list(typed)?;
    if values.is_empty() || values.len() > 50 {
        return Err("A row has 1 to 50 spaces: type their values with spaces between.".into());
    }
    match values.iter().find(|value| !(1..=999).contains(*value)) {
        Some(value) => Err(format!("{value} cannot be: type values from 1 to 999.")),
        None => Ok(values),
    }
}
