//! What the commands do. Errors become words here and nowhere else.

mod beginning;
mod campaign;
mod colour;
mod demo;
mod facts;
mod failure;
mod games;
mod giving_up;
mod keeping;
mod opponent;
mod playing;
mod printed;
mod record;
mod recording;
mod report;
mod rules;
mod rulings;
mod tour;

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
};

use console::Term;
use footplate::{
    solve::solve,
    store::Store,
    table::{Journal, Page, Player, Table, harmless, person},
};

use crate::cli::{Cli, Command};
use failure::Failure;
use playing::Ending;

/// Carries out a command.
pub fn run(cli: Cli) -> ExitCode {
    match carry_out(cli) {
        Ok(code) => code,
        Err(failure) => {
            complain(&format!("footplate: {failure}"));
            failure.code()
        }
    }
}

/// Says what is wrong with the arguments, or the help that they ask for.
pub fn say_usage(told: &clap::Error) -> ExitCode {
    if told.use_stderr() {
        complain(told.to_string().trim_end());
        // 2 means that the input ended early
        return ExitCode::FAILURE;
    }
    // a reader that has gone away is no error
    let _ = told.print();
    ExitCode::SUCCESS
}

/// Prints to standard error. Where even that is gone there is nobody left to tell.
fn complain(words: &str) {
    let words = harmless(words);
    let words = match Term::stderr().size_checked() {
        Some((_, columns)) => Page {
            width: usize::from(columns).max(20),
            plain: false,
            colour: false,
        }
        .wrap(&words),
        None => words.to_string(),
    };
    let _ = writeln!(io::stderr(), "{words}");
}

fn carry_out(cli: Cli) -> Result<ExitCode, Failure> {
    colour::set(cli.color);
    let store = || Store::find(cli.data_dir.clone());
    let ending = match cli.command {
        None => beginning::go_on_or_choose(&store()?, person(cli.plain))?,
        Some(Command::Major(new)) => beginning::new_major(&store()?, person(cli.plain), &new)?,
        Some(Command::Olivia(new)) => beginning::new_olivia(&store()?, person(cli.plain), &new)?,
        Some(Command::Resume { game }) => {
            playing::resume(&store()?, person(cli.plain), game.as_deref())?
        }
        Some(Command::Games { action }) => {
            games::games(&store()?, action, || person(cli.plain))?;
            Ending::Over
        }
        Some(Command::Campaign { action }) => campaign::campaign(&store()?, action, cli.plain)?,
        Some(Command::Record { which, action }) => {
            record::record(&store()?, which, action, cli.plain)?;
            Ending::Over
        }
        Some(Command::Demo(demo)) => {
            demo::demo(&demo)?;
            Ending::Over
        }
        Some(Command::Report { game, spoilers }) => {
            report::write(&store()?, game.as_deref(), spoilers)?;
            Ending::Over
        }
        Some(Command::Replay { file }) => {
            return Ok(match report::replay(&file)? {
                true => ExitCode::SUCCESS,
                false => ExitCode::FAILURE,
            });
        }
        Some(Command::Tour) => tour::tour(person(cli.plain))?,
        Some(Command::Completions { shell }) => {
            printed::completions(shell);
            Ending::Over
        }
        Some(Command::Man { command }) => {
            printed::man(command.as_deref())?;
            Ending::Over
        }
        Some(Command::Facts { action }) => facts::facts(&store()?, action, || person(cli.plain))?,
        Some(Command::Rulings { name, value }) => {
            rulings::rulings(&store()?, name.as_deref(), &value, || person(cli.plain))?
        }
        Some(Command::Rules { wanted }) => {
            rules::rules(&wanted, &printed_page(cli.plain))?;
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

/// The page for what is only printed: as wide as the terminal, or `COLUMNS`, or 80.
fn printed_page(plain: bool) -> Page {
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    let width = Term::stdout()
        .size_checked()
        .map(|(_, columns)| usize::from(columns))
        .or_else(columns)
        .unwrap_or(80);
    Page {
        width: width.max(20),
        plain: plain || std::env::var_os("TERM").is_some_and(|term| term == "dumb"),
        colour: false,
    }
}

/// Prints to standard output; a reader that has gone away is no error.
fn say(words: &str) {
    let words = harmless(words);
    let words = if io::stdout().is_terminal() {
        printed_page(false).wrap(&words)
    } else {
        words.to_string()
    };
    let _ = writeln!(io::stdout().lock(), "{words}");
}

/// A table for questions beside any game. Nothing of it is kept.
fn aside(player: Box<dyn Player>) -> Table {
    Table::new(
        player,
        Journal::memory::<footplate::major::play::MajorGame>(0),
    )
}
