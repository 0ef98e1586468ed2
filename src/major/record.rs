//! What is kept of his last turn, so that `why` can work it out again at any time.

use serde::{Deserialize, Serialize};

use crate::freight::{CarPlace, Position, load_your_crate, read_position};

use super::{
    card::Card,
    facts::Facts,
    scene::Scene,
    step::{Next, Step},
    tally::Tally,
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
    /// Crates of yours that such rewards have shipped.
    #[serde(default, skip_serializing_if = "is_none")]
    pub shipped: u32,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A step of his last turn, and the table that it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retold {
    /// The table before it.
    pub before: Position,
    /// The step.
    pub step: Step,
}

impl TurnRecord {
    /// The steps again, each with those who were passed over.
    #[must_use]
    pub fn steps(&self, facts: &Facts) -> Vec<Step> {
        let retold = self.retold(facts).0.into_iter();
        retold.map(|retold| retold.step).collect()
    }

    /// The steps again as they were told, each with the table that it found, and what they brought about.
    #[must_use]
    pub fn retold(&self, facts: &Facts) -> (Vec<Retold>, Tally) {
        let scene = Scene {
            board: &facts.board,
            rulings: &facts.rulings,
            explain: true,
        };
        let Ok(before) = read_position(&facts.board, &self.before) else {
            return (Vec::new(), Tally::default());
        };
        let mut turn = Turn::new(&self.card, before, self.supply);
        let mut ties = self.ties.iter();
        let mut rewards = self.rewards.iter();
        let mut steps: Vec<Retold> = Vec::new();
        // Steps that hands do in one are one, unless something was decided between.
        let mut goes_on = false;
        loop {
            let before = turn.position().clone();
            let next = turn.next(&scene);
            let went_on = std::mem::replace(&mut goes_on, matches!(next, Next::Step(_)));
            match next {
                Next::Step(step) => {
                    let last = steps.last_mut().filter(|_| went_on);
                    if !last.is_some_and(|last| last.step.take_in(&step)) {
                        steps.push(Retold { before, step });
                    }
                }
                Next::Choose(tie) => {
                    let chosen = ties.next().and_then(|&chosen| tie.options.get(chosen));
                    let Some(option) = chosen else {
                        return (steps, *turn.tally());
                    };
                    let step = turn.decide(&scene, option);
                    goes_on = step.is_some();
                    steps.extend(step.map(|step| Retold { before, step }));
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
                Next::Over => return (steps, *turn.tally()),
            }
        }
    }
}
