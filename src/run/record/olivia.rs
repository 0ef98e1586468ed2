//! What holds of a game against Olivia that is added or changed by hand.

use footplate::{
    olivia::Difficulty,
    record::{Outcome, RecordedGame, TIE},
};

use super::Failure;
use crate::cli::Fields;

/// How the names of the parts of her score begin.
const HERS: &str = "Her ";

/// O2, O8: her level by its name, and nothing that is the Major's.
pub fn settle(
    game: &mut RecordedGame,
    fields: &Fields,
    before: Option<&RecordedGame>,
) -> Result<(), Failure> {
    if let Some(name) = &fields.difficulty {
        let level = name.parse::<Difficulty>();
        let level = level.map_err(|why| Failure::Other(format!("--difficulty: {why}.")))?;
        game.difficulty = Some(level.to_string());
    }
    // what came in from a file may stay
    let was_so = before.is_some_and(|before| before.variant == game.variant);
    if matches!(game.variant.as_str(), "rival" | "campaign") && !was_so {
        return Err(Failure::Other(format!(
            "A game against Olivia is no {}: that is played against the Major (K2, K3).",
            game.variant
        )));
    }
    if fields.target.is_some() {
        return Err(Failure::Other(
            "Against Olivia her own score has to be beaten (O8): say --opponent-score, and no --target.".into(),
        ));
    }
    if let Some(before) = before {
        parts(game, before);
    }
    Ok(())
}

/// O8: where both scores are known they say whether it was a tie; what was known before stays of a defeat alone.
pub fn verdict(game: &RecordedGame) -> Option<String> {
    match (game.score, game.opponent_score) {
        (Some(yours), Some(hers)) => (yours == hers).then(|| TIE.into()),
        _ => (game.verdict.clone()).filter(|_| game.outcome == Outcome::Lost),
    }
}

/// Parts that no longer make up the score that they were counted for say nothing.
fn parts(game: &mut RecordedGame, before: &RecordedGame) {
    let yours = game.score == before.score;
    let hers = game.opponent_score == before.opponent_score;
    game.parts.retain(|(name, _)| match name.starts_with(HERS) {
        true => hers,
        false => yours,
    });
}
