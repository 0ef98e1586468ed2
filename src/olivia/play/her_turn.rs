//! Olivia's turn: O4, O6.

use crate::table::{Interrupt, Table};

use super::super::number::Number;
use super::super::step::Step;
use super::super::words;
use super::LastTurn;
use super::{OliviaGame, Stage, rolling};

/// O4: her die from step to step, every further roll with its reason; then the end, or your next turn (O6).
pub(super) fn play(
    game: &mut OliviaGame,
    table: &mut Table,
    hers: Number,
    typed: bool,
) -> Result<(), Interrupt> {
    table.tell(words::her_die(hers));
    let start = game.clone();
    let before = &start.standing;
    let mut dice = vec![hers];
    let mut told = 0;
    let turn = before.resolve(hers, |steps| {
        tell(table, steps, &mut told);
        let city = *dice.last().unwrap_or(&hers);
        let die = if typed {
            // What a person looks at while she rolls is the table as it stands by now.
            *game = midway(&start, steps, &dice);
            let question = words::she_rolls_again(city);
            rolling::roll(game, table, "olivia/again", question, 1, start.own_dice)?.0
        } else {
            rolling::by_app(game, table, "olivia/again", 1)?
        };
        let none = || Interrupt::Fault(words::NO_DIE.to_owned());
        let die = die.first().copied().ok_or_else(none)?;
        dice.push(die);
        Ok(die)
    })?;
    tell(table, &turn.steps, &mut told);
    game.last_turn = Some(LastTurn {
        before: start.standing,
        dice: turn.dice,
    });
    game.standing = turn.standing;
    game.olivia_points += u32::from(turn.points);
    if turn.olivia_wins {
        game.stage = Stage::Reckoning { instant: true };
        return Ok(());
    }
    if turn.points > 0 {
        table.tell(words::olivia_has(game.olivia_points));
    }
    if game.standing.supply.ends_game() {
        let empty = game.standing.supply.empty_cities().len();
        table.tell(words::game_ends(empty));
        game.stage = Stage::Reckoning { instant: false };
        return Ok(());
    }
    game.turn += 1;
    game.stage = Stage::Roll;
    Ok(())
}

/// Tells the steps that were not told before.
fn tell(table: &mut Table, steps: &[Step], told: &mut usize) {
    for step in steps.iter().skip(*told) {
        *told += 1;
        table.tell(words::step(*told, step));
    }
}

/// The game while Olivia's turn is under way.
fn midway(game: &OliviaGame, steps: &[Step], dice: &[Number]) -> OliviaGame {
    let mut by_now = game.clone();
    by_now.last_turn = Some(LastTurn {
        before: game.standing.clone(),
        dice: dice.to_vec(),
    });
    for step in steps {
        match step {
            Step::Crosses { region, .. } => {
                by_now.standing.influence.cross(*region);
            }
            Step::TakesTile { tile } => {
                by_now.standing.tiles.lose(*tile);
            }
            _ => {}
        }
    }
    by_now
}
