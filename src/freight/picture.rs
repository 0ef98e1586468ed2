use unicode_width::UnicodeWidthStr;

use super::{
    Board, FreightCar, Place, Position,
    naming::{car_name, listed, section_name},
};

const GAP: usize = 2;

/// The railway as a loop: the way to Calcutta above, the way back below and from right to left,
/// the cities between. Where the page is too narrow, each leg in the order of travel.
#[must_use]
pub fn picture(board: &Board, position: &Position, width: usize) -> String {
    let [benares, calcutta] = board.cities();
    let out = columns(board, position, benares + 1..calcutta);
    let back = columns(board, position, calcutta + 1..board.len());
    let labels = ["to Calcutta →", "← to Benares"];
    let indent = 2 + labels[0].width() + GAP;
    let widest = total(&out).max(total(&back));
    let mut lines = Vec::new();
    if indent + widest <= width {
        let reversed: Vec<Column> = back.into_iter().rev().collect();
        lines.extend(drawn(&out, labels[0], indent));
        lines.push(String::new());
        lines.extend(drawn(&reversed, labels[1], indent));
        lines.push(String::new());
    } else {
        for (columns, label) in [(out, "to Calcutta →"), (back, "to Benares →")] {
            lines.push(format!("  {label}"));
            for chunk in chunks(&columns, width.saturating_sub(4)) {
                lines.extend(drawn(chunk, "", 4));
            }
            lines.push(String::new());
        }
    }
    for city in board.cities() {
        lines.push(format!("  {}", city_line(board, position, city)));
    }
    lines.join("\n")
}

/// The railway told place by place in loop order, a fact a line, for ears. Empty places are left
/// out.
#[must_use]
pub fn spoken(board: &Board, position: &Position) -> String {
    let lines: Vec<String> = board
        .places()
        .filter(|&place| !position.at(place).is_empty())
        .map(|place| spoken_place(board, position, place))
        .collect();
    if lines.is_empty() {
        "No car stands on the railway.".into()
    } else {
        lines.join("\n")
    }
}

/// One place in words: "C4, row 2, front car first: your Small (1 his) and his Small (empty)."
#[must_use]
pub fn spoken_place(board: &Board, position: &Position, place: Place) -> String {
    let section = board.section_of(place);
    let mut name = section_name(board, section);
    if board.section(section).rows > 1 {
        name += &format!(", row {}", board.row_of(place) + 1);
    }
    let cars: Vec<String> = position.at(place).cars.iter().map(car_name).collect();
    match cars.len() {
        0 => format!("{name}: empty."),
        1 => format!("{name}: {}.", cars[0]),
        _ if board.is_city(section) => format!("{name}: {}.", listed(&cars)),
        _ => format!("{name}, front car first: {}.", listed(&cars)),
    }
}

struct Column {
    lines: Vec<String>,
    width: usize,
}

fn columns(board: &Board, position: &Position, sections: std::ops::Range<usize>) -> Vec<Column> {
    sections
        .map(|section| {
            let mut lines = vec![heading(board, section)];
            for place in board.rows(section) {
                let train = position.at(place);
                lines.push(if train.is_empty() {
                    "·".into()
                } else {
                    train.to_string()
                });
            }
            let width = lines.iter().map(|line| line.width()).max().unwrap_or(0);
            Column { lines, width }
        })
        .collect()
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

fn total(columns: &[Column]) -> usize {
    columns
        .iter()
        .map(|column| column.width + GAP)
        .sum::<usize>()
        .saturating_sub(GAP)
}

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

fn drawn(columns: &[Column], label: &str, indent: usize) -> Vec<String> {
    let height = columns
        .iter()
        .map(|column| column.lines.len())
        .max()
        .unwrap_or(0);
    (0..height)
        .map(|row| {
            let mut line = if row == 0 {
                format!("  {label}")
            } else {
                String::new()
            };
            pad(&mut line, indent);
            let mut end = indent;
            for column in columns {
                pad(&mut line, end);
                line.push_str(column.lines.get(row).map_or("", String::as_str));
                end += column.width + GAP;
            }
            line.truncate(line.trim_end().len());
            line
        })
        .collect()
}

fn pad(line: &mut String, width: usize) {
    let missing = width.saturating_sub(line.width());
    line.extend(std::iter::repeat_n(' ', missing));
}

fn city_line(board: &Board, position: &Position, city: usize) -> String {
    let cars: Vec<String> = position
        .at(board.first_place(city))
        .cars
        .iter()
        .map(FreightCar::to_string)
        .collect();
    let cars = if cars.is_empty() {
        "·".into()
    } else {
        cars.join(" ")
    };
    format!("{}  {cars}", section_name(board, city))
}
