//! What `forecast` says.

use crate::{
    freight::naming::{kind_name, listed, train_name, where_name},
    major::{
        forecast::{Effect, Forecast, Range, TrainForecast, forecast},
        game::MajorGame,
        known::still_to_come,
    },
};

use super::{capitalised, train_with_crates};

/// Before the first turn.
const NO_FORECAST_YET: &str =
    "There is a forecast once the table is set up and the game has begun.";

/// Each card that may come next, what it would do, and the chance of each of your trains to be
/// moved.
#[must_use]
pub fn forecast_view(game: &MajorGame) -> String {
    if game.is_being_set_up() {
        return NO_FORECAST_YET.into();
    }
    let (may_come, unknown) = if game.own_deck {
        still_to_come(&game.facts.known, &game.deck.drawn, game.round)
    } else {
        (game.deck.may_come(&game.facts.cards), 0)
    };
    if may_come.is_empty() {
        return "I do not know the cards that may still come, so there is no forecast.".into();
    }
    let forecast = forecast(&game.scene(), &game.position, game.supply, &may_come);
    let mut lines = vec![match (forecast.count, unknown) {
        (1, 0) => "His next card can only be:".to_owned(),
        (count, 0) => format!("If his card came now, one of {count}:"),
        (count, unknown) => format!(
            "If his card came now, one of {}, of which I know {count}:",
            count + unknown
        ),
    }];
    for card in &forecast.cards {
        let copies = match card.copies {
            1 => String::new(),
            copies => format!(" ({copies} of them)"),
        };
        let mut told = card
            .effect
            .map_or_else(|| "too many choices of yours to tell".into(), effect);
        for (train, surely) in &card.trains {
            let TrainForecast { place, kind, .. } = forecast.trains[*train];
            let standing = game.position.at(place);
            let cars = kind.map_or_else(|| train_name(standing), kind_name);
            let several = kind.is_none() && standing.cars.len() > 1;
            let verb = match (surely, several) {
                (true, false) => "moves",
                (true, true) => "move",
                (false, _) => "may move",
            };
            told += &format!("; {cars} {} {verb}", where_name(&game.facts.board, place));
        }
        lines.push(format!("  - {}{copies}: {told}.", card.text));
    }
    if !forecast.trains.is_empty() {
        lines.push(match unknown {
            0 => "Your cars would be moved:".into(),
            _ => "Your cars would be moved, by the cards that I know:".into(),
        });
    }
    for train in &forecast.trains {
        lines.push(format!("  - {}.", chance(game, &forecast, train)));
    }
    lines.join("\n")
}

fn effect(effect: Effect) -> String {
    let mut parts = vec![
        format!("loads {}", range(effect.loaded)),
        format!("moves {}", range(effect.moved)),
    ];
    // M4: told in the order in which it happens
    match effect.loads_first {
        Some(true) => parts[0] = format!("first {}", parts[0]),
        Some(false) => {
            parts.swap(0, 1);
            parts[0] = format!("first {}", parts[0]);
        }
        None => {}
    }
    let his = effect.delivered.major;
    let yours = effect.delivered.you;
    let delivered: Vec<String> = [(his, "his"), (yours, "yours")]
        .into_iter()
        .filter(|(crates, _)| crates.most > 0)
        .map(|(crates, whose)| format!("{} of {whose}", range(crates)))
        .collect();
    if !delivered.is_empty() {
        parts.push(format!("delivers {}", listed(&delivered)));
    }
    parts.join(", ")
}

fn range(range: Range) -> String {
    if range.least == range.most {
        range.least.to_string()
    } else {
        format!("{} to {}", range.least, range.most)
    }
}

fn chance(game: &MajorGame, forecast: &Forecast, train: &TrainForecast) -> String {
    let board = &game.facts.board;
    let cars = match train.kind {
        Some(kind) => kind_name(kind),
        None => train_with_crates(game.position.at(train.place)),
    };
    let cars = format!("{} {}", capitalised(&cars), where_name(board, train.place));
    let count = forecast.count;
    match (train.surely, train.perhaps) {
        (_, 0) => format!("{cars}: by no card"),
        (surely, perhaps) if surely == perhaps => format!("{cars}: by {surely} of {count} cards"),
        (surely, perhaps) => {
            format!("{cars}: by {surely} of {count} cards, by {perhaps} if ties go so")
        }
    }
}
