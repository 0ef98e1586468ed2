//! Your turn until your two actions: the dice, and the one that you leave Olivia (O3, O5).

use crate::table::{Choose, Interrupt, Table, Text};

use super::super::facts::BlackFace;
use super::super::number::Number;
use super::super::words::{self, Rolled};
use super::{OliviaGame, Stage, TurnDice, rolling};

/// O3: three white dice and the black die, the app's or your own, mixed at will.
pub(super) fn roll(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    table.tell(words::turn_begins(game));
    let rolled = loop {
        let mut ask = Text::new("olivia/roll", words::roll(game))
            .how(words::how_to_roll(game))
            .example(words::ROLL)
            .examples(words::dice_examples(3));
        if !game.own_dice {
            ask = ask.likely(words::ROLL);
        }
        match table.text(game, ask, words::read_roll)? {
            Rolled::FromNowOn { own } => game.own_dice = own,
            rolled => break rolled,
        }
        if !game.own_dice {
            break Rolled::ByApp;
        }
    };
    let dice = match rolled {
        Rolled::Typed { white, black } => TurnDice {
            white,
            black,
            typed: true,
        },
        Rolled::WhiteTyped(white) => {
            let black = black_by_app(game, table)?;
            if black.is_none() {
                table.tell(words::BLACK_IS_YOURS);
            }
            TurnDice {
                white,
                black,
                typed: true,
            }
        }
        Rolled::ByApp | Rolled::FromNowOn { .. } => TurnDice {
            white: white_by_app(game, table)?,
            black: black_by_app(game, table)?,
            typed: false,
        },
    };
    game.stage = Stage::Leave { dice };
    Ok(())
}

fn white_by_app(game: &OliviaGame, table: &mut Table) -> Result<[Number; 3], Interrupt> {
    let white = rolling::by_app(game, table, "olivia/white", 3)?;
    let three = |_| Interrupt::Fault(words::NO_DIE.to_owned());
    white.try_into().map_err(three)
}

/// The app can roll the black die only if it knows its faces (S1).
fn black_by_app(game: &OliviaGame, table: &mut Table) -> Result<Option<BlackFace>, Interrupt> {
    let Some(faces) = game.facts.dice.black else {
        return Ok(None);
    };
    let face = rolling::black_face(table)?;
    Ok(face.first().map(|face| faces[face.index()]))
}

/// O5, O3: sideways tiles are turned upright; then one white die is left to Olivia.
pub(super) fn leave(
    game: &mut OliviaGame,
    table: &mut Table,
    dice: &TurnDice,
) -> Result<(), Interrupt> {
    for tile in game.standing.tiles.turn_upright() {
        table.tell(words::turn_upright(tile));
    }
    table.tell(words::dice(dice));
    let numbers = dice.numbers();
    let (wins, safe): (Vec<Number>, Vec<Number>) = numbers
        .iter()
        .partition(|die| game.standing.influence.free(**die) == 0);
    for die in wins {
        table.tell(words::would_win(die));
    }
    let hers = match numbers.as_slice() {
        [only] => {
            table.tell(words::all_alike(*only));
            *only
        }
        _ => {
            let mut ask = Choose::new("olivia/leave", words::LEAVE_WHICH_DIE)
                .keys(numbers.iter().map(ToString::to_string));
            // Nobody loses the game at once who need not; else the choice is the person's own.
            if let [only] = safe.as_slice() {
                ask = ask.likely_key(&only.to_string());
            }
            let chosen = table.choose(game, ask)?;
            let none = || Interrupt::Fault(words::NO_DIE.to_owned());
            numbers.get(chosen).copied().ok_or_else(none)?
        }
    };
    game.stage = Stage::Action {
        dice: *dice,
        hers,
        left: dice.without(hers),
    };
    Ok(())
}
