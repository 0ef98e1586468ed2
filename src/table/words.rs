//! The words that are understood at every prompt.

use super::{Asked, Page, Takes, View};
use std::fmt::Write;

/// The words, and what `help` says of them.
pub(super) const WORDS: [(&str, &str); 6] = [
    (
        "undo",
        "take back what you typed last; undo 3: the last three; undo to 12: all from answer 12 of the log on",
    ),
    ("redo", "give again what you took back; redo 3, redo to 12"),
    (
        "log",
        "what happened lately, each answer with its number; log all: the whole game",
    ),
    ("fix", "say what stands differently on your table"),
    ("help", "this list"),
    ("quit", "leave"),
];

/// `fix` in a conversation.
pub(super) const NO_TABLE_TO_MEND: &str =
    "There is no table to mend here: undo takes back an answer.";

/// A word that a person typed instead of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// Take back so many answers.
    Undo(usize),
    /// Give so many again.
    Redo(usize),
    /// Go back to the place where this answer of the log was asked for.
    UndoTo(usize),
    /// Go forward to the place where this answer is asked for.
    RedoTo(usize),
    /// Let chance choose.
    Dice,
    /// Show so many of the last chapters.
    Log(usize),
    /// Mend the table, and what was typed after the word.
    Fix(String),
    /// Say what can be typed.
    Help,
    /// Leave the game.
    Quit,
    /// Look at something, and what was typed after its word.
    Look(&'static str, String),
}

/// How many chapters `log` shows by itself.
const LATELY: usize = 4;

/// The word in what was typed, or `None` when it is an answer. An option with the same key as a word wins.
pub(super) fn read(typed: &str, asked: &Asked) -> Option<Word> {
    let typed = typed.trim();
    if asked.is_answer(typed) {
        return None;
    }
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let (first, rest) = (first.to_lowercase(), rest.trim());
    if let Takes::Choice(options) = &asked.takes
        && options
            .iter()
            .any(|option| option.key.to_lowercase() == first)
    {
        return None;
    }
    match first.as_str() {
        "undo" => count(rest)
            .map(Word::Undo)
            .or_else(|| place(rest).map(Word::UndoTo)),
        "redo" => count(rest)
            .map(Word::Redo)
            .or_else(|| place(rest).map(Word::RedoTo)),
        "dice" if rest.is_empty() && asked.dice => Some(Word::Dice),
        "log" if rest.is_empty() => Some(Word::Log(LATELY)),
        "log" if rest.eq_ignore_ascii_case("all") => Some(Word::Log(usize::MAX)),
        "log" => count(rest).map(Word::Log),
        // a sentence may begin like that
        _ if asked.sentence && !rest.is_empty() => None,
        "fix" => Some(Word::Fix(rest.to_owned())),
        "help" | "?" if rest.is_empty() => Some(Word::Help),
        "quit" if rest.is_empty() => Some(Word::Quit),
        word => {
            let view = asked.views.iter().find(|view| view.word == word)?;
            Some(Word::Look(view.word, rest.to_owned()))
        }
    }
}

/// What is said after a doubt.
pub(super) const IF_RIGHT: &str = "Type yes if it is right so; else type it anew.";

/// Whether a doubt is answered so.
pub(super) fn is_yes(typed: &str) -> bool {
    ["y", "yes"].contains(&typed.trim().to_lowercase().as_str())
}

/// For someone who does not want to answer after all: how to go back. `label` is what undo would take back.
pub(super) fn way_back(typed: &str, asked: &Asked, label: Option<&str>) -> Option<String> {
    const OUT: [&str; 9] = [
        "abort", "back", "cancel", "done", "exit", "no", "none", "nothing", "stop",
    ];
    let label = label?;
    let typed = typed.trim();
    if !OUT.contains(&typed.to_lowercase().as_str()) {
        return None;
    }
    let enter = match &asked.likely {
        Some(likely) => format!("Enter takes “{likely}”, and "),
        None => String::new(),
    };
    Some(format!(
        "“{typed}” is no answer here: {enter}undo takes back what you typed last, “{label}”."
    ))
}

/// Behind what is wrong with the rest of something typed.
pub(super) fn or_undo(label: String) -> String {
    format!(" undo takes back “{label}”.")
}

/// "undo" alone is one; "undo 3" three.
fn count(rest: &str) -> Option<usize> {
    if rest.is_empty() {
        return Some(1);
    }
    rest.parse().ok().filter(|count| *count > 0)
}

/// "to 12".
fn place(rest: &str) -> Option<usize> {
    let (to, number) = rest.split_once(char::is_whitespace)?;
    if !to.eq_ignore_ascii_case("to") {
        return None;
    }
    count(number.trim())
}

/// What `help` prints while the table is mended: there is nothing to take back then but the mending itself.
pub(super) fn help_to_mend(asked: &Asked) -> String {
    let mut help = asked.what_it_takes();
    let views: Vec<&str> = asked.views.iter().map(|view| view.word).collect();
    help.push_str("\nundo leaves the table as it was; quit leaves the game, which is kept.");
    if !views.is_empty() {
        let _ = write!(help, "\nTo look: {}.", views.join(", "));
    }
    help
}

/// What the words do at a question, beside what they always do.
pub(super) struct Here {
    /// Whether answers are remembered, so that they can be taken back and read in the log.
    pub remembered: bool,
    /// What `undo` would take back.
    pub undo: Option<String>,
    /// What `redo` would give again.
    pub redo: Option<String>,
    /// Whether `fix` has something to mend.
    pub mends: bool,
    /// What `quit` does.
    pub quit_does: &'static str,
}

impl Here {
    /// A word with what it does, if it does anything.
    fn offered(
        &self,
        (word, does): (&'static str, &'static str),
    ) -> Option<(&'static str, &'static str)> {
        match word {
            "undo" | "redo" | "log" => self.remembered.then_some((word, does)),
            "fix" => self.mends.then_some((word, does)),
            "quit" => Some((word, self.quit_does)),
            _ => Some((word, does)),
        }
    }
}

/// What `help` prints.
pub(super) fn help(asked: &Asked, page: &Page, here: &Here) -> String {
    let mut help = asked.what_it_takes();
    if !asked.sentence {
        help.push_str("\nSeveral answers may be typed ahead, with “;” between them.");
    }
    if !page.plain {
        help.push_str(
            "\nTab completes a word; on an empty line it brings back what you typed before.",
        );
    }
    help.push_str("\nAt every prompt:");
    let views = asked
        .views
        .iter()
        .map(|View { word, shows }| (*word, *shows));
    let words = WORDS.into_iter().filter_map(|word| here.offered(word));
    let words: Vec<(&str, &str)> = words.chain(views).collect();
    let widest = words
        .iter()
        .map(|(word, _)| word.chars().count())
        .max()
        .unwrap_or_default();
    for (word, shows) in words {
        let _ = write!(help, "\n  - {word:widest$}  {shows}");
    }
    if let Some(label) = &here.undo {
        let _ = write!(help, "\nundo now takes back: {label}.");
    }
    if let Some(label) = &here.redo {
        let _ = write!(help, "\nredo now gives again: {label}.");
    }
    help
}
