//! Facts taken over from a file as `export` writes it, after it has shown what would change.

use std::{fs, path::Path};

use footplate::{
    major::facts::{FactsFault, place_of_table, read_table},
    store::Store,
    table::{Interrupt, Page, Player},
};
use toml::Table;

use super::{
    super::{
        Failure, aside,
        keeping::{Keeper, own_texts, text_of},
        playing::Ending,
        say,
    },
    difference::differences,
    export::cannot,
    subjects::{SUBJECTS, Subject},
};

/// A file of facts that would be written.
struct Arriving {
    subject: &'static Subject,
    text: String,
    changes: Vec<String>,
    /// What is known afterwards, where there is no file of the person's own yet.
    new: Option<String>,
    /// What in it is hardly meant.
    doubts: Vec<String>,
}

/// Takes over facts from one file, after it has shown what would change.
pub fn import(store: &Store, player: Box<dyn Player>, file: &Path) -> Result<Ending, Failure> {
    let whole = fs::read_to_string(file).map_err(|error| cannot("read", file, &error))?;
    let arriving = read(store, file, &whole)?;
    if arriving.iter().all(|arriving| arriving.changes.is_empty()) {
        say("Nothing would change: you have all of this already.");
        return Ok(Ending::Over);
    }
    let mut table = aside(player);
    for Arriving {
        subject,
        changes,
        new,
        ..
    } in &arriving
    {
        if changes.is_empty() {
            table.tell(format!("{}: nothing changes.", subject.name));
            continue;
        }
        if let Some(known) = new {
            table.tell(format!("{} would be new: {known}.", subject.name));
            continue;
        }
        table.tell(format!("{} would change:", subject.name));
        for change in changes {
            table.tell(format!("  - {change}"));
        }
    }
    for Arriving { doubts, .. } in &arriving {
        for doubt in doubts {
            table.tell(doubt.as_str());
        }
    }
    let question = "Take this over? What stands there now is kept beside it.";
    match table.confirm(&(), "facts/import", question, false) {
        Ok(true) => {}
        Ok(false) | Err(Interrupt::Quit) => {
            say("Nothing is changed.");
            return Ok(Ending::Left);
        }
        Err(Interrupt::EndOfInput) => return Ok(Ending::EndOfInput),
        Err(interrupt) => return Err(interrupt.into()),
    }
    let mut keeper = Keeper::new(store);
    for Arriving {
        subject,
        text,
        changes,
        ..
    } in arriving
    {
        if !changes.is_empty() {
            keeper.write(subject.file, &text)?;
        }
    }
    keeper.say_written();
    Ok(Ending::Over)
}

/// What the file holds, each subject read as it would be read from its own file.
fn read(store: &Store, file: &Path, whole: &str) -> Result<Vec<Arriving>, Failure> {
    let fault = |message: String| Failure::Other(format!("{}: {message}", file.display()));
    let told = |at: Option<(usize, usize)>, message: &str| {
        let at = at.map_or_else(String::new, |(line, column)| {
            format!("line {line}, column {column}: ")
        });
        fault(format!("{at}{message}"))
    };
    let table = read_table("", whole).map_err(|wrong| told(wrong.at, &wrong.message))?;
    let mut found = Vec::new();
    for (game, subjects) in &table {
        for (name, facts) in subjects.as_table().into_iter().flatten() {
            let known = SUBJECTS
                .iter()
                .find(|subject| subject.game == game && subject.name == name);
            match (known, facts.as_table()) {
                (Some(subject), Some(facts)) => found.push((subject, facts)),
                _ => {
                    let at = place_of_table(whole, &[game, name]);
                    let why = match known {
                        Some(_) => {
                            format!("{name} is no table: expected [{game}.{name}] and its values")
                        }
                        None => format!(
                            "[{game}.{name}] is no subject of mine: expected {}",
                            headings()
                        ),
                    };
                    return Err(told(at, &why));
                }
            }
        }
    }
    if found.is_empty() {
        return Err(fault(format!(
            "there are no facts in it: expected {}",
            headings()
        )));
    }
    let own = own_texts(store)?;
    let mut arriving = Vec::new();
    for (subject, facts) in &found {
        // Lines stay where they are, so that a fault is found in the file that the person has.
        let in_place = in_place(whole, subject);
        let written = toml::to_string(facts).map_err(|error| fault(error.to_string()))?;
        let same_lines = toml::from_str::<Table>(&in_place).ok().as_ref() == Some(facts);
        let text_for = |wanted: &str| {
            if wanted == subject.file {
                return Some(if same_lines {
                    in_place.clone()
                } else {
                    written.clone()
                });
            }
            // positions are read by the board that comes along
            let other = found.iter().find(|(other, _)| other.file == wanted);
            match other {
                Some((_, facts)) => toml::to_string(facts).ok(),
                None => text_of(&own, wanted),
            }
        };
        let told = (subject.read)(&text_for, &Page::plain(80)).map_err(|wrong: FactsFault| {
            // what is wrong with the whole subject, or told in another way than line by line, is wrong where it begins
            let begins = place_of_table(whole, &[subject.game, subject.name]);
            let at = wrong
                .at
                .filter(|_| same_lines && wrong.file == subject.file)
                .max(begins);
            told(
                at,
                &format!("{}: {}", subject.name, wrong.message.trim_end()),
            )
        })?;
        let own = text_of(&own, subject.file);
        let is_new = own.is_none();
        let now = own.unwrap_or_else(|| subject.shipped.to_owned());
        let now: Table = toml::from_str(&now).unwrap_or_default();
        let checked = if told.verified {
            "checked"
        } else {
            "not checked"
        };
        arriving.push(Arriving {
            subject,
            changes: differences(&now, facts),
            new: is_new.then(|| format!("{}; {checked}", told.short)),
            doubts: told.doubts,
            text: format!("# Taken over from {}.\n\n{written}", file.display()),
        });
    }
    Ok(arriving)
}

fn headings() -> String {
    let headings: Vec<String> = SUBJECTS
        .iter()
        .map(|subject| format!("[{}.{}]", subject.game, subject.name))
        .collect();
    headings.join(", ")
}

/// The lines of one subject where they are, its headings shortened, all other lines empty.
fn in_place(whole: &str, subject: &Subject) -> String {
    let path = format!("{}.{}", subject.game, subject.name);
    let mut inside = false;
    let mut text = String::new();
    for line in whole.lines() {
        let heading = line.trim();
        if heading.starts_with('[') && heading.ends_with(']') {
            let name = heading.trim_matches(['[', ']']);
            let below = name
                .strip_prefix(&path)
                .filter(|rest| rest.is_empty() || rest.starts_with('.'));
            inside = below.is_some();
            if let Some(below) = below.and_then(|rest| rest.strip_prefix('.')) {
                text += &heading.replacen(name, below, 1);
            }
        } else if inside {
            text += line;
        }
        text.push('\n');
    }
    text
}
