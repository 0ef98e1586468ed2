//! The JSON door to Olivia's rules: what `solve` answers is what the game itself uses.

mod answers;
mod ask;
mod requests;

use serde::Serialize;
use serde_json::Value;

use ask::Part;

/// The requests served here.
pub const REQUESTS: [&str; 5] = ["olivia", "odds", "olivia_score", "route", "sheet_score"];

/// Answers one request: an object with one of [`REQUESTS`] for its key (O4, O7, S3 to S6). The
/// fault is a sentence: what is wrong, where, and what was expected.
pub fn answer(request: &Value) -> Result<Value, String> {
    let expected = || {
        format!(
            "an object with one key was expected, one of {}",
            REQUESTS.join(", ")
        )
    };
    let object = request
        .as_object()
        .filter(|object| object.len() == 1)
        .ok_or_else(expected)?;
    let (name, asked) = object.iter().next().ok_or_else(expected)?;
    let asked = Part::new(name, asked);
    match name.as_str() {
        "olivia" => written(requests::olivia(asked)?),
        "odds" => written(requests::odds(asked)?),
        "olivia_score" => written(requests::olivia_score(asked)?),
        "route" => written(requests::route(asked)?),
        "sheet_score" => written(requests::sheet_score(asked)?),
        _ => Err(expected()),
    }
}

fn written(answer: impl Serialize) -> Result<Value, String> {
    serde_json::to_value(answer).map_err(|fault| fault.to_string())
}
