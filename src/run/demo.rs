use std::io;

use footplate::{
    major::{facts::Facts, play::MajorGame},
    olivia::{
        facts::Printed,
        play::{OliviaGame, Options},
    },
    table::{Game, Journal, Page, Random, Stop, Table, play},
};

use super::Failure;
use crate::cli::Demo;

/// A whole game plays itself, with the facts as shipped, so that a seed says it all.
pub fn demo(demo: &Demo) -> Result<(), Failure> {
    if demo.opponent == OliviaGame::OPPONENT {
        let facts = Printed::shipped().map_err(|fault| Failure::Other(fault.to_string()))?;
        watch(demo, OliviaGame::new(facts, Options::default()))
    } else {
        let facts = Facts::shipped().map_err(|fault| Failure::Other(fault.to_string()))?;
        watch(demo, MajorGame::new(facts, false))
    }
}

fn watch<G: Game>(demo: &Demo, game: G) -> Result<(), Failure> {
    let page = Page {
        width: demo.width.into(),
        plain: false,
        colour: console::colors_enabled(),
    };
    let person = Random::new(demo.seed, page, io::BufWriter::new(io::stdout()));
    let mut table = Table::new(person, Journal::memory::<G>(demo.seed));
    match play(game, &mut table) {
        // The reader has gone away, as `head` does.
        Ok(_) | Err(Stop::EndOfInput) => Ok(()),
        Err(stop) => Err(stop.into()),
    }
}
