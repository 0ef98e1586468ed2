//! The requests, each read, checked and handed to the rules.

use super::super::facts::{Facts, SheetFacts};
use super::super::good::{Colours, Good};
use super::super::influence::{Influence, MOST_HEXES};
use super::super::number::Number;
use super::super::route;
use super::super::score::{OliviaScore, YourScore};
use super::super::sheet::{Link, MOST_TOWNS};
use super::super::supply::Supply;
use super::super::tiles::Tiles;
use super::super::turn::Standing;
use super::answers::{OddsAnswer, RouteAnswer, ScoreAnswer, TurnAnswer};
use super::ask::{Keys, Part};

/// No game brings more points than this; a bound for what is typed, not a fact of the box.
const MOST_POINTS: u32 = 9999;

/// No tile is worth more than this, or takes more; a bound for what is typed.
const MOST_TILE: i8 = 99;

/// Resolves her die (O4).
pub(super) fn olivia(asked: Part) -> Result<TurnAnswer, String> {
    let keys = asked.keys(&["crossed", "sizes", "goods", "die", "rolls", "tiles"])?;
    let mut standing = standing(&keys)?;
    if let Some(held) = keys.get("tiles") {
        let tiles = Tiles::held(&held.list(tile)?);
        standing.tiles = tiles.map_err(|fault| held.because(fault))?;
    }
    let die = keys.need("die")?.number()?;
    let rolls = keys.or("rolls", Vec::new(), numbers)?;
    let turn = standing.resolve_with(die, &rolls);
    turn.map(TurnAnswer::from)
        .map_err(|fault| format!("olivia.rolls: {fault}"))
}

/// What to expect of the dice that could be left to her (O4).
pub(super) fn odds(asked: Part) -> Result<OddsAnswer, String> {
    let keys = asked.keys(&["crossed", "sizes", "goods", "dice"])?;
    let standing = standing(&keys)?;
    let dice = numbers(keys.need("dice")?)?;
    Ok(standing.odds_of(&dice).into())
}

/// Her score (O7).
pub(super) fn olivia_score(asked: Part) -> Result<ScoreAnswer, String> {
    let keys = asked.keys(&["delivered", "crossed", "tiles_beside_board"])?;
    let delivered = keys.or("delivered", 0, |part| part.whole(0..=MOST_POINTS))?;
    let crossed = keys.or("crossed", [0; 6], |part| part.exactly(hexes))?;
    let tiles = keys.or("tiles_beside_board", Vec::new(), tile_points)?;
    Ok(ScoreAnswer {
        score: OliviaScore::new(delivered, crossed, &tiles).total(),
    })
}

/// The longest routes of a good (S3).
pub(super) fn route(asked: Part) -> Result<RouteAnswer, String> {
    let keys = asked.keys(&["links", "engine", "from", "good", "colours"])?;
    let links = keys.or("links", Vec::new(), links)?;
    let engine = keys.need("engine")?.whole(0..=6)?;
    let from = keys.need("from")?.number()?;
    let good = good(&keys.need("good")?)?;
    let colours = match keys.get("colours") {
        Some(part) => Colours::from_letters(part.place(), part.text()?),
        None => SheetFacts::shipped()
            .map_err(|fault| fault.to_string())?
            .colours(),
    };
    let colours = colours.map_err(|fault| fault.to_string())?;
    let routes = route::longest(&links, engine, from, good, &colours);
    routes
        .map(RouteAnswer::from)
        .map_err(|fault| format!("route.colours: {fault}"))
}

/// Your score (S3 to S6).
pub(super) fn sheet_score(asked: Part) -> Result<ScoreAnswer, String> {
    let keys = asked.keys(&["delivered", "links", "engine_boxes", "tiles"])?;
    let delivered = keys.or("delivered", 0, |part| part.whole(0..=MOST_POINTS))?;
    let links = keys.or("links", Vec::new(), links)?;
    let boxes = keys.or("engine_boxes", 0, |part| part.whole(0..=6))?;
    let tiles = keys.or("tiles", Vec::new(), tile_points)?;
    Ok(ScoreAnswer {
        score: YourScore::new(delivered, &links, boxes, &tiles).total(),
    })
}

/// Her sheet and the goods; no tile held.
fn standing(keys: &Keys) -> Result<Standing, String> {
    let crossed = keys.or("crossed", [0; 6], |part| part.exactly(hexes))?;
    let sizes = keys.need("sizes")?;
    let influence = Influence::new(crossed, sizes.exactly(hexes)?);
    let goods = keys.need("goods")?;
    let supply = Supply::from_letters(&goods.exactly(|row| row.text())?);
    Ok(Standing {
        influence: influence.map_err(|fault| sizes.because(fault))?,
        supply: supply.map_err(|fault| goods.because(fault))?,
        tiles: Tiles::default(),
    })
}

fn hexes(part: Part) -> Result<u8, String> {
    part.whole(0..=MOST_HEXES)
}

fn numbers(part: Part) -> Result<Vec<Number>, String> {
    part.list(|number| number.number())
}

/// A tile that you hold, and whether it lies sideways (O5).
fn tile(part: Part) -> Result<(Number, bool), String> {
    let keys = part.keys(&["n", "sideways"])?;
    Ok((
        keys.need("n")?.number()?,
        keys.or("sideways", false, |part| part.flag())?,
    ))
}

fn tile_points(part: Part) -> Result<Vec<i8>, String> {
    part.list(|points| points.whole(-MOST_TILE..=MOST_TILE))
}

fn good(part: &Part) -> Result<Good, String> {
    let text = part.text()?;
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => {
            Good::from_letter(part.place(), letter).map_err(|fault| fault.to_string())
        }
        _ => Err(part.because("one letter was expected: R, B, G, Y, N (grey) or K (coal)")),
    }
}

/// City, city, towns on the way (S3).
fn links(part: Part) -> Result<Vec<Link>, String> {
    part.list(|link| {
        let [one, other, towns] = link.exactly(|number| number.whole(0..=MOST_TOWNS))?;
        let city = |number: u8| Number::new("a city", number.into());
        let joined = city(one).and_then(|one| Link::new(one, city(other)?, towns));
        joined.map_err(|fault| link.because(fault))
    })
}
