//! What the readers of files say of a fault, said as a person would.

/// Types that the readers name, and what a person calls them.
const TYPES: [(&str, &str); 12] = [
    ("usize", "a whole number, 0 or more"),
    ("u64", "a whole number, 0 or more"),
    ("u32", "a whole number, 0 or more"),
    ("u16", "a whole number from 0 to 65535"),
    ("u8", "a whole number from 0 to 255"),
    ("i8", "a whole number from -128 to 127"),
    ("i64", "a whole number"),
    ("a boolean", "true or false"),
    ("a string", "a text in quotation marks"),
    ("string or table", "a text in quotation marks"),
    ("a sequence", "a list in brackets"),
    ("a map", "a table of names and values"),
];

/// A fault in plain words. What is no reader's wording stays as it is.
pub(crate) fn told(message: &str) -> String {
    let message = message.trim_end();
    if let Some(rest) = message.strip_prefix("unknown variant ") {
        return unknown(rest, "is none of the words that may stand here");
    }
    if let Some(rest) = message.strip_prefix("unknown field ") {
        return unknown(rest, "is no name that may stand here");
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        return format!("{} is missing", quoted(field));
    }
    if message == "duplicate key" || message.starts_with("duplicate field ") {
        return "this name stands here twice: expected it once".into();
    }
    let found = |kind: &str| message.strip_prefix(kind)?.split_once(", expected ");
    if let Some((found, expected)) = found("invalid type: ").or_else(|| found("invalid value: ")) {
        return format!("found {}, expected {}", thing(found), named(expected));
    }
    if let Some((count, expected)) = found("invalid length ") {
        return format!("found {}, expected {}", entries(count), length(expected));
    }
    // a word without quotation marks is taken for the beginning of true, false, inf or nan
    let word = [
        "invalid boolean",
        "invalid float",
        "string values must be quoted",
    ];
    if word.iter().any(|word| message.starts_with(word)) {
        return "expected a number, true, false, or a text in quotation marks".into();
    }
    let open = [
        "invalid basic string, expected `\"`",
        "invalid literal string, expected `'`",
    ];
    if open.iter().any(|open| message.starts_with(open)) {
        return "the text has no quotation mark at its end: expected one".into();
    }
    message.to_owned()
}

/// "`x`, expected `a` or `b`".
fn unknown(rest: &str, is: &str) -> String {
    match rest.split_once(", ") {
        Some((name, expected)) => format!("{} {is}: {}", quoted(name), quoted(expected)),
        None => format!("{} {is}", quoted(rest)),
    }
}

/// "string \"two\"", "integer `10`".
fn thing(found: &str) -> String {
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    let value = value.trim_matches('`');
    match kind {
        "string" => format!("the text {value}"),
        "integer" => format!("the number {value}"),
        "floating" => format!("the number {}", value.trim_start_matches("point `")),
        "boolean" => value.to_owned(),
        "map" => "a table".into(),
        "sequence" => "a list".into(),
        _ => found.to_owned(),
    }
}

fn named(expected: &str) -> &str {
    let plain = TYPES.iter().find(|(name, _)| *name == expected);
    match plain {
        Some((_, plain)) => plain,
        None if expected.starts_with("struct ") => "a table of names and values",
        None => expected,
    }
}

fn entries(count: &str) -> String {
    match count {
        "1" => "1 entry".into(),
        count => format!("{count} entries"),
    }
}

/// "an array of length 2".
fn length(expected: &str) -> &str {
    let number = expected.rsplit(' ').next().unwrap_or_default();
    match number.bytes().all(|byte| byte.is_ascii_digit()) {
        true => number,
        false => expected,
    }
}

fn quoted(names: &str) -> String {
    let mut text = String::new();
    for (place, part) in names.split('`').enumerate() {
        text.push_str(match place {
            0 => "",
            place if place % 2 == 1 => "“",
            _ => "”",
        });
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_fault_is_told_as_a_person_would() {
        for (message, plain) in [
            (
                "unknown variant `permanet`, expected `lightning` or `permanent`",
                "“permanet” is none of the words that may stand here: expected “lightning” or “permanent”",
            ),
            (
                "unknown field `color`, expected one of `verified`, `hexes`",
                "“color” is no name that may stand here: expected one of “verified”, “hexes”",
            ),
            (
                "unknown field `a`, there are no fields",
                "“a” is no name that may stand here: there are no fields",
            ),
            ("missing field `medium`", "“medium” is missing"),
            (
                "duplicate key",
                "this name stands here twice: expected it once",
            ),
            (
                "invalid type: string \"two\", expected usize",
                "found the text \"two\", expected a whole number, 0 or more",
            ),
            (
                "invalid type: integer `10`, expected a sequence",
                "found the number 10, expected a list in brackets",
            ),
            (
                "invalid type: floating point `1.5`, expected u8",
                "found the number 1.5, expected a whole number from 0 to 255",
            ),
            (
                "invalid value: integer `300`, expected i8",
                "found the number 300, expected a whole number from -128 to 127",
            ),
            (
                "invalid type: boolean `true`, expected a string",
                "found true, expected a text in quotation marks",
            ),
            (
                "invalid type: map, expected a boolean",
                "found a table, expected true or false",
            ),
            (
                "invalid length 1, expected an array of length 2",
                "found 1 entry, expected 2",
            ),
            (
                "invalid boolean, expected `true`",
                "expected a number, true, false, or a text in quotation marks",
            ),
            (
                "the card \"L1 X2\": column 4: found \"X\", expected an action",
                "the card \"L1 X2\": column 4: found \"X\", expected an action",
            ),
        ] {
            assert_eq!(told(message), plain);
        }
    }
}
