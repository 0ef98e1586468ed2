//! The cases of `tests/cases`, asked through Olivia's door as `solve` asks them.

#![allow(clippy::unwrap_used)]

use footplate::olivia::door;
use serde_json::Value;

/// Alike, numbers within 1e-9: odds are written down with twelve digits.
fn alike(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            (one.as_f64().unwrap() - other.as_f64().unwrap()).abs() <= 1e-9
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| alike(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|(key, one)| other.get(key).is_some_and(|other| alike(one, other)))
        }
        (one, other) => one == other,
    }
}

fn every_case(cases: &str) {
    for (index, line) in cases.lines().enumerate() {
        let case: Value = serde_json::from_str(line).unwrap();
        let answer = door::answer(&case["request"]).unwrap();
        let rule = &case["rule"];
        assert!(
            alike(&answer, &case["answer"]),
            "case {}, {rule}: {answer} where {} was expected",
            index + 1,
            case["answer"]
        );
    }
}

#[test]
fn o4_to_o6_her_die() {
    every_case(include_str!("cases/olivia.jsonl"));
}

#[test]
fn o4_o7_s3_to_s6_odds_scores_and_routes() {
    every_case(include_str!("cases/sheet.jsonl"));
}
