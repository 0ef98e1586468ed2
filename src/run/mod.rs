//! What the commands do. Errors become words here and nowhere else.

mod colour;
mod demo;
mod failure;
mod games;
mod opponent;
mod playing;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use footplate::{
    solve::solve,
    store::Store,
    table::{Journal, Player, Table, person},
};

use crate::cli::{Cli, Command};
use failure::Failure;
use playing::Ending;

/// Carries out a command.
pub fn run(cli: Cli) -> ExitCode {
    match carry_out(cli) {
        Ok(code) => code,
        Err(failure) => {
            // Where even standard error is gone there is nobody left to tell.
            let _ = writeln!(io::stderr(), "footplate: {failure}");
            failure.code()
        }
    }
}

fn carry_out(cli: Cli) -> Result<ExitCode, Failure> {
    colour::set(cli.color);
    let store = || Store::find(cli.data_dir.clone());
    let ending = match cli.command {
        None => playing::go_on_or_choose(&store()?, person(cli.plain))?,
        Some(Command::Major(new)) => playing::new_major(&store()?, person(cli.plain), &new)?,
        Some(Command::Olivia(new)) => playing::new_olivia(&store()?, person(cli.plain), &new)?,
        Some(Command::Resume { game }) => {
            playing::resume(&store()?, person(cli.plain), game.as_deref())?
        }
        Some(Command::Games { action }) => {
            games::games(&store()?, action, || person(cli.plain))?;
            Ending::Over
        }
        Some(Command::Demo(demo)) => {
            demo::demo(&demo)?;
            Ending::Over
        }
        Some(Command::Solve) => return answer_requests(&store()?),
    };
    Ok(ending.code())
}

fn answer_requests(store: &Store) -> Result<ExitCode, Failure> {
    let facts = opponent::major_facts(store)?;
    let stdin = io::stdin().lock();
    let stdout = io::stdout().lock();
    match solve(stdin, stdout, &facts) {
        Ok(true) => Ok(ExitCode::SUCCESS),
        Ok(false) => Ok(ExitCode::FAILURE),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => Err(Failure::Other(format!(
            "The answers cannot be written: {error}."
        ))),
    }
}

/// Prints to standard output; a reader that has gone away is no error.
fn say(words: &str) {
    let _ = writeln!(io::stdout().lock(), "{words}");
}

/// A table for questions beside any game. Nothing of it is kept.
fn aside(player: Box<dyn Player>) -> Table {
    Table::new(
        player,
        Journal::memory::<footplate::major::play::MajorGame>(0),
    )
}
