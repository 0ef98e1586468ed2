//! Freight and railways: the rules F1–F14, pure. Positions go in, positions and events come out.
//!
//! Nothing here knows who the opponent is or how a person is asked.

mod board;
mod car;
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
    board::{Board, BoardFault, BoardFile, Section, SectionFile, SectionKind},
    car::{CarKind, FreightCar, Owner, PerOwner, Size},
    loading::{LoadRefusal, load_your_crate, loading_choices},
    motion::{
        Arrival, Departure, Entered, Entry, Motion, MoveRefusal, Part, Progress, departures,
        entries, trains_from_city,
    },
    notation::{read_changes, read_position},
    picture::{picture, spoken, spoken_place},
    position::{CarPlace, Place, Position},
    scanner::{Fault, Scanner},
    svg::svg,
    train::{ROW_WIDTH, Train},
    transit::{CratesInTransit, Transit, in_transit},
};
