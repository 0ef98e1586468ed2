//! A journal whose file cannot be written: the game goes on in memory, and the person is told once.

use super::Journal;
use crate::table::Game;
use chrono::{DateTime, FixedOffset, SecondsFormat};
use std::fs::File;
use std::io::{self, ErrorKind, Write};

/// Why the file is not written.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It never was; a sentence.
    Never(String),
    /// It no longer is.
    NoLonger(io::Error),
}

impl Journal {
    /// A journal in memory, because no file could be made for it; `why` is a sentence, which the person will be told.
    #[must_use]
    pub fn unkept<G: Game>(seed: u64, begun: DateTime<FixedOffset>, why: String) -> Journal {
        let begun = begun.to_rfc3339_opts(SecondsFormat::Secs, false);
        let mut journal = Journal::empty::<G>(seed, &begun);
        journal.trouble = Some(Trouble::Never(why));
        journal
    }

    /// Makes the file ready for more lines: what stands behind the last whole line goes, and that line gets its end. A file
    /// that cannot be written is given up; the person will be told.
    pub(in crate::table) fn settle(&mut self) {
        let Some(file) = &mut self.file else {
            return;
        };
        let length = self.text.len() as u64;
        let settled = match std::mem::take(&mut self.torn) {
            true => file.set_len(length),
            false => Ok(()),
        };
        let settled = settled.and_then(|()| match self.text.ends_with('\n') {
            true => may_be_written(file),
            false => file.write_all(b"\n"),
        });
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        if let Err(error) = settled {
            self.give_up(error);
        }
    }

    /// From now on there is no file.
    pub(super) fn give_up(&mut self, error: io::Error) {
        self.file = None;
        self.trouble = Some(Trouble::NoLonger(error));
    }

    /// A sentence about the file, if there is something that the person was not told yet.
    pub(in crate::table) fn take_notice(&mut self) -> Option<String> {
        const LOST: &str =
            "It goes on in memory, and what you do from now on is lost when you leave.";
        match self.trouble.take() {
            Some(Trouble::Never(why)) => Some(format!("The game cannot be saved: {why} {LOST}")),
            Some(Trouble::NoLonger(error)) => Some(format!(
                "The game can no longer be saved in {}: {error}. {LOST}",
                self.path.display()
            )),
            None => self.notice.take(),
        }
    }
}

/// Writes nothing, to see whether more could be written.
fn may_be_written(file: &mut File) -> io::Result<()> {
    let nothing = file.write(b"").map(usize::count_ones);
    nothing
        .map(drop)
        .map_err(|_| io::Error::new(ErrorKind::PermissionDenied, "the file may only be read"))
}
