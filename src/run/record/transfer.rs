use std::{fs, path::Path};

use footplate::{
    major::play::MajorGame,
    olivia::play::OliviaGame,
    record::{
        Change, Filter, Numbered,
        import::{preview, read_csv, read_json},
        out::{Format, export as written},
        report::{Report, html, markdown},
        table::table,
    },
    store::Store,
    table::{Game, Interrupt, person},
};

use super::{
    super::{aside, opponent::Opponent},
    Failure, append,
    look::journal_of,
    printed_page, recording, say,
};
use crate::cli::{ReportFormat, TableFormat};

/// New games that a preview lists; of more it says how many.
const SHOWN: usize = 12;

/// Games for other programs.
pub fn export(
    store: &Store,
    format: TableFormat,
    filter: &Filter,
    file: Option<&Path>,
) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let format = match format {
        TableFormat::Csv => Format::Csv,
        TableFormat::Json => Format::Json,
        TableFormat::Markdown => Format::Markdown,
    };
    let wanted = log.games.iter().filter(|entry| filter.takes(&entry.game));
    let text = written(wanted, format).map_err(Failure::Other)?;
    put(&text, file)
}

/// One game, for a forum or a browser.
pub fn report(
    store: &Store,
    number: usize,
    format: ReportFormat,
    file: Option<&Path>,
) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let entry = log.find(number).map_err(Failure::Other)?;
    let journal = journal_of(store, &entry.game)?;
    let story = journal.map(|journal| journal.story()).unwrap_or_default();
    let draw = |state: &str| match entry.game.opponent.as_str() {
        MajorGame::OPPONENT => drawn::<MajorGame>(state),
        OliviaGame::OPPONENT => drawn::<OliviaGame>(state),
        _ => None,
    };
    let report = Report::new(entry.game.clone(), story, draw);
    let text = match format {
        ReportFormat::Markdown => markdown(&report),
        ReportFormat::Html => html(&report),
    };
    put(&text, file)
}

fn drawn<G: Opponent>(state: &str) -> Option<String> {
    serde_json::from_str::<G>(state).ok()?.drawing()
}

/// To the file, or to standard output.
fn put(text: &str, file: Option<&Path>) -> Result<(), Failure> {
    let Some(file) = file else {
        say(text.trim_end_matches('\n'));
        return Ok(());
    };
    fs::write(file, text).map_err(|error| {
        Failure::Other(format!("{} cannot be written: {error}.", file.display()))
    })?;
    say(&format!("Written to {}.", file.display()));
    Ok(())
}

/// Games from a file: shown first, then all of them or none.
pub fn import(store: &Store, file: &Path, yes: bool, plain: bool) -> Result<(), Failure> {
    let name = file.display();
    let bytes = fs::read(file)
        .map_err(|error| Failure::Other(format!("{name} cannot be read: {error}.")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let above = error.as_bytes().get(..good).unwrap_or_default();
        let line = above.iter().filter(|byte| **byte == b'\n').count() + 1;
        Failure::Other(format!("{name}, line {line}: this is no text in UTF-8."))
    })?;
    let now = recording::now();
    let is_csv = file
        .extension()
        .map_or(!text.trim_start().starts_with(['[', '{']), |extension| {
            extension.eq_ignore_ascii_case("csv")
        });
    let found = match is_csv {
        true => read_csv(&text, now),
        false => read_json(&text, now),
    };
    let log = recording::read(store)?;
    let nothing = |fault: &dyn std::fmt::Display| {
        Failure::Other(format!("{name}, {fault}. Nothing was imported."))
    };
    let found = found.map_err(|fault| nothing(&fault))?;
    let preview = preview(found, &log, now).map_err(|fault| nothing(&fault))?;
    let known = match preview.known {
        0 => String::new(),
        1 => " One game of the file is in the record already.".into(),
        known => format!(" {known} games of the file are in the record already."),
    };
    if preview.new.is_empty() {
        say(&format!("There is no new game in {name}.{known}"));
        return Ok(());
    }
    let numbered: Vec<Numbered> = (log.next_number()..)
        .zip(preview.new.iter().cloned())
        .map(|(number, game)| Numbered { number, game })
        .collect();
    // the newest first, as the list has them
    say(&table(
        numbered.iter().rev().take(SHOWN),
        &printed_page(plain),
    ));
    if numbered.len() > SHOWN {
        say(&format!("… and {} more.", numbered.len() - SHOWN));
    }
    let count = match preview.new.len() {
        1 => "this game".to_owned(),
        count => format!("these {count} games"),
    };
    let agreed = yes || {
        let question = format!("Bring {count} into the record?{known}");
        match aside(person(plain)).confirm(&(), "import", question, true) {
            Err(Interrupt::Quit) => false,
            answer => answer?,
        }
    };
    if !agreed {
        say("Nothing was imported.");
        return Ok(());
    }
    let count = preview.new.len();
    append(store, &Change::Added(preview.new))?;
    say(&match count {
        1 => format!("One game was imported.{known}"),
        count => format!("{count} games were imported.{known}"),
    });
    Ok(())
}
