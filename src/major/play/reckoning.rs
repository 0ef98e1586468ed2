//! The end of the game: K1.

use serde::{Deserialize, Serialize};

use crate::table::{Interrupt, Number, Table};

use super::{
    super::{rank::rank, words},
    MajorGame, Stage,
};

/// How a game against the Major ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Result {
    /// Your final victory points.
    pub victory_points: i64,
    /// The rank that they earn (K1); `None` below 200.
    pub rank: Option<String>,
}

/// The final score and the rank.
pub(super) fn play(game: &mut MajorGame, table: &mut Table) -> std::result::Result<(), Interrupt> {
    table.tell(words::FINAL_SCORING);
    let ask = Number::new("major/victory-points", words::HOW_MANY_POINTS, -99..=999);
    let victory_points = table.number(game, ask)?;
    table.tell(words::verdict(victory_points));
    game.result = Some(Result {
        victory_points,
        rank: rank(victory_points).map(str::to_owned),
    });
    game.stage = Stage::Over;
    Ok(())
}
