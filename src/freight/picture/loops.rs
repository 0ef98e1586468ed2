//! The whole loop on a wide page, one leg after the other on a narrow one.

use std::ops::Range;

use crate::ink::{self, Ink};

use super::{
    super::{Board, Position, naming::section_name},
    changes::{changed_cars, only_left},
    column::{CHANGED, Column, EMPTY, car_in_ink, padded},
};

/// The least room between the cities in one line, so that no car seems to stand in the other one.
const BETWEEN_CITIES: usize = 6;

/// The railway as it lies on the table, marked with [`Ink`]: the way to Calcutta above, the way back below and from
/// right to left, the cities between them at the ends. Where the page is too narrow, each leg in the order of travel.
/// With the position of `before`, what has changed since has a mark.
#[must_use]
pub fn picture(
    board: &Board,
    position: &Position,
    before: Option<&Position>,
    width: usize,
) -> String {
    let drawing = Drawing {
        board,
        position,
        before,
    };
    let whole = [true, false]
        .into_iter()
        .find_map(|far| drawing.whole(width, far));
    let lines = whole.unwrap_or_else(|| drawing.legs(width));
    let ends_trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    ends_trimmed.join("\n")
}

struct Drawing<'a> {
    board: &'a Board,
    position: &'a Position,
    before: Option<&'a Position>,
}

impl Drawing<'_> {
    fn columns(&self, sections: Range<usize>, far: bool) -> Vec<Column> {
        sections
            .map(|section| Column::new(self.board, self.position, self.before, section, far))
            .collect()
    }

    /// The way to Calcutta and the way back.
    fn both_legs(&self, far: bool) -> [Vec<Column>; 2] {
        let [benares, calcutta] = self.board.cities();
        let out = self.columns(benares + 1..calcutta, far);
        [out, self.columns(calcutta + 1..self.board.len(), far)]
    }

    /// The loop; `None` where the page is too narrow for it.
    fn whole(&self, width: usize, far: bool) -> Option<Vec<String>> {
        let [out, mut back] = self.both_legs(far);
        back.reverse();
        let mut inner = total(&out).max(total(&back));
        if inner + 4 > width {
            return None;
        }
        // A short loop is drawn longer where that brings both cities into one line.
        let cities = self.cities_wide().saturating_sub(4);
        if cities + 4 <= width {
            inner = inner.max(cities);
        }
        let wall = format!("│{}│", " ".repeat(inner + 2));
        let mut lines = vec![format!("╭→{}→╮", rail(&out, inner))];
        lines.extend(below(&out).map(|line| format!("│ {} │", padded(&line, inner))));
        lines.push(wall.clone());
        lines.extend(self.city_lines(inner + 4));
        lines.push(wall);
        lines.push(format!("╰←{}←╯", rail(&back, inner)));
        lines.extend(below(&back).map(|line| format!("  {line}")));
        Some(lines)
    }

    /// The columns that both cities need in one line.
    fn cities_wide(&self) -> usize {
        let cities = self.board.cities().map(|section| self.city(section));
        let [left, right] = cities.map(|city| {
            let cars: usize = city.cars.iter().map(|car| ink::width(car) + 1).sum();
            ink::width(&city.name) + 1 + cars
        });
        left + BETWEEN_CITIES + right
    }

    /// Benares at the left and Calcutta at the right; below each other where they find no room in one line.
    fn city_lines(&self, width: usize) -> Vec<String> {
        let [benares, calcutta] = self.board.cities();
        let (left, right) = (self.city(benares), self.city(calcutta));
        let [left_name, right_name] = [&left, &right].map(|city| city.name.as_str());
        let left_line = format!("{left_name}  {}", left.cars.join(" "));
        let right_line = format!("{}  {right_name}", right.cars.join(" "));
        let (left_width, right_width) = (ink::width(&left_line), ink::width(&right_line));
        if left_width + right_width + BETWEEN_CITIES <= width {
            return vec![padded(&left_line, width - right_width) + &right_line];
        }
        let inner = width - 2;
        let mut lines: Vec<String> = (left.lines(inner).into_iter())
            .map(|line| format!("{} │", padded(&line, inner)))
            .collect();
        lines.extend(right.lines(inner).into_iter().map(|line| {
            let room = inner.saturating_sub(ink::width(&line));
            format!("│ {}{line}", " ".repeat(room))
        }));
        lines
    }

    /// Each leg by itself, after the city that it begins in.
    fn legs(&self, width: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let cities = self.board.cities();
        for (city, leg) in cities.into_iter().zip(self.both_legs(false)) {
            lines.extend(self.city(city).lines(width));
            for columns in chunks(&leg, width.saturating_sub(1)) {
                lines.push(format!("{}→", rail(columns, 0)));
                lines.extend(below(columns));
            }
        }
        lines
    }

    fn city(&self, section: usize) -> City {
        let place = self.board.first_place(section);
        let cars = self.position.at(place).cars.iter();
        let changed = changed_cars(self.before, self.position, place);
        let mut cars: Vec<String> = cars
            .zip(changed)
            .map(|(car, changed)| match changed {
                true => Ink::Changed.on(CHANGED) + &car_in_ink(car),
                false => car_in_ink(car),
            })
            .collect();
        if cars.is_empty() {
            cars.push(EMPTY.into());
        }
        let mut name = section_name(self.board, section);
        if only_left(self.before, self.position, place) {
            name = Ink::Changed.on(CHANGED) + &name;
        }
        City { name, cars }
    }
}

/// A city's name and its cars.
struct City {
    name: String,
    cars: Vec<String>,
}

impl City {
    /// The name and as many cars as a line takes; more cars below the first one.
    fn lines(&self, width: usize) -> Vec<String> {
        let hang = ink::width(&self.name) + 2;
        let mut lines = Vec::new();
        let mut line = format!("{} ", self.name);
        for car in &self.cars {
            let room = width.saturating_sub(ink::width(&line) + 1);
            if ink::width(car) > room && ink::width(&line) >= hang {
                lines.push(std::mem::replace(&mut line, " ".repeat(hang - 1)));
            }
            line = format!("{line} {car}");
        }
        lines.push(line);
        lines
    }
}

fn total(columns: &[Column]) -> usize {
    columns.iter().map(Column::width).sum()
}

/// The headings, with rail between them up to that width.
fn rail(columns: &[Column], width: usize) -> String {
    let headings: String = columns.iter().map(Column::on_the_rail).collect();
    let missing = width.saturating_sub(total(columns));
    headings + &"─".repeat(missing)
}

/// The lines below the headings.
fn below(columns: &[Column]) -> impl Iterator<Item = String> {
    let height = columns.iter().map(Column::height).max().unwrap_or(0);
    (0..height).map(|line| columns.iter().map(|column| column.line(line)).collect())
}

/// As many columns in a piece of a leg as the page takes.
fn chunks(columns: &[Column], width: usize) -> Vec<&[Column]> {
    let mut found = Vec::new();
    let mut rest = columns;
    while !rest.is_empty() {
        let mut count = 1;
        while count < rest.len() && total(&rest[..=count]) <= width {
            count += 1;
        }
        let (chunk, after) = rest.split_at(count);
        found.push(chunk);
        rest = after;
    }
    found
}
