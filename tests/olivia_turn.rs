//! Olivia's turn (O4 to O6): one die after the other, with its steps and its edges.

#![allow(clippy::unwrap_used)]

use footplate::olivia::{
    Fault, Good, Influence, Number, Place, Standing, Step, Supply, Tiles, Turn,
};
use proptest::prelude::*;

fn number(number: i64) -> Number {
    Number::new("number", number).unwrap()
}

fn numbers(given: &[i64]) -> Vec<Number> {
    given.iter().copied().map(number).collect()
}

fn standing(crossed: [u8; 6], sizes: [u8; 6], goods: [&str; 6]) -> Standing {
    Standing {
        influence: Influence::new(crossed, sizes).unwrap(),
        supply: Supply::from_letters(&goods).unwrap(),
        tiles: Tiles::default(),
    }
}

/// Her turn, told as a person reads it: each step, its count and its rule.
fn told(turn: &Turn) -> Vec<String> {
    let line = |step: &Step| match step.count() {
        Some(count) => format!("{step} {count} ({})", step.rule()),
        None => format!("{step} ({})", step.rule()),
    };
    turn.steps.iter().map(line).collect()
}

const SOME_GOODS: [&str; 6] = ["RG", "", "B", "Y", "G", "R"];

#[test]
fn o4_steps_come_in_order_with_rule_and_count() {
    let table = standing([0, 1, 0, 0, 2, 0], [6, 6, 6, 6, 7, 6], SOME_GOODS);
    let turn = table.resolve_with(number(2), &numbers(&[5])).unwrap();
    assert_eq!(
        told(&turn),
        [
            "Cross off a hex in region 2. now 2 of 6 (O4 (1))",
            "You hold no tile 2. (O4 (2))",
            "City 2 is empty: she rolls again … 5. (O4 (3))",
            "Cross off a hex in region 5. now 3 of 7 (O4 (1))",
            "You hold no tile 5. (O4 (2))",
            "Take the rightmost good of city 5, green, into the bag: 3 points. now none left (O4 (4))",
        ]
    );
    assert_eq!((turn.points, turn.removed), (3, Some(Good::Green)));
}

#[test]
fn o4_fewer_than_three_hexes_take_no_good() {
    let table = standing([0, 0, 0, 1, 0, 0], [6; 6], SOME_GOODS);
    let turn = table.resolve_with(number(4), &[]).unwrap();
    assert_eq!(
        told(&turn).last().unwrap(),
        "City 4 keeps its goods: 2 hexes crossed off, not three. (O4 (4))"
    );
    assert_eq!((turn.points, turn.removed), (0, None));
}

#[test]
fn o4_several_tiles_are_lost_in_one_chain() {
    let mut table = standing([0; 6], [6; 6], ["RG", "", "", "Y", "G", "R"]);
    table.tiles = Tiles::held(&[
        (number(2), false),
        (number(3), false),
        (number(4), true),
        (number(5), false),
    ])
    .unwrap();
    let turn = table.resolve_with(number(2), &numbers(&[3, 2, 4])).unwrap();
    assert_eq!(turn.lost_tiles, numbers(&[2, 3]));
    assert_eq!(turn.standing.tiles.lying(Place::Upright), numbers(&[5]));
    assert_eq!(turn.standing.tiles.lying(Place::Sideways), numbers(&[4]));
}

#[test]
fn o5_a_tile_taken_this_turn_is_sideways_when_she_plays() {
    let mut table = standing([0; 6], [6; 6], SOME_GOODS);
    table.tiles.turn_upright();
    table.tiles.take(number(4));
    let turn = table.resolve_with(number(4), &[]).unwrap();
    assert_eq!(turn.lost_tiles, []);
    assert_eq!(told(&turn)[1], "Your tile 4 lies sideways: it stays. (O5)");
}

#[test]
fn o4_she_wins_at_once_and_touches_nothing_more() {
    let mut table = standing([6, 0, 0, 0, 0, 0], [6; 6], SOME_GOODS);
    table.tiles = Tiles::held(&[(number(1), false)]).unwrap();
    let turn = table.resolve_with(number(1), &numbers(&[2])).unwrap();
    assert!(turn.olivia_wins);
    assert_eq!(turn.standing, table);
    assert_eq!(
        told(&turn),
        ["Region 1 has no hex left to cross off: Olivia wins. 6 of 6 (O4 (1))"]
    );
}

#[test]
fn o4_she_wins_in_the_middle_of_a_chain() {
    let table = standing([0, 4, 6, 0, 0, 0], [6; 6], SOME_GOODS);
    let turn = table.resolve_with(number(2), &numbers(&[2, 3])).unwrap();
    assert!(turn.olivia_wins);
    assert_eq!(turn.dice, numbers(&[2, 2, 3]));
    assert_eq!(turn.standing.influence.all_crossed(), [0, 6, 6, 0, 0, 0]);
    assert_eq!((turn.points, turn.removed), (0, None));
}

#[test]
fn o4_without_any_goods_the_chain_ends_by_a_full_region() {
    let table = standing([0; 6], [1; 6], [""; 6]);
    let rolls = numbers(&[2, 3, 4, 5, 6, 1]);
    let turn = table.resolve_with(number(1), &rolls).unwrap();
    assert!(turn.olivia_wins);
    assert_eq!(turn.standing.influence.all_crossed(), [1; 6]);
}

#[test]
fn o4_running_out_of_rolls_says_so() {
    let table = standing([0; 6], [6; 6], SOME_GOODS);
    let fault = table.resolve_with(number(2), &numbers(&[2])).unwrap_err();
    assert_eq!(
        fault,
        Fault::OutOfRolls {
            city: number(2),
            given: 1
        }
    );
    assert_eq!(
        fault.to_string(),
        "city 2 is empty, so Olivia rolls again, but the rolls have run out: 1 given, one more expected"
    );
}

#[test]
fn o4_a_roll_that_is_interrupted_hands_its_error_on() {
    let table = standing([0; 6], [6; 6], SOME_GOODS);
    let mut seen = 0;
    let interrupted = table.resolve(number(2), |steps| {
        seen = steps.len();
        Err("interrupted")
    });
    assert_eq!((interrupted, seen), (Err("interrupted"), 2));
}

#[test]
fn o6_the_good_that_she_takes_empties_the_third_city() {
    let mut table = standing([4, 0, 0, 0, 0, 0], [6; 6], ["R", "GB", "", "", "N", "R"]);
    assert!(!table.supply.ends_game());
    let turn = table.resolve_with(number(1), &[]).unwrap();
    assert_eq!(turn.points, 5);
    assert!(turn.standing.supply.ends_game());
    // and it is over already if you emptied two in your turn: she still plays
    table.supply.take(number(5), 1).unwrap();
    table.supply.take(number(6), 1).unwrap();
    assert!(table.supply.ends_game());
    let turn = table.resolve_with(number(5), &numbers(&[6, 2])).unwrap();
    assert_eq!(turn.standing.supply.empty_cities(), numbers(&[3, 4, 5, 6]));
}

/// Any table: regions of up to seven hexes, goods in some cities, tiles of every kind.
fn tables() -> impl Strategy<Value = Standing> {
    let region = (1_u8..=7).prop_flat_map(|size| (0..=size, Just(size)));
    let row = prop_oneof![Just(String::new()), "[RBGYN]{1,4}"];
    let tile = prop_oneof![Just(None), any::<bool>().prop_map(Some)];
    let six = |number| prop::array::uniform6(number);
    (
        six(region.boxed()),
        prop::array::uniform6(row),
        prop::array::uniform6(tile),
    )
        .prop_map(|(regions, rows, tiles)| {
            let held: Vec<_> = Number::ALL
                .into_iter()
                .zip(tiles)
                .filter_map(|(tile, sideways)| Some((tile, sideways?)))
                .collect();
            Standing {
                influence: Influence::new(
                    regions.map(|(crossed, _)| crossed),
                    regions.map(|(_, size)| size),
                )
                .unwrap(),
                supply: Supply::from_letters(&rows).unwrap(),
                tiles: Tiles::held(&held).unwrap(),
            }
        })
}

proptest! {
    #[test]
    fn o4_whatever_is_rolled_the_table_stays_sound(
        table in tables(),
        rolls in prop::collection::vec(1_i64..=6, 50),
    ) {
        let rolls = numbers(&rolls);
        let turn = table.resolve_with(rolls[0], &rolls[1..]);
        // at most one roll for each empty hex, so fifty suffice
        let turn = turn.unwrap();
        let after = &turn.standing;

        // goods are conserved: one at most goes, into the bag
        let gone = usize::from(turn.removed.is_some());
        prop_assert_eq!(after.supply.goods() + gone, table.supply.goods());
        prop_assert_eq!(turn.removed.is_some(), turn.points > 0);

        // one hex for each die, save the one that wins; never more than there are
        let mut crossed = 0;
        for region in Number::ALL {
            prop_assert!(after.influence.crossed(region) <= after.influence.size(region));
            crossed += usize::from(after.influence.crossed(region) - table.influence.crossed(region));
        }
        prop_assert_eq!(crossed + usize::from(turn.olivia_wins), turn.dice.len());

        // tiles lost are those that stood upright, and sideways ones stay
        prop_assert_eq!(after.tiles.lying(Place::Sideways), table.tiles.lying(Place::Sideways));
        for tile in &turn.lost_tiles {
            prop_assert_eq!(table.tiles.place(*tile), Place::Upright);
            prop_assert_eq!(after.tiles.place(*tile), Place::BesideBoard);
        }

        // a save gives back the same table
        let save = serde_json::to_string(after).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Standing>(&save).unwrap(), after);
    }
}
