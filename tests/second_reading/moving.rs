//! The Major moves (M8 to M12).

use crate::{
    entering::enter,
    railway::{Board, Car, Line, ROW, width},
    rulings::{Depart, MovePass, Passengers, Rulings},
    table::{Table, Tables},
};

/// M8: two passes down the list, as long as movements remain.
pub fn move_trains(board: &Board, rulings: &Rulings, table: Table, movements: usize) -> Tables {
    let last = table.moved + movements;
    let mut tables = Tables::from([table]);
    for _pass in 1..=2 {
        for &line in &rulings.move_order {
            let mut after = Tables::new();
            for table in tables {
                after.extend(move_line(board, rulings, &table, line, last));
            }
            tables = after.into_iter().map(nothing_considered).collect();
        }
    }
    tables
}

/// For the next line of the list every car is to be considered again.
fn nothing_considered(mut table: Table) -> Table {
    let cars = table.places.iter_mut().flatten().flatten();
    cars.for_each(|car| car.considered = false);
    table
}

/// A train that may move, or a car in a city with what it leaves together with.
struct Mover {
    section: usize,
    row: usize,
    train: Vec<Car>,
    /// What stays behind: nothing, except in a city.
    staying: Vec<Car>,
}

/// One line of the list in one pass.
fn move_line(board: &Board, rulings: &Rulings, table: &Table, line: Line, last: usize) -> Tables {
    let movers = movers(board, rulings, table, line);
    // M11: the nearest to its destination; the player chooses among equals.
    let nearest = movers.iter().map(|m| board.distance(m.section)).min();
    if table.moved == last || nearest.is_none() {
        return Tables::from([table.clone()]);
    }
    let mut tables = Tables::new();
    for mover in movers {
        if Some(board.distance(mover.section)) == nearest {
            for table in advance(board, rulings, table, line, mover) {
                match rulings.move_pass {
                    MovePass::Line => {
                        tables.insert(table);
                    }
                    MovePass::Train | MovePass::Car => {
                        tables.extend(move_line(board, rulings, &table, line, last));
                    }
                }
            }
        }
    }
    tables
}

/// Moves one train one section.
fn advance(
    board: &Board,
    rulings: &Rulings,
    table: &Table,
    line: Line,
    mut mover: Mover,
) -> Tables {
    let mut named = mover.train.iter_mut().filter(|car| car.line() == line);
    match rulings.move_pass {
        MovePass::Train | MovePass::Line => named.for_each(|car| car.considered = true),
        MovePass::Car => {
            let car = named.find(|car| car.concerns_him() && !car.considered);
            car.expect("the car that the list names").considered = true;
        }
    }
    let mut table = table.clone();
    table.moved += 1;
    table.places[mover.section][mover.row] = mover.staying;
    enter(board, table, board.after(mover.section), &mover.train)
}

/// M9, M10: everything that the line names now and that may move.
fn movers(board: &Board, rulings: &Rulings, table: &Table, line: Line) -> Vec<Mover> {
    let named = |car: &Car| car.line() == line && car.concerns_him() && !car.considered;
    let mut movers = Vec::new();
    for (section, rows) in table.places.iter().enumerate() {
        for (row, cars) in rows.iter().enumerate() {
            if board.is_city(section) {
                for place in 0..cars.len() {
                    if named(&cars[place]) && cars[place].half_full() {
                        movers.extend(departures(rulings, section, cars, place));
                    }
                }
            } else if cars.iter().any(named) && may_move(rulings, cars) {
                movers.push(Mover {
                    section,
                    row,
                    train: cars.clone(),
                    staying: Vec::new(),
                });
            }
        }
    }
    movers
}

/// M10 and the ruling on passengers.
fn may_move(rulings: &Rulings, train: &[Car]) -> bool {
    train.iter().all(|car| {
        let welcome = match rulings.passengers {
            Passengers::Any => true,
            Passengers::WithHisCrate => car.concerns_him(),
        };
        car.half_full() && welcome
    })
}

/// How the car at this place can leave its city: alone, or in front of every other car there that
/// the Major may move and that fits, in list order.
fn departures(rulings: &Rulings, section: usize, cars: &[Car], place: usize) -> Vec<Mover> {
    let mut staying = cars.to_vec();
    let train = vec![staying.remove(place)];
    let mut ways = vec![(train, staying)];
    if rulings.depart == Depart::Together {
        for &line in &rulings.move_order {
            ways = ways
                .into_iter()
                .flat_map(|(train, staying)| joined(line, train, staying))
                .collect();
        }
    }
    let movers = ways.into_iter().map(|(train, staying)| Mover {
        section,
        row: 0,
        train,
        staying,
    });
    movers.collect()
}

/// Adds cars of one line to a departing train until none fits, in every order.
fn joined(line: Line, train: Vec<Car>, staying: Vec<Car>) -> Vec<(Vec<Car>, Vec<Car>)> {
    let mut ways = Vec::new();
    for (place, car) in staying.iter().enumerate() {
        let movable = car.line() == line && car.concerns_him() && car.half_full();
        if movable && width(&train) + car.size.number() <= ROW {
            let (mut train, mut staying) = (train.clone(), staying.clone());
            train.push(*car);
            staying.remove(place);
            ways.extend(joined(line, train, staying));
        }
    }
    if ways.is_empty() {
        ways.push((train, staying));
    }
    ways
}
