//! Olivia's JSON door: what is wrong, where, and what was expected; never a panic.
#![allow(clippy::unwrap_used)]

use footplate::olivia::door;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A request that is answered, with one key set to something else.
fn with(request: &str, key: &str, value: Value) -> Value {
    let mut good = match request {
        "olivia" => json!({"crossed": [2,0,0,0,0,0], "sizes": [6,6,6,6,6,6],
            "goods": ["RG","","B","Y","",""], "die": 1, "rolls": [4,2],
            "tiles": [{"n": 1, "sideways": false}]}),
        "odds" => json!({"crossed": [2,0,0,0,0,0], "sizes": [6,6,6,6,6,6],
            "goods": ["RG","","B","Y","",""], "dice": [1,4,4]}),
        "olivia_score" => json!({"delivered": 14, "crossed": [3,4,0,5,1,2],
            "tiles_beside_board": [2,-2,3]}),
        "route" => json!({"links": [[1,3,1],[3,5,0]], "engine": 4, "from": 1, "good": "N",
            "colours": "YRNNGB"}),
        _ => json!({"delivered": 12, "links": [[1,3,1]], "engine_boxes": 5, "tiles": [3,-2]}),
    };
    if !key.is_empty() {
        good[key] = value;
    }
    json!({ request: good })
}

fn refused(request: &str, key: &str, value: Value) -> String {
    door::answer(&with(request, key, value)).unwrap_err()
}

#[test]
fn what_is_wrong_where_and_what_was_expected() {
    for (request, key, value, why) in [
        (
            "olivia",
            "crossed",
            json!([0, 0, 0, 0, 0]),
            "olivia.crossed: a list of 5 where 6 were expected",
        ),
        (
            "olivia",
            "crossed",
            json!([0, 7, 0, 0, 0, 0]),
            "olivia.sizes: region 2: 7 hexes crossed off, more than the 6 that it has",
        ),
        (
            "olivia",
            "crossed",
            json!([0, 0, 0, 0, 0, -1]),
            "olivia.crossed, item 6: -1 where a whole number from 0 to 60 was expected",
        ),
        (
            "odds",
            "sizes",
            json!([6, 6, 6, 6, 6, 0]),
            "odds.sizes: the hexes of region 6: 0 where a whole number from 1 to 60 was expected",
        ),
        (
            "odds",
            "sizes",
            json!([6, 6, 1e300, 6, 6, 6]),
            "odds.sizes, item 3: 1e+300 where a whole number from 0 to 60 was expected",
        ),
        (
            "olivia",
            "goods",
            json!(["RG", "X", "", "", "", ""]),
            "olivia.goods: city 2, good 1: 'X' where one of R, B, G, Y, N (grey) and K (coal) was expected",
        ),
        (
            "olivia",
            "goods",
            json!("RG"),
            "olivia.goods: \"RG\" where a list was expected",
        ),
        (
            "olivia",
            "die",
            json!(0),
            "olivia.die: 0 where a whole number from 1 to 6 was expected",
        ),
        (
            "olivia",
            "die",
            json!("1"),
            "olivia.die: \"1\" where a whole number from 1 to 6 was expected",
        ),
        (
            "olivia",
            "rolls",
            json!([4, 2.5]),
            "olivia.rolls, item 2: 2.5 where a whole number from 1 to 6 was expected",
        ),
        (
            "olivia",
            "tiles",
            json!([{"n": 1}, {"n": 1}]),
            "olivia.tiles: tile 1 is given twice; one tile of each number was expected",
        ),
        (
            "olivia",
            "tiles",
            json!([{"n": 1, "sideways": "no"}]),
            "olivia.tiles, item 1.sideways: \"no\" where true or false was expected",
        ),
        (
            "olivia",
            "tile",
            json!([]),
            "olivia: unknown key \"tile\" where one of crossed, sizes, goods, die, rolls, tiles was expected",
        ),
        (
            "odds",
            "dice",
            json!([1, 18446744073709551615_u64]),
            "odds.dice, item 2: 18446744073709551615 where a whole number from 1 to 6 was expected",
        ),
        (
            "olivia_score",
            "delivered",
            json!(10000),
            "olivia_score.delivered: 10000 where a whole number from 0 to 9999 was expected",
        ),
        (
            "olivia_score",
            "tiles_beside_board",
            json!([100]),
            "olivia_score.tiles_beside_board, item 1: 100 where a whole number from -99 to 99 was expected",
        ),
        (
            "route",
            "links",
            json!([[1, 3, 1], [3, 3, 0]]),
            "route.links, item 2: a connection from city 3 to itself; one between two different cities was expected",
        ),
        (
            "route",
            "links",
            json!([[1, 7, 1]]),
            "route.links, item 1: a city: 7 where a whole number from 1 to 6 was expected",
        ),
        (
            "route",
            "links",
            json!([[1, 3]]),
            "route.links, item 1: a list of 2 where 3 were expected",
        ),
        (
            "route",
            "engine",
            json!(7),
            "route.engine: 7 where a whole number from 0 to 6 was expected",
        ),
        (
            "route",
            "good",
            json!("RR"),
            "route.good: one letter was expected: R, B, G, Y, N (grey) or K (coal)",
        ),
        (
            "route",
            "colours",
            json!("YRNNG"),
            "route.colours: 5 given where six were expected, one for each of 1 to 6",
        ),
        (
            "sheet_score",
            "engine_boxes",
            json!(7),
            "sheet_score.engine_boxes: 7 where a whole number from 0 to 6 was expected",
        ),
    ] {
        assert_eq!(refused(request, key, value), why);
    }
}

#[test]
fn o4_too_few_rolls_are_an_error_that_says_so() {
    let mut request = with("olivia", "die", json!(2));
    request["olivia"]["rolls"] = json!([5, 6]);
    assert_eq!(
        door::answer(&request).unwrap_err(),
        "olivia.rolls: city 6 is empty, so Olivia rolls again, but the rolls have run out: \
         2 given, one more expected"
    );
}

#[test]
fn a_request_that_is_none_of_the_five_is_refused() {
    for request in [
        json!(null),
        json!({}),
        json!([]),
        json!({"olivea": {}}),
        json!({"odds": 1}),
    ] {
        assert!(door::answer(&request).is_err(), "{request}");
    }
    assert_eq!(
        door::answer(&json!({"odds": {}})).unwrap_err(),
        "odds: the key \"sizes\" was expected"
    );
}

#[test]
fn what_is_left_out_is_none_of_it() {
    let answer = |request| door::answer(&request).unwrap();
    assert_eq!(answer(json!({"sheet_score": {}})), json!({"score": 0}));
    assert_eq!(answer(json!({"olivia_score": {}})), json!({"score": 3}));
    let goods = ["R", "R", "R", "R", "R", "R"];
    let turn = answer(json!({"olivia": {"sizes": [6,6,6,6,6,6], "goods": goods, "die": 3}}));
    assert_eq!(turn["crossed"], json!([0, 0, 1, 0, 0, 0]));
}

#[test]
fn s3_left_out_colours_are_those_that_the_sheet_is_known_to_have() {
    let route = |good: &str| {
        door::answer(&json!({"route":
            {"links": [[1,3,1],[3,5,0]], "engine": 4, "from": 5, "good": good}}))
    };
    assert_eq!(
        route("Y").unwrap(),
        json!({"routes": [{"to": 1, "points": 3}]})
    );
    assert_eq!(
        route("R").unwrap_err(),
        "route.colours: the sheet does not say which city takes red goods; the six colours were expected"
    );
}

/// Any JSON, small, with the numbers that hurt.
fn anything() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2_i64..=70).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[RBGYNK]{0,7}".prop_map(Value::from),
        ".{0,30}".prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 16, 7, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            ("[a-z]{1,5}", inner).prop_map(|(key, value)| json!({ key: value })),
        ]
    })
}

const KEYS: [(&str, &str); 16] = [
    ("olivia", "crossed"),
    ("olivia", "sizes"),
    ("olivia", "goods"),
    ("olivia", "die"),
    ("olivia", "rolls"),
    ("olivia", "tiles"),
    ("odds", "sizes"),
    ("odds", "dice"),
    ("olivia_score", "crossed"),
    ("olivia_score", "tiles_beside_board"),
    ("route", "links"),
    ("route", "good"),
    ("route", "colours"),
    ("sheet_score", "links"),
    ("sheet_score", "tiles"),
    ("sheet_score", "delivered"),
];

proptest! {
    #[test]
    fn whatever_is_sent_is_answered_or_refused_in_a_sentence(
        (request, key) in prop::sample::select(&KEYS[..]),
        value in anything(),
    ) {
        for request in [with(request, key, value.clone()), json!({ request: value.clone() }), value] {
            if let Err(why) = door::answer(&request) {
                prop_assert!(why.chars().count() < 200 && !why.contains('\n'), "{why}");
            }
        }
    }
}
