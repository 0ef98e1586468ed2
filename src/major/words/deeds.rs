//! Your deeds on the railway by example, for `help`: each as it may be typed on the table that lies there.

use std::cmp::Reverse;

use crate::{
    freight::{Board, Departure, Position, departures, loading_choices},
    major::game::MajorGame,
};

use super::{car_key, counted, is_yours_to_send, likelihood, train_key};

/// Each deed that is possible now, with an example.
#[must_use]
pub fn how_on_the_railway(game: &MajorGame) -> String {
    let (board, position) = (&game.facts.board, &game.position);
    let moves = departures(board, position);
    let mut lines = Vec::new();
    lines.extend(how_to_load(board, position));
    lines.extend(how_to_move(board, position, &moves));
    lines.extend(how_to_form(board, position, &moves));
    lines.extend(how_to_take_a_shortcut(board, position, &moves));
    lines.push("ship, as in ship 2: so many Crates of yours go to the Ships (F13)".into());
    lines.push("done, or Enter: your turn is over".into());
    format!("  - {}.", lines.join(".\n  - "))
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
    let train = best(position, moves, |way| matches!(way, Departure::Train(_)))?;
    let mut kinds = position.at(train.place()).cars.iter().map(|car| car.kind);
    let car = kinds.find(|kind| position.count(*kind) == 1);
    let by_car = car.map_or_else(String::new, |kind| format!(" or move {kind}"));
    let id = board.place_id(train.place());
    Some(format!(
        "move, as in move {id}{by_car}: that train goes on one section (F7)"
    ))
}

fn how_to_form(board: &Board, position: &Position, moves: &[Departure]) -> Option<String> {
    let way = best(position, moves, |way| matches!(way, Departure::City(..)))?;
    let (city, cars) = (board.place_id(way.place()), train_key(position, way));
    Some(format!(
        "move, as in move {city} {cars}: a train is formed in a city, the front car first (F6)"
    ))
}

fn how_to_take_a_shortcut(
    board: &Board,
    position: &Position,
    moves: &[Departure],
) -> Option<String> {
    let way = best(position, moves, |way| matches!(way, Departure::Shortcut(_)))?;
    let id = board.place_id(way.place());
    let typed = match is_yours_to_send(position, way) {
        true => format!("shortcut, as in shortcut {id}"),
        false => format!("move {id} shortcut"),
    };
    let price = counted(way.price(board).into(), "movement");
    Some(format!(
        "{typed}: that train goes straight into the next city, for {price} (F11)"
    ))
}

/// The best example of its sort: sooner yours, and of the trains that a city can form the longest, which says most.
fn best<'m>(
    position: &Position,
    moves: &'m [Departure],
    is: fn(&Departure) -> bool,
) -> Option<&'m Departure> {
    let ways = moves.iter().filter(|way| is(way));
    ways.min_by_key(|way| {
        let length = match way {
            Departure::City(_, cars) => cars.len(),
            _ => 0,
        };
        (!is_yours_to_send(position, way), Reverse(length))
    })
}
