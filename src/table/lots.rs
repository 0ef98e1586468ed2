//! Chance chooses among the options of a question, where the person does not want to.

use super::asked::Takes;
use super::drawing::stale;
use super::journal::{Dealt, Recorded};
use super::put::Question;
use super::{Interrupt, Table};

/// What chance chose: the key of an option.
pub(super) type Lot = String;

impl Table {
    /// What is recorded of a question: its answer, if it has one, and before it what chance chose there.
    pub(super) fn answered_before(
        &mut self,
        question: &Question,
        lot: &mut Option<Lot>,
    ) -> Result<Option<String>, Interrupt> {
        loop {
            match self.next_recorded() {
                Some(Recorded::Answer(line)) if line.answer == question.key => {
                    return Ok(Some(line.value));
                }
                Some(Recorded::Chance(line)) if line.chance == question.key && question.dice => {
                    self.move_chance(line.drawn);
                    *lot = Some(option_of(question, &line.value)?);
                }
                Some(_) => {
                    return Err(Interrupt::Stale(format!(
                        "This version asks “{}” where another answer is recorded.",
                        question.words
                    )));
                }
                None => return Ok(None),
            }
        }
    }

    /// Lets chance choose, once: an answer that was taken back leaves its lot as it fell.
    pub(super) fn cast_lot(
        &mut self,
        question: &Question,
        lot: &mut Option<Lot>,
    ) -> Result<Lot, Interrupt> {
        if let Some(fallen) = lot {
            return Ok(fallen.clone());
        }
        let count = options(question).len();
        let dealt = self.deal(question.key, |table| {
            let place = table.below(count);
            Dealt::Lot(place, count)
        })?;
        let fallen = option_of(question, &dealt)?;
        *lot = Some(fallen.clone());
        Ok(fallen)
    }

    /// Says what chance chose, if that is the answer.
    pub(super) fn tell_lot(&mut self, lot: Option<&Lot>, answer: &str) {
        if lot.is_some_and(|lot| lot == answer) {
            self.tell(format!("Chance chooses: {answer}."));
        }
    }
}

fn options<'q>(question: &'q Question) -> Vec<&'q str> {
    match &question.takes {
        Takes::Choice(options) => options.iter().map(|option| option.key.as_str()).collect(),
        _ => Vec::new(),
    }
}

/// The option on which a lot fell.
fn option_of(question: &Question, dealt: &Dealt) -> Result<Lot, Interrupt> {
    let options = options(question);
    match dealt {
        Dealt::Lot(place, count) if *count == options.len() => {
            let option = options.get(*place).map(|option| (*option).to_owned());
            option.ok_or_else(|| stale(question.key))
        }
        _ => Err(stale(question.key)),
    }
}
