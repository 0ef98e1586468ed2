//! How two files of facts differ, value by value.

use toml::{Table, Value};

/// The longest text that needs no quotation marks.
const SHORT: usize = 24;

/// One line for each value that differs: "cards, Load A, text: L3 M2 $4, now L4 M2 $4".
pub fn differences(old: &Table, new: &Table) -> Vec<String> {
    let mut lines = Vec::new();
    tables("", old, new, &mut lines);
    lines
}

fn tables(path: &str, old: &Table, new: &Table, lines: &mut Vec<String>) {
    // where the figures come from is no figure
    let is_figure = |(key, _): &(&String, &Value)| *key != "source";
    for (key, value) in new.iter().filter(is_figure) {
        values(&joined(path, key), old.get(key), Some(value), lines);
    }
    for (key, value) in old.iter().filter(is_figure) {
        if !new.contains_key(key) {
            values(&joined(path, key), Some(value), None, lines);
        }
    }
}

fn joined(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}, {key}")
    }
}

fn values(path: &str, old: Option<&Value>, new: Option<&Value>, lines: &mut Vec<String>) {
    match (old, new) {
        (Some(Value::Table(old)), Some(Value::Table(new))) => tables(path, old, new, lines),
        (Some(Value::Array(old)), Some(Value::Array(new)))
            if are_tables(old) && are_tables(new) =>
        {
            arrays(path, old, new, lines);
        }
        (old, new) if old == new => {}
        (old, Some(Value::Array(new))) if are_tables(new) && !new.is_empty() => {
            let old = old.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
            arrays(path, old, new, lines);
        }
        (old, new) => lines.push(format!("{path}: {}, now {}", told(old), told(new))),
    }
}

fn are_tables(values: &[Value]) -> bool {
    values.iter().all(Value::is_table)
}

/// Entries are the same by their name, else by their place.
fn arrays(path: &str, old: &[Value], new: &[Value], lines: &mut Vec<String>) {
    let names = |values: &[Value]| -> Vec<String> {
        (1..)
            .zip(values)
            .map(|(place, value)| name(value).unwrap_or_else(|| format!("{place}")))
            .collect()
    };
    let (old_names, new_names) = (names(old), names(new));
    for (name, value) in new_names.iter().zip(new) {
        let before = old_names.iter().position(|other| other == name);
        let before = before.and_then(|place| old.get(place));
        values(&joined(path, name), before, Some(value), lines);
    }
    for (name, value) in old_names.iter().zip(old) {
        if !new_names.contains(name) {
            values(&joined(path, name), Some(value), None, lines);
        }
    }
}

fn name(value: &Value) -> Option<String> {
    ["name", "id", "card", "number"]
        .iter()
        .find_map(|key| match value.get(key)? {
            Value::String(name) => Some(name.clone()),
            Value::Integer(number) => Some(format!("{key} {number}")),
            _ => None,
        })
}

fn told(value: Option<&Value>) -> String {
    match value {
        None => "nothing".into(),
        // what reads like a sentence would run into the next one
        Some(Value::String(text)) if text.len() > SHORT || text.ends_with('.') => {
            format!("“{text}”")
        }
        Some(Value::String(text)) => text.clone(),
        Some(Value::Table(table)) => {
            let entries = table
                .iter()
                .map(|(key, value)| format!("{key} {}", told(Some(value))));
            entries.collect::<Vec<_>>().join(", ")
        }
        Some(Value::Array(values)) => {
            let values: Vec<String> = values.iter().map(|value| told(Some(value))).collect();
            format!("[{}]", values.join(" "))
        }
        Some(value) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_name_what_changes() {
        let old: Table = toml::from_str(
            "verified = false\nrows = [[1, 2]]\n[[cards]]\nname = \"A\"\ntext = \"L1\"\n[[cards]]\nname = \"B\"\ntext = \"L2\"",
        )
        .unwrap();
        let new: Table = toml::from_str(
            "verified = true\nrows = [[1, 3]]\n[[cards]]\nname = \"B\"\ntext = \"L3\"\n[[cards]]\nname = \"C\"\ntext = \"L2\"",
        )
        .unwrap();
        let mut found = differences(&old, &new);
        found.sort();
        assert_eq!(
            found,
            [
                "cards, A: name A, text L1, now nothing",
                "cards, B, text: L2, now L3",
                "cards, C: nothing, now name C, text L2",
                "rows: [[1 2]], now [[1 3]]",
                "verified: false, now true",
            ]
        );
        assert!(differences(&new, &new).is_empty());
    }
}
