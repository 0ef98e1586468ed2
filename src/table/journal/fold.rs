//! What a journal comes to, once the undos and redos in it are carried out.
//!
//! A late game has a megabyte of states, of which only the last is wanted: so lines are told apart by their first bytes,
//! and none is parsed here but undo and redo.

use super::line::{RedoLine, UndoLine};
use std::ops::Range;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A chapter. `step`: undo takes it back like an answer, because a fix opened it.
    Chapter {
        step: bool,
        again: bool,
    },
    Answer,
    Chance,
}

/// A line that counts, and where it is in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub kind: Kind,
    pub span: Range<usize>,
}

impl Entry {
    /// Whether undo counts it.
    pub fn is_step(&self) -> bool {
        matches!(self.kind, Kind::Answer | Kind::Chapter { step: true, .. })
    }
}

/// The entries that count, and those that were taken back.
#[derive(Debug, Default)]
pub(super) struct Fold {
    pub entries: Vec<Entry>,
    /// What each undo took, the latest last.
    pub undone: Vec<Vec<Entry>>,
    /// What chance had given where the person went back and took another way: in front of which entry, and the lines.
    pub seen: Vec<(usize, Vec<Entry>)>,
}

impl Fold {
    /// Adds a line. `Err`: it is no line of a journal.
    pub fn line(&mut self, line: &str, span: Range<usize>) -> Result<(), ()> {
        if !line.ends_with('}') {
            return Err(());
        }
        if line.starts_with(r#"{"undo":"#) {
            let UndoLine { undo } = serde_json::from_str(line).map_err(drop)?;
            self.undo(undo);
        } else if line.starts_with(r#"{"redo":"#) {
            let RedoLine { redo } = serde_json::from_str(line).map_err(drop)?;
            self.redo(redo);
        } else {
            let kind = kind(line).ok_or(())?;
            self.add(Entry { kind, span });
        }
        Ok(())
    }

    /// Adds an entry. What was taken back is gone for good then.
    pub fn add(&mut self, entry: Entry) {
        self.note_seen();
        self.undone.clear();
        if matches!(entry.kind, Kind::Chapter { again: true, .. }) {
            self.entries.truncate(self.chapter_at().unwrap_or_default());
            let left = self.entries.len();
            self.seen.retain(|(at, _)| *at <= left);
        }
        self.entries.push(entry);
    }

    /// What was taken back is gone, but what chance gave in it has been seen.
    fn note_seen(&mut self) {
        let taken = self.undone.iter().rev().flatten();
        let seen: Vec<Entry> = taken
            .filter(|entry| entry.kind == Kind::Chance)
            .cloned()
            .collect();
        if !seen.is_empty() {
            self.seen.push((self.entries.len(), seen));
        }
    }

    /// Where the last chapter was opened.
    pub fn chapter_at(&self) -> Option<usize> {
        self.entries
            .iter()
            .rposition(|entry| matches!(entry.kind, Kind::Chapter { .. }))
    }

    /// How many steps can be taken back.
    pub fn steps(&self) -> usize {
        self.entries.iter().filter(|entry| entry.is_step()).count()
    }

    /// Takes back so many steps, or as many as there are. Each takes what came after it along.
    pub fn undo(&mut self, count: usize) {
        for _ in 0..count {
            let Some(at) = self.entries.iter().rposition(Entry::is_step) else {
                return;
            };
            self.undone.push(self.entries.split_off(at));
        }
    }

    /// Gives back so many steps, or as many as there are.
    pub fn redo(&mut self, count: usize) {
        for _ in 0..count {
            let Some(taken) = self.undone.pop() else {
                return;
            };
            self.entries.extend(taken);
        }
    }
}

/// What a line is, by its first bytes.
fn kind(line: &str) -> Option<Kind> {
    let chapter = |step, again| Some(Kind::Chapter { step, again });
    if line.starts_with(r#"{"answer":"#) {
        Some(Kind::Answer)
    } else if line.starts_with(r#"{"chance":"#) {
        Some(Kind::Chance)
    } else if line.starts_with(r#"{"chapter":"#) {
        chapter(false, false)
    } else if line.starts_with(r#"{"by":"#) {
        chapter(true, false)
    } else if line.starts_with(r#"{"again":true,"by":"#) {
        chapter(true, true)
    } else if line.starts_with(r#"{"again":true,"chapter":"#) {
        chapter(false, true)
    } else {
        None
    }
}
