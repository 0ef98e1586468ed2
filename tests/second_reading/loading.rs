//! The Major loads (M5, M6, M7).

use crate::{
    railway::{Board, Car, Line, Owner},
    rulings::{LoadAnywhere, LoadPass, Rulings},
    table::{Table, Tables},
};

/// Where a car is: section, row, place in the row.
type Spot = (usize, usize, usize);

/// M6: whether he may load a car standing in this section.
fn may_load(board: &Board, rulings: &Rulings, section: usize, car: &Car) -> bool {
    board.is_loading_space(section)
        || match rulings.load_anywhere {
            LoadAnywhere::Yours => car.owner == Owner::You,
            LoadAnywhere::All => true,
            LoadAnywhere::None => false,
        }
}

/// The cars with room that he may load.
fn loadable(board: &Board, rulings: &Rulings, table: &Table) -> Vec<(Spot, Car)> {
    let mut found = Vec::new();
    for (section, rows) in table.places.iter().enumerate() {
        for (row, cars) in rows.iter().enumerate() {
            for (place, car) in cars.iter().enumerate() {
                if car.room() > 0 && may_load(board, rulings, section, car) {
                    found.push(((section, row, place), *car));
                }
            }
        }
    }
    found
}

/// M4: what he can load of so many Crates.
pub fn can_load(board: &Board, rulings: &Rulings, table: &Table, asked: usize) -> usize {
    let cars = loadable(board, rulings, table);
    let room: usize = cars.iter().map(|(_, car)| car.room()).sum();
    table.supplied(asked.min(room))
}

/// Carries out a Load.
pub fn load(board: &Board, rulings: &Rulings, table: Table, asked: usize) -> Tables {
    let crates = can_load(board, rulings, &table, asked);
    passes(board, rulings, table, crates)
}

/// M5: pass after pass until all these Crates, for which there is room, are loaded.
fn passes(board: &Board, rulings: &Rulings, table: Table, crates: usize) -> Tables {
    if crates == 0 {
        return Tables::from([table]);
    }
    let goal = table.loaded + crates;
    let mut tables = Tables::from([table]);
    for &line in &rulings.load_order {
        let mut after = Tables::new();
        for table in tables {
            let crates = goal - table.loaded;
            after.extend(load_line(board, rulings, &table, line, crates));
        }
        tables = after;
    }
    let mut finished = Tables::new();
    for table in tables {
        let crates = goal - table.loaded;
        finished.extend(passes(board, rulings, table, crates));
    }
    finished
}

/// One line of the list in one pass: each car at most one Crate, the player choosing which cars
/// if not all of them can have one.
fn load_line(board: &Board, rulings: &Rulings, table: &Table, line: Line, crates: usize) -> Tables {
    let mut spots = Vec::new();
    for (spot, car) in loadable(board, rulings, table) {
        if car.line() == line {
            spots.push(spot);
        }
    }
    let most = match rulings.load_pass {
        LoadPass::Car => spots.len(),
        LoadPass::Line => 1.min(spots.len()),
    };
    let count = most.min(crates);
    let mut tables = Tables::new();
    for chosen in choices(&spots, count) {
        let mut table = table.clone();
        for (section, row, place) in chosen {
            table.places[section][row][place].his += 1;
        }
        table.loaded += count;
        table.take(count);
        tables.insert(settled(board, table));
    }
    tables
}

/// Cars stand in a city in no order.
fn settled(board: &Board, mut table: Table) -> Table {
    for (section, rows) in table.places.iter_mut().enumerate() {
        if board.is_city(section) {
            rows[0].sort();
        }
    }
    table
}

/// Every way to choose so many of these.
fn choices(spots: &[Spot], count: usize) -> Vec<Vec<Spot>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((&first, others)) = spots.split_first() else {
        return Vec::new();
    };
    let mut chosen = choices(others, count);
    for mut with_first in choices(others, count - 1) {
        with_first.insert(0, first);
        chosen.push(with_first);
    }
    chosen
}
