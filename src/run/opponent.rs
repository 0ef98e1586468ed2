use chrono::{DateTime, FixedOffset};
use footplate::{
    major::{facts::Facts, play::MajorGame, words::rulings_differ},
    olivia::{facts::Printed, play::OliviaGame},
    record::RecordedGame,
    store::Store,
    table::{Game, journal::Head},
};
use serde_json::{Map, Value, json};

use super::{
    Failure,
    keeping::{Keeper, facts_for_play, learn, own_texts, say_faulty, text_of},
    say,
};

/// What the program does for a game beside the table, the same for each opponent.
pub trait Opponent: Game {
    /// The finished game's line in the record; `None` if it is not finished.
    fn recorded(&self, name: &str, head: &Head, now: DateTime<FixedOffset>)
    -> Option<RecordedGame>;

    /// Writes the facts of the box that the person has typed since `before` into her own files.
    /// Gives what she should know about it.
    fn write_learnt(&self, before: &Self, keeper: &mut Keeper) -> Result<Option<String>, Failure>;

    /// Says what is particular about a game that is gone on with.
    fn say_before_resuming(&self, store: &Store) -> Result<(), Failure>;
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

    fn write_learnt(&self, before: &Self, keeper: &mut Keeper) -> Result<Option<String>, Failure> {
        learn(keeper, &before.facts, &self.facts)
    }

    /// A game keeps the rulings that it began with; where the person's own are others by now, it says so.
    fn say_before_resuming(&self, store: &Store) -> Result<(), Failure> {
        let now = facts_for_play(store)?.rulings;
        let differing = rulings_differ(&self.facts.rulings, &now);
        if !differing.is_empty() {
            say(&format!(
                "This game keeps the rulings that it began with: {}.",
                differing.join("; ")
            ));
        }
        Ok(())
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

    fn write_learnt(&self, before: &Self, keeper: &mut Keeper) -> Result<Option<String>, Failure> {
        let files = self
            .learnt(&before.facts)
            .map_err(|fault| Failure::Other(fault.to_string()))?;
        let mut words = None;
        for file in files {
            match keeper
                .unreadable(|own| Printed::read(|name| own(name).filter(|_| name == file.file)))?
            {
                Some(fault) => words = Some(fault),
                None => keeper.write(file.file, &file.text)?,
            }
        }
        Ok(words)
    }

    fn say_before_resuming(&self, _store: &Store) -> Result<(), Failure> {
        Ok(())
    }
}

/// The Major's facts, for requests: a file that is no good is refused.
pub fn major_facts(store: &Store) -> Result<Facts, Failure> {
    let own = own_texts(store)?;
    Facts::read(|file| text_of(&own, file)).map_err(|fault| {
        Failure::Other(format!(
            "{}/{fault}. Mend the file, or move it away to play with what is shipped.",
            store.root().display()
        ))
    })
}

/// Olivia's facts: as shipped, overridden by the person's own files. A file that is no good is named, and what is
/// shipped stands in for it.
pub fn olivia_facts(store: &Store) -> Result<Printed, Failure> {
    let own = own_texts(store)?;
    let mut bad: Vec<&str> = Vec::new();
    loop {
        match Printed::read(|file| text_of(&own, file).filter(|_| !bad.contains(&file))) {
            Ok(facts) => return Ok(facts),
            Err(fault) if bad.contains(&fault.file) => {
                return Err(Failure::Other(fault.to_string()));
            }
            Err(fault) => {
                say_faulty(store, &fault);
                bad.push(fault.file);
            }
        }
    }
}
