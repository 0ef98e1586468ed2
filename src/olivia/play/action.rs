//! Your two actions, one chapter each (O3, O5, S1 to S3).

use crate::table::{Interrupt, Table, Text};

use super::super::facts::BlackFace;
use super::super::number::Number;
use super::super::sheet::Link;
use super::super::tiles::Kind;
use super::super::words;
use super::deed::{self, Deed, DeedWith};
use super::numbers;
use super::{OliviaGame, Stage, TurnDice, learning};
use super::{Refused, delivering, doubts};

/// O3: one action with one of the dice that are left, or a tile that helps.
pub(super) fn play(
    game: &mut OliviaGame,
    table: &mut Table,
    dice: TurnDice,
    hers: Number,
    mut left: Vec<Number>,
) -> Result<(), Interrupt> {
    if game.sheet.is_some() {
        learning::colours(game, table)?;
    }
    let empty_before = game.standing.supply.empty_cities().len();
    let deeds = examples(game, &left);
    let mut ask = Text::new("olivia/action", words::your_action(game, &left, &deeds))
        .how(words::how_to_act(game, &left, &deeds))
        .examples(deeds);
    // With two different dice there is no telling which comes first.
    if let [_] = numbers(&left).as_slice() {
        ask = ask.likely(words::TRACK);
    }
    let doubt = |typed: &str| doubts::of_deed(game, &left, typed);
    let ask = ask.doubt(&doubt);
    let DeedWith { die, deed } = table.text(game, ask, |typed| read(game, typed, &left))?;
    let uses_die = !matches!(deed, Deed::Use(_));
    match deed {
        Deed::Track(links) => track(game, table, (die, dice.black), &left, links)?,
        Deed::Engine => engine(game, table, die),
        Deed::Deliver(delivery) => delivering::deliver(game, table, die, delivery)?,
        Deed::Tile => tile(game, table, die),
        Deed::Use(tile) => use_tile(game, table, tile)?,
        Deed::Pass => table.tell(words::passed(die)),
    }
    if uses_die && let Some(place) = left.iter().position(|other| *other == die) {
        left.remove(place);
    }
    let empty = game.standing.supply.empty_cities().len();
    if empty > empty_before && empty > 1 {
        table.tell(words::cities_empty(empty));
    }
    game.stage = if left.is_empty() {
        Stage::HerTurn {
            hers,
            typed: dice.typed,
        }
    } else {
        Stage::Action { dice, hers, left }
    };
    Ok(())
}

/// A deed that can be done. Where no die was named and none will do, the reasons come before the question for the die.
fn read(game: &OliviaGame, typed: &str, left: &[Number]) -> Result<DeedWith, String> {
    let no_die = match deed::read(typed, left) {
        Ok(read) => return check(game, &read).map(|()| read),
        Err(why) => why,
    };
    let mut reasons: Vec<String> = Vec::new();
    for die in numbers(left) {
        let with = format!("{die} {typed}");
        let Ok(read) = deed::read(&with, left) else {
            return Err(no_die);
        };
        match check(game, &read) {
            Ok(()) => return Err(words::which_die(&numbers(left), &with)),
            Err(why) if reasons.contains(&why) => {}
            Err(why) => reasons.push(why),
        }
    }
    Err(reasons.join(" "))
}

/// Refuses what cannot be done, with the reason.
fn check(game: &OliviaGame, DeedWith { die, deed }: &DeedWith) -> Result<(), String> {
    match deed {
        Deed::Engine => {
            let mut engine = game.sheet.as_ref().map(|sheet| sheet.engine);
            let checked = engine.as_mut().map(|engine| engine.check(*die));
            checked.transpose().map_err(|fault| words::fault(&fault))?;
        }
        Deed::Deliver(delivery) => {
            delivering::routes(game, *die, delivery)
                .map_err(|refused: Refused| words::refused(&refused))?;
        }
        Deed::Track(links) if !links.is_empty() && game.sheet.is_none() => {
            return Err(words::SHEET_NOT_KEPT.to_owned());
        }
        Deed::Use(tile) => {
            let mut tiles = game.standing.tiles;
            tiles
                .help(*tile, Kind::Permanent)
                .map_err(|fault| words::fault(&fault))?;
        }
        Deed::Track(_) | Deed::Tile | Deed::Pass => {}
    }
    Ok(())
}

/// Deeds that can be done, for those who look for words.
fn examples(game: &OliviaGame, left: &[Number]) -> Vec<String> {
    let dice = numbers(left);
    let mut deeds = Vec::new();
    for die in &dice {
        let with = |deed: &str| match dice.len() {
            1 => deed.to_owned(),
            _ => format!("{die} {deed}"),
        };
        deeds.extend([words::TRACK, words::ENGINE, words::TILE, words::PASS].map(with));
        let goods = game.standing.supply.kinds(*die);
        deeds.extend(goods.map(|good| with(&format!("{} {}", words::DELIVER, good.letter()))));
    }
    deeds.extend(Number::ALL.map(|tile| format!("{} {tile}", words::USE)));
    deeds.retain(|typed| deed::read(typed, left).is_ok_and(|read| check(game, &read).is_ok()));
    deeds
}

/// S1: a hex of track, and the connections that it completes (S4).
fn track(
    game: &mut OliviaGame,
    table: &mut Table,
    (die, face): (Number, Option<BlackFace>),
    left: &[Number],
    mut links: Vec<Link>,
) -> Result<(), Interrupt> {
    table.tell(words::track(die, face));
    if game.sheet.is_some() && links.is_empty() {
        let read = |typed: &str| match words::is_no(typed) {
            true => Ok(Vec::new()),
            false => deed::read_links(&typed.split_whitespace().collect::<Vec<_>>()),
        };
        let doubt = |typed: &str| doubts::of_links(game, left, &read(typed).ok()?);
        let ask = Text::new("olivia/link", words::IS_A_LINK_COMPLETED)
            .doubt(&doubt)
            .likely(words::NO)
            .how(words::how_to_link())
            .example(words::NO)
            .examples(words::LINK_EXAMPLES);
        links = table.text(game, ask, read)?;
    }
    if let Some(sheet) = &mut game.sheet {
        for link in links {
            let same = |other: &Link| link.ends().iter().all(|end| other.ends().contains(end));
            let is_second = sheet.links.iter().any(same);
            sheet.links.push(link);
            table.tell(words::link_completed(&link, is_second));
        }
    }
    Ok(())
}

/// S2: a box of the engine.
fn engine(game: &mut OliviaGame, table: &mut Table, die: Number) {
    let strength = game
        .sheet
        .as_mut()
        .and_then(|sheet| sheet.engine.check(die).ok());
    table.tell(words::engine(die, strength));
}

/// O5: a tile from the middle, or your own again.
fn tile(game: &mut OliviaGame, table: &mut Table, die: Number) {
    let before = game.standing.tiles.take(die);
    let fact = game.facts.tiles.tiles.get(&die);
    let what = fact.and_then(|fact| fact.words.as_deref());
    table.tell(words::tile_taken(die, before, what));
}

/// O5, O3: a tile helps an action.
fn use_tile(game: &mut OliviaGame, table: &mut Table, tile: Number) -> Result<(), Interrupt> {
    let kind = learning::kind(game, table, tile)?;
    if let Err(fault) = game.standing.tiles.help(tile, kind) {
        table.tell(words::fault(&fault));
        return Ok(());
    }
    table.tell(words::tile_used(tile, kind));
    Ok(())
}
