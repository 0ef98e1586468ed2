//! A card resolved again after a fix: the turn goes back to the table before it, while the pieces stay as they lie; at the
//! end it is told what hands change.

use crate::{
    freight::{Owner, read_position},
    table::Table,
};

use super::{
    super::{step::What, words},
    Lies, MajorGame, OpenCard, Part, Stage,
};

/// The game at the beginning of the Major's turn that ended just now, with his card still open; `None` where something
/// came after it.
pub(super) fn before_his_card(game: &MajorGame) -> Option<MajorGame> {
    let record = game.last_turn.as_ref()?;
    let card = game.deck.last()?.clone();
    let mut before = game.clone();
    match &game.stage {
        Stage::YourTurn { begun: false } if game.first == Owner::Major => {}
        // after a round the Administration came between
        Stage::YourTurn { begun: false } if game.turn > 1 => before.turn -= 1,
        Stage::Administration(parts)
            if game.first == Owner::You && *parts == Part::of_round(game.round) => {}
        _ => return None,
    }
    if card.round != game.round {
        return None;
    }
    let (_, tally) = record.retold(&game.facts);
    before.stage = Stage::HisTurn;
    before.position = read_position(&game.facts.board, &record.before).ok()?;
    before.supply = record.supply;
    before.ships.you = before.ships.you.saturating_sub(record.shipped);
    before.ships.major = before.ships.major.saturating_sub(tally.shipped);
    let counts = [(&mut before.performance, &tally.performance)]
        .into_iter()
        .chain(before.warehouses.iter_mut().zip(&tally.delivered));
    for (count, more) in counts {
        count.major = count.major.saturating_sub(more.major);
        count.you = count.you.saturating_sub(more.you);
    }
    before.deck.drawn.pop();
    before.last_turn = None;
    before.open_card = Some(OpenCard {
        card: Some(card),
        carried_out: carried_out(game),
        lies: Some(Lies::of(game)),
    });
    Some(before)
}

/// The steps of his last turn in words.
fn carried_out(game: &MajorGame) -> Vec<String> {
    let Some(record) = &game.last_turn else {
        return Vec::new();
    };
    let steps = record.steps(&game.facts).into_iter();
    steps
        .filter(|step| !matches!(step.what, What::Decides { .. }))
        .map(|step| words::step_sentence(&game.facts.board, &step))
        .collect()
}

/// The steps of the card that is being resolved, as far as they were told.
pub(super) fn told_so_far(table: &Table) -> Vec<String> {
    let mut steps: Vec<String> = Vec::new();
    for words in table.told_in_chapter() {
        if let Some(sentence) = words::told_step(&words, steps.len() + 1) {
            steps.push(sentence.to_owned());
        }
    }
    steps
}

/// Where the pieces lie in the middle of a card: the table that the turn has reached, and what its steps have counted.
pub(super) fn reached(now: &MajorGame) -> MajorGame {
    let mut reached = now.clone();
    if let Some(record) = &now.last_turn {
        reached.add(&record.retold(&now.facts).1);
    }
    reached
}

/// Numbers the steps of a card, and compares them with those that were carried out already.
#[derive(Debug, Default)]
pub(super) struct Again {
    /// Those that may still come again, the next one first.
    carried_out: Vec<String>,
    /// How the table lies until the end.
    lies: Option<Lies>,
    told: usize,
}

impl Again {
    pub fn new(carried_out: Vec<String>, lies: Option<Lies>) -> Again {
        Again {
            carried_out,
            lies,
            told: 0,
        }
    }

    /// How the table lies, where it lies otherwise than the app has it before the card.
    pub fn lies(&self) -> Option<&Lies> {
        self.lies.as_ref()
    }

    /// The line for the next step.
    pub fn line(&mut self, sentence: &str) -> String {
        self.told += 1;
        if self.lies.is_none() && self.carried_out.is_empty() {
            return words::numbered_step(self.told, sentence);
        }
        match self.carried_out.iter().position(|done| done == sentence) {
            Some(at) => {
                self.carried_out.drain(..=at);
                words::step_as_before(self.told, sentence)
            }
            None => words::new_step(self.told, sentence),
        }
    }
}
