//! A player that leaves every answer to chance, for demonstrations and long tests.

use super::chance::Chance;
use super::{Asked, Interrupt, Page, Player, Takes};
use std::io::Write;

/// Answers any question with a valid answer, and writes what a person would have seen.
pub struct Random<W> {
    chance: Chance,
    page: Page,
    output: W,
    closed: bool,
    /// The question asked last, and how often in a row.
    asked: (String, usize),
}

/// So often in a row is a question asked only when it takes none of the answers.
const TOO_OFTEN: usize = 1000;

impl<W: Write> Random<W> {
    /// A player whose answers are those of this seed.
    pub fn new(seed: u64, page: Page, output: W) -> Random<W> {
        Random {
            chance: Chance::new(seed),
            page,
            output,
            closed: false,
            asked: (String::new(), 0),
        }
    }

    fn write(&mut self, text: &str) {
        self.closed |= self.output.write_all(text.as_bytes()).is_err();
    }

    fn one_of<'t, T: ?Sized + 't>(
        &mut self,
        count: usize,
        pick: impl FnOnce(usize) -> Option<&'t T>,
    ) -> Option<&'t T> {
        pick(self.chance.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize)
    }

    /// An answer that would be taken; `None` where only a person knows one.
    fn answer(&mut self, asked: &Asked) -> Option<String> {
        match &asked.takes {
            Takes::Choice(options) => self
                .one_of(options.len(), |place| options.get(place))
                .map(|option| option.key.clone()),
            Takes::Number(range) => {
                // nobody wants to see a number near the end of all numbers; what may be below nothing is a score
                let (start, end) = (*range.start(), *range.end());
                let least = if start < 0 && end > 0 { end / 6 } else { start };
                let most = end.min(least.saturating_add(20.max(least)));
                let count = most.abs_diff(least).saturating_add(1);
                let above = self.chance.below(u32::try_from(count).unwrap_or(u32::MAX));
                Some(least.saturating_add(i64::from(above)).to_string())
            }
            Takes::Text {
                examples: [],
                initial,
                ..
            } => asked.likely.clone().or_else(|| initial.map(str::to_owned)),
            Takes::Text { examples, .. } => self
                .one_of(examples.len(), |place| examples.get(place))
                .cloned(),
            Takes::Dice(dice) => {
                let shown: Vec<String> = self
                    .chance
                    .roll(*dice)
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                Some(shown.join(" "))
            }
            Takes::YesOrNo => Some(
                if self.chance.below(2) == 0 {
                    "yes"
                } else {
                    "no"
                }
                .to_owned(),
            ),
        }
    }
}

impl<W: Write> Player for Random<W> {
    fn page(&self) -> Page {
        self.page
    }

    fn tell(&mut self, words: &str) {
        self.write(&format!("{words}\n"));
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page);
        if !question.is_empty() {
            self.tell(&question);
        }
        let question = format!("{} {}", asked.key, asked.words);
        self.asked.1 = if self.asked.0 == question {
            self.asked.1 + 1
        } else {
            0
        };
        self.asked.0 = question;
        if self.asked.1 > TOO_OFTEN {
            return Err(Interrupt::Fault(format!(
                "The question “{}” takes none of its own answers.",
                asked.words
            )));
        }
        let answer = self.answer(asked);
        self.tell(&format!(
            "{prompt}{}",
            answer.as_deref().unwrap_or_default()
        ));
        if self.closed {
            return Err(Interrupt::EndOfInput);
        }
        answer.ok_or(Interrupt::EndOfInput)
    }
}
