use footplate::{
    freight::{Fault, read_changes, read_position},
    major::{card::Card, facts::Facts, rulings::Rulings},
    solve::solve,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::random::{board, card, table};

/// Text that is close to notation, so that it gets far into a reader.
fn nearly_notation() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,60}",
        "[BENCALYMSbencalyms0-9./+() ]{0,40}",
        "((BEN|CAL|C[1-6](\\.[0-3])?) ?([MY][LMS](\\([my]{0,4}\\))?[+ ]?){0,4}( ?/ ?)?){0,4}",
        "[?LMSK$+:I\" 0-9]{0,30}",
        "(\\?L[0-9]M[0-9]|L[0-9]|M[0-9]{1,2}|S[0-9]:I{0,4}|K\\+[0-9]|\\$[0-9]{1,4}|\"[a-z ]{0,9}\"?| ){0,8}",
    ]
}

/// A fault points into the line or right behind it, and its message can be read.
fn points_into(text: &str, fault: &Fault) -> Result<(), TestCaseError> {
    prop_assert!((1..=text.chars().count() + 1).contains(&fault.column));
    prop_assert!(!fault.message.is_empty());
    prop_assert!(
        !fault.message.contains(char::is_control),
        "{:?}",
        fault.message
    );
    Ok(())
}

fn answers(input: &[u8]) -> Result<Vec<Value>, TestCaseError> {
    let facts = Facts::shipped().expect("the shipped facts");
    let mut output = Vec::new();
    let all_well = solve(input, &mut output, &facts).expect("memory can be written");
    let answers: Vec<Value> = output
        .split_inclusive(|byte| *byte == b'\n')
        .map(|line| serde_json::from_slice(line).expect("an answer in JSON"))
        .collect();
    let failed = answers.iter().any(|answer| answer.get("error").is_some());
    prop_assert_eq!(all_well, !failed);
    Ok(answers)
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        nearly_notation().prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            prop::collection::hash_map("[a-z]{1,6}", inner, 0..3)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// A request that would be answered, with one value in it put out of order, or none.
fn nearly_request() -> impl Strategy<Value = Value> {
    let good = prop::sample::select(vec![
        json!({"major": {"position": "BEN ML MS / C4 YM", "card": "L3 M2", "supply": 4, "rulings": {"move-pass": "car"}, "board": null}, "ties": "all"}),
        json!({"major": {"position": "A s", "card": "M1", "board": {"verified": true, "sections": [{"id": "A", "kind": "city"}, {"id": "B", "kind": "straight", "rows": 2}, {"id": "C", "kind": "city"}, {"id": "D", "kind": "straight"}]}}}),
        json!({"invest": {"rows": ["10100", "11111", "000"]}}),
        json!({"rank": {"vp": 251}}),
        json!({"transit": {"position": "C4 YM(y)"}}),
    ]);
    (
        good,
        prop::option::of((any::<prop::sample::Index>(), any_json())),
    )
        .prop_map(|(mut request, wrong)| {
            if let Some((which, wrong)) = wrong {
                let mut spots = Vec::new();
                spots_of(&request, "", &mut spots);
                let spot = &spots[which.index(spots.len())];
                if let Some(found) = request.pointer_mut(spot) {
                    *found = wrong;
                }
            }
            request
        })
}

fn spots_of(value: &Value, path: &str, spots: &mut Vec<String>) {
    spots.push(path.to_owned());
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                spots_of(value, &format!("{path}/{key}"), spots);
            }
        }
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                spots_of(value, &format!("{path}/{index}"), spots);
            }
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_position_reads_as_it_is_written((board, position) in table()) {
        let written = position.notation(board);
        let read = read_position(board, &written).expect("canonical notation");
        prop_assert_eq!(&read, &position);
        prop_assert_eq!(read.notation(board), written.clone());
        let small = read_position(board, &written.to_lowercase()).expect("small letters");
        prop_assert_eq!(small, position);
    }

    #[test]
    fn any_text_is_a_position_or_a_fault(board in board(), text in nearly_notation()) {
        match read_position(board, &text) {
            Ok(position) => {
                let written = position.notation(board);
                prop_assert_eq!(&read_position(board, &written).expect("canonical notation"), &position);
                prop_assert_eq!(position.notation(board), written);
            }
            Err(fault) => points_into(&text, &fault)?,
        }
    }

    #[test]
    fn any_text_changes_a_position_or_is_a_fault((board, before) in table(), text in nearly_notation()) {
        if let Err(fault) = read_changes(board, &before, &text) {
            points_into(&text, &fault)?;
        }
    }

    #[test]
    fn a_card_reads_as_it_is_written(card in card()) {
        let written = card.to_string();
        let read = Card::read(&written).expect("canonical notation");
        prop_assert_eq!(read.to_string(), written);
        prop_assert_eq!(read, card);
    }

    #[test]
    fn any_text_is_a_card_or_a_fault(text in nearly_notation()) {
        match Card::read(&text) {
            Ok(card) => prop_assert_eq!(Card::read(&card.to_string()), Ok(card)),
            Err(fault) => points_into(&text, &fault)?,
        }
    }

    #[test]
    fn any_text_is_a_board_or_a_fault(wrong in any_json(), which in any::<prop::sample::Index>()) {
        let facts = Facts::shipped().expect("the shipped facts");
        let mut written = serde_json::to_value(&facts.board).expect("a board in JSON");
        let mut spots = Vec::new();
        spots_of(&written, "", &mut spots);
        let spot = &spots[which.index(spots.len())];
        if let Some(found) = written.pointer_mut(spot) {
            *found = wrong;
        }
        if let Ok(board) = serde_json::from_value::<footplate::freight::Board>(written) {
            let again = serde_json::to_value(&board).expect("a board in JSON");
            prop_assert_eq!(serde_json::from_value(again).ok(), Some(board));
        }
    }

    #[test]
    fn any_text_is_rulings_or_a_fault(text in "([a-z-]{0,12} ?= ?['\"]?[A-Za-z0-9 ]{0,9}['\"]?\n?){0,3}") {
        let _ = toml::from_str::<Rulings>(&text);
    }

    #[test]
    fn solve_gives_one_answer_for_each_line_that_is_not_blank(
        lines in prop::collection::vec(prop_oneof![".{0,30}", "[ \t\r]{0,3}", "[{}\\[\\]\":a-z0-9,]{0,30}"], 0..8),
        bytes in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let mut input = lines.join("\n").into_bytes();
        input.push(b'\n');
        input.extend(bytes);
        let blank = |line: &[u8]| line.iter().all(u8::is_ascii_whitespace);
        let asked: Vec<usize> = input
            .split(|byte| *byte == b'\n')
            .enumerate()
            .filter(|(_, line)| !blank(line))
            .map(|(index, _)| index + 1)
            .collect();
        let answers = answers(&input)?;
        prop_assert_eq!(answers.len(), asked.len());
        for (answer, line) in answers.iter().zip(asked) {
            if answer.get("error").is_some() {
                prop_assert_eq!(&answer["line"], &json!(line));
            }
        }
    }

    #[test]
    fn solve_answers_what_is_nearly_a_request(request in nearly_request()) {
        prop_assert_eq!(answers(request.to_string().as_bytes())?.len(), 1);
    }
}
