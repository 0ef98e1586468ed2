//! Positions in their short text, written and read apart from the crate's own reader.

use crate::railway::{Board, Car, Line, Owner, Places, Size, nothing_on};

/// The two letters of a line: `ML`, `YS`.
pub fn line_name((owner, size): Line) -> String {
    let owner = match owner {
        Owner::Major => 'M',
        Owner::You => 'Y',
    };
    let size = match size {
        Size::Large => 'L',
        Size::Medium => 'M',
        Size::Small => 'S',
    };
    format!("{owner}{size}")
}

/// The line of two letters.
pub fn line_named(name: &str) -> Line {
    let owner = match &name[..1] {
        "M" => Owner::Major,
        "Y" => Owner::You,
        other => panic!("no owner {other}"),
    };
    let size = match &name[1..] {
        "L" => Size::Large,
        "M" => Size::Medium,
        "S" => Size::Small,
        other => panic!("no size {other}"),
    };
    (owner, size)
}

fn write_car(car: &Car) -> String {
    let crates = "m".repeat(car.his) + &"y".repeat(car.yours);
    let name = line_name(car.line());
    match crates.as_str() {
        "" => name,
        crates => format!("{name}({crates})"),
    }
}

fn read_car(text: &str) -> Car {
    let (name, crates) = match text.split_once('(') {
        Some((name, crates)) => (name, crates.strip_suffix(')').expect("a bracket")),
        None => (text, ""),
    };
    let (owner, size) = line_named(name);
    let of = |letter| crates.chars().filter(|&c| c == letter).count();
    Car {
        owner,
        size,
        his: of('m'),
        yours: of('y'),
        considered: false,
    }
}

/// A city's cars in their canonical order.
fn in_city_order(cars: &[Car]) -> Vec<Car> {
    let mut cars = cars.to_vec();
    cars.sort_by(|a, b| {
        let crates = |car: &Car| (car.his + car.yours, car.his);
        a.line().cmp(&b.line()).then(crates(b).cmp(&crates(a)))
    });
    cars
}

/// The canonical text.
pub fn write(board: &Board, places: &Places) -> String {
    let mut parts = Vec::new();
    for (section, rows) in places.iter().enumerate() {
        let id = &board.sections[section].id;
        for (row, cars) in rows.iter().enumerate() {
            if cars.is_empty() {
                continue;
            }
            if board.is_city(section) {
                let cars: Vec<String> = in_city_order(cars).iter().map(write_car).collect();
                parts.push(format!("{id} {}", cars.join(" ")));
                continue;
            }
            let train: Vec<String> = cars.iter().map(write_car).collect();
            let row = match row {
                0 => String::new(),
                row => format!(".{}", row + 1),
            };
            parts.push(format!("{id}{row} {}", train.join("+")));
        }
    }
    parts.join(" / ")
}

/// Reads a position; anything wrong in it is a panic.
pub fn read(board: &Board, text: &str) -> Places {
    let mut places = nothing_on(board);
    for part in text
        .split('/')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (place, cars) = part.split_once(' ').expect("a place and its cars");
        let (id, row) = match place.split_once('.') {
            Some((id, row)) => (id, row.parse::<usize>().expect("a row") - 1),
            None => (place, 0),
        };
        let sections = &board.sections;
        let section = sections.iter().position(|section| section.id == id);
        let section = section.unwrap_or_else(|| panic!("no section {id}"));
        assert!(places[section][row].is_empty(), "{place} comes twice");
        let cars = cars.split([' ', '+']);
        places[section][row] = cars.map(read_car).collect();
    }
    places
}

/// The same position with the rows of each section in a fixed order, so that two positions that
/// differ by row alone are written alike.
pub fn rows_alike(places: &Places) -> Places {
    let mut places = places.clone();
    for rows in &mut places {
        rows.sort();
        rows.reverse();
    }
    places
}
