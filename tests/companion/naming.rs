//! Short ways to type what you did.

use super::seat::{drawn, seen, your_turn};

const TABLE: &str = "BEN MS YM(y) YS(y) / C3 ML(mm) / C4 YM / C4.2 YS(m)+YS(y) / CAL MM MS YL";

fn after(answers: &[&str]) -> String {
    let mut answers = answers.to_vec();
    answers.push("quit");
    seen(your_turn(TABLE), drawn(80), &answers)
}

/// What is seen on another table, in one line.
fn after_on(table: &str, answers: &[&str]) -> String {
    let answers = [answers, &["quit"]].concat();
    let seen = seen(your_turn(table), drawn(80), &answers);
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn says(answers: &[&str], sentences: &[&str]) {
    let seen = after(answers);
    let joined = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    for sentence in sentences {
        assert!(joined.contains(sentence), "no {sentence:?} in:\n{seen}");
    }
}

#[test]
fn a_train_is_named_by_a_car_in_it() {
    says(&["move ML", ""], &["Move his Large from C3 to C4"]);
    says(&["move ml c3", ""], &["Move his Large from C3 to C4"]);
    says(
        &["move YM+YS"],
        &["Move your Medium and your Small out of Benares to C1."],
    );
    says(
        &["move YS+YM BEN"],
        &["Move your Small and your Medium out of Benares to C1."],
    );
    says(&["move YM"], &["Move your Medium out of Benares to C1."]);
}

#[test]
fn a_name_that_fits_several_trains_is_explained() {
    says(
        &["move YS"],
        &["YS stands on BEN and C4.2: type the place, such as BEN."],
    );
    says(
        &["move YM C4"],
        &["YM may not move with 0 of 2 Crates aboard"],
    );
    says(&["move MM"], &["MM may not move with 0 of 2 Crates aboard"]);
}

#[test]
fn several_things_go_on_one_line() {
    says(
        &["move ML; row 1; load YM C4 2; yes"],
        &["Move his Large from C3 to C4", "Push your Medium"],
    );
    says(
        &["load YM C4 2; y; move YM C4; done"],
        &[
            "Load 2 Crates of yours on your Medium on C4 row 1: now 2 of 2",
            "to C5.",
        ],
    );
}

#[test]
fn f4_a_second_crate_needs_an_effect_and_is_asked_for_once() {
    says(
        &["load YL 3", "yes"],
        &[
            "takes one Crate of yours a turn (F4). Does an effect allow 3?",
            "Load 3 Crates of yours on your Large in Calcutta: now 3 of 3",
        ],
    );
    says(
        &["load YL 3", "no"],
        &["Load 1 Crate of yours on your Large in Calcutta: now 1 of 3"],
    );
    says(
        &["load YL", "load YL 2", "no"],
        &[
            "took a Crate of yours this turn already (F4)",
            "Nothing is loaded.",
        ],
    );
}

#[test]
fn the_kind_alone_will_do_where_it_can_be_only_one() {
    says(&["load YL"], &["on your Large in Calcutta: now 1 of 3"]);
    says(&["load MS"], &["could be MS BEN or MS CAL"]);
}

#[test]
fn the_word_that_led_to_a_question_may_be_typed_again() {
    says(&["move", "move ML", ""], &["Move his Large from C3 to C4"]);
    says(
        &["load YL", "undo", "load YM C4"],
        &["on your Medium on C4 row 1: now 1 of 2"],
    );
    says(
        &["move YM", "undo", "move YM"],
        &["Undone: move YM", "Move your Medium out of Benares"],
    );
}

#[test]
fn f10_rewards_come_only_where_a_marker_of_yours_advanced() {
    let delivered = |answer| after_on("B10 YM(m)+MS(m) / C9 MM(m)", &[answer]);
    let rewards = "Take your Performance rewards now";
    assert!(delivered("move B10").contains(rewards));
    assert!(!delivered("move C9").contains(rewards));
}

const BEFORE_A_CITY: &str = "BEN YM / C6 YM(y) / C6.2 MM(m)+YS(y) / C3 YS(y)";

#[test]
fn f11_a_shortcut_is_named_in_any_order_of_words() {
    for answer in [
        "shortcut YM",
        "shortcut C6",
        "shortcut C6.1",
        "shortcut",
        "move YM shortcut",
        "move C6 shortcut",
        "move C6.1 shortcut",
        "move shortcut YM",
        "move shortcut C6",
        "move; shortcut YM",
    ] {
        let told = after_on(BEFORE_A_CITY, &[answer, ""]);
        for sentence in [
            "The shortcut costs 3 movements at once (F11).",
            "Move your Medium from C6 row 1 into Calcutta.",
        ] {
            assert!(told.contains(sentence), "{answer}: {told}");
        }
    }
    let told = after_on(BEFORE_A_CITY, &["shortcut YS C6.2"]);
    let moved = "Move his Medium and your Small from C6 row 2 into Calcutta.";
    assert!(told.contains(moved), "{told}");
}

#[test]
fn f11_where_a_shortcut_is_asked_for_in_vain_it_is_said_where_they_start() {
    let starts = "A shortcut starts at C6 for 3 movements and at B6 for 4";
    for (table, answer) in [
        (BEFORE_A_CITY, "shortcut MS"),
        ("C5 YM(y)", "shortcut YM"),
        ("C5 YM(y)", "move YM shortcut"),
        ("C6 YM", "shortcut YM"),
        ("C6 ML(mm)", "shortcut ML"),
    ] {
        let told = after_on(table, &[answer]);
        assert!(told.contains(starts), "{answer}:\n{told}");
    }
}

#[test]
fn help_tells_your_deeds_with_examples_of_this_table() {
    let table = "BEN YM(y) YS(y) / C3 ML(mm) / C6 YL(yy) / CAL MM";
    let told = after_on(table, &["help"]);
    for line in [
        "- load, as in load YM BEN:",
        "- move, as in move C6 or move YL:",
        "- move, as in move BEN YM+YS:",
        "- shortcut, as in shortcut C6:",
        "- ship, as in ship 2:",
        "- done, or Enter:",
    ] {
        assert!(told.contains(line), "no {line:?} in:\n{told}");
    }
    for (example, does) in [
        ("load YM BEN", "Load 1 Crate of yours on your Medium"),
        ("move C6", "Move your Large from C6 row 1 to C7."),
        ("move YL", "Move your Large from C6 row 1 to C7."),
        (
            "move BEN YM+YS",
            "Move your Medium and your Small out of Benares",
        ),
        (
            "shortcut C6",
            "Move your Large from C6 row 1 into Calcutta.",
        ),
    ] {
        let told = after_on(table, &[example]);
        assert!(told.contains(does), "{example}: {told}");
    }
    let none = after_on("BEN YM / C3 YS", &["help"]);
    assert!(none.contains("load YM BEN 2 loads several"), "{none}");
    assert!(!none.contains("as in move"), "{none}");
    let his = after_on("C6 ML(mm)", &["help"]);
    assert!(his.contains("- move C6 shortcut: that train"), "{his}");
}

#[test]
fn a_word_at_the_cars_of_a_train_is_not_taken_for_a_car() {
    let told = after_on("CAL YM(y) YS(y)", &["move CAL", "move B9"]);
    assert!(told.contains("“move” is no car."), "{told}");
}

#[test]
fn a_slip_of_the_finger_is_told_what_it_may_have_meant() {
    let told = after_on("BEN YM", &["laod YM BEN", "shp 2", "lead", "fly"]);
    assert_eq!(told.matches("Do you mean load?").count(), 2, "{told}");
    assert_eq!(told.matches("Do you mean ship?").count(), 1, "{told}");
}
