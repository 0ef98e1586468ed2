//! The table is the truth: what can be mended, and what undo makes of it.

use super::table::{leaving, left, number};
use footplate::olivia::Place;
use footplate::olivia::play::Stage;

const FULL: [&str; 6] = ["RG", "BB", "GY", "YR", "NB", "RY"];

#[test]
fn everything_on_the_table_can_be_mended() {
    let game = leaving([0; 6], FULL, &[], [2, 4, 6]);
    let (seen, game) = left(
        game,
        &[
            "fix crossed 2 0 0 0 0 1 / goods 3 RBG / goods 4 - / tile 4 upright / points 12",
            "fix sheet keep",
            "fix engine 1 3 5 / links 1-3-1 3-5 / delivered 9",
            "fix hexes 7 7 7 7 7 7",
            "fix dice 1 1 2",
            "fix values 1 2 3 4 5 -6",
            "fix colours YRNNGB",
        ],
    );
    assert_eq!(
        game.standing.influence.all_crossed(),
        [2, 0, 0, 0, 0, 1],
        "{seen}"
    );
    assert_eq!(game.standing.influence.sizes(), [7; 6]);
    assert_eq!(
        game.standing.supply.letters(),
        ["RG", "BB", "RBG", "", "NB", "RY"]
    );
    assert_eq!(game.standing.tiles.lying(Place::Upright), [number(4)]);
    assert_eq!(game.olivia_points, 12);
    let sheet = game.sheet.unwrap();
    assert_eq!((sheet.engine.strength(), sheet.delivered), (3, 9));
    assert_eq!(sheet.links.len(), 2);
    assert!(
        matches!(game.stage, Stage::Leave { dice } if dice.numbers() == [number(1), number(2)])
    );
}

#[test]
fn what_a_fix_changes_is_said_for_every_fact() {
    let game = leaving([0; 6], FULL, &[], [2, 4, 6]);
    let (seen, _) = left(
        game,
        &[
            "fix crossed 3 5 / goods 4 -",
            "fix dice 1 1 2",
            "fix dice 1 1 2 S-60 / dice 1 1 2",
            "undo",
            "fix hexes 2 7",
            "fix colours YBNNGB",
            "fix tile 6 permanent",
            "fix values 1 2 3 4 5 -6",
            "fix black s-60 s-60 s-60 s-60 s-60 60-120",
            "fix sheet keep / engine 2",
            "fix sheet drop",
            "fix sheet keep",
            "fix sheet drop",
            "fix",
            "",
        ],
    );
    let seen = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "Mended: crossed 0 0 0 0 0 0, now 0 0 5 0 0 0; goods 4 YR, now none.",
        "Mended: dice 2 4 6, now 1 1 2.",
        "Mended: hexes 6 6 6 6 6 6, now 6 7 6 6 6 6.",
        "Mended: colours YRNNGB, now YBNNGB.",
        "Mended: tile 6 lightning, now permanent.",
        "- tile 4 permanent: what a tile shows: lightning or permanent; now 1 lightning, 2 lightning, 3 permanent, 4 permanent, 5 lightning, 6 permanent",
        "Mended: values 1 0 -2 2 3 1, now 1 2 3 4 5 -6.",
        "now S-60 S-60 S-60 S-60 S-60 60-120.",
        "Mended: delivered now 0; engine now 2; links now none.",
        "links now none. Tell what stands on your sheet by now, as in fix delivered 9 / engine 1 3 / links 1-3-2.",
        "Mended: I keep your sheet no longer.",
        "- dice 2 4 4: the white dice of this turn; S-60 and the like after them for the black one; now 1 1 2",
        "Mended: dice 1 1 2, now 1 1 2 S-60.",
        "[Enter = nothing] > That is the table as I have it.",
    ] {
        assert!(seen.contains(said), "{said}\n{seen}");
    }
}

#[test]
fn a_fix_that_makes_no_sense_is_explained_and_changes_nothing() {
    let game = leaving([0; 6], FULL, &[], [2, 4, 6]);
    let (seen, after) = left(
        game.clone(),
        &[
            "fix goods 3 RRRRRRRRRRR",
            "links 1-2",
            "engine 1",
            "tile 9 upright",
            "crossed 1 2 3",
            "sheet",
            "points -4",
            "nonsense",
            "undo",
            "fix crossed 0 0 0 0 0 0",
        ],
    );
    insta::assert_snapshot!(seen);
    assert_eq!(game, after);
}

#[test]
fn undo_takes_a_fix_and_an_action_back_and_gives_the_same_roll() {
    let mut game = leaving([0; 6], FULL, &[], [2, 4, 6]);
    game.stage = Stage::Roll;
    let (_, rolled) = left(game.clone(), &["roll"]);
    let (seen, again) = left(game, &["roll", "fix points 5", "undo", "undo", "roll"]);
    assert_eq!(rolled, again, "{seen}");
    assert!(
        seen.contains("Undone: fix points 5") || seen.contains("Undone: points 5"),
        "{seen}"
    );
}

#[test]
fn s_whether_your_sheet_is_kept_is_what_is_answered_and_what_was_mended_of_it_stays() {
    let mut game = leaving([0; 6], ["RG", "BB", "GY", "YR", "NB", "RY"], &[], [2, 4, 4]);
    game.stage = Stage::SetupSheet;
    let (seen, left_so) = left(game.clone(), &["fix sheet keep", "no", "roll"]);
    assert_eq!(left_so.sheet, None, "{seen}");
    let (seen, left_so) = left(game, &["fix sheet keep / delivered 9", "yes", "roll"]);
    assert_eq!(left_so.sheet.unwrap().delivered, 9, "{seen}");
}
