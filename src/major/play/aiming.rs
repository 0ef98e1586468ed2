//! What a Rival or a campaign adds to the chapters: K2, K3.

use crate::{
    freight::Position,
    table::{Choice, Choose, Interrupt, Table},
};

use super::{
    super::{
        aim::Challenge,
        rival::{Change, with_second_large},
        words,
    },
    MajorGame, Part,
};

/// Before anything is set up: the challenge is drawn, or the objective chosen, and what it
/// changes is told.
pub(super) fn begin(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    match &mut game.aim.challenge {
        Challenge::Rank => {}
        Challenge::DrawRival(rivals) => {
            table.shuffle("major/rival", rivals)?;
            if let Some(rival) = rivals.first().cloned() {
                game.aim.challenge = Challenge::Rival(rival);
                table.tell(words::RIVAL_DRAWN);
            }
        }
        Challenge::Rival(_) => {}
        Challenge::Campaign { .. } => choose_objective(game, table)?,
    }
    if let Some(told) = words::aim_begins(game) {
        table.tell(told);
    }
    if let Some(Change::CrateOnShip { .. }) = game.aim.change() {
        game.ships.major = 1;
    }
    Ok(())
}

/// K3: where several objectives are open, one is aimed at.
fn choose_objective(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let Challenge::Campaign { objectives, .. } = &game.aim.challenge else {
        return Ok(());
    };
    if objectives.len() < 2 {
        return Ok(());
    }
    let options = objectives.iter().map(|objective| {
        Choice::new(
            &objective.name,
            words::objective_option(objective, game.aim.leaders),
        )
    });
    let ask = Choose::new("major/campaign/objective", words::AIM_AT_WHICH).options(options);
    let chosen = table.choose(game, ask)?;
    if let Challenge::Campaign { objectives, .. } = &mut game.aim.challenge {
        objectives.swap(0, chosen);
        objectives.truncate(1);
    }
    Ok(())
}

/// K2: what was typed as the starting position, with the second Large if the challenge has one.
pub(super) fn starting_position(game: &MajorGame, typed: Position) -> Result<Position, String> {
    match game.aim.change() {
        Some(Change::SecondLarge) => with_second_large(&game.facts.board, typed),
        _ => Ok(typed),
    }
}

/// What the challenge has to do with a part of the Administration.
pub(super) fn remind(game: &MajorGame, table: &mut Table, part: Part) {
    if let Some(told) = words::reminder(game.aim.change(), part) {
        table.tell(told);
    }
}

/// K2: his Crate lies on the Ship in Round 2 too.
pub(super) fn round_two(game: &mut MajorGame, table: &mut Table) {
    if let Some(Change::CrateOnShip { ship }) = game.aim.change() {
        table.tell(words::crate_again(*ship));
        game.ships.major = game.ships.major.max(1);
    }
}
