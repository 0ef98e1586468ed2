use serde::{Deserialize, Serialize};

use crate::freight::{CarKind, Position, Size};

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
