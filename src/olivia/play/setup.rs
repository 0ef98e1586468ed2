//! Setup: O1, O2.

use crate::table::{Choose, Interrupt, Number as HowMany, Table};

use super::super::difficulty::{Cross, Difficulty};
use super::super::number::Number;
use super::super::words;
use super::{OliviaGame, Stage, drawing_goods, learning, rolling};

/// Goods that a city gets at most: more than the bag could give six cities of.
const MOST_GOODS: i64 = 8;
/// Goods a city in a game of two, the offered number (O1).
const GOODS_FOR_TWO: i64 = 4;

/// O1, O2: what is used, how strong Olivia is, and the hexes that she starts with.
pub(super) fn olivia(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    table.tell(words::WELCOME);
    game.difficulty = match game.options.difficulty {
        Some(difficulty) => difficulty,
        None => {
            let ask = Choose::new("olivia/difficulty", words::WHICH_DIFFICULTY)
                .options(Difficulty::ALL.map(words::difficulty_choice))
                .likely(0);
            Difficulty::ALL[table.choose(game, ask)?]
        }
    };
    game.own_dice = match game.options.own_dice {
        Some(own) => own,
        None => {
            let ask = Choose::new("olivia/dice", words::WHOSE_DICE)
                .option(words::APP, words::APP_ROLLS)
                .option(words::OWN, words::YOU_ROLL)
                .likely(0);
            table.choose(game, ask)? == 1
        }
    };
    learning::hexes(game, table)?;
    first_crosses(game, table)?;
    game.stage = Stage::SetupGoods;
    Ok(())
}

/// O2: one hex for each die; a die that shows a full region is rolled again.
fn first_crosses(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    let dice = usize::from(game.difficulty.dice());
    let (rolled, typed) = rolling::roll(
        game,
        table,
        "olivia/first-crosses",
        words::first_crosses(game.difficulty, game.own_dice),
        dice,
        game.own_dice,
    )?;
    let mut rolled = rolled.into_iter();
    let mut told = 0;
    let setup = game
        .difficulty
        .set_up(&game.standing.influence, |crosses| {
            if let Some(die) = rolled.next() {
                return Ok(die);
            }
            tell_crosses(table, crosses, &mut told);
            let key = "olivia/first-crosses/again";
            let again = if typed {
                let question = words::ROLL_THAT_DIE_AGAIN.to_owned();
                rolling::roll(game, table, key, question, 1, game.own_dice)?.0
            } else {
                rolling::by_app(game, table, key, 1)?
            };
            let none = || Interrupt::Fault(words::NO_DIE.to_owned());
            again.first().copied().ok_or_else(none)
        })?;
    tell_crosses(table, &setup.crosses, &mut told);
    game.standing.influence = setup.influence;
    Ok(())
}

/// Tells the crosses that were not told before.
fn tell_crosses(table: &mut Table, crosses: &[Cross], told: &mut usize) {
    for cross in crosses.iter().skip(*told) {
        *told += 1;
        table.tell(words::first_cross(*told, cross));
    }
}

/// O1: a row of goods for each city, typed or drawn by the app.
pub(super) fn goods(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    let ask = HowMany::new("olivia/goods/count", words::HOW_MANY_GOODS, 1..=MOST_GOODS)
        .likely(GOODS_FOR_TWO);
    let goods = usize::try_from(table.number(game, ask)?).unwrap_or_default();
    game.goods_each = Some(goods);
    drawing_goods::all_cities(game, table, goods)?;
    game.stage = Stage::SetupSheet;
    Ok(())
}

/// S: whether the app keeps your sheet; then it needs to know which city takes which good.
pub(super) fn sheet(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    let keep = match game.options.keep_sheet {
        Some(keep) => keep,
        None => table.confirm(game, "olivia/sheet", words::KEEP_YOUR_SHEET, true)?,
    };
    if keep {
        learning::colours(game, table)?;
        // what a fix has told of it stays
        game.sheet.get_or_insert_default();
    } else {
        game.sheet = None;
    }
    if !game.own_dice {
        learning::black_die(game, table)?;
    }
    // Goods that were typed before the colours were known may lie where they must not (O1).
    if let Ok(colours) = game.facts.sheet.colours() {
        for city in Number::ALL {
            let own = colours.of(city);
            if let Some(own) = own.filter(|own| game.standing.supply.row(city).contains(own)) {
                table.tell(words::own_colour_lies_there(city, own));
            }
        }
    }
    table.tell(words::BEGIN);
    game.stage = Stage::Roll;
    Ok(())
}
