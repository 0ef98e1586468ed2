//! M4–M7.

use footplate::major::step::TieAbout;

use crate::tried::{after, draws};

/// One empty car of each kind, in one place.
const ONE_OF_EACH: &str = "BEN ML MM MS YL YM YS";

#[test]
fn m4_half_the_crates_rounded_up_is_enough_to_load_first() {
    let decides = |position, card| draws(position, card).story().remove(0);
    assert_eq!(decides("BEN MS", "?L1M1"), "load first: room for 1 of 1");
    assert_eq!(decides("BEN MS", "?L2M1"), "load first: room for 1 of 2");
    assert_eq!(decides("BEN MS", "?L3M1"), "move first: room for 1 of 3");
    assert_eq!(decides("BEN MM", "?L4M1"), "load first: room for 2 of 4");
    assert_eq!(decides("BEN MM", "?L5M1"), "move first: room for 2 of 5");
    assert_eq!(decides("BEN ML", "?L2M1"), "load first: room for 2 of 2");
    assert_eq!(decides("BEN MS(m)", "?L1M1"), "move first: room for 0 of 1");
}

#[test]
fn m4_room_is_counted_on_the_cars_that_he_may_load() {
    let decides = |position, ruling| draws(position, "?L2M1").ruled(ruling).story().remove(0);
    let table = "C3 ML / C5 YL";
    assert_eq!(decides("C3 ML", ""), "move first: room for 0 of 2");
    assert_eq!(decides(table, ""), "load first: room for 2 of 2");
    assert_eq!(
        decides("C3 ML", "load-anywhere = 'all'"),
        "load first: room for 2 of 2"
    );
    assert_eq!(
        decides(table, "load-anywhere = 'none'"),
        "move first: room for 0 of 2"
    );
}

#[test]
fn m4_no_more_than_the_crates_in_his_supply() {
    let decides = |supply| draws("BEN ML", "?L3M1").supply(supply).story().remove(0);
    assert_eq!(decides(1), "move first: room for 1 of 3");
    assert_eq!(decides(2), "load first: room for 2 of 3");
}

#[test]
fn m4_having_loaded_first_he_moves_and_the_rest_is_lost() {
    // The movement would make room on C4, but the order is decided once.
    let card = draws("BEN MS / C3 ML(mm)", "?L2M1");
    assert_eq!(
        card.story(),
        [
            "load first: room for 1 of 2",
            "load BEN MS(m)",
            "lose 1 of 2 Crates: no room",
            "ML(mm) C3 > C4",
        ]
    );
    assert_eq!(card.tables(), ["BEN MS(m) / C4 ML(mm)"]);
}

#[test]
fn m4_having_moved_first_he_loads_what_he_can_by_then() {
    let card = draws("C3 ML(mm) / C9 MM(m)", "?L4M2");
    assert_eq!(card.tables(), ["C4 ML(mmm) / CAL MM(mm)"]);
    assert_eq!(card.tally().loaded, 3);
}

#[test]
fn m5_the_list_is_his_before_yours_and_large_before_small() {
    let pass = draws(ONE_OF_EACH, "L6").story();
    let cars = ["ML", "YL", "MM", "YM", "MS", "YS"];
    assert_eq!(pass, cars.map(|car| format!("load BEN {car}(m)")));
}

#[test]
fn m5_a_pass_goes_down_the_list_once_and_another_begins() {
    let order = draws("BEN ML YM MS", "L5").story();
    assert_eq!(
        order,
        ["ML(m)", "YM(m)", "MS(m)", "ML(mm)", "YM(mm)"].map(|car| format!("load BEN {car}"))
    );
}

#[test]
fn m5_passes_go_on_until_no_room_is_left() {
    let card = draws("BEN ML YS", "L7");
    assert_eq!(card.tables(), ["BEN ML(mmm) YS(m)"]);
    assert_eq!(card.story().pop().unwrap(), "lose 3 of 7 Crates: no room");
    assert_eq!(card.tally().loaded, 4);
}

#[test]
fn m5_the_player_chooses_where_the_crates_do_not_reach_all() {
    assert_eq!(
        after("BEN MS / C4 MS / CAL MS", "L2"),
        [
            "BEN MS / C4 MS(m) / CAL MS(m)",
            "BEN MS(m) / C4 MS / CAL MS(m)",
            "BEN MS(m) / C4 MS(m) / CAL MS",
        ]
    );
}

#[test]
fn m5_cars_that_differ_only_by_their_crates_are_a_choice() {
    assert_eq!(
        after("BEN MM MM(m)", "L1"),
        ["BEN MM(m) MM(m)", "BEN MM(mm) MM"]
    );
    assert_eq!(
        after("BEN MM(y) MM(m)", "L1"),
        ["BEN MM(mm) MM(y)", "BEN MM(my) MM(m)"]
    );
}

#[test]
fn m5_where_the_crates_reach_all_of_a_line_none_of_it_gets_two() {
    assert_eq!(after("BEN MM MM(m) MS", "L2"), ["BEN MM(mm) MM(m) MS"]);
}

#[test]
fn m5_a_second_load_starts_at_the_top() {
    assert_eq!(after("BEN ML YL", "L2"), ["BEN ML(m) YL(m)"]);
    assert_eq!(after("BEN ML YL", "L1 L1"), ["BEN ML(mm) YL"]);
}

#[test]
fn m5_another_list_may_be_ruled() {
    let card = draws(ONE_OF_EACH, "L2").ruled("load-order = 'YS MS YM MM YL ML'");
    assert_eq!(card.tables(), ["BEN ML MM MS(m) YL YM YS(m)"]);
}

#[test]
fn m5_load_pass_line_gives_one_crate_a_line() {
    let line = |position, card| draws(position, card).ruled("load-pass = 'line'").tables();
    assert_eq!(line("BEN MS MS YS", "L2"), ["BEN MS(m) MS YS(m)"]);
    // Which car of the line it is stays a choice, even where the Crates would reach both.
    assert_eq!(
        line("BEN MM MM(y)", "L2"),
        ["BEN MM(mm) MM(y)", "BEN MM(my) MM(m)"]
    );
}

#[test]
fn m6_your_cars_are_loaded_wherever_they_stand() {
    for place in ["BEN", "C1", "C2.2", "C4", "B10"] {
        assert_eq!(after(&format!("{place} YM"), "L1").len(), 1);
        assert_eq!(
            draws(&format!("{place} YM"), "L1").tally().loaded,
            1,
            "{place}"
        );
    }
}

#[test]
fn m6_his_own_are_loaded_in_loading_spaces_only() {
    let loaded = |place| draws(&format!("{place} MM"), "L1").tally().loaded;
    assert_eq!(["BEN", "C4", "C4.2", "B4", "CAL"].map(loaded), [1; 5]);
    assert_eq!(["C1", "C2", "C6.2", "B10"].map(loaded), [0; 4]);
}

#[test]
fn m6_load_anywhere_none_still_loads_yours_in_loading_spaces() {
    let card = draws("C1 YM / C4 YM / CAL MS", "L5").ruled("load-anywhere = 'none'");
    assert_eq!(card.tables(), ["C1 YM / C4 YM(mm) / CAL MS(m)"]);
}

#[test]
fn m6_load_anywhere_all_loads_every_car() {
    let card = draws("C1 MM / B2 YS", "L3").ruled("load-anywhere = 'all'");
    assert_eq!(card.tables(), ["C1 MM(mm) / B2 YS(m)"]);
}

#[test]
fn m7_loading_ends_with_his_supply() {
    let card = draws("BEN ML", "L3").supply(1);
    assert_eq!(
        card.story(),
        ["load BEN ML(m)", "lose 2 of 3 Crates: no supply"]
    );
    let card = draws("BEN ML", "L3").supply(0);
    assert_eq!(card.story(), ["lose 3 of 3 Crates: no supply"]);
}

#[test]
fn m7_two_loads_and_a_ship_share_one_supply() {
    let card = draws("BEN ML", "L1 S1 L2").supply(3);
    assert_eq!(card.tables(), ["BEN ML(mm)"]);
    assert_eq!(card.story().pop().unwrap(), "lose 1 of 2 Crates: no supply");
}

#[test]
fn m7_a_supply_that_does_not_reach_all_of_a_line_is_a_choice() {
    let card = draws("BEN MS / CAL MS", "L2").supply(1);
    assert_eq!(card.tables(), ["BEN MS / CAL MS(m)", "BEN MS(m) / CAL MS"]);
    assert!(matches!(card.asked()[..], [TieAbout::Load(_)]));
}

#[test]
fn m7_deliveries_and_shipping_do_not_refill_it() {
    let card = draws("C9 ML(mmm)", "M1 L1").supply(0);
    assert_eq!(
        card.story(),
        ["ML(mmm) C9 > CAL", "lose 1 of 1 Crates: no supply"]
    );
    let card = draws("BEN ML", "S1 L1").supply(1);
    assert_eq!(
        card.story(),
        ["ship 1 to any Ship", "lose 1 of 1 Crates: no supply"]
    );
}

#[test]
fn m7_an_unknown_supply_suffices() {
    assert_eq!(
        after("BEN ML YL / CAL MM", "L99"),
        ["BEN ML(mmm) YL(mmm) / CAL MM(mm)"]
    );
}

#[test]
fn m7_shipping_ends_with_his_supply() {
    assert_eq!(
        draws("BEN ML", "S3:II").supply(1).story(),
        ["ship 1 to II", "lose 2 of 3 to ship"]
    );
    assert_eq!(
        draws("BEN ML", "S3").supply(0).story(),
        ["lose 3 of 3 to ship"]
    );
}
