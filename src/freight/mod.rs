//! Freight and railways: the rules F1–F14, pure. Positions go in, positions and events come out.
//!
//! Nothing here knows who the opponent is or how a person is asked.

mod board;
mod board_file;
mod car;
mod departure;
mod entry;
mod loading;
mod motion;
pub mod naming;
mod notation;
mod picture;
mod position;
mod scanner;
mod svg;
mod train;
mod transit;

pub use {
    board::{Board, Section, SectionKind},
    board_file::{BoardFault, BoardFile, SectionFile},
    car::{CarKind, FreightCar, Owner, PerOwner, Size},
    departure::{Departure, MoveRefusal, departures, trains_from_city},
    entry::{Entry, Part, entries},
    loading::{LoadRefusal, load_your_crate, loading_choices},
    motion::{Arrival, Entered, Motion, Progress},
    notation::{read_changes, read_position},
    picture::{Far, changed_places, picture, spoken, spoken_place},
    position::{CarPlace, Place, Position},
    scanner::{Fault, Scanner},
    svg::svg,
    train::{ROW_WIDTH, Train},
    transit::{CratesInTransit, Earning, Transit, earnings, in_transit},
};
