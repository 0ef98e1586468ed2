//! His loading: M5–M7.

use crate::freight::{CarKind, CarPlace, Position};

use super::{
    alike::{distinct, has_twin},
    eligible::within_reach,
    passed_over::before_loading,
    rulings::LoadPass,
    scene::Scene,
    step::{Next, Step, Tie, TieAbout, TieOption, What},
};

/// A Load action under way. Cars that the pass has come to are ticked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Loading {
    asked: u8,
    left: u8,
    loaded: u8,
    pass: u8,
    line: usize,
}

/// M4: the free room on the cars that he may load.
pub(super) fn room(scene: &Scene, position: &Position) -> u32 {
    position
        .cars()
        .filter(|(at, car)| within_reach(scene, *at, car))
        .map(|(_, car)| u32::from(car.room()))
        .sum()
}

impl Loading {
    pub(super) fn new(asked: u8) -> Self {
        Self {
            asked,
            left: asked,
            loaded: 0,
            pass: 1,
            line: 0,
        }
    }

    /// Goes on to the next Crate, the next tie, or the end (`None`).
    pub(super) fn next(
        &mut self,
        scene: &Scene,
        position: &mut Position,
        supply: &mut Option<u32>,
    ) -> Option<Next> {
        loop {
            if self.left == 0 {
                return None;
            }
            let out_of_supply = *supply == Some(0);
            if out_of_supply || room(scene, position) == 0 {
                let lost = std::mem::take(&mut self.left);
                return Some(Next::Step(Step {
                    passed_over: before_loading(scene, position, scene.load_lines(), None),
                    what: What::LoadsLost {
                        lost,
                        asked: self.asked,
                        supply: out_of_supply,
                    },
                }));
            }
            let kind = scene.load_lines()[self.line];
            let candidates = self.candidates(scene, position, kind);
            let Some(&first) = candidates.first() else {
                self.next_line(scene, position);
                continue;
            };
            let in_supply = supply.map_or(u32::MAX, |supply| supply);
            let reach = u32::from(self.left).min(in_supply);
            let all_served = scene.rulings.load_pass == LoadPass::Car
                && u32::try_from(candidates.len()).is_ok_and(|count| count <= reach);
            let options = if all_served {
                vec![first]
            } else {
                distinct(scene, position, &candidates)
            };
            if options.len() > 1 {
                return Some(Next::Choose(Tie {
                    about: TieAbout::Load(kind),
                    options: options.into_iter().map(TieOption::Car).collect(),
                }));
            }
            return Some(Next::Step(self.load(scene, position, supply, first)));
        }
    }

    /// Puts one Crate on a car and ticks it.
    pub(super) fn load(
        &mut self,
        scene: &Scene,
        position: &mut Position,
        supply: &mut Option<u32>,
        at: CarPlace,
    ) -> Step {
        let lines = &scene.load_lines()[..=self.line];
        let passed_over = before_loading(scene, position, lines, Some(at));
        let has_twin = has_twin(position, at);
        let car = position.car_mut(at);
        car.his_crates += 1;
        car.ticked = true;
        let car = *car;
        self.left -= 1;
        self.loaded += 1;
        if let Some(supply) = supply {
            *supply = supply.saturating_sub(1);
        }
        let pass = self.pass;
        if scene.rulings.load_pass == LoadPass::Line {
            self.next_line(scene, position);
        }
        Step {
            what: What::Loads {
                crates: 1,
                at,
                car,
                has_twin,
                pass,
            },
            passed_over,
        }
    }

    pub(super) fn loaded(&self) -> u8 {
        self.loaded
    }

    fn candidates(&self, scene: &Scene, position: &Position, kind: CarKind) -> Vec<CarPlace> {
        position
            .cars_of(kind)
            .filter(|(at, car)| car.room() > 0 && !car.ticked && within_reach(scene, *at, car))
            .map(|(at, _)| at)
            .collect()
    }

    fn next_line(&mut self, scene: &Scene, position: &mut Position) {
        self.line += 1;
        if self.line == scene.load_lines().len() {
            self.line = 0;
            self.pass = self.pass.saturating_add(1);
            position.wipe_ticks();
        }
    }
}
