//! How your actions are asked for and typed.

use super::super::game::{OliviaGame, numbers};
use super::super::number::Number;
use super::either;
use super::links::LINK_FORM;
use super::turn::the_dice;

/// S1.
pub(in super::super) const TRACK: &str = "track";
/// S2.
pub(in super::super) const ENGINE: &str = "engine";
/// S3.
pub(in super::super) const DELIVER: &str = "deliver";
/// O5.
pub(in super::super) const TILE: &str = "tile";
/// O5.
pub(in super::super) const USE: &str = "use";
/// A die that is not used.
pub(in super::super) const PASS: &str = "pass";
const DEEDS: [&str; 6] = [TRACK, ENGINE, DELIVER, TILE, USE, PASS];

/// What may be typed for an action.
pub(in super::super) const HOW_TO_ACT: &str = "Type track, engine, deliver with a good (deliver R to 6), tile, use with a tile that helps (use 4), or pass.";
/// What may be typed for a delivery.
pub(in super::super) const HOW_TO_DELIVER: &str = "Type deliver and a good, as in deliver R; with its city, as in deliver R to 6; with what a tile adds to your engine, as in deliver R helped 1.";
/// Which tile helps.
pub(in super::super) const USE_WHICH_TILE: &str = "Say which tile helps you, as in use 4.";
/// Two dice named.
pub(in super::super) const ONE_DIE_AT_A_TIME: &str = "Name one die for an action.";
/// A die was named and no deed.
pub(in super::super) fn and_what(die: Number) -> String {
    format!("Say what you do with the {die}, as in {die} engine. {HOW_TO_ACT}")
}

/// The deed that a word or its beginning names.
pub(in super::super) fn deed_word(typed: &str) -> Result<&'static str, String> {
    let begun: Vec<&str> = DEEDS
        .into_iter()
        .filter(|deed| deed.starts_with(typed))
        .collect();
    match begun.as_slice() {
        [only] => Ok(only),
        [] => Err(format!("“{typed}” is no action. {HOW_TO_ACT}")),
        _ => Err(format!(
            "“{typed}” could be {}: type more of it.",
            either(&begun)
        )),
    }
}

/// One of your two actions; `can` are deeds that can be done.
pub(in super::super) fn your_action(game: &OliviaGame, left: &[Number], can: &[String]) -> String {
    let dice = numbers(left);
    let (which, with) = match (left.len(), dice.as_slice()) {
        (1, [die]) => ("last", format!("the {die}: ")),
        (_, [die]) => ("first", format!("a {die}: ")),
        _ => (
            "first",
            format!("{}: its number, then ", either(&the_dice(&dice))),
        ),
    };
    let ways: Vec<String> = DEEDS
        .into_iter()
        .filter_map(|deed| as_shown(deed, can, &dice))
        .collect();
    let explained = if game.turn == 1 && left.len() == 2 {
        "; help explains each"
    } else {
        ""
    };
    format!(
        "Your {which} action, with {with}{}{explained}",
        one_of(&ways)
    )
}

/// "track, engine or pass"; where a way has an "or" of its own, a comma keeps the last apart.
fn one_of(ways: &[String]) -> String {
    match ways {
        [most @ .., last] if most.iter().any(|way| way.contains(" or ")) => {
            format!("{}, or {last}", most.join(", "))
        }
        _ => either(ways),
    }
}

/// How a deed is typed that can be done, with every good that can go and every tile that can help: "deliver N or R". What only
/// one of two dice can do names that die: "deliver B or N (with 2) or R (with 4)".
fn as_shown(deed: &str, can: &[String], dice: &[Number]) -> Option<String> {
    // By the die that alone can do it, none where any can: what follows the deed.
    let mut ways: Vec<(Option<&str>, Vec<&str>)> = Vec::new();
    for (die, after) in can.iter().filter_map(|typed| parted(deed, typed)) {
        let others = can.iter().filter_map(|typed| parted(deed, typed));
        let alone = others.filter(|(_, other)| *other == after).count() == 1;
        let only = Some(die).filter(|die| alone && dice.len() > 1 && !die.is_empty());
        match ways.iter_mut().find(|(die, _)| *die == only) {
            Some((_, ways)) if ways.contains(&after) => {}
            Some((_, ways)) => ways.push(after),
            None => ways.push((only, vec![after])),
        }
    }
    let ways: Vec<String> = ways
        .into_iter()
        .map(|(die, after)| {
            let with = die.map(|die| format!("(with {die})"));
            let said = [after.join(" or "), with.unwrap_or_default()];
            said.join(" ").trim().to_owned()
        })
        .collect();
    match ways.as_slice() {
        [] => None,
        ways => Some(format!("{deed} {}", ways.join(" or ")).trim().to_owned()),
    }
}

/// The die before a deed in an answer, and what follows the deed: "4" and "R" in "4 deliver R".
fn parted<'t>(deed: &str, typed: &'t str) -> Option<(&'t str, &'t str)> {
    let (die, after) = typed.split_once(deed)?;
    Some((die.trim(), after.trim()))
}

/// What may be typed for an action, deed by deed with an example each; `can` are deeds that can be done.
pub(in super::super) fn how_to_act(game: &OliviaGame, left: &[Number], can: &[String]) -> String {
    let dice = numbers(left);
    let first = match dice.as_slice() {
        [die] => format!("Type what you do with the {die}, as in {TRACK}."),
        [die, ..] => format!("Type a die and what you do with it, as in {die} {TRACK}."),
        [] => HOW_TO_ACT.to_owned(),
    };
    let mut lines = vec![first];
    lines.extend(DEEDS.into_iter().map(|deed| {
        let example = can.iter().find(|typed| parted(deed, typed).is_some());
        let example = example.map_or_else(
            || "which is not possible now".to_owned(),
            |example| format!("as in {example}"),
        );
        match can.iter().any(|typed| typed == deed) {
            true => format!("  - {deed}: {}", meaning(deed, game)),
            false => format!("  - {deed}, {example}: {}", meaning(deed, game)),
        }
    }));
    lines.join("\n")
}

/// What a deed does, and what is typed after its word.
fn meaning(deed: &str, game: &OliviaGame) -> String {
    match deed {
        TRACK if game.sheet.is_some() => format!(
            "you draw one hex of track in the region of the die. A connection that it completes may follow, as in track 1-3-2: {LINK_FORM}"
        ),
        TRACK => "you draw one hex of track in the region of the die".to_owned(),
        ENGINE => "you check the box of the die's number on your engine".to_owned(),
        DELIVER => "with the letter of a good, which goes from the city of the die to one of its colour. That city may follow, and what a tile adds to your engine, as in deliver R to 6 helped 1".to_owned(),
        TILE => "you take the tile of the die's number, or turn your own sideways again".to_owned(),
        USE => "with the number of a tile that you hold: it helps you, and takes no die".to_owned(),
        _ => "you do nothing with the die".to_owned(),
    }
}

/// Words after a deed that takes none.
pub(in super::super) fn nothing_after(verb: &str, rest: &str) -> String {
    format!("“{rest}” is not understood after {verb}.")
}

/// Two dice, none named; `example` is what was typed, with a die.
pub(in super::super) fn which_die(dice: &[Number], example: &str) -> String {
    format!(
        "With which die, {}? Put it first, as in {example}.",
        either(&the_dice(dice))
    )
}
