use std::fmt;

use serde::de::DeserializeOwned;

/// What is wrong with a file of facts, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactsFault {
    /// The file's path within the data folder.
    pub file: String,
    /// Line and column, from 1; `None` where the file as a whole is at fault.
    pub at: Option<(usize, usize)>,
    /// A sentence: what is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for FactsFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some((line, column)) = self.at {
            write!(f, ", line {line}, column {column}")?;
        }
        write!(f, ": {}", self.message.trim_end().replace('\n', "; "))
    }
}

impl std::error::Error for FactsFault {}

/// Reads a file's text; the fault tells line and column.
pub(in crate::major) fn parse<T: DeserializeOwned>(
    file: &str,
    text: &str,
) -> Result<T, FactsFault> {
    toml::from_str(text).map_err(|error| FactsFault {
        file: file.into(),
        at: error.span().map(|span| line_and_column(text, span.start)),
        message: in_plain_words(error.message()),
    })
}

/// A fault names numbers as a person would.
fn in_plain_words(message: &str) -> String {
    let mut message = message.to_owned();
    for number in ["usize", "u8", "u16", "u32"] {
        let expected = format!("expected {number}");
        if let Some(rest) = message.strip_suffix(&expected) {
            message = format!("{rest}expected a whole number");
        }
    }
    message
}

/// Line and column, from 1, of a byte of a text.
pub(super) fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before
        .rsplit('\n')
        .next()
        .map_or(0, |line| line.chars().count())
        + 1;
    (line, column)
}
