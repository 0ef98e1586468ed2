//! What a person types for a car, a train, a row, and how the options read.

use crate::freight::{
    Board, CarKind, CarPlace, Departure, Fault, Motion, MoveRefusal, Owner, Place, Position, Train,
    naming::{car_name, section_name, where_name},
    trains_from_city,
};

use super::{counted, train_with_crates};

/// A fault in a line of notation, as a sentence that begins with the place.
#[must_use]
pub fn fault(fault: &Fault) -> String {
    format!("Column {}: {}.", fault.column, fault.message)
}

/// "YM C4"; "YM(y) C4" where another car of its kind stands there with other Crates.
#[must_use]
pub fn car_key(board: &Board, position: &Position, at: CarPlace) -> String {
    let [short, long, ..] = car_names(board, position, at);
    let alone = !position.cars_of(position.car(at).kind).any(|(other, car)| {
        other.place == at.place && car.to_string() != position.car(at).to_string()
    });
    if alone { short } else { long }
}

/// What a person may type for a car: by its kind, and by its kind and Crates; the row named or left out.
#[must_use]
pub fn car_names(board: &Board, position: &Position, at: CarPlace) -> [String; 4] {
    let car = position.car(at);
    let [place, row, section] = place_names(board, position, at.place);
    [
        format!("{} {place}", car.kind),
        format!("{car} {place}"),
        format!("{} {row}", car.kind),
        format!("{} {section}", car.kind),
    ]
}

/// What a person may type for a place: as notation calls it, with its row, and without where nothing stands in the first
/// row, which is called so.
#[must_use]
pub fn place_names(board: &Board, position: &Position, place: Place) -> [String; 3] {
    let section = board.section_of(place);
    let first = board.first_place(section);
    let called_so = if position.at(first).is_empty() {
        first
    } else {
        place
    };
    [
        board.place_id(place),
        board.row_id(place),
        board.place_id(called_so),
    ]
}

/// Whether a train holds a car or a Crate of yours, so that you may well want it to go.
#[must_use]
pub fn is_yours_to_send(position: &Position, departure: &Departure) -> bool {
    let mut cars = position.at(departure.place()).cars.iter();
    cars.any(|car| car.kind.owner == Owner::You || car.your_crates > 0)
}

/// A tied car: "his Small (empty) in Benares".
#[must_use]
pub fn tied_car(board: &Board, position: &Position, at: CarPlace) -> String {
    format!(
        "{} {}",
        car_name(position.car(at)),
        where_name(board, at.place)
    )
}

/// "YM C4"; "YM" where there is just one.
pub(super) fn named_car(board: &Board, position: &Position, typed: &str) -> Option<CarPlace> {
    let typed = typed.trim();
    let matches = |at: &CarPlace| {
        let mut names = car_names(board, position, *at).into_iter();
        names.any(|name| name.eq_ignore_ascii_case(typed))
    };
    let by_place = position.cars().map(|(at, _)| at).find(matches);
    by_place.or_else(|| {
        let is_kind = |kind: &CarKind| kind.to_string().eq_ignore_ascii_case(typed);
        let kind = CarKind::ALL.into_iter().find(is_kind)?;
        let mut cars = position.cars_of(kind).map(|(at, _)| at);
        cars.next().filter(|_| cars.next().is_none())
    })
}

/// "C4.2", "C6 shortcut"; for a city "BEN", or where only one train can leave it "BEN YM".
#[must_use]
pub fn departure_key(board: &Board, position: &Position, departure: &Departure) -> String {
    let place = board.place_id(departure.place());
    match departure {
        Departure::Shortcut(_) => format!("{place} shortcut"),
        Departure::Train(_) => place,
        Departure::City(city, _) => match &trains_from_city(position, *city)[..] {
            [only] => format!("{place} {}", chosen(position, *city, only)),
            _ => place,
        },
    }
}

/// "his Medium (1 his) on C4, to C5".
#[must_use]
pub fn departure_option(board: &Board, position: &Position, departure: &Departure) -> String {
    let place = departure.place();
    let section = board.section_of(place);
    let next = section_name(board, board.next(section));
    match departure {
        Departure::City(city, _) => {
            let city_name = section_name(board, section);
            match &trains_from_city(position, *city)[..] {
                [only] => format!(
                    "{} out of {city_name}, to {next}",
                    train_with_crates(&chosen(position, *city, only))
                ),
                _ => format!("a train formed in {city_name}, to {next}"),
            }
        }
        Departure::Train(_) => format!(
            "{} {}, to {next}",
            train_with_crates(position.at(place)),
            where_name(board, place),
        ),
        Departure::Shortcut(_) => format!(
            "{} {}, by the shortcut straight into {}, for {} (F11)",
            train_with_crates(position.at(place)),
            where_name(board, place),
            section_name(board, board.destination(section)),
            counted(departure.price(board).into(), "movement")
        ),
    }
}

/// In a tie: "C2.2", or the car that leaves a city: "BEN MS(m)".
#[must_use]
pub fn departing_key(board: &Board, position: &Position, departure: &Departure) -> String {
    let place = board.place_id(departure.place());
    match departure {
        Departure::City(city, cars) => {
            let train = chosen(position, *city, cars);
            format!("{train} {place}")
        }
        Departure::Train(_) | Departure::Shortcut(_) => place,
    }
}

/// In a tie: "his Medium (1 his) on C2 row 2".
#[must_use]
pub fn departing_train(board: &Board, position: &Position, departure: &Departure) -> String {
    let place = departure.place();
    let train = match departure {
        Departure::City(_, cars) => chosen(position, place, cars),
        Departure::Train(_) | Departure::Shortcut(_) => position.at(place).clone(),
    };
    format!("{} {}", train_with_crates(&train), where_name(board, place))
}

pub(super) fn chosen(position: &Position, city: Place, cars: &[usize]) -> Train {
    let standing = &position.at(city).cars;
    Train::new(
        cars.iter()
            .filter_map(|&index| standing.get(index).copied())
            .collect(),
    )
}

/// Why what was typed may not move: a place, or a city and its cars; `None` if no place was
/// named.
#[must_use]
pub fn why_not_moved(board: &Board, position: &Position, typed: &str) -> Option<String> {
    let (id, cars) = typed.trim().split_once(' ').unwrap_or((typed.trim(), ""));
    let named = |&place: &Place| board.place_id(place).eq_ignore_ascii_case(id);
    let Some(place) = board.places().find(named) else {
        return super::why_car_not_moved(board, position, typed);
    };
    let city = board.is_city(board.section_of(place));
    if city && !cars.is_empty() {
        return read_order(position, place, cars).err();
    }
    let standing = position.at(place).cars.len();
    let refusals = (0..standing.max(1)).map(|index| {
        let departure = if city && standing > 0 {
            Departure::City(place, vec![index])
        } else {
            Departure::Train(place)
        };
        Motion::depart(board, &mut position.clone(), &departure).err()
    });
    let refusals: Vec<MoveRefusal> = refusals.flatten().collect();
    let first = refusals.first()?;
    if city && standing > 0 {
        let needs = refusals.iter().map(ToString::to_string).collect::<Vec<_>>();
        Some(needs.join(" "))
    } else {
        Some(first.to_string())
    }
}

/// "Which cars leave Benares, the front car first? …"
#[must_use]
pub fn form_which(board: &Board, position: &Position, city: Place) -> String {
    let eligible: Vec<String> = position
        .at(city)
        .cars
        .iter()
        .filter(|car| car.half_full())
        .map(ToString::to_string)
        .collect();
    format!(
        "Which cars leave {}, the front car first, joined by +? Half full there: {}",
        section_name(board, board.section_of(city)),
        eligible.join(" ")
    )
}

/// "YM(y)+YS(y)": the cars of a city in an order.
#[must_use]
pub fn order_key(position: &Position, city: Place, order: &[usize]) -> String {
    chosen(position, city, order).to_string()
}

/// F6: reads an order such as "YM+YS(y)"; a car without its Crates is any of its kind that is
/// half full.
///
/// # Errors
/// A sentence that says which car does not suit, with the rule.
pub fn read_order(position: &Position, city: Place, typed: &str) -> Result<Vec<usize>, String> {
    let cars = &position.at(city).cars;
    let is_kind = |name: &str| {
        let kind = name.split('(').next().unwrap_or(name);
        let mut kinds = CarKind::ALL.into_iter();
        kinds.any(|known| known.to_string().eq_ignore_ascii_case(kind))
    };
    let mut order: Vec<usize> = Vec::new();
    for name in typed.split(['+', ' ']).filter(|name| !name.is_empty()) {
        let free = |&index: &usize| !order.contains(&index);
        let named = |&index: &usize| {
            cars[index].to_string().eq_ignore_ascii_case(name)
                || cars[index].kind.to_string().eq_ignore_ascii_case(name)
        };
        let candidates: Vec<usize> = (0..cars.len()).filter(free).filter(named).collect();
        let half_full = candidates.iter().find(|&&index| cars[index].half_full());
        match (half_full, candidates.first()) {
            (Some(&index), _) => order.push(index),
            (None, Some(&index)) => return Err(MoveRefusal::NotHalfFull(cars[index]).to_string()),
            (None, None) if is_kind(name) => {
                return Err(format!(
                    "There is no car {name} left in this city: type cars such as YM+YS."
                ));
            }
            (None, None) => {
                return Err(format!(
                    "“{name}” is no car. Here type the cars that leave, such as YM+YS; undo goes back."
                ));
            }
        }
    }
    let width = chosen(position, city, &order).width();
    match order.len() {
        0 => Err("Type the cars, the front one first, such as YM+YS.".into()),
        _ if width > crate::freight::ROW_WIDTH => Err(MoveRefusal::TooWide(width).to_string()),
        _ => Ok(order),
    }
}
