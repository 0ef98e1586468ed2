use std::io;

use footplate::{
    major::{facts::Facts, play::MajorGame},
    table::{Journal, Page, Random, Stop, Table, play},
};

use super::Failure;
use crate::cli::Demo;

/// A whole game plays itself, with the facts as shipped, so that a seed says it all.
pub fn demo(demo: &Demo) -> Result<(), Failure> {
    let facts = Facts::shipped().map_err(|fault| Failure::Other(fault.to_string()))?;
    let page = Page {
        width: demo.width.into(),
        plain: false,
        colour: false,
    };
    let person = Random::new(demo.seed, page, io::BufWriter::new(io::stdout()));
    let mut table = Table::new(person, Journal::memory::<MajorGame>(demo.seed));
    match play(MajorGame::new(facts, false), &mut table) {
        // The reader has gone away, as `head` does.
        Ok(_) | Err(Stop::EndOfInput) => Ok(()),
        Err(stop) => Err(stop.into()),
    }
}
