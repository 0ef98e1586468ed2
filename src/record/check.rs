//! What cannot be in a record: impossible scores, games in the future, a campaign's game without
//! the one before it.

use std::{collections::HashSet, fmt, ops::RangeInclusive};

use chrono::{DateTime, FixedOffset};

use super::{Outcome, RecordedGame, words::moment};

/// The scores that a game can end with.
pub const SCORES: RangeInclusive<i64> = -99..=999;

/// What is wrong with a game, and in which of its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The field, as files call it.
    pub field: &'static str,
    /// A clause: what is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

fn wrong<T>(field: &'static str, message: impl Into<String>) -> Result<T, Wrong> {
    Err(Wrong {
        field,
        message: message.into(),
    })
}

/// Whether a game can have been played as it says.
///
/// # Errors
/// The first field that is [`Wrong`].
pub fn check(game: &RecordedGame, now: DateTime<FixedOffset>) -> Result<(), Wrong> {
    if game.opponent.trim().is_empty() {
        return wrong("opponent", "it is empty, expected a word such as major");
    }
    for (field, score) in [
        ("score", game.score),
        ("opponent-score", game.opponent_score),
        ("target", game.target),
    ] {
        if let Some(score) = score.filter(|score| !SCORES.contains(score)) {
            return wrong(
                field,
                format!(
                    "{score} is impossible, expected {} to {}",
                    SCORES.start(),
                    SCORES.end()
                ),
            );
        }
    }
    if game.ended > now {
        return wrong(
            "ended",
            format!("{} lies in the future", moment(&game.ended)),
        );
    }
    if game.begun > game.ended {
        return wrong("begun", "it lies after the game's end");
    }
    let at_once = game.opponent == "olivia" && game.outcome == Outcome::Lost;
    if game.score.is_none() && game.outcome != Outcome::GivenUp && !at_once {
        return wrong(
            "score",
            "there is none, expected one unless the game was given up, or Olivia won it at once (O4)",
        );
    }
    match (game.outcome, game.score, game.target) {
        (Outcome::Won, Some(score), Some(target)) if score < target => wrong(
            "outcome",
            format!("won with {score} of a target of {target}, expected lost"),
        ),
        (Outcome::Won, Some(score), _)
            if game.opponent_score.is_some_and(|other| other > score) =>
        {
            wrong(
                "outcome",
                "won with fewer points than the opponent, expected lost",
            )
        }
        _ => Ok(()),
    }?;
    match &game.campaign {
        Some(campaign) if !(1..=3).contains(&campaign.game) => wrong(
            "campaign-game",
            format!(
                "a campaign has no game {}, expected 1 to 3 (K3)",
                campaign.game
            ),
        ),
        Some(campaign) if game.outcome == Outcome::Won && !campaign.met => {
            wrong("outcome", "won without the objective, expected lost (K3)")
        }
        _ => Ok(()),
    }
}

/// K3: the first of the new games of a campaign that lacks the game before it, as its place among
/// them and a sentence.
#[must_use]
pub fn campaign_gap<'g>(
    known: impl IntoIterator<Item = &'g RecordedGame>,
    new: &'g [RecordedGame],
) -> Option<(usize, Wrong)> {
    let won = |game: &RecordedGame| {
        let campaign = game
            .campaign
            .as_ref()
            .filter(|_| game.outcome == Outcome::Won)?;
        Some((campaign.name.clone(), campaign.game))
    };
    let all: HashSet<(String, u8)> = known.into_iter().chain(new).filter_map(won).collect();
    new.iter().enumerate().find_map(|(at, game)| {
        let campaign = game
            .campaign
            .as_ref()
            .filter(|campaign| campaign.game > 1)?;
        let before = (campaign.name.clone(), campaign.game - 1);
        (!all.contains(&before)).then(|| {
            let message = format!(
                "game {} of the campaign “{}” comes without a game {} that was won (K3)",
                campaign.game, campaign.name, before.1
            );
            let field = "campaign-game";
            (at, Wrong { field, message })
        })
    })
}
