use footplate::{
    freight::svg,
    major::{
        aim::Challenge, facts::Facts, play::MajorGame, rulings::Rulings, words::rulings_differ,
    },
    olivia::{
        self,
        facts::{FactsFault, FactsFile, Learning, Printed},
        play::OliviaGame,
        score::Verdict,
    },
    record::{self, CampaignGame, Outcome, RecordedGame},
    store::Store,
    table::{Game, Journal},
};
use serde_json::{Map, Value, json};

use super::{
    Failure,
    keeping::{Keeper, learn, own_texts, say_faulty, text_of},
    say,
};

/// What the program does for a game beside the table, the same for each opponent.
pub trait Opponent: Game + PartialEq {
    /// Writes into the record's line what the game knows of itself. The line that it gets is that
    /// of a game given up; one that is over has its result written over that.
    fn recorded(&self, line: &mut RecordedGame);

    /// The board as an SVG element, where there is one to draw.
    fn drawing(&self) -> Option<String>;

    /// Writes the facts of the box that the person has typed since `before` into her own files, in a sitting that began
    /// with `start`. Gives what she should know about it.
    fn write_learnt(
        &self,
        start: &Self,
        before: &Self,
        keeper: &mut Keeper,
    ) -> Result<Option<String>, Failure>;

    /// The game with what the person's own files have come to know since it was left; `None` where that is nothing.
    fn caught_up(&self, journal: &Journal, store: &Store) -> Result<Option<Self>, Failure>;

    /// Says what is particular about a game that is gone on with.
    fn say_before_resuming(&self, store: &Store) -> Result<(), Failure>;
}

impl Opponent for MajorGame {
    fn recorded(&self, line: &mut RecordedGame) {
        match &self.aim.challenge {
            Challenge::Rank => {}
            Challenge::DrawRival(_) => line.variant = "rival".into(),
            Challenge::Rival(rival) => {
                line.variant = "rival".into();
                line.difficulty = Some(rival.name.clone());
            }
            Challenge::Campaign { campaign, game, .. } => {
                let objective = self.aim.objective();
                line.variant = "campaign".into();
                line.difficulty = objective.map(|objective| objective.name.clone());
                line.campaign = Some(CampaignGame {
                    name: campaign.clone(),
                    game: *game,
                    objective: objective.map_or_else(String::new, |objective| objective.id.clone()),
                    met: false,
                });
            }
        }
        line.target = self.aim.target(&self.facts.rulings);
        line.leaders = self.aim.leaders;
        line.deck = match (self.own_deck, self.facts.cards.verified) {
            (true, _) => "own",
            (false, true) => "verified",
            (false, false) => "stand-in",
        }
        .into();
        line.rulings = own_rulings(&self.facts.rulings);
        line.parts = parts([
            ("Performance by deliveries", self.performance.you.into()),
            ("Crates in Benares", self.warehouses[0].you.into()),
            ("Crates in Calcutta", self.warehouses[1].you.into()),
            ("Crates on the Ships", self.ships.you.into()),
        ]);
        let Some(result) = &self.result else {
            return;
        };
        line.score = Some(result.victory_points);
        line.verdict.clone_from(&result.rank);
        line.outcome = match result.won {
            None => Outcome::Scored,
            Some(true) => Outcome::Won,
            Some(false) => Outcome::Lost,
        };
        if let Some(campaign) = &mut line.campaign {
            campaign.met = result.objective_met == Some(true);
        }
    }

    fn drawing(&self) -> Option<String> {
        Some(svg(&self.facts.board, &self.position))
    }

    fn write_learnt(
        &self,
        _start: &Self,
        before: &Self,
        keeper: &mut Keeper,
    ) -> Result<Option<String>, Failure> {
        learn(keeper, &before.facts, &self.facts)
    }

    fn caught_up(&self, _journal: &Journal, _store: &Store) -> Result<Option<Self>, Failure> {
        Ok(None)
    }

    /// A game keeps the rulings that it began with; where the person's own are others by now, it says so.
    fn say_before_resuming(&self, store: &Store) -> Result<(), Failure> {
        // a file that is no good decides nothing here
        let own = store.read(Facts::FILES[3])?;
        let now = own.map_or(Ok(Rulings::default()), |own| toml::from_str(&own));
        let now = now.unwrap_or_else(|_| self.facts.rulings.clone());
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
    fn recorded(&self, line: &mut RecordedGame) {
        line.difficulty = Some(self.difficulty.to_string());
        let Some(result) = &self.result else {
            return;
        };
        // that somebody has more points is what the outcome says
        line.verdict = match result.verdict {
            Verdict::YouWin | Verdict::OliviaWins => None,
            Verdict::Tie => Some(record::TIE.into()),
            Verdict::NoHexLeft => Some(record::NO_HEX_LEFT.into()),
        };
        line.outcome = match result.verdict {
            Verdict::YouWin => Outcome::Won,
            _ => Outcome::Lost,
        };
        // where she won at once no points count (O4)
        line.score = result.yours.map(|yours| yours.total());
        line.opponent_score = result.olivia.map(|hers| hers.total());
        if let (Some(yours), Some(hers)) = (result.yours, result.olivia) {
            line.parts = parts([
                ("Deliveries", yours.delivered.into()),
                ("Connections", yours.connections.into()),
                ("Engine", yours.engine.into()),
                ("Tiles", yours.tiles),
                ("Her deliveries", hers.delivered.into()),
                ("Her engine", hers.engine.into()),
                ("Her regions", hers.regions.into()),
                ("Her tiles", hers.tiles.into()),
            ]);
        }
        line.more.insert("turns".into(), json!(result.turns));
    }

    fn drawing(&self) -> Option<String> {
        olivia::svg::svg(self)
    }

    fn write_learnt(
        &self,
        start: &Self,
        before: &Self,
        keeper: &mut Keeper,
    ) -> Result<Option<String>, Failure> {
        let mut words = None;
        for FactsFile { file, .. } in changes(&before.facts, &self.facts)? {
            let (now, stood) = keeper.now_and_before(file)?;
            let only =
                |text: Option<String>| Printed::read(|name| text.clone().filter(|_| name == file));
            let now = match only(now) {
                Ok(now) => now,
                Err(fault) => {
                    words = Some(keeper.left_alone(&fault));
                    continue;
                }
            };
            let stood = only(stood).unwrap_or_else(|_| now.clone());
            let followed = now.following(&Learning {
                stood: &stood,
                start: &start.facts,
                before: &before.facts,
                after: &self.facts,
            });
            for changed in changes(&now, &followed)? {
                if changed.file == file {
                    keeper.write(file, &changed.text)?;
                }
            }
        }
        Ok(words)
    }

    fn caught_up(&self, journal: &Journal, store: &Store) -> Result<Option<Self>, Failure> {
        // what was answered in the open chapter is given there again, so it must be asked again
        if journal.is_over() || journal.has_answered("olivia/facts/") {
            return Ok(None);
        }
        let (files, faults) = good_facts(store)?;
        let facts = self.facts.filled_from(&files);
        let no_good: Vec<String> = faults.into_iter().map(|fault| fault.file).collect();
        if facts == self.facts && no_good == self.no_good {
            return Ok(None);
        }
        let mut caught_up = self.clone();
        (caught_up.facts, caught_up.no_good) = (facts, no_good);
        Ok(Some(caught_up))
    }

    fn say_before_resuming(&self, _store: &Store) -> Result<(), Failure> {
        Ok(())
    }
}

/// The files in which facts differ from those before.
fn changes(before: &Printed, after: &Printed) -> Result<Vec<FactsFile>, Failure> {
    after
        .changes_since(before)
        .map_err(|fault| Failure::Other(fault.to_string()))
}

fn parts<const N: usize>(parts: [(&str, i64); N]) -> Vec<(String, i64)> {
    parts.map(|(name, points)| (name.to_owned(), points)).into()
}

/// The rulings that are not the default.
fn own_rulings(rulings: &Rulings) -> Map<String, Value> {
    let default = json!(Rulings::default());
    let Value::Object(mut own) = json!(rulings) else {
        return Map::new();
    };
    own.retain(|name, value| default.get(name) != Some(value));
    own
}

/// The Major's facts, for requests: a file that is no good is refused.
pub fn major_facts(store: &Store) -> Result<Facts, Failure> {
    let own = own_texts(store)?;
    Facts::read(|file| text_of(&own, file)).map_err(|fault| faulty(store, &fault))
}

/// Olivia's facts: as shipped, overridden by the person's own files. A file that is no good is named, and what is
/// shipped stands in for it; the names of those files as well.
pub fn olivia_facts(store: &Store) -> Result<(Printed, Vec<String>), Failure> {
    let (facts, faults) = good_facts(store)?;
    for fault in &faults {
        say_faulty(store, fault);
    }
    let no_good = faults.into_iter().map(|fault| fault.file);
    Ok((facts, no_good.collect()))
}

/// Olivia's facts without the files that are no good, and what is wrong with those.
fn good_facts(store: &Store) -> Result<(Printed, Vec<FactsFault>), Failure> {
    let own = own_texts(store)?;
    let mut bad: Vec<FactsFault> = Vec::new();
    loop {
        let is_bad = |file: &str| bad.iter().any(|bad| bad.file == file);
        match Printed::read(|file| text_of(&own, file).filter(|_| !is_bad(file))) {
            Ok(facts) => return Ok((facts, bad)),
            Err(fault) if is_bad(&fault.file) => {
                return Err(Failure::Other(fault.to_string()));
            }
            Err(fault) => bad.push(fault),
        }
    }
}

/// What a person can do about a file of facts that is no good.
pub fn faulty(store: &Store, fault: &dyn std::fmt::Display) -> Failure {
    let folder = store.root().display();
    Failure::Other(format!(
        "{folder}/{fault}. Mend the file, or move it away to play with what is shipped."
    ))
}
