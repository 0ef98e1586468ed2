//! What you do with a die, as it is typed: `engine`, `4 deliver R to 6`, `track 1-3-1`.

use super::super::good::Good;
use super::super::number::Number;
use super::super::sheet::Link;
use super::super::words;
use super::numbers;

/// Something that you do in your turn (O3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A hex of track is drawn, and these links are completed by it (S1).
    Track(Vec<Link>),
    /// A box of the engine is checked (S2).
    Engine,
    /// A good is delivered (S3).
    Deliver(Delivery),
    /// A tile is taken from the middle, or retaken (O5).
    Tile,
    /// A tile helps; no die is used (O5).
    Use(Number),
    /// The die is not used.
    Pass,
}

/// A delivery (S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Delivery {
    /// What is delivered.
    pub good: Good,
    /// Where to, if it was said.
    pub to: Option<Number>,
    /// What a tile adds to the engine.
    pub helped: u8,
}

/// A deed, and the die that it is done with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DeedWith {
    /// The die; of no matter where none is used.
    pub die: Number,
    /// The deed.
    pub deed: Deed,
}

/// Reads a deed done with one of these dice.
pub(super) fn read(typed: &str, dice: &[Number]) -> Result<DeedWith, String> {
    let lower = typed.to_lowercase();
    let mut tokens: Vec<&str> = lower.split_whitespace().collect();
    let mut die = None;
    if let Some(first) = tokens.first().and_then(|token| die_of(token)) {
        die = Some(first);
        tokens.remove(0);
    }
    let Some((verb, rest)) = tokens.split_first() else {
        let Some(die) = die else {
            return Err(words::HOW_TO_ACT.to_owned());
        };
        return Err(which_die(Some(die), dice, typed).map_or_else(|why| why, words::and_what));
    };
    let mut rest = rest.to_vec();
    let verb = words::deed_word(verb)?;
    if verb != words::DELIVER
        && verb != words::USE
        && let Some(place) = rest.iter().position(|token| die_of(token).is_some())
    {
        let named = die_of(rest.remove(place));
        if die.is_some() && die != named {
            return Err(words::ONE_DIE_AT_A_TIME.to_owned());
        }
        die = named;
    }
    let deed = match verb {
        words::TRACK => Deed::Track(read_links(&rest)?),
        words::DELIVER => Deed::Deliver(read_delivery(&rest)?),
        words::USE => match rest.as_slice() {
            [tile] => Deed::Use(die_of(tile).ok_or(words::USE_WHICH_TILE)?),
            _ => return Err(words::USE_WHICH_TILE.to_owned()),
        },
        _ if !rest.is_empty() => return Err(words::nothing_after(verb, &rest.join(" "))),
        words::ENGINE => Deed::Engine,
        words::TILE => Deed::Tile,
        _ => Deed::Pass,
    };
    let die = if matches!(deed, Deed::Use(_)) {
        dice.first().copied().ok_or(words::HOW_TO_ACT)?
    } else {
        which_die(die, dice, typed)?
    };
    Ok(DeedWith { die, deed })
}

fn die_of(token: &str) -> Option<Number> {
    Number::new(words::DIE, token.parse().ok()?).ok()
}

/// The die that was named; where all are alike none need be.
fn which_die(named: Option<Number>, dice: &[Number], typed: &str) -> Result<Number, String> {
    let numbers = numbers(dice);
    match (named, numbers.as_slice()) {
        (Some(die), _) if numbers.contains(&die) => Ok(die),
        (Some(die), _) => Err(words::no_such_die(die, &numbers)),
        (None, [only]) => Ok(*only),
        (None, [first, ..]) => Err(words::which_die(&numbers, &format!("{first} {typed}"))),
        (None, []) => Err(words::HOW_TO_ACT.to_owned()),
    }
}

/// `R to 6 helped 1`, the good as a letter or a word.
fn read_delivery(tokens: &[&str]) -> Result<Delivery, String> {
    let Some((good, rest)) = tokens.split_first() else {
        return Err(words::HOW_TO_DELIVER.to_owned());
    };
    let mut delivery = Delivery {
        good: words::read_good(good)?,
        to: None,
        helped: 0,
    };
    for pair in rest.chunks(2) {
        match pair {
            ["to", city] => delivery.to = Some(die_of(city).ok_or(words::HOW_TO_DELIVER)?),
            ["helped", strength] => {
                let helped = strength.parse().ok();
                let helped = helped.filter(|helped| *helped <= words::MOST_HELP);
                delivery.helped = helped.ok_or_else(|| words::helped_by(strength))?;
            }
            _ => return Err(words::HOW_TO_DELIVER.to_owned()),
        }
    }
    Ok(delivery)
}

/// Links as they are typed: `1-3-1`, city to city with its towns.
pub(super) fn read_links(tokens: &[&str]) -> Result<Vec<Link>, String> {
    let links = tokens
        .iter()
        .filter(|token| !matches!(**token, "link" | "links"));
    links.map(|token| read_link(token)).collect()
}

/// `1-3-1`: city 1 to city 3 with one town; `1-3` has none.
fn read_link(token: &str) -> Result<Link, String> {
    let parts: Vec<i64> = token
        .split('-')
        .map(|part| part.parse().map_err(|_| words::link_expected(token)))
        .collect::<Result<_, _>>()?;
    let (one, other, towns) = match parts.as_slice() {
        [one, other] => (*one, *other, 0),
        [one, other, towns] => (*one, *other, *towns),
        _ => return Err(words::link_expected(token)),
    };
    let city = |number| Number::new(words::CITY, number).map_err(|_| words::no_such_city(number));
    let towns = u8::try_from(towns).map_err(|_| words::link_expected(token))?;
    Link::new(city(one)?, city(other)?, towns).map_err(|fault| words::fault(&fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: Number = Number::ALL[1];
    const FOUR: Number = Number::ALL[3];
    const SIX: Number = Number::ALL[5];

    #[test]
    fn o3_a_deed_names_its_die_before_or_after() {
        for typed in ["4 engine", "engine 4", "ENG 4", "4 e"] {
            let read = read(typed, &[TWO, FOUR]).unwrap();
            assert_eq!((read.die, read.deed), (FOUR, Deed::Engine), "{typed}");
        }
        assert_eq!(read("tile", &[FOUR, FOUR]).unwrap().die, FOUR);
        assert_eq!(
            read("engine", &[TWO, FOUR]).unwrap_err(),
            "With which die, the 2 or the 4? Put it first, as in 2 engine."
        );
        assert_eq!(
            read("5 engine", &[TWO, FOUR]).unwrap_err(),
            "You have no 5: the 2 and the 4 are left."
        );
        assert!(read("2 engine 4", &[TWO, FOUR]).is_err());
    }

    #[test]
    fn s3_a_delivery_names_good_city_and_help() {
        let read = |typed| read(typed, &[FOUR]).map(|read| read.deed);
        let delivery = |to, helped| {
            Ok(Deed::Deliver(Delivery {
                good: Good::Red,
                to,
                helped,
            }))
        };
        assert_eq!(read("deliver R to 6 helped 1"), delivery(Some(SIX), 1));
        assert_eq!(read("d red"), delivery(None, 0));
        assert!(read("deliver").is_err());
        assert!(read("deliver Q").is_err());
        assert!(read("deliver R 6").is_err());
        assert!(read("deliver R to 7").is_err());
        assert!(read("deliver R helped 7").is_err());
    }

    #[test]
    fn s4_links_are_read_with_their_towns() {
        let read = |typed| read(typed, &[FOUR]).map(|read| read.deed);
        let [one, two, three, ..] = Number::ALL;
        let links = vec![
            Link::new(one, three, 1).unwrap(),
            Link::new(two, three, 0).unwrap(),
        ];
        assert_eq!(read("track 1-3-1 2-3"), Ok(Deed::Track(links)));
        assert_eq!(
            read("track 3-3").unwrap_err(),
            "A connection from city 3 to itself; one between two different cities was expected."
        );
        for wrong in [
            "1-7", "1", "1-3-61", "1-3-300", "1-3-x", "1-2-3-4", "1-", "-",
        ] {
            let typed = format!("track {wrong}");
            assert!(super::read(&typed, &[FOUR]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn o5_a_tile_is_used_without_a_die() {
        assert_eq!(read("use 6", &[TWO, FOUR]).unwrap().deed, Deed::Use(SIX));
        assert!(read("use", &[TWO]).is_err());
        assert!(read("tr", &[TWO]).is_ok());
        assert_eq!(
            read("t", &[TWO]).unwrap_err(),
            "“t” could be track or tile: type more of it."
        );
    }
}
