//! What can be mended in a game against Olivia, each with an example.

use super::super::game::{OliviaGame, Stage};
use super::fixing::{fix_examples, is_kind};

/// What can be mended: its word, an example, and what is typed after the word.
struct Mendable {
    word: &'static str,
    example: &'static str,
    after: &'static str,
}

const fn mendable(word: &'static str, example: &'static str, after: &'static str) -> Mendable {
    Mendable {
        word,
        example,
        after,
    }
}

const ON_THE_TABLE: [Mendable; 5] = [
    mendable(
        "crossed",
        "crossed 3 5",
        "region 3 has 5 hexes crossed off; or six numbers, one for each region",
    ),
    mendable("points", "points 12", "Olivia's points"),
    mendable("turn", "turn 4", "the turn"),
    mendable(
        "goods",
        "goods 3 RBG",
        "a city and its goods from left to right, - for none",
    ),
    mendable(
        "tile",
        "tile 4 upright",
        "a tile and where it lies: beside (the board), sideways or upright",
    ),
];
const DICE: Mendable = mendable(
    "dice",
    "dice 2 4 4",
    "the white dice of this turn; S-60 and the like after them for the black one",
);
const ON_YOUR_SHEET: [Mendable; 3] = [
    mendable("delivered", "delivered 9", "the points of your deliveries"),
    mendable("engine", "engine 1 3", "the checked boxes, - for none"),
    mendable(
        "links",
        "links 1-3-2 2-4",
        "all your connections, two cities and how many towns are on the way, - for none",
    ),
];
const KEEP_SHEET: Mendable = mendable("sheet", "sheet keep", "from now on I keep your sheet");
const DROP_SHEET: Mendable = mendable("sheet", "sheet drop", "I keep your sheet no longer");
const OF_YOUR_COPY: [Mendable; 5] = [
    mendable(
        "hexes",
        "hexes 7 6 7 8 6 7",
        "how many hexes each region has; or one region and its number",
    ),
    mendable("colours", "colours YRNNGB", "what cities 1 to 6 take"),
    mendable(
        "tile",
        "tile 4 permanent",
        "what a tile shows: lightning or permanent",
    ),
    mendable(
        "values",
        "values 1 0 -2 2 3 1",
        "the points of tiles 1 to 6",
    ),
    mendable(
        "black",
        "black S-60 S-60 S-120 S-120 60-120 60-120",
        "the faces of the black die",
    ),
];

/// All that can be mended in a game as it stands.
fn all_mendable(game: &OliviaGame) -> Vec<&'static Mendable> {
    let mut all: Vec<&Mendable> = ON_THE_TABLE.iter().collect();
    all.extend(matches!(game.stage, Stage::Leave { .. }).then_some(&DICE));
    all.extend(game.sheet.iter().flat_map(|_| &ON_YOUR_SHEET));
    all.push(match game.sheet {
        Some(_) => &DROP_SHEET,
        None => &KEEP_SHEET,
    });
    all.extend(&OF_YOUR_COPY);
    all
}

/// Something that cannot be mended.
pub(in super::super) fn not_mendable(typed: &str, game: &OliviaGame) -> String {
    let examples: Vec<&str> = all_mendable(game)
        .into_iter()
        .map(|mendable| mendable.example)
        .collect();
    format!(
        "“{typed}” is nothing that I can mend. What I can, by example: {}.",
        examples.join("; ")
    )
}

/// A fix of something that can be mended, which cannot be read: what is wrong, and an example.
pub(in super::super) fn with_an_example(why: &str, word: &str, game: &OliviaGame) -> String {
    match all_mendable(game).iter().find(|known| known.word == word) {
        Some(known) => format!("{why} For example: {} ({}).", known.example, known.after),
        None => why.to_owned(),
    }
}

/// All that can be mended, as it stands now.
pub(in super::super) fn how_to_fix(game: &OliviaGame) -> String {
    let forms = fix_examples(game);
    let mut lines = vec!["Type what differs, several with / between:".to_owned()];
    for Mendable {
        word,
        example,
        after,
    } in all_mendable(game)
    {
        let begins = format!("{word} ");
        let standing: Vec<&str> = forms
            .iter()
            .filter(|form| is_kind(form) == is_kind(example))
            .filter_map(|form| form.strip_prefix(&begins))
            .collect();
        let now = match standing.as_slice() {
            [] => String::new(),
            standing => format!("; now {}", standing.join(", ")),
        };
        lines.push(format!("  - {example}: {after}{now}"));
    }
    lines.join("\n")
}
