//! The railway shown: to look at, to check before his turn, and after it with what has changed.

use std::fmt::Write;

use crate::{
    freight::{
        Board, Far, Place, Position, changed_places, naming::clear_id, picture, spoken,
        spoken_place,
    },
    ink::Ink,
    major::{card::Action, game::MajorGame},
    table::Page,
};

/// From this width on the check after his turn is a picture.
const WIDE: usize = 60;
/// What the signs of the picture mean.
const SIGNS: &str = "M his, Y yours; in brackets the Crates, m his, y yours. The front car is on top, + joins it to the next. * loading space, ① ② ③ values.";
/// What a mark means.
const BY_HIS_TURN: &str = "» is what his turn has changed.";

/// The railway as the app has it: drawn, or told for ears.
#[must_use]
pub fn board(board: &Board, position: &Position, page: &Page) -> String {
    if page.plain {
        page.wrap(&spoken(board, position, Far::Untold))
    } else {
        picture(board, position, None, page.width)
    }
}

/// The same for someone who looks closer: with the signs explained, the line in notation, or how far each train has
/// to go.
#[must_use]
pub fn board_view(game: &MajorGame, page: &Page) -> String {
    let (board, position) = (&game.facts.board, &game.position);
    let notation = super::notation_line(game);
    if page.plain {
        let told = page.wrap(&spoken(board, position, Far::Told));
        let notation = at_slashes(&format!("In notation: {notation}"), page);
        return format!("{told}\n{notation}");
    }
    let notation = at_slashes(&notation, page);
    let drawn = picture(board, position, None, page.width);
    let legend = page.wrap(&format!("{SIGNS}{}", to_go(&drawn)));
    format!("{drawn}\n{legend}\n{notation}")
}

/// What the figure below a section means, by the first that is there.
fn to_go(drawn: &str) -> String {
    let Some((before, _)) = drawn.split_once(" to go") else {
        return String::new();
    };
    let figure = before
        .rsplit(|letter: char| !letter.is_ascii_digit())
        .next();
    format!(
        " {} to go: sections to the next city, for every train above it.",
        figure.unwrap_or_default()
    )
}

/// A line in notation, which goes on in the next line behind a slash, and never within a place.
fn at_slashes(notation: &str, page: &Page) -> String {
    const SLASH: &str = " / ";
    let mut lines = vec![String::new()];
    for place in notation.split(SLASH) {
        let last = lines.last_mut().filter(|last| {
            let so_far = textwrap::core::display_width(last) + SLASH.len();
            last.is_empty() || so_far + textwrap::core::display_width(place) + 2 <= page.width
        });
        match last {
            Some(last) if last.is_empty() => last.push_str(place),
            Some(last) => *last += &format!("{SLASH}{place}"),
            None => lines.push(place.to_owned()),
        }
    }
    page.wrap(&lines.join(" /\n"))
}

/// The railway after his turn with what has changed marked; `None` on a page where it is told in [`expected_table`].
#[must_use]
pub fn changed_board(game: &MajorGame, before: &Position, page: &Page) -> Option<String> {
    let (board, now) = (&game.facts.board, &game.position);
    if page.plain || changed_places(board, before, now).is_empty() {
        return None;
    }
    if page.width >= WIDE {
        return Some(picture(board, now, Some(before), page.width));
    }
    let changed = changed_places(board, before, now).into_iter();
    let lines: Vec<String> = changed
        .map(|place| format!("{} {}", Ink::Changed.on("»"), noted(board, now, place)))
        .collect();
    Some(lines.join("\n"))
}

/// "C4.1 YM(my)+YS", "C3 ·".
fn noted(board: &Board, position: &Position, place: Place) -> String {
    let train = position.at(place);
    let cars: Vec<String> = train.cars.iter().map(ToString::to_string).collect();
    let joint = if board.is_city(board.section_of(place)) {
        " "
    } else {
        "+"
    };
    let cars = if cars.is_empty() {
        "·".to_owned()
    } else {
        cars.join(joint)
    };
    format!("{} {cars}", clear_id(board, position, place))
}

/// The same after a card that was resolved again, where hands have changed what was told.
#[must_use]
pub fn expected_again(game: &MajorGame, lay: &Position, page: &Page) -> String {
    let told = expected_table(game, lay, page);
    told.replacen(BY_HIS_TURN, "» is what you have changed.", 1)
}

/// What is to be checked on the table after his turn; on a plain page the places that changed, in words.
#[must_use]
pub fn expected_table(game: &MajorGame, before: &Position, page: &Page) -> String {
    let mut supply = game
        .supply
        .map_or_else(String::new, |supply| format!(" His supply: {supply}."));
    // M18: what a card ships changes nothing on the railway
    let shipped = |action: &Action| matches!(action, Action::Ship { .. });
    let card = game
        .deck
        .last()
        .filter(|card| card.text.actions.iter().any(shipped));
    if card.is_some() {
        let _ = write!(supply, " His Crates on the Ships: {}.", game.ships.major);
    }
    let board = &game.facts.board;
    let changed = changed_places(board, before, &game.position);
    if changed.is_empty() {
        let railway = if card.is_some() {
            "on the railway "
        } else {
            ""
        };
        return format!("Check: {railway}all stands as before.{supply}");
    }
    if !page.plain {
        return format!("Check: {BY_HIS_TURN}{supply}");
    }
    let now: Vec<String> = changed
        .into_iter()
        .map(|place| spoken_place(board, &game.position, place, Far::Untold))
        .collect();
    format!("Check what has changed.{supply}\n{}", now.join("\n"))
}
