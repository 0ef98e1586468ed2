//! A card resolved again after a fix: the turn goes back to the table before it, and what differs is told step by step.

use crate::{
    freight::{Owner, read_position},
    table::Table,
};

use super::{
    super::{step::What, words},
    MajorGame, OpenCard, Part, Stage,
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

/// Numbers the steps of a card, and compares them with those that were carried out already.
#[derive(Debug, Default)]
pub(super) struct Again {
    carried_out: Vec<String>,
    told: usize,
    /// They differ from here on.
    differs: bool,
}

impl Again {
    pub fn new(carried_out: Vec<String>) -> Again {
        Again {
            carried_out,
            ..Again::default()
        }
    }

    /// The line for the next step; before it, where the first difference is, what is to be taken back.
    pub fn tell(&mut self, sentence: &str) -> (Option<String>, String) {
        let number = self.told + 1;
        let done = self.carried_out.get(self.told);
        let same = !self.differs && done.is_some_and(|done| done == sentence);
        self.told = number;
        if same {
            return (None, words::done_already(number, sentence));
        }
        if self.differs || done.is_none() {
            // an earlier step that comes again is to be done again, since it was taken back
            return (None, words::numbered_step(number, sentence));
        }
        let take_back = words::take_back(number, &self.carried_out);
        self.differs = true;
        (Some(take_back), words::numbered_step(number, sentence))
    }

    /// What was carried out beyond the last step.
    pub fn left_over(&self) -> Option<String> {
        let more = self.carried_out.len() > self.told;
        (more && !self.differs).then(|| words::take_back(self.told + 1, &self.carried_out))
    }
}
