//! A report of a game in one text file, for whoever is to find a fault: what was told, why, with which facts, and the journal
//! itself, from which the game can be played back.
//!
//! A report is read by the person who plays on. So cards that lie face down are not in its readable part, and the journal,
//! which has them, is sealed: written in letters that only a program reads.

mod seal;

use super::{Game, Journal, Page};
use std::fmt::Write;

const TITLE: &str = "Footplate report, format 1";
const SEALED: &str = "== Journal, sealed: it holds what lies face down";
const IN_CLEAR: &str = "== Journal";

/// Writes the report of a game. `spoilers`: the journal in clear.
///
/// # Errors
/// A sentence, when the journal's state cannot be read.
pub fn write<G: Game>(name: &str, journal: &Journal, spoilers: bool) -> Result<String, String> {
    let page = Page::plain(100);
    let head = journal.head();
    let mut report = format!("{TITLE}\n\n");
    let chapter = journal.chapter().unwrap_or_else(|| "over".to_owned());
    for (what, value) in [
        ("Program", env!("CARGO_PKG_VERSION")),
        ("Game", name),
        ("Opponent", &head.opponent),
        ("Begun", &head.begun),
        ("Begun with program", &head.version),
        ("Chapter", &chapter),
    ] {
        let _ = writeln!(report, "{what}: {value}");
    }
    let rules = (head.footplate, head.rules, G::RULES);
    let _ = writeln!(
        report,
        "Format of the journal: {}. Rules: {}; those of the program: {}.",
        rules.0, rules.1, rules.2
    );
    if let Ok(state) = journal.state::<G>() {
        section(
            &mut report,
            "Last resolution",
            &state.view("why", "", &page),
        );
    }
    let state: serde_json::Value = journal.state()?;
    if let Some(rulings) = state.pointer("/facts/rulings") {
        section(&mut report, "Rulings", &in_words(rulings));
    }
    if let Some(used) = state.get("facts") {
        section(&mut report, "Facts", &facts(used));
    }
    section(
        &mut report,
        "What was told",
        &journal.log(usize::MAX, &[], &page),
    );
    if spoilers {
        let _ = write!(report, "\n{IN_CLEAR}\n\n{}", journal.text());
    } else {
        let sealed = seal::seal(journal.text().as_bytes());
        let _ = write!(report, "\n{SEALED}\n\n{sealed}");
    }
    Ok(report)
}

fn section(report: &mut String, title: &str, text: &str) {
    let _ = write!(report, "\n== {title}\n\n{}\n", text.trim_end());
}

/// Each part of the facts under its name.
fn facts(parts: &serde_json::Value) -> String {
    let parts = parts.as_object().into_iter().flatten();
    let parts: Vec<String> = parts
        .map(|(name, part)| format!("-- {name}\n{}", in_words(part).trim_end()))
        .collect();
    parts.join("\n\n")
}

/// The text of a file as it is, anything else as it is in the journal.
fn in_words(value: &serde_json::Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// The journal in a report.
///
/// # Errors
/// A sentence, when the text is no report or its journal was not kept whole.
pub fn read(report: &str) -> Result<Vec<u8>, String> {
    if !report.starts_with(TITLE) {
        return Err(format!(
            "This is no report: its first line is not “{TITLE}”."
        ));
    }
    let after = |title: &str| {
        let lines = report.rsplit_once(&format!("\n{title}\n"));
        lines.map(|(_, journal)| journal.trim_start())
    };
    if let Some(sealed) = after(SEALED) {
        let journal = seal::open(sealed);
        return journal.ok_or_else(|| {
            "The sealed journal at the end of the report was not kept whole.".to_owned()
        });
    }
    after(IN_CLEAR)
        .map(|journal| journal.as_bytes().to_vec())
        .ok_or_else(|| "The report has no journal at its end.".to_owned())
}
