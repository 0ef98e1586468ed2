//! Chance at the table: what it gives is remembered, and given again when a chapter runs again.

use super::asked::Takes;
use super::journal::{ChanceLine, Dealt, Recorded};
use super::put::Question;
use super::{Aside, Interrupt, Look, Table, Whose};
use std::fmt::Display;

impl Table {
    /// Rolls dice, or asks for what the person's own dice show.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn roll(
        &mut self,
        look: &dyn Look,
        key: &str,
        words: &str,
        dice: usize,
        whose: Whose,
    ) -> Result<Vec<u8>, Interrupt> {
        match whose {
            Whose::Persons => {
                let question = Question::new(key, words, Takes::Dice(dice));
                let shown = |value: &str| {
                    let dice = value.split(' ').map_while(|die| die.parse::<u8>().ok());
                    Ok(dice.collect())
                };
                self.ask(look, &question, shown)
            }
            Whose::App => self.roll_of(key, "", dice),
        }
    }

    /// Rolls dice that show no numbers: `what` they are, for the log.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn roll_of(&mut self, key: &str, what: &str, dice: usize) -> Result<Vec<u8>, Interrupt> {
        let roll = |table: &mut Table| Dealt::Roll(table.chance.roll(dice));
        match self.deal_of(key, what, roll)? {
            Dealt::Roll(shown) if shown.len() == dice => Ok(shown),
            _ => Err(stale(key)),
        }
    }

    /// Shuffles cards.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn shuffle<T>(&mut self, key: &str, cards: &mut [T]) -> Result<(), Interrupt> {
        self.shuffle_of(key, "", cards)
    }

    /// Shuffles things that are no cards: `what` they are, for the log.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn shuffle_of<T>(
        &mut self,
        key: &str,
        what: &str,
        things: &mut [T],
    ) -> Result<(), Interrupt> {
        let count = things.len();
        let order = |table: &mut Table| Dealt::Shuffle(table.chance.order(count));
        let Dealt::Shuffle(order) = self.deal_of(key, what, order)? else {
            return Err(stale(key));
        };
        if put_in_order(things, &order) {
            Ok(())
        } else {
            Err(stale(key))
        }
    }

    /// Draws the top card, which is the last. `None` where the deck is empty.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn draw<T: Display>(
        &mut self,
        key: &str,
        deck: &mut Vec<T>,
    ) -> Result<Option<T>, Interrupt> {
        let top = deck.last().map(ToString::to_string);
        let dealt = self.deal(key, |_| Dealt::Draw(top.clone()))?;
        if dealt == Dealt::Draw(top) {
            Ok(deck.pop())
        } else {
            Err(stale(key))
        }
    }

    /// Goes on in chance's stream where a recorded draw has left it.
    pub(super) fn move_chance(&mut self, drawn: u64) {
        self.chance.move_to(drawn);
    }

    /// A place from 0 up to but not including `count`.
    pub(super) fn below(&mut self, count: usize) -> usize {
        self.chance.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    /// What chance gives, or gave.
    pub(super) fn deal(
        &mut self,
        key: &str,
        deal: impl FnOnce(&mut Table) -> Dealt,
    ) -> Result<Dealt, Interrupt> {
        self.deal_of(key, "", deal)
    }

    fn deal_of(
        &mut self,
        key: &str,
        what: &str,
        deal: impl FnOnce(&mut Table) -> Dealt,
    ) -> Result<Dealt, Interrupt> {
        match self.next_recorded() {
            Some(Recorded::Chance(line)) if line.chance == key => {
                self.chance.move_to(line.drawn);
                Ok(line.value)
            }
            Some(_) => Err(stale(key)),
            // a playback shows what was dealt, and deals nothing that nobody has seen
            None if self.replay.is_aloud() => Err(Interrupt::EndOfInput),
            None => {
                let value = deal(self);
                if self.aside == Aside::Nothing {
                    let line = ChanceLine {
                        chance: key.to_owned(),
                        value: value.clone(),
                        of: what.to_owned(),
                        drawn: self.chance.place().drawn,
                        told: std::mem::take(&mut self.told),
                    };
                    self.journal.chance(&line);
                }
                Ok(value)
            }
        }
    }
}

pub(super) fn stale(key: &str) -> Interrupt {
    Interrupt::Stale(format!(
        "What chance gave is recorded otherwise than this version asks for it ({key})."
    ))
}

/// Puts things in an order: the place that each comes from. `false`, and nothing changed, when it is no order of them.
fn put_in_order<T>(things: &mut [T], order: &[usize]) -> bool {
    let mut seen = vec![false; things.len()];
    for from in order {
        match seen.get_mut(*from) {
            Some(seen) if !*seen => *seen = true,
            _ => return false,
        }
    }
    if order.len() != things.len() {
        return false;
    }
    for place in 0..order.len() {
        // the thing that belongs here may have been swapped away from an earlier place
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        things.swap(place, from);
    }
    true
}
