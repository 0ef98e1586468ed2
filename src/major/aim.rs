//! What a game is played for beyond its rank: a Rival's target or a campaign's objective (K2–K4).

use serde::{Deserialize, Serialize};

use super::{
    campaign::Objective,
    rival::{Change, Rival},
    rulings::{Leaders, Rulings},
};

/// What the Leaders module raises a target by (K4).
pub const LEADERS: i64 = 20;

/// What a game is played for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Aim {
    /// The Leaders module is in play (K4).
    #[serde(default)]
    pub leaders: bool,
    /// The challenge, if there is one.
    #[serde(default)]
    pub challenge: Challenge,
}

/// What has to be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenge {
    /// A rank (K1), no more.
    #[default]
    Rank,
    /// One of these challenges is drawn when the game is set up (K2).
    DrawRival(Vec<Rival>),
    /// A challenge (K2).
    Rival(Rival),
    /// A game of a campaign (K3).
    Campaign {
        /// The campaign's name.
        campaign: String,
        /// Which of its games.
        game: u8,
        /// The objectives that may be aimed at; one alone once it was chosen.
        objectives: Vec<Objective>,
    },
}

impl Aim {
    /// K2–K4: the victory points to reach; `None` where there is no target, or not yet.
    #[must_use]
    pub fn target(&self, rulings: &Rulings) -> Option<i64> {
        let (target, raised) = match &self.challenge {
            Challenge::Rank | Challenge::DrawRival(_) => return None,
            Challenge::Rival(rival) => (rival.target, rulings.leaders == Leaders::AllTargets),
            Challenge::Campaign { .. } => (self.objective()?.target, true),
        };
        Some(target + if self.leaders && raised { LEADERS } else { 0 })
    }

    /// The change that a Rival makes (K2).
    #[must_use]
    pub fn change(&self) -> Option<&Change> {
        match &self.challenge {
            Challenge::Rival(rival) => Some(&rival.change),
            _ => None,
        }
    }

    /// The campaign's objective that is aimed at (K3).
    #[must_use]
    pub fn objective(&self) -> Option<&Objective> {
        match &self.challenge {
            Challenge::Campaign { objectives, .. } => match &objectives[..] {
                [objective] => Some(objective),
                _ => None,
            },
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::major::rival::rivals;

    #[test]
    fn leaders_raise_a_rivals_target_by_ruling() {
        let mut aim = Aim {
            leaders: true,
            challenge: Challenge::Rival(rivals(None).unwrap()[2].clone()),
        };
        let mut rulings = Rulings::default();
        assert_eq!(aim.target(&rulings), Some(280));
        rulings.leaders = Leaders::Campaign;
        assert_eq!(aim.target(&rulings), Some(260));
        aim.leaders = false;
        assert_eq!(aim.target(&Rulings::default()), Some(260));
    }

    #[test]
    fn the_six_targets() {
        let targets: Vec<i64> = rivals(None)
            .unwrap()
            .iter()
            .map(|rival| rival.target)
            .collect();
        assert_eq!(targets, [240, 240, 260, 260, 280, 280]);
    }
}
