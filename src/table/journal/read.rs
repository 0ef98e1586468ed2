//! Reading a journal.

use super::fold::Fold;
use super::line::{AnswerLine, ChanceLine, ChapterLine, RedoLine, UndoLine};
use super::{FORMAT, Head, Journal};
use serde::Deserialize;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

const TORN: &str = "The last line of this game's journal was not written whole, so it was dropped: your last answer may be asked for again.";

impl Journal {
    /// Reads a journal, and goes on writing to its file. The file must be open for reading and for appending; a lock that was
    /// taken on it is kept. A last line that was not written whole is cut off.
    ///
    /// # Errors
    /// A sentence that names the file, and the line that is wrong.
    pub fn read(mut file: File, path: &Path) -> Result<Journal, String> {
        let fault = |error: std::io::Error| format!("{} cannot be read: {error}.", path.display());
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(fault)?;
        let length = bytes.len();
        let mut journal = Journal::parse(bytes, path)?;
        let fault =
            |error: std::io::Error| format!("{} cannot be written: {error}.", path.display());
        if journal.text.len() < length {
            file.set_len(journal.text.len() as u64).map_err(fault)?;
        }
        if !journal.text.ends_with('\n') {
            file.write_all(b"\n").map_err(fault)?;
            journal.text.push('\n');
        }
        journal.file = Some(file);
        Ok(journal)
    }

    /// Reads a journal that is only looked at.
    ///
    /// # Errors
    /// A sentence that names the file, and the line that is wrong.
    pub fn parse(bytes: Vec<u8>, path: &Path) -> Result<Journal, String> {
        let length = bytes.len();
        let text = whole_text(bytes).map_err(|line| unreadable(path, line))?;
        let (first, _) = text.split_once('\n').unwrap_or((&text, ""));
        let head = read_head(first, path)?;
        let mut journal = Journal {
            head,
            text,
            fold: Fold::default(),
            file: None,
            path: path.to_owned(),
            trouble: None,
            notice: None,
        };
        let mut start = journal.text.len().min(first_line_end(&journal.text));
        let mut number = 2;
        while start < journal.text.len() {
            let rest = &journal.text[start..];
            let length = rest.find('\n').unwrap_or(rest.len());
            let (line, is_last) = (&rest[..length], start + length + 1 >= journal.text.len());
            let whole = !is_last || is_readable(line);
            if !whole || journal.fold.line(line, start..start + length).is_err() {
                if !is_last {
                    return Err(unreadable(path, number));
                }
                journal.text.truncate(start);
            }
            start += length + 1;
            number += 1;
        }
        if journal.text.len() < length {
            journal.notice = Some(TORN.to_owned());
        }
        Ok(journal)
    }
}

fn first_line_end(text: &str) -> usize {
    text.find('\n').map_or(text.len(), |end| end + 1)
}

fn unreadable(path: &Path, line: usize) -> String {
    format!(
        "{}, line {line}: this is no line of a game's journal. The file was changed by something else; without this line and all below it, the game can be resumed.",
        path.display()
    )
}

/// The bytes as text. Bytes that are none may only stand in the last line; what is before them is given then. The error is the
/// number of another line.
fn whole_text(bytes: Vec<u8>) -> Result<String, usize> {
    String::from_utf8(bytes).or_else(|error| {
        let good = error.utf8_error().valid_up_to();
        let mut bytes = error.into_bytes();
        let newline = bytes[good..].iter().position(|byte| *byte == b'\n');
        if newline.is_some_and(|at| good + at + 1 < bytes.len()) {
            return Err(1 + bytes[..good].iter().filter(|byte| **byte == b'\n').count());
        }
        bytes.truncate(good);
        Ok(String::from_utf8(bytes).unwrap_or_default())
    })
}

fn read_head(line: &str, path: &Path) -> Result<Head, String> {
    #[derive(Deserialize)]
    struct Format {
        footplate: u32,
    }
    let path = path.display();
    let format = serde_json::from_str::<Format>(line)
        .map_err(|_| format!("{path} is no game: its first line is not that of a journal."))?;
    if format.footplate > FORMAT {
        return Err(format!(
            "{path} was written by a newer footplate, in a format that this one cannot read: take a newer footplate."
        ));
    }
    serde_json::from_str(line).map_err(|error| {
        format!("{path}, line 1: the beginning of the journal cannot be read ({error}).")
    })
}

/// Whether a line can be read in full.
fn is_readable(line: &str) -> bool {
    serde_json::from_str::<ChapterLine>(line).is_ok()
        || serde_json::from_str::<AnswerLine>(line).is_ok()
        || serde_json::from_str::<ChanceLine>(line).is_ok()
        || serde_json::from_str::<UndoLine>(line).is_ok()
        || serde_json::from_str::<RedoLine>(line).is_ok()
}
