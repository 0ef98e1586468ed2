//! What was typed, read as an answer to its question.

use super::answer;
use super::asked::Asked;
use super::put::Question;

/// An answer: what is remembered of it, and what is left over.
pub(super) struct Found {
    pub value: String,
    pub rest: String,
}

/// Why something is no answer.
pub(super) struct NoAnswer {
    pub why: String,
    /// The asker had a reason of its own.
    pub refused: bool,
}

impl From<String> for NoAnswer {
    fn from(why: String) -> NoAnswer {
        NoAnswer {
            why,
            refused: false,
        }
    }
}

/// Reads what was typed as an answer to a question: the likely one, a whole one, or one with more behind it.
pub(super) fn read_answer(
    typed: &str,
    question: &Question,
    asked: &Asked,
    read: &dyn Fn(&str) -> Result<(), String>,
) -> Result<Found, NoAnswer> {
    let whole_answer = |value: &str| -> Result<Found, NoAnswer> {
        read(value)?;
        Ok(Found {
            value: value.to_owned(),
            rest: String::new(),
        })
    };
    if typed.is_empty() {
        let likely = asked.likely.as_ref();
        return whole_answer(likely.ok_or_else(|| asked.nothing_is_likely())?);
    }
    let typed = without(question.after, typed);
    let whole = answer::fold(typed);
    if let Some(key) = question.also.iter().find(|key| answer::fold(key) == whole) {
        return whole_answer(key);
    }
    let found = match answer::read(typed, &question.takes) {
        Ok(found) => found,
        Err(why) => {
            let reason = question.refuse.and_then(|refuse| refuse(typed));
            return Err(NoAnswer {
                refused: reason.is_some(),
                why: reason.unwrap_or(why),
            });
        }
    };
    if !found.rest.is_empty() && !question.leads_on {
        let reason = question.refuse.and_then(|refuse| refuse(typed));
        return Err(NoAnswer {
            refused: reason.is_some(),
            why: reason.unwrap_or_else(|| asked.more_than_an_answer(typed, &found)),
        });
    }
    read(&found.value)?;
    Ok(Found {
        value: found.value,
        rest: found.rest,
    })
}

/// What was typed after a word, if it begins with that word and goes on.
fn without<'t>(word: &str, typed: &'t str) -> &'t str {
    match typed.split_once(char::is_whitespace) {
        Some((first, rest)) if first.eq_ignore_ascii_case(word) => rest.trim(),
        _ => typed,
    }
}

/// Whether something begins with the word that led to its question, and so repeats the whole thing.
pub(super) fn goes_on(word: &str, typed: &str) -> bool {
    without(word, typed).len() < typed.len()
}
