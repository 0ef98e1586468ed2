//! What was typed in the place of a place: a word of your turn, or a car before where it stands.

use crate::freight::{CarKind, Fault};

use super::fault;

/// What is wrong in a line that should say where cars stand.
#[must_use]
pub fn no_position(typed: &str, wrong: &Fault, example: &str) -> String {
    misplaced(typed, example).unwrap_or_else(|| fault(wrong))
}

/// Where a word or a car belongs that was typed first; `None` where there is none.
#[must_use]
pub fn misplaced(typed: &str, example: &str) -> Option<String> {
    let begin = typed.split('/').map(str::trim);
    let mut first_words = begin.filter_map(|part| part.split_whitespace().next());
    let is_deed = |word: &&str| {
        let deeds = ["load", "move", "ship", "done", "cash", "yes", "no"];
        deeds.iter().any(|deed| deed.eq_ignore_ascii_case(word))
    };
    let is_car = |word: &&str| {
        let kind = word.split('(').next().unwrap_or(word);
        CarKind::ALL
            .iter()
            .any(|known| known.to_string().eq_ignore_ascii_case(kind))
    };
    let is_city = |word: &&str| {
        let name = word.trim_end_matches([':', ',']);
        ["benares", "calcutta"].contains(&name.to_lowercase().as_str())
    };
    let word = first_words.find(|word| is_deed(word) || is_car(word) || is_city(word))?;
    if is_city(&word) {
        return Some(format!(
            "Here Benares is typed BEN and Calcutta CAL, with / between two places, as in {example}."
        ));
    }
    Some(if is_deed(&word) {
        format!(
            "“{word}” is for your turn, at “{}”. Here type a place and what stands there, as in {example}.",
            super::ON_THE_RAILWAY
        )
    } else {
        format!("Name the place first, then what stands there, as in {example}.")
    })
}
