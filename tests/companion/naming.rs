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
