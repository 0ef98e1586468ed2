//! Every way in which a card may end: each tie decided each way.

use std::collections::HashSet;

use crate::freight::Position;

use super::{
    card::Card,
    scene::Scene,
    step::{Next, Step, Tie, TieOption},
    tally::Tally,
    turn::Turn,
};

/// How a card ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The table after it.
    pub position: Position,
    /// What it brought about.
    pub tally: Tally,
    /// The steps in order.
    pub steps: Vec<Step>,
}

/// There are more outcomes than anybody wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// Resolves a card; `decide` names the option of each tie by its number, from 0. Rewards are
/// taken to load nothing (M17).
pub fn resolve(
    scene: &Scene,
    card: &Card,
    position: Position,
    supply: Option<u32>,
    mut decide: impl FnMut(&Turn, &Tie) -> usize,
) -> Outcome {
    let mut turn = Turn::new(card, position, supply);
    let mut steps = Vec::new();
    loop {
        match turn.next(scene) {
            Next::Step(step) => steps.push(step),
            Next::Rewards(_) => {}
            Next::Choose(tie) => {
                let chosen = decide(&turn, &tie).min(tie.options.len() - 1);
                steps.extend(turn.decide(scene, &tie.options[chosen]));
            }
            Next::Over => {
                return Outcome {
                    position: turn.position().clone(),
                    tally: *turn.tally(),
                    steps,
                };
            }
        }
    }
}

/// Every distinct outcome of a card, steps aside; outcomes that differ by row alone are one.
/// The first is the one in which every tie goes to the first option.
///
/// # Errors
/// [`TooMany`] beyond `limit` different states on the way.
pub fn outcomes(
    scene: &Scene,
    card: &Card,
    position: Position,
    supply: Option<u32>,
    limit: usize,
) -> Result<Vec<Outcome>, TooMany> {
    let turn = Turn::new(card, position, supply);
    outcomes_from(scene, turn, limit)
}

/// Every distinct outcome of a turn from where it stands. See [`outcomes`].
fn outcomes_from(scene: &Scene, turn: Turn, limit: usize) -> Result<Vec<Outcome>, TooMany> {
    let mut seen: HashSet<Turn> = HashSet::new();
    let mut ends: HashSet<(Position, Tally)> = HashSet::new();
    let mut found = Vec::new();
    let mut open: Vec<(Turn, Vec<Step>)> = vec![(turn, Vec::new())];
    while let Some((mut turn, mut steps)) = open.pop() {
        loop {
            match turn.next(scene) {
                Next::Step(step) => steps.push(step),
                Next::Rewards(_) => {}
                Next::Choose(tie) => {
                    if seen.len() >= limit {
                        return Err(TooMany);
                    }
                    if !seen.insert(turn.clone()) {
                        break;
                    }
                    // The pile gives the last one back first, and the first option comes first.
                    for option in tie.options.iter().rev() {
                        open.push(decided(scene, &turn, &steps, option));
                    }
                    break;
                }
                Next::Over => {
                    let end = (turn.position().rows_alike(scene.board), *turn.tally());
                    if ends.insert(end) {
                        found.push(Outcome {
                            position: turn.position().clone(),
                            tally: *turn.tally(),
                            steps,
                        });
                    }
                    break;
                }
            }
        }
    }
    Ok(found)
}

fn decided(scene: &Scene, turn: &Turn, steps: &[Step], option: &TieOption) -> (Turn, Vec<Step>) {
    let mut turn = turn.clone();
    let mut steps = steps.to_vec();
    steps.extend(turn.decide(scene, option));
    (turn, steps)
}

/// M16: whether it can matter which option of a tie is chosen. It cannot where every choice
/// leads to the same tables in the end. `turn` is as [`Turn::next`] left it when it put the tie.
#[must_use]
pub fn matters(scene: &Scene, turn: &Turn, tie: &Tie) -> bool {
    const LIMIT: usize = 2_000;
    let scene = Scene {
        explain: false,
        ..*scene
    };
    let mut first: Option<HashSet<(Position, Tally)>> = None;
    for option in &tie.options {
        let (turn, _) = decided(&scene, turn, &[], option);
        let Ok(ends) = outcomes_from(&scene, turn, LIMIT) else {
            return true;
        };
        let ends = ends
            .into_iter()
            .map(|end| (end.position.rows_alike(scene.board), end.tally))
            .collect();
        match &first {
            None => first = Some(ends),
            Some(first) if *first != ends => return true,
            Some(_) => {}
        }
    }
    false
}
