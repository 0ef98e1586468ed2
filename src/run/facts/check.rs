use footplate::{
    store::Store,
    table::{Choose, Interrupt, Player, Table},
};

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

/// What the person says of a subject.
enum Says {
    Right,
    Edit,
    Later,
}

/// Goes through what is not checked: what the app believes is shown, and Enter says that it is right.
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
        if !told.long.is_empty() {
            table.show(told.long);
        }
        match ask(&mut table, told.whole) {
            Ok(Says::Right) => confirm(store, subject, text(subject.file))?,
            Ok(Says::Edit) => {
                let player = table.into_player();
                let (ending, player) = edit::converse(store, player, subject.name)?;
                if !matches!(ending, Ending::Over | Ending::Left) {
                    return Ok(ending);
                }
                table = aside(player);
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

fn ask(table: &mut Table, whole: bool) -> Result<Says, Interrupt> {
    loop {
        let mut keys = vec!["edit", "later"];
        let question = if whole {
            keys.insert(0, "right");
            "Is this what stands in your box?"
        } else {
            "Not all of it is known."
        };
        let ask = Choose::new("facts/check", question)
            .keys(keys.clone())
            .likely(if whole { 0 } else { 1 });
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

/// The file says from now on that it was checked.
fn confirm(store: &Store, subject: &Subject, own: Option<String>) -> Result<(), Failure> {
    let text = own.unwrap_or_else(|| subject.shipped.to_owned());
    let mut keeper = Keeper::new(store);
    keeper.write(subject.file, &verified(&text))
}

/// The same text with `verified = true`, whatever else stands in it.
fn verified(text: &str) -> String {
    let is_mark = |line: &str| {
        line.split_once('=').is_some_and(|(key, value)| {
            key.trim() == "verified" && value.trim().starts_with("false")
        })
    };
    let mut marked = false;
    let lines: Vec<String> = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("# verified = false"))
        .map(|line| {
            if !marked && is_mark(line) {
                marked = true;
                return line.replacen("false", "true", 1);
            }
            line.to_owned()
        })
        .collect();
    lines.join("\n") + "\n"
}
