//! Your deeds on the railway by example, for `help`: each as it may be typed on the table that lies there.

use std::cmp::Reverse;

use crate::{
    freight::{Board, Departure, Position, departures, loading_choices},
    major::game::MajorGame,
};

use super::{car_key, counted, departure_key, is_yours_to_send, likelihood, train_key};

/// Each deed that is possible now, with an example.
#[must_use]
pub fn how_on_the_railway(game: &MajorGame) -> String {
    let (board, position) = (&game.facts.board, &game.position);
    let moves = departures(board, position);
    let mut lines = Vec::new();
    lines.extend(how_to_load(board, position));
    lines.extend(how_to_move(board, position, &moves));
    lines.extend(how_to_take_a_shortcut(board, position, &moves));
    lines.push("ship, as in ship 2: so many Crates of yours go to the Ships (F13)".into());
    lines.push("done, or Enter: your turn is over".into());
    let lines: Vec<String> = lines.iter().map(|line| format!("  - {line}.")).collect();
    lines.join("\n")
}

fn how_to_load(board: &Board, position: &Position) -> Option<String> {
    let cars = loading_choices(board, position);
    let at = cars
        .into_iter()
        .min_by_key(|at| likelihood(position, *at))?;
    let key = car_key(board, position, at);
    let several = match position.car(at).room() {
        0 | 1 => String::new(),
        room => format!(". load {key} {room} loads several, where an effect allows it"),
    };
    Some(format!(
        "load, as in load {key}: a Crate of yours on that car (F4). The place may be left out where only one such car can be loaded{several}"
    ))
}

fn how_to_move(board: &Board, position: &Position, moves: &[Departure]) -> Option<String> {
    let trains = moves
        .iter()
        .filter(|way| matches!(way, Departure::Train(_)));
    let train = trains.min_by_key(|way| !is_yours_to_send(position, way));
    let train = train.map(|train| {
        let cars = &position.at(train.place()).cars;
        let mut alone = cars.iter().map(|car| car.kind);
        let car = alone.find(|kind| position.cars_of(*kind).count() == 1);
        let by_car = car.map_or_else(String::new, |kind| format!(" or move {kind}"));
        let id = departure_key(board, position, train);
        format!(", as in move {id}{by_car}: a train goes on one section (F7)")
    });
    // the longest train that a city can form says most
    let formed = moves.iter().filter_map(|way| match way {
        Departure::City(_, cars) => Some((Reverse(cars.len()), way)),
        _ => None,
    });
    let formed = formed.min_by_key(|(length, _)| *length).map(|(_, way)| {
        let (city, cars) = (board.place_id(way.place()), train_key(position, way));
        format!(", as in move {city} {cars}: a train formed in a city, the front car first (F6)")
    });
    let ways: Vec<String> = train.into_iter().chain(formed).collect();
    (!ways.is_empty()).then(|| format!("move{}", ways.join("; or")))
}

fn how_to_take_a_shortcut(
    board: &Board,
    position: &Position,
    moves: &[Departure],
) -> Option<String> {
    let shortcuts = moves
        .iter()
        .filter(|way| matches!(way, Departure::Shortcut(_)));
    let way = shortcuts.min_by_key(|way| !is_yours_to_send(position, way))?;
    let id = board.place_id(way.place());
    let typed = match is_yours_to_send(position, way) {
        true => format!("shortcut, as in shortcut {id}"),
        false => format!("move {id} shortcut"),
    };
    Some(format!(
        "{typed}: that train goes straight into the next city, for {} (F11)",
        counted(way.price(board).into(), "movement")
    ))
}
