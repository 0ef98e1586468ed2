//! `footplate facts`: what is known of the boxes, and how it gets known.

mod check;
mod difference;
mod edit;
mod export;
mod import;
mod major;
mod olivia;
mod subjects;
mod told;
mod typed;
mod unfinished;

use footplate::{
    store::Store,
    table::{Page, Player},
};

use super::{
    Failure,
    keeping::{own_texts, text_of},
    playing::Ending,
    say,
};
use crate::cli::FactsAction;
use subjects::{SUBJECTS, Subject};

/// Shows, checks, edits, exports or imports.
pub fn facts(
    store: &Store,
    action: Option<FactsAction>,
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<Ending, Failure> {
    match action {
        None => list(store, &person().page()),
        Some(FactsAction::Check) => check::check(store, person()),
        Some(FactsAction::Edit { name }) => edit::edit(store, person(), subject(name.as_deref())?),
        Some(FactsAction::Export { file }) => export::export(store, &file),
        Some(FactsAction::Import { file }) => import::import(store, person(), &file),
    }
}

/// The subject of that name.
fn subject(name: Option<&str>) -> Result<&'static Subject, Failure> {
    let wanted = name.unwrap_or_default().trim().to_lowercase();
    let found = SUBJECTS.iter().find(|subject| subject.name == wanted);
    found.ok_or_else(|| {
        let names: Vec<&str> = SUBJECTS.iter().map(|subject| subject.name).collect();
        let names = names.join(", ");
        Failure::Other(match name {
            None => {
                format!("Say which facts, as in footplate facts edit sheet. There are {names}.")
            }
            Some(name) => format!("There are no facts “{name}”. There are {names}."),
        })
    })
}

/// One subject a line: what is known, and whether it was checked.
fn list(store: &Store, page: &Page) -> Result<Ending, Failure> {
    let own = own_texts(store)?;
    let text = |file: &str| text_of(&own, file);
    let mut game = "";
    for subject in &SUBJECTS {
        if subject.game != game {
            game = subject.game;
            say(match game {
                "major" => "Movers & Shakers, against the Major",
                _ => "SteamRollers, against Olivia",
            });
        }
        let line = match (subject.read)(&text, page) {
            Ok(told) => {
                let state = match (text(subject.file).is_some(), told.verified) {
                    (_, true) if subject.name == "rulings" => "your choice",
                    (_, true) => "checked",
                    (true, false) => "yours, not checked",
                    (false, false) => "as shipped, not checked",
                };
                let left = match unfinished::is_left(store, subject) {
                    true => format!(
                        " footplate facts edit {} goes on where you left.",
                        subject.name
                    ),
                    false => String::new(),
                };
                let short = capitalised(&told.short);
                format!("  {}: {state}. {short}.{left}", subject.name)
            }
            Err(fault) => format!(
                "  {}: no good, so what is shipped stands in. {}/{fault}.",
                subject.name,
                store.root().display()
            ),
        };
        say(&page.wrap(&line));
    }
    say(&page.wrap(&format!(
        "\nYour own files are in {}. footplate facts check goes through what is not checked, footplate facts edit NAME enters one subject.",
        store.root().join("decks").display()
    )));
    Ok(Ending::Over)
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
