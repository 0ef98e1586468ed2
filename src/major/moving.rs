//! His movements: M8–M11.

use crate::freight::{
    CarKind, CarPlace, Departure, FreightCar, Motion, Owner, Place, Position, Progress, ROW_WIDTH,
};

use super::{
    alike::distinct,
    eligible::{passengers_suit, qualifies},
    passed_over::before_moving,
    rows::his_entries,
    rulings::{Depart, MovePass},
    scene::Scene,
    step::{Next, PassedOver, Step, Tie, TieAbout, TieOption, What},
    tally::Tally,
};

/// He goes down the list twice; there is no third pass (M8).
const PASSES: u8 = 2;

/// A Move action under way. Cars of the line that have moved for it in this pass are ticked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Moving {
    asked: u8,
    left: u8,
    pass: u8,
    line: usize,
    /// Cars of a city that will leave in one train, front first (M10, ruling `depart`).
    forming: Option<(Place, Vec<usize>)>,
    /// The movement under way, with the line that named it.
    motion: Option<Motion>,
    /// Reasons that wait for the movement's first step.
    passed_over: Vec<PassedOver>,
    /// Your cars that this movement has delivered so far (M17).
    delivered: Vec<FreightCar>,
}

struct Candidate {
    at: CarPlace,
    departure: Departure,
    distance: usize,
}

impl Moving {
    pub(super) fn new(asked: u8) -> Self {
        Self {
            asked,
            left: asked,
            pass: 1,
            line: 0,
            forming: None,
            motion: None,
            passed_over: Vec::new(),
            delivered: Vec::new(),
        }
    }

    /// Goes on to the next step, the next tie, a delivery of yours, or the end (`None`).
    pub(super) fn next(
        &mut self,
        scene: &Scene,
        position: &mut Position,
        tally: &mut Tally,
    ) -> Option<Next> {
        loop {
            if let Some(next) = self.go_on(scene, position, tally) {
                return Some(next);
            }
            if let Some(next) = self.gather(scene, position) {
                return Some(next);
            }
            if self.motion.is_some() {
                continue;
            }
            if self.left == 0 {
                return None;
            }
            if self.pass > PASSES {
                return Some(Next::Step(self.lose_the_rest(scene, position)));
            }
            let kind = scene.move_lines()[self.line];
            let nearest = nearest(candidates(scene, position, kind));
            if nearest.is_empty() {
                self.next_line(scene, position);
                continue;
            }
            let cars: Vec<CarPlace> = nearest.iter().map(|candidate| candidate.at).collect();
            let apart = distinct(scene, position, &cars);
            if let [only] = apart[..] {
                let chosen = nearest.into_iter().find(|candidate| candidate.at == only);
                if let Some(chosen) = chosen {
                    self.set_out(scene, position, &chosen.departure);
                }
                continue;
            }
            let options = nearest
                .into_iter()
                .filter(|candidate| apart.contains(&candidate.at))
                .map(|candidate| TieOption::Train(candidate.departure));
            return Some(Next::Choose(Tie {
                about: TieAbout::Move(kind),
                options: options.collect(),
            }));
        }
    }

    /// Settles a tie that [`Moving::next`] put.
    pub(super) fn decide(&mut self, scene: &Scene, position: &mut Position, option: &TieOption) {
        match option {
            TieOption::Train(departure) => self.set_out(scene, position, departure),
            TieOption::Car(at) => {
                if let Some((_, cars)) = &mut self.forming {
                    cars.push(at.index);
                }
            }
            TieOption::Entry(_, entry) => {
                if let Some(motion) = &mut self.motion {
                    motion.choose(entry.clone());
                }
            }
        }
    }

    /// Carries the movement under way on to its next step; `None` when there is none.
    fn go_on(&mut self, scene: &Scene, position: &mut Position, tally: &mut Tally) -> Option<Next> {
        let motion = self.motion.as_mut()?;
        let line = scene.move_lines().get(self.line).copied();
        let progress = motion.next(scene.board, position, |position, arrival| {
            his_entries(scene, position, arrival)
        });
        let what = match progress {
            Progress::Choose(arrival, ways) => {
                let split = ways.iter().any(|way| way.parts.len() > 1);
                let about = if split {
                    TieAbout::Split
                } else {
                    TieAbout::Row
                };
                let option = |way| TieOption::Entry(arrival.clone(), way);
                return Some(Next::Choose(Tie {
                    about,
                    options: ways.into_iter().map(option).collect(),
                }));
            }
            Progress::Entered(entered) => What::Enters {
                line: line.filter(|_| !entered.pushed),
                entered,
            },
            Progress::Delivered(arrival) => {
                tally.deliver(scene.board, &arrival);
                let yours = arrival.train.cars.iter().copied();
                self.delivered
                    .extend(yours.filter(|car| car.kind.owner == Owner::You));
                What::Delivers {
                    line: line.filter(|_| !arrival.pushed),
                    arrival,
                }
            }
            Progress::Done => {
                self.motion = None;
                self.left -= 1;
                tally.moved += 1;
                if scene.rulings.move_pass == MovePass::Line {
                    self.next_line(scene, position);
                }
                let delivered = std::mem::take(&mut self.delivered);
                return (!delivered.is_empty()).then_some(Next::Rewards(delivered));
            }
        };
        let passed_over = std::mem::take(&mut self.passed_over);
        Some(Next::Step(Step { what, passed_over }))
    }

    /// Starts a movement: at once for a train, after gathering company for a city.
    fn set_out(&mut self, scene: &Scene, position: &mut Position, departure: &Departure) {
        let kind = scene.move_lines()[self.line];
        let lines = &scene.move_lines()[..=self.line];
        self.passed_over = before_moving(scene, position, lines, Some(departure));
        match departure {
            Departure::City(city, cars) if scene.rulings.depart == Depart::Together => {
                self.forming = Some((*city, cars.clone()));
            }
            _ => self.depart(scene, position, departure, kind),
        }
    }

    /// M10, ruling `depart` = `together`: the other cars there that he may move and that fit, in
    /// list order.
    fn gather(&mut self, scene: &Scene, position: &mut Position) -> Option<Next> {
        let (city, mut cars) = self.forming.clone()?;
        for &kind in scene.move_lines() {
            loop {
                let standing = &position.at(city).cars;
                let width: u8 = cars.iter().map(|&i| standing[i].kind.size.width()).sum();
                let company: Vec<CarPlace> = position
                    .cars_of(kind)
                    .filter(|(at, car)| {
                        at.place == city
                            && !cars.contains(&at.index)
                            && qualifies(car)
                            && car.half_full()
                            && width + car.kind.size.width() <= ROW_WIDTH
                    })
                    .map(|(at, _)| at)
                    .collect();
                match distinct(scene, position, &company)[..] {
                    [] => break,
                    [only] => cars.push(only.index),
                    ref several => {
                        self.forming = Some((city, cars));
                        return Some(Next::Choose(Tie {
                            about: TieAbout::Company(kind),
                            options: several.iter().copied().map(TieOption::Car).collect(),
                        }));
                    }
                }
            }
        }
        self.forming = None;
        let kind = scene.move_lines()[self.line];
        self.depart(scene, position, &Departure::City(city, cars), kind);
        None
    }

    fn depart(
        &mut self,
        scene: &Scene,
        position: &mut Position,
        departure: &Departure,
        kind: CarKind,
    ) {
        tick(scene, position, departure, kind);
        // Only movements that the rules allow are candidates, so this does not fail.
        self.motion = Motion::depart(scene.board, position, departure).ok();
    }

    fn next_line(&mut self, scene: &Scene, position: &mut Position) {
        position.wipe_ticks();
        self.line += 1;
        if self.line == scene.move_lines().len() {
            self.line = 0;
            self.pass += 1;
        }
    }

    fn lose_the_rest(&mut self, scene: &Scene, position: &mut Position) -> Step {
        position.wipe_ticks();
        let passes_over = scene
            .move_lines()
            .iter()
            .any(|&kind| !candidates(scene, position, kind).is_empty());
        let passed_over = before_moving(scene, position, scene.move_lines(), None);
        Step {
            what: What::MovesLost {
                lost: std::mem::take(&mut self.left),
                asked: self.asked,
                passes_over,
            },
            passed_over,
        }
    }
}

/// M8–M10: every movement that this line of the list names now, in loop order.
fn candidates(scene: &Scene, position: &Position, kind: CarKind) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    for (at, car) in position.cars_of(kind) {
        if car.ticked || !qualifies(car) {
            continue;
        }
        let section = scene.board.section_of(at.place);
        let departure = if scene.board.is_city(section) {
            if !car.half_full() {
                continue;
            }
            Departure::City(at.place, vec![at.index])
        } else {
            let train = position.at(at.place);
            if !train.may_move() || !passengers_suit(scene, train) {
                continue;
            }
            Departure::Train(at.place)
        };
        if !found.iter().any(|other| other.departure == departure) {
            found.push(Candidate {
                at,
                departure,
                distance: scene.board.distance(section),
            });
        }
    }
    found
}

/// M11: those with the fewest sections to their destination.
fn nearest(candidates: Vec<Candidate>) -> Vec<Candidate> {
    let distances = candidates.iter().map(|candidate| candidate.distance);
    let Some(nearest) = distances.min() else {
        return candidates;
    };
    candidates
        .into_iter()
        .filter(|candidate| candidate.distance == nearest)
        .collect()
}

/// Ticks the cars of this line that have had their movement of this pass: all in the train, or
/// one where each car counts (ruling `move-pass`).
fn tick(scene: &Scene, position: &mut Position, departure: &Departure, kind: CarKind) {
    let train = position.at_mut(departure.place());
    let leaving: Vec<usize> = match departure {
        Departure::City(_, cars) => cars.clone(),
        Departure::Train(_) | Departure::Shortcut(_) => (0..train.cars.len()).collect(),
    };
    for index in leaving {
        let car = &mut train.cars[index];
        if car.kind == kind && qualifies(car) && !car.ticked {
            car.ticked = true;
            if scene.rulings.move_pass == MovePass::Car {
                return;
            }
        }
    }
}
