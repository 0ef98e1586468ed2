//! The end of the game: K1–K3.

use crate::table::{Interrupt, Number, Table};

use super::{
    super::{rank::rank, words},
    FinalResult, MajorGame, Stage,
};

/// The final score and the rank.
pub(super) fn play(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    table.tell(words::FINAL_SCORING);
    let ask = Number::new("major/victory-points", words::HOW_MANY_POINTS, -99..=999)
        .doubt(&words::many_points);
    let victory_points = table.number(game, ask)?;
    table.tell(words::verdict(victory_points));
    let target = game.aim.target(&game.facts.rulings);
    let objective_met = match game.aim.objective() {
        Some(objective) => Some(table.confirm(
            game,
            "major/objective",
            words::objective_met(objective),
            false,
        )?),
        None => None,
    };
    let result = FinalResult {
        victory_points,
        rank: rank(victory_points).map(str::to_owned),
        target,
        objective_met,
        won: target.map(|target| victory_points >= target && objective_met != Some(false)),
    };
    if let Some(judged) = words::judged(game, &result) {
        table.tell(judged);
    }
    game.result = Some(result);
    game.stage = Stage::Over;
    Ok(())
}
