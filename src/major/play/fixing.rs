//! `fix`: the table is the truth, and the app is corrected.

use crate::{
    freight::{CarKind, Position, read_changes, read_position},
    table::{Interrupt, Table, Text},
};

use super::{super::words, MajorGame};

/// Mends the position that the chapter started from: a whole line, or parts of it.
pub(super) fn mend(
    game: &MajorGame,
    typed: &str,
    table: &mut Table,
) -> Result<Option<(MajorGame, String)>, Interrupt> {
    let board = &game.facts.board;
    let now = game.position.notation(board);
    let read = |typed: &str| read_fix(game, typed).map_err(|fault| words::fault(&fault));
    let mended = if typed.trim().is_empty() {
        let ask = Text::new("major/fix", words::FIX_POSITION).initial(now.clone());
        table.text(game, ask, read)?
    } else {
        match read(typed) {
            Ok(mended) => mended,
            Err(fault) => {
                table.tell(fault);
                let ask = Text::new("major/fix", words::FIX_POSITION).initial(typed);
                table.text(game, ask, read)?
            }
        }
    };
    if mended.notation(board) == now {
        table.tell(words::TABLE_AS_BEFORE);
        return Ok(None);
    }
    if let Some(changes) = words::car_changes(&game.position, &mended)
        && !table.confirm(game, "major/fix/cars", changes, false)?
    {
        return Ok(None);
    }
    if let Some(exceeded) = game.facts.fleet.exceeded(&mended) {
        table.tell(exceeded);
        if game.facts.fleet.verified {
            return Ok(None);
        }
    }
    let label = words::fixed(board, &game.position, &mended);
    let mut fixed = game.clone();
    fixed.position = mended;
    Ok(Some((fixed, label)))
}

/// A line that has every car of the table is the whole table; any other names the places that
/// differ.
fn read_fix(game: &MajorGame, typed: &str) -> Result<Position, crate::freight::Fault> {
    let board = &game.facts.board;
    let whole = read_position(board, typed)?;
    let same_cars = CarKind::ALL
        .into_iter()
        .all(|kind| whole.count(kind) == game.position.count(kind));
    if same_cars {
        Ok(whole)
    } else {
        read_changes(board, &game.position, typed)
    }
}
