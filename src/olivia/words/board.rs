//! The table as the app has it: regions, goods and tiles.

use crate::table::Page;

use super::super::game::{OliviaGame, Stage};
use super::super::good::Good;
use super::super::influence::Influence;
use super::super::number::Number;
use super::super::tiles::Place;
use super::{counted, goods_in_words, listed};

/// From this width on each hex is drawn.
const WIDE: usize = 60;
/// More hexes than these are counted and not drawn.
const DRAWN_HEXES: u8 = 16;

/// Six regions with their cities and tiles; in plain lines one fact a line.
pub(in super::super) fn board(game: &OliviaGame, page: &Page) -> String {
    if game.stage == Stage::SetupOlivia {
        return "Nothing lies on the table yet.".to_owned();
    }
    let mut lines = if page.plain {
        spoken(game)
    } else {
        drawn(game, page.width)
    };
    lines.extend(points_and_sheet(game));
    page.wrap(&lines.join("\n"))
}

/// Olivia's points, and your sheet if it is kept; one fact a line.
pub(in super::super) fn points_and_sheet(game: &OliviaGame) -> Vec<String> {
    let points = counted(game.olivia_points, "point");
    let mut lines = vec![format!("Olivia has {points}.")];
    lines.extend(your_sheet(game));
    lines
}

/// What the drawing of the table is.
pub(in super::super) const PICTURE_TITLE: &str = "The table against Olivia";
/// What stands in the columns of the drawing.
pub(in super::super) const PICTURE_COLUMNS: [&str; 6] = [
    "Region",
    "City takes",
    "Crossed",
    "Hexes, × crossed off",
    "Goods in the city",
    "Your tile",
];
/// A city without goods.
pub(in super::super) const NO_GOODS: &str = "empty";

/// All that the drawing shows, in sentences.
pub(in super::super) fn described(game: &OliviaGame) -> String {
    let mut facts = spoken(game);
    facts.extend(points_and_sheet(game));
    facts.join(" ")
}

/// "3 of 7".
pub(in super::super) fn crossed_of(influence: &Influence, region: Number) -> String {
    let (crossed, of) = (influence.crossed(region), influence.size(region));
    format!("{crossed} of {of}")
}

/// What a city takes: its letter, or that nobody has said.
pub(in super::super) fn letter_or_unknown(colour: Option<Good>) -> String {
    colour.map_or('?', Good::letter).to_string()
}

/// Where your tile lies, in a word; a dot where it is not yours.
pub(in super::super) fn tile_in_short(game: &OliviaGame, tile: Number) -> &'static str {
    match game.standing.tiles.place(tile) {
        Place::BesideBoard => "·",
        Place::Sideways => "sideways",
        Place::Upright => "upright",
    }
}

/// One fact a line.
fn spoken(game: &OliviaGame) -> Vec<String> {
    let colours = game.facts.sheet.colours().unwrap_or_default();
    lying(game, |city| {
        let taken = colours.of(city);
        taken.map_or_else(String::new, |good| format!("; it takes {good}"))
    })
}

/// What lies on the table and is crossed off, one fact a line. `takes` goes on about a city.
pub(super) fn lying(game: &OliviaGame, takes: impl Fn(Number) -> String) -> Vec<String> {
    let regions = Number::ALL.map(|number| {
        let crossed = crossed_of(&game.standing.influence, number);
        format!("Region {number}: {crossed} hexes crossed off.")
    });
    let cities = Number::ALL.map(|number| {
        let row = match game.standing.supply.row(number) {
            [] => ": empty".to_owned(),
            row => format!(", from left to right: {}", goods_in_words(row)),
        };
        format!("City {number}{row}{}.", takes(number))
    });
    let tiles =
        Number::ALL.map(|number| format!("Tile {number}: {}.", place_in_words(game, number)));
    [regions, cities, tiles].into_iter().flatten().collect()
}

fn place_in_words(game: &OliviaGame, tile: Number) -> &'static str {
    match game.standing.tiles.place(tile) {
        Place::BesideBoard => "beside the board",
        Place::Sideways => "yours, sideways",
        Place::Upright => "yours, upright",
    }
}

/// A row for each number.
fn drawn(game: &OliviaGame, width: usize) -> Vec<String> {
    let colours = game.facts.sheet.colours().unwrap_or_default();
    let crossed: Vec<String> = Number::ALL
        .into_iter()
        .map(|region| hexes(game, region, width))
        .collect();
    let hexes_wide = widest(&crossed, "Crossed");
    let goods: Vec<String> = Number::ALL
        .into_iter()
        .map(|city| match game.standing.supply.row(city) {
            [] => NO_GOODS.to_owned(),
            row => row.iter().map(|good| good.letter()).collect(),
        })
        .collect();
    let goods_wide = widest(&goods, "Goods");
    let mut lines = vec![format!(
        "       {:hexes_wide$}  {:goods_wide$}  Your tile",
        "Crossed", "Goods"
    )];
    for ((number, crossed), goods) in Number::ALL.into_iter().zip(crossed).zip(goods) {
        let colour = letter_or_unknown(colours.of(number));
        let tile = tile_in_short(game, number);
        lines.push(format!(
            "  {number} {colour}  {crossed:hexes_wide$}  {goods:goods_wide$}  {tile}"
        ));
    }
    lines
}

/// "2 of 7", with its hexes where there is room.
fn hexes(game: &OliviaGame, region: Number, width: usize) -> String {
    let influence = &game.standing.influence;
    let crossed = influence.crossed(region);
    let count = crossed_of(influence, region);
    if width < WIDE || influence.sizes().into_iter().any(|size| size > DRAWN_HEXES) {
        return count;
    }
    let marks = "×".repeat(crossed.into()) + &"·".repeat(influence.free(region).into());
    format!("{count:8} {marks}")
}

fn widest(texts: &[String], heading: &str) -> usize {
    let widths = texts.iter().map(|text| text.chars().count());
    widths.max().unwrap_or_default().max(heading.len())
}

/// Your sheet, if it is kept.
fn your_sheet(game: &OliviaGame) -> Vec<String> {
    let Some(sheet) = &game.sheet else {
        return Vec::new();
    };
    let boxes = sheet.engine.checked();
    let engine = match boxes.as_slice() {
        [] => "Your engine: no box checked.".to_owned(),
        boxes => format!(
            "Your engine: strength {}, {} {} checked.",
            boxes.len(),
            if boxes.len() == 1 { "box" } else { "boxes" },
            listed(boxes)
        ),
    };
    let links: Vec<String> = sheet
        .links
        .iter()
        .map(|link| {
            let [one, other] = link.ends();
            match link.towns() {
                0 => format!("{one}-{other}"),
                towns => format!("{one}-{other} with {}", counted(towns, "town")),
            }
        })
        .collect();
    let links = match links.as_slice() {
        [] => "Your connections: none.".to_owned(),
        links => format!("Your connections: {}.", listed(links)),
    };
    vec![
        engine,
        links,
        format!(
            "Your deliveries: {}. You have {} so far, without tiles.",
            counted(sheet.delivered, "point"),
            sheet.points()
        ),
    ]
}
