//! What is said and asked at setup, and of the facts that are asked once.

use crate::table::Choice;

use super::super::difficulty::{Cross, Difficulty};
use super::super::good::{Colours, Good};
use super::super::number::Number;
use super::{capitalised, cities, city, counted, goods_in_words, length, letters_of, listed};

/// O1.
pub(in super::super) const WELCOME: &str = "Set up SteamRollers as usual, with these differences (O1).\n  - Used: the solo side of action tile 2, and medium or hard mountains if you like; mountain borders are drawn on your sheet only.\n  - Not used: coal, starting powers, order tiles.\n  - Olivia gets a sheet of her own, on which hexes are only crossed off; her track is never drawn.";
/// O2.
pub(in super::super) const WHICH_DIFFICULTY: &str = "How strong is Olivia (O2)?";
/// Whose dice.
pub(in super::super) const WHOSE_DICE: &str =
    "Who rolls the dice? You can change your mind at every roll.";
/// The app's dice, as it is typed.
pub(in super::super) const APP: &str = "app";
/// The app's dice.
pub(in super::super) const APP_ROLLS: &str = "I roll them, at a press of Enter";
/// Own dice, as it is typed.
pub(in super::super) const OWN: &str = "own";
/// Own dice.
pub(in super::super) const YOU_ROLL: &str = "you roll your own and type what they show";
/// Hexes that could be counted; only examples.
pub(in super::super) const HEXES_EXAMPLES: [&str; 3] =
    ["7 7 7 7 7 7", "6 7 8 6 7 8", "5 6 5 6 5 6"];
/// What may be typed for the hexes.
pub(in super::super) const HOW_TO_TYPE_HEXES: &str = "Type the hexes of regions 1 to 6, six numbers with spaces between, as in 7 6 7 8 6 7.\n  - count town hexes, and leave out city hexes";
/// What may be typed for the faces of the black die.
pub(in super::super) const HOW_TO_TYPE_FACES: &str = "Type the six faces, each by its two types of track, as in S-60 S-60 S-120 S-120 60-120 60-120; or mine, and you roll the black die.\n  - S is straight, 60 and 120 are the curves";
/// O2.
pub(in super::super) const ROLL_THAT_DIE_AGAIN: &str = "What does that die show now?";
/// O1.
pub(in super::super) const HOW_MANY_GOODS: &str = "How many goods does each city get? The solo number is printed in your box; 4 is that of a game of two";
/// What is in the bag.
pub(in super::super) const GOODS: &str = "goods";
/// The app draws the goods.
pub(in super::super) const DRAW: &str = "draw";
/// O1.
pub(in super::super) const LAY_THE_GOODS: &str = "I draw from a bag of 10 red, 10 blue, 10 green, 10 yellow and 10 grey; a cube of its city's colour goes back. Lay the goods in rows, from left to right:";
/// S.
pub(in super::super) const KEEP_YOUR_SHEET: &str = "Shall I keep your sheet along with you: engine boxes, completed connections, points? Then I find the longest route of each delivery, and count your score";
/// S1.
pub(in super::super) const WHICH_FACES: &str = "Which two types of track does each face of the black die show (S1)? Type six faces, such as S-60 or 60-120, with S for straight";
/// S1: the person rolls the black die.
pub(in super::super) const OR_ROLL_IT: &str = "; or Enter, and you roll the black die yourself";
/// The person rolls the black die.
pub(in super::super) const MINE: &str = "mine";
/// Faces that could be typed; only examples.
pub(in super::super) const FACES_EXAMPLES: [&str; 2] =
    [MINE, "s-60 s-60 s-120 s-120 60-120 60-120"];
/// O5.
pub(in super::super) const LIGHTNING: &str = "lightning";
/// O5.
pub(in super::super) const LIGHTNING_MEANS: &str = "the tile goes back to the middle once used";
/// O5.
pub(in super::super) const PERMANENT: &str = "permanent";
/// O5, O3.
pub(in super::super) const PERMANENT_MEANS: &str =
    "the tile (∞) stays, and helps one of your two actions a turn";
/// Where a fact comes from that was typed.
pub(in super::super) const TYPED_BY_YOU: &str =
    "the printed rules, and what the owner has typed from her own copy";
/// The setup is done.
pub(in super::super) const BEGIN: &str = "The table is the truth: where I have it wrong, type fix. board, odds, why and score show what I know.";

/// What becomes of a fact that is typed: where the person's own file is no good, nothing is written there.
fn remembered(kept: bool) -> &'static str {
    match kept {
        true => "I remember it.",
        false => "I know it in this game alone, since your own file of it is no good.",
    }
}

/// O4.
pub(in super::super) fn how_many_hexes(kept: bool) -> String {
    format!(
        "Count the hexes of regions 1 to 6 on your sheet, towns included, cities not (O4). {}. Type the six numbers, with spaces between",
        match kept {
            true => "I remember them for your next games",
            false => "I know them in this game alone, since your own file of them is no good",
        }
    )
}

/// A level, and how many dice it rolls.
pub(in super::super) fn difficulty_choice(level: Difficulty) -> Choice {
    Choice::new(level.to_string(), counted(level.dice(), "die"))
}

/// O2: the dice for her first crosses.
pub(in super::super) fn first_crosses(level: Difficulty, own_dice: bool) -> String {
    let (dice, its, show) = match level.dice() {
        1 => ("1 die".to_owned(), "its region", "What does it show?"),
        dice => (
            counted(dice, "die"),
            "the region of each",
            "What do they show?",
        ),
    };
    let crosses = format!("for Olivia; on her sheet you cross off a hex in {its} (O2)");
    match own_dice {
        true => format!("{level}: roll {dice} {crosses}. {show}"),
        false => format!("{level}: I roll {dice} {crosses}; or type what yours show"),
    }
}

/// O2: one of her first crosses.
pub(in super::super) fn first_cross(number: usize, cross: &Cross) -> String {
    let Cross { region, now, of } = cross;
    match now {
        Some(now) => format!("  {number}. Cross off a hex in region {region}. Now {now} of {of}."),
        None => format!("  {number}. Region {region} is full: that die is rolled again."),
    }
}

/// O1: a good lies in the city that takes it.
pub(in super::super) fn own_colour_lies_there(number: Number, own: Good) -> String {
    format!(
        "{} takes {own} goods itself, and one lies there. Put it back into the bag, draw another, and type the row with fix goods {number}.",
        capitalised(&city(number))
    )
}

/// O1: the row of one city.
pub(in super::super) fn goods_of(number: Number, goods: usize, example: &str) -> String {
    let rest = match number.get() {
        1 => "all cities",
        6 => "it",
        _ => "it and the rest",
    };
    format!(
        "{}, from left to right: {}, such as {example} (N grey); or Enter, and I draw for {rest}",
        capitalised(&city(number)),
        counted(length(goods), "good")
    )
}

/// What may be typed for the goods of a city; `offered` are those that can lie there (O1).
pub(in super::super) fn how_to_type_goods(goods: usize, example: &str, offered: &[Good]) -> String {
    format!(
        "Type {}, from left to right, as in {example}; or draw, and I draw.\n  - the letters that can lie there: {}",
        counted(length(goods), "letter"),
        letters_of(offered)
    )
}

/// O1: the row that the app has drawn for a city.
pub(in super::super) fn drawn_row(number: Number, row: &[Good], goods: usize) -> String {
    let short = if row.len() < goods {
        " (the bag has no more that may lie there)"
    } else {
        ""
    };
    format!("  {number}. {}{short}", goods_in_words(row))
}

/// S3: the colours that are not known.
pub(in super::super) fn which_colours(known: &Colours, unknown: &[Number], kept: bool) -> String {
    let known: Vec<String> = Number::ALL
        .into_iter()
        .filter_map(|number| Some(format!("{} {}", city(number), known.of(number)?)))
        .collect();
    let so_far = if known.is_empty() {
        String::new()
    } else {
        format!("As far as I know, these take: {}. ", known.join(", "))
    };
    let letters = match unknown.len() {
        1 => "one letter",
        _ => "a letter for each",
    };
    format!(
        "{so_far}Which goods do {} take, by their colour on your sheet (S3)? {} Type {letters}: R, B, G, Y or N (grey)",
        cities(unknown),
        remembered(kept)
    )
}

/// What may be typed for the colours of these cities.
pub(in super::super) fn how_to_type_colours(unknown: &[Number]) -> String {
    let example = colour_examples(unknown.len()).into_iter().next();
    format!(
        "Type a letter for each of {}, as in {}: R red, B blue, G green, Y yellow, N grey.",
        cities(unknown),
        example.unwrap_or_default()
    )
}

/// Colours that could be typed; only examples.
pub(in super::super) fn colour_examples(count: usize) -> Vec<String> {
    let some = |letters: &str| letters.chars().cycle().take(count).collect();
    vec![some("RGB"), some("BRG")]
}

/// O5: whether a tile is used up.
pub(in super::super) fn which_kind(tile: Number, kept: bool) -> String {
    format!("What does your tile {tile} show (O5)? {}", remembered(kept))
}

/// S6, O7: the points of tiles.
pub(in super::super) fn which_points(tiles: &[Number], kept: bool) -> String {
    let remembered = remembered(kept);
    match tiles {
        [only] => format!(
            "How many points does tile {only} add or take away at the end (S6)? {remembered} Type a number, such as 3, 0 or -2"
        ),
        _ => format!(
            "How many points do tiles {} add or take away at the end (S6)? {remembered} Type a number for each, such as 3, 0 or -2, with spaces between",
            listed(tiles)
        ),
    }
}

/// What may be typed for the points of these tiles.
pub(in super::super) fn how_to_type_points(tiles: &[Number]) -> String {
    let example = points_examples(tiles.len()).into_iter().next();
    let example = example.unwrap_or_default();
    match tiles {
        [only] => format!("Type the points of tile {only}, as in {example}."),
        _ => format!(
            "Type a number for each of tiles {}, with spaces between, as in {example}.",
            listed(tiles)
        ),
    }
}

/// Points that could be typed; only examples.
pub(in super::super) fn points_examples(count: usize) -> Vec<String> {
    let some = |points: [&str; 3]| {
        let points: Vec<&str> = points.into_iter().cycle().take(count).collect();
        points.join(" ")
    };
    vec![some(["1", "2", "-2"]), some(["0", "3", "-1"])]
}
