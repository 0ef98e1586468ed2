//! What `why YM C4` says: what each step of his last turn did with that car, or why it did nothing with it.

use crate::{
    freight::{
        Board, CarKind, Place, Position, Train,
        naming::{kind_name, where_name},
    },
    major::{
        game::MajorGame,
        record::{Retold, TurnRecord},
        rulings::CarOrder,
        step::{Step, What},
    },
};

use super::{capitalised, reason, rule, step_sentence};

/// A car as a person names it: its kind, and where it stood at some time of the turn.
struct Named {
    kind: CarKind,
    places: Vec<Place>,
    /// "your Medium on C4".
    name: String,
}

/// The reasons that concern one car.
pub(super) fn why_car(game: &MajorGame, record: &TurnRecord, about: &str) -> String {
    let board = &game.facts.board;
    let Some(car) = read_car(board, about).or_else(|| read_only_car(game, about)) else {
        return format!(
            "Type why, why and the number of a step, or why and a car with its place, as in why YM C4; “{about}” is none of these."
        );
    };
    let (steps, _) = record.retold(&game.facts);
    let stood = |position: &Position| {
        position
            .cars_of(car.kind)
            .any(|(at, _)| car.places.contains(&at.place))
    };
    let arrived = |step: &Step| match &step.what {
        What::Enters { entered, .. } => {
            car.places.contains(&entered.place) && holds(&entered.train, car.kind)
        }
        What::Delivers { arrival, .. } => {
            car.places.contains(&board.first_place(arrival.to)) && holds(&arrival.train, car.kind)
        }
        _ => false,
    };
    let was_there = |retold: &Retold| stood(&retold.before) || arrived(&retold.step);
    if !steps.iter().any(was_there) {
        return format!(
            "{} did not stand there in his last turn.",
            capitalised(&car.name)
        );
    }
    let mut lines = vec![format!(
        "His last card: {}. {}:",
        record.card,
        capitalised(&car.name)
    )];
    let mut number = 0;
    for Retold { before, step } in &steps {
        number += usize::from(!matches!(step.what, What::Decides { .. }));
        if arrived(step) {
            lines.push(format!(
                "  {number}. {} {}",
                step_sentence(board, step),
                rule(step)
            ));
            continue;
        }
        if !stood(before) {
            continue;
        }
        for line in concerning(game, &car, before, step) {
            lines.push(format!("  {number}. {line}"));
        }
    }
    if lines.len() == 1 {
        lines.push("  No step loaded or moved anything while it stood there.".to_owned());
    }
    lines.join("\n")
}

/// "YM C4", "ym(my) c4.2", "YM BEN".
fn read_car(board: &Board, about: &str) -> Option<Named> {
    let mut words = about.split_whitespace();
    let (kind, place) = (words.next()?, words.next()?);
    let kind = kind.split('(').next().unwrap_or(kind);
    let kind = CarKind::ALL
        .into_iter()
        .find(|known| known.to_string().eq_ignore_ascii_case(kind))?;
    let section = board.find(place.split('.').next().unwrap_or(place))?;
    let places: Vec<Place> = match place.contains('.') {
        true => board
            .rows(section)
            .filter(|&row| board.place_id(row).eq_ignore_ascii_case(place))
            .collect(),
        false => board.rows(section).collect(),
    };
    let first = *places.first()?;
    let place = match board.is_city(section) || place.contains('.') {
        true => where_name(board, first),
        false => format!("on {}", board.section(section).id),
    };
    let name = format!("{} {place}", kind_name(kind));
    Some(Named { kind, places, name })
}

/// "ML", where it is the only one of its kind: wherever it stood.
fn read_only_car(game: &MajorGame, about: &str) -> Option<Named> {
    let is_named = |kind: &CarKind| kind.to_string().eq_ignore_ascii_case(about);
    let kind = CarKind::ALL.into_iter().find(is_named)?;
    (game.position.count(kind) == 1).then(|| Named {
        kind,
        places: game.facts.board.places().collect(),
        name: kind_name(kind),
    })
}

/// What a step has to do with the car: nothing, or a sentence for each such car that stands there.
fn concerning(game: &MajorGame, car: &Named, before: &Position, step: &Step) -> Vec<String> {
    let board = &game.facts.board;
    let rulings = &game.facts.rulings;
    let (verb, order, chosen) = match &step.what {
        What::Loads {
            at, car: loaded, ..
        } if car.places.contains(&at.place) && loaded.kind == car.kind => {
            return vec![format!("{} {}", step_sentence(board, step), rule(step))];
        }
        What::Enters { entered, .. }
            if car.places.contains(&entered.from) && holds(&entered.train, car.kind) =>
        {
            return vec![format!("{} {}", step_sentence(board, step), rule(step))];
        }
        What::Delivers { arrival, .. }
            if car.places.contains(&arrival.from) && holds(&arrival.train, car.kind) =>
        {
            return vec![format!("{} {}", step_sentence(board, step), rule(step))];
        }
        What::Loads { car: loaded, .. } => ("loaded", &rulings.load_order, Some(loaded.kind)),
        What::LoadsLost { .. } => ("loaded", &rulings.load_order, None),
        What::Enters {
            line: Some(line), ..
        }
        | What::Delivers {
            line: Some(line), ..
        } => ("moved", &rulings.move_order, Some(*line)),
        What::MovesLost { .. } => ("moved", &rulings.move_order, None),
        _ => return Vec::new(),
    };
    let passed: Vec<String> = step
        .passed_over
        .iter()
        .filter_map(|passed| Some((passed, passed.car?)))
        .filter(|(passed, (at, _))| passed.line == car.kind && car.places.contains(&at.place))
        .map(|(passed, (_, seen))| format!("Not {verb}: {}.", reason(passed.why, &seen)))
        .collect();
    if !passed.is_empty() {
        return passed;
    }
    let mut standing = before
        .cars_of(car.kind)
        .filter(|(at, _)| car.places.contains(&at.place));
    if verb == "loaded" && standing.all(|(_, car)| car.room() == 0) {
        return vec!["Not loaded: full (M5).".to_owned()];
    }
    let later = chosen.and_then(|chosen| comes_later(order, car.kind, chosen));
    let there = before
        .cars_of(car.kind)
        .any(|(at, _)| car.places.contains(&at.place));
    match later {
        Some(sentence) if there => vec![format!("Not {verb}: {sentence}")],
        _ => Vec::new(),
    }
}

fn holds(train: &Train, kind: CarKind) -> bool {
    train.cars.iter().any(|car| car.kind == kind)
}

/// The line of the list that was chosen comes before that of the car.
fn comes_later(order: &CarOrder, kind: CarKind, chosen: CarKind) -> Option<String> {
    let line = |kind: CarKind| order.lines().iter().position(|&other| other == kind);
    let (mine, his) = (line(kind)? + 1, line(chosen)? + 1);
    if mine <= his {
        return None;
    }
    Some(format!(
        "its line of the list, {mine}, was not reached; {} on line {his} came first.",
        kind_name(chosen)
    ))
}
