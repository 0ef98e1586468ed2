//! What is said when the app is corrected.

use super::super::game::{OliviaGame, Stage, YourSheet};
use super::super::good::Good;
use super::super::number::Number;
use super::super::tiles::{Kind, Place};
use super::{LIGHTNING, PERMANENT, capitalised, city, counted, length};

/// Before anything lies on the table.
pub(in super::super) const NOTHING_TO_FIX_YET: &str =
    "Nothing lies on the table yet that I could have wrong; undo takes back an answer.";
/// What is to be corrected.
pub(in super::super) const FIX_WHAT: &str =
    "What stands differently on your table? Undo leaves all as it was";
/// Nothing is to be corrected after all.
pub(in super::super) const NOTHING_DIFFERS: &str = "nothing";
/// Nothing to correct.
pub(in super::super) const TABLE_AS_BEFORE: &str = "That is the table as I have it.";
/// What was typed is what the app has.
pub(in super::super) const SO_ALREADY: &str = "The table is so already.";
/// What was mended is what this part of the turn itself has changed.
pub(in super::super) const COMES_ABOUT_AGAIN: &str = "That lay so when this part of the turn began, and what came since has changed it: undo goes back before it.";
/// Dice are corrected only while they lie there.
pub(in super::super) const NO_DICE_TO_FIX: &str = "The dice can be mended while you choose the one that you leave to Olivia; undo goes back to them.";
/// Your sheet.
pub(in super::super) const KEEP_OR_DROP: &str = "Say keep or drop.";

/// The forms of a fix, each as the table stands.
pub(in super::super) fn fix_examples(game: &OliviaGame) -> Vec<String> {
    let crossed = game.standing.influence.all_crossed();
    let mut forms = vec![
        format!(
            "crossed {}",
            crossed.map(|hexes| hexes.to_string()).join(" ")
        ),
        format!("points {}", game.olivia_points),
        format!("turn {}", game.turn),
    ];
    for city in Number::ALL {
        let row: String = game
            .standing
            .supply
            .row(city)
            .iter()
            .map(|good| good.letter())
            .collect();
        forms.push(format!("goods {city} {}", or_none(row)));
    }
    for tile in Number::ALL {
        let place = match game.standing.tiles.place(tile) {
            Place::BesideBoard => "beside",
            Place::Sideways => "sideways",
            Place::Upright => "upright",
        };
        forms.push(format!("tile {tile} {place}"));
    }
    if let Some(sheet) = &game.sheet {
        let boxes: Vec<String> = sheet
            .engine
            .checked()
            .iter()
            .map(ToString::to_string)
            .collect();
        let links: Vec<String> = sheet
            .links
            .iter()
            .map(|link| {
                let [one, other] = link.ends();
                format!("{one}-{other}-{}", link.towns())
            })
            .collect();
        forms.push(format!("delivered {}", sheet.delivered));
        forms.push(format!("engine {}", or_none(boxes.join(" "))));
        forms.push(format!("links {}", or_none(links.join(" "))));
    }
    if let Stage::Leave { dice } = &game.stage {
        let white = dice.white.map(|die| die.to_string()).join(" ");
        let black = dice
            .black
            .map(|face| format!(" {}", super::face_typed(face)));
        forms.push(format!("dice {white}{}", black.unwrap_or_default()));
    }
    forms.extend(of_your_copy(game));
    forms
}

/// Whether a form tells what a tile shows, and not where it lies (O5).
pub(super) fn is_kind(form: &str) -> bool {
    form.ends_with(LIGHTNING) || form.ends_with(PERMANENT)
}

/// The facts of the copy of the box that are known: of the tiles each one's kind, else what is known whole.
fn of_your_copy(game: &OliviaGame) -> Vec<String> {
    let sizes = game.standing.influence.sizes().map(|size| size.to_string());
    let mut forms = vec![format!("hexes {}", sizes.join(" "))];
    let colours = game.facts.sheet.colours().unwrap_or_default();
    let letters = Number::ALL.map(|city| colours.of(city).map(Good::letter));
    let letters: Option<String> = letters.into_iter().collect();
    forms.extend(letters.map(|letters| format!("colours {letters}")));
    let kind = |tile: Number| {
        let kind = match game.facts.tiles.fact(tile).kind? {
            Kind::Lightning => LIGHTNING,
            Kind::Permanent => PERMANENT,
        };
        Some(format!("tile {tile} {kind}"))
    };
    forms.extend(Number::ALL.into_iter().filter_map(kind));
    let values = Number::ALL.map(|tile| Some(game.points_of(tile)?.to_string()));
    let values: Option<Vec<String>> = values.into_iter().collect();
    forms.extend(values.map(|values| format!("values {}", values.join(" "))));
    let faces = game.facts.dice.black;
    forms.extend(faces.map(|faces| format!("black {}", super::faces_typed(faces))));
    forms
}

/// What a fix changes: "points 9, now 12".
pub(in super::super) fn changes(before: &OliviaGame, after: &OliviaGame) -> String {
    let (was, is) = (fix_examples(before), fix_examples(after));
    let word = |form: &str| form.split(' ').next().unwrap_or_default().to_owned();
    let named = |form: &str| match word(form).as_str() {
        "goods" | "tile" => form.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" "),
        _ => word(form),
    };
    let mut changes = Vec::new();
    for form in is.iter().filter(|form| !was.contains(form)) {
        let name = named(form);
        let value = |form: &str| match form.get(name.len()..).unwrap_or_default().trim() {
            "-" => "none".to_owned(),
            value => value.to_owned(),
        };
        let is_same = |other: &&String| named(other) == name && is_kind(other) == is_kind(form);
        if let Some(before) = was.iter().find(is_same) {
            changes.push(format!("{name} {}, now {}", value(before), value(form)));
        } else {
            changes.push(format!("{name} now {}", value(form)));
        }
    }
    if before.sheet.is_some() && after.sheet.is_none() {
        changes.push("I keep your sheet no longer".to_owned());
    }
    let rest = match &after.sheet {
        Some(sheet) if before.sheet.is_none() && *sheet == YourSheet::default() => {
            " Tell what stands on your sheet by now, as in fix delivered 9 / engine 1 3 / links 1-3-2."
        }
        _ => "",
    };
    match changes.is_empty() {
        true => "Mended.".to_owned(),
        false => format!("Mended: {}.{rest}", changes.join("; ")),
    }
}

/// O1: a row that a fix tells has a good that the city takes itself.
pub(in super::super) fn takes_it_itself(number: Number, own: Good) -> String {
    format!(
        "{} takes {own} goods itself, so that none of them lies there (O1). Is it so all the same?",
        capitalised(&city(number))
    )
}

/// O1: goods never come to a city once the game has begun.
pub(in super::super) fn more_than_at_setup(number: Number, goods: usize, each: usize) -> String {
    format!(
        "{} has {} then, and each city got {each} at setup (O1). Is it so all the same?",
        capitalised(&city(number)),
        counted(length(goods), "good")
    )
}

/// O4: fewer hexes than she has crossed off since the chapter began.
pub(in super::super) fn crossed_in_this_turn(region: Number, since: u8) -> String {
    format!(
        "Olivia has crossed off {} in region {region} in this turn: undo takes that back.",
        counted(since, "hex")
    )
}

fn or_none(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}
