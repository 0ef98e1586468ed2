//! A TOML file of facts that a person may have edited: what is wrong in it is told with its place.

use std::fmt;

use serde::de::DeserializeOwned;
use toml::{
    Spanned, Table,
    de::{DeTable, DeValue},
};

use crate::plain_words::told;

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

impl FactsFault {
    /// Something wrong with the file as a whole.
    pub(crate) fn whole(file: &str, message: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            at: None,
            message: message.into(),
        }
    }

    /// Something wrong with the value that this path leads to in the file's text.
    pub(crate) fn in_text(
        file: &str,
        text: &str,
        path: &[Step],
        message: impl Into<String>,
    ) -> Self {
        Self {
            at: place(text, path),
            ..Self::whole(file, message)
        }
    }
}

/// A step on the way to a value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step<'s> {
    /// Into a table.
    Key(&'s str),
    /// Into a list, counted from 0.
    Nth(usize),
}

/// Reads a file's text; the fault tells line and column.
pub(crate) fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, FactsFault> {
    toml::from_str(text).map_err(|error| FactsFault {
        file: file.into(),
        at: error.span().map(|span| line_and_column(text, span.start)),
        message: told(error.message()),
    })
}

/// Reads a file's text as it stands.
///
/// # Errors
/// What is no TOML in it, and where.
pub fn read_table(file: &str, text: &str) -> Result<Table, FactsFault> {
    parse(file, text)
}

/// Line and column of a table within tables, by their names.
#[must_use]
pub fn place_of_table(text: &str, names: &[&str]) -> Option<(usize, usize)> {
    let path: Vec<Step> = names.iter().copied().map(Step::Key).collect();
    place(text, &path)
}

/// Where that value begins, or the nearest that is there of those around it.
fn place(text: &str, path: &[Step]) -> Option<(usize, usize)> {
    let document = DeTable::parse(text).ok()?;
    let mut found: Option<&Spanned<DeValue>> = None;
    for step in path {
        let next = match (step, found.map(Spanned::get_ref)) {
            (Step::Key(key), None) => document.get_ref().get(*key),
            (Step::Key(key), Some(DeValue::Table(table))) => table.get(*key),
            (Step::Nth(index), Some(DeValue::Array(list))) => list.get(*index),
            _ => None,
        };
        let Some(next) = next else { break };
        found = Some(next);
    }
    found.map(|value| line_and_column(text, value.span().start))
}

/// Line and column, from 1, of a byte of a text.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_that_of_the_value_or_of_what_is_around_it() {
        let text = "a = 1\nrows = [[1, 2], [3, 4]]\n\n[[cards]]\nname = \"A\"\n\n[[cards]]\nname = \"B\"\n";
        let at = |path: &[Step]| place(text, path);
        assert_eq!(at(&[Step::Key("a")]), Some((1, 5)));
        assert_eq!(
            at(&[Step::Key("rows"), Step::Nth(1), Step::Nth(0)]),
            Some((2, 18))
        );
        let second = [Step::Key("cards"), Step::Nth(1)];
        assert_eq!(at(&second), Some((7, 1)));
        assert_eq!(at(&[second[0], second[1], Step::Key("name")]), Some((8, 8)));
        assert_eq!(
            at(&[second[0], second[1], Step::Key("round")]),
            Some((7, 1))
        );
        assert_eq!(at(&[Step::Key("none")]), None);
    }
}
