//! What is typed in a hurry: several things on a line, one of them wrong; a fix in the middle of something.

use super::table::{flat, keeping, leaving, left};
use footplate::olivia::OliviaGame;
use footplate::olivia::play::Stage;
use footplate::table::{Look, Page};

#[test]
fn what_follows_a_typo_is_dropped_and_named() {
    for (typed, not_done) in [
        ("foo; 5 engine; pass", "Not done: “5 engine” and “pass”."),
        ("fix tile 1 sideways; board", "Not done: “board”."),
        ("fix tile 1 askew; board", "Not done: “board”."),
    ] {
        let (seen, game) = left(keeping([2, 2, 5]), &[typed, "nothing"]);
        assert!(seen.contains(not_done), "{seen}");
        assert_eq!(seen.matches("Not done").count(), 1, "{seen}");
        assert_eq!(game.stage, keeping([2, 2, 5]).stage, "{seen}");
    }
    let (seen, game) = left(keeping([2, 2, 5]), &["5; 2 engine; 2 foo; pass"]);
    assert!(seen.contains("Not done: “2 foo” and “pass”."), "{seen}");
    assert_eq!(game.sheet.map(|sheet| sheet.engine.strength()), Some(1));
}

#[test]
fn a_fix_in_the_middle_of_an_action_says_that_it_is_typed_again() {
    let (seen, _) = left(keeping([1, 1, 5]), &["5", "track", "fix points 2"]);
    let again =
        "The fix has cut short “track”: type it again; what is done on your table stays done.";
    assert!(flat(&seen).contains(again), "{seen}");
    for answers in [
        &["5", "fix points 2"][..],
        &["5", "track", "fix points 0"],
        &["5", "track", "no", "fix points 2"],
        &["5", "track", "fix points 2", "undo"],
    ] {
        let (seen, _) = left(keeping([1, 1, 5]), answers);
        let said = seen.matches("cut short").count();
        assert_eq!(said, usize::from(answers.contains(&"undo")), "{seen}");
    }
}

#[test]
fn an_answer_with_more_behind_it_is_not_taken_in_part() {
    let mut game = keeping([1, 1, 5]);
    game.facts.tiles.tiles.clear();
    game.standing
        .tiles
        .put(super::table::number(2), footplate::olivia::Place::Upright);
    let (seen, game) = left(game, &["5", "use 2", "2 engine"]);
    assert!(
        flat(&seen).contains("“2 engine” is more than an answer here"),
        "{seen}"
    );
    assert!(flat(&seen).contains("lightning, permanent."), "{seen}");
    assert!(game.facts.tiles.tiles.is_empty());
}

#[test]
fn redo_over_her_turn_shows_its_heading() {
    let turn = ["5", "pass", "pass", "undo", "redo"];
    let (seen, _) = left(keeping([1, 1, 5]), &turn);
    let again = &seen[seen.find("Done again").unwrap()..];
    assert!(
        again.contains("Turn 1: Olivia\nOlivia's die is 5."),
        "{again}"
    );
}

#[test]
fn undo_over_her_turn_says_what_stands_on_the_table_again() {
    let (seen, _) = left(keeping([1, 1, 5]), &["5", "pass", "pass", "undo"]);
    let again = flat(&seen[seen.find("Undone").unwrap()..]);
    assert!(
        again.contains("change back on your table, so that it is: - Region 5: 0 of"),
        "{again}"
    );
    // nothing lies otherwise: nothing is said
    let (seen, _) = left(keeping([1, 1, 5]), &["5", "pass", "undo"]);
    assert!(!seen.contains("change back"), "{seen}");
    // a fix has mended the app, and not the table
    let (seen, _) = left(keeping([1, 1, 5]), &["fix crossed 2 3", "undo"]);
    assert!(!seen.contains("change back"), "{seen}");
}

#[test]
fn the_log_has_a_fix_before_what_it_did() {
    let (seen, _) = left(
        keeping([1, 1, 5]),
        &["5", "track", "fix points 2", "log all"],
    );
    let log = &seen[seen.find("log all").unwrap()..];
    let place = |words: &str| log.find(words).unwrap_or_else(|| panic!("{words}: {log}"));
    assert!(place("Draw one hex") < place("3. > fix points 2"), "{log}");
    assert!(
        place("3. > fix points 2") < place("Mended: points"),
        "{log}"
    );
}

#[test]
fn o1_the_log_says_that_goods_are_shuffled() {
    use footplate::olivia::Options;
    let game = OliviaGame::new(super::table::known(), Options::default());
    let (seen, _) = left(game, &["", "", "", "", "", "log all"]);
    assert!(seen.contains("shuffled 50 goods"), "{seen}");
}

#[test]
fn o3_board_shows_the_dice_of_your_turn_and_whose_they_are() {
    let mut game = leaving([0; 6], ["RG", "BB", "GY", "YR", "NB", "RY"], &[], [1, 2, 6]);
    game.stage = Stage::Roll;
    game.own_dice = true;
    let (seen, game) = left(
        game,
        &["1 2 6 S-60", "board", "2", "board", "1 track", "board"],
    );
    let seen = flat(&seen);
    for said in [
        "Olivia has 0 points. White 1 2 6. Black: straight or 60° curve. Leave",
        "Olivia has 0 points. White 1 2 6. Black: straight or 60° curve. Olivia gets the 2. Your first",
        "Olivia gets the 2. Your last",
    ] {
        assert!(seen.contains(said), "{said}\n{seen}");
    }
    // so it is told on coming back as well
    let page = Page::plain(80);
    assert!(flat(&game.on_return(&page).unwrap()).contains("Olivia gets the 2."));
}

#[test]
fn s1_the_log_names_the_black_die_and_not_the_place_of_its_face() {
    let mut game = keeping([1, 2, 6]);
    game.stage = Stage::Roll;
    game.own_dice = false;
    let (seen, _) = left(game, &["roll", "log"]);
    assert!(seen.contains("rolled the black die"), "{seen}");
}
