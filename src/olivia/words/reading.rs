//! Reading what is typed. Each fault is a sentence that says what is wrong and what to do.

use super::super::facts::{BlackFace, Track};
use super::super::good::Good;
use super::super::number::Number;
use super::super::tiles::Place;
use super::dice::are;
use super::{DRAW, LATER, MINE, NO, city, counted, fault, length};

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
    let (one, other) = typed.split_once('-').ok_or_else(expected)?;
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
            number
                .parse()
                .map_err(|_| format!("“{number}” is not {what}."))
        })
        .collect()
}

fn six_numbers(typed: &str) -> Result<[u8; 6], String> {
    let numbers = whole_numbers(typed, "a number of hexes")?;
    let found = length(numbers.len());
    let six = |_| {
        format!(
            "{} given, and 6 are needed, one for each region.",
            counted(found, "number")
        )
    };
    numbers.try_into().map_err(six)
}

/// The hexes of the regions (O4).
pub(in super::super) fn read_sizes(typed: &str) -> Result<[u8; 6], String> {
    let sizes = six_numbers(typed)?;
    super::super::influence::Influence::unmarked(sizes).map_err(|reason| fault(&reason))?;
    Ok(sizes)
}

/// Hexes that are crossed off (O4).
pub(in super::super) fn read_crossed(typed: &str) -> Result<[u8; 6], String> {
    six_numbers(typed)
}

/// A good by its letter or its name.
pub(in super::super) fn read_good(typed: &str) -> Result<Good, String> {
    let by_name = Good::ALL.into_iter().find(|good| good.to_string() == typed);
    let by_letter = || {
        let mut letters = typed.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        Good::from_letter("", letter).ok()
    };
    by_name
        .or_else(by_letter)
        .ok_or_else(|| format!("“{typed}” is no good: type R, B, G, Y or N (grey)."))
}

/// S3.
const COAL_CITY: &str = "Coal is no city's colour: type R, B, G, Y or N (grey).";

/// A colour for each city, `-` for those that stay open (S3).
pub(in super::super) fn read_all_colours(typed: &str) -> Result<Vec<Option<Good>>, String> {
    let marks = typed
        .chars()
        .filter(|mark| !mark.is_whitespace() && *mark != ',');
    let colour = |mark: char| match mark {
        '-' => Ok(None),
        letter => match read_good(&letter.to_string())? {
            Good::Coal => Err(COAL_CITY.to_owned()),
            good => Ok(Some(good)),
        },
    };
    let colours: Vec<Option<Good>> = marks.map(colour).collect::<Result<_, _>>()?;
    if colours.len() == Number::ALL.len() {
        return Ok(colours);
    }
    Err(format!(
        "{} given, and 6 are needed, one for each city: - stands for one that you leave open.",
        counted(length(colours.len()), "letter")
    ))
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

/// A colour for each of these cities (S3).
pub(in super::super) fn read_colours(typed: &str, of: &[Number]) -> Result<Vec<Good>, String> {
    let colours = Good::row("the colours", typed).map_err(|reason| fault(&reason))?;
    if colours.contains(&Good::Coal) {
        return Err(COAL_CITY.to_owned());
    }
    if colours.len() != of.len() {
        return Err(format!(
            "{} given, and {} needed: {}.",
            counted(length(colours.len()), "letter"),
            are(of.len()),
            super::cities(of)
        ));
    }
    Ok(colours)
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
    let number = |token: &&str| {
        let number = token
            .parse()
            .ok()
            .and_then(|number| Number::new(DIE, number).ok());
        number.ok_or_else(|| format!("“{token}” is not a number from 1 to 6."))
    };
    tokens.iter().map(number).collect()
}

/// `3 RBN`: a city and its goods, `-` for none.
pub(in super::super) fn read_goods_fix(typed: &str) -> Result<(Number, Vec<Good>), String> {
    let (number, row) = typed.split_once(' ').unwrap_or((typed, ""));
    let number = read_number(number, "goods 3 RBN")?;
    let row = row.replace('-', "");
    let row = Good::row(&city(number), &row).map_err(|reason| fault(&reason))?;
    Ok((number, row))
}

/// `4 upright`: a tile and where it lies.
pub(in super::super) fn read_tile_fix(typed: &str) -> Result<(Number, Place), String> {
    let (number, place) = typed.split_once(' ').unwrap_or((typed, ""));
    let number = read_number(number, "tile 4 upright")?;
    let place = place_named(place)
        .ok_or_else(|| format!("Say where tile {number} lies: upright, sideways or beside the board (tile {number} beside)."))?;
    Ok((number, place))
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

fn read_number(typed: &str, example: &str) -> Result<Number, String> {
    let numbers = read_numbers(&[typed])?;
    numbers
        .first()
        .copied()
        .ok_or_else(|| format!("Type for example {example}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fix_that_cannot_be_read_says_why() {
        assert_eq!(
            read_goods_fix("3 RQ").unwrap_err(),
            "City 3, good 2: 'Q' where one of R, B, G, Y, N (grey) and K (coal) was expected."
        );
        assert_eq!(read_goods_fix("3 -").unwrap().1, []);
        assert_eq!(
            read_tile_fix("4 askew").unwrap_err(),
            "Say where tile 4 lies: upright, sideways or beside the board (tile 4 beside)."
        );
        assert_eq!(
            read_crossed("1 2 3").unwrap_err(),
            "3 numbers given, and 6 are needed, one for each region."
        );
        assert!(read_points("1 2 x", 3).is_err());
        assert!(read_sizes("7 7 7 7 7 0").is_err());
        assert!(read_colours("RK", &Number::ALL[..2]).is_err());
    }

    #[test]
    fn s3_a_city_may_stay_open_and_takes_no_coal() {
        let colours = read_all_colours("y, - n N - b").unwrap();
        let open: Vec<usize> = (0..6).filter(|city| colours[*city].is_none()).collect();
        assert_eq!(open, [1, 4]);
        assert_eq!(colours[3], Some(Good::Grey));
        assert!(read_all_colours("YRNNGK").unwrap_err().starts_with("Coal"));
        assert!(
            read_all_colours("YRNN")
                .unwrap_err()
                .starts_with("4 letters given, and 6 are needed")
        );
    }

    #[test]
    fn o4_later_leaves_the_hexes_as_they_are() {
        let read = unless_later(read_sizes);
        assert_eq!(read("Later"), Ok(None));
        assert_eq!(read("7 7 7 7 7 7"), Ok(Some([7; 6])));
        assert!(read("sooner").is_err());
    }
}
