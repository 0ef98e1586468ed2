//! Arguments in, exit status out.

mod cli;
mod run;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::try_parse() {
        Ok(cli) => run::run(cli),
        Err(told) => run::say_usage(&told),
    }
}
