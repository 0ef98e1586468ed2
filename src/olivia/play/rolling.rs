//! Dice, the app's or the person's own, mixed at will.

use crate::table::{Interrupt, Look, Table, Text, Whose};

use super::super::number::Number;
use super::super::words;
use super::broken;

/// So many dice, and whether the person typed them. Where the dice are her own she types them; else Enter
/// lets the app roll.
pub(super) fn roll(
    look: &dyn Look,
    table: &mut Table,
    key: &str,
    question: String,
    count: usize,
    own: bool,
) -> Result<(Vec<Number>, bool), Interrupt> {
    let mut ask = Text::new(key, question)
        .how(words::how_to_roll_some(count))
        .example(words::ROLL)
        .examples(words::dice_examples(count));
    if !own {
        ask = ask.likely(words::ROLL);
    }
    let typed = table.text(look, ask, |typed| {
        if words::is_roll(typed) {
            return Ok(None);
        }
        let (dice, rest) = words::read_dice(typed, count)?;
        if rest.is_empty() {
            Ok(Some(dice))
        } else {
            Err(words::more_than_dice(count))
        }
    })?;
    match typed {
        Some(dice) => Ok((dice, true)),
        None => Ok((by_app(look, table, key, count)?, false)),
    }
}

/// So many dice of the app.
pub(super) fn by_app(
    look: &dyn Look,
    table: &mut Table,
    key: &str,
    count: usize,
) -> Result<Vec<Number>, Interrupt> {
    numbers(table.roll(look, key, "", count, Whose::App)?)
}

/// One of the six faces of the black die, by its place from 1 (S1).
pub(super) fn black_face(table: &mut Table) -> Result<Vec<Number>, Interrupt> {
    numbers(table.roll_of("olivia/black", words::THE_BLACK_DIE, 1)?)
}

fn numbers(shown: Vec<u8>) -> Result<Vec<Number>, Interrupt> {
    let number = |die: u8| Number::new(words::DIE, die.into()).map_err(broken);
    shown.into_iter().map(number).collect()
}
