//! The table against Olivia as a drawing for a page: a row for each region, with its city and its tile.

use std::fmt::Write;

use super::game::{OliviaGame, Stage};
use super::good::Good;
use super::number::Number;
use super::words;

const MARGIN: usize = 10;
const HEAD: usize = 30;
const LINE: usize = 20;
const BETWEEN: usize = 8;
/// Where the columns begin: region, what its city takes, the count, the hexes, the goods, the tile.
const COLUMNS: [usize; 6] = [MARGIN, 60, 132, 186, 416, 570];
const WIDTH: usize = 650;
const HEXES_IN_A_LINE: usize = 12;
const GOODS_IN_A_LINE: usize = 8;
/// From one hex or good to the next.
const STEP: usize = 18;
/// Letters in a line of the text below.
const LETTERS: usize = 100;

/// An SVG element that needs nothing from elsewhere, from the facts that `board` shows. All of them stand in its description
/// as well; crosses and letters say what colours repeat. `None` before anything lies on the table.
#[must_use]
pub fn svg(game: &OliviaGame) -> Option<String> {
    if game.stage == Stage::SetupOlivia {
        return None;
    }
    let mut rows = String::new();
    let mut y = HEAD;
    for number in Number::ALL {
        draw_row(&mut rows, game, number, y);
        y += height(game, number) + BETWEEN;
    }
    let below = words::points_and_sheet(game).join("\n");
    for line in textwrap::wrap(&below, LETTERS) {
        y += LINE - 4;
        text(&mut rows, MARGIN, y, &line);
    }
    let height = y + MARGIN;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" font-family="sans-serif" font-size="11" fill="#222">"##
    );
    let (title, description) = (words::PICTURE_TITLE, words::described(game));
    let _ = write!(svg, "<title>{title}</title><desc>{description}</desc>");
    for (x, heading) in COLUMNS.into_iter().zip(words::PICTURE_COLUMNS) {
        text(&mut svg, x, MARGIN + 11, heading);
    }
    svg.push_str(&rows);
    svg.push_str("</svg>");
    Some(svg)
}

/// How high the row of a region is: its hexes and its goods may need several lines.
fn height(game: &OliviaGame, number: Number) -> usize {
    let hexes = usize::from(game.standing.influence.size(number)).div_ceil(HEXES_IN_A_LINE);
    let goods = game.standing.supply.row(number).len();
    hexes.max(goods.div_ceil(GOODS_IN_A_LINE)).max(1) * LINE
}

fn draw_row(svg: &mut String, game: &OliviaGame, number: Number, y: usize) {
    let [region, takes, count, hexes, goods, tile] = COLUMNS;
    let influence = &game.standing.influence;
    let _ = write!(
        svg,
        r##"<path d="M{MARGIN} {}h{}" stroke="#d8cfbb"/>"##,
        y - BETWEEN / 2,
        WIDTH - 2 * MARGIN
    );
    let base = y + 13;
    text(svg, region, base, &number.to_string());
    let colour = game.facts.sheet.colours().unwrap_or_default().of(number);
    text(svg, takes, base, &words::letter_or_unknown(colour));
    text(svg, count, base, &words::crossed_of(influence, number));
    let crossed = usize::from(influence.crossed(number));
    for hex in 0..usize::from(influence.size(number)) {
        let (x, y) = place(hexes, y, hex, HEXES_IN_A_LINE);
        draw_hex(svg, x, y, hex < crossed);
    }
    let row = game.standing.supply.row(number);
    if row.is_empty() {
        text(svg, goods, base, words::NO_GOODS);
    }
    for (index, good) in row.iter().enumerate() {
        let (x, y) = place(goods, y, index, GOODS_IN_A_LINE);
        draw_good(svg, x, y, *good);
    }
    text(svg, tile, base, words::tile_in_short(game, number));
}

/// Where a thing stands that comes after others in lines.
fn place(x: usize, y: usize, index: usize, in_a_line: usize) -> (usize, usize) {
    (x + index % in_a_line * STEP, y + index / in_a_line * LINE)
}

fn draw_hex(svg: &mut String, x: usize, y: usize, crossed: bool) {
    let fill = if crossed { "#e3ddd0" } else { "none" };
    let _ = write!(
        svg,
        r##"<path d="M{} {y}l7 4v8l-7 4l-7 -4v-8z" fill="{fill}" stroke="#8c7d5d"/>"##,
        x + 8
    );
    if crossed {
        let _ = write!(
            svg,
            r##"<path d="M{} {}l8 8m0 -8l-8 8" stroke="#222" stroke-width="1.5"/>"##,
            x + 4,
            y + 4
        );
    }
}

fn draw_good(svg: &mut String, x: usize, y: usize, good: Good) {
    let fill = match good {
        Good::Red => "#f4b6b0",
        Good::Blue => "#b5cdee",
        Good::Green => "#bfe0b4",
        Good::Yellow => "#f5e5a3",
        Good::Grey => "#d5d5d5",
        Good::Coal => "#ffffff",
    };
    let _ = write!(
        svg,
        r##"<g><title>{good}</title><rect x="{x}" y="{y}" width="16" height="16" rx="2" fill="{fill}" stroke="#333"/><text x="{}" y="{}" text-anchor="middle">{}</text></g>"##,
        x + 8,
        y + 12,
        good.letter()
    );
}

fn text(svg: &mut String, x: usize, y: usize, words: &str) {
    let _ = write!(svg, r#"<text x="{x}" y="{y}">{words}</text>"#);
}
