use footplate::{
    store::Store,
    table::{Choose, Interrupt, Page, Player, Table as Talk},
};
use toml::Table;

use super::{
    super::{
        Failure, aside,
        keeping::{Keeper, own_texts, text_of},
        playing::Ending,
        say,
    },
    capitalised, edit,
    subjects::{SUBJECTS, Subject},
};

/// Where facts come from that were confirmed as they ship.
const CHECKED: &str = "Checked against the box.";

/// What the person says of a subject.
enum Says {
    Right,
    Edit,
    Later,
}

/// Goes through what is not checked: what the app believes is shown, a stand-in by that name, and Enter says that it is
/// right.
pub fn check(store: &Store, player: Box<dyn Player>) -> Result<Ending, Failure> {
    let mut table = aside(player);
    let mut open = 0;
    for subject in &SUBJECTS {
        let own = own_texts(store)?;
        let text = |file: &str| text_of(&own, file);
        let told = match (subject.read)(&text, &table.page()) {
            Ok(told) if told.verified => continue,
            Ok(told) => told,
            Err(fault) => {
                table.tell(format!(
                    "{}/{fault}. Mend the file, or move it away.",
                    store.root().display()
                ));
                open += 1;
                continue;
            }
        };
        table.tell(format!("\n{}: {}.", capitalised(subject.name), told.short));
        if let Some(picture) = told.picture {
            table.show(picture);
        }
        if !told.long.is_empty() {
            table.tell(told.long);
        }
        let own = text(subject.file);
        for doubt in told.doubts {
            table.tell(doubt);
        }
        match ask(&mut table, told.whole, own.is_none()) {
            Ok(Says::Right) => confirm(store, subject, own)?,
            Ok(Says::Edit) => {
                let player = table.into_player();
                let (ending, player) = edit::converse(store, player, subject)?;
                if !matches!(ending, Ending::Over | Ending::Left) {
                    return Ok(ending);
                }
                table = aside(player);
                if !is_checked(store, subject, &table.page())? {
                    open += 1;
                }
            }
            Ok(Says::Later) => open += 1,
            Err(Interrupt::Quit) => return Ok(Ending::Left),
            Err(Interrupt::Signal) => return Ok(Ending::Signal),
            Err(Interrupt::EndOfInput) => return Ok(Ending::EndOfInput),
            Err(interrupt) => return Err(interrupt.into()),
        }
    }
    match open {
        0 => say("All that I know is checked."),
        1 => say("1 subject is left for later."),
        open => say(&format!("{open} subjects are left for later.")),
    }
    Ok(Ending::Over)
}

/// Whether nothing is left to check in a subject.
fn is_checked(store: &Store, subject: &Subject, page: &Page) -> Result<bool, Failure> {
    let own = own_texts(store)?;
    let told = (subject.read)(&|file| text_of(&own, file), page);
    Ok(told.is_ok_and(|told| told.verified))
}

fn ask(table: &mut Talk, whole: bool, stand_in: bool) -> Result<Says, Interrupt> {
    loop {
        let (question, keys) = match (whole, stand_in) {
            (true, false) => (
                "Is this what stands in your box?",
                &["right", "edit", "later"][..],
            ),
            (true, true) => (
                "This is a stand-in. Is it what stands in your box?",
                &["right", "edit", "later"][..],
            ),
            (false, _) => ("Not all of it is known.", &["edit", "later"][..]),
        };
        let ask = Choose::new("facts/check", question)
            .keys(keys.iter().copied())
            .likely_key(if whole { "right" } else { "later" });
        match table.choose(&(), ask) {
            Ok(chosen) => {
                return Ok(match keys[chosen] {
                    "right" => Says::Right,
                    "edit" => Says::Edit,
                    _ => Says::Later,
                });
            }
            Err(Interrupt::Undo(_) | Interrupt::Redo(_) | Interrupt::Fix(_)) => {
                table.tell(
                    "What you confirmed is written already: footplate facts edit changes it.",
                );
            }
            Err(interrupt) => return Err(interrupt),
        }
    }
}

/// The file says from now on that it was checked. A file of the person's own keeps its remarks.
fn confirm(store: &Store, subject: &Subject, own: Option<String>) -> Result<(), Failure> {
    let text = match own {
        Some(text) => marked(&text),
        None => {
            let mut table: Table = toml::from_str(subject.shipped)
                .map_err(|error| Failure::Other(error.to_string()))?;
            table.insert("verified".into(), true.into());
            table.insert("source".into(), CHECKED.into());
            let text =
                toml::to_string(&table).map_err(|error| Failure::Other(error.to_string()))?;
            format!("# {CHECKED}\n\n{text}")
        }
    };
    Keeper::new(store).write(subject.file, &text)
}

/// The same text with `verified = true`.
fn marked(text: &str) -> String {
    let is_mark = |line: &str| {
        let (key, value) = line.split_once('=').unwrap_or((line, ""));
        key.trim() == "verified" && value.trim().starts_with("false")
    };
    let mark = |line: &str| {
        if is_mark(line) {
            line.replacen("false", "true", 1)
        } else {
            line.to_owned()
        }
    };
    text.lines().map(|line| mark(line) + "\n").collect()
}
