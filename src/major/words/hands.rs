//! What hands change to get from one table to another, piece by piece: after a card that was resolved again.

use crate::{
    freight::{
        Board, CarKind, FreightCar, Owner, PerOwner, Place, Position,
        naming::{crates_name, kind_name, listed, row_name, section_name, where_name},
        read_position,
    },
    major::game::{Lies, MajorGame},
};

use super::{capitalised, crates, load_count};

/// Before a card that is resolved again.
pub const LEAVE_YOUR_PIECES: &str = "I go through his card once more. Leave your pieces as they lie: at the end I say what to change. Before his card the table stood so:";
/// After undo. Whether hands had done it by then only the person knows.
const IF_IT_WAS_DONE: &str = "What is done of it already, change back on your table:";
/// Nothing is to be changed.
const ALL_LIES_RIGHT: &str = "Now your table. It is right as it lies: change nothing.";

/// What to change on the table that lies there, now that the card was resolved again.
#[must_use]
pub fn set_right(game: &MajorGame, lies: &Lies) -> String {
    match deeds(game, lies) {
        None => ALL_LIES_RIGHT.to_owned(),
        Some(deeds) => format!("Now your table. Change on it:\n{deeds}"),
    }
}

/// What to change on the table that lies there, now that something was taken back.
#[must_use]
pub fn set_back(game: &MajorGame, lies: &Lies) -> Option<String> {
    deeds(game, lies).map(|deeds| format!("{IF_IT_WAS_DONE}\n{deeds}"))
}

/// What hands change, a line each.
fn deeds(game: &MajorGame, lies: &Lies) -> Option<String> {
    let board = &game.facts.board;
    let mut deeds = Vec::new();
    if let Ok(from) = read_position(board, &lies.position) {
        deeds.extend(cars_set_right(board, &from, &game.position));
    }
    let markers = [Owner::You, Owner::Major].into_iter().filter_map(|owner| {
        let (from, to) = (lies.performance.of(owner), game.performance.of(owner));
        let whose = if owner == Owner::You { "your" } else { "his" };
        match to.checked_sub(*from) {
            Some(0) => None,
            Some(more) => Some(format!("Advance {whose} Performance by {more} more.")),
            None => Some(format!("Put {whose} Performance back by {}.", from - to)),
        }
    });
    deeds.extend(markers);
    let cities = board.cities().into_iter();
    for ((city, from), to) in cities.zip(&lies.warehouses).zip(&game.warehouses) {
        let warehouse = format!("the Warehouse of {}", section_name(board, city));
        deeds.extend(stored(from, to, &warehouse));
    }
    deeds.extend(stored(&lies.ships, &game.ships, "the Ships"));
    let deeds: Vec<String> = deeds.iter().map(|deed| format!("  - {deed}")).collect();
    (!deeds.is_empty()).then(|| deeds.join("\n"))
}

/// Crates that come to a store, or leave it again.
fn stored(from: &PerOwner<u32>, to: &PerOwner<u32>, store: &str) -> Vec<String> {
    let owners = [(Owner::Major, "of his"), (Owner::You, "of yours")].into_iter();
    let deeds = owners.filter_map(|(owner, whose)| {
        let (from, to) = (*from.of(owner), *to.of(owner));
        match to.checked_sub(from) {
            Some(0) => None,
            Some(more) => Some(format!("Put {} {whose} to {store}.", crates(more))),
            None => Some(format!("Take {} {whose} from {store}.", crates(from - to))),
        }
    });
    deeds.collect()
}

/// A car and where it stands.
type Standing = (Place, FreightCar);

/// The cars that move and the Crates that come or go.
fn cars_set_right(board: &Board, from: &Position, to: &Position) -> Vec<String> {
    let mut deeds = Vec::new();
    for kind in CarKind::ALL {
        let standing = |position: &Position| -> Vec<Standing> {
            let cars = position.cars_of(kind);
            cars.map(|(at, car)| (at.place, *car)).collect()
        };
        let (mut from, mut to) = (standing(from), standing(to));
        let crates = |car: &FreightCar| (car.his_crates, car.your_crates);
        paired(&mut from, &mut to, |one, other| {
            one.0 == other.0 && crates(&one.1) == crates(&other.1)
        });
        let mut pairs = paired(&mut from, &mut to, |one, other| one.0 == other.0);
        pairs.extend(paired(&mut from, &mut to, |one, other| {
            crates(&one.1) == crates(&other.1)
        }));
        pairs.extend(paired(&mut from, &mut to, |_, _| true));
        deeds.extend(
            pairs
                .iter()
                .map(|(from, to)| set_right_one(board, *from, *to)),
        );
        let name = capitalised(&kind_name(kind));
        deeds.extend(from.iter().map(|(place, _)| {
            format!(
                "{name} {}: take it off the railway.",
                where_name(board, *place)
            )
        }));
        deeds.extend(to.iter().map(|(place, car)| {
            let place = where_name(board, *place);
            format!("{name}: put it {place}, {}.", carrying(car))
        }));
    }
    let order = board.places().filter(|&place| {
        let cars = |position: &Position| position.at(place).to_string();
        !board.is_city(board.section_of(place))
            && to.at(place).cars.len() > 1
            && cars(from) != cars(to)
    });
    deeds.extend(order.map(|place| {
        let cars = to.at(place).cars.iter();
        let cars: Vec<String> = cars.map(|car| kind_name(car.kind)).collect();
        format!(
            "{} then holds, the front car first: {}.",
            row_name(board, place),
            listed(&cars)
        )
    }));
    deeds
}

/// Takes out of both lists what is the same.
fn paired(
    from: &mut Vec<Standing>,
    to: &mut Vec<Standing>,
    same: impl Fn(&Standing, &Standing) -> bool,
) -> Vec<(Standing, Standing)> {
    let mut pairs = Vec::new();
    from.retain(|one| match to.iter().position(|other| same(one, other)) {
        Some(at) => {
            pairs.push((*one, to.remove(at)));
            false
        }
        None => true,
    });
    pairs
}

fn set_right_one(board: &Board, (from, before): Standing, (to, car): Standing) -> String {
    let name = capitalised(&kind_name(car.kind));
    let changes = [
        (before.his_crates, car.his_crates, "of his"),
        (before.your_crates, car.your_crates, "of yours"),
    ];
    let changes: Vec<String> = changes
        .into_iter()
        .filter_map(|(before, now, whose)| match now.checked_sub(before) {
            Some(0) => None,
            Some(more) => Some(format!("put {} {whose} on it", crates(more))),
            None => Some(format!("take {} {whose} off it", crates(before - now))),
        })
        .collect();
    let changes = match changes.is_empty() {
        true => String::new(),
        false => format!("{}, {}", listed(&changes), load_count(&car)),
    };
    if from == to {
        return format!("{name} {}: {changes}.", where_name(board, to));
    }
    let place = |place| match board.is_city(board.section_of(place)) {
        true => section_name(board, board.section_of(place)),
        false => row_name(board, place),
    };
    let apart = if changes.is_empty() { "" } else { "; " };
    format!(
        "{name}: from {} to {}{apart}{changes}.",
        place(from),
        place(to)
    )
}

/// "empty", "with 1 his, 1 yours".
fn carrying(car: &FreightCar) -> String {
    crates_name(car).map_or_else(|| "empty".into(), |crates| format!("with {crates}"))
}
