//! Shorter ways of typing what you did: a train by a car in it, several Crates at once.

use crate::freight::{Board, CarPlace, Departure, Position, Train, naming::listed};

use super::naming::{car_names, chosen, place_names, why_not_moved};

/// Several Crates on one car, as typed: "YM C4 2", and "YM 2" or "YM" alone where its kind stands in one loading
/// space only. Gives each with the car, by its place among `cars`, and the number of Crates.
#[must_use]
pub fn load_names(
    board: &Board,
    position: &Position,
    cars: &[CarPlace],
) -> Vec<(String, usize, u8)> {
    let mut names = Vec::new();
    for (index, &at) in cars.iter().enumerate() {
        let car = position.car(at);
        let mut called = car_names(board, position, at).to_vec();
        let kind = |other: &CarPlace| position.car(*other).kind == car.kind;
        if cars.iter().filter(|other| kind(other)).count() == 1 {
            called.push(car.kind.to_string());
        }
        for name in called {
            for count in 2..=car.room() {
                names.push((format!("{name} {count}"), index, count));
            }
            names.push((name, index, 1));
        }
    }
    unique(names, |one, other| (one.1, one.2) == (other.1, other.2))
}

/// Trains named by their cars: "ML" where just one train that may move holds his Large, "YM+YS", "ML C4". A shortcut is
/// named as well, before or behind; where there is nothing else to choose from, the train alone will do (F11).
#[must_use]
pub fn train_names(
    board: &Board,
    position: &Position,
    departures: &[Departure],
) -> Vec<(String, usize, u8)> {
    let only_shortcuts = departures.iter().all(is_shortcut);
    let mut names = Vec::new();
    for (index, departure) in departures.iter().enumerate() {
        let place = departure.place();
        let ids = place_names(board, position, place);
        let train = match departure {
            Departure::City(_, cars) => chosen(position, place, cars),
            Departure::Train(_) | Departure::Shortcut(_) => position.at(place).clone(),
        };
        let mut called = vec![train.to_string(), kinds(&train)];
        if !matches!(departure, Departure::City(..)) {
            called.extend(train.cars.iter().map(|car| car.kind.to_string()));
        }
        let with_place = called
            .iter()
            .flat_map(|name| ids.iter().map(move |id| format!("{name} {id}")));
        let with_place: Vec<String> = with_place.collect();
        called.extend(with_place);
        if !matches!(departure, Departure::City(..)) {
            called.extend(ids);
        }
        if is_shortcut(departure) {
            for name in &called {
                names.push((format!("{name} shortcut"), index, 1));
                names.push((format!("shortcut {name}"), index, 1));
            }
        }
        if only_shortcuts || !is_shortcut(departure) {
            names.extend(called.into_iter().map(|name| (name, index, 1)));
        }
    }
    unique(names, |one, other| one.1 == other.1)
}

/// "YM+YS": a train that leaves a city, as it may be typed.
#[must_use]
pub fn train_key(position: &Position, departure: &Departure) -> String {
    match departure {
        Departure::City(city, cars) => kinds(&chosen(position, *city, cars)),
        Departure::Train(place) | Departure::Shortcut(place) => kinds(position.at(*place)),
    }
}

fn is_shortcut(departure: &Departure) -> bool {
    matches!(departure, Departure::Shortcut(_))
}

/// "YM+YS": a train without its Crates.
fn kinds(train: &Train) -> String {
    let kinds: Vec<String> = train.cars.iter().map(|car| car.kind.to_string()).collect();
    kinds.join("+")
}

/// Names that mean one thing only, each once.
fn unique<T>(
    names: Vec<(String, usize, T)>,
    same: impl Fn(&(String, usize, T), &(String, usize, T)) -> bool,
) -> Vec<(String, usize, T)> {
    let clear: Vec<bool> = (names.iter())
        .enumerate()
        .map(|(at, name)| {
            let mut alike = names
                .iter()
                .enumerate()
                .filter(|(_, other)| other.0 == name.0);
            alike.all(|(before, other)| same(other, name) && before >= at)
        })
        .collect();
    let clear = names.into_iter().zip(clear);
    clear
        .filter_map(|(name, clear)| clear.then_some(name))
        .collect()
}

/// Where cars answer to a name, "YM" or "YM(y)".
fn places_of(board: &Board, position: &Position, name: &str) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for (at, car) in position.cars() {
        let id = board.place_id(at.place);
        let named = car.to_string().eq_ignore_ascii_case(name)
            || car.kind.to_string().eq_ignore_ascii_case(name);
        if named && !places.contains(&id) {
            places.push(id);
        }
    }
    places
}

/// F6: why no train of these cars sets out; `None` if one of them is no car.
fn why_not_formed(board: &Board, position: &Position, typed: &str) -> Option<String> {
    let names: Vec<&str> = typed.split('+').map(str::trim).collect();
    let mut stand = Vec::new();
    let mut together: Option<Vec<String>> = None;
    for name in names {
        let places = places_of(board, position, name);
        if places.is_empty() {
            return None;
        }
        stand.push(format!("{name} on {}", listed(&places)));
        together = Some(match together {
            Some(known) => known.into_iter().filter(|id| places.contains(id)).collect(),
            None => places,
        });
    }
    let together = together.unwrap_or_default();
    let cities = board.cities().map(|city| board.section(city).id.clone());
    if let Some(city) = cities.iter().find(|city| together.contains(city)) {
        return why_not_moved(board, position, &format!("{city} {typed}"));
    }
    Some(match together.first() {
        Some(id) => format!(
            "These cars are on their way in one train and keep their order (F7): type {id} to move it."
        ),
        None => format!(
            "A train is formed of cars that stand in one city (F6); these stand so: {}.",
            stand.join(", ")
        ),
    })
}

/// Why a train that was named by one of its cars does not move, or which of several is not clear; `None` where no
/// car was named.
#[must_use]
pub fn why_car_not_moved(board: &Board, position: &Position, typed: &str) -> Option<String> {
    let typed = typed.trim();
    if typed.contains('+') {
        return why_not_formed(board, position, typed);
    }
    let (name, place) = typed.split_once(' ').unwrap_or((typed, ""));
    let mut places = places_of(board, position, name);
    places.retain(|id| place.is_empty() || id.eq_ignore_ascii_case(place));
    match places.as_slice() {
        [] => None,
        [only] => {
            let city = board
                .find(only)
                .is_some_and(|section| board.is_city(section));
            if city {
                why_not_moved(board, position, &format!("{only} {name}")).or_else(|| {
                    Some(format!(
                        "Several cars there answer to {name}: type {only}, and then the cars."
                    ))
                })
            } else {
                why_not_moved(board, position, only)
            }
        }
        [first, ..] => Some(format!(
            "{name} stands on {}: type the place, such as {first}.",
            listed(&places)
        )),
    }
}
