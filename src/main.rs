//! Arguments in, exit status out.

mod cli;
mod run;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::try_parse() {
        Ok(cli) => run::run(cli),
        Err(told) => {
            // where nobody reads it any more there is nobody left to tell
            let _ = told.print();
            match told.use_stderr() {
                // 2 means that the input ended early
                true => ExitCode::FAILURE,
                false => ExitCode::SUCCESS,
            }
        }
    }
}
