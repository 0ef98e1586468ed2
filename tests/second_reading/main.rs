//! A second reading of the Major's rules, written from the rules alone: small, slow and plain. It
//! is held against the real resolver on random positions, all rulings, every tie decided each way.
//!
//! A mismatch names its seed; `SEED=… cargo test --test second_reading` asks that question alone.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::print_stdout)]

mod answers;
mod entering;
mod loading;
mod moving;
mod notation;
mod positions;
mod railway;
mod reading;
mod rulings;
mod table;

use answers::{Outcome, ask, check, outcomes};
use footplate::major::facts::Facts;
use positions::{Question, question};
use railway::Board;
use reading::every_outcome;
use serde_json::{Value, json};
use std::{collections::BTreeSet, fmt::Write, ops::Range, panic::catch_unwind};
use table::Table;

fn shipped_board() -> Board {
    toml::from_str(include_str!("../../decks/major/board.toml")).expect("the shipped board")
}

/// What the second reading says.
fn read(question: &Question) -> BTreeSet<Outcome> {
    let board = &question.board;
    let start = Table::new(question.places.clone(), question.supply);
    let tables = every_outcome(board, &question.rulings, start, &question.card);
    let outcomes = tables.iter().map(|table| Outcome::of_table(board, table));
    outcomes.collect()
}

/// The resolver gives up on a question whose ties branch too often; that is no answer to compare.
const TOO_MANY: &str = "the ties lead to more than";

/// Holds the two against each other; says everything about a difference. Gives how many outcomes
/// they agreed on: none if the resolver gave up.
fn compare(facts: &Facts, question: &Question) -> Result<usize, String> {
    let request = json!({"major": question.request(), "ties": "all"});
    let answer = ask(facts, &request);
    let error = answer["error"].as_str().unwrap_or_default();
    if error.starts_with(TOO_MANY) {
        return Ok(0);
    }
    let named = |what: String| format!("{what}\nrequest: {request}\n");
    let answered = outcomes(&question.board, &answer).map_err(named)?;
    let expected = read(question);
    if answered != expected {
        let what = named("The two readings differ.".to_owned());
        return Err(what + &difference(&expected, &answered));
    }
    for outcome in answer["outcomes"].as_array().expect("outcomes") {
        check(facts, question, outcome).map_err(named)?;
    }
    // Without "ties" every tie is decided for the first option.
    let first = ask(facts, &json!({"major": question.request()}));
    let first = outcomes(&question.board, &first).map_err(named)?;
    if first.len() != 1 || !first.is_subset(&expected) {
        let what = named("Ties decided for the first option lead elsewhere.".to_owned());
        return Err(what + &difference(&expected, &first));
    }
    Ok(answered.len())
}

/// Both answers, as far as they differ.
fn difference(expected: &BTreeSet<Outcome>, answered: &BTreeSet<Outcome>) -> String {
    let mut text = format!("{} and {} outcomes\n", expected.len(), answered.len());
    for outcome in expected.difference(answered).take(8) {
        let _ = writeln!(text, "only the second reading: {outcome:?}");
    }
    for outcome in answered.difference(expected).take(8) {
        let _ = writeln!(text, "only the resolver: {outcome:?}");
    }
    text
}

/// Asks the questions of these seeds; the first few differences are shown.
fn compare_all(seeds: Range<u64>) {
    let facts = Facts::shipped().expect("the shipped facts");
    let board = shipped_board();
    let (mut compared, mut given_up, mut agreed) = (0, 0, 0);
    let mut different = Vec::new();
    for seed in seeds {
        let question = question(seed, &board);
        let answer = catch_unwind(|| compare(&facts, &question));
        let panicked = |_| Err(format!("A panic.\nrequest: {}", question.request()));
        match answer.unwrap_or_else(panicked) {
            Ok(0) => given_up += 1,
            Ok(outcomes) => {
                compared += 1;
                agreed += outcomes;
            }
            Err(what) => different.push(format!("seed {seed}: {what}")),
        }
    }
    println!("{compared} questions, {agreed} outcomes agreed on; {given_up} given up");
    let shown = different.iter().take(5).cloned().collect::<Vec<_>>();
    let count = different.len();
    assert!(
        different.is_empty(),
        "{count} differ:\n{}",
        shown.join("\n")
    );
    assert!(
        given_up <= 1 + compared / 1_000,
        "the resolver gives up too often"
    );
}

#[test]
fn the_second_reading_answers_the_worked_cards() {
    let board = shipped_board();
    for case in include_str!("../cases/major.jsonl").lines() {
        let case: Value = serde_json::from_str(case).expect("a case");
        let question = worked(&case, &board);
        let expected = outcomes(&board, &case).expect("outcomes");
        assert_eq!(read(&question), expected, "{case}");
    }
}

/// A worked case as a question.
fn worked(case: &Value, board: &Board) -> Question {
    let text = |key: &str| case[key].as_str().expect("a text");
    let supply = case["supply"].as_u64();
    Question {
        board: board.clone(),
        shipped: true,
        places: notation::read(board, text("position")),
        card: reading::read_card(text("card")),
        rulings: serde_json::from_value(case["rulings"].clone()).expect("rulings"),
        supply: supply.map(|crates| usize::try_from(crates).expect("a small number")),
    }
}

#[test]
fn both_readings_agree_on_random_positions() {
    match std::env::var("SEED") {
        Ok(seed) => {
            let seed = seed.parse().expect("a seed is a number");
            compare_all(seed..seed + 1);
        }
        Err(_) => compare_all(0..3_000),
    }
}

/// Run it in release: `cargo test --release --test second_reading -- --ignored`.
#[test]
#[ignore = "takes minutes; to be run in release"]
fn both_readings_agree_on_very_many_random_positions() {
    compare_all(1_000_000..1_200_000);
}
