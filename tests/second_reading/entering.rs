//! A train entering a section: it merges, pushes, splits or is delivered (F8, F9, F10, M13, M14).

use crate::{
    railway::{Board, Car, Kind, Owner, ROW, width},
    table::{Table, Tables},
};

/// Every table that can come of this train's entering this section.
pub fn enter(board: &Board, table: Table, section: usize, train: &[Car]) -> Tables {
    if board.is_city(section) {
        return Tables::from([deliver(board, table, section, train)]);
    }
    let rows: Vec<usize> = (0..table.places[section].len()).collect();
    if train.iter().any(Car::concerns_him) {
        let rows = rows_for_his(&table, section, train);
        return enter_one_of(board, &table, section, train, &rows);
    }
    // M14: made only of your cars and only your Crates, so it can only have been pushed.
    let junction = board.sections[section].kind == Kind::Junction;
    if !junction || rows.len() == 1 || train.len() == 1 {
        return enter_one_of(board, &table, section, train, &rows);
    }
    let mut tables = Tables::new();
    for split in splits(train, rows.len()) {
        tables.extend(enter_in_parts(board, table.clone(), section, &split));
    }
    tables
}

fn enter_one_of(
    board: &Board,
    table: &Table,
    section: usize,
    train: &[Car],
    rows: &[usize],
) -> Tables {
    let mut tables = Tables::new();
    for &row in rows {
        tables.extend(enter_row(board, table.clone(), section, row, train));
    }
    tables
}

/// F8: merge if both fit in the row; if not, the train that was there goes ahead first.
fn enter_row(board: &Board, mut table: Table, section: usize, row: usize, train: &[Car]) -> Tables {
    let there = &mut table.places[section][row];
    if width(there) + width(train) <= ROW {
        there.extend_from_slice(train);
        return Tables::from([table]);
    }
    let pushed = std::mem::take(there);
    let chain_finished = enter(board, table, board.after(section), &pushed);
    let mut tables = Tables::new();
    for mut table in chain_finished {
        table.places[section][row] = train.to_vec();
        tables.insert(table);
    }
    tables
}

/// M13: the rows that a train with a car or Crate of his may enter.
fn rows_for_his(table: &Table, section: usize, train: &[Car]) -> Vec<usize> {
    let rows = &table.places[section];
    let fits = |row: &[Car]| width(row) + width(train) <= ROW;
    let those = |wish: &dyn Fn(&[Car]) -> bool| -> Vec<usize> {
        (0..rows.len()).filter(|&row| wish(&rows[row])).collect()
    };
    let merging = those(&|row| !row.is_empty() && fits(row));
    let pushing_his = those(&|row| row.iter().any(Car::concerns_him) && !fits(row));
    let empty = those(&|row| row.is_empty());
    let any = those(&|_| true);
    let wishes = [merging, pushing_his, empty, any];
    let first = wishes.into_iter().find(|rows| !rows.is_empty());
    first.expect("a section has a row")
}

/// Cars that enter one row together.
type Part = (usize, Vec<Car>);

/// Every way to share the cars out over at least two rows. Each part keeps the arriving order,
/// and the parts come in the order of their front cars.
fn splits(train: &[Car], rows: usize) -> Vec<Vec<Part>> {
    let mut splits: Vec<Vec<Part>> = vec![Vec::new()];
    for &car in train {
        let mut longer = Vec::new();
        for split in &splits {
            for row in 0..rows {
                let mut split = split.clone();
                match split.iter_mut().find(|(taken, _)| *taken == row) {
                    Some((_, part)) => part.push(car),
                    None => split.push((row, vec![car])),
                }
                longer.push(split);
            }
        }
        splits = longer;
    }
    splits.retain(|split| split.len() >= 2);
    splits
}

/// F8: the front part and its chain of pushes come first.
fn enter_in_parts(board: &Board, table: Table, section: usize, split: &[Part]) -> Tables {
    let mut tables = Tables::from([table]);
    for (row, part) in split {
        let mut after = Tables::new();
        for table in tables {
            after.extend(enter_row(board, table, section, *row, part));
        }
        tables = after;
    }
    tables
}

/// F10: the Crates go to the Warehouse, the cars stand empty, the owners advance.
fn deliver(board: &Board, mut table: Table, section: usize, train: &[Car]) -> Table {
    let city = usize::from(section != 0);
    debug_assert!(board.is_city(section));
    for &car in train {
        table.delivered[city][Owner::Major as usize] += car.his;
        table.delivered[city][Owner::You as usize] += car.yours;
        table.performance[car.owner as usize] += car.size.number();
        table.places[section][0].push(Car {
            his: 0,
            yours: 0,
            ..car
        });
    }
    table.places[section][0].sort();
    table
}
