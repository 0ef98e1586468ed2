//! F1–F14.

use footplate::{
    freight::{Departure, Size, departures, in_transit, loading_choices, trains_from_city},
    major::tally::Tally,
};

use crate::tried::{after, at, board, draws, price, railway, you_load, you_move, you_move_on};

/// Junctions of three rows and of one, and a straight of two rows.
const WIDE: &str =
    "BEN c / C1 s / C2 j rows=3 value=1 / C3 s rows=2 / C4 j value=2 / C5 s / CAL c / B1 s";

#[test]
fn f1_the_railway_is_one_loop() {
    let [benares, calcutta] = board().cities();
    let last = board().len() - 1;
    assert_eq!(board().next(last), benares);
    assert_eq!(board().destination(benares), calcutta);
    assert_eq!(board().destination(calcutta), benares);
    assert_eq!(board().destination(calcutta - 1), calcutta);
    assert_eq!(board().destination(last), benares);
}

#[test]
fn f1_a_train_passes_through_benares_only_by_arriving() {
    assert_eq!(you_move("B10 YS(y)", "B10").unwrap(), ["BEN YS"]);
}

#[test]
fn f1_every_board_that_is_no_loop_is_refused() {
    let refused = [
        (
            "C1 s / BEN c / C2 s / CAL c",
            "the board does not start with a city: expected Benares as the first section",
        ),
        (
            "BEN c / C1 s",
            "the board does not have two cities: expected Benares and Calcutta (F1)",
        ),
        (
            "BEN c / C1 s / CAL c / B1 s / DEL c / D1 s",
            "the board does not have two cities: expected Benares and Calcutta (F1)",
        ),
        (
            "B-N c / C1 s / CAL c / B1 s",
            "section 1: the id \"B-N\" cannot be used in notation: expected one to eight letters and digits, such as C4",
        ),
        (
            "BEN c / CSECTION1 s / CAL c / B1 s",
            "section 2: the id \"CSECTION1\" cannot be used in notation: expected one to eight letters and digits, such as C4",
        ),
        (
            "BEN c / C1 s / C1 s / CAL c / B1 s",
            "section 3: the id C1 is taken by section 2 already",
        ),
        (
            "BEN c / C1 s rows=0 / CAL c / B1 s",
            "section 2: C1 has 0 rows: expected 1 to 9",
        ),
        (
            "BEN c / C1 s / C2 j rows=10 / CAL c / B1 s",
            "section 3: C2 has 10 rows: expected 1 to 9",
        ),
        (
            "BEN c rows=2 / C1 s / CAL c / B1 s",
            "section 1: the city BEN has 2 rows: cars in a city stand singly, leave rows out",
        ),
        (
            "BEN c / C1 s value=2 / CAL c / B1 s",
            "section 2: C1 has a value but is no junction: only junctions have one (F14)",
        ),
        (
            "BEN c / C1 s loading / CAL c / B1 s",
            "section 2: C1 is a loading space but no junction: Crates are loaded in cities and central junctions (F4)",
        ),
        (
            "BEN c / C1 s shortcut=3 / CAL c / B1 s",
            "section 2: C1 has a shortcut but is no junction: a shortcut starts at a junction (F11)",
        ),
        (
            "BEN c / C1 s / C2 j shortcut=0 / CAL c / B1 s",
            "section 3: the shortcut from C2 costs no movement: expected 1 or more",
        ),
        (
            "BEN c / C1 s / C2 j shortcut=3 / C3 s / C4 j / CAL c / B1 s",
            "section 3: C2 has a shortcut, but the junction C4 still follows before the city (F11)",
        ),
    ];
    for (line, message) in refused {
        assert_eq!(railway(line).unwrap_err(), message, "{line}");
    }
}

#[test]
fn f2_capacity_and_width_are_one_two_and_three() {
    let sizes = [Size::Small, Size::Medium, Size::Large];
    assert_eq!(sizes.map(Size::capacity), [1, 2, 3]);
    assert_eq!(sizes.map(Size::width), [1, 2, 3]);
}

#[test]
fn f2_a_row_holds_three_small_or_a_medium_and_a_small_or_a_large() {
    for train in ["MS+YS+MS", "MM+YS", "YS+MM", "YL"] {
        assert_eq!(
            at(&format!("C1 {train}")).notation(board()),
            format!("C1 {train}")
        );
    }
}

#[test]
fn f3_a_car_moves_half_full_whoever_owns_the_crates() {
    assert_eq!(Size::ALL.map(Size::crates_to_move), [2, 1, 1]);
    for car in ["YS(m)", "YS(y)", "YM(m)", "MM(y)", "ML(my)", "YL(mm)"] {
        let position = format!("BEN {car}");
        assert_eq!(
            you_move(&position, &position).unwrap(),
            [format!("C1 {car}")]
        );
    }
}

#[test]
fn f3_too_few_crates_are_refused_by_the_car_that_lacks_them() {
    let lacks = |position, text| you_move(position, text).unwrap_err();
    assert_eq!(
        lacks("BEN ML(m)", "BEN ML(m)"),
        "ML(m) may not move with 1 of 3 Crates aboard: half full means 2 or more (F3)."
    );
    assert_eq!(
        lacks("C1 MM(mm)+YS", "C1"),
        "YS may not move with 0 of 1 Crates aboard: half full means 1 or more (F3)."
    );
    assert_eq!(
        lacks("C6 YL(y)", "C6 shortcut"),
        "YL(y) may not move with 1 of 3 Crates aboard: half full means 2 or more (F3)."
    );
}

#[test]
fn f4_any_players_car_is_loaded_in_both_cities_and_both_central_junctions() {
    for place in ["BEN", "C4", "C4.2", "CAL", "B4"] {
        let loaded = you_load(&format!("{place} MM"), &[&format!("{place} MM")]);
        assert_eq!(loaded.unwrap(), format!("{place} MM(y)"));
    }
}

#[test]
fn f4_nothing_is_loaded_elsewhere() {
    for place in ["C1", "C2.2", "C6", "B3"] {
        assert_eq!(
            you_load(&format!("{place} YM"), &[&format!("{place} YM")]).unwrap_err(),
            format!(
                "YM on {place} does not stand in a loading space: those are both cities and the central junctions (F4)."
            )
        );
    }
}

#[test]
fn f4_a_car_takes_one_crate_of_yours_in_a_turn() {
    assert_eq!(
        you_load("BEN YL", &["BEN YL", "BEN YL(y)"]).unwrap_err(),
        "YL(y) on BEN took a Crate of yours this turn already; only an effect allows another (F4)."
    );
    assert_eq!(
        you_load("BEN YL ML(m)", &["BEN YL", "BEN ML(m)"]).unwrap(),
        "BEN ML(my) YL(y)"
    );
}

#[test]
fn f4_the_limit_follows_the_car_and_not_its_like() {
    // Once loaded, the first YM is as the second was: the limit must tell them apart.
    assert_eq!(
        you_load("BEN YM YM(y)", &["BEN YM", "BEN YM(y)"]).unwrap(),
        "BEN YM(yy) YM(y)"
    );
}

#[test]
fn f4_an_effect_lifts_the_limit_and_nothing_else() {
    assert_eq!(
        you_load("BEN YL", &["BEN YL", "BEN YL(y) by effect"]).unwrap(),
        "BEN YL(yy)"
    );
    assert_eq!(
        you_load("BEN YS(y)", &["BEN YS(y) by effect"]).unwrap_err(),
        "YS(y) on BEN is full (F2)."
    );
    assert_eq!(
        you_load("C1 YM", &["C1 YM by effect"]).unwrap_err(),
        "YM on C1 does not stand in a loading space: those are both cities and the central junctions (F4)."
    );
}

#[test]
fn f4_the_limit_ends_with_the_turn() {
    let mut position = at("BEN YL");
    let (car, _) = position.cars().next().unwrap();
    let load = footplate::freight::load_your_crate;
    load(board(), &mut position, car, false).unwrap();
    position.begin_turn();
    load(board(), &mut position, car, false).unwrap();
    assert_eq!(position.notation(board()), "BEN YL(yy)");
}

#[test]
fn f4_what_may_be_loaded_has_room_and_alike_cars_of_a_city_are_one() {
    let position = at("BEN YS YS MS(m) / C1 YL / C4 YM(y)+MS / CAL ML(mmm)");
    let choices = loading_choices(board(), &position);
    let cars: Vec<String> = choices
        .iter()
        .map(|at| position.car(*at).to_string())
        .collect();
    assert_eq!(cars, ["YS", "YM(y)", "MS"]);
}

#[test]
fn f5_cars_in_a_city_are_no_train() {
    assert_eq!(
        you_move("BEN MS(m) YS(y)", "BEN").unwrap_err(),
        "BEN does not suit: cars form a train in a city, elsewhere the whole train moves (F6, F7)."
    );
}

#[test]
fn f6_a_train_forms_in_the_order_that_you_choose() {
    let city = "BEN YS(y) YM(y) MS(m)";
    assert_eq!(
        you_move(city, "BEN YM(y)+MS(m)").unwrap(),
        ["BEN YS(y) / C1 YM(y)+MS(m)"]
    );
    assert_eq!(
        you_move(city, "BEN MS(m)+YM(y)").unwrap(),
        ["BEN YS(y) / C1 MS(m)+YM(y)"]
    );
    assert_eq!(
        you_move(city, "BEN YS(y)").unwrap(),
        ["BEN MS(m) YM(y) / C1 YS(y)"]
    );
    assert_eq!(price(city, "BEN YM(y)+MS(m)"), 1);
}

#[test]
fn f6_a_train_forms_behind_the_one_that_stands_there_or_pushes_it() {
    assert_eq!(
        you_move("CAL YS(y) / B1 MM(m)", "CAL YS(y)").unwrap(),
        ["B1 MM(m)+YS(y)"]
    );
    assert_eq!(
        you_move("CAL YM(y) / B1 MM(m)", "CAL YM(y)").unwrap(),
        ["B1 YM(y) / B2 MM(m)"]
    );
}

#[test]
fn f6_cars_that_cannot_form_a_train_are_refused() {
    let refused = [
        (
            "BEN MM(m) YM(y)",
            "BEN MM(m)+YM(y)",
            "These cars are 4 spaces wide together, a row has 3 (F6).",
        ),
        (
            "BEN YM(y) YS",
            "BEN YM(y)+YS",
            "YS may not move with 0 of 1 Crates aboard: half full means 1 or more (F3).",
        ),
        ("BEN YM(y)", "CAL YM(y)", "No car stands on CAL."),
        (
            "C1 YS(y)+MS(m)",
            "C1 YS(y)",
            "C1 does not suit: cars form a train in a city, elsewhere the whole train moves (F6, F7).",
        ),
    ];
    for (position, text, message) in refused {
        assert_eq!(
            you_move(position, text).unwrap_err(),
            message,
            "{text} of {position}"
        );
    }
}

#[test]
fn f6_a_car_that_is_not_there_is_refused_and_so_is_one_named_twice() {
    for text in ["BEN YS(y)+YS(y)", "BEN YS(y)+MS(m)"] {
        assert_eq!(
            you_move("BEN YS(y)", text).unwrap_err(),
            "These cars do not all stand on BEN (F6).",
            "{text}"
        );
    }
}

#[test]
fn f6_every_train_that_a_city_can_form_is_named_once() {
    let forms = |city: &str| {
        let position = at(city);
        let place = board().first_place(0);
        let trains = trains_from_city(&position, place);
        let car = |index: &usize| position.at(place).cars[*index].to_string();
        let train = |order: &Vec<usize>| order.iter().map(car).collect::<Vec<_>>().join("+");
        trains.iter().map(train).collect::<Vec<_>>()
    };
    assert_eq!(
        forms("BEN MS(m) YM(y) ML(m) YS"),
        ["MS(m)", "YM(y)", "MS(m)+YM(y)", "YM(y)+MS(m)"]
    );
    assert_eq!(
        forms("BEN YS(y) YS(y) YS(y)"),
        ["YS(y)", "YS(y)+YS(y)", "YS(y)+YS(y)+YS(y)"]
    );
}

#[test]
fn f6_a_junction_or_a_city_after_a_city_is_refused() {
    assert_eq!(
        railway("BEN c / C1 j / CAL c / B1 s").unwrap_err(),
        "section 2: C1 follows the city BEN but is no straight: a train forms on a straight (F6)"
    );
    assert_eq!(
        railway("BEN c / CAL c / B1 s").unwrap_err(),
        "section 2: CAL follows the city BEN but is no straight: a train forms on a straight (F6)"
    );
    assert_eq!(
        railway("BEN c / C1 s / CAL c").unwrap_err(),
        "section 1: BEN follows the city CAL but is no straight: a train forms on a straight (F6)"
    );
}

#[test]
fn f7_any_train_advances_one_section_whoever_owns_it() {
    assert_eq!(you_move("C4.2 ML(mm)", "C4.2").unwrap(), ["C5 ML(mm)"]);
    assert_eq!(
        you_move("B9 YS(m)+MS(y)", "B9").unwrap(),
        ["B10 YS(m)+MS(y)"]
    );
    assert_eq!(price("C4.2 ML(mm)", "C4.2"), 1);
}

#[test]
fn f7_an_empty_row_has_no_train() {
    assert_eq!(
        you_move("C4 ML(mm)", "C4.2").unwrap_err(),
        "No car stands on C4.2."
    );
}

#[test]
fn f8_a_train_that_fits_merges_behind() {
    assert_eq!(
        you_move("C7 YS(y) / C8 MS(m)+YS(y)", "C7").unwrap(),
        ["C8 MS(m)+YS(y)+YS(y)"]
    );
}

#[test]
fn f8_a_merge_ends_a_chain_of_pushes() {
    assert_eq!(
        you_move("C6 ML(mm) / C7 YL(yy) / C8 YM(yy) / C9 MS(m)", "C6").unwrap(),
        ["C7 ML(mm) / C8 YL(yy) / C9 MS(m)+YM(yy)"]
    );
}

#[test]
fn f8_a_chain_of_pushes_goes_through_sections_into_the_city() {
    let chain = draws(
        "C6 ML(mm) / C7 YL(yy) / C8 YM(y)+YS(y) / C9 MM(m)+MS(m)",
        "M1",
    );
    assert_eq!(
        chain.story(),
        [
            "ML(mm) C6 > C7",
            "YL(yy) C7 > C8 pushed",
            "YM(y)+YS(y) C8 > C9 pushed",
            "MM(m)+MS(m) C9 > CAL pushed",
        ]
    );
    assert_eq!(
        chain.tables(),
        ["C7 ML(mm) / C8 YL(yy) / C9 YM(y)+YS(y) / CAL MM MS"]
    );
    assert_eq!(chain.tally().moved, 1);
}

#[test]
fn f8_a_push_needs_no_crates_aboard() {
    assert_eq!(
        you_move("C7 ML(mm) / C8 YL", "C7").unwrap(),
        ["C8 ML(mm) / C9 YL"]
    );
    assert_eq!(
        you_move("C8 ML(mm) / C9 MM+YS", "C8").unwrap(),
        ["C9 ML(mm) / CAL MM YS"]
    );
}

#[test]
fn f9_you_may_split_an_arriving_train_over_the_rows() {
    assert_eq!(
        you_move("C3 YM(y)+MS(m)", "C3").unwrap(),
        ["C4 MS(m) / C4.2 YM(y)", "C4 YM(y)+MS(m)"]
    );
}

#[test]
fn f9_each_part_keeps_the_arriving_order() {
    assert_eq!(
        you_move("C3 YS(y)+MS(m)+YS(m)", "C3").unwrap(),
        [
            "C4 MS(m) / C4.2 YS(y)+YS(m)",
            "C4 MS(m)+YS(m) / C4.2 YS(y)",
            "C4 YS(m) / C4.2 YS(y)+MS(m)",
            "C4 YS(y)+MS(m)+YS(m)",
        ]
    );
}

#[test]
fn f9_three_rows_take_three_parts() {
    let wide = railway(WIDE).unwrap();
    let ways = you_move_on(&wide, "C1 YS(y)+MS(m)+YS(m)", "C1").unwrap();
    assert_eq!(ways.len(), 5, "{ways:?}");
    assert!(ways.contains(&"C2 MS(m) / C2.2 YS(m) / C2.3 YS(y)".to_owned()));
}

#[test]
fn f9_nothing_splits_on_a_straight_or_where_there_is_one_row() {
    let wide = railway(WIDE).unwrap();
    let ways = |position, text| you_move_on(&wide, position, text).unwrap();
    assert_eq!(ways("C2 YS(y)+MS(m)", "C2"), ["C3 YS(y)+MS(m)"]);
    assert_eq!(ways("C3.2 YS(y)+MS(m)", "C3.2"), ["C4 YS(y)+MS(m)"]);
    assert_eq!(
        ways("BEN YS(y) MS(m)", "BEN YS(y)+MS(m)"),
        ["C1 YS(y)+MS(m)"]
    );
}

#[test]
fn f9_the_row_of_a_straight_is_chosen_too() {
    let wide = railway(WIDE).unwrap();
    assert_eq!(
        you_move_on(&wide, "C2 YS(y) / C3 YL(yy) / C3.2 MS(m)", "C2").unwrap(),
        [
            "C3 MS(m) / C3.2 YS(y) / C4 YL(yy)",
            "C3 MS(m)+YS(y) / C3.2 YL(yy)"
        ]
    );
}

#[test]
fn f9_each_part_merges_or_pushes() {
    assert_eq!(
        you_move("C3 MS(m)+YM(y) / C4 YS(y) / C4.2 ML(mm)", "C3").unwrap(),
        [
            "C4 ML(mm) / C4.2 MS(m)+YM(y) / C5 YS(y)",
            "C4 MS(m) / C4.2 YS(y)+YM(y) / C5 ML(mm)",
            "C4 MS(m)+YM(y) / C4.2 YS(y) / C5 ML(mm)",
            "C4 YM(y) / C4.2 YS(y)+MS(m) / C5 ML(mm)",
        ]
    );
}

#[test]
fn f9_the_front_part_and_its_chain_come_first() {
    let ways = you_move("C3 MS(m)+YM(y) / C4 ML(mm) / C4.2 YL(yy)", "C3").unwrap();
    // The front part pushes its train to C5, and the other part's push sends that on to C6.
    for way in [
        "C4 MS(m) / C4.2 YM(y) / C5 YL(yy) / C6 ML(mm)",
        "C4 MS(m) / C4.2 YM(y) / C5 ML(mm) / C6 YL(yy)",
    ] {
        assert!(ways.contains(&way.to_owned()), "{way} in {ways:?}");
    }
    assert_eq!(ways.len(), 4, "{ways:?}");
}

#[test]
fn f9_in_your_turn_you_choose_for_a_pushed_train_of_his_too() {
    assert_eq!(
        you_move("C2 YL(yy) / C3 MM(m)+MS(m) / C4.2 YS(y)", "C2").unwrap(),
        [
            "C3 YL(yy) / C4 MM(m) / C4.2 YS(y)+MS(m)",
            "C3 YL(yy) / C4 MM(m)+MS(m) / C4.2 YS(y)",
            "C3 YL(yy) / C4 MM(m)+MS(m) / C5 YS(y)",
            "C3 YL(yy) / C4 MS(m) / C4.2 YS(y)+MM(m)",
        ]
    );
}

#[test]
fn f10_crates_go_to_their_owners_warehouse_and_markers_advance_by_capacity() {
    let mut tally = Tally::default();
    let position = at("B10 YM(my)+MS(m)");
    let arrival = footplate::freight::Arrival {
        train: position.at(board().first_place(board().len() - 1)).clone(),
        from: board().first_place(board().len() - 1),
        to: 0,
        pushed: false,
    };
    tally.deliver(board(), &arrival);
    let [benares, calcutta] = tally.delivered;
    assert_eq!((benares.major, benares.you), (2, 1));
    assert_eq!((calcutta.major, calcutta.you), (0, 0));
    assert_eq!((tally.performance.major, tally.performance.you), (1, 2));
}

#[test]
fn f10_a_car_advances_by_its_capacity_and_not_by_its_crates() {
    let tally = draws("C9 ML(mm)", "M1").tally();
    assert_eq!((tally.performance.major, tally.delivered[1].major), (3, 2));
}

#[test]
fn f10_cars_that_arrive_stand_empty_among_the_others() {
    assert_eq!(
        you_move("C9 YM(my)+YS(y) / CAL MM(m)", "C9").unwrap(),
        ["CAL MM(m) YM YS"]
    );
    assert_eq!(after("C9 MM(m) / CAL MS", "M1 L2"), ["CAL MM(m) MS(m)"]);
}

#[test]
fn f10_the_cars_are_delivered_from_front_to_back() {
    let cars = draws("C9 YS(y)+MS(m)+YS(m)", "M1").story();
    assert_eq!(cars, ["YS(y)+MS(m)+YS(m) C9 > CAL", "rewards YS YS"]);
    let cars = draws("C9 YS(m)+YM(y)", "M1").story();
    assert_eq!(cars, ["YS(m)+YM(y) C9 > CAL", "rewards YS YM"]);
}

#[test]
fn f11_a_shortcut_goes_straight_into_the_city_at_its_price() {
    assert_eq!(
        you_move("C6 MM(m)+YS(y) / C7 YL(yy)", "C6 shortcut").unwrap(),
        ["C7 YL(yy) / CAL MM YS"]
    );
    assert_eq!(
        you_move("B6.2 YL(yy)", "B6.2 shortcut").unwrap(),
        ["BEN YL"]
    );
    assert_eq!(price("C6 YL(yy)", "C6 shortcut"), 3);
    assert_eq!(price("B6 YL(yy)", "B6 shortcut"), 4);
}

#[test]
fn f11_a_shortcut_starts_nowhere_else() {
    for place in ["C5", "C2", "C7", "B4.2"] {
        assert_eq!(
            you_move(&format!("{place} YM(y)"), &format!("{place} shortcut")).unwrap_err(),
            format!(
                "No shortcut starts at {place}: it starts at the last junction before a city (F11)."
            )
        );
    }
    assert_eq!(
        you_move("C6 YM(y)", "C6.2 shortcut").unwrap_err(),
        "No car stands on C6.2."
    );
}

#[test]
fn f11_a_pushed_train_takes_no_shortcut() {
    assert_eq!(
        you_move("C5 ML(mm) / C6 YL(yy) / C6.2 YL(yy)", "C5").unwrap(),
        ["C6 ML(mm) / C6.2 YL(yy) / C7 YL(yy)"]
    );
}

#[test]
fn f11_shortcuts_are_offered_to_trains_that_may_move() {
    let position = at("C4 YM(y) / C6 YM(y) / C6.2 YM / B6 YL(y)");
    let offered: Vec<String> = departures(board(), &position)
        .into_iter()
        .map(|departure| {
            let place = board().place_id(departure.place());
            match departure {
                Departure::Shortcut(_) => format!("{place} shortcut"),
                _ => place,
            }
        })
        .collect();
    assert_eq!(offered, ["C4", "C6", "C6 shortcut"]);
}

#[test]
fn f12_an_impossible_movement_is_skipped_and_the_others_happen() {
    assert_eq!(
        after("BEN ML(m) / C1 MM / C5 MS(m)", "M2"),
        ["BEN ML(m) / C1 MM / C7 MS(m)"]
    );
}

#[test]
fn f12_a_card_whose_movements_are_impossible_goes_on() {
    let card = draws("BEN ML MS", "M2 L1");
    assert_eq!(card.story(), ["lose 2 of 2 movements", "load BEN ML(m)"]);
}

#[test]
fn f13_shipping_is_no_delivery() {
    let tally = draws("C9 YS(y)", "S2").tally();
    assert_eq!(tally.shipped, 2);
    assert_eq!(
        tally,
        Tally {
            shipped: 2,
            ..Tally::default()
        }
    );
}

/// Rupees, your Crates and his Crates in transit.
fn transit(position: &str) -> (u32, u32, u32) {
    let transit = in_transit(board(), &at(position));
    (transit.income.you, transit.crates.you, transit.crates.major)
}

#[test]
fn f14_income_is_capacity_times_the_last_junction_reached() {
    assert_eq!(transit("C1 YL(yyy)").0, 0, "before the first junction");
    assert_eq!(transit("C2 YL(yyy)").0, 3, "on the first");
    assert_eq!(transit("C3 YL(yyy)").0, 3, "beyond it");
    assert_eq!(transit("C4.2 YM(y)").0, 4);
    assert_eq!(transit("C9 YS(y)").0, 3);
    assert_eq!(transit("CAL YL / BEN YM").0, 0, "in a city");
    assert_eq!(transit("B1 YM(y)").0, 0, "each leg begins anew");
    assert_eq!(transit("B10 YM(y)").0, 6);
}

#[test]
fn f14_empty_cars_earn_and_his_do_not() {
    assert_eq!(transit("C5 YM"), (4, 0, 0));
    assert_eq!(transit("C5 MM(my)"), (0, 1, 1));
}

#[test]
fn f14_every_crate_outside_the_cities_counts() {
    let position =
        "BEN YL(yyy) / C1 YL(y) / C2 YM(y)+MS(m) / C3 YS / C9 YL(mmm) / B1 YS(y) / B6 YM";
    assert_eq!(transit(position), (2 + 1 + 9 + 6, 3, 4));
}
