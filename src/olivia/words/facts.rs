//! What is known of the copy of the box, and what is asked and told while it is entered.

use super::super::enter::{Entering, Entry, Subject};
use super::super::facts::{BlackFace, DiceFacts, Printed, SheetFacts, TileFacts, Track};
use super::super::game::OliviaGame;
use super::super::good::{Colours, Good};
use super::super::number::Number;
use super::super::tiles::Kind;
use super::{WHICH_FACES, counted, goods_in_words, tracks};

/// What leaves a fact as it is.
pub(in super::super) const LATER: &str = "later";
/// A kind that is not known, as it is typed.
pub(in super::super) const NOT_YET: &str = "not yet";
/// A kind that is not known.
pub(in super::super) const NOT_YET_MEANS: &str = "you have not looked yet";
/// A tile without words.
pub(in super::super) const NO_WORDS: &str = "none";
/// S3.
pub(in super::super) const COLOURS_OF_ALL: &str = "Which goods do cities 1 to 6 on your sheet take, in this order (S3)? Type six letters: R, B, G, Y or N (grey), and - for a city that you leave open";
/// Colours that could be typed; only an example.
pub(in super::super) const COLOURS_EXAMPLE: &str = "YRNNGB";
/// S6.
pub(in super::super) const WHAT_DOES_IT_DO: &str =
    "What does it do, in a few words? Type none to leave them out";
/// A tile was typed wrongly.
pub(in super::super) const WHICH_TILE: &str = "Which tile is it?";
/// The black die is not told.
pub(in super::super) const YOU_ROLL_IT: &str = "The black die stays yours to roll.";
/// Something is not known yet.
pub(in super::super) const NOT_ALL_KNOWN: &str =
    "What is not known yet a game asks for when it needs it.";
/// What `quit` does in a conversation.
pub(in super::super) const WHAT_WAS_TYPED_STAYS: &str = "leave; what you have typed stays";

/// The heading of a part of a conversation.
pub(in super::super) fn entry_heading(entering: &Entering, entry: Entry) -> String {
    match entry {
        Entry::Colours => "Your sheet: the cities".to_owned(),
        Entry::Hexes => "Your sheet: the regions".to_owned(),
        Entry::Tile(tile) => format!("Action tile {tile} of 6"),
        Entry::Faces => "The black die".to_owned(),
        Entry::Compare => match entering.subject {
            Subject::Sheet => "Your sheet as I know it",
            Subject::Tiles => "The action tiles as I know them",
            Subject::Dice => "The black die as I know it",
        }
        .to_owned(),
    }
}

/// Whether the box says so.
pub(in super::super) fn is_it_so(subject: Subject) -> &'static str {
    match subject {
        Subject::Sheet => "Is this what your sheet shows?",
        Subject::Tiles => "Is this what your tiles show?",
        Subject::Dice => "Is this what your black die shows?",
    }
}

/// O4: the hexes, which may wait.
pub(in super::super) fn how_many_hexes_or_later() -> String {
    format!("{}; later leaves them open", super::how_many_hexes(true))
}

/// S1: the faces, or none.
pub(in super::super) fn which_faces() -> String {
    format!(
        "{WHICH_FACES}; or {}, and you roll it yourself",
        super::MINE
    )
}

/// The colours as they are typed: "Y-NN--" (S3).
pub(in super::super) fn colours_typed(colours: &Colours) -> String {
    let letter = |city| colours.of(city).map_or('-', Good::letter);
    Number::ALL.into_iter().map(letter).collect()
}

/// Hexes as they are typed (O4).
pub(in super::super) fn sizes_typed(sizes: [u8; 6]) -> String {
    sizes.map(|size| size.to_string()).join(" ")
}

/// Faces as they are typed: "S-60 60-120 …" (S1).
pub(in super::super) fn faces_typed(faces: [BlackFace; 6]) -> String {
    faces.map(face_typed).join(" ")
}

/// A face as it is typed: "S-60" (S1).
pub(super) fn face_typed(face: BlackFace) -> String {
    let typed = |track| match track {
        Track::Straight => "S",
        Track::Curve60 => "60",
        Track::Curve120 => "120",
    };
    face.tracks().map(typed).join("-")
}

/// What is known of the copy of the box; one fact a line.
pub(in super::super) fn facts(game: &OliviaGame) -> String {
    let Printed { sheet, tiles, dice } = &game.facts;
    let mut lines = vec![sheet_told(sheet), tiles_told(tiles), dice_told(dice)];
    for (file, verified) in [
        (Printed::FILES[0], sheet.verified),
        (Printed::FILES[1], tiles.verified),
        (Printed::FILES[2], dice.verified),
    ] {
        let verified = if verified {
            "checked by you"
        } else {
            "not checked on your copy yet"
        };
        lines.push(format!("{file}: {verified}."));
    }
    lines.join("\n")
}

/// What is known of the sheet; a region and its city a line (O4, S3).
#[must_use]
pub fn sheet_told(sheet: &SheetFacts) -> String {
    let colours = sheet.colours().unwrap_or_default();
    let line = |number: Number| {
        let hexes = sheet.hexes.get(&number).map_or_else(
            || "hexes not counted yet".to_owned(),
            |hexes| counted(u8::from(*hexes), "hex"),
        );
        let colour = colours
            .of(number)
            .map_or_else(|| "not known".to_owned(), |good| goods_in_words(&[good]));
        format!("Region {number}: {hexes}. City {number} takes: {colour}.")
    };
    Number::ALL.map(line).join("\n")
}

/// What is known of the action tiles, one a line (O5, S6).
#[must_use]
pub fn tiles_told(tiles: &TileFacts) -> String {
    let line = |tile: Number| {
        let fact = tiles.fact(tile);
        let kind = match fact.kind {
            Some(Kind::Lightning) => "lightning",
            Some(Kind::Permanent) => "permanent",
            None => "kind not known",
        };
        let points = fact.points.map_or_else(
            || "points not known".to_owned(),
            |points| counted(points, "point"),
        );
        let words = fact.words.unwrap_or_default();
        format!("Tile {tile}: {kind}, {points}. {words}")
            .trim_end()
            .to_owned()
    };
    Number::ALL.map(line).join("\n")
}

/// What is known of the black die; faces alike are told together (S1).
#[must_use]
pub fn dice_told(dice: &DiceFacts) -> String {
    let Some(faces) = dice.black else {
        return "Black die: its faces are not known.".to_owned();
    };
    let mut kinds: Vec<(BlackFace, usize)> = Vec::new();
    for face in faces {
        match kinds.iter_mut().find(|(other, _)| other.is_like(face)) {
            Some((_, count)) => *count += 1,
            None => kinds.push((face, 1)),
        }
    }
    let told: Vec<String> = kinds
        .into_iter()
        .map(|(face, count)| {
            let faces = counted(super::length(count), "face");
            format!("{} ({faces})", tracks(face))
        })
        .collect();
    format!("Black die: {}.", told.join("; "))
}
