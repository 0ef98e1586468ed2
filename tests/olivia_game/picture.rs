//! The drawing of the table in a report.

use super::table::{known, leaving};
use footplate::olivia::svg::svg;
use footplate::olivia::{OliviaGame, Options};

fn evening() -> OliviaGame {
    let mut game = leaving(
        [1, 0, 6, 3, 0, 2],
        ["RGB", "", "N", "NNYBRRGGY", "R", "BB"],
        &[(2, true), (4, false)],
        [1, 2, 3],
    );
    game.sheet = Some(Default::default());
    game.olivia_points = 7;
    game
}

#[test]
fn the_drawing_shows_every_fact_and_says_it_in_words() {
    let drawn = svg(&evening()).unwrap();
    assert_eq!(drawn.matches("m0 -8l-8 8").count(), 12, "crosses");
    assert_eq!(drawn.matches("l7 4v8").count(), 36, "hexes");
    assert_eq!(drawn.matches("<rect").count(), 16, "goods");
    for said in [
        "<title>The table against Olivia</title>",
        "Region 3: 6 of 6 hexes crossed off.",
        "City 2: empty; it takes red.",
        "City 1, from left to right: red, green, blue; it takes yellow.",
        "Tile 2: yours, sideways.",
        "Tile 4: yours, upright.",
        "Tile 1: beside the board.",
        "Olivia has 7 points.",
        "Your connections: none.",
    ] {
        assert!(drawn.contains(said), "{said}\n{drawn}");
    }
    for shown in [
        ">3 of 6</text>",
        ">sideways</text>",
        ">empty</text>",
        ">N</text>",
    ] {
        assert!(drawn.contains(shown), "{shown}\n{drawn}");
    }
}

#[test]
fn many_hexes_and_goods_go_on_in_the_next_line_and_stay_inside() {
    let mut game = evening();
    game.standing.influence =
        footplate::olivia::Influence::new([60, 0, 0, 0, 0, 0], [60, 1, 1, 1, 1, 1]).unwrap();
    let drawn = svg(&game).unwrap();
    let height: usize = between(&drawn, "viewBox=\"0 0 650 ", "\"").parse().unwrap();
    let lowest = drawn
        .split(" y=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next()?.parse::<usize>().ok())
        .max();
    assert!(lowest.unwrap() < height, "{drawn}");
}

#[test]
fn nothing_is_drawn_before_anything_lies_on_the_table() {
    assert_eq!(svg(&OliviaGame::new(known(), Options::default())), None);
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let (_, rest) = text.split_once(from).unwrap();
    rest.split_once(to).unwrap().0
}
