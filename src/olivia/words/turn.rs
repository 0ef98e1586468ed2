//! What is said around the dice, in your turn and in Olivia's.

use super::super::facts::BlackFace;
use super::super::game::{OliviaGame, Stage, TurnDice};
use super::super::number::Number;
use super::super::step::Step;
use super::{counted, listed};

/// O3.
pub(in super::super) const LEAVE_WHICH_DIE: &str =
    "Leave which die to Olivia? odds says what each would bring her.";

/// The first line of a turn: the points, and how near the end is.
pub(in super::super) fn turn_begins(game: &OliviaGame) -> String {
    let olivia = counted(game.olivia_points, "point");
    let yours = game.sheet.as_ref().map_or_else(String::new, |sheet| {
        format!(", you {} without tiles", sheet.points())
    });
    let empty = game.standing.supply.empty_cities();
    let near = match empty.as_slice() {
        [] | [_] => String::new(),
        _ => format!(" {}", cities_empty(empty.len())),
    };
    format!("Olivia has {olivia}{yours}.{near}")
}

/// O6: how near the end is, in your own turn.
pub(in super::super) fn cities_empty(empty: usize) -> String {
    let cities = empty_cities(empty);
    match empty {
        0..=2 => format!("{cities} empty: one more ends the game (O6)."),
        _ => format!("{cities} empty: this turn is the last, and Olivia still plays (O6)."),
    }
}

/// O6: the game is over.
pub(in super::super) fn game_ends(empty: usize) -> String {
    format!("{} empty: the game ends (O6).", empty_cities(empty))
}

fn empty_cities(count: usize) -> &'static str {
    match count {
        0 => "No city is",
        1 => "One city is",
        2 => "Two cities are",
        3 => "Three cities are",
        4 => "Four cities are",
        5 => "Five cities are",
        _ => "All cities are",
    }
}

/// The dice of your turn.
pub(in super::super) fn roll(game: &OliviaGame) -> String {
    match (game.own_dice, game.turn) {
        (true, 1) => "Roll the three white dice and the black one. Type the white ones, as in 2 4 4; or all four, as in 2 4 4 S-60: S is straight, 60 and 120 are the curves. Or app, and I roll from now on".to_owned(),
        (true, _) => "Roll and type your dice, as in 2 4 4, or 2 4 4 S-60 with the black one; or app, and I roll from now on".to_owned(),
        (false, _) => "I roll the dice; or type your own, as in 2 4 4, with the black one 2 4 4 S-60".to_owned(),
    }
}

/// What may be typed for the dice of a turn.
pub(in super::super) fn how_to_roll(game: &OliviaGame) -> String {
    let mut lines = vec![
        "Type what your three white dice show, as in 2 4 4; or roll, and I roll this once.".to_owned(),
        "  - with the black die, by the two types of track on its face: 2 4 4 S-60, 2 4 4 S-120 or 2 4 4 60-120; S is straight, 60 and 120 are the curves".to_owned(),
    ];
    if game.facts.dice.black.is_some() {
        lines.push("  - 2 4 4 roll: yours are the white ones, and I roll the black one".to_owned());
    }
    lines.push("  - app: I roll from now on; own: you roll from now on".to_owned());
    lines.join("\n")
}

/// The black die is the person's to roll, where nobody has told its faces.
pub(in super::super) const BLACK_IS_YOURS: &str = "I do not know the faces of the black die, so roll it yourself. fix black and its six faces tells me.";

/// What may be typed for so many dice.
pub(in super::super) fn how_to_roll_some(count: usize) -> String {
    let example = super::dice_examples(count).into_iter().next();
    let shows = match count {
        1 => "the die shows",
        _ => "the dice show",
    };
    format!(
        "Type what {shows}, as in {}; or roll, and I roll.",
        example.unwrap_or_default()
    )
}

/// The dice as they fell.
pub(in super::super) fn dice(dice: &TurnDice) -> String {
    let white = dice.white.map(|die| die.to_string()).join(" ");
    match dice.black {
        Some(face) => format!("White {white}. Black: {}.", tracks(face)),
        None if dice.typed => format!("White {white}."),
        None => format!("White {white}. Roll the black die yourself: it serves both your actions."),
    }
}

/// The dice that lie on the table in a turn, and whose they are by now (O3).
pub(in super::super) fn dice_of_turn(game: &OliviaGame) -> Option<String> {
    // by now the black die was rolled, whoever rolls it
    let fallen = |dice: &TurnDice| {
        self::dice(&TurnDice {
            typed: true,
            ..*dice
        })
    };
    match &game.stage {
        Stage::Leave { dice } => Some(fallen(dice)),
        // those that are left for you stand in the question
        Stage::Action { dice, hers, .. } => {
            Some(format!("{} Olivia gets the {hers}.", fallen(dice)))
        }
        _ => None,
    }
}

/// "straight or 60° curve".
pub(super) fn tracks(face: BlackFace) -> String {
    let [one, other] = face.tracks();
    format!("{one} or {other}")
}

/// O5.
pub(in super::super) fn turn_upright(tile: Number) -> String {
    format!("Turn your tile {tile} upright (O5).")
}

/// O4: a die that must not be left to her.
pub(in super::super) fn would_win(die: Number) -> String {
    format!("Beware: region {die} has no empty hex. Left a {die}, Olivia wins at once (O4).")
}

/// Three dice of one number.
pub(in super::super) fn all_alike(die: Number) -> String {
    format!("All three show {die}: one of them is Olivia's.")
}

/// O4: her die.
pub(in super::super) fn her_die(die: Number) -> String {
    format!("Olivia's die is {die}.")
}

/// O4 (3): a further roll.
pub(in super::super) fn she_rolls_again(city: Number) -> String {
    format!("City {city} is empty, so Olivia rolls again. What does her die show?")
}

/// O4: one step, and what the eye can check.
pub(in super::super) fn step(number: usize, step: &Step) -> String {
    let count = step.count().map_or_else(String::new, |count| {
        format!(" {}.", super::capitalised(&count))
    });
    format!("  {number}. {step}{count}")
}

/// Her points.
pub(in super::super) fn olivia_has(points: u32) -> String {
    format!("Olivia has {}.", counted(points, "point"))
}

/// "the 2 and the 4".
pub(super) fn the_dice(dice: &[Number]) -> Vec<String> {
    dice.iter().map(|die| format!("the {die}")).collect()
}

/// A die that is not among those left.
pub(in super::super) fn no_such_die(die: Number, left: &[Number]) -> String {
    let is = if left.len() == 1 { "is" } else { "are" };
    format!("You have no {die}: {} {is} left.", listed(&the_dice(left)))
}
