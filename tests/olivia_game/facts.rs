//! What is asked once, and what the program is to keep of it.

use super::table::{known, leaving, left, over};
use footplate::olivia::facts::Printed;
use footplate::olivia::play::Stage;
use footplate::olivia::{OliviaGame, Options};

const FULL: [&str; 6] = ["RG", "BB", "GY", "YR", "NB", "RY"];

#[test]
fn what_was_typed_is_handed_on_and_not_asked_again() {
    let shipped = Printed::shipped().unwrap();
    let setup = ["clerk", "app", "7 6 7 8 6 7", "roll", "4", "draw"];
    let (_, game) = left(
        OliviaGame::new(shipped.clone(), Options::default()),
        &[
            &setup[..],
            &["RGB", "yes", "s-60 s-60 s-120 s-120 60-120 60-120"],
        ]
        .concat(),
    );
    let files = game.facts.changes_since(&shipped).unwrap();
    let names: Vec<&str> = files.iter().map(|file| file.file).collect();
    assert_eq!(names, ["decks/olivia/sheet.toml", "decks/olivia/dice.toml"]);
    insta::assert_snapshot!(files[0].text);

    let kept = |name: &str| {
        let file = files.iter().find(|file| file.file == name)?;
        Some(file.text.clone())
    };
    let next = Printed::read(kept).unwrap();
    // three cities were only believed, and nobody was asked about them
    assert!(!next.sheet.verified && next.dice.verified && !next.tiles.verified);
    let (seen, game) = left(
        OliviaGame::new(next.clone(), Options::default()),
        &["clerk", "app", "roll", "4", "draw", "yes"],
    );
    assert_eq!(game.stage, Stage::Roll, "{seen}");
    assert_eq!(game.facts.changes_since(&next).unwrap(), []);
}

#[test]
fn s6_the_points_of_unknown_tiles_are_asked_at_the_end() {
    let mut game = leaving(
        [0; 6],
        ["", "", "", "YR", "NB", "RY"],
        &[(4, false)],
        [4, 5, 5],
    );
    game.facts.tiles = Printed::shipped().unwrap().tiles;
    let (seen, game) = over(
        game,
        &[
            "5",
            "use 4",
            "permanent",
            "4 pass",
            "pass",
            "",
            "1 2 x",
            "1 0 -2 4 1 1",
            "9",
            "2",
            "6",
        ],
    );
    assert!(
        seen.contains("“x” is not a tile's points, such as 3 or -2."),
        "{seen}"
    );
    let result = game.result.unwrap();
    assert_eq!(result.olivia.unwrap().tiles, 3);
    assert_eq!(result.yours.unwrap().total(), 9 + 2 + 3 + 4);
    let files = game.facts.changes_since(&known()).unwrap();
    assert_eq!(files.len(), 1);
    // the kinds of five tiles are not known
    assert!(
        files[0].text.contains("verified = false"),
        "{}",
        files[0].text
    );
}

#[test]
fn s3_a_sheet_kept_later_asks_for_the_colours_then() {
    let mut game = leaving([0; 6], FULL, &[], [4, 5, 5]);
    game.facts.sheet = Printed::shipped().unwrap().sheet;
    let (seen, game) = left(game, &["fix sheet keep", "4", "RGB", "5 deliver B", "pass"]);
    assert!(
        seen.replace('\n', " ")
            .contains("Which goods do cities 2, 5 and 6 take, by their colour on your sheet (S3)?"),
        "{seen}"
    );
    assert!(!game.facts.sheet.verified);
}

#[test]
fn s3_all_six_colours_may_be_typed_where_three_are_asked() {
    for (typed, all) in [
        ("RGB", "YRNNGB"),
        ("YRNNGB", "YRNNGB"),
        ("RYNNGB", "RYNNGB"),
    ] {
        let mut game = leaving([0; 6], FULL, &[], [4, 5, 5]);
        game.facts.sheet = Printed::shipped().unwrap().sheet;
        let (seen, game) = left(game, &["fix sheet keep", "4", typed, "5 pass"]);
        let colours = game.facts.sheet.colours().unwrap();
        let letters: String = (footplate::olivia::Number::ALL.into_iter())
            .filter_map(|city| Some(colours.of(city)?.letter()))
            .collect();
        assert_eq!(letters, all, "{seen}");
    }
}

#[test]
fn o1_a_city_of_known_colour_takes_no_good_of_its_own() {
    let options = Options {
        own_dice: Some(true),
        keep_sheet: Some(false),
        ..Options::default()
    };
    let (seen, _) = left(
        OliviaGame::new(known(), options),
        &["clerk", "3", "4", "RYBN"],
    );
    assert!(
        seen.replace('\n', " ").contains(
            "City 1 takes yellow goods itself, so a yellow one goes back into the bag; another was expected."
        ),
        "{seen}"
    );
}

#[test]
fn a_save_can_be_read_by_people() {
    let game = leaving([1, 0, 0, 0, 0, 0], FULL, &[(4, true)], [4, 5, 5]);
    let saved = serde_json::to_string(&game).unwrap();
    assert!(
        saved.contains(r#""supply":["RG","BB","GY","YR","NB","RY"]"#),
        "{saved}"
    );
    assert_eq!(serde_json::from_str::<OliviaGame>(&saved).unwrap(), game);
}
