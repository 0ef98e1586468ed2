//! The railway as a drawing for a page: the way to Calcutta above, the way back below.

use std::fmt::Write;

use super::{
    Board, FreightCar, Owner, Place, Position, ROW_WIDTH,
    naming::{car_name, section_name, size_name, where_name},
};

const SPACE: usize = 20;
const ROW: usize = 26;
const GAP: usize = 8;
const SECTION: usize = ROW_WIDTH as usize * SPACE + GAP;
const CITY: usize = 3 * SPACE + 24;
const HEAD: usize = 18;
const MARGIN: usize = 10;

/// An SVG element that needs nothing from elsewhere. Owners differ by their letters as well as by
/// shade, and every car has a title in words.
#[must_use]
pub fn svg(board: &Board, position: &Position) -> String {
    let [benares, calcutta] = board.cities();
    let out: Vec<usize> = (benares + 1..calcutta).collect();
    let back: Vec<usize> = (calcutta + 1..board.len()).rev().collect();
    let longest = out.len().max(back.len());
    let width = 2 * (MARGIN + CITY + GAP) + longest * SECTION;
    let [above, below] = [&out, &back].map(|leg| leg_height(board, leg));
    let height = 2 * MARGIN + above + 3 * GAP + below;
    let mut svg = String::new();
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" font-family="sans-serif" font-size="11">"#
    );
    let _ = write!(svg, "<title>The railway</title>");
    let x = |at: usize| MARGIN + CITY + GAP + at * SECTION;
    for (at, &section) in out.iter().enumerate() {
        draw_section(&mut svg, board, position, section, x(at), MARGIN, true);
    }
    let lower = MARGIN + above + 3 * GAP;
    for (at, &section) in back.iter().enumerate() {
        draw_section(&mut svg, board, position, section, x(at), lower, false);
    }
    draw_city(&mut svg, board, position, benares, MARGIN, height);
    draw_city(
        &mut svg,
        board,
        position,
        calcutta,
        width - MARGIN - CITY,
        height,
    );
    svg.push_str("</svg>");
    svg
}

fn leg_height(board: &Board, leg: &[usize]) -> usize {
    let rows = leg.iter().map(|&section| board.section(section).rows);
    HEAD + usize::from(rows.max().unwrap_or(1)) * ROW
}

fn draw_section(
    svg: &mut String,
    board: &Board,
    position: &Position,
    section: usize,
    x: usize,
    y: usize,
    to_the_right: bool,
) {
    let about = board.section(section);
    let mut label = about.id.clone();
    if about.value > 0 {
        let _ = write!(label, " ₹{}", about.value);
    }
    if about.loading {
        label.push('*');
    }
    text(svg, x, y + 12, "#333", &label);
    for (row, place) in board.rows(section).enumerate() {
        let top = y + HEAD + row * ROW;
        let _ = write!(
            svg,
            r##"<rect x="{x}" y="{top}" width="{}" height="{}" fill="#f3efe6" stroke="#b8ad98"/>"##,
            SECTION - GAP,
            ROW - 4
        );
        let train = position.at(place);
        let used = usize::from(train.width()) * SPACE;
        // the front car stands where the train is bound for
        let mut left = if to_the_right {
            x + SECTION - GAP - used
        } else {
            x
        };
        let cars: Vec<&FreightCar> = if to_the_right {
            train.cars.iter().rev().collect()
        } else {
            train.cars.iter().collect()
        };
        for car in cars {
            draw_car(svg, board, place, car, left, top);
            left += usize::from(car.kind.size.width()) * SPACE;
        }
    }
}

fn draw_city(
    svg: &mut String,
    board: &Board,
    position: &Position,
    city: usize,
    x: usize,
    height: usize,
) {
    let _ = write!(
        svg,
        r##"<rect x="{x}" y="{MARGIN}" width="{CITY}" height="{}" rx="6" fill="#e9dfc7" stroke="#8c7d5d"/>"##,
        height - 2 * MARGIN
    );
    text(svg, x + 8, MARGIN + 15, "#333", &section_name(board, city));
    let place = board.first_place(city);
    let (mut left, mut top) = (0, MARGIN + HEAD + 4);
    for car in &position.at(place).cars {
        let wide = usize::from(car.kind.size.width()) * SPACE;
        if left + wide > 3 * SPACE {
            left = 0;
            top += ROW;
        }
        draw_car(svg, board, place, car, x + 12 + left, top);
        left += wide;
    }
}

fn draw_car(svg: &mut String, board: &Board, place: Place, car: &FreightCar, x: usize, y: usize) {
    let (fill, ink) = match car.kind.owner {
        Owner::Major => ("#7a2e2e", "#fff"),
        Owner::You => ("#dfe9f5", "#123"),
    };
    let width = usize::from(car.kind.size.width()) * SPACE - 2;
    let _ = write!(
        svg,
        r##"<g><title>{} {}</title><rect x="{}" y="{}" width="{width}" height="{}" rx="3" fill="{fill}" stroke="#333"/>"##,
        car_name(car),
        where_name(board, place),
        x + 1,
        y + 2,
        ROW - 8
    );
    let letter = size_name(car.kind.size).get(..1).unwrap_or_default();
    if car.crates() == 0 {
        letter_at(svg, x + width / 2 + 1, y + 15, ink, letter);
    }
    let crates = std::iter::repeat_n(Owner::Major, car.his_crates.into())
        .chain(std::iter::repeat_n(Owner::You, car.your_crates.into()));
    for (at, owner) in crates.enumerate() {
        let (fill, ink, letter) = match owner {
            Owner::Major => ("#c0504d", "#fff", "m"),
            Owner::You => ("#3b6fb5", "#fff", "y"),
        };
        let left = x + 4 + at * (SPACE - 3);
        let _ = write!(
            svg,
            r##"<rect x="{left}" y="{}" width="12" height="12" fill="{fill}" stroke="#222"/>"##,
            y + 5
        );
        letter_at(svg, left + 6, y + 14, ink, letter);
    }
    svg.push_str("</g>");
}

/// A letter in the middle of its car or Crate.
fn letter_at(svg: &mut String, x: usize, y: usize, fill: &str, letter: &str) {
    let _ = write!(
        svg,
        r#"<text x="{x}" y="{y}" fill="{fill}" text-anchor="middle">{letter}</text>"#
    );
}

fn text(svg: &mut String, x: usize, y: usize, fill: &str, words: &str) {
    let _ = write!(svg, r#"<text x="{x}" y="{y}" fill="{fill}">{words}</text>"#);
}
