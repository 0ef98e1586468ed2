use chrono::{DateTime, FixedOffset};
use footplate::{
    major::{facts::Facts, play::MajorGame},
    olivia::{facts::Printed, play::OliviaGame},
    record::RecordedGame,
    store::Store,
    table::{Game, journal::Head},
};
use serde_json::{Map, Value, json};

use super::Failure;

/// What the program does for a game beside the table, the same for each opponent.
pub trait Opponent: Game {
    /// The finished game's line in the record; `None` if it is not finished.
    fn recorded(&self, name: &str, head: &Head, now: DateTime<FixedOffset>)
    -> Option<RecordedGame>;

    /// Files of facts that the person has typed since `before`, to keep in the data folder: path
    /// and text.
    fn learnt(&self, before: &Self) -> Result<Vec<(&'static str, String)>, Failure>;
}

fn record_line(
    opponent: &str,
    name: &str,
    head: &Head,
    now: DateTime<FixedOffset>,
) -> RecordedGame {
    RecordedGame {
        begun: DateTime::parse_from_rfc3339(&head.begun).unwrap_or(now),
        ended: now,
        name: name.to_owned(),
        opponent: opponent.to_owned(),
        score: 0,
        verdict: None,
        more: Map::new(),
    }
}

fn put(more: &mut Map<String, Value>, key: &str, value: Value) {
    more.insert(key.to_owned(), value);
}

impl Opponent for MajorGame {
    fn recorded(
        &self,
        name: &str,
        head: &Head,
        now: DateTime<FixedOffset>,
    ) -> Option<RecordedGame> {
        let result = self.result.as_ref()?;
        let deck = match (self.own_deck, self.facts.cards.verified) {
            (true, _) => "own",
            (false, true) => "verified",
            (false, false) => "stand-in",
        };
        let mut line = record_line(Self::OPPONENT, name, head, now);
        line.score = result.victory_points;
        line.verdict.clone_from(&result.rank);
        put(&mut line.more, "deck", json!(deck));
        put(&mut line.more, "rulings", json!(self.facts.rulings));
        Some(line)
    }

    fn learnt(&self, _before: &Self) -> Result<Vec<(&'static str, String)>, Failure> {
        Ok(Vec::new())
    }
}

impl Opponent for OliviaGame {
    fn recorded(
        &self,
        name: &str,
        head: &Head,
        now: DateTime<FixedOffset>,
    ) -> Option<RecordedGame> {
        let result = self.result.as_ref()?;
        let mut line = record_line(Self::OPPONENT, name, head, now);
        line.score = result.yours.map_or(0, |yours| yours.total());
        line.verdict = Some(result.verdict.to_string());
        put(
            &mut line.more,
            "difficulty",
            json!(result.difficulty.to_string()),
        );
        put(&mut line.more, "turns", json!(result.turns));
        put(&mut line.more, "yours", json!(result.yours));
        put(&mut line.more, "olivia", json!(result.olivia));
        Some(line)
    }

    fn learnt(&self, before: &Self) -> Result<Vec<(&'static str, String)>, Failure> {
        let files = self
            .learnt(&before.facts)
            .map_err(|fault| Failure::Other(fault.to_string()))?;
        Ok(files
            .into_iter()
            .map(|file| (file.file, file.text))
            .collect())
    }
}

/// The Major's facts: as shipped, overridden by the person's own files.
pub fn major_facts(store: &Store) -> Result<Facts, Failure> {
    let own = own_files(store, &Facts::FILES)?;
    Facts::read(own).map_err(|fault| faulty(store, &fault))
}

/// Olivia's facts: as shipped, overridden by the person's own files.
pub fn olivia_facts(store: &Store) -> Result<Printed, Failure> {
    let own = own_files(store, &Printed::FILES)?;
    Printed::read(own).map_err(|fault| faulty(store, &fault))
}

/// The texts of those files that the person has in her folder.
fn own_files(
    store: &Store,
    files: &[&'static str],
) -> Result<impl Fn(&str) -> Option<String>, Failure> {
    let mut own = Vec::new();
    for file in files {
        own.push((*file, store.read(file)?));
    }
    Ok(move |file: &str| {
        let found = own.iter().find(|(name, _)| *name == file);
        found.and_then(|(_, text)| text.clone())
    })
}

fn faulty(store: &Store, fault: &dyn std::fmt::Display) -> Failure {
    let folder = store.root().display();
    Failure::Other(format!(
        "{folder}/{fault}. Mend the file, or move it away to play with what is shipped."
    ))
}
