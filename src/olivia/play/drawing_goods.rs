//! The goods of the cities at setup: typed a city a line, or drawn by the app from the bag (O1).

use crate::table::{Interrupt, Table, Text};

use super::super::bag::{Bag, COLOURS};
use super::super::fault::Fault;
use super::super::good::Good;
use super::super::number::Number;
use super::super::words;
use super::{OliviaGame, learning};

/// O1: asks for one city after the other, until the app is to draw the rest. A city takes no good of its own colour, so that
/// is asked before its goods are.
pub(super) fn all_cities(
    game: &mut OliviaGame,
    table: &mut Table,
    goods: usize,
) -> Result<(), Interrupt> {
    let mut bag = Bag::default();
    for (done, city) in Number::ALL.into_iter().enumerate() {
        if colour_of(game, city).is_none() {
            learning::colours(game, table)?;
        }
        let Some((row, left)) = typed(game, table, city, goods, &bag)? else {
            return drawn(game, table, &Number::ALL[done..], goods, bag);
        };
        game.standing.supply.lay(city, row);
        bag = left;
    }
    Ok(())
}

fn colour_of(game: &OliviaGame, city: Number) -> Option<Good> {
    let colours = game.facts.sheet.colours().ok()?;
    colours.of(city)
}

/// The row that the person has typed, with the bag after it; `None`: the app draws.
fn typed(
    game: &OliviaGame,
    table: &mut Table,
    city: Number,
    goods: usize,
    bag: &Bag,
) -> Result<Option<(Vec<Good>, Bag)>, Interrupt> {
    let own = colour_of(game, city);
    let offered: Vec<Good> = COLOURS
        .into_iter()
        .filter(|good| Some(*good) != own && bag.left(*good) > 0)
        .collect();
    let example = example(bag, &offered, goods);
    let ask = Text::new("olivia/goods", words::goods_of(city, goods, &example))
        .likely(words::DRAW)
        .how(words::how_to_type_goods(goods, &example, &offered))
        .example(words::DRAW)
        .example(example);
    table.text(game, ask, |typed| {
        if words::is_draw(typed) {
            return Ok(None);
        }
        let row = words::read_row(city, typed, &offered)?;
        taken(row, city, own, goods, bag)
            .map(Some)
            .map_err(|fault| words::fault(&fault))
    })
}

fn taken(
    row: Vec<Good>,
    city: Number,
    own: Option<Good>,
    goods: usize,
    bag: &Bag,
) -> Result<(Vec<Good>, Bag), Fault> {
    let mut bag = bag.clone();
    bag.take(city, own, &row)?;
    if row.len() == goods {
        return Ok((row, bag));
    }
    Err(Fault::GoodsCount {
        city,
        found: row.len(),
        expected: goods,
    })
}

/// A row that could be typed: of the colours of which most are left.
fn example(bag: &Bag, offered: &[Good], goods: usize) -> String {
    let mut left: Vec<(usize, Good)> = offered
        .iter()
        .rev()
        .map(|good| (bag.left(*good), *good))
        .collect();
    let mut row = String::new();
    while row.len() < goods {
        let most = left.iter_mut().max_by_key(|(count, _)| *count);
        let Some((count @ 1.., good)) = most else {
            break;
        };
        *count -= 1;
        row.push(good.letter());
    }
    row
}

/// The app draws for these cities; a cube of a city's own colour goes back.
fn drawn(
    game: &mut OliviaGame,
    table: &mut Table,
    cities: &[Number],
    goods: usize,
    mut bag: Bag,
) -> Result<(), Interrupt> {
    learning::colours(game, table)?;
    let colours = game.facts.sheet.colours().unwrap_or_default();
    table.tell(words::LAY_THE_GOODS);
    for city in cities {
        table.shuffle_of("olivia/bag", words::GOODS, bag.cubes())?;
        let row = bag.draw(colours.of(*city), goods);
        table.tell(words::drawn_row(*city, &row, goods));
        game.standing.supply.lay(*city, row);
    }
    Ok(())
}
