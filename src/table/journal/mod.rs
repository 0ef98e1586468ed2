//! What is remembered of a game: the state at each chapter's start, and every answer after it.
//!
//! A journal is a file of JSON values, one a line, that only ever grows. Each line is on the disk before anything is
//! shown for it. Undo is a line as well: it says how many answers no longer count.

mod back;
mod deeds;
mod fold;
mod line;
mod log;
mod read;
mod story;
mod unkept;
mod write;

pub(super) use line::{AnswerLine, ChanceLine, ChapterLine};
pub use line::{Dealt, Head, Told};
pub use story::{StoryChapter, StoryLine};

use super::Game;
use super::chance::Place;
use chrono::{DateTime, FixedOffset, SecondsFormat};
use fold::{Entry, Fold, Kind};
use serde::{Deserialize, de::DeserializeOwned};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The version of the format.
const FORMAT: u32 = 1;

/// The memory of one game, in a file or in memory alone.
pub struct Journal {
    head: Head,
    /// All lines, as they are in the file.
    text: String,
    fold: Fold,
    file: Option<File>,
    path: PathBuf,
    /// Where the file has to be cut and ended before anything is added: behind its last whole line.
    torn: bool,
    /// Why the file is no longer written, until the person was told.
    trouble: Option<unkept::Trouble>,
    /// What had to be mended when it was read, until the person was told.
    notice: Option<String>,
}

/// What is recorded in a chapter, to be given again when it runs again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Recorded {
    Answer(AnswerLine),
    Chance(ChanceLine),
}

/// What is told again when answers are given again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Retold {
    /// The heading of a chapter that was opened.
    Heading(String),
    /// Something that was told.
    Told(Told),
}

/// Why a chapter is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// It comes next.
    Next,
    /// The table was mended.
    Fixed {
        /// What was mended.
        what: String,
        /// How many things were told while it was.
        told: usize,
    },
}

impl Journal {
    /// A journal in memory alone, for a demonstration or a test.
    #[must_use]
    pub fn memory<G: Game>(seed: u64) -> Journal {
        Journal::empty::<G>(seed, "")
    }

    /// A journal in a new, empty file. The file stays open, and so does a lock that was taken on it.
    ///
    /// # Errors
    /// When the first line cannot be written.
    pub fn create<G: Game>(
        file: File,
        path: &Path,
        seed: u64,
        begun: DateTime<FixedOffset>,
    ) -> io::Result<Journal> {
        let mut journal =
            Journal::empty::<G>(seed, &begun.to_rfc3339_opts(SecondsFormat::Secs, false));
        journal.path = path.to_owned();
        let mut file = file;
        file.write_all(journal.text.as_bytes())?;
        file.sync_all()?;
        journal.file = Some(file);
        Ok(journal)
    }

    fn empty<G: Game>(seed: u64, begun: &str) -> Journal {
        let head = Head {
            footplate: FORMAT,
            opponent: G::OPPONENT.to_owned(),
            rules: G::RULES,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            begun: begun.to_owned(),
            seed,
        };
        let mut journal = Journal {
            head,
            text: String::new(),
            fold: Fold::default(),
            file: None,
            path: PathBuf::new(),
            torn: false,
            trouble: None,
            notice: None,
        };
        if let Ok(line) = serde_json::to_string(&journal.head) {
            journal.text = line + "\n";
        }
        journal
    }

    /// Its first line.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Whether what is answered reaches a file.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    /// Whether a chapter was ever opened.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.fold.chapter_at().is_some()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.chapter_line()
            .is_ok_and(|line| line.chapter.is_empty())
    }

    /// The heading of the open chapter. `None` before the first and when the game is over.
    #[must_use]
    pub fn chapter(&self) -> Option<String> {
        let line = self.chapter_line().ok()?;
        Some(line.chapter).filter(|chapter| !chapter.is_empty())
    }

    /// The state that the open chapter started from.
    ///
    /// # Errors
    /// A sentence, when there is none or when it cannot be read.
    pub fn state<S: DeserializeOwned>(&self) -> Result<S, String> {
        let line = self.chapter_line()?;
        serde_json::from_str(line.state.get())
            .map_err(|error| self.unreadable(self.last_chapter_span_start(), &error))
    }

    /// Whether this version of a game can play it on.
    ///
    /// # Errors
    /// A sentence, when it is a journal of another game or of later rules.
    pub fn fits<G: Game>(&self) -> Result<(), String> {
        if self.head.opponent != G::OPPONENT {
            return Err(format!(
                "This is a game against “{}”, not against “{}”.",
                self.head.opponent,
                G::OPPONENT
            ));
        }
        let rules = self
            .chapter_line()
            .ok()
            .and_then(|line| line.rules)
            .unwrap_or(self.head.rules);
        if rules > G::RULES {
            return Err(format!(
                "This game was played with version {rules} of the rules, and this program knows them up to version {}: take a newer footplate.",
                G::RULES
            ));
        }
        Ok(())
    }

    /// How many answers can be taken back.
    #[must_use]
    pub fn answers(&self) -> usize {
        self.fold.steps()
    }

    /// How many undos can be taken back.
    #[must_use]
    pub fn undone(&self) -> usize {
        self.fold.undone.len()
    }

    /// Whether something was answered in the open chapter whose question has a name that begins so.
    #[must_use]
    pub fn has_answered(&self, key: &str) -> bool {
        let recorded = self.recorded().unwrap_or_default();
        recorded.iter().any(
            |recorded| matches!(recorded, Recorded::Answer(line) if line.answer.starts_with(key)),
        )
    }

    /// All its lines, as they are in the file.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place of chance when the open chapter began.
    pub(super) fn place(&self) -> Place {
        let begin = Place {
            seed: self.head.seed,
            drawn: 0,
        };
        self.chapter_line().map_or(begin, |line| line.chance)
    }

    /// What is recorded since the open chapter began.
    pub(super) fn recorded(&self) -> Result<Vec<Recorded>, String> {
        let begin = self.fold.chapter_at().map_or(0, |at| at + 1);
        let entries = self.fold.entries.get(begin..).unwrap_or_default();
        entries
            .iter()
            .map(|entry| self.recorded_in(entry))
            .collect()
    }

    fn recorded_in(&self, entry: &Entry) -> Result<Recorded, String> {
        let line = self.line(entry);
        let read = match entry.kind {
            Kind::Chance => serde_json::from_str(line).map(Recorded::Chance),
            _ => serde_json::from_str(line).map(Recorded::Answer),
        };
        read.map_err(|error| self.unreadable(entry.span.start, &error))
    }

    /// What was told before a line was written.
    fn told_in(&self, entry: &Entry) -> Vec<Told> {
        #[derive(Deserialize)]
        struct Only {
            #[serde(default)]
            told: Vec<Told>,
        }
        let only = serde_json::from_str::<Only>(self.line(entry));
        only.map(|only| only.told).unwrap_or_default()
    }

    fn line(&self, entry: &Entry) -> &str {
        self.text.get(entry.span.clone()).unwrap_or_default()
    }

    fn last_chapter_span_start(&self) -> usize {
        let at = self
            .fold
            .chapter_at()
            .and_then(|at| self.fold.entries.get(at));
        at.map_or(0, |entry| entry.span.start)
    }

    fn chapter_line(&self) -> Result<ChapterLine<'_>, String> {
        let Some(entry) = self
            .fold
            .chapter_at()
            .and_then(|at| self.fold.entries.get(at))
        else {
            return Err("This game was never begun.".to_owned());
        };
        serde_json::from_str(self.line(entry))
            .map_err(|error| self.unreadable(entry.span.start, &error))
    }

    /// A sentence about a line that is in the way.
    fn unreadable(&self, start: usize, error: &serde_json::Error) -> String {
        let above = self.text.get(..start).unwrap_or_default();
        let number = above.matches('\n').count() + 1;
        format!(
            "{}, line {number}: this line of the journal cannot be read ({error}).",
            self.path.display()
        )
    }
}
