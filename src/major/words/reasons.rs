//! What `why` says: each step's rule, and everyone passed over before it.

use crate::{
    freight::{
        Board, FreightCar,
        naming::{car_name, kind_name, listed, where_name},
    },
    major::{
        game::MajorGame,
        rulings::Rulings,
        step::{PassedOver, Step, What, Why},
    },
};

use super::{capitalised, step_sentence};

/// The reasons of his last turn: of all its steps, of one, or those that concern a car.
#[must_use]
pub fn why(game: &MajorGame, about: &str) -> String {
    let wants_a_car = about.trim().starts_with(|c: char| !c.is_ascii_digit());
    match &game.last_turn {
        Some(record) if wants_a_car => super::why_car(game, record, about.trim()),
        _ => why_steps(game, about),
    }
}

fn why_steps(game: &MajorGame, about: &str) -> String {
    let Some(record) = &game.last_turn else {
        return "The Major has not had a turn yet.".into();
    };
    let board = &game.facts.board;
    let steps = record.steps(&game.facts);
    let mut lines = vec![format!("His last card: {}.", record.card)];
    let mut number = 0;
    let wanted: Option<usize> = match about.trim() {
        "" => None,
        typed => match typed.parse() {
            Ok(wanted) => Some(wanted),
            Err(_) => {
                return format!(
                    "Type why, why and the number of a step, or why and a car, as in why YM C4; “{typed}” is none of these."
                );
            }
        },
    };
    for step in &steps {
        let numbered = !matches!(step.what, What::Decides { .. });
        number += usize::from(numbered);
        if wanted.is_some_and(|wanted| !numbered || wanted != number) {
            continue;
        }
        let sentence = step_sentence(board, step);
        lines.push(if numbered {
            format!("{number}. {sentence}")
        } else {
            sentence
        });
        lines.push(format!("   {}", rule(step)));
        let orders = &game.facts.rulings;
        // several that had their share of this pass were told at their own steps
        let had_share = |passed: &&PassedOver| {
            matches!(passed.why, Why::LoadedInThisPass | Why::MovedInThisPass)
        };
        let together = step.passed_over.iter().filter(had_share).count() > 1;
        if together {
            lines.push(format!("   - {}.", had_their_share(step)));
        }
        for passed in &step.passed_over {
            if !(together && had_share(&passed)) {
                lines.push(format!("   - {}", passed_over(board, orders, step, passed)));
            }
        }
    }
    match wanted {
        Some(wanted) if wanted == 0 || wanted > number => {
            format!("His last turn has {number} steps; type why and one of their numbers.")
        }
        _ => lines.join("\n"),
    }
}

/// The rule that a step follows, in a sentence.
pub(super) fn rule(step: &Step) -> String {
    match &step.what {
        What::Decides { .. } => {
            "He loads first if he can load at least half of the Crates, rounded up (M4).".into()
        }
        What::Loads {
            crates, car, pass, ..
        } => {
            let passes = match crates {
                1 => format!("pass {pass}"),
                _ => format!("the passes {pass} to {}", pass + crates - 1),
            };
            format!(
                "{} is next on his list in {passes} and has room (M5, M6).",
                capitalised(&kind_name(car.kind))
            )
        }
        What::LoadsLost { supply: true, .. } => "Crates come from his supply alone (M7).".into(),
        What::LoadsLost { .. } => "Crates that find no room are lost (M4, M5).".into(),
        What::Enters {
            line: Some(line),
            entered,
        } => {
            let row = if !entered.joined.is_empty() {
                " He joins a train where it fits (M13)."
            } else if entered.displaced.is_empty() {
                ""
            } else {
                " Both do not fit in the row, so the train there is pushed (F8, M13)."
            };
            format!(
                "{} is next on his list, and its train may move (M8).{row}",
                capitalised(&kind_name(*line))
            )
        }
        What::Enters { entered, .. } if entered.split => {
            "A train made only of your cars and Crates is split where it is pushed into a junction (F8, M14).".into()
        }
        What::Enters { .. } => "A train that does not fit with the arriving one is pushed one section, free of charge (F8).".into(),
        What::Delivers { line: Some(line), .. } => format!(
            "{} is next on his list, and its train may move (M8). Reaching a city is a delivery (F10).",
            capitalised(&kind_name(*line))
        ),
        What::Delivers { .. } => "It was pushed, and reaching a city is a delivery (F8, F10).".into(),
        What::MovesLost {
            passes_over: true, ..
        } => "He goes down his list twice; there is no third pass (M8).".into(),
        What::MovesLost { .. } => "Movements that no train can make are lost (F12, M8).".into(),
        What::Ships { .. } => "He ships as printed, from his supply, and takes no reward (M18).".into(),
        What::ShipsLost { .. } => "Crates come from his supply alone (M7, M18).".into(),
        What::RaisesPawn(_) | What::Instructs(_) => "As printed on the card (M18).".into(),
    }
}

/// M5, M8: cars that come no more in this pass, in one line.
fn had_their_share(step: &Step) -> String {
    let mut kinds: Vec<String> = Vec::new();
    let mut does = "";
    for passed in &step.passed_over {
        does = match passed.why {
            Why::LoadedInThisPass => "had a Crate of this pass before (M5)",
            Why::MovedInThisPass => "moved for their lines in this pass before (M8)",
            _ => continue,
        };
        let kind = kind_name(passed.line);
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    format!("{} {does}", listed(&kinds))
}

fn passed_over(board: &Board, rulings: &Rulings, step: &Step, passed: &PassedOver) -> String {
    let loads = matches!(step.what, What::Loads { .. } | What::LoadsLost { .. });
    let order = if loads {
        rulings.load_order.lines()
    } else {
        rulings.move_order.lines()
    };
    let number = order
        .iter()
        .position(|&kind| kind == passed.line)
        .map_or(0, |index| index + 1);
    match passed.car {
        None => format!(
            "line {number} of his list, {}: none on the railway.",
            kind_name(passed.line)
        ),
        Some((at, car)) => format!(
            "line {number} of his list, {} {}: {}.",
            car_name(&car),
            where_name(board, at.place),
            reason(passed.why, &car)
        ),
    }
}

pub(super) fn reason(why: Why, car: &FreightCar) -> String {
    match why {
        Why::NoSuchCar => "none on the railway".into(),
        Why::Full => "full (M5)".into(),
        Why::NotInLoadingSpace => "not in a loading space (M6)".into(),
        Why::LoadedInThisPass => "has its Crate of this pass already (M5)".into(),
        Why::LineLoadedInThisPass => {
            "another car of this line got the Crate of this pass (M5, ruling load-pass)".into()
        }
        Why::NotChosen => "as good, but the choice fell on another".into(),
        Why::NoCrateOfHis => "carries no Crate of his (M9)".into(),
        Why::NotHalfFull if car.half_full() => {
            "another car of its train is not half full (F3, M10)".into()
        }
        Why::NotHalfFull => {
            let aboard = match car.crates() {
                0 => "no Crate".to_owned(),
                aboard => super::crates(aboard),
            };
            let needs = car.kind.size.crates_to_move();
            format!("carries {aboard} and needs {needs} to move (F3, M10)")
        }
        Why::Passenger => {
            "a car of yours in its train carries no Crate of his (M9, ruling passengers)".into()
        }
        Why::MovedInThisPass => "has moved for this line in this pass (M8)".into(),
        Why::LineMovedInThisPass => {
            "another train moved for this line in this pass (M8, ruling move-pass)".into()
        }
        Why::Farther { sections } => {
            format!("farther from its destination, {sections} sections (M11)")
        }
    }
}
