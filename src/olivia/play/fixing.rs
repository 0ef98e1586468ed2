//! `fix`: the table is the truth, and the app is corrected.

use crate::table::{Interrupt, Table, Text};

use super::super::bag::Bag;
use super::super::fault::Fault;
use super::super::influence::Influence;
use super::super::number::Number;
use super::super::sheet::Engine;
use super::super::words::{self, OfTile};
use super::carried_back::carried_back;
use super::{OliviaGame, Stage, YourSheet, deed, doubts, learning};

/// Mends the table as it lies now: one thing, or several with `/` between. Gives the state for the chapter to start
/// from.
pub(super) fn mend(
    start: &OliviaGame,
    now: &OliviaGame,
    typed: &str,
    table: &mut Table,
) -> Result<Option<(OliviaGame, String)>, Interrupt> {
    if start.stage == Stage::SetupOlivia {
        table.tell(words::NOTHING_TO_FIX_YET);
        return Ok(None);
    }
    let read = |typed: &str| match typed {
        words::NOTHING_DIFFERS => Ok(None),
        typed => {
            let (fixed, label) = mended(now, typed)?;
            let carried = carried_back(start, now, &fixed)?;
            Ok(Some((fixed, carried, label)))
        }
    };
    let first = match typed.trim() {
        "" => Err(words::how_to_fix(now)),
        typed => read(typed),
    };
    let mended = match first {
        Ok(fixed) => fixed,
        Err(why) => {
            table.tell_no_fix(typed, why);
            let ask = Text::new("olivia/fix", words::FIX_WHAT)
                .likely(words::NOTHING_DIFFERS)
                .examples(words::fix_examples(now))
                .how(words::how_to_fix(now));
            table.text(now, ask, read)?
        }
    };
    let Some((fixed, carried, label)) = mended else {
        table.tell(words::TABLE_AS_BEFORE);
        return Ok(None);
    };
    if words::fix_examples(&fixed) == words::fix_examples(now) {
        table.tell(words::SO_ALREADY);
        return Ok(None);
    }
    if carried == *start {
        table.tell(words::COMES_ABOUT_AGAIN);
        return Ok(None);
    }
    for doubt in doubts::of_rows(now, &fixed) {
        if !table.confirm(now, "olivia/fix/so", doubt, false)? {
            return Ok(None);
        }
    }
    table.tell(words::changes(now, &fixed));
    Ok(Some((carried, label)))
}

/// The game as it is after these fixes, and what they are in short.
fn mended(game: &OliviaGame, typed: &str) -> Result<(OliviaGame, String), String> {
    let mut fixed = game.clone();
    let mut labels = Vec::new();
    for part in typed.split('/') {
        let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
        fix(&mut fixed, &part)?;
        labels.push(part);
    }
    bag_holds(&fixed)?;
    Ok((fixed, labels.join(" / ")))
}

fn fix(game: &mut OliviaGame, part: &str) -> Result<(), String> {
    let lower = part.to_lowercase();
    let (word, rest) = lower.split_once(' ').unwrap_or((&lower, ""));
    let word = match word {
        "colors" => "colours",
        "link" => "links",
        word => word,
    };
    match word {
        "dice" if !matches!(game.stage, Stage::Leave { .. }) => {
            Err(words::NO_DICE_TO_FIX.to_owned())
        }
        "delivered" | "engine" | "links" if game.sheet.is_none() => {
            Err(words::SHEET_NOT_KEPT.to_owned())
        }
        _ => match set(game, word, rest) {
            Ok(true) => Ok(()),
            Ok(false) => Err(words::not_mendable(part, game)),
            Err(why) => Err(words::with_an_example(&why, word, game)),
        },
    }
}

/// Sets what a word names to what was typed after it. `false`: the word names nothing.
fn set(game: &mut OliviaGame, word: &str, rest: &str) -> Result<bool, String> {
    match word {
        "crossed" => {
            let crossed = words::read_hexes_fix(rest, game.standing.influence.all_crossed())?;
            let sizes = game.standing.influence.sizes();
            game.standing.influence = Influence::new(crossed, sizes).map_err(said)?;
        }
        "hexes" => {
            let sizes = words::read_hexes_fix(rest, game.standing.influence.sizes())?;
            let crossed = game.standing.influence.all_crossed();
            game.standing.influence = Influence::new(crossed, sizes).map_err(said)?;
            game.facts.sheet.learn_sizes(sizes).map_err(said)?;
        }
        "goods" => {
            let (city, row) = words::read_goods_fix(rest)?;
            game.standing.supply.lay(city, row);
        }
        "tile" => {
            let (tile, said) = words::read_tile_fix(rest)?;
            match said {
                OfTile::Lies(place) => game.standing.tiles.put(tile, place),
                OfTile::Shows(kind) => learning::learn_kind(game, tile, kind),
            }
        }
        "turn" => {
            let turn = words::read_points_fix(rest)?;
            game.turn = turn.max(1);
        }
        "points" => game.olivia_points = words::read_points_fix(rest)?,
        "dice" => {
            if let Stage::Leave { dice } = &mut game.stage {
                let (white, black) = words::read_dice_fix(rest)?;
                dice.white = white;
                dice.black = black.or(dice.black);
            }
        }
        "colours" => {
            let colours = words::read_colours(rest, &Number::ALL)?;
            for (city, colour) in Number::ALL.into_iter().zip(colours) {
                game.facts.sheet.learn_colour(city, colour).map_err(said)?;
            }
        }
        "values" => {
            let points = words::read_points(rest, Number::ALL.len())?;
            for (tile, points) in Number::ALL.into_iter().zip(points) {
                learning::learn_points(game, tile, points);
            }
        }
        "black" => match words::read_faces(rest)? {
            Some(faces) => learning::learn_faces(game, faces),
            None => game.facts.dice.black = None,
        },
        "sheet" => match rest {
            "keep" => game.sheet = Some(game.sheet.take().unwrap_or_default()),
            "drop" => game.sheet = None,
            _ => return Err(words::KEEP_OR_DROP.to_owned()),
        },
        "delivered" | "engine" | "links" => {
            if let Some(sheet) = &mut game.sheet {
                fix_sheet(sheet, word, rest)?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Your sheet; `-` stands for nothing.
fn fix_sheet(sheet: &mut YourSheet, word: &str, rest: &str) -> Result<(), String> {
    let tokens: Vec<&str> = rest
        .split_whitespace()
        .filter(|token| *token != "-")
        .collect();
    match word {
        "delivered" => sheet.delivered = words::read_points_fix(rest)?,
        "engine" => {
            let boxes = words::read_numbers(&tokens)?;
            sheet.engine = Engine::with(boxes).map_err(said)?;
        }
        _ => sheet.links = deed::read_links(&tokens)?,
    }
    Ok(())
}

/// O1: no more goods of a colour than the box has.
fn bag_holds(game: &OliviaGame) -> Result<(), String> {
    let mut bag = Bag::default();
    for city in Number::ALL {
        let row = game.standing.supply.row(city);
        bag.take(city, None, row).map_err(said)?;
    }
    Ok(())
}

fn said(fault: Fault) -> String {
    words::fault(&fault)
}
