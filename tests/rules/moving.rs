//! M8–M14.

use footplate::major::step::TieAbout;

use crate::tried::{after, draws};

#[test]
fn m8_the_list_comes_before_nearness() {
    assert_eq!(
        after("C1 ML(mm) / C9 MM(m)", "M1"),
        ["C2 ML(mm) / C9 MM(m)"]
    );
}

#[test]
fn m8_a_pass_goes_down_the_list_his_before_yours() {
    let order = draws("BEN YS(m) MS(m) YM(m) MM(m) YL(mm) ML(mm)", "M6").story();
    let left: Vec<&str> = order
        .iter()
        .filter(|line| line.contains(" BEN > "))
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(
        left,
        ["ML(mm)", "YL(mm)", "MM(m)", "YM(m)", "MS(m)", "YS(m)"]
    );
}

#[test]
fn m8_every_train_of_a_line_moves_before_the_next_line() {
    assert_eq!(
        after("BEN MS(m) / C1 MM(m) / C5 MM(m)", "M3"),
        ["C1 MS(m) / C2 MM(m) / C6 MM(m)"]
    );
}

#[test]
fn m8_a_train_moves_once_for_each_line_that_names_it() {
    assert_eq!(after("B7 MM(m)+MS(m)", "M1"), ["B8 MM(m)+MS(m)"]);
    assert_eq!(after("B7 MM(m)+MS(m)", "M2"), ["B9 MM(m)+MS(m)"]);
    assert_eq!(
        after("C1 MM(m)+MS(m)", "M9"),
        ["C5 MM(m)+MS(m)"],
        "two lines, two passes"
    );
}

#[test]
fn m8_a_second_pass_starts_at_the_top() {
    let order = draws("BEN ML(mm) / C5 MS(m)", "M4").story();
    assert_eq!(
        order,
        [
            "ML(mm) BEN > C1",
            "MS(m) C5 > C6",
            "ML(mm) C1 > C2",
            "MS(m) C6 > C7"
        ]
    );
}

#[test]
fn m8_there_is_no_third_pass() {
    let card = draws("C5 MS(m)", "M5");
    assert_eq!(card.story().pop().unwrap(), "lose 3 of 5 movements");
    assert_eq!(card.tally().moved, 2);
}

#[test]
fn m8_a_second_move_has_two_passes_of_its_own() {
    assert_eq!(after("BEN MS(m)", "M3 M3"), ["C4 MS(m)"]);
    assert_eq!(
        after("BEN ML(mm) MS(m)", "M1 M1"),
        ["BEN MS(m) / C2 ML(mm)"]
    );
}

#[test]
fn m8_a_train_that_arrived_does_not_leave_again_empty() {
    let card = draws("C9 MS(m)", "M2");
    assert_eq!(card.story(), ["MS(m) C9 > CAL", "lose 1 of 2 movements"]);
}

#[test]
fn m8_another_list_may_be_ruled() {
    let card = draws("BEN ML(mm) MS(m)", "M1").ruled("move-order = 'MS ML YL MM YM YS'");
    assert_eq!(card.tables(), ["BEN ML(mm) / C1 MS(m)"]);
}

#[test]
fn m8_move_pass_car_counts_each_car_of_the_line() {
    let car = |position, card| draws(position, card).ruled("move-pass = 'car'").tables();
    assert_eq!(
        car("C3 MS(m)+MS(m)", "M9"),
        ["C7 MS(m)+MS(m)"],
        "twice in each pass"
    );
    assert_eq!(
        car("C1 MS(m) / C3 MS(m)+MS(m)", "M2"),
        ["C1 MS(m) / C5 MS(m)+MS(m)"]
    );
    // Yours without a Crate of his is no car that he moves, so it does not count.
    assert_eq!(car("C1 YS(m)+YS(y)", "M9"), ["C3 YS(m)+YS(y)"]);
}

#[test]
fn m8_move_pass_line_moves_one_train_a_line() {
    let line = |card| {
        draws("C1 MM(m) / C5 MM(m)", card)
            .ruled("move-pass = 'line'")
            .tables()
    };
    assert_eq!(line("M1"), ["C1 MM(m) / C6 MM(m)"]);
    assert_eq!(
        line("M2"),
        ["C1 MM(m) / C7 MM(m)"],
        "the nearest again in the second pass"
    );
    assert_eq!(line("M3"), ["C1 MM(m) / C7 MM(m)"]);
}

#[test]
fn m9_your_car_is_named_only_with_a_crate_of_his() {
    assert_eq!(
        after("C3 YM(yy) / C5 YS(m)", "M1"),
        ["C3 YM(yy) / C6 YS(m)"]
    );
}

#[test]
fn m9_the_named_car_qualifies_and_the_others_come_along() {
    // The line of Mediums does not name the train, the line of Smalls does: once a pass.
    assert_eq!(after("C3 YM(yy)+YS(m)", "M4"), ["C5 YM(yy)+YS(m)"]);
    assert_eq!(after("C3 YM(yy)+MS(m)", "M4"), ["C5 YM(yy)+MS(m)"]);
}

#[test]
fn m9_passengers_may_be_ruled_out() {
    let ruled = |position| {
        draws(position, "M1")
            .ruled("passengers = 'with-his-crate'")
            .tables()
    };
    assert_eq!(ruled("C3 MM(m)+YS(y)"), ["C3 MM(m)+YS(y)"]);
    assert_eq!(
        ruled("C3 MM(y)+YS(m)"),
        ["C4 MM(y)+YS(m)"],
        "his own car needs no Crate of his"
    );
}

#[test]
fn m9_what_he_pushes_is_not_limited() {
    assert_eq!(
        after("C7 ML(mm) / C8 YM+YS", "M1"),
        ["C8 ML(mm) / C9 YM+YS"]
    );
}

#[test]
fn m10_every_car_of_the_train_must_be_half_full() {
    assert_eq!(after("C3 MM(m)+MS", "M2"), ["C3 MM(m)+MS"]);
    assert_eq!(after("C3 MM(m)+YS", "M2"), ["C3 MM(m)+YS"]);
}

#[test]
fn m10_a_car_leaves_a_city_alone() {
    assert_eq!(after("BEN MM(m) MS(m)", "M1"), ["BEN MS(m) / C1 MM(m)"]);
    assert_eq!(after("BEN MM(m) MS", "M1"), ["BEN MS / C1 MM(m)"]);
}

#[test]
fn m10_depart_together_takes_along_what_he_may_move_and_what_fits() {
    let together = |position| draws(position, "M1").ruled("depart = 'together'").tables();
    assert_eq!(
        together("BEN MS(m) YS(m) YS(y)"),
        ["BEN YS(y) / C1 MS(m)+YS(m)"]
    );
    assert_eq!(together("BEN MS(m) YM YS(m)"), ["BEN YM / C1 MS(m)+YS(m)"]);
    assert_eq!(together("BEN ML(mm) MS(m)"), ["BEN MS(m) / C1 ML(mm)"]);
    assert_eq!(
        together("BEN MM(m) MS(m) MS(y)"),
        ["BEN MS(m) / C1 MM(m)+MS(y)", "BEN MS(y) / C1 MM(m)+MS(m)"]
    );
}

#[test]
fn m11_the_nearer_of_two_moves() {
    assert_eq!(
        after("C6 MM(m) / B8 MM(m)", "M1"),
        ["C6 MM(m) / B9 MM(m)"],
        "4 and 3 to go"
    );
    assert_eq!(
        after("BEN MM(m) / B2 MM(m)", "M1"),
        ["BEN MM(m) / B3 MM(m)"],
        "10 and 9 to go"
    );
}

#[test]
fn m11_shortcuts_are_not_counted() {
    // By the shortcut C6 would be one section from Calcutta.
    assert_eq!(after("C6 MM(m) / C7 MM(m)", "M1"), ["C6 MM(m) / C8 MM(m)"]);
}

#[test]
fn m11_only_the_nearest_are_a_choice() {
    let card = draws("C1 MM(m) / C8 MM(m) / B9 MM(m)", "M1");
    assert_eq!(
        card.tables(),
        [
            "C1 MM(m) / C8 MM(m) / B10 MM(m)",
            "C1 MM(m) / C9 MM(m) / B9 MM(m)"
        ]
    );
    assert!(matches!(card.asked()[..], [TieAbout::Move(_)]));
}

#[test]
fn m11_of_two_cars_in_a_city_the_player_chooses() {
    assert_eq!(
        after("BEN MM(m) MM(my)", "M1"),
        ["BEN MM(m) / C1 MM(my)", "BEN MM(my) / C1 MM(m)"]
    );
}

#[test]
fn m12_what_holds_a_car_or_crate_of_his_stays_joined() {
    // Split, each part would fit into a row.
    assert_eq!(
        after("C3 MS(m)+YS(y) / C4 YM(yy) / C4.2 YM(yy)", "M1"),
        ["C4 MS(m)+YS(y) / C4.2 YM(yy) / C5 YM(yy)"]
    );
    assert_eq!(
        after("C2 ML(mm) / C3 YS(y)+YM(my) / C4 YM(y) / C4.2 YM(y)", "M1"),
        ["C3 ML(mm) / C4 YM(y) / C4.2 YS(y)+YM(my) / C5 YM(y)"]
    );
}

#[test]
fn m12_he_takes_no_shortcut() {
    assert_eq!(after("C6 ML(mm)", "M9"), ["C8 ML(mm)"]);
}

/// A junction of four rows, for the order of preference.
const FOUR_ROWS: &str = "BEN c / C1 s / C2 j rows=4 / C3 s / CAL c / B1 s";

#[test]
fn m13_rows_are_preferred_in_their_order() {
    let enters = |junction: &str| {
        let card = draws(&format!("C1 MM(m) / {junction}"), "M1").on(FOUR_ROWS);
        let [table] = card.tables().try_into().expect("one table");
        table
    };
    // Merging with yours; pushing what holds a Crate of his; an empty row; pushing yours.
    assert_eq!(
        enters("C2 YS(y) / C2.2 YM(my) / C2.4 YL(yy)"),
        "C2 YL(yy) / C2.2 YM(my) / C2.3 YS(y)+MM(m)"
    );
    assert_eq!(
        enters("C2 YL(yy) / C2.2 YM(my) / C2.4 YL(yy)"),
        "C2 MM(m) / C2.2 YL(yy) / C2.3 YL(yy) / C3 YM(my)"
    );
    assert_eq!(
        enters("C2 YL(yy) / C2.2 YL(yy) / C2.4 YL(yy)"),
        "C2 MM(m) / C2.2 YL(yy) / C2.3 YL(yy) / C2.4 YL(yy)"
    );
    assert_eq!(
        enters("C2 YL(yy) / C2.2 YL(yy) / C2.3 YL(yy) / C2.4 YL(yy)"),
        "C2 MM(m) / C2.2 YL(yy) / C2.3 YL(yy) / C2.4 YL(yy) / C3 YL(yy)"
    );
}

#[test]
fn m13_two_of_his_to_push_are_a_choice() {
    let card = draws("C1 ML(mm) / C2 MM(m) / C2.2 YM(my)", "M1");
    assert_eq!(
        card.tables(),
        [
            "C2 ML(mm) / C2.2 MM(m) / C3 YM(my)",
            "C2 ML(mm) / C2.2 YM(my) / C3 MM(m)"
        ]
    );
    assert_eq!(card.asked(), [TieAbout::Row]);
}

#[test]
fn m13_empty_rows_are_alike() {
    let card = draws("C1 ML(mm)", "M1");
    assert_eq!(card.asked(), []);
    assert_eq!(card.tables(), ["C2 ML(mm)"]);
}

#[test]
fn m13_binds_a_pushed_train_of_his_too() {
    assert_eq!(
        after("C2 ML(mm) / C3 MS(m) / C4.2 YM(yy)", "M1"),
        ["C3 ML(mm) / C4 YM(yy)+MS(m)"]
    );
    assert_eq!(
        after("C2 ML(mm) / C3 YL(yym) / C4.2 MM(m)", "M1"),
        ["C3 ML(mm) / C4 YL(myy) / C5 MM(m)"]
    );
}

#[test]
fn m14_your_pushed_train_goes_into_at_least_two_rows() {
    let three_rows = "BEN c / C1 s / C2 s / C3 j rows=3 / C4 s / CAL c / B1 s";
    let card = draws("C1 ML(mm) / C2 YM(yy)+YS(y)", "M1").on(three_rows);
    assert_eq!(card.tables(), ["C2 ML(mm) / C3 YM(yy) / C3.2 YS(y)"]);
    let card = draws("C1 ML(mm) / C2 YS(y)+YS+YS(y)", "M1").on(three_rows);
    assert_eq!(
        card.tables(),
        [
            "C2 ML(mm) / C3 YS / C3.2 YS(y) / C3.3 YS(y)",
            "C2 ML(mm) / C3 YS / C3.2 YS(y)+YS(y)",
            "C2 ML(mm) / C3 YS(y) / C3.2 YS(y)+YS",
            "C2 ML(mm) / C3 YS(y) / C3.2 YS+YS(y)",
        ]
    );
    assert_eq!(card.asked(), [TieAbout::Split]);
}

#[test]
fn m14_a_train_pushed_along_a_chain_is_split_too() {
    let railway = "BEN c / C1 s / C2 s / C3 j rows=2 / C4 s / CAL c / B1 s";
    let card = draws("BEN ML(mm) / C1 YL(yy) / C2 YM(y)+YS(y)", "M1").on(railway);
    assert_eq!(
        card.tables(),
        ["C1 ML(mm) / C2 YL(yy) / C3 YM(y) / C3.2 YS(y)"]
    );
}

#[test]
fn m14_each_part_merges_or_pushes() {
    assert_eq!(
        after("C2 ML(mm) / C3 YM(y)+YS(y) / C4 MS(m) / C4.2 YL(yy)", "M1"),
        [
            "C3 ML(mm) / C4 MS(m)+YM(y) / C4.2 YS(y) / C5 YL(yy)",
            "C3 ML(mm) / C4 MS(m)+YS(y) / C4.2 YM(y) / C5 YL(yy)",
        ]
    );
}

#[test]
fn m14_the_front_parts_chain_comes_first() {
    let railway = "BEN c / C1 s / C2 s / C3 j rows=2 / CAL c / B1 s";
    let card = draws("C1 ML(mm) / C2 YM(y)+YS(y) / C3 YL(yy) / C3.2 YL(y)", "M1").on(railway);
    assert_eq!(
        card.story(),
        [
            "ML(mm) C1 > C2",
            "YM(y) C2 > C3 pushed",
            "YL(yy) C3 > CAL pushed",
            "YS(y) C2 > C3.2 pushed",
            "YL(y) C3.2 > CAL pushed",
            "rewards YL YL",
        ]
    );
}

#[test]
fn m14_with_a_single_row_there_is_nothing_to_split() {
    let railway = "BEN c / C1 s / C2 s / C3 j / C4 s / CAL c / B1 s";
    let card = draws("C1 ML(mm) / C2 YM(y)+YS(y)", "M1").on(railway);
    assert_eq!(card.tables(), ["C2 ML(mm) / C3 YM(y)+YS(y)"]);
    assert_eq!(card.asked(), []);
}

#[test]
fn m14_a_single_car_goes_into_any_row() {
    assert_eq!(
        after("C2 ML(mm) / C3 YS(y) / C4 YM(yy) / C4.2 MM(m)", "M1"),
        [
            "C3 ML(mm) / C4 MM(m) / C4.2 YM(yy)+YS(y)",
            "C3 ML(mm) / C4 MM(m)+YS(y) / C4.2 YM(yy)"
        ]
    );
}

#[test]
fn m14_nothing_splits_on_a_straight() {
    assert_eq!(
        after("C7 ML(mm) / C8 YM(y)+YS(y)", "M1"),
        ["C8 ML(mm) / C9 YM(y)+YS(y)"]
    );
}
