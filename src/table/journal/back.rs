//! Looking back: what undo and redo would do, and each chapter as it was played.

use super::fold::Kind;
use super::{ChapterLine, Entry, Journal, Recorded, Told};
use crate::table::chance::Place;
use serde::de::DeserializeOwned;

/// A chapter that counts, as it was played.
pub(in crate::table) struct Chapter<G> {
    /// The state that it started from.
    pub state: G,
    /// Where chance stood.
    pub place: Place,
    /// What opened it, where that was a fix.
    pub by: Option<String>,
    /// What was answered and dealt in it.
    pub recorded: Vec<Recorded>,
}

impl Journal {
    /// What was told in the open chapter until its last line.
    pub(in crate::table) fn told_in_chapter(&self) -> Vec<Told> {
        let begin = self.fold.chapter_at().map_or(0, |at| at + 1);
        let entries = self.fold.entries.get(begin..).unwrap_or_default();
        entries
            .iter()
            .flat_map(|entry| self.told_in(entry))
            .collect()
    }

    /// All chapters that count, in order.
    pub(in crate::table) fn chapters<G: DeserializeOwned>(
        &self,
    ) -> Result<Vec<Chapter<G>>, String> {
        let mut chapters: Vec<Chapter<G>> = Vec::new();
        for entry in &self.fold.entries {
            match (entry.kind, chapters.last_mut()) {
                (Kind::Chapter { .. }, _) => chapters.push(self.opened(entry)?),
                (_, Some(chapter)) => chapter.recorded.push(self.recorded_in(entry)?),
                // nothing is recorded before the first chapter
                (_, None) => {}
            }
        }
        Ok(chapters)
    }

    fn opened<G: DeserializeOwned>(&self, entry: &Entry) -> Result<Chapter<G>, String> {
        let unreadable = |error| self.unreadable(entry.span.start, &error);
        let line: ChapterLine = serde_json::from_str(self.line(entry)).map_err(unreadable)?;
        Ok(Chapter {
            state: serde_json::from_str(line.state.get()).map_err(unreadable)?,
            place: line.chance,
            by: line.by,
            recorded: Vec::new(),
        })
    }
}
