//! A value kept inside another as the text of a TOML file: `#[serde(with = "crate::as_toml")]`.
//!
//! The facts of the box are TOML files already. A game that carries them along keeps those texts, so that they are
//! told in one format wherever they stand, and a journal can be read beside the files.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, de::DeserializeOwned, ser};
use serde_json::Value;

/// Writes a value as the text of its file.
///
/// # Errors
/// As the serializer; and where the value is none that TOML can hold.
pub fn serialize<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let text = toml::to_string(value).map_err(ser::Error::custom)?;
    serializer.serialize_str(&text)
}

/// Reads a value from the text of its file, or from an object, as the first journals had it.
///
/// # Errors
/// As the deserializer; and where the text is not that of such a file.
pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = text_of(Value::deserialize(deserializer)?).map_err(de::Error::custom)?;
    toml::from_str(&text).map_err(|fault| de::Error::custom(fault.message()))
}

/// TOML itself takes the object over: nothing else needs to be read from JSON then.
fn text_of(value: Value) -> Result<String, toml::ser::Error> {
    match value {
        Value::String(text) => Ok(text),
        object => toml::to_string(&object),
    }
}
