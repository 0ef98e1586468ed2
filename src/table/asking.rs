//! Asking at the table: replay, words, typing ahead, faults, and the record.

use super::ahead::Typed;
use super::asked::{Asked, Takes};
use super::journal::AnswerLine;
use super::put::Question;
use super::reading::{NoAnswer, goes_on, read_answer};
use super::words::{self, Word};
use super::{Aside, Choose, Interrupt, Look, Number, Table, Text};

impl Table {
    /// Asks for one of several options. Gives its place in the list, the first being 0; an answer of `also` comes after all
    /// options.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn choose(&mut self, look: &dyn Look, ask: Choose) -> Result<usize, Interrupt> {
        if ask.options.is_empty() {
            return Err(Interrupt::Fault(format!(
                "The question “{}” has no answers.",
                ask.words
            )));
        }
        let likely = ask.likely.and_then(|likely| ask.options.get(likely));
        let question = Question {
            likely: likely.map(|option| option.key.clone()),
            how: ask.how.as_deref(),
            also: &ask.also,
            after: ask.after,
            refuse: ask.refuse,
            dice: ask.dice,
            leads_on: ask.leads_on,
            ..Question::new(ask.key, &ask.words, Takes::Choice(&ask.options))
        };
        self.ask(look, &question, |value| {
            let shown = ask.options.iter().map(|option| &option.key);
            let place = shown.chain(&ask.also).position(|key| key == value);
            place.ok_or_else(|| format!("“{value}” is no longer among the answers."))
        })
    }

    /// Asks for a whole number.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn number(&mut self, look: &dyn Look, ask: Number) -> Result<i64, Interrupt> {
        if ask.range.is_empty() {
            return Err(Interrupt::Fault(format!(
                "The question “{}” has no answers.",
                ask.words
            )));
        }
        let takes = Takes::Number(ask.range.clone());
        let question = Question {
            likely: ask.likely.map(|likely| likely.to_string()),
            doubt: ask.doubt,
            ..Question::new(ask.key, &ask.words, takes)
        };
        self.ask(look, &question, |value| {
            let number = value
                .parse()
                .ok()
                .filter(|number| ask.range.contains(number));
            number.ok_or_else(|| format!("{value} is no longer among the answers."))
        })
    }

    /// Asks for words, which `read` reads. Its error is a sentence that says what is wrong and what to do.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn text<T>(
        &mut self,
        look: &dyn Look,
        ask: Text,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<T, Interrupt> {
        let takes = Takes::Text {
            examples: &ask.examples,
            initial: ask.initial.as_deref(),
            how: ask.how.as_deref(),
        };
        let question = Question {
            likely: ask.likely.clone(),
            doubt: ask.doubt,
            sentence: ask.sentence,
            ..Question::new(ask.key, &ask.words, takes)
        };
        self.ask(look, &question, read)
    }

    /// Asks for yes or no.
    ///
    /// # Errors
    /// An [`Interrupt`], to be passed on.
    pub fn confirm(
        &mut self,
        look: &dyn Look,
        key: &str,
        words: impl Into<String>,
        likely: bool,
    ) -> Result<bool, Interrupt> {
        let likely = if likely { "yes" } else { "no" };
        let words = words.into();
        let question = Question {
            likely: Some(likely.to_owned()),
            ..Question::new(key, &words, Takes::YesOrNo)
        };
        self.ask(look, &question, |value| Ok(value == "yes"))
    }

    /// Asks until there is an answer that `read` can read. `read` also reads what is recorded.
    pub(super) fn ask<T>(
        &mut self,
        look: &dyn Look,
        question: &Question,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<T, Interrupt> {
        let value = self.ask_for_value(look, question, &|value| read(value).map(drop))?;
        read(&value).map_err(Interrupt::Stale)
    }

    /// Asks until there is an answer that `read` does not refuse. There is one of it for all questions, and it is long.
    fn ask_for_value(
        &mut self,
        look: &dyn Look,
        question: &Question,
        read: &dyn Fn(&str) -> Result<(), String>,
    ) -> Result<String, Interrupt> {
        let mut lot = None;
        if let Some(value) = self.answered_before(question, &mut lot)? {
            read(&value).map_err(Interrupt::Stale)?;
            self.tell_lot(lot.as_ref(), &value);
            return Ok(value);
        }
        self.notify();
        self.tell_what_was_cut(question.key);
        self.show_who_comes_back(look);
        let mut asked = Asked {
            key: question.key,
            words: question.words,
            takes: question.takes.clone(),
            likely: question.likely.clone(),
            how: question.how,
            views: look.views(),
            dice: question.dice,
            sentence: question.sentence,
        };
        let mut doubted: Option<String> = None;
        // what is typed anew for the rest of a thing is of that thing
        let mut with = false;
        loop {
            let mut typed = self.typed(&asked)?;
            with |= typed.with;
            if let Some(right) = doubted.as_ref().filter(|_| words::is_yes(&typed.text)) {
                typed.text.clone_from(right);
            }
            match words::read(&typed.text, &asked) {
                Some(Word::Dice) => typed.text = self.cast_lot(question, &mut lot)?,
                // who is asked what to mend may say fix once more
                Some(Word::Fix(rest)) if self.takes_a_fix(&asked) && !rest.is_empty() => {
                    typed.text = rest;
                }
                Some(word) => {
                    self.heed(word, look, &asked)?;
                    continue;
                }
                None => {}
            }
            // who has named something is not given another by Enter
            if typed.with && typed.ahead {
                asked.likely = None;
            }
            match read_answer(&typed.text, question, &asked, read) {
                Ok(found) => {
                    let doubt = question.doubt.and_then(|doubt| doubt(&found.value));
                    if let Some(why) = doubt.filter(|_| doubted.as_ref() != Some(&found.value)) {
                        self.say(&format!("{why} {}", words::IF_RIGHT));
                        if !self.ahead.begins_with(words::is_yes) {
                            self.drop_ahead();
                        }
                        doubted = Some(found.value);
                        continue;
                    }
                    with |= goes_on(question.after, &typed.text);
                    self.ahead.rest(found.rest);
                    self.record(question, found.value.clone(), with);
                    self.tell_lot(lot.as_ref(), &found.value);
                    return Ok(found.value);
                }
                // nothing comes of a word whose rest the rules refuse
                Err(NoAnswer { why, refused: true })
                    if typed.with && typed.ahead && self.aside == Aside::Nothing =>
                {
                    self.say(&why);
                    self.drop_from(Some(&typed));
                    self.untold = true;
                    return Err(Interrupt::Undo(self.journal.answers_in_last(1)));
                }
                Err(NoAnswer { why, refused }) => {
                    let label = self.journal.undo_label();
                    let mut why = match words::way_back(&typed.text, &asked, label.as_deref()) {
                        Some(way_back) if !refused => way_back,
                        _ => why,
                    };
                    if typed.with && typed.ahead {
                        why.push_str(&label.map_or_else(String::new, words::or_undo));
                    }
                    self.say(&why);
                    self.drop_from(Some(&typed));
                    with &= self.journal.is_amid_chapter();
                }
            }
        }
    }

    /// What was typed, now or ahead.
    fn typed(&mut self, asked: &Asked) -> Result<Typed, Interrupt> {
        if let Some(typed) = self.ahead.next() {
            return Ok(typed);
        }
        let typed = self.player.ask(asked)?;
        // a tab or an escape would come back from the journal to upset a screen
        let typed = typed.replace(char::is_control, " ");
        if asked.sentence || asked.is_answer(typed.trim()) {
            return Ok(Typed::now(typed.trim().to_owned()));
        }
        Ok(self.ahead.line(&typed))
    }

    fn record(&mut self, question: &Question, value: String, with: bool) {
        if self.aside != Aside::Nothing {
            return;
        }
        let line = AnswerLine {
            answer: question.key.to_owned(),
            value,
            with,
            asked: question.words.to_owned(),
            told: std::mem::take(&mut self.told),
        };
        self.journal.answer(&line);
        self.notify();
    }

    /// Tells what the person must know about the journal, once.
    pub(super) fn notify(&mut self) {
        if let Some(notice) = self.journal.take_notice() {
            self.say(&notice);
        }
    }
}
