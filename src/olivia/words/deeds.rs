//! What is said of your actions once they are done, or refused.

use super::super::facts::BlackFace;
use super::super::game::{OliviaGame, Refused};
use super::super::good::Good;
use super::super::number::Number;
use super::super::route::Route;
use super::super::sheet::Link;
use super::super::tiles::{Kind, Place};
use super::turn::tracks;
use super::{capitalised, cities, city, counted, either, fault, goods_in_words, length, ordinal};

/// Links without a sheet.
pub(in super::super) const SHEET_NOT_KEPT: &str =
    "I do not keep your sheet in this game. With fix sheet keep I begin.";
/// No engine has more boxes than this, and no tile adds more to it.
pub(in super::super) const MOST_HELP: u8 = 6;
/// A tile that adds more, or nothing that is a number.
pub(in super::super) fn helped_by(typed: &str) -> String {
    format!(
        "“{typed}” is not what a tile adds to your engine: type a number from 0 to {MOST_HELP}, as in helped 1."
    )
}
/// S3.
pub(in super::super) const DELIVER_WHERE: &str = "Where to?";

/// A die that is not used.
pub(in super::super) fn passed(die: Number) -> String {
    format!("Nothing is done with the {die}.")
}

/// S1: `face` is what the black die shows, if it is known.
pub(in super::super) fn track(die: Number, face: Option<BlackFace>) -> String {
    let types = face.map_or_else(
        || "one of the two types on the black die".to_owned(),
        tracks,
    );
    format!("Draw one hex of track in region {die}: {types} (S1).")
}

/// S4.
pub(in super::super) fn link_completed(link: &Link, is_second: bool) -> String {
    let [one, other] = link.ends();
    let again = if is_second {
        " They were connected before: if you meant the same connection, type undo."
    } else {
        ""
    };
    format!(
        "City {one} and city {other} are connected, with {} on the way: {} at the end (S4).{again}",
        match link.towns() {
            0 => "no town".to_owned(),
            towns => counted(towns, "town"),
        },
        counted(link.steps(), "point")
    )
}

/// S2.
pub(in super::super) fn engine(die: Number, strength: Option<u8>) -> String {
    let now = strength.map_or_else(String::new, |strength| {
        format!(" Its strength is now {strength}.")
    });
    format!("Check box {die} of your engine (S2).{now}")
}

/// O5.
pub(in super::super) fn lies_sideways(tile: Number) -> String {
    format!(
        "Your tile {tile} lies sideways already: an action to turn it sideways again changes nothing (O5)."
    )
}

/// O5: `lay` is where it lay before.
pub(in super::super) fn tile_taken(tile: Number, lay: Place, what: Option<&str>) -> String {
    let take = match lay {
        Place::BesideBoard => format!("Take tile {tile} and lay it sideways"),
        Place::Upright => format!("Turn your tile {tile} sideways again"),
        Place::Sideways => format!("Your tile {tile} stays sideways"),
    };
    let what = what.map_or_else(String::new, |what| format!(" {what}"));
    format!("{take}: until your next turn Olivia cannot have it (O5).{what}")
}

/// O5, O3.
pub(in super::super) fn tile_used(tile: Number, kind: Kind) -> String {
    match kind {
        Kind::Lightning => {
            format!("Use tile {tile}, then put it back in the middle, beside the board (O5).")
        }
        Kind::Permanent => {
            format!("Tile {tile} helps this action, and no other in this turn (O3). You keep it.")
        }
    }
}

/// S3: a route as it is travelled: "4, 3, a town, 6".
fn travelled(from: Number, route: &Route) -> String {
    let mut way = vec![from.to_string()];
    for (link, to) in &route.legs {
        match link.towns() {
            0 => {}
            1 => way.push("a town".to_owned()),
            towns => way.push(counted(towns, "town")),
        }
        way.push(to.to_string());
    }
    way.join(", ")
}

/// S3: the route that is taken.
pub(in super::super) fn longest_route(from: Number, route: &Route, strength: u8) -> String {
    format!(
        "The longest route that an engine of {strength} allows: {}. That is {} (S3).",
        travelled(from, route),
        counted(route.points, "point")
    )
}

/// S3: one of several cities.
pub(in super::super) fn route_choice(route: &Route) -> String {
    format!("{}: {}", city(route.to), counted(route.points, "point"))
}

/// O3: which good of several of a colour.
pub(in super::super) fn which_good(good: Good, row: &[Good]) -> String {
    let row: String = row.iter().map(|good| good.letter()).collect();
    format!("Which {good} good of {row}, counted from the left? Olivia takes from the right (O3).")
}

/// S3: a good that goes into the bag; its place from the left, where it was one of several.
pub(in super::super) fn delivered(
    (from, good, place): (Number, Good, Option<usize>),
    left: usize,
    counted_for: bool,
) -> String {
    let score = if counted_for {
        ""
    } else {
        " Score its route (S3)."
    };
    let left = match left {
        0 => "none is left there".to_owned(),
        left => format!("{} left", counted(length(left), "good")),
    };
    let which = match place.and_then(|place| u8::try_from(place).ok()) {
        Some(place) => format!("the {} good of city {from}, {good},", ordinal(place)),
        None => format!("a {good} good of city {from}"),
    };
    format!("Take {which} into the bag. Now {left}.{score}")
}

/// S3: what your dice could deliver, one delivery a line; `about` is what was typed after the word.
pub(in super::super) fn routes(game: &OliviaGame, about: &str) -> String {
    let Some(sheet) = &game.sheet else {
        return SHEET_NOT_KEPT.to_owned();
    };
    let Some(helped) = read_helped(about) else {
        return format!(
            "“{about}” is not understood after routes: type routes, or routes helped 1 where a tile adds 1 to your engine, up to 6."
        );
    };
    let mut lines = Vec::new();
    let deliveries = game.deliveries(helped);
    if sheet.engine.strength() + helped == 0 && !deliveries.is_empty() {
        return refused(&Refused::NoEngine);
    }
    for (from, good, routes) in deliveries {
        match routes {
            Ok(routes) => lines.extend(routes.iter().map(|route| {
                let points = counted(route.points, "point");
                format!(
                    "{}, {good}: {points} by {}.",
                    capitalised(&city(from)),
                    travelled(from, route)
                )
            })),
            Err(why) => lines.push(format!(
                "{}, {good}: {}",
                capitalised(&city(from)),
                uncapitalised(&refused(&why))
            )),
        }
    }
    if lines.is_empty() {
        lines.push("There are no goods in the cities of your dice.".to_owned());
    }
    lines.join("\n")
}

/// What a tile adds to the engine: "helped 1"; nothing was typed for none.
fn read_helped(about: &str) -> Option<u8> {
    let mut words = about.split_whitespace();
    let helped = match (words.next(), words.next(), words.next()) {
        (None, ..) => Some(0),
        (Some(word), Some(strength), None) if word.eq_ignore_ascii_case("helped") => {
            strength.parse().ok()
        }
        _ => None,
    };
    helped.filter(|helped| *helped <= MOST_HELP)
}

/// S3: why a delivery cannot be.
pub(in super::super) fn refused(refused: &Refused) -> String {
    match refused {
        Refused::NoGood {
            city: from, row, ..
        } if row.is_empty() => {
            format!("City {from} has no goods left.")
        }
        Refused::NoGood {
            city: from,
            good,
            row,
        } => {
            format!(
                "City {from} has no {good} good: it has {}.",
                goods_in_words(row)
            )
        }
        Refused::WrongCity { to, good, takers } => match takers.as_slice() {
            [] => format!("City {to} does not take {good} goods (S3)."),
            takers => format!(
                "City {to} does not take {good} goods; {} (S3).",
                they_take(takers)
            ),
        },
        Refused::NoEngine => {
            "Your engine has no box checked, so nothing travels yet (S2, S3).".to_owned()
        }
        Refused::NoWay { from, good, takers } => match takers.as_slice() {
            [] => format!("No other city takes {good} goods (S3)."),
            takers => format!(
                "No completed connections lead from city {from} to {}, where {good} goods go (S3).",
                where_to(takers)
            ),
        },
        Refused::TooFar {
            to,
            distance,
            strength,
            helped,
        } => {
            let missing = distance - strength + helped;
            let with = match helped {
                0 => String::new(),
                helped => format!(" with the {helped} of a tile"),
            };
            let help = match missing {
                0..=MOST_HELP => {
                    format!(" If a tile adds {missing} or more, say so: helped {missing}.")
                }
                _ => String::new(),
            };
            format!(
                "{} is {} away, and your engine has a strength of {strength}{with} (S3).{help}",
                capitalised(&city(*to)),
                counted(*distance, "step")
            )
        }
        Refused::Fault(reason) => fault(reason),
    }
}

/// A sentence that goes on after a colon.
fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn they_take(takers: &[Number]) -> String {
    match takers {
        [only] => format!("{} does", city(*only)),
        _ => format!("{} do", cities(takers)),
    }
}

fn where_to(takers: &[Number]) -> String {
    match takers {
        [only] => city(*only),
        _ => format!("city {}", either(takers)),
    }
}
