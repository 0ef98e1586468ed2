use std::collections::BTreeSet;

use footplate::{freight::read_position, major::facts::Facts, solve::solve};
use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    let facts = Facts::shipped().expect("the shipped facts");
    let mut output = Vec::new();
    solve(request.to_string().as_bytes(), &mut output, &facts).expect("answers");
    serde_json::from_slice(&output).expect("an answer in JSON")
}

fn cases(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a case"))
        .collect()
}

/// An outcome without its steps and with the rows of a section in a fixed order.
fn comparable(outcome: &Value) -> String {
    let facts = Facts::shipped().expect("the shipped facts");
    let position = outcome["position"].as_str().expect("a position");
    let position = read_position(&facts.board, position).expect("a position");
    json!({
        "position": position.rows_alike(&facts.board).notation(&facts.board),
        "loaded": outcome["loaded"],
        "moved": outcome["moved"],
        "performance": outcome["performance"],
        "delivered": outcome["delivered"],
    })
    .to_string()
}

fn outcomes(answer: &Value) -> BTreeSet<String> {
    let outcomes = answer["outcomes"].as_array();
    let outcomes = outcomes.unwrap_or_else(|| panic!("outcomes in {answer}"));
    let set: BTreeSet<String> = outcomes.iter().map(comparable).collect();
    assert_eq!(set.len(), outcomes.len(), "each outcome comes once");
    set
}

#[test]
fn every_worked_card_has_exactly_its_outcomes() {
    let cases = cases(include_str!("../cases/major.jsonl"));
    assert!(cases.len() >= 50);
    for case in cases {
        let mut request = json!({"position": case["position"], "card": case["card"], "rulings": case["rulings"], "supply": case["supply"]});
        let all = ask(&json!({"major": request, "ties": "all"}));
        let expected = outcomes(&case);
        let what = format!("{}: {}", case["rule"], case["what"]);
        assert_eq!(outcomes(&all), expected, "{what}");
        request["board"] = Value::Null;
        let first = ask(&json!({ "major": request }));
        assert_eq!(outcomes(&first).len(), 1, "{what}");
        assert!(outcomes(&first).is_subset(&expected), "{what}");
    }
}

#[test]
fn investments_and_ranks_answer_as_worked() {
    for case in cases(include_str!("../cases/administration.jsonl")) {
        assert_eq!(ask(&case["request"]), case["answer"], "{}", case["request"]);
    }
}

/// Numbers are equal within a billionth; all else is equal.
fn alike(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            let (one, other) = (one.as_f64().unwrap(), other.as_f64().unwrap());
            (one - other).abs() < 1e-9
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| alike(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|(key, value)| other.get(key).is_some_and(|other| alike(value, other)))
        }
        _ => one == other,
    }
}

#[test]
fn olivia_answers_as_worked() {
    let turns = cases(include_str!("../cases/olivia.jsonl"));
    let sheets = cases(include_str!("../cases/sheet.jsonl"));
    for case in turns.into_iter().chain(sheets) {
        let answer = ask(&case["request"]);
        assert!(
            alike(&answer, &case["answer"]),
            "{}: {answer}",
            case["request"]
        );
    }
}

/// Whoever copies a request from the README gets an answer.
#[test]
fn every_request_of_the_readme_is_answered() {
    let readme = include_str!("../../README.md");
    let requests: Vec<Value> = readme
        .lines()
        .map(|line| line.strip_prefix("$ echo '").unwrap_or(line))
        .map(|line| line.split("' | footplate solve").next().unwrap_or(line))
        .filter(|line| line.starts_with("{\"") && line.ends_with("}}") || line.contains("\"ties\""))
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    let mut names = BTreeSet::new();
    for request in requests {
        let answer = ask(&request);
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        names.extend(request.as_object().expect("an object").keys().cloned());
    }
    names.remove("ties");
    let expected = [
        "invest",
        "major",
        "odds",
        "olivia",
        "olivia_score",
        "rank",
        "route",
        "sheet_score",
        "transit",
    ];
    assert_eq!(names, expected.map(str::to_owned).into());
}
