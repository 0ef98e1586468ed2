//! What is told of a turn of his, and how it is asked about.

use super::seat::{drawn, his_turn, seen};

/// What is seen in his turn, in one line.
fn told(table: &str, answers: &[&str]) -> String {
    let answers = [answers, &["quit"]].concat();
    let seen = seen(his_turn(table), drawn(80), &answers);
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn says(told: &str, sentences: &[&str]) {
    for sentence in sentences {
        assert!(told.contains(sentence), "no {sentence:?} in:\n{told}");
    }
}

#[test]
fn why_takes_a_kind_alone_where_there_is_one_of_it() {
    let about = |table: &str, asked: &str| told(table, &["", "L1 $1", asked]);
    says(
        &about("BEN ML", "why ML"),
        &["His Large: 1. Load 1 Crate on his Large"],
    );
    says(
        &about("BEN MS / CAL MS", "why MS"),
        &["a car with its place"],
    );
}

#[test]
fn why_tells_in_one_line_who_had_a_share_of_the_pass() {
    let told = told("BEN ML YL MM", &["", "L3 $1", "why"]);
    says(
        &told,
        &["- his Large and your Large had a Crate of this pass before (M5)."],
    );
    let alone = "has its Crate of this pass already";
    assert_eq!(told.matches(alone).count(), 1, "{told}");
}

#[test]
fn m18_a_card_that_ships_says_how_many_lie_on_the_ships() {
    let told = told("BEN ML", &["", "S1:III $1"]);
    says(
        &told,
        &[
            "Check: on the railway all stands as before.",
            "His Crates on the Ships: 1.",
        ],
    );
}

#[test]
fn a_card_at_the_check_of_the_table_is_told_where_it_belongs() {
    says(
        &told("BEN ML", &["L1 $2"]),
        &["That is a card. First the table: Enter if"],
    );
    says(&told("BEN ML", &["yes; L1 $2"]), &["The Major draws"]);
}

#[test]
fn a_mended_place_is_named_with_its_row() {
    says(
        &told("C6 YM / C6.2 YS", &["fix C6.1 YM(yy)"]),
        &["Mended: C6.1 YM, now YM(yy)"],
    );
}

#[test]
fn the_legend_explains_a_figure_that_is_there() {
    let told = told("C9 YM(y)", &["board"]);
    says(&told, &[" 1 to go: sections to the next city"]);
    assert!(!told.contains("9 to go"), "{told}");
}

#[test]
fn m17_a_reward_is_said_at_once_or_after_a_yes() {
    for answers in [
        &["load MS CAL"][..],
        &["load", "MS CAL"],
        &["y", "load MS CAL"],
        &["yes", "load MS"],
    ] {
        let table = "C9 YS(m) / BEN MM / CAL MS";
        let answers = [&["", "M1 L2 $1"], answers, &["done"]].concat();
        says(
            &told(table, &answers),
            &["Load 1 Crate of yours on his Small in Calcutta"],
        );
    }
}

#[test]
fn a_city_by_its_whole_name_is_told_how_it_is_typed() {
    says(
        &told("BEN ML", &["fix Benares ML YM, Calcutta MM"]),
        &["Here Benares is typed BEN"],
    );
}
