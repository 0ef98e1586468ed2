//! Writing a journal: a line is in the file, and on the disk, before the caller goes on.

use super::fold::{Entry, Kind};
use super::line::{RedoLine, UndoLine};
use super::{AnswerLine, ChanceLine, ChapterLine, Journal, Opening, Retold, Told};
use crate::table::Game;
use crate::table::chance::Place;
use serde::Serialize;
use serde_json::value::RawValue;
use std::fs::File;
use std::io::{self, Write};

impl Journal {
    /// Opens a chapter.
    pub(in crate::table) fn open<G: Game>(
        &mut self,
        game: &G,
        opening: Opening,
        chance: Place,
        told: Vec<Told>,
    ) -> Result<(), String> {
        let state = serde_json::value::to_raw_value(game)
            .map_err(|error| format!("The game cannot be written down: {error}."))?;
        let (by, of_fix) = match opening {
            Opening::Next => (None, 0),
            Opening::Fixed { what, told } => {
                (Some(format!("fix {what}").trim_end().to_owned()), told)
            }
        };
        let step = by.is_some();
        let line = ChapterLine {
            again: false,
            by,
            chapter: game.chapter().unwrap_or_default(),
            rules: Some(G::RULES).filter(|rules| *rules > self.head.rules),
            chance,
            state: &state,
            told,
            of_fix,
        };
        self.append(Kind::Chapter { step, again: false }, &line);
        Ok(())
    }

    /// Opens the open chapter anew, without the answers that it has.
    pub(in crate::table) fn open_again<G: Game>(&mut self) -> Result<(), String> {
        let rules = Some(G::RULES).filter(|rules| *rules > self.head.rules);
        let opened = self.opened_again(None, rules)?;
        self.append_all(vec![opened]);
        Ok(())
    }

    /// Lets the open chapter start from another state, with the answers that it has: what was learned elsewhere since.
    ///
    /// # Errors
    /// When the state cannot be written down.
    pub fn start_from<G: Game>(&mut self, game: &G) -> Result<(), String> {
        let state = serde_json::value::to_raw_value(game)
            .map_err(|error| format!("The game cannot be written down: {error}."))?;
        let begin = self.fold.chapter_at().map_or(0, |at| at + 1);
        let recorded = self.fold.entries.get(begin..).unwrap_or_default();
        let mut lines = vec![self.opened_again(Some(&state), self.chapter_line()?.rules)?];
        for entry in recorded {
            lines.push((entry.kind, self.line(entry).to_owned()));
        }
        self.append_all(lines);
        Ok(())
    }

    /// The line that opens the open chapter again, from this state or its own.
    fn opened_again(
        &self,
        state: Option<&RawValue>,
        rules: Option<u32>,
    ) -> Result<(Kind, String), String> {
        let line = self.chapter_line()?;
        let step = line.by.is_some();
        let again = ChapterLine {
            again: true,
            rules,
            state: state.unwrap_or(line.state),
            ..line
        };
        match serde_json::to_string(&again) {
            Ok(text) => Ok((Kind::Chapter { step, again: true }, text)),
            Err(_) => Err("The chapter cannot be written down.".to_owned()),
        }
    }

    /// Writes lines in one, so that no answer is lost between them.
    fn append_all(&mut self, lines: Vec<(Kind, String)>) {
        let mut start = self.text.len();
        let mut texts = Vec::new();
        for (kind, text) in lines {
            let span = start..start + text.len();
            start = span.end + 1;
            self.fold.add(Entry { kind, span });
            texts.push(text);
        }
        self.write_text(texts.join("\n"));
    }

    pub(in crate::table) fn answer(&mut self, line: &AnswerLine) {
        self.append(Kind::Answer, line);
    }

    pub(in crate::table) fn chance(&mut self, line: &ChanceLine) {
        self.append(Kind::Chance, line);
    }

    /// Takes back so many answers. Gives what they were, the latest first.
    pub(in crate::table) fn undo(&mut self, count: usize) -> Vec<String> {
        let count = count.min(self.fold.steps());
        let mut labels = self.deeds(self.last_steps(count));
        labels.reverse();
        if count > 0 {
            self.fold.undo(count);
            self.write(&UndoLine { undo: count });
        }
        labels
    }

    /// Gives so many answers again. Gives what they are, the earliest first, and what was told after them in the chapters that
    /// they ended: a chapter that runs again tells only its own part.
    pub(in crate::table) fn redo(&mut self, count: usize) -> (Vec<String>, Vec<Retold>) {
        let count = count.min(self.fold.undone.len());
        let labels = self.deeds(self.next_steps().take(count));
        let before = self.fold.entries.len();
        if count > 0 {
            self.fold.redo(count);
            self.write(&RedoLine { redo: count });
        }
        let ended = self.fold.chapter_at().map_or(0, |at| at + 1);
        let closed = self.fold.entries.get(before + 1..ended).unwrap_or_default();
        let mut retold = Vec::new();
        for entry in closed {
            retold.extend(self.told_in(entry).into_iter().map(Retold::Told));
            let opened = matches!(entry.kind, Kind::Chapter { .. });
            let line = serde_json::from_str::<ChapterLine>(self.line(entry));
            if let Some(line) = line.ok().filter(|_| opened) {
                retold.push(Retold::Heading(line.chapter));
            }
        }
        (labels, retold)
    }

    fn append(&mut self, kind: Kind, line: &impl Serialize) {
        if let Ok(line) = serde_json::to_string(line) {
            self.append_all(vec![(kind, line)]);
        }
    }

    fn write(&mut self, line: &impl Serialize) {
        if let Ok(line) = serde_json::to_string(line) {
            self.write_text(line);
        }
    }

    fn write_text(&mut self, line: String) {
        let start = self.text.len();
        self.text.push_str(&line);
        self.text.push('\n');
        let Some(file) = &mut self.file else {
            return;
        };
        let added = self.text.get(start..).unwrap_or_default();
        if let Err(error) = write_through(file, added) {
            self.give_up(error);
        }
    }
}

/// Writes to the disk itself. A file that was removed meanwhile takes lines as if nothing were amiss, so that is asked as well.
fn write_through(file: &mut File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_data()?;
    if is_removed(file)? {
        return Err(io::Error::new(
            io::ErrorKind::NotFound,
            "the file was removed",
        ));
    }
    Ok(())
}

#[cfg(unix)]
fn is_removed(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    Ok(file.metadata()?.nlink() == 0)
}

#[cfg(not(unix))]
fn is_removed(_file: &File) -> io::Result<bool> {
    Ok(false)
}
