//! A card resolved again after a fix: the turn goes back to the table before it, while the pieces stay as they lie; at the
//! end it is told what hands change.

use crate::{
    freight::{Owner, PerOwner, Position, read_position},
    table::{Interrupt, Table, Text},
};

use super::{
    super::{step::What, words},
    Lies, MajorGame, OpenCard, Part, Stage,
    carried_back::carried_back,
    setup,
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

/// The table before his card, with what a fix has found wrong on the one that lies there: `now` in the game, `fixed` in truth.
pub(super) fn mended_before(
    before: &MajorGame,
    now: &MajorGame,
    fixed: &MajorGame,
    table: &mut Table,
) -> Result<MajorGame, Interrupt> {
    let mut again = before.clone();
    again.facts.clone_from(&fixed.facts);
    again.deck.face_down.clone_from(&fixed.deck.face_down);
    (again.round, again.first) = (fixed.round, fixed.first);
    // your turn after his card may be of the next one
    again.turn = (before.turn + fixed.turn).saturating_sub(now.turn).max(1);
    carry_counts(&mut again, now, fixed);
    if let Some(open) = &mut again.open_card {
        open.card = fixed.deck.last().cloned();
        open.lies = Some(Lies::of(fixed));
    }
    if fixed.position != now.position {
        again.position = ask_how_it_stood(&again, now, fixed, table)?;
        if setup::is_fresh(before) {
            let standing = again.position.clone();
            setup::learn_cars(&mut again, &standing);
        }
    }
    if fixed.supply != now.supply {
        again.supply = fixed.supply.map(|supply| {
            // M7: a card puts his Crates elsewhere, and their number stays
            (supply + his_elsewhere(fixed)).saturating_sub(his_elsewhere(&again))
        });
    }
    Ok(again)
}

/// The table as it lies while his card is resolved again, off by as much as `fixed` puts right in the one before the card.
pub(super) fn as_much_off(lies: &Lies, before: &MajorGame, fixed: &MajorGame) -> Lies {
    let board = &before.facts.board;
    let mut lying = lies.on(before);
    lying.position = carried_back(board, &lying.position, &before.position, &fixed.position);
    carry_counts(&mut lying, before, fixed);
    Lies::of(&lying)
}

/// Counts that are off by as many as they are in a fix.
fn carry_counts(game: &mut MajorGame, now: &MajorGame, fixed: &MajorGame) {
    game.performance = carried(game.performance, now.performance, fixed.performance);
    game.ships = carried(game.ships, now.ships, fixed.ships);
    for (city, counts) in game.warehouses.iter_mut().enumerate() {
        *counts = carried(*counts, now.warehouses[city], fixed.warehouses[city]);
    }
}

/// A count before his card, off by as many as it is now.
fn carried(before: PerOwner<u32>, now: PerOwner<u32>, fixed: PerOwner<u32>) -> PerOwner<u32> {
    let carry = |before: u32, now: u32, fixed: u32| (before + fixed).saturating_sub(now);
    PerOwner {
        major: carry(before.major, now.major, fixed.major),
        you: carry(before.you, now.you, fixed.you),
    }
}

/// His Crates that are not in his supply.
fn his_elsewhere(game: &MajorGame) -> u32 {
    let cars = game.position.cars();
    let aboard: u32 = cars.map(|(_, car)| u32::from(car.his_crates)).sum();
    let stored: u32 = game.warehouses.iter().map(|stored| stored.major).sum();
    aboard + stored + game.ships.major
}

/// Where every car stood before his card: what follows from the fix is shown, and may be corrected.
fn ask_how_it_stood(
    before: &MajorGame,
    now: &MajorGame,
    fixed: &MajorGame,
    table: &mut Table,
) -> Result<Position, Interrupt> {
    let board = &before.facts.board;
    let mut mended = before.clone();
    mended.position = carried_back(board, &before.position, &now.position, &fixed.position);
    let line = mended.position.notation(board);
    table.tell(match mended.position == before.position {
        true => words::not_carried_back(&line),
        false => words::before_his_card(&line),
    });
    let ask = Text::new("major/fix/before", words::TABLE_BEFORE_HIS_CARD).initial(line);
    table.text(&mended, ask, |typed| {
        read_position(board, typed)
            .map_err(|fault| words::no_position(typed, &fault, words::CITY_AND_CARS))
    })
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
        let deed = words::deed_of(sentence);
        let same = |done: &String| words::deed_of(done) == deed;
        match self.carried_out.iter().position(same) {
            Some(at) => {
                self.carried_out.drain(..=at);
                words::step_as_before(self.told, sentence)
            }
            None => words::new_step(self.told, sentence),
        }
    }
}
