//! The JSON door: one request a line, one answer a line. It leads to the same functions that
//! the games play with.

use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    freight::{Board, BoardFile, PerOwner, Position, Transit, in_transit, read_position},
    major::{
        administration::investments,
        card::Card,
        facts::Facts,
        outcomes::{Outcome, outcomes, resolve},
        rank::rank,
        rulings::Rulings,
        scene::Scene,
        words::step_sentence,
    },
    olivia::door,
};

/// Longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;
/// States on the way beyond which `"ties": "all"` gives up.
const MOST_STATES: usize = 100_000;

/// Answers requests until the input ends. Blank lines are passed over. True if every request
/// was answered without an error.
///
/// # Errors
/// Where input or output fails.
pub fn solve(mut input: impl BufRead, mut output: impl Write, facts: &Facts) -> io::Result<bool> {
    let mut all_well = true;
    for number in 1.. {
        let mut line = Vec::new();
        let read = input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)?;
        if read == 0 {
            break;
        }
        let answer = if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            Err(format!("the line is longer than {LONGEST_LINE} bytes"))
        } else if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        } else {
            answer(&line, facts)
        };
        match answer {
            Ok(answer) => serde_json::to_writer(&mut output, &answer)?,
            Err(error) => {
                all_well = false;
                let failure = Failure {
                    error,
                    line: number,
                };
                serde_json::to_writer(&mut output, &failure)?;
            }
        }
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(all_well)
}

#[derive(Serialize)]
struct Failure {
    error: String,
    line: u64,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Major { outcomes: Vec<OutcomeAnswer> },
    Invest { places: Vec<(usize, usize)> },
    Rank { rank: Option<&'static str> },
    Transit(Transit),
    Olivia(Value),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with position and card")]
struct MajorRequest {
    position: String,
    card: String,
    supply: Option<u32>,
    board: Option<BoardFile>,
    rulings: Option<Rulings>,
}

#[derive(Clone, Copy, Default, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Ties {
    #[default]
    First,
    All,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with rows")]
struct InvestRequest {
    rows: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with vp")]
struct RankRequest {
    vp: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with position")]
struct TransitRequest {
    position: String,
    board: Option<BoardFile>,
}

fn answer(line: &[u8], facts: &Facts) -> Result<Answer, String> {
    let mut request: Map<String, Value> =
        serde_json::from_slice(line.trim_ascii_end()).map_err(|error| unreadable(&error))?;
    if request.len() == 1
        && request
            .keys()
            .all(|key| door::REQUESTS.contains(&key.as_str()))
    {
        return door::answer(&Value::Object(request)).map(Answer::Olivia);
    }
    let ties = request.remove("ties");
    let mut entries = request.into_iter();
    let (Some((kind, body)), None) = (entries.next(), entries.next()) else {
        return Err(format!(
            "a request has one of the keys {}",
            known_requests()
        ));
    };
    if ties.is_some() && kind != "major" {
        return Err(format!("ties goes with major, not with {kind}"));
    }
    match kind.as_str() {
        "major" => {
            let ties: Option<Ties> = read("ties", ties.unwrap_or_default())?;
            major(read("major", body)?, ties.unwrap_or_default(), facts)
        }
        "invest" => invest(&read("invest", body)?),
        "rank" => {
            let RankRequest { vp } = read("rank", body)?;
            Ok(Answer::Rank { rank: rank(vp) })
        }
        "transit" => {
            let request: TransitRequest = read("transit", body)?;
            let board = board(request.board, facts)?;
            let position = position(&board, &request.position)?;
            Ok(Answer::Transit(in_transit(&board, &position)))
        }
        other => Err(format!(
            "unknown request {other:?}: expected one of {}",
            known_requests()
        )),
    }
}

/// The request is one line, so of the place only the column matters.
fn unreadable(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let what = message.split(" at line ").next().unwrap_or(&message);
    format!("unreadable request: {what} at column {}", error.column())
}

fn known_requests() -> String {
    format!(
        "major, invest, rank, transit, {}",
        door::REQUESTS.join(", ")
    )
}

fn read<'de, T: Deserialize<'de>>(name: &str, value: Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| format!("{name}: {error}"))
}

fn board(own: Option<BoardFile>, facts: &Facts) -> Result<Board, String> {
    match own {
        Some(file) => Board::try_from(file).map_err(|fault| format!("board: {fault}")),
        None => Ok(facts.board.clone()),
    }
}

fn position(board: &Board, text: &str) -> Result<Position, String> {
    read_position(board, text).map_err(|fault| format!("position, {fault}"))
}

fn major(request: MajorRequest, ties: Ties, facts: &Facts) -> Result<Answer, String> {
    let board = board(request.board, facts)?;
    let position = position(&board, &request.position)?;
    let card = Card::read(&request.card).map_err(|fault| format!("card, {fault}"))?;
    let rulings = request.rulings.unwrap_or_else(|| facts.rulings.clone());
    let scene = Scene {
        board: &board,
        rulings: &rulings,
        explain: false,
    };
    let found = match ties {
        Ties::First => vec![resolve(&scene, &card, position, request.supply, |_, _| 0)],
        Ties::All => outcomes(&scene, &card, position, request.supply, MOST_STATES)
            .map_err(|_| format!("the ties lead to more than {MOST_STATES} states"))?,
    };
    let outcomes = found
        .into_iter()
        .map(|outcome| OutcomeAnswer::new(&board, outcome))
        .collect();
    Ok(Answer::Major { outcomes })
}

#[derive(Serialize)]
struct OutcomeAnswer {
    position: String,
    loaded: u32,
    moved: u32,
    performance: PerOwner<u32>,
    delivered: Map<String, Value>,
    steps: Vec<String>,
}

impl OutcomeAnswer {
    fn new(board: &Board, outcome: Outcome) -> Self {
        let tally = outcome.tally;
        let mut delivered = Map::new();
        for (city, crates) in board.cities().into_iter().zip(tally.delivered) {
            let crates = serde_json::json!({"major": crates.major, "you": crates.you});
            delivered.insert(board.section(city).id.clone(), crates);
        }
        Self {
            position: outcome.position.notation(board),
            loaded: tally.loaded,
            moved: tally.moved,
            performance: tally.performance,
            delivered,
            steps: outcome
                .steps
                .iter()
                .map(|step| step_sentence(board, step))
                .collect(),
        }
    }
}

/// A5: each row as it is written, 1 taken and 0 open.
fn invest(request: &InvestRequest) -> Result<Answer, String> {
    let mut rows = Vec::new();
    for (index, row) in request.rows.iter().enumerate() {
        if let Some(column) = row.chars().position(|space| space != '0' && space != '1') {
            return Err(format!(
                "invest, row {}, column {}: expected 1 for a taken space or 0 for an open one",
                index + 1,
                column + 1
            ));
        }
        rows.push(row.find('0').map(|space| space + 1));
    }
    Ok(Answer::Invest {
        places: investments(rows).collect(),
    })
}
