//! Things listed in a sentence.

/// "a", "a or b", "a, b or c": with that word before the last.
pub(crate) fn joined(things: &[String], word: &str) -> String {
    match things {
        [most @ .., last] if !most.is_empty() => format!("{} {word} {last}", most.join(", ")),
        _ => things.concat(),
    }
}
