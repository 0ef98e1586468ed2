//! What is kept of his last turn, so that `why` can work it out again at any time.

use serde::{Deserialize, Serialize};

use crate::freight::{CarPlace, load_your_crate, read_position};

use super::{
    card::Card,
    facts::Facts,
    scene::Scene,
    step::{Next, Step},
    turn::Turn,
};

/// A resolved card: the table it began with, and all that was decided on the way. Pure rules
/// make the same steps of it again, with their reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnRecord {
    /// The position before the card, in notation.
    pub before: String,
    /// His supply before the card.
    pub supply: Option<u32>,
    /// The card.
    pub card: Card,
    /// The option of each tie, from 0, in order.
    pub ties: Vec<usize>,
    /// The cars on which rewards of yours loaded a Crate, for each time that he waited (M17).
    pub rewards: Vec<Vec<CarPlace>>,
}

impl TurnRecord {
    /// The steps again, each with those who were passed over.
    #[must_use]
    pub fn steps(&self, facts: &Facts) -> Vec<Step> {
        let scene = Scene {
            board: &facts.board,
            rulings: &facts.rulings,
            explain: true,
        };
        let Ok(before) = read_position(&facts.board, &self.before) else {
            return Vec::new();
        };
        let mut turn = Turn::new(&self.card, before, self.supply);
        let mut ties = self.ties.iter();
        let mut rewards = self.rewards.iter();
        let mut steps = Vec::new();
        loop {
            match turn.next(&scene) {
                Next::Step(step) => steps.push(step),
                Next::Choose(tie) => {
                    let chosen = ties.next().and_then(|&chosen| tie.options.get(chosen));
                    let Some(option) = chosen else {
                        return steps;
                    };
                    steps.extend(turn.decide(&scene, option));
                }
                Next::Rewards(_) => {
                    let mut position = turn.position().clone();
                    for &at in rewards.next().into_iter().flatten() {
                        if position.has(at) {
                            // A load that was allowed when it was made is allowed again.
                            let _ = load_your_crate(&facts.board, &mut position, at, true);
                        }
                    }
                    turn.restock(position);
                }
                Next::Over => return steps,
            }
        }
    }
}
