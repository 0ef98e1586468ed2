//! The real resolver's answers, asked through its JSON door, and what must hold of each.

use crate::{
    notation,
    positions::Question,
    railway::{Board, Car, Line, Places, ROW, width},
    reading::Action,
    table::Table,
};
use footplate::{major::facts::Facts, solve::solve};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// An outcome as both readings are compared by it: rows of a section alike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    pub position: String,
    pub loaded: usize,
    pub moved: usize,
    pub performance: [usize; 2],
    pub delivered: [[usize; 2]; 2],
}

impl Outcome {
    /// The outcome that a table of the reading comes to.
    pub fn of_table(board: &Board, table: &Table) -> Self {
        Self {
            position: notation::write(board, &notation::rows_alike(&table.places)),
            loaded: table.loaded,
            moved: table.moved,
            performance: table.performance,
            delivered: table.delivered,
        }
    }

    /// The outcome that a JSON object states.
    pub fn of_json(board: &Board, outcome: &Value) -> Self {
        let number = |value: &Value| {
            let number = value.as_u64().expect("a number");
            usize::try_from(number).expect("a small number")
        };
        let of_both = |value: &Value| [number(&value["major"]), number(&value["you"])];
        let delivered = &outcome["delivered"];
        let places = notation::read(board, position(outcome));
        Self {
            position: notation::write(board, &notation::rows_alike(&places)),
            loaded: number(&outcome["loaded"]),
            moved: number(&outcome["moved"]),
            performance: of_both(&outcome["performance"]),
            delivered: [of_both(&delivered["BEN"]), of_both(&delivered["CAL"])],
        }
    }
}

fn position(outcome: &Value) -> &str {
    outcome["position"].as_str().expect("a position")
}

/// The real resolver's answer to one request.
pub fn ask(facts: &Facts, request: &Value) -> Value {
    let mut output = Vec::new();
    solve(request.to_string().as_bytes(), &mut output, facts).expect("an answer");
    serde_json::from_slice(&output).expect("an answer in JSON")
}

/// The outcomes of an answer, each of which must be there once.
pub fn outcomes(board: &Board, answer: &Value) -> Result<BTreeSet<Outcome>, String> {
    let list = answer["outcomes"].as_array().ok_or("no outcomes")?;
    let set: BTreeSet<Outcome> = list
        .iter()
        .map(|outcome| Outcome::of_json(board, outcome))
        .collect();
    match set.len() == list.len() && !list.is_empty() {
        true => Ok(set),
        false => Err("no outcome, or one comes twice".to_owned()),
    }
}

/// What holds of every outcome, whatever the card does. Says what does not.
pub fn check(facts: &Facts, question: &Question, outcome: &Value) -> Result<(), String> {
    let board = &question.board;
    let before = &question.places;
    let text = position(outcome);
    let after = notation::read(board, text);
    let must = |holds: bool, what: &str| match holds {
        true => Ok(()),
        false => Err(format!("{what}: {text}")),
    };
    must(notation::write(board, &after) == text, "not canonical")?;
    must(
        echo(facts, question, text) == text,
        "not read again as it was written",
    )?;
    must(lines(before) == lines(&after), "cars were lost or found")?;
    let counted = Outcome::of_json(board, outcome);
    let [ben, cal] = counted.delivered;
    let [his, yours] = crates(&after);
    let [his_before, yours_before] = crates(before);
    must(
        his + ben[0] + cal[0] == his_before + counted.loaded,
        "his Crates do not add up",
    )?;
    must(
        yours + ben[1] + cal[1] == yours_before,
        "your Crates do not add up",
    )?;
    for (section, rows) in after.iter().enumerate() {
        let wide = rows.iter().any(|row| width(row) > ROW);
        must(board.is_city(section) || !wide, "a row is too wide")?;
        let held = |car: &Car| car.his + car.yours <= car.size.number();
        must(rows.iter().flatten().all(held), "a car holds too much")?;
    }
    let asked: usize = question.card.iter().map(Action::crates).sum();
    must(counted.loaded <= asked, "more loaded than asked")?;
    let supply = question.supply.unwrap_or(asked);
    must(counted.loaded <= supply, "more loaded than the supply has")?;
    let movements: usize = question.card.iter().map(Action::movements).sum();
    must(counted.moved <= movements, "more movements than asked")
}

/// The position as the real resolver writes it after a card that changes nothing.
fn echo(facts: &Facts, question: &Question, position: &str) -> String {
    let mut request = question.request();
    request["position"] = json!(position);
    request["card"] = json!("\"Nothing.\"");
    let answer = ask(facts, &json!({ "major": request }));
    let echoed = answer["outcomes"][0]["position"].as_str();
    echoed.map_or_else(|| answer.to_string(), str::to_owned)
}

fn lines(places: &Places) -> Vec<Line> {
    let cars = places.iter().flatten().flatten();
    let mut lines: Vec<Line> = cars.map(|car| car.line()).collect();
    lines.sort();
    lines
}

/// Crates on the board: his, yours.
fn crates(places: &Places) -> [usize; 2] {
    let cars = || places.iter().flatten().flatten();
    [
        cars().map(|car| car.his).sum(),
        cars().map(|car| car.yours).sum(),
    ]
}
