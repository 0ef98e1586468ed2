//! A player for tests: a list of answers, and all that a person would have seen.

use super::{Asked, Interrupt, Page, Player};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// Answers from a list. When it runs out the input has ended.
pub struct Script {
    answers: VecDeque<String>,
    transcript: Transcript,
    page: Page,
}

/// All that was told, asked and answered. It can be read while the table has the script.
#[derive(Clone, Debug, Default)]
pub struct Transcript(Rc<RefCell<String>>);

impl Transcript {
    /// What a person would have seen until now.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.borrow().clone()
    }

    /// What a person would have seen since this was called last.
    #[must_use]
    pub fn take(&self) -> String {
        self.0.take()
    }

    fn add(&self, text: &str) {
        self.0.borrow_mut().push_str(text);
    }
}

impl Script {
    /// A player that gives these answers, on a plain page of 80 columns.
    pub fn new<A: Into<String>>(answers: impl IntoIterator<Item = A>) -> Script {
        Script {
            answers: answers.into_iter().map(Into::into).collect(),
            transcript: Transcript::default(),
            page: Page::plain(80),
        }
    }

    /// The same on another page.
    #[must_use]
    pub fn on(mut self, page: Page) -> Script {
        self.page = page;
        self
    }

    /// Where all that happens can be read.
    #[must_use]
    pub fn transcript(&self) -> Transcript {
        self.transcript.clone()
    }
}

impl Player for Script {
    fn page(&self) -> Page {
        self.page
    }

    fn tell(&mut self, words: &str) {
        self.transcript.add(words);
        self.transcript.add("\n");
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page);
        if !question.is_empty() {
            self.tell(&question);
        }
        self.transcript.add(&prompt);
        let Some(typed) = self.answers.pop_front() else {
            self.transcript.add("\n");
            return Err(Interrupt::EndOfInput);
        };
        self.tell(&typed);
        Ok(asked.or_initial(typed))
    }
}
