//! Reading an answer out of what was typed. What is left over is kept as the answer to the next question.

use super::{Choice, Takes};
use crate::listing::joined;

/// An answer, and what is left of what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    /// The answer as it is remembered: an option's key, a number, "yes".
    pub value: String,
    /// What was typed after it.
    pub rest: String,
}

impl Answer {
    fn new(value: impl Into<String>, rest: &str) -> Answer {
        Answer {
            value: value.into(),
            rest: rest.trim().to_owned(),
        }
    }
}

/// Reads what was typed as an answer. The error is a sentence that says why it is none.
pub(super) fn read(typed: &str, takes: &Takes) -> Result<Answer, String> {
    let typed = typed.trim();
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    match takes {
        Takes::Choice(options) => read_choice(typed, options, takes.is_numbered()),
        Takes::Number(range) => match first.parse::<i64>() {
            Ok(number) if range.contains(&number) => Ok(Answer::new(number.to_string(), rest)),
            Ok(number) if number < *range.start() => Err(format!(
                "{number} is too small: the least is {}.",
                range.start()
            )),
            Ok(number) => Err(format!(
                "{number} is too great: the most is {}.",
                range.end()
            )),
            Err(_) => Err(format!("“{first}” is not a whole number.")),
        },
        Takes::Text { .. } => Ok(Answer::new(typed, "")),
        Takes::Dice(dice) => read_dice(typed, *dice),
        Takes::YesOrNo => match first.to_lowercase().as_str() {
            "y" | "yes" => Ok(Answer::new("yes", rest)),
            "n" | "no" => Ok(Answer::new("no", rest)),
            _ => Err(format!("“{typed}” is neither yes nor no: type y or n.")),
        },
    }
}

/// The longest whole match first, then the longest key with something after it, then a beginning of a first word.
fn read_choice(typed: &str, options: &[Choice], numbered: bool) -> Result<Answer, String> {
    let wanted = fold(typed);
    let exactly = options.iter().find(|option| option.key == typed);
    if let Some(option) =
        exactly.or_else(|| options.iter().find(|option| fold(&option.key) == wanted))
    {
        return Ok(Answer::new(&option.key, ""));
    }
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    if numbered && let Ok(place) = first.parse::<usize>() {
        // "2 dice" may be what another option means
        if let Some(option) = options.iter().find(|option| fold(&option.words) == wanted) {
            return Ok(Answer::new(&option.key, ""));
        }
        return match place.checked_sub(1).and_then(|place| options.get(place)) {
            Some(option) => Ok(Answer::new(&option.key, rest)),
            None => Err(format!(
                "There is no {place} in the list: it ends with {}.",
                options.len()
            )),
        };
    }
    let mut begun = distinct(
        options
            .iter()
            .filter(|option| fold(&option.key).starts_with(&wanted)),
    );
    if let [option] = begun.as_slice() {
        return Ok(Answer::new(&option.key, ""));
    }
    let with_rest = options
        .iter()
        .filter_map(|option| Some((option, after_key(typed, &option.key)?)));
    if let Some((option, rest)) = with_rest.max_by_key(|(option, _)| option.key.len()) {
        return Ok(Answer::new(&option.key, rest));
    }
    if begun.is_empty() {
        let first = fold(first);
        begun = distinct(options.iter().filter(|option| {
            fold(&option.key)
                .split(' ')
                .next()
                .is_some_and(|word| word.starts_with(&first))
        }));
        if let [option] = begun.as_slice()
            && !option.key.contains(' ')
        {
            return Ok(Answer::new(&option.key, rest));
        }
        let meant = options.iter().find(|option| is_slip(&first, &option.key));
        let meant = meant.map_or_else(String::new, |option| {
            format!(" Do you mean {}?", option.key)
        });
        return Err(format!(
            "“{typed}” is not among the answers: {}.{meant}",
            list(options.iter())
        ));
    }
    Err(format!(
        "“{typed}” could be {}: type more of it.",
        list(begun.into_iter())
    ))
}

/// Whether a word is one slip away from an option: a letter too many, too few or another, or two that changed places.
fn is_slip(word: &str, key: &str) -> bool {
    let same = word.bytes().zip(key.bytes());
    let same = same.take_while(|(one, other)| one == other).count();
    let (word, key) = (&word.as_bytes()[same..], &key.as_bytes()[same..]);
    let changed_places = match (word, key) {
        ([a, b, word @ ..], [c, d, key @ ..]) => (a, b, word) == (d, c, key),
        _ => false,
    };
    let (shorter, shorter_key) = (word.get(1..), key.get(1..));
    same + key.len() > 3
        && (changed_places
            || shorter == Some(key)
            || shorter_key == Some(word)
            || shorter.is_some() && shorter == shorter_key)
}

/// Options with the same key are one.
fn distinct<'a>(options: impl Iterator<Item = &'a Choice>) -> Vec<&'a Choice> {
    let mut found: Vec<&Choice> = Vec::new();
    for option in options {
        if !found.iter().any(|other| other.key == option.key) {
            found.push(option);
        }
    }
    found
}

fn list<'a>(options: impl Iterator<Item = &'a Choice>) -> String {
    let keys: Vec<String> = options.map(|option| option.key.clone()).collect();
    joined(&keys, "or")
}

/// In lower case, with single spaces.
pub(super) fn fold(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

/// What comes after a key that was typed word for word.
fn after_key<'t>(typed: &'t str, key: &str) -> Option<&'t str> {
    let mut rest = typed;
    for word in key.split_whitespace() {
        rest = rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        if fold(&rest[..end]) != word.to_lowercase() {
            return None;
        }
        rest = &rest[end..];
    }
    Some(rest)
}

/// "2 4 4", "2,4,4" or "244".
fn read_dice(typed: &str, dice: usize) -> Result<Answer, String> {
    let mut shown = Vec::new();
    let mut rest = typed;
    while shown.len() < dice {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        let Some(digit) = rest.chars().next() else {
            return Err(format!("{} of {dice} dice were given.", shown.len()));
        };
        if !('1'..='6').contains(&digit) {
            return Err(format!("“{digit}” is not on a die: each shows 1 to 6."));
        }
        shown.push(digit.to_string());
        rest = &rest[1..];
    }
    // a number after the dice is sooner a die too many than the next answer
    if rest
        .trim_start_matches([' ', ','])
        .starts_with(|c: char| c.is_ascii_digit())
    {
        let asked_for = if dice == 1 {
            "is 1 die".to_owned()
        } else {
            format!("are {dice} dice")
        };
        return Err(format!("There {asked_for}, and more were given."));
    }
    Ok(Answer::new(shown.join(" "), rest))
}
