//! Reading what is typed. Each fault is a sentence that says what is wrong and what to do.

use super::super::facts::{BlackFace, Track};
use super::super::number::Number;
use super::super::tiles::{Kind, Place};
use super::{DRAW, LATER, LIGHTNING, MINE, NO, PERMANENT, are, counted, fault, length};

/// Where a number was read.
pub(in super::super) const DIE: &str = "the die";
/// Where a number was read.
pub(in super::super) const CITY: &str = "the city";
/// Whether the app is to draw.
pub(in super::super) fn is_draw(typed: &str) -> bool {
    typed.eq_ignore_ascii_case(DRAW)
}

/// Whether it is a no.
pub(in super::super) fn is_no(typed: &str) -> bool {
    typed.eq_ignore_ascii_case(NO) || typed.eq_ignore_ascii_case("n")
}

/// A face of the black die: `s-60`.
pub(super) fn read_face(typed: &str) -> Result<BlackFace, String> {
    let expected =
        || format!("“{typed}” is no face of the black die: type two of S, 60 and 120, as in S-60.");
    let track = |name: &str| match name.to_lowercase().as_str() {
        "s" | "straight" => Ok(Track::Straight),
        "60" | "60°" => Ok(Track::Curve60),
        "120" | "120°" => Ok(Track::Curve120),
        _ => Err(expected()),
    };
    let (one, other) = typed
        .split_once(['-', '/', ' '])
        .or_else(|| typed.split_at_checked(1))
        .ok_or_else(expected)?;
    BlackFace::try_from([track(one)?, track(other)?]).map_err(|_| expected())
}

/// The six faces of the black die; `None`: the person rolls it.
pub(in super::super) fn read_faces(typed: &str) -> Result<Option<[BlackFace; 6]>, String> {
    if typed.eq_ignore_ascii_case(MINE) {
        return Ok(None);
    }
    let faces: Vec<BlackFace> = typed
        .split_whitespace()
        .map(read_face)
        .collect::<Result<_, _>>()?;
    let found = length(faces.len());
    let six = |_| format!("{} given, and the black die has 6.", counted(found, "face"));
    faces.try_into().map(Some).map_err(six)
}

/// Numbers of a sort, with spaces or commas between.
fn whole_numbers<N: std::str::FromStr>(typed: &str, what: &str) -> Result<Vec<N>, String> {
    typed
        .split([' ', ','])
        .filter(|number| !number.is_empty())
        .map(|number| {
            // a minus as it is printed
            number
                .replace(['−', '–'], "-")
                .parse()
                .map_err(|_| format!("“{number}” is not {what}."))
        })
        .collect()
}

fn six_numbers(numbers: Vec<u8>) -> Result<[u8; 6], String> {
    let found = length(numbers.len());
    let six = |_| {
        format!(
            "{} given, and 6 are needed, one for each region.",
            counted(found, "number")
        )
    };
    numbers.try_into().map_err(six)
}

fn hexes(typed: &str) -> Result<Vec<u8>, String> {
    whole_numbers(typed, "a number of hexes")
}

/// The hexes of the regions (O4).
pub(in super::super) fn read_sizes(typed: &str) -> Result<[u8; 6], String> {
    let sizes = six_numbers(hexes(typed)?)?;
    super::super::influence::Influence::unmarked(sizes).map_err(|reason| fault(&reason))?;
    Ok(sizes)
}

/// Hexes of all regions, or a region and its own: `0 0 5 0 0 0`, or `3 5` where the others stay as they are.
pub(in super::super) fn read_hexes_fix(typed: &str, now: [u8; 6]) -> Result<[u8; 6], String> {
    let numbers = hexes(typed)?;
    let [region, of_it] = numbers.as_slice() else {
        return six_numbers(numbers);
    };
    let region = read_number(&region.to_string())?;
    let mut all = now;
    all[region.index()] = *of_it;
    Ok(all)
}

/// Reads what was typed, unless it is to stay as it is.
pub(in super::super) fn unless_later<T>(
    read: impl Fn(&str) -> Result<T, String>,
) -> impl Fn(&str) -> Result<Option<T>, String> {
    move |typed| match typed.eq_ignore_ascii_case(LATER) {
        true => Ok(None),
        false => read(typed).map(Some),
    }
}

/// The points of so many tiles (S6).
pub(in super::super) fn read_points(typed: &str, tiles: usize) -> Result<Vec<i8>, String> {
    let points: Vec<i8> = whole_numbers(typed, "a tile's points, such as 3 or -2")?;
    if points.len() == tiles {
        return Ok(points);
    }
    Err(format!(
        "{} given, and {} needed, one for each tile.",
        counted(length(points.len()), "number"),
        are(tiles)
    ))
}

/// Points that are mended.
pub(in super::super) fn read_points_fix(typed: &str) -> Result<u32, String> {
    let points = typed.parse().ok().filter(|points| *points <= 999);
    points.ok_or_else(|| format!("“{typed}” is not a number of points, 0 to 999."))
}

/// Numbers from 1 to 6.
pub(in super::super) fn read_numbers(tokens: &[&str]) -> Result<Vec<Number>, String> {
    tokens.iter().map(|token| read_number(token)).collect()
}

/// What a fix says of a tile (O5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum OfTile {
    /// Where it lies.
    Lies(Place),
    /// What it shows.
    Shows(Kind),
}

/// `4 upright`: a tile and where it lies; `4 permanent`: what it shows.
pub(in super::super) fn read_tile_fix(typed: &str) -> Result<(Number, OfTile), String> {
    let (number, said) = typed.split_once(' ').unwrap_or((typed, ""));
    let number = read_number(number)?;
    let said = match said {
        LIGHTNING => Some(OfTile::Shows(Kind::Lightning)),
        PERMANENT => Some(OfTile::Shows(Kind::Permanent)),
        place => place_named(place).map(OfTile::Lies),
    };
    let said = said.ok_or_else(|| format!("Say where tile {number} lies: upright, sideways or beside the board (tile {number} beside); or what it shows: lightning or permanent."))?;
    Ok((number, said))
}

/// The place that a person names (O5).
fn place_named(name: &str) -> Option<Place> {
    match name {
        "upright" => Some(Place::Upright),
        "sideways" => Some(Place::Sideways),
        "beside" | "board" | "middle" => Some(Place::BesideBoard),
        _ => None,
    }
}

/// One number from 1 to 6.
pub(super) fn read_number(typed: &str) -> Result<Number, String> {
    if typed.is_empty() {
        return Err("Say which one, by its number from 1 to 6.".to_owned());
    }
    let number = typed.parse().ok();
    let number = number.and_then(|number| Number::new(DIE, number).ok());
    number.ok_or_else(|| format!("“{typed}” is not a number from 1 to 6."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fix_that_cannot_be_read_says_why() {
        assert_eq!(
            read_tile_fix("4 askew").unwrap_err(),
            "Say where tile 4 lies: upright, sideways or beside the board (tile 4 beside); or what it shows: lightning or permanent."
        );
        assert_eq!(
            read_hexes_fix("1 2 3", [0; 6]).unwrap_err(),
            "3 numbers given, and 6 are needed, one for each region."
        );
        assert_eq!(read_hexes_fix("3 5", [1; 6]), Ok([1, 1, 5, 1, 1, 1]));
        assert!(read_hexes_fix("7 5", [1; 6]).is_err());
        assert!(read_points("1 2 x", 3).is_err());
        assert_eq!(read_points("–2 −1 +3", 3), Ok(vec![-2, -1, 3]));
        assert!(read_sizes("7 7 7 7 7 0").is_err());
    }

    #[test]
    fn o4_later_leaves_the_hexes_as_they_are() {
        let read = unless_later(read_sizes);
        assert_eq!(read("Later"), Ok(None));
        assert_eq!(read("7 7 7 7 7 7"), Ok(Some([7; 6])));
        assert!(read("sooner").is_err());
    }
}
