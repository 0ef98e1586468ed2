//! Asking at the table: replay, words, typing ahead, faults, and the record.

use super::answer;
use super::asked::{Asked, Takes};
use super::journal::AnswerLine;
use super::question::Refuse;
use super::words::{self, Word};
use super::{Aside, Choose, Interrupt, Look, Number, Table, Text};

/// A question of any kind.
pub(super) struct Question<'a> {
    pub key: &'a str,
    pub words: &'a str,
    pub takes: Takes<'a>,
    pub likely: Option<String>,
    /// Answers that are taken whole, beside those that `takes` shows.
    pub also: &'a [String],
    /// The word that led here, which may be typed again.
    pub after: &'a str,
    pub refuse: Option<Refuse<'a>>,
    /// Whether the word `dice` lets chance choose.
    pub dice: bool,
    /// Whether a “;” belongs to the answer.
    pub sentence: bool,
}

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
            key: ask.key,
            words: &ask.words,
            takes: Takes::Choice(&ask.options),
            likely: likely.map(|option| option.key.clone()),
            also: &ask.also,
            after: ask.after,
            refuse: ask.refuse,
            dice: ask.dice,
            sentence: false,
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
        let question = Question {
            key: ask.key,
            words: &ask.words,
            takes: Takes::Number(ask.range.clone()),
            likely: ask.likely.map(|likely| likely.to_string()),
            also: &[],
            after: "",
            refuse: None,
            dice: false,
            sentence: false,
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
        let question = Question {
            key: ask.key,
            words: &ask.words,
            takes: Takes::Text {
                examples: &ask.examples,
                initial: ask.initial.as_deref(),
                how: ask.how.as_deref(),
            },
            likely: ask.likely.clone(),
            also: &[],
            after: "",
            refuse: None,
            dice: false,
            sentence: ask.sentence,
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
        let question = Question {
            key,
            words: &words.into(),
            takes: Takes::YesOrNo,
            likely: Some(likely.to_owned()),
            also: &[],
            after: "",
            refuse: None,
            dice: false,
            sentence: false,
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
        let mut lot = None;
        if let Some(value) = self.answered_before(question, &mut lot)? {
            let answer = read(&value).map_err(Interrupt::Stale)?;
            self.tell_lot(lot.as_ref(), &value);
            return Ok(answer);
        }
        self.notify();
        let asked = Asked {
            key: question.key,
            words: question.words,
            takes: question.takes.clone(),
            likely: question.likely.clone(),
            views: look.views(),
            dice: question.dice,
            sentence: question.sentence,
        };
        loop {
            let (mut typed, ahead) = self.typed(&asked)?;
            match words::read(&typed, &asked) {
                Some(Word::Dice) => typed = self.cast_lot(question, &mut lot)?,
                // who is asked what to mend may say fix once more
                Some(Word::Fix(rest)) if self.takes_a_fix(&asked) && !rest.is_empty() => {
                    typed = rest;
                }
                Some(word) => {
                    self.heed(word, look, &asked)?;
                    continue;
                }
                None => {}
            }
            match read_answer(&typed, question, &asked, &read) {
                Ok((value, rest, answer)) => {
                    if !rest.is_empty() {
                        self.ahead.push_front(rest);
                    }
                    self.record(question, value.clone());
                    self.tell_lot(lot.as_ref(), &value);
                    return Ok(answer);
                }
                Err(why) if ahead => {
                    self.ahead.clear();
                    self.say(&format!("{why} The rest of what you typed was dropped."));
                }
                Err(why) => self.say(&why),
            }
        }
    }

    /// What was typed, now or ahead.
    fn typed(&mut self, asked: &Asked) -> Result<(String, bool), Interrupt> {
        if let Some(typed) = self.ahead.pop_front() {
            return Ok((typed, true));
        }
        let typed = self.player.ask(asked)?;
        // a tab or an escape would come back from the journal to upset a screen
        let typed = typed.replace(char::is_control, " ");
        if asked.sentence || asked.is_answer(typed.trim()) {
            return Ok((typed.trim().to_owned(), false));
        }
        let mut answers = typed.split(';').map(|answer| answer.trim().to_owned());
        let first = answers.next().unwrap_or_default();
        self.ahead
            .extend(answers.filter(|answer| !answer.is_empty()));
        Ok((first, false))
    }

    /// Does what a word asks for. The question is asked again afterwards, or the chapter is left.
    fn heed(&mut self, word: Word, look: &dyn Look, asked: &Asked) -> Result<(), Interrupt> {
        match word {
            Word::Undo(_) if self.aside != Aside::Mending && self.journal.answers() == 0 => {
                self.say("There is nothing to undo yet.")
            }
            Word::Redo(_) if self.journal.undone() == 0 => self.say("There is nothing to redo."),
            Word::Fix(_) if self.takes_a_fix(asked) => self.say(&words::help_to_mend(asked)),
            Word::Fix(_) if self.aside == Aside::Mending => {
                self.say("You are mending the table already: undo leaves it as it was.")
            }
            Word::Undo(count) => return Err(Interrupt::Undo(count)),
            Word::Redo(count) => return Err(Interrupt::Redo(count)),
            Word::UndoTo(place) => return self.undo_to(place),
            Word::RedoTo(place) => return self.redo_to(place),
            // chance was asked where the question is
            Word::Dice => {}
            Word::Fix(typed) => return Err(Interrupt::Fix(typed)),
            Word::Quit => return Err(Interrupt::Quit),
            Word::Help => {
                let (undo, redo) = (self.journal.undo_label(), self.journal.redo_label());
                let help = match self.aside {
                    Aside::Mending => words::help_to_mend(asked),
                    _ => words::help(asked, &self.page(), undo, redo),
                };
                self.say(&help);
            }
            Word::Log(chapters) => {
                let log = self.journal.log(chapters, &self.told, &self.page());
                self.player.tell(&log);
            }
            Word::Look(word, about) => {
                let view = look.view(word, &about, &self.page());
                let view = self.page().paint(view.trim_end_matches('\n'));
                self.player.tell(&view);
            }
        }
        Ok(())
    }

    /// Whether it is asked what stands differently, so that what is typed is a fix.
    fn takes_a_fix(&self, asked: &Asked) -> bool {
        self.aside == Aside::Mending && matches!(asked.takes, Takes::Text { .. })
    }

    fn record(&mut self, question: &Question, value: String) {
        if self.aside != Aside::Nothing {
            return;
        }
        let line = AnswerLine {
            answer: question.key.to_owned(),
            value,
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

/// Reads an answer: what is remembered of it, what is left over, and what the asker made of it.
fn read_answer<T>(
    typed: &str,
    question: &Question,
    asked: &Asked,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<(String, String, T), String> {
    if typed.is_empty() {
        let Some(likely) = &question.likely else {
            return Err(asked.nothing_is_likely());
        };
        return Ok((likely.clone(), String::new(), read(likely)?));
    }
    let typed = without(question.after, typed);
    let whole = answer::fold(typed);
    if let Some(key) = question.also.iter().find(|key| answer::fold(key) == whole) {
        return Ok((key.clone(), String::new(), read(key)?));
    }
    let found = answer::read(typed, &question.takes).map_err(|why| {
        question
            .refuse
            .and_then(|refuse| refuse(typed))
            .unwrap_or(why)
    })?;
    let answer = read(&found.value)?;
    Ok((found.value, found.rest, answer))
}

/// What was typed after a word, if it begins with that word and goes on.
fn without<'t>(word: &str, typed: &'t str) -> &'t str {
    match typed.split_once(char::is_whitespace) {
        Some((first, rest)) if !word.is_empty() && first.eq_ignore_ascii_case(word) => rest.trim(),
        _ => typed,
    }
}
