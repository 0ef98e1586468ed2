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

/// Holds the two against each other; says everything about a difference. Gives how many outcomes
/// they agreed on.
fn compare(facts: &Facts, question: &Question) -> Result<usize, String> {
    let expected = read(question);
    let request = json!({"major": question.request(), "ties": "all"});
    let answer = ask(facts, &request);
    let differing = |what: &str| {
        let mut text = format!("{what}\nrequest: {request}\nthe second reading:\n");
        for outcome in &expected {
            let _ = writeln!(text, "  {outcome:?}");
        }
        text.push_str("the resolver:\n");
        match answer["outcomes"].as_array() {
            Some(list) => list.iter().for_each(|outcome| {
                let outcome = Outcome::of_json(&question.board, outcome);
                let _ = writeln!(text, "  {outcome:?}");
            }),
            None => text.push_str(&answer.to_string()),
        }
        text
    };
    let answered = outcomes(&question.board, &answer).map_err(|what| differing(&what))?;
    if answered != expected {
        return Err(differing("The two readings differ."));
    }
    let list = answer["outcomes"].as_array().expect("outcomes");
    for outcome in list {
        check(facts, question, outcome).map_err(|what| differing(&what))?;
    }
    // Without "ties" every tie is decided for the first option.
    let first = ask(facts, &json!({"major": question.request()}));
    let first = outcomes(&question.board, &first).map_err(|what| differing(&what))?;
    if first.len() != 1 || !first.is_subset(&expected) {
        return Err(differing(
            "Ties decided for the first option lead elsewhere.",
        ));
    }
    Ok(answered.len())
}

/// Asks the questions of these seeds; the first few differences are shown.
fn compare_all(seeds: Range<u64>) {
    let facts = Facts::shipped().expect("the shipped facts");
    let board = shipped_board();
    let (mut asked, mut agreed, mut different) = (0, 0, Vec::new());
    for seed in seeds {
        asked += 1;
        let question = question(seed, &board);
        let compared = catch_unwind(|| compare(&facts, &question));
        let panicked = |_| Err(format!("A panic.\nrequest: {}", question.request()));
        match compared.unwrap_or_else(panicked) {
            Ok(outcomes) => agreed += outcomes,
            Err(what) => different.push(format!("seed {seed}: {what}")),
        }
    }
    println!("{asked} questions, {agreed} outcomes agreed on");
    let shown = different.iter().take(5).cloned().collect::<Vec<_>>();
    let count = different.len();
    assert!(
        different.is_empty(),
        "{count} differ:\n{}",
        shown.join("\n")
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
