//! Why it came to a step: who stood before on the list and was passed over.

use footplate::major::step::Why;

use crate::tried::draws;

#[test]
fn m5_who_was_passed_over_for_a_crate() {
    let card = draws("BEN ML(mmm) MM(m) YS / C1 MS", "L2");
    assert_eq!(
        card.reasons(),
        [
            vec!["BEN ML(mmm): Full"],
            vec![
                "BEN ML(mmm): Full",
                "BEN MM(mm): LoadedInThisPass",
                "C1 MS: NotInLoadingSpace"
            ],
        ]
    );
}

#[test]
fn m5_the_car_that_the_player_did_not_choose() {
    assert_eq!(
        draws("BEN MS / CAL MS", "L1").reasons(),
        [vec!["CAL MS: NotChosen"]]
    );
}

#[test]
fn m5_the_other_car_of_a_line_by_the_ruling() {
    let card = draws("BEN MS MS YS", "L2").ruled("load-pass = 'line'");
    assert_eq!(
        card.reasons()[1],
        [
            "BEN MS(m): LoadedInThisPass",
            "BEN MS: LineLoadedInThisPass"
        ]
    );
}

#[test]
fn m5_why_crates_are_lost() {
    let card = draws("BEN ML(mmm) / C1 MM", "L1");
    assert_eq!(
        card.reasons(),
        [["BEN ML(mmm): Full", "C1 MM: NotInLoadingSpace"]]
    );
}

#[test]
fn m9_m10_m11_who_was_passed_over_for_a_movement() {
    let card = draws(
        "BEN ML(m) YL(yyy) / C1 MM(m) / C3 MM(m)+YS / C5 MM(m)",
        "M1",
    );
    assert_eq!(
        card.reasons(),
        [[
            "BEN ML(m): NotHalfFull",
            "BEN YL(yyy): NoCrateOfHis",
            "C1 MM(m): Farther { sections: 9 }",
            "C3 MM(m): NotHalfFull",
        ]]
    );
}

#[test]
fn m8_a_line_that_came_before_has_moved_in_this_pass() {
    let card = draws("C1 ML(mm) / C5 MM(m) / B1 MS(m)", "M3");
    assert_eq!(
        card.reasons()[1..],
        [
            vec!["C2 ML(mm): MovedInThisPass"],
            vec!["C2 ML(mm): MovedInThisPass", "C6 MM(m): MovedInThisPass"],
        ]
    );
}

#[test]
fn m8_a_train_that_moved_in_this_pass() {
    let card = draws("C1 MM(m) / C5 MM(m)", "M2");
    assert_eq!(
        card.reasons(),
        [
            vec!["C1 MM(m): Farther { sections: 9 }"],
            vec!["C6 MM(m): MovedInThisPass"]
        ]
    );
}

#[test]
fn m9_a_passenger_by_the_ruling() {
    let card = draws("C3 MM(m)+YS(y) / C1 MS(m)", "M1").ruled("passengers = 'with-his-crate'");
    assert_eq!(card.reasons(), [["C3 MM(m): Passenger"]]);
}

#[test]
fn m11_the_train_that_the_player_did_not_choose() {
    assert_eq!(
        draws("C8 MM(m) / B9 MM(m)", "M1").reasons(),
        [["B9 MM(m): NotChosen"]]
    );
}

#[test]
fn a_push_needs_no_reason_of_its_own() {
    let card = draws("BEN ML(m) / C7 MM(mm) / C8 YL(yy)", "M1");
    assert_eq!(
        card.reasons(),
        [
            vec!["BEN ML(m): NotHalfFull", "C8 YL(yy): NoCrateOfHis"],
            vec![]
        ]
    );
}

#[test]
fn a_kind_of_which_no_car_stands_there_is_named_as_such() {
    use footplate::major::{card::Card, facts::Facts, record::TurnRecord};
    let record = TurnRecord {
        shipped: 0,
        before: "BEN MM".into(),
        supply: None,
        card: Card::read("L1").unwrap(),
        ties: Vec::new(),
        rewards: Vec::new(),
    };
    let steps = record.steps(&Facts::shipped().unwrap());
    let missing: Vec<String> = steps[0]
        .passed_over
        .iter()
        .filter(|over| over.why == Why::NoSuchCar)
        .map(|over| over.line.to_string())
        .collect();
    assert_eq!(missing, ["ML", "YL"]);
}
