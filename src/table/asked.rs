//! A question on its way to a person: what is asked, what would be taken, and how it is laid out.

use super::answer::Answer;
use super::{Choice, Page, View};
use std::fmt::Write;
use std::ops::RangeInclusive;

/// A question as a player gets it.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// The stable name of the question.
    pub key: &'a str,
    /// What is asked.
    pub words: &'a str,
    /// What would be taken.
    pub takes: Takes<'a>,
    /// What an empty answer takes.
    pub likely: Option<String>,
    /// What each option is for, with examples.
    pub how: Option<&'a str>,
    /// What this state has to show.
    pub views: &'static [View],
    /// Whether the word `dice` lets chance choose.
    pub dice: bool,
    /// Whether a “;” belongs to the answer, and does not begin the next one.
    pub sentence: bool,
}

/// What a question takes for an answer.
#[derive(Clone, Debug)]
pub enum Takes<'a> {
    /// One of these options.
    Choice(&'a [Choice]),
    /// A whole number in this range.
    Number(RangeInclusive<i64>),
    /// Words.
    Text {
        /// Some that would be taken.
        examples: &'a [String],
        /// A line to begin with, on a player that can edit it.
        initial: Option<&'a str>,
        /// What may be typed, in place of the examples.
        how: Option<&'a str>,
    },
    /// What so many dice show.
    Dice(usize),
    /// Yes or no.
    YesOrNo,
}

/// The longest key that is shown beside the words of an option.
const SHORT_KEY: usize = 24;
/// A prompt up to this width is short on any page.
const SHORT_PROMPT: usize = 26;
/// The columns that a prompt leaves for the answer.
const ROOM_TO_TYPE: usize = 20;

impl Takes<'_> {
    /// Whether the options stand in a numbered list, so that a place in it may be typed.
    #[must_use]
    pub fn is_numbered(&self) -> bool {
        self.is_list()
            && matches!(self, Takes::Choice(options) if !options.iter().any(|option| is_number(&option.key)))
    }

    fn is_list(&self) -> bool {
        matches!(self, Takes::Choice(options) if options.iter().any(|option| !option.words.is_empty()))
    }
}

impl Asked<'_> {
    /// The question laid out on a page: the lines above the prompt, which may be none, and the prompt itself.
    #[must_use]
    pub fn lay_out(&self, page: &Page) -> (String, String) {
        let mut question = page.for_ears(self.words.trim_end()).into_owned();
        let list = self.takes.is_list();
        match &self.takes {
            Takes::Choice(options) if list => self.write_list(&mut question, options),
            // the hint at Enter says it all
            Takes::Choice([only]) if self.likely.as_ref() == Some(&only.key) => {}
            Takes::Choice(options) => {
                let keys: Vec<&str> = options.iter().map(|option| option.key.as_str()).collect();
                let _ = write!(question, " ({})", keys.join(", "));
            }
            Takes::Number(range) => {
                let _ = match (*range.start(), *range.end()) {
                    (least, i64::MAX) => write!(question, " ({least} or more)"),
                    (least, most) => write!(question, " ({least} to {most})"),
                };
            }
            Takes::Dice(1) => question.push_str(" (1 die)"),
            Takes::Dice(dice) => {
                let _ = write!(question, " ({dice} dice)");
            }
            Takes::Text { .. } | Takes::YesOrNo => {}
        }
        let gap = if list { '\n' } else { ' ' };
        if self.dice {
            let _ = write!(question, "{gap}Type dice to let chance choose.");
        }
        let mut prompt = self.enter_hint() + "> ";
        if textwrap::core::display_width(&prompt) > (page.width / 2).max(SHORT_PROMPT) {
            // a line editor wants a short prompt
            let _ = write!(
                question,
                "{gap}{}",
                prompt.trim_end_matches("> ").trim_end()
            );
            prompt = "> ".to_owned();
        }
        let last = question.rsplit('\n').next().unwrap_or_default();
        let length =
            textwrap::core::display_width(last) + 1 + textwrap::core::display_width(&prompt);
        if list || length + ROOM_TO_TYPE > page.width {
            return (page.wrap(&question), prompt);
        }
        match question.rsplit_once('\n') {
            Some((above, last)) => (page.wrap(above), format!("{last} {prompt}")),
            None => (String::new(), format!("{question} {prompt}")),
        }
    }

    fn write_list(&self, question: &mut String, options: &[Choice]) {
        let numbered = self.takes.is_numbered();
        for (place, option) in options.iter().enumerate() {
            let Choice { key, words } = option;
            let _ = match numbered {
                _ if words.is_empty() => write!(question, "\n  {}. {key}", place + 1),
                false => write!(question, "\n  {key}. {words}"),
                true if key.chars().count() > SHORT_KEY => {
                    write!(question, "\n  {}. {words}", place + 1)
                }
                true => write!(question, "\n  {}. {words} ({key})", place + 1),
            };
        }
    }

    /// "[Enter = done] ": what an empty answer takes.
    fn enter_hint(&self) -> String {
        let Some(likely) = &self.likely else {
            return String::new();
        };
        match &self.takes {
            Takes::YesOrNo if likely == "yes" => "[Enter = yes, n = no] ".to_owned(),
            Takes::YesOrNo => "[Enter = no, y = yes] ".to_owned(),
            Takes::Choice(options)
                if self.takes.is_numbered() && likely.chars().count() > SHORT_KEY =>
            {
                let place = options
                    .iter()
                    .position(|option| option.key == *likely)
                    .unwrap_or_default();
                format!("[Enter = {}] ", place + 1)
            }
            _ => format!("[Enter = {likely}] "),
        }
    }

    /// What may be typed here, in a sentence or two.
    #[must_use]
    pub fn what_it_takes(&self) -> String {
        let takes = match &self.takes {
            Takes::Choice(options) => {
                let keys: Vec<&str> = options.iter().map(|option| option.key.as_str()).collect();
                let number = if self.takes.is_numbered() {
                    "a number of the list, or "
                } else {
                    ""
                };
                let beginning = if keys.iter().all(|key| key.chars().count() == 1) {
                    ""
                } else {
                    ", or its beginning"
                };
                let how = self.how.map_or_else(String::new, |how| format!("\n{how}"));
                format!(
                    "Type {number}one of these{beginning}: {}.{how}",
                    keys.join(", ")
                )
            }
            Takes::Number(range) if *range.end() == i64::MAX => {
                format!("Type a whole number, {} or more.", range.start())
            }
            Takes::Number(range) => format!(
                "Type a whole number from {} to {}.",
                range.start(),
                range.end()
            ),
            Takes::Text { how: Some(how), .. } => (*how).to_owned(),
            Takes::Text { examples: [], .. } => "Type your answer.".to_owned(),
            Takes::Text { examples, .. } => {
                let some: Vec<&str> = examples.iter().take(4).map(String::as_str).collect();
                format!("Type your answer, for example: {}.", some.join(", "))
            }
            Takes::Dice(1) => "Type what the die shows, from 1 to 6.".to_owned(),
            Takes::Dice(dice) => {
                format!("Type what the {dice} dice show, each from 1 to 6, with spaces between.")
            }
            Takes::YesOrNo => "Type y for yes or n for no.".to_owned(),
        };
        let takes = match &self.likely {
            Some(likely) => {
                let apart = if takes.contains('\n') { '\n' } else { ' ' };
                format!("{takes}{apart}Enter alone takes “{likely}”.")
            }
            None => takes,
        };
        if self.dice {
            format!("{takes} Type dice to let chance choose.")
        } else {
            takes
        }
    }

    /// What is said to an empty answer where none is likely: a sentence on what to type.
    pub(super) fn nothing_is_likely(&self) -> String {
        let takes = self.what_it_takes();
        let sentence = takes.lines().next().unwrap_or_default();
        format!("Enter alone is no answer here. {sentence}")
    }

    /// What is said to an answer with more behind it, where nothing may follow.
    pub(super) fn more_than_an_answer(&self, typed: &str, found: &Answer) -> String {
        let takes = self.what_it_takes();
        let sentence = takes.lines().next().unwrap_or_default();
        format!(
            "“{typed}” is more than an answer here: I do not know what “{}” is to mean. {sentence}",
            found.rest
        )
    }

    /// What was typed; or, where nothing was and the line cannot be edited, the line to begin with.
    #[must_use]
    pub fn or_initial(&self, typed: String) -> String {
        match &self.takes {
            Takes::Text {
                initial: Some(initial),
                ..
            } if typed.trim().is_empty() && self.likely.is_none() => (*initial).to_owned(),
            _ => typed,
        }
    }

    /// Whether this is an answer as it stands, though it may look like several answers or like a word.
    pub(super) fn is_answer(&self, typed: &str) -> bool {
        match &self.takes {
            Takes::Choice(options) => options
                .iter()
                .any(|option| option.key.to_lowercase() == typed.to_lowercase()),
            Takes::Text { examples, .. } => examples.iter().any(|example| example == typed),
            _ => false,
        }
    }

    /// Words and answers that a player may complete while they are typed.
    #[must_use]
    pub fn completions(&self) -> Vec<&str> {
        let mut words: Vec<&str> = match &self.takes {
            Takes::Choice(options) => options.iter().map(|option| option.key.as_str()).collect(),
            Takes::Text { examples, .. } => examples.iter().map(String::as_str).collect(),
            Takes::YesOrNo => vec!["yes", "no"],
            Takes::Number(_) | Takes::Dice(_) => Vec::new(),
        };
        words.extend(self.dice.then_some("dice"));
        words.extend(self.views.iter().map(|view| view.word));
        words.extend(super::words::WORDS.iter().map(|(word, _)| *word));
        words
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
