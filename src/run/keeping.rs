//! The person's own facts: read with the shipped ones in place of what is no good, and written with a copy kept.

use std::fmt::Display;

use footplate::{
    major::{
        campaign,
        facts::{Cards, Facts, SETUP_CARDS, file_text},
        learned::merged,
        rival,
    },
    olivia::facts::Printed,
    store::Store,
};

use super::{Failure, say};

const CARDS: &str = Facts::FILES[0];
const SETUPS: &str = Facts::FILES[4];

/// The Major's facts: as shipped, overridden by the person's own files. A file that is no good is named, and what is
/// shipped stands in for it.
pub fn facts_for_play(store: &Store) -> Result<Facts, Failure> {
    let own = own_texts(store)?;
    let read = Facts::read_what_is_good(|file| text_of(&own, file));
    let (facts, faults) = read.map_err(|fault| Failure::Other(fault.to_string()))?;
    for fault in faults {
        say_faulty(store, &fault);
    }
    Ok(facts)
}

/// Says that a file is no good, and what is done without it.
pub fn say_faulty(store: &Store, fault: &dyn Display) {
    say(&format!(
        "{}/{fault}.\nSo I go on with what is shipped in place of this file. It stays as it is: mend it, or see footplate facts.",
        store.root().display()
    ));
}

/// The person's own files with their texts.
pub fn own_texts(store: &Store) -> Result<Vec<(&'static str, Option<String>)>, Failure> {
    let mut own = Vec::new();
    for file in Facts::FILES
        .into_iter()
        .chain(Printed::FILES)
        .chain([rival::FILE, campaign::FILE])
    {
        own.push((file, store.read(file)?));
    }
    Ok(own)
}

/// The text of one of them.
pub fn text_of(own: &[(&str, Option<String>)], file: &str) -> Option<String> {
    let found = own.iter().find(|(name, _)| *name == file);
    found.and_then(|(_, text)| text.clone())
}

/// Writes the person's own files, each as a whole. What stood there before the first time is kept beside it.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
    /// Files that were written, and the copies of what stood there before.
    pub written: Vec<(String, Option<String>)>,
    /// What stood there before.
    stood: Vec<(String, Option<String>)>,
}

impl Keeper {
    /// Nothing is written yet.
    pub fn new(store: &Store) -> Self {
        Self {
            store: store.clone(),
            written: Vec::new(),
            stood: Vec::new(),
        }
    }

    /// Writes a file whole.
    pub fn write(&mut self, file: &str, text: &str) -> Result<(), Failure> {
        let old = self.store.read(file)?;
        if old.as_deref() == Some(text) {
            return Ok(());
        }
        if !self.written.iter().any(|(written, _)| written == file) {
            let mut kept = None;
            self.stood.push((file.to_owned(), old.clone()));
            if let Some(old) = old {
                let copy = free_name(&self.store, file, &old)?;
                self.store.write(&copy, &old)?;
                kept = Some(copy);
            }
            self.written.push((file.to_owned(), kept));
        }
        self.store.write(file, text)?;
        Ok(())
    }

    /// What stands in a file, and what stood there before it was written.
    pub fn now_and_before(&self, file: &str) -> Result<(Option<String>, Option<String>), Failure> {
        let now = self.store.read(file)?;
        let stood = self.stood.iter().find(|(written, _)| written == file);
        let stood = stood.map_or_else(|| now.clone(), |(_, text)| text.clone());
        Ok((now, stood))
    }

    /// Says that a file is no good, and so is left alone.
    pub fn left_alone(&self, fault: &dyn Display) -> String {
        format!(
            "{}/{fault}. So nothing is written there; the game itself remembers what you typed.",
            self.store.root().display()
        )
    }

    /// Writes the file of a subject with these facts.
    pub fn write_facts(&mut self, facts: &Facts, file: &str) -> Result<(), Failure> {
        match file_text(facts, file).map_err(Failure::Other)? {
            Some(text) => self.write(file, &text),
            None => Ok(()),
        }
    }

    /// Says what was written, and where the former is kept.
    pub fn say_written(&self) {
        for (file, kept) in &self.written {
            let path = self.store.root().join(file);
            match kept {
                None => say(&format!("Written: {}.", path.display())),
                Some(copy) => say(&format!(
                    "Written: {}. What stood there is kept as {}.",
                    path.display(),
                    self.store.root().join(copy).display()
                )),
            }
        }
    }
}

/// `cards.toml.bak`, `cards.toml.bak2` and so on: the first that is free, or that has this text already.
fn free_name(store: &Store, file: &str, text: &str) -> Result<String, Failure> {
    let mut number = 1;
    loop {
        let name = match number {
            1 => format!("{file}.bak"),
            number => format!("{file}.bak{number}"),
        };
        match store.read(&name)? {
            Some(there) if there != text => number += 1,
            _ => return Ok(name),
        }
    }
}

/// Writes down what a game has learned of the box between two chapters. Gives what the person should know about it.
pub fn learn(
    keeper: &mut Keeper,
    before: &Facts,
    after: &Facts,
) -> Result<Option<String>, Failure> {
    let mut words = None;
    if before.known != after.known || before.cards != after.cards {
        words = learn_cards(keeper, before, after)?;
    }
    if before.setups != after.setups {
        words = learn_setups(keeper, before, after)?.or(words);
    }
    Ok(words)
}

/// Some of the person's own files, the others as shipped; or why one of them is no good, and so is left alone.
fn in_files(keeper: &Keeper, files: &[&str]) -> Result<Result<Facts, String>, Failure> {
    let own = own_texts(&keeper.store)?;
    let read = Facts::read(|name| text_of(&own, name).filter(|_| files.contains(&name)));
    Ok(read.map_err(|fault| keeper.left_alone(&fault)))
}

fn learn_cards(
    keeper: &mut Keeper,
    before: &Facts,
    after: &Facts,
) -> Result<Option<String>, Failure> {
    let mut facts = match in_files(keeper, &[CARDS])? {
        Ok(facts) => facts,
        Err(words) => return Ok(Some(words)),
    };
    let cards = merged(&facts.known, &before.known, &after.known);
    let settled = before.cards != after.cards;
    let drawn_by = if settled {
        after.cards.drawn_by
    } else {
        facts.cards.drawn_by
    };
    let typed = Cards::typed(cards, drawn_by);
    if typed.cards != facts.known || settled {
        facts.cards = typed;
        keeper.write_facts(&facts, CARDS)?;
    }
    Ok(None)
}

fn learn_setups(
    keeper: &mut Keeper,
    before: &Facts,
    after: &Facts,
) -> Result<Option<String>, Failure> {
    let [_, board, ..] = Facts::FILES;
    let mut facts = match in_files(keeper, &[board, SETUPS])? {
        Ok(facts) => facts,
        Err(words) => return Ok(Some(words)),
    };
    for card in 1..=SETUP_CARDS {
        let learned = after.setups.card(card);
        if before.setups.card(card) != learned {
            facts.setups.forget(card);
            if let Some(learned) = learned {
                facts.setups.put(learned.clone());
            }
        }
    }
    facts.setups.source = Some("Remembered as they were met.".into());
    keeper.write_facts(&facts, SETUPS)?;
    Ok(None)
}
