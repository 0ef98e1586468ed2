//! A card resolved: M3, M4, M17, M18.
//!
//! A [`Turn`] is a value that is asked for what happens next. So the same code plays at the
//! table, where a person settles ties and rewards come between steps, and works out every
//! outcome, where each tie goes each way.

use crate::freight::{FreightCar, Owner, Position};

use super::{
    card::{Action, Card, Ship},
    loading::{Loading, room},
    moving::Moving,
    scene::Scene,
    step::{Next, Step, TieOption, What},
    tally::Tally,
};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Task {
    Load(Loading),
    Move(Moving),
}

/// The Major's turn: a card, the table that it works on, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    position: Position,
    supply: Option<u32>,
    tally: Tally,
    /// Actions still to come, the next one last.
    actions: Vec<Action>,
    task: Option<Task>,
    /// Crates that he could not ship, and of how many, still to be told (M18).
    unshipped: Option<(u8, u8)>,
}

impl Turn {
    /// A turn that is about to begin. A supply of `None` is unknown and taken to suffice (M7).
    #[must_use]
    pub fn new(card: &Card, mut position: Position, supply: Option<u32>) -> Self {
        position.wipe_ticks();
        Self {
            position,
            supply,
            tally: Tally::default(),
            actions: card.actions.iter().rev().cloned().collect(),
            task: None,
            unshipped: None,
        }
    }

    /// The table as the turn has left it so far.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The table as a reward of yours has left it between two steps (M17).
    pub fn restock(&mut self, position: Position) {
        self.position = position;
    }

    /// His Crates left; `None` where they are not counted.
    #[must_use]
    pub fn supply(&self) -> Option<u32> {
        self.supply
    }

    /// What the turn has brought about so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Goes on until there is something to do, to decide, or the card is done.
    pub fn next(&mut self, scene: &Scene) -> Next {
        loop {
            if let Some((lost, asked)) = self.unshipped.take() {
                return Next::Step(step(What::ShipsLost { lost, asked }));
            }
            let next = match &mut self.task {
                Some(Task::Load(loading)) => {
                    loading.next(scene, &mut self.position, &mut self.supply)
                }
                Some(Task::Move(moving)) => moving.next(scene, &mut self.position, &mut self.tally),
                None => match self.actions.pop() {
                    None => return Next::Over,
                    Some(action) => match self.begin(scene, action) {
                        Some(step) => return Next::Step(step),
                        None => continue,
                    },
                },
            };
            match next {
                Some(next) => return next,
                None => self.finish_task(scene),
            }
        }
    }

    /// Settles a tie that [`Turn::next`] put, with one of its options. A Crate that is so loaded
    /// is a step of its own.
    pub fn decide(&mut self, scene: &Scene, option: &TieOption) -> Option<Step> {
        match (&mut self.task, option) {
            (Some(Task::Load(loading)), TieOption::Car(at)) => {
                Some(loading.load(scene, &mut self.position, &mut self.supply, *at))
            }
            (Some(Task::Move(moving)), option) => {
                moving.decide(scene, &mut self.position, option);
                None
            }
            _ => None,
        }
    }

    fn begin(&mut self, scene: &Scene, action: Action) -> Option<Step> {
        match action {
            Action::Load(crates) => {
                self.task = Some(Task::Load(Loading::new(crates)));
                None
            }
            Action::Move(moves) => {
                self.task = Some(Task::Move(Moving::new(moves)));
                None
            }
            Action::Conditional { load, moves } => {
                Some(step(self.decide_order(scene, load, moves)))
            }
            Action::Ship { crates, ship } => Some(step(self.ship(crates, ship))),
            Action::Pawn(rows) => Some(step(What::RaisesPawn(rows))),
            Action::Instruction(words) => Some(step(What::Instructs(words))),
        }
    }

    /// M4: the order is decided once.
    fn decide_order(&mut self, scene: &Scene, load: u8, moves: u8) -> What {
        let supply = self.supply.unwrap_or(u32::MAX);
        let can = room(scene, &self.position).min(supply).min(load.into());
        let loads_first = can >= u32::from(load.div_ceil(2));
        // The next action lies last.
        if loads_first {
            self.actions.push(Action::Move(moves));
            self.actions.push(Action::Load(load));
        } else {
            self.actions.push(Action::Load(load));
            self.actions.push(Action::Move(moves));
        }
        What::Decides {
            can,
            asked: load,
            loads_first,
        }
    }

    /// M18: from his supply, as far as it reaches. The rest is lost (M7).
    fn ship(&mut self, asked: u8, ship: Option<Ship>) -> What {
        let in_supply = self.supply.unwrap_or(u32::MAX);
        let crates = u8::try_from(in_supply.min(asked.into())).unwrap_or(asked);
        self.supply = self.supply.map(|supply| supply - u32::from(crates));
        self.tally.shipped += u32::from(crates);
        let lost = asked - crates;
        if crates == 0 {
            return What::ShipsLost { lost, asked };
        }
        self.unshipped = (lost > 0).then_some((lost, asked));
        What::Ships { crates, ship }
    }

    fn finish_task(&mut self, scene: &Scene) {
        if let Some(Task::Load(loading)) = &self.task {
            self.tally.loaded += u32::from(loading.loaded());
        }
        self.position.wipe_ticks();
        self.position.sort_cities(scene.board);
        self.task = None;
    }
}

fn step(what: What) -> Step {
    Step {
        what,
        passed_over: Vec::new(),
    }
}

/// M17 for the person: how far your marker advances for these cars, from front to back.
#[must_use]
pub fn your_advances(cars: &[FreightCar]) -> Vec<u8> {
    cars.iter()
        .filter(|car| car.kind.owner == Owner::You)
        .map(|car| car.kind.size.capacity())
        .collect()
}
