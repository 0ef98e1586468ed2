//! All own facts in one file: `[major.cards]` holds what stands in `decks/major/cards.toml`, and so on.

use std::{fs, path::Path};

use footplate::{
    major::facts::{FactsFault, read_table},
    store::Store,
    table::Page,
};
use toml::Table;

use super::{
    super::{
        Failure,
        keeping::{own_texts, text_of},
        playing::Ending,
        say,
    },
    capitalised,
    subjects::{SUBJECTS, Subject},
    unfinished,
};

/// Writes all own facts into one file, which must not be there yet.
pub fn export(store: &Store, file: &Path) -> Result<Ending, Failure> {
    let mut whole = Table::new();
    let mut names = Vec::new();
    let mut left_out = Vec::new();
    let own = own_texts(store)?;
    for subject in &SUBJECTS {
        if unfinished::is_left(store, subject) {
            left_out.push(format!(
                "{} was left half typed, and what is typed only there is left out: footplate facts edit {} goes on.",
                capitalised(subject.name),
                subject.name
            ));
        }
        let Some(text) = text_of(&own, subject.file) else {
            continue;
        };
        // an import would refuse the whole for it
        let table = match own_table(subject, &own, &text) {
            Ok(table) => table,
            Err(fault) => {
                left_out.push(format!(
                    "{}/{fault}. So {} is left out: mend the file, or see footplate facts.",
                    store.root().display(),
                    subject.name
                ));
                continue;
            }
        };
        names.push(subject.name);
        let game = whole
            .entry(subject.game)
            .or_insert_with(|| Table::new().into());
        if let Some(game) = game.as_table_mut() {
            game.insert(subject.name.to_owned(), table.into());
        }
    }
    for words in left_out {
        say(&words);
    }
    if names.is_empty() {
        return Err(Failure::Other(
            "You have no facts of your own to write yet: footplate facts tells how to enter some."
                .into(),
        ));
    }
    if file.exists() {
        return Err(Failure::Other(format!(
            "{} is there already: choose another name.",
            file.display()
        )));
    }
    let text = toml::to_string(&whole).map_err(|error| Failure::Other(error.to_string()))?;
    let text = format!("# Facts for Footplate: footplate facts import takes them over.\n\n{text}");
    fs::write(file, text).map_err(|error| cannot("written", file, &error))?;
    say(&format!(
        "Written to {}: {}.",
        file.display(),
        names.join(", ")
    ));
    Ok(Ending::Over)
}

/// What stands in a subject's own file, if it can be read as it is read for a game.
fn own_table(
    subject: &Subject,
    own: &[(&'static str, Option<String>)],
    text: &str,
) -> Result<Table, FactsFault> {
    let page = Page::plain(80);
    match (subject.read)(&|file| text_of(own, file), &page) {
        Err(fault) if fault.file == subject.file => Err(fault),
        // positions are read by the board, whose fault is its own
        _ => read_table(subject.file, text),
    }
}

/// That a file of the person's naming cannot be read or written.
pub fn cannot(what: &str, file: &Path, error: &std::io::Error) -> Failure {
    Failure::Other(format!("{} cannot be {what}: {error}.", file.display()))
}
