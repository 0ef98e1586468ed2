//! Reads a request: every fault says what is wrong, where, and what was expected.

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::super::number::Number;

/// A part of a request, and where it stands in it: `olivia.tiles, item 2`.
pub(super) struct Part<'a> {
    place: String,
    value: &'a Value,
}

impl<'a> Part<'a> {
    pub(super) fn new(place: &str, value: &'a Value) -> Self {
        Self {
            place: place.to_owned(),
            value,
        }
    }

    pub(super) fn place(&self) -> &str {
        &self.place
    }

    /// Puts the place before a fault of the rules.
    pub(super) fn because(&self, fault: impl Display) -> String {
        format!("{}: {fault}", self.place)
    }

    fn expected(&self, expected: impl Display) -> String {
        format!(
            "{}: {} where {expected} was expected",
            self.place,
            shown(self.value)
        )
    }

    /// An object with no keys but those known.
    pub(super) fn keys(self, known: &[&str]) -> Result<Keys<'a>, String> {
        let Value::Object(object) = self.value else {
            return Err(self.expected("an object"));
        };
        if let Some(key) = object.keys().find(|key| !known.contains(&key.as_str())) {
            let key = shown(&Value::String(key.clone()));
            return Err(format!(
                "{}: unknown key {key} where one of {} was expected",
                self.place,
                known.join(", ")
            ));
        }
        Ok(Keys {
            place: self.place,
            object,
        })
    }

    /// A list, each of its items read in turn.
    pub(super) fn list<T>(
        &self,
        mut read: impl FnMut(Part<'a>) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let Value::Array(items) = self.value else {
            return Err(self.expected("a list"));
        };
        let items = items.iter().enumerate();
        items
            .map(|(index, value)| {
                read(Part {
                    place: format!("{}, item {}", self.place, index + 1),
                    value,
                })
            })
            .collect()
    }

    /// A list of a fixed length.
    pub(super) fn exactly<T, const N: usize>(
        &self,
        read: impl FnMut(Part<'a>) -> Result<T, String>,
    ) -> Result<[T; N], String> {
        self.list(read)?.try_into().map_err(|items: Vec<T>| {
            format!(
                "{}: a list of {} where {N} were expected",
                self.place,
                items.len()
            )
        })
    }

    /// A whole number in a range.
    pub(super) fn whole<T>(&self, range: RangeInclusive<T>) -> Result<T, String>
    where
        T: TryFrom<i64> + PartialOrd + Display,
    {
        self.value
            .as_i64()
            .and_then(|number| T::try_from(number).ok())
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let (least, most) = (range.start(), range.end());
                self.expected(format_args!("a whole number from {least} to {most}"))
            })
    }

    /// The number of a die, region, city or tile.
    pub(super) fn number(&self) -> Result<Number, String> {
        Number::new(&self.place, self.whole(1..=6)?).map_err(|fault| fault.to_string())
    }

    pub(super) fn text(&self) -> Result<&'a str, String> {
        self.value.as_str().ok_or_else(|| self.expected("a text"))
    }

    pub(super) fn flag(&self) -> Result<bool, String> {
        self.value
            .as_bool()
            .ok_or_else(|| self.expected("true or false"))
    }
}

/// The keys of an object.
pub(super) struct Keys<'a> {
    place: String,
    object: &'a Map<String, Value>,
}

impl<'a> Keys<'a> {
    /// A key that may be left out.
    pub(super) fn get(&self, key: &str) -> Option<Part<'a>> {
        let value = self.object.get(key)?;
        Some(Part {
            place: format!("{}.{key}", self.place),
            value,
        })
    }

    /// A key that is needed.
    pub(super) fn need(&self, key: &str) -> Result<Part<'a>, String> {
        self.get(key)
            .ok_or_else(|| format!("{}: the key {key:?} was expected", self.place))
    }

    /// A key, or what it stands for when it is left out.
    pub(super) fn or<T>(
        &self,
        key: &str,
        default: T,
        read: impl FnOnce(Part<'a>) -> Result<T, String>,
    ) -> Result<T, String> {
        self.get(key).map_or(Ok(default), read)
    }
}

/// A value in a message: short, whatever was sent.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) if text.chars().count() > 20 => "a long text".to_owned(),
        Value::String(text) => format!("{text:?}"),
        Value::Array(items) => format!("a list of {}", items.len()),
        Value::Object(_) => "an object".to_owned(),
    }
}
