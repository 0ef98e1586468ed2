//! The end of the game: O7, O8, S3 to S6.

use crate::table::{Choose, Interrupt, Number as HowMany, Table};

use super::super::number::Number;
use super::super::score::{OliviaScore, Verdict, YourScore, engine_bonus};
use super::super::tiles::Place;
use super::super::words;
use super::{FinalResult, OliviaGame, Stage, learning};

/// More points than anybody scores, as a bound for what is typed.
const MOST_POINTS: i64 = 999;

/// O7, O8: every part of both scores, and the verdict; no points count where she has won at once (O4).
pub(super) fn play(
    game: &mut OliviaGame,
    table: &mut Table,
    instant: bool,
) -> Result<(), Interrupt> {
    is_this_the_table(game, table, instant)?;
    let mut result = FinalResult {
        difficulty: game.difficulty,
        turns: game.turn,
        verdict: Verdict::NoHexLeft,
        yours: None,
        olivia: None,
    };
    if instant {
        table.tell(words::won_at_once(game));
    } else {
        learning::tile_points(game, table)?;
        let yours = your_score(game, table)?;
        let hers = OliviaScore::new(
            game.olivia_points,
            game.standing.influence.all_crossed(),
            &game.points_of_tiles(false),
        );
        table.tell(words::olivia_score(game, &hers));
        table.tell(words::your_score(game, &yours));
        result.verdict = Verdict::by_points(yours.total(), hers.total());
        result.yours = Some(yours);
        result.olivia = Some(hers);
        table.tell(words::verdict(game, &result));
    }
    game.result = Some(result);
    game.stage = Stage::Over;
    Ok(())
}

/// The last look at the table, before the game is over: a mistake can still be mended.
fn is_this_the_table(game: &OliviaGame, table: &mut Table, instant: bool) -> Result<(), Interrupt> {
    let question = if instant {
        words::NO_HEX_EITHER
    } else {
        let page = table.page();
        table.show(words::board(game, &page));
        words::IS_THIS_THE_TABLE
    };
    let refuse = |_: &str| Some(words::ENTER_OR_MEND.to_owned());
    let ask = Choose::new("olivia/table", question)
        .keys([words::YES])
        .likely(0)
        .refuse(&refuse);
    table.choose(game, ask)?;
    Ok(())
}

/// Your score: from your sheet, or asked part by part where you kept it alone.
fn your_score(game: &OliviaGame, table: &mut Table) -> Result<YourScore, Interrupt> {
    let tiles = game.points_of_tiles(true);
    if let Some(sheet) = &game.sheet {
        let boxes = sheet.engine.strength();
        return Ok(YourScore::new(sheet.delivered, &sheet.links, boxes, &tiles));
    }
    let mut part = |key, question, most| {
        let number = table.number(game, HowMany::new(key, question, 0..=most))?;
        Ok(u32::try_from(number).unwrap_or_default())
    };
    let delivered = part(
        "olivia/score/delivered",
        words::YOUR_DELIVERIES,
        MOST_POINTS,
    )?;
    let connections = part(
        "olivia/score/connections",
        words::YOUR_CONNECTIONS,
        MOST_POINTS,
    )?;
    let boxes = part("olivia/score/engine", words::YOUR_ENGINE, 6)?;
    Ok(YourScore {
        delivered,
        connections,
        engine: engine_bonus(u8::try_from(boxes).unwrap_or_default()),
        tiles: YourScore::new(0, &[], 0, &tiles).tiles,
    })
}

impl OliviaGame {
    /// The tiles that you hold, or those beside the board (O7, S6).
    pub(in super::super) fn tiles_held(&self, held: bool) -> Vec<Number> {
        let place = |tile: &Number| self.standing.tiles.place(*tile);
        let is_there = |tile: &Number| (place(tile) != Place::BesideBoard) == held;
        Number::ALL.into_iter().filter(is_there).collect()
    }

    fn points_of_tiles(&self, held: bool) -> Vec<i8> {
        let tiles = self.tiles_held(held);
        tiles
            .into_iter()
            .filter_map(|tile| self.points_of(tile))
            .collect()
    }
}
