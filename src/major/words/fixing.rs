//! What is said when the app is corrected: each fact by its word, as it stands, and as it stood.

use crate::{
    freight::{Board, Fault, Owner, PerOwner, naming::clear_id},
    major::game::MajorGame,
};

use super::{crates, fixed};

/// What is to be corrected.
pub const FIX_WHAT: &str = "What stands differently on your table? Undo leaves all as it was";
/// How a place is mended, in short.
pub const PLACE_AND_CARS: &str = "C4 YM(my)";
/// Nothing is to be corrected after all.
pub const NOTHING_DIFFERS: &str = "nothing";
/// A fix of who begins.
pub const FIRST_YOU_OR_MAJOR: &str =
    "Type who comes first in the turn order: first you, or first major.";
/// A fix of his supply.
pub const SUPPLY_BY_NUMBER: &str = "Type the number of his Crates, 0 to 200, as in supply 20; or supply no, and I do not count them.";
/// A fix of round and turn.
pub const ROUND_AND_TURN: &str = "Type the round, 1 or 2, and the turn, as in round 2 turn 3.";
/// A fix of a card before there is one.
pub const NO_CARD_TO_FIX: &str =
    "He has drawn no card yet, so there is none to mend; his cash is ₹0 (M15).";
/// A fix of his cash.
pub const CASH_IN_RUPEES: &str = "Type his cash in rupees, 0 to 999, as in cash 4.";
/// Right after a card.
pub const WAS_IT_SO_BEFORE: &str =
    "Was it so before his card already? Then I resolve the card again from the mended table";
/// The mended table before his card.
pub const TABLE_BEFORE_HIS_CARD: &str =
    "How did the table stand before his card? Type the whole line; Enter if that is right";

/// In the middle of a card that is resolved again: `board` shows how far the card has come, and the pieces lie otherwise.
pub const ABOUT_THE_TABLE_BEFORE: &str =
    "This is about the table before his card, as I showed it last.";

/// The mended table before his card, as the app takes it.
#[must_use]
pub fn before_his_card(line: &str) -> String {
    format!("Before his card, with what you mended: {line}.")
}

/// The table before his card, where it cannot be told from what was mended.
#[must_use]
pub fn not_carried_back(line: &str) -> String {
    format!(
        "What that means for the table before his card I cannot tell. I had it so: {line}. Change in it what was different."
    )
}

/// What undo calls a fix after which a card was resolved again.
#[must_use]
pub fn resolved_again(label: &str) -> String {
    format!("{label}, and his card again")
}

/// All that can be mended, as it stands now.
#[must_use]
pub fn how_to_fix(game: &MajorGame) -> String {
    let mut lines = vec!["Type what differs, several with / between:".to_owned()];
    let position = game.position.notation(&game.facts.board);
    if !position.is_empty() {
        lines.push(format!("  - {position}"));
    }
    lines.extend(
        facts(game)
            .into_iter()
            .map(|(word, value)| format!("  - {word} {value}")),
    );
    lines.push("For the railway a place and what stands there is enough, as in C4 YM(my); a place alone means that nothing stands there.".to_owned());
    lines.join("\n")
}

/// A fix of places that cannot be read. Where what was typed names no place of the board either, it is not understood at all,
/// and what can be mended is said by example.
#[must_use]
pub fn not_mendable(game: &MajorGame, places: &[String], fault: &Fault) -> String {
    let board = &game.facts.board;
    let names_a_place = |part: &String| {
        let id = part.split_whitespace().next().unwrap_or_default();
        let section = id.split('.').next().unwrap_or_default();
        board.find(section).is_some()
    };
    if let Some(why) = super::misplaced(&places.join("/"), PLACE_AND_CARS) {
        return why;
    }
    let why = super::fault(fault);
    if places.iter().all(names_a_place) {
        return why;
    }
    let [city, _] = board.cities().map(|city| &board.section(city).id);
    format!(
        "{why} What I can mend, by example: C4 YM(my); supply 20; performance you 7 his 3; ships you 3 his 1; warehouse {city} you 2; round 2 turn 3; first major; card ?L4M2 $5; cash 4."
    )
}

/// Each fact beside the position: its word, and how it stands.
fn facts(game: &MajorGame) -> Vec<(String, String)> {
    let board = &game.facts.board;
    let mut facts = vec![(
        "supply".to_owned(),
        game.supply.map_or_else(
            || super::NOT_COUNTED.to_owned(),
            |supply| supply.to_string(),
        ),
    )];
    let mut owned = |word: String, counts: &PerOwner<u32>| {
        facts.push((word, format!("you {} his {}", counts.you, counts.major)));
    };
    owned("performance".to_owned(), &game.performance);
    owned("ships".to_owned(), &game.ships);
    for (city, counts) in board.cities().into_iter().zip(&game.warehouses) {
        owned(format!("warehouse {}", board.section(city).id), counts);
    }
    facts.push(("round".to_owned(), game.round.to_string()));
    facts.push(("turn".to_owned(), game.turn.to_string()));
    let first = match game.first {
        Owner::You => "you",
        Owner::Major => "major",
    };
    facts.push(("first".to_owned(), first.to_owned()));
    let open = game.open_card.as_ref().and_then(|open| open.card.as_ref());
    if let Some(card) = open.or(game.deck.last()) {
        facts.push(("card".to_owned(), card.text.to_string()));
    }
    facts
}

/// What a fix changes: "supply 24, now 20", a line each.
#[must_use]
pub fn changes(before: &MajorGame, after: &MajorGame) -> String {
    let board = &before.facts.board;
    let mut changes: Vec<String> = board
        .places()
        .filter(|&place| before.position.at(place) != after.position.at(place))
        .map(|place| {
            let cars = |game: &MajorGame| {
                let cars: Vec<String> = game
                    .position
                    .at(place)
                    .cars
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                let joined = if board.is_city(board.section_of(place)) {
                    " "
                } else {
                    "+"
                };
                match cars.is_empty() {
                    true => "nothing".to_owned(),
                    false => cars.join(joined),
                }
            };
            format!(
                "{} {}, now {}",
                clear_id(board, &after.position, place),
                cars(before),
                cars(after)
            )
        })
        .collect();
    changes.extend(fact_changes(before, after));
    format!("Mended: {}.", changes.join("; "))
}

fn fact_changes(before: &MajorGame, after: &MajorGame) -> Vec<String> {
    facts(before)
        .into_iter()
        .zip(facts(after))
        .filter(|(before, after)| before != after)
        .map(|((word, before), (_, after))| format!("{word} {before}, now {after}"))
        .collect()
}

/// What undo calls a fix.
#[must_use]
pub fn fix_label(before: &MajorGame, after: &MajorGame) -> String {
    let mut labels = vec![fixed(
        &before.facts.board,
        &before.position,
        &after.position,
    )];
    labels.retain(|label| !label.is_empty());
    labels.extend(fact_changes(before, after));
    labels.join(" / ")
}

/// Who is named: `you` or `his`.
#[must_use]
pub fn read_owner(word: &str) -> Option<Owner> {
    match word.to_lowercase().as_str() {
        "you" | "your" | "yours" => Some(Owner::You),
        "his" | "major" | "him" => Some(Owner::Major),
        _ => None,
    }
}

/// Reads `you 3 his 1`, or one of the two.
///
/// # Errors
/// A sentence for anything else.
pub fn read_owned(typed: &str, counts: &mut PerOwner<u32>) -> Result<(), String> {
    const FORM: &str = "Type whose and how many, as in you 3 his 1.";
    let tokens: Vec<&str> = typed.split_whitespace().collect();
    if tokens.is_empty() {
        return Err(FORM.into());
    }
    for pair in tokens.chunks(2) {
        let &[whose, count] = pair else {
            return Err(FORM.into());
        };
        let owner = read_owner(whose).ok_or(FORM)?;
        let count = count.parse::<u32>().ok().filter(|count| *count <= 999);
        *counts.of_mut(owner) = count.ok_or("Type a number from 0 to 999 after you or his.")?;
    }
    Ok(())
}

/// A fix of a Warehouse that does not say which.
#[must_use]
pub fn no_such_warehouse(board: &Board) -> String {
    let [one, other] = board.cities().map(|city| board.section(city).id.clone());
    format!(
        "Type the city of the Warehouse, {one} or {other}, then whose and how many, as in warehouse {one} you 2."
    )
}

/// A turn that the round does not have.
#[must_use]
pub fn turns_of_round(game: &MajorGame) -> String {
    format!("Round {} has {} turns (M2).", game.round, game.turns())
}

/// A step of a card as it is told.
#[must_use]
pub fn numbered_step(number: usize, sentence: &str) -> String {
    format!("  {number}. {sentence}")
}

/// A step that was carried out before the card was resolved again.
#[must_use]
pub fn step_as_before(number: usize, sentence: &str) -> String {
    format!("  {number}. {AS_BEFORE}{sentence}")
}

/// A step that was not.
#[must_use]
pub fn new_step(number: usize, sentence: &str) -> String {
    format!("  {number}. {NEW}{sentence}")
}

const AS_BEFORE: &str = "As before: ";
const NEW: &str = "New: ";

/// What hands do in a movement or a load, without what is aboard then.
#[must_use]
pub fn deed_of(sentence: &str) -> &str {
    let load = sentence.find(": now ");
    let passenger = sentence
        .find(". Your ")
        .filter(|_| sentence.contains(" carries "));
    let end = load.or(passenger).unwrap_or(sentence.len());
    sentence.get(..end).unwrap_or(sentence)
}

/// The sentence of a told step with this number.
#[must_use]
pub fn told_step(told: &str, number: usize) -> Option<&str> {
    let sentence = told.strip_prefix(&format!("  {number}. "))?;
    let marked = [AS_BEFORE, NEW]
        .iter()
        .find_map(|mark| sentence.strip_prefix(mark));
    Some(marked.unwrap_or(sentence))
}

/// A fix that puts Crates of his on the railway or takes some off does not touch his supply.
#[must_use]
pub fn supply_stays(before: &MajorGame, after: &MajorGame) -> Option<String> {
    let supply = after.supply.filter(|_| before.supply == after.supply)?;
    let aboard = |game: &MajorGame| -> u32 {
        game.position
            .cars()
            .map(|(_, car)| u32::from(car.his_crates))
            .sum()
    };
    (aboard(before) != aboard(after)).then(|| {
        let are = if aboard(after) == 1 { "is" } else { "are" };
        format!(
            "There {are} {} of his on the railway now, {} before. His supply stays {supply}: if Crates went back to it or came from it, type fix supply and the number.",
            crates(aboard(after)),
            aboard(before)
        )
    })
}
