use crate::freight::{Board, CarKind, CarPlace, FreightCar, Place, Position};

/// The table before his card, with the same put right that `fixed` puts right in `now`. A car is known by its kind; its
/// Crates change by as many as they do in the fix. Where a car was in between cannot be known: the person is asked.
pub(super) fn carried_back(
    board: &Board,
    before: &Position,
    now: &Position,
    fixed: &Position,
) -> Position {
    let mut mended = before.clone();
    let mut gone: Vec<(Place, FreightCar)> = Vec::new();
    let mut come: Vec<(Place, FreightCar)> = Vec::new();
    for place in board.places() {
        let (was, mut is) = apart(&now.at(place).cars, &fixed.at(place).cars);
        for car in was {
            match is.iter().position(|other| other.kind == car.kind) {
                Some(at) => change_crates(board, &mut mended, place, &car, &is.remove(at)),
                None => gone.push((place, car)),
            }
        }
        come.extend(is.into_iter().map(|car| (place, car)));
    }
    for (from, was) in gone {
        let moved = come.iter().position(|(_, is)| is.kind == was.kind);
        let moved = moved.map(|at| come.remove(at));
        let here = find_at(&mended, from, was.kind);
        match (moved, here) {
            (Some((to, is)), Some(at)) => {
                mended.at_mut(at.place).cars.remove(at.index);
                mended.at_mut(to).cars.push(is);
            }
            (Some((to, is)), None) => match find_at(&mended, to, is.kind) {
                // the fix tells of where it stood before
                Some(at) => *mended.car_mut(at) = is,
                // it has moved since, and began as many sections further on
                None => {
                    change_crates(board, &mut mended, from, &was, &is);
                    move_as_far(board, &mut mended, now, (from, to), was.kind);
                }
            },
            (None, here) => {
                if let Some(at) = here.or_else(|| find(&mended, was.kind)) {
                    mended.at_mut(at.place).cars.remove(at.index);
                }
            }
        }
    }
    for (place, car) in come {
        mended.at_mut(place).cars.push(car);
    }
    mended.sort_cities(board);
    mended
}

/// Moves the car that his card has brought to one place by as many sections as another place lies from that, on the same way
/// to a city: a move that was forgotten, or told and not made.
fn move_as_far(
    board: &Board,
    position: &mut Position,
    now: &Position,
    (from, to): (Place, Place),
    kind: CarKind,
) {
    let stays = |at: &CarPlace| find_at(now, at.place, kind).is_some();
    let moved = position
        .cars_of(kind)
        .map(|(at, _)| at)
        .find(|at| !stays(at));
    let Some(at) = moved else {
        return;
    };
    let [began, from, to_section] = [at.place, from, to].map(|place| board.section_of(place));
    let left = |section| board.distance(section);
    let goes_to = board.destination(began);
    let there = (left(began) + left(to_section)).checked_sub(left(from));
    let found = (0..board.len())
        .find(|&section| board.destination(section) == goes_to && Some(left(section)) == there);
    let same_way = board.destination(from) == goes_to && board.destination(to_section) == goes_to;
    if let Some(section) = found.filter(|_| same_way) {
        let rows = board.rows(section);
        if let Some(place) = rows.take(board.row_of(to) + 1).last() {
            let car = position.at_mut(at.place).cars.remove(at.index);
            position.at_mut(place).cars.push(car);
        }
    }
}

/// The cars of one place that are not at the other, each way.
fn apart(now: &[FreightCar], fixed: &[FreightCar]) -> (Vec<FreightCar>, Vec<FreightCar>) {
    let alike = |one: &FreightCar, other: &FreightCar| {
        (one.kind, one.his_crates, one.your_crates)
            == (other.kind, other.his_crates, other.your_crates)
    };
    let mut is = fixed.to_vec();
    let mut was = Vec::new();
    for car in now {
        match is.iter().position(|other| alike(car, other)) {
            Some(at) => drop(is.remove(at)),
            None => was.push(*car),
        }
    }
    (was, is)
}

fn find_at(position: &Position, place: Place, kind: CarKind) -> Option<CarPlace> {
    let found = position.cars_of(kind).find(|(at, _)| at.place == place);
    found.map(|(at, _)| at)
}

fn find(position: &Position, kind: CarKind) -> Option<CarPlace> {
    position.cars_of(kind).next().map(|(at, _)| at)
}

/// Changes a car's Crates by as many as they differ; the car at that place, or where it stood before it moved there. One
/// that has come to a city since was emptied there: what is aboard now says nothing of what was aboard then (F10).
fn change_crates(
    board: &Board,
    position: &mut Position,
    place: Place,
    was: &FreightCar,
    is: &FreightCar,
) {
    let earlier = || {
        let emptied = board.is_city(board.section_of(place));
        find(position, was.kind).filter(|_| !emptied)
    };
    let Some(at) = find_at(position, place, was.kind).or_else(earlier) else {
        return;
    };
    let car = position.car_mut(at);
    let changed = |before: u8, was: u8, is: u8| before.saturating_add(is).saturating_sub(was);
    car.his_crates = changed(car.his_crates, was.his_crates, is.his_crates);
    car.your_crates = changed(car.your_crates, was.your_crates, is.your_crates);
    if car.crates() > car.kind.size.capacity() {
        (car.his_crates, car.your_crates) = (is.his_crates, is.your_crates);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{freight::read_position, major::facts::Facts};

    #[test]
    fn what_a_fix_says_is_said_of_the_table_before_and_no_car_is_lost() {
        let board = Facts::shipped().unwrap().board;
        for (before, now, fixed, mended) in [
            // his Medium has left Calcutta since
            (
                "BEN YM / CAL MM MS YL",
                "BEN YM / CAL MS YL(m) / B1 MM(m)",
                "BEN YM / CAL MS YL(y) / B1 MM(m)",
                "BEN YM / CAL MM MS YL(y)",
            ),
            // one Crate less, of those that it had before
            (
                "BEN ML(m) / CAL YL",
                "C1 ML(mmm) / CAL YL",
                "C1 ML(mm) / CAL YL",
                "BEN ML / CAL YL",
            ),
            // a move that was forgotten, and one that was told and not made
            (
                "C2 MS(m) / CAL YL",
                "C3 MS(m) / CAL YL",
                "C4 MS(m) / CAL YL",
                "C3 MS(m) / CAL YL",
            ),
            (
                "C2 MS(m) / C5 MS",
                "C3 MS(m) / C5 MS",
                "C2.2 MS(m) / C5 MS",
                "C1 MS(m) / C5 MS",
            ),
            // it has come to the city since
            (
                "C9 MS(m) / CAL YL",
                "CAL YL MS",
                "C8 MS(m) / CAL YL",
                "C9 MS(m) / CAL YL",
            ),
            // a car that did not move stands elsewhere
            (
                "C2 MS(m) / C5 YS(y)",
                "C3 MS(m) / C5 YS(y)",
                "C3 MS(m) / C6 YS(y)",
                "C2 MS(m) / C6 YS(y)",
            ),
            // the fix puts it back to where it was
            (
                "C9 ML(mmm) / CAL YL",
                "CAL ML(m) YL",
                "C9 ML / CAL YL",
                "C9 ML / CAL YL",
            ),
            // it has been emptied since, so that nothing aboard now was aboard then
            (
                "C9 YL(mmm) / CAL MM",
                "CAL MM YL",
                "CAL MM YL(y)",
                "C9 YL(mmm) / CAL MM",
            ),
            // a car that is not there, and one that was left out
            ("BEN ML YS", "BEN ML YS", "BEN ML", "BEN ML"),
            ("BEN ML", "BEN ML(m)", "BEN ML(m) YS", "BEN ML YS"),
        ] {
            let read = |text: &str| read_position(&board, text).unwrap();
            let found = carried_back(&board, &read(before), &read(now), &read(fixed));
            assert_eq!(found.notation(&board), mended, "{now} -> {fixed}");
        }
    }
}
