//! One section in a picture: its heading on the rail, and below it its rows, a car a line.

use crate::ink::{self, Ink};

use super::{
    super::{Board, FreightCar, Owner, Place, Position},
    changes::{changed_cars, only_left},
};

/// What stands before something that has changed.
pub(super) const CHANGED: &str = "»";
/// An empty row.
pub(super) const EMPTY: &str = "·";

/// A section, ready to be drawn.
pub(super) struct Column {
    heading: String,
    lines: Vec<String>,
}

impl Column {
    /// The section with its rows. The cars of a train stand below each other, the front car on top, joined by `+`;
    /// `far` adds how many sections it has to go.
    pub fn new(
        board: &Board,
        position: &Position,
        before: Option<&Position>,
        section: usize,
        far: bool,
    ) -> Self {
        let rows: Vec<Vec<(bool, String)>> = board
            .rows(section)
            .map(|place| row(position, before, place))
            .collect();
        let marked = rows.iter().flatten().any(|(is_marked, _)| *is_marked);
        let several = rows.len() > 1;
        let mut lines = Vec::new();
        for (number, row) in rows.into_iter().enumerate() {
            for (index, (is_marked, line)) in row.into_iter().enumerate() {
                // A row is numbered where there are several, so that the eye sees where one ends.
                let number = match (several, index) {
                    (false, _) => String::new(),
                    (true, 0) => format!("{} ", number + 1),
                    (true, _) => "  ".into(),
                };
                let mark = match (marked, is_marked) {
                    (true, false) => " ".into(),
                    (true, true) => Ink::Changed.on(CHANGED),
                    (false, _) => String::new(),
                };
                lines.push(number + &mark + &line);
            }
        }
        let occupied = board
            .rows(section)
            .any(|place| !position.at(place).is_empty());
        if far && occupied {
            lines.push(format!("{} to go", board.distance(section)));
        }
        Self {
            heading: heading(board, section),
            lines,
        }
    }

    /// The columns that it takes on the page: a space before and after, and a piece of rail after the heading.
    pub fn width(&self) -> usize {
        let lines = self.lines.iter().map(|line| ink::width(line) + 2);
        lines.max().unwrap_or(0).max(ink::width(&self.heading) + 3)
    }

    /// How many lines stand below the heading.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// The heading, and rail to the end of the column.
    pub fn on_the_rail(&self) -> String {
        let rail = self.width() - ink::width(&self.heading) - 2;
        format!(" {} {}", self.heading, "─".repeat(rail))
    }

    /// A line below the heading, as wide as the column.
    pub fn line(&self, line: usize) -> String {
        let line = self.lines.get(line).map_or("", String::as_str);
        padded(&format!(" {line}"), self.width())
    }
}

/// The lines of one row, and which of them have changed.
fn row(position: &Position, before: Option<&Position>, place: Place) -> Vec<(bool, String)> {
    let train = position.at(place);
    let left = only_left(before, position, place);
    if train.is_empty() {
        return vec![(left, EMPTY.into())];
    }
    let last = train.cars.len() - 1;
    let changed = changed_cars(before, position, place);
    let cars = train.cars.iter().zip(changed).enumerate();
    cars.map(|(index, (car, changed))| {
        let joined = if index < last { "+" } else { "" };
        // Where a train only lost cars, its front shows it.
        let marked = changed || (left && index == 0);
        (marked, car_in_ink(car) + joined)
    })
    .collect()
}

/// A car in its owner's ink.
pub(super) fn car_in_ink(car: &FreightCar) -> String {
    let ink = match car.kind.owner {
        Owner::Major => Ink::His,
        Owner::You => Ink::Yours,
    };
    ink.on(&car.to_string())
}

/// The section's id, its value in a circle, `*` for a loading space.
fn heading(board: &Board, section: usize) -> String {
    let section = board.section(section);
    let value = match section.value {
        0 => String::new(),
        1 => " ①".into(),
        2 => " ②".into(),
        3 => " ③".into(),
        value => format!(" ({value})"),
    };
    let loading = if section.loading { "*" } else { "" };
    format!("{}{value}{loading}", section.id)
}

/// The text, and spaces up to that width.
pub(super) fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(ink::width(text));
    format!("{text}{}", " ".repeat(missing))
}
