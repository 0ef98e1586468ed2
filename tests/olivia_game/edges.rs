//! The edges of the rules, each at the table.

use super::table::{known, leaving, left, number, over, seen};
use footplate::olivia::play::Stage;
use footplate::olivia::{Difficulty, OliviaGame, Options, Place, Verdict};

const FULL: [&str; 6] = ["RG", "BB", "GY", "YR", "NB", "RY"];

/// The lines that begin as these do.
fn lines<'s>(seen: &'s str, begins: &str) -> Vec<&'s str> {
    seen.lines().filter(|line| line.contains(begins)).collect()
}

#[test]
fn o2_a_region_full_at_setup_is_rolled_again() {
    let mut facts = known();
    facts.sheet.learn_sizes([1, 6, 6, 6, 6, 6]).unwrap();
    let options = Options {
        difficulty: Some(Difficulty::Machinist),
        own_dice: Some(true),
        ..Options::default()
    };
    let (seen, game) = left(OliviaGame::new(facts, options), &["1 1 3", "1", "2"]);
    assert!(
        seen.contains("2. Region 1 is full: that die is rolled again."),
        "{seen}"
    );
    assert_eq!(game.standing.influence.all_crossed(), [1, 1, 1, 0, 0, 0]);
}

#[test]
fn o4_all_goods_of_the_chains_cities_gone() {
    let game = leaving([0; 6], ["", "", "GY", "YR", "NB", "RY"], &[], [1, 3, 4]);
    let (seen, game) = left(game, &["1", "3 track", "track", "2", "1", "5"]);
    assert_eq!(game.standing.influence.all_crossed(), [2, 1, 0, 0, 1, 0]);
    assert_eq!(lines(&seen, "she rolls again …").len(), 3, "{seen}");
    assert_eq!(game.stage, Stage::Roll);
}

#[test]
fn o6_two_cities_emptied_in_one_turn_warn_and_the_turn_is_finished() {
    let game = leaving([0; 6], ["R", "B", "", "YR", "NB", "RY"], &[], [1, 2, 6]);
    let (seen, game) = over(game, &["6", "1 deliver R", "deliver B", "", "0", "0", "0"]);
    assert!(seen.contains("Two cities are empty: one more ends the game (O6)."));
    assert!(
        seen.contains(
            "Three cities are empty: this turn is the last, and Olivia still plays (O6)."
        )
    );
    assert_eq!(game.standing.influence.crossed(number(6)), 1);
    assert_eq!(game.result.unwrap().verdict, Verdict::OliviaWins);
}

#[test]
fn o6_the_good_that_olivia_takes_empties_the_third_city() {
    let game = leaving(
        [0, 0, 2, 0, 0, 0],
        ["", "", "G", "YR", "NB", "RY"],
        &[],
        [3, 4, 4],
    );
    let (seen, game) = over(game, &["3", "track", "track", "", "20", "0", "6"]);
    assert!(
        seen.contains("Three cities are empty: the game ends (O6)."),
        "{seen}"
    );
    let result = game.result.unwrap();
    assert_eq!(result.olivia.unwrap().delivered, 3);
    assert_eq!(result.verdict, Verdict::YouWin);
}

#[test]
fn o5_a_tile_taken_this_turn_is_sideways_when_she_plays() {
    let game = leaving([0; 6], FULL, &[(2, false)], [4, 4, 2]);
    let (seen, game) = left(game, &["4", "4 tile", "track"]);
    assert!(
        seen.contains("Your tile 4 lies sideways: it stays."),
        "{seen}"
    );
    assert_eq!(game.standing.tiles.place(number(4)), Place::Sideways);
    assert_eq!(game.standing.tiles.place(number(2)), Place::Upright);
}

#[test]
fn o4_several_tiles_are_lost_in_one_chain() {
    let held = [(1, false), (2, false), (3, false)];
    let game = leaving([0; 6], ["", "", "GY", "YR", "NB", "RY"], &held, [1, 5, 6]);
    let (_, game) = left(game, &["1", "5 track", "track", "2", "3"]);
    assert_eq!(
        game.standing.tiles.lying(Place::BesideBoard),
        footplate::olivia::Number::ALL
    );
}

#[test]
fn o4_she_wins_in_the_middle_of_a_chain() {
    let game = leaving(
        [0, 0, 6, 0, 0, 0],
        ["", "B", "G", "YR", "NB", "RY"],
        &[(3, false)],
        [1, 5, 6],
    );
    let (seen, game) = over(game, &["1", "5 track", "track", "3", "yes"]);
    insta::assert_snapshot!(seen);
    let result = game.result.unwrap();
    assert_eq!((result.verdict, result.yours), (Verdict::NoHexLeft, None));
    assert_eq!(game.standing.tiles.place(number(3)), Place::Upright);
}

#[test]
fn o7_of_three_equal_strongest_regions_two_count() {
    let game = leaving(
        [4, 4, 3, 0, 0, 0],
        ["", "", "G", "YR", "NB", "RY"],
        &[],
        [3, 4, 4],
    );
    let (seen, game) = over(game, &["3", "pass", "pass", "", "19", "0", "0"]);
    assert!(
        seen.contains("8 for the hexes crossed off in her two strongest regions, 4 in region 1"),
        "{seen}"
    );
    let olivia = game.result.unwrap().olivia.unwrap();
    assert_eq!((olivia.regions, olivia.tiles), (8, 7));
    // 4 + 3 + 8 + 7 against 19
    assert_eq!(game.result.unwrap().verdict, Verdict::OliviaWins);
}

#[test]
fn o4_a_die_that_would_win_her_the_game_is_warned_of() {
    let game = leaving([6, 0, 0, 0, 0, 0], FULL, &[], [1, 2, 2]);
    let (seen, _) = left(game, &["odds"]);
    assert!(
        seen.contains("Beware: region 1 has no empty hex."),
        "{seen}"
    );
    assert!(
        seen.contains("she wins at once: region 1 has no empty hex"),
        "{seen}"
    );
}

#[test]
fn o4_a_defeat_at_once_can_still_be_mended() {
    let game = leaving([6, 0, 0, 0, 0, 0], FULL, &[], [1, 2, 2]);
    let mended = [
        "1",
        "track",
        "track",
        "no",
        "undo",
        "fix crossed 5 0 0 0 0 0",
        "track",
    ];
    let (seen, game) = left(game, &mended);
    assert!(seen.contains("Enter means yes."), "{seen}");
    assert_eq!((game.turn, game.olivia_points), (2, 6), "{seen}");
}

#[test]
fn o3_three_dice_alike_leave_no_choice() {
    let game = leaving([0; 6], FULL, &[], [2, 2, 2]);
    let (seen, _) = left(game, &[]);
    assert!(
        seen.contains("All three show 2: one of them is Olivia's."),
        "{seen}"
    );
    assert!(!seen.contains("Leave which die"), "{seen}");
}

#[test]
fn o5_a_tile_that_helps_uses_no_die() {
    let game = leaving([0; 6], FULL, &[(1, false), (4, false)], [2, 5, 6]);
    let (seen, game) = left(
        game,
        &["2", "use 1", "use 4", "use 4", "use 3", "5 track", "use 1"],
    );
    assert!(seen.contains("Use tile 1, then put it back in the middle, beside the board (O5)."));
    assert!(
        seen.contains("Tile 4 has helped one of your actions already, and it helps one a turn.")
    );
    assert!(seen.contains("Tile 3 lies beside the board; a tile that you hold was expected."));
    assert_eq!(game.standing.tiles.place(number(1)), Place::BesideBoard);
    assert!(matches!(game.stage, Stage::Action { left, .. } if left == [number(6)]));
}

#[test]
fn s3_an_impossible_delivery_is_refused_with_the_reason() {
    let mut game = leaving([0; 6], ["RG", "BB", "GY", "NR", "NB", "RY"], &[], [4, 4, 1]);
    game.sheet = Some(Default::default());
    let (seen, game) = left(
        game,
        &[
            "1",
            "deliver B",
            "deliver R",
            "fix engine 1 2",
            "1",
            "deliver R",
            "deliver R to 5",
            "fix links 4-6-1 6-2",
            "1",
            "deliver R",
            "routes",
            "deliver R helped 1",
        ],
    );
    for why in [
        "City 4, grey: no completed connections lead from city 4 to city 3, where grey goods go",
        "City 4 has no blue good: it has grey, red.",
        "Your engine has no box checked, so nothing travels yet (S2, S3).",
        "No completed connections lead from city 4 to city 2, where red goods go (S3).",
        "City 5 does not take red goods; city 2 does (S3).",
        "City 2 is 3 steps away, and your engine has a strength of 2 (S3).",
        "an engine of 3 allows: 4, a town, 6, 2. That is 3 points (S3).",
    ] {
        let on_one_line = seen.replace('\n', " ");
        assert!(on_one_line.contains(why), "{why}\n{seen}");
    }
    assert_eq!(game.sheet.unwrap().delivered, 3);
}

#[test]
fn s3_grey_goods_with_two_ways_and_two_places_are_asked_for() {
    let mut game = leaving(
        [0; 6],
        ["NRN", "BB", "GY", "YR", "NB", "RY"],
        &[],
        [1, 1, 5],
    );
    game.sheet = Some(Default::default());
    let (seen, game) = left(
        game,
        &["fix engine 1 2 / links 1-3 3-4", "5", "deliver N", "", "1"],
    );
    assert!(seen.contains("4. city 4: 2 points"), "{seen}");
    assert_eq!(game.sheet.unwrap().delivered, 2, "{seen}");
    assert_eq!(game.standing.supply.letters()[0], "RN");
}

#[test]
fn bad_input_gets_a_sentence_and_loses_nothing() {
    let game = OliviaGame::new(known(), Options::default());
    let (seen, game) = left(
        game,
        &[
            "boss",
            "clerk",
            "own",
            "7",
            "0",
            "4",
            "9",
            "4",
            "RQBN",
            "RBN",
            "YBGN",
            "RRRR",
            "GGGG",
            "RRRRR",
            "RRRR",
            "RRRR",
            "BBBG",
            "YYYY",
            "GGYY",
            "no",
            "2 4 8",
            "2 4",
            "2 4 4 4",
            "2 4 4 60-60",
            "2 4 4",
            "fix goods 4 K",
            "goods 4 RRRR",
            "crossed 9 0 0 0 0 0",
            "sheet keep / links 3-3-1",
            "points 12",
            "5",
            "2",
            "4 fly",
            "t",
            "5 engine",
            "4 deliver",
            "4 deliver R",
            "4 deliver Q",
            "use 4",
            "4 track 1-2",
        ],
    );
    insta::assert_snapshot!(seen);
    assert_eq!(game.olivia_points, 12);
}

#[test]
fn at_most_six_answers_are_needed_in_a_turn() {
    let mut game = leaving([0; 6], FULL, &[], [2, 4, 4]);
    game.sheet = Some(Default::default());
    game.stage = Stage::Roll;
    let (seen, game) = left(game, &["2 4 4", "4", "2 track", "", "track", ""]);
    assert_eq!((game.turn, &game.stage), (2, &Stage::Roll), "{seen}");
}

#[test]
fn whose_dice_are_rolled_can_change_at_every_roll() {
    let mut game = leaving([0; 6], FULL, &[], [2, 4, 4]);
    game.stage = Stage::Roll;
    let (_, own) = left(game.clone(), &["own", "1 1 1"]);
    assert!(own.own_dice && matches!(own.stage, Stage::Action { dice, .. } if dice.typed));
    let (_, app) = left(own, &["pass", "pass", "app"]);
    assert!(!app.own_dice && app.turn == 2);
}

#[test]
fn o5_sideways_tiles_are_turned_upright_before_the_choice() {
    let game = leaving([0; 6], FULL, &[(4, true)], [2, 4, 4]);
    let (seen, _) = seen(game, &["odds"]);
    assert!(seen.contains("Turn your tile 4 upright (O5)."), "{seen}");
    assert!(seen.contains("you lose tile 4."), "{seen}");
}
