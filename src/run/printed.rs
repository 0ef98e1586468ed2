//! What describes the program itself: completions for the shells, and the manual page.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use super::Failure;
use crate::cli::Cli;

/// Prints the completions for a shell.
pub fn completions(shell: Shell) {
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "footplate", &mut script);
    put(&script);
}

/// Prints the manual page of the program or of one command.
pub fn man(command: Option<&str>) -> Result<(), Failure> {
    let mut program = Cli::command();
    program.build();
    let described = match command {
        None => program,
        Some(name) => program.find_subcommand(name).cloned().ok_or_else(|| {
            Failure::Other(format!(
                "There is no command “{name}”: footplate help lists them."
            ))
        })?,
    };
    let mut page = Vec::new();
    Man::new(described)
        .source(concat!("footplate ", env!("CARGO_PKG_VERSION")))
        .render(&mut page)
        .map_err(|error| Failure::Other(format!("The manual page cannot be written: {error}.")))?;
    put(&page);
    Ok(())
}

/// A reader that has gone away is no error.
fn put(text: &[u8]) {
    let _ = io::stdout().lock().write_all(text);
}
