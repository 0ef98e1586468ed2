use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{
    facts_file::{FactsFault, Step, parse},
    freight::{CarKind, Position, Size},
};

/// How many Freight Cars of each size a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// Whether the owner has checked the numbers against the box.
    pub verified: bool,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Large cars of one player.
    pub large: usize,
    /// Medium cars of one player.
    pub medium: usize,
    /// Small cars of one player.
    pub small: usize,
}

impl Fleet {
    /// Cars of one size that a player may have.
    pub const COUNTS: RangeInclusive<i64> = 0..=20;

    /// A sentence for the first kind of car of which a position has more than the box, if any.
    #[must_use]
    pub fn exceeded(&self, position: &Position) -> Option<String> {
        CarKind::ALL.into_iter().find_map(|kind| {
            let most = match kind.size {
                Size::Large => self.large,
                Size::Medium => self.medium,
                Size::Small => self.small,
            };
            let count = position.count(kind);
            let known = if self.verified {
                ""
            } else {
                ", as far as is known"
            };
            (count > most)
                .then(|| format!("{count} cars {kind} stand there, the box has {most}{known}."))
        })
    }
}

/// No more cars of a size than the dialogue takes.
pub(super) fn read_fleet(file: &str, text: &str) -> Result<Fleet, FactsFault> {
    let fleet: Fleet = parse(file, text)?;
    for (key, count) in [
        ("large", fleet.large),
        ("medium", fleet.medium),
        ("small", fleet.small),
    ] {
        let fits = i64::try_from(count).is_ok_and(|count| Fleet::COUNTS.contains(&count));
        if !fits {
            let message = format!(
                "{count} {key} cars of one player: expected {} to {}",
                Fleet::COUNTS.start(),
                Fleet::COUNTS.end()
            );
            return Err(FactsFault::in_text(file, text, &[Step::Key(key)], message));
        }
    }
    Ok(fleet)
}
