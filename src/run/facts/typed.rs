use footplate::{
    major::{
        enter::Entering,
        facts::{WHOLE_DECK, file_text},
    },
    olivia::enter,
    store::Store,
    table::Game,
};

use super::{
    super::{Failure, keeping::Keeper, rulings, say},
    subjects::Subject,
};

/// What was typed in a conversation.
pub trait Typed: Game {
    /// Writes it into the subject's file, and says so. `false` where nothing differs from before.
    fn write(&self, before: &Self, store: &Store, subject: &Subject) -> Result<bool, Failure>;
}

impl Typed for Entering {
    fn write(&self, before: &Self, store: &Store, subject: &Subject) -> Result<bool, Failure> {
        match subject.name {
            "cards" => {
                // they were written one by one
                let known = self.facts.known.len();
                say(&format!(
                    "{known} of {WHOLE_DECK} cards are known, in {}.",
                    store.root().join(subject.file).display()
                ));
                Ok(true)
            }
            "rulings" => {
                let changed = self.facts.rulings != before.facts.rulings;
                if changed {
                    rulings::change(store, &self.facts.rulings)?;
                }
                Ok(changed)
            }
            _ => {
                let text = |entering: &Self| match entering.aims.file_text(subject.file)? {
                    Some(text) => Ok(text),
                    None => Ok(file_text(&entering.facts, subject.file)?.unwrap_or_default()),
                };
                let now = text(self).map_err(Failure::Other)?;
                let then = text(before).map_err(Failure::Other)?;
                write(store, subject, (now != then).then_some(now))
            }
        }
    }
}

impl Typed for enter::Entering {
    fn write(&self, before: &Self, store: &Store, subject: &Subject) -> Result<bool, Failure> {
        let files = self
            .facts
            .changes_since(&before.facts)
            .map_err(|fault| Failure::Other(fault.to_string()))?;
        let mine = files.into_iter().find(|file| file.file == subject.file);
        write(store, subject, mine.map(|file| file.text))
    }
}

fn write(store: &Store, subject: &Subject, text: Option<String>) -> Result<bool, Failure> {
    let Some(text) = text else {
        return Ok(false);
    };
    let mut keeper = Keeper::new(store);
    keeper.write(subject.file, &text)?;
    keeper.say_written();
    Ok(true)
}
