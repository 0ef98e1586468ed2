//! The end of the game: K1–K3.

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
    /// The victory points that a Rival or a campaign asked for (K2, K3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<i64>,
    /// Whether the campaign's objective was met (K3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective_met: Option<bool>,
    /// Whether target and objective were reached; `None` where there was no target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}

/// The final score and the rank.
pub(super) fn play(game: &mut MajorGame, table: &mut Table) -> std::result::Result<(), Interrupt> {
    table.tell(words::FINAL_SCORING);
    let ask = Number::new("major/victory-points", words::HOW_MANY_POINTS, -99..=999);
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
    let result = Result {
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
