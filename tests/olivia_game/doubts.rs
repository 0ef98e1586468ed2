//! What is hardly meant is asked once more, and what cannot be done has its own reason.

use super::table::{flat, keeping, left, number};
use footplate::olivia::facts::Printed;
use footplate::olivia::{Engine, OliviaGame, Options, Place};

#[test]
fn s1_more_towns_than_there_was_track_are_doubted_once() {
    for (turn, typed, doubted) in [
        (2, "track 4-2-9", true),
        (2, "track 4-2-3", false),
        (2, "track 4-2-5", true),
        (9, "track 4-2-9", false),
        (2, "track 4-2-3 1-5-2", true),
    ] {
        let mut game = keeping([1, 1, 5]);
        game.turn = turn;
        let (seen, after) = left(game, &["5", typed, "yes"]);
        assert_eq!(seen.contains("(S1): with"), doubted, "{typed}: {seen}");
        assert!(!after.sheet.unwrap().links.is_empty(), "{seen}");
    }
    let mut game = keeping([1, 1, 5]);
    game.turn = 2;
    let (seen, after) = left(game, &["5", "track", "4-2-9", "4-2-1"]);
    assert!(
        flat(&seen).contains(
            "your connections take 9 hexes at least, and you have had 3 actions. Type yes if"
        ),
        "{seen}"
    );
    assert_eq!(after.sheet.unwrap().links[0].towns(), 1);
}

#[test]
fn o5_a_whole_action_for_a_tile_that_lies_sideways_is_doubted() {
    let (seen, _) = left(keeping([3, 3, 5]), &["5", "tile; tile", "yes"]);
    assert!(
        flat(&seen).contains("Your tile 3 lies sideways already:"),
        "{seen}"
    );
    assert!(
        flat(&seen).contains("Your tile 3 stays sideways: until"),
        "{seen}"
    );
    assert!(!seen.contains("sideways again: until"), "{seen}");
}

#[test]
fn s3_a_colour_that_no_city_takes_is_doubted() {
    let game = OliviaGame::new(Printed::shipped().unwrap(), Options::default());
    let (seen, _) = left(game, &["", "", "7 7 7 7 7 7", "", "", "", "GYR"]);
    assert!(
        flat(&seen).contains("Then no city takes blue goods, and"),
        "{seen}"
    );
}

#[test]
fn what_no_die_can_do_says_why_and_no_die_is_asked_for() {
    let mut game = keeping([2, 4, 5]);
    let mut engine = Engine::default();
    engine.check(number(2)).unwrap();
    engine.check(number(4)).unwrap();
    game.sheet.as_mut().unwrap().engine = engine;
    let (seen, _) = left(game.clone(), &["5", "engine", "deliver N", "deliver B"]);
    let seen = flat(&seen);
    assert!(!seen.contains("as in 2 engine"), "{seen}");
    assert!(
        seen.contains("Box 2 of your engine is checked already; an open box was expected. Box 4"),
        "{seen}"
    );
    assert!(
        seen.contains("City 2 has no grey good: it has blue, blue. City 4 has"),
        "{seen}"
    );
    // B could go from city 2 if a connection led there
    assert!(
        seen.contains("No completed connections lead from city 2"),
        "{seen}"
    );
    let (seen, _) = left(keeping([2, 4, 5]), &["5", "pass"]);
    assert!(
        flat(&seen).contains("Put it first, as in 2 pass."),
        "{seen}"
    );
}

#[test]
fn s3_routes_takes_what_a_tile_adds_and_says_one_thing_once() {
    let (seen, _) = left(
        keeping([1, 2, 3]),
        &["routes", "routes helped 1", "routes 1", "routes helped 7"],
    );
    let seen = flat(&seen);
    assert_eq!(
        seen.matches("no box checked, so nothing travels").count(),
        1,
        "{seen}"
    );
    assert!(seen.contains("no completed connections lead"), "{seen}");
    for about in ["1", "helped 7"] {
        assert!(
            seen.contains(&format!("“{about}” is not understood after routes")),
            "{seen}"
        );
    }
}

#[test]
fn o5_a_tile_goes_to_one_place_in_all_words() {
    let mut game = keeping([1, 1, 5]);
    game.facts.tiles.tiles.clear();
    game.standing.tiles.put(number(2), Place::Upright);
    let (seen, _) = left(game, &["5", "use 2", "lightning"]);
    assert!(
        flat(&seen).contains("goes back to the middle once used"),
        "{seen}"
    );
    assert!(
        flat(&seen).contains("put it back in the middle, beside the board (O5)"),
        "{seen}"
    );
}

#[test]
fn a_fact_without_its_number_is_asked_for_in_words() {
    let (seen, _) = left(keeping([1, 1, 5]), &["fix goods", "tile", "nothing"]);
    assert!(!seen.contains("“”"), "{seen}");
    assert_eq!(
        flat(&seen)
            .matches("Say which one, by its number from 1 to 6.")
            .count(),
        2
    );
    let (seen, _) = left(keeping([1, 1, 5]), &["5", "track 4-7-1"]);
    assert!(
        seen.contains("There is no city 7: their numbers are 1 to 6."),
        "{seen}"
    );
}

#[test]
fn o1_a_row_that_can_hardly_lie_there_is_doubted_in_a_fix_too() {
    let new = OliviaGame {
        goods_each: Some(2),
        ..keeping([1, 2, 3])
    };
    let before = new.standing.supply.letters();
    let typed = ["fix goods 1 GY", "n", "fix", "goods 2 BBB", ""];
    let (seen, game) = left(
        new,
        &[&typed[..], &["fix goods 1 YGG", "yes", "yes"]].concat(),
    );
    let seen = flat(&seen);
    for said in [
        "City 1 takes yellow goods itself, so that none of them lies there (O1). Is it so all the same? [Enter = no, y = yes] > n Nothing was changed.",
        "City 2 has 3 goods then, and each city got 2 at setup (O1). Is it so all the same?",
        "now YGG.",
    ] {
        assert!(seen.contains(said), "{said}\n{seen}");
    }
    assert_eq!(game.standing.supply.letters()[1..], before[1..]);
}

#[test]
fn s3_a_way_too_long_names_the_help_that_it_takes() {
    let (seen, _) = left(
        keeping([4, 4, 5]),
        &[
            "fix engine 1 2 / links 4-3-1 3-2-1",
            "5",
            "deliver R",
            "deliver R helped 1",
            "deliver R helped 9",
            "routes",
        ],
    );
    let seen = flat(&seen);
    for said in [
        "City 2 is 4 steps away, and your engine has a strength of 2 (S3). If a tile adds 2 or more, say so: helped 2.",
        "your engine has a strength of 3 with the 1 of a tile (S3). If a tile adds 2 or more, say so: helped 2.",
        "“9” is not what a tile adds to your engine: type a number from 0 to 6, as in helped 1.",
        "City 4, red: city 2 is 4 steps away,",
    ] {
        assert!(seen.contains(said), "{said}\n{seen}");
    }
}
