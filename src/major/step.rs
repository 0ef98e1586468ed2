//! What a resolved card is made of: steps, their reasons, and ties.

use crate::freight::{Arrival, CarKind, CarPlace, Departure, Entered, Entry, FreightCar};

use super::card::Ship;

/// One thing that hands do in his turn, or one thing that he loses, with why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What happens.
    pub what: What,
    /// Who was passed over before it came to this, in the order of the list. Empty unless the
    /// resolution was asked to explain.
    pub passed_over: Vec<PassedOver>,
}

impl Step {
    /// M5: takes in the step after it, if that puts the next Crate on the same car: hands do both at once.
    pub fn take_in(&mut self, next: &Step) -> bool {
        let (
            What::Loads {
                crates, at, car, ..
            },
            What::Loads {
                crates: more,
                at: next_at,
                car: next_car,
                ..
            },
        ) = (&mut self.what, &next.what)
        else {
            return false;
        };
        let with_more = FreightCar {
            his_crates: car.his_crates + more,
            ..*car
        };
        if at != next_at || with_more != *next_car {
            return false;
        }
        *crates += more;
        *car = *next_car;
        for passed in &next.passed_over {
            if !self.passed_over.contains(passed) {
                self.passed_over.push(passed.clone());
            }
        }
        true
    }
}

/// What happens in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// M4: he can load that many of the Crates asked, so he loads first or moves first.
    Decides {
        /// Crates that he can load.
        can: u32,
        /// Crates that the card asks.
        asked: u8,
        /// He loads first.
        loads_first: bool,
    },
    /// M5: one Crate of his goes on this car, or several in passes that come to no other car.
    Loads {
        /// How many.
        crates: u8,
        /// Where the car stands.
        at: CarPlace,
        /// The car with the Crates.
        car: FreightCar,
        /// A car of its kind with other Crates stands in the same place.
        has_twin: bool,
        /// The pass of the list, from 1; the first of several.
        pass: u8,
    },
    /// M4, M7: Crates that are not loaded.
    LoadsLost {
        /// How many.
        lost: u8,
        /// Of how many.
        asked: u8,
        /// His supply ran out (else no car has room).
        supply: bool,
    },
    /// M8: a train enters a row, moved by him, or pushed.
    Enters {
        /// The line of the list that named it; `None` where it was pushed.
        line: Option<CarKind>,
        /// What entered what.
        entered: Entered,
    },
    /// F10: a train reaches a city.
    Delivers {
        /// The line of the list that named it; `None` where it was pushed.
        line: Option<CarKind>,
        /// The train with its Crates, before they are unloaded.
        arrival: Arrival,
    },
    /// M8: movements that are lost.
    MovesLost {
        /// How many.
        lost: u8,
        /// Of how many.
        asked: u8,
        /// Some train could still move, but both passes are over.
        passes_over: bool,
    },
    /// M18: Crates of his go to a Ship.
    Ships {
        /// How many.
        crates: u8,
        /// The Ship that the card names.
        ship: Option<Ship>,
    },
    /// M7, M18: Crates that are not shipped, since his supply is out.
    ShipsLost {
        /// How many.
        lost: u8,
        /// Of how many.
        asked: u8,
    },
    /// M18: a Market pawn of his goes up.
    RaisesPawn(u8),
    /// The person carries out what the card says.
    Instructs(String),
}

/// A car that the list named before, and why it was passed over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PassedOver {
    /// The line of the list.
    pub line: CarKind,
    /// The car; `None` where no such car stands on the railway.
    pub car: Option<(CarPlace, FreightCar)>,
    /// Why.
    pub why: Why,
}

/// Why a car was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// M5, M8: no car of the line stands on the railway.
    NoSuchCar,
    /// M5: it is full.
    Full,
    /// M6: it does not stand in a loading space.
    NotInLoadingSpace,
    /// M5: it got its Crate of this pass.
    LoadedInThisPass,
    /// M5: another car of the line got the Crate of this pass (ruling `load-pass`).
    LineLoadedInThisPass,
    /// M5: the Crates did not reach it, the player chose another.
    NotChosen,
    /// M9: it carries no Crate of his.
    NoCrateOfHis,
    /// M10: it, or a car of its train, is not half full.
    NotHalfFull,
    /// M9: a car of yours in its train carries no Crate of his (ruling `passengers`).
    Passenger,
    /// M8: its train moved for this line in this pass.
    MovedInThisPass,
    /// M8: another train moved for this line in this pass (ruling `move-pass`).
    LineMovedInThisPass,
    /// M11: another train of the line is nearer to its destination.
    Farther {
        /// Its sections to go.
        sections: usize,
    },
}

/// What comes next in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Something for hands to do.
    Step(Step),
    /// The rules leave a choice to the player: [`Turn::decide`](super::turn::Turn::decide) settles it.
    Choose(Tie),
    /// M17: these cars of yours have been delivered, from front to back; your rewards come now.
    Rewards(Vec<FreightCar>),
    /// The card is done.
    Over,
}

/// A choice that the rules leave to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// What is to be chosen.
    pub about: TieAbout,
    /// What may be chosen: at least two.
    pub options: Vec<TieOption>,
}

/// What a tie is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieAbout {
    /// M5: which car of this line gets the next Crate.
    Load(CarKind),
    /// M11: which train of this line moves.
    Move(CarKind),
    /// M10: which car of this line leaves the city in the same train.
    Company(CarKind),
    /// M13: which row an arriving train enters.
    Row,
    /// M14: how your train is split.
    Split,
}

/// One thing that may be chosen in a tie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TieOption {
    /// The Crate goes on this car, or this car comes along.
    Car(CarPlace),
    /// This train moves.
    Train(Departure),
    /// The train enters so.
    Entry(Arrival, Entry),
}
