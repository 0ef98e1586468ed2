//! Whole evenings, to be read.

use super::table::{known, over, seen, seen_on};
use footplate::olivia::facts::Printed;
use footplate::olivia::{OliviaGame, Options};
use footplate::table::Page;

#[test]
fn a_first_evening_from_setup_to_the_second_turn() {
    let game = OliviaGame::new(Printed::shipped().unwrap(), Options::default());
    let (seen, _) = seen(
        game,
        &[
            "machinist",
            "",
            "7 6 7 8 6 7",
            "1 1 4",
            "4",
            "RBGN",
            "RGB",
            "GGNX",
            "GGN",
            "GGNB",
            "",
            "",
            "",
            "",
            "odds",
            "4",
            "2",
            "engine 2",
            "deliver G",
            "3 track",
            "no",
            "board",
            "why",
            "score",
            "facts",
            "quit",
        ],
    );
    insta::assert_snapshot!(seen);
}

#[test]
fn a_whole_game_with_own_dice_and_the_sheet_kept() {
    let options = Options {
        difficulty: Some(footplate::olivia::Difficulty::Engineer),
        own_dice: Some(true),
        keep_sheet: Some(true),
    };
    let (seen, game) = over(
        OliviaGame::new(known(), options),
        &[
            // setup: first crosses, one good a city
            "1 1 2 4",
            "1",
            "R",
            "G",
            "B",
            "R",
            "N",
            "Y",
            // turn 1: an engine, and a link of two hexes in one go
            "2 4 4 s-60",
            "odds",
            "2",
            "engine",
            "track 4-2",
            // turn 2: the red good of 4 goes to 2
            "1 4 6",
            "1",
            "4 deliver R",
            "tile",
            // turn 3: city 4 is empty, so she rolls on and on
            "4 4 3 roll",
            "4",
            "3 tile",
            "engine 4",
            "track 2-3-1",
            "2",
            "yes",
        ],
    );
    insta::assert_snapshot!(seen);
    assert!(game.result.is_some());
}

#[test]
fn at_forty_columns_no_line_is_broken_and_the_board_fits() {
    for plain in [true, false] {
        let page = Page {
            width: 40,
            plain,
            colour: false,
        };
        let game = OliviaGame::new(Printed::shipped().unwrap(), Options::default());
        let (seen, _) = seen_on(
            page,
            game,
            &[
                "board",
                "rail",
                "",
                "7 6 7 8 6 60",
                "",
                "8",
                "",
                "RGB",
                "",
                "",
                "",
                "odds",
                "board",
                "score",
                "facts",
                "fix",
            ],
        );
        for line in seen.lines() {
            // what is typed stands after the prompt
            let typed = line.contains("> ");
            assert!(typed || line.chars().count() <= 40, "{line}");
        }
        insta::assert_snapshot!(format!("forty_columns_plain_{plain}"), seen);
    }
}

#[test]
fn a_wide_page_draws_the_hexes() {
    let page = Page {
        width: 80,
        plain: false,
        colour: false,
    };
    let game = super::table::leaving(
        [1, 2, 0, 6, 3, 0],
        ["RGB", "", "N", "NNYB", "R", ""],
        &[(2, true)],
        [1, 2, 3],
    );
    let (seen, _) = seen_on(page, game, &["board"]);
    insta::assert_snapshot!(seen);
}
