//! The lines of the record, and what they come to.

use std::collections::HashMap;

use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

use super::RecordedGame;

/// A change that is appended to the record. Games that the table finished are written as they are,
/// without one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Games that were added by hand or imported: all of them or, where the line is torn, none.
    Added(Vec<RecordedGame>),
    /// A game as it should stand from now on.
    Edited(Box<RecordedGame>),
    /// A game that no longer counts, by its id.
    Removed(String),
    /// The latest change that was not undone no longer counts.
    Undone(DateTime<FixedOffset>),
}

/// A game and its number. Numbers are never given twice, so that they stay good.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbered {
    /// From 1, in the order in which games came into the record.
    pub number: usize,
    /// The game.
    pub game: RecordedGame,
}

/// Games in the order in which they ended.
pub(super) fn oldest_first<'g>(games: impl IntoIterator<Item = &'g Numbered>) -> Vec<&'g Numbered> {
    let mut games: Vec<&Numbered> = games.into_iter().collect();
    games.sort_unstable_by_key(|entry| (entry.game.ended, entry.number));
    games
}

/// What the record's lines come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The games that count, the one that ended last first.
    pub games: Vec<Numbered>,
    /// Sentences about lines that could not be read.
    pub notices: Vec<String>,
    /// The latest change that undo would take back, in words.
    pub last_change: Option<String>,
    last_number: usize,
}

enum Line {
    Game(Box<RecordedGame>),
    Change(Change),
    /// What is left of an addition that was undone: numbers that are not given again.
    Places(Vec<String>),
}

impl Change {
    /// The line that is appended to the record.
    ///
    /// # Errors
    /// None but a sentence that a value could not be written.
    pub fn line(&self) -> Result<String, String> {
        written(self)
    }
}

impl RecordedGame {
    /// The line that is appended to the record when the table has finished a game.
    ///
    /// # Errors
    /// None but a sentence that a value could not be written.
    pub fn line(&self) -> Result<String, String> {
        written(self)
    }
}

fn written(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("The record cannot be written: {error}."))
}

impl Log {
    /// Reads the record. A line that is torn or unknown is passed over with a notice.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut log = Self::default();
        let mut lines: Vec<Option<Line>> = Vec::new();
        let mut changes: Vec<usize> = Vec::new();
        for (number, text) in (1..).zip(text.lines()) {
            if text.trim().is_empty() {
                continue;
            }
            match read_line(text) {
                Ok(Line::Change(Change::Undone(_))) => {
                    if let Some(undone) = changes.pop() {
                        lines[undone] = forgotten(lines[undone].take());
                    }
                }
                Ok(line) => {
                    if matches!(line, Line::Change(_)) {
                        changes.push(lines.len());
                    }
                    lines.push(Some(line));
                }
                Err(why) => log.notices.push(format!(
                    "Line {number} of the record is passed over: {why}."
                )),
            }
        }
        let last = match changes.last().and_then(|&at| lines.get(at)) {
            Some(Some(Line::Change(change))) => Some(in_words(change)),
            _ => None,
        };
        let numbers = log.fold(lines);
        log.last_change = last.map(|(words, id)| {
            let at = id.and_then(|id| numbers.get(&id));
            words.replace(ITS_NUMBER, &at.map_or(0, |at| at + 1).to_string())
        });
        log
    }

    /// Carries the lines out. Gives the place of each game, by its id.
    fn fold(&mut self, lines: Vec<Option<Line>>) -> HashMap<String, usize> {
        let mut numbers: HashMap<String, usize> = HashMap::new();
        let mut games: Vec<Option<RecordedGame>> = Vec::new();
        let mut place = |games: &mut Vec<Option<RecordedGame>>, id: &str| match numbers.get(id) {
            Some(&at) => at,
            None => {
                numbers.insert(id.to_owned(), games.len());
                games.push(None);
                games.len() - 1
            }
        };
        for line in lines.into_iter().flatten() {
            match line {
                Line::Game(mut game) => {
                    let at = place(&mut games, &game.id);
                    // finished again after undoing its end: the note stays with it
                    if let (None, Some(Some(before))) = (&game.note, games.get(at)) {
                        game.note.clone_from(&before.note);
                    }
                    games[at] = Some(*game);
                }
                Line::Change(Change::Edited(game)) => {
                    let at = place(&mut games, &game.id);
                    games[at] = Some(*game);
                }
                Line::Change(Change::Added(added)) => {
                    for game in added {
                        let at = place(&mut games, &game.id);
                        games[at] = Some(game);
                    }
                }
                Line::Change(Change::Removed(id)) => {
                    let at = place(&mut games, &id);
                    games[at] = None;
                }
                Line::Places(ids) => {
                    for id in ids {
                        place(&mut games, &id);
                    }
                }
                Line::Change(Change::Undone(_)) => {}
            }
        }
        self.last_number = games.len();
        self.games = (1..)
            .zip(games)
            .filter_map(|(number, game)| game.map(|game| Numbered { number, game }))
            .collect();
        self.games
            .sort_unstable_by_key(|entry| std::cmp::Reverse((entry.game.ended, entry.number)));
        numbers
    }

    /// The game of that number.
    ///
    /// # Errors
    /// A sentence, where there is none.
    pub fn find(&self, number: usize) -> Result<&Numbered, String> {
        let found = self.games.iter().find(|entry| entry.number == number);
        found.ok_or_else(|| match self.games.len() {
            0 => "There is no game in the record yet.".to_owned(),
            _ if (1..=self.last_number).contains(&number) => {
                format!("Game {number} was removed: footplate record undo may bring it back.")
            }
            there if there == self.last_number => format!(
                "There is no game {number} in the record: its numbers go up to {there}."
            ),
            there => format!(
                "There is no game {number} in the record: it has {there}, and their numbers go up to {}.",
                self.last_number
            ),
        })
    }

    /// The number that the next new game will get.
    #[must_use]
    pub fn next_number(&self) -> usize {
        self.last_number + 1
    }
}

/// What stays of a change that was undone.
fn forgotten(line: Option<Line>) -> Option<Line> {
    match line {
        Some(Line::Change(Change::Added(games))) => {
            let ids = games.into_iter().map(|game| game.id);
            Some(Line::Places(ids.collect()))
        }
        _ => None,
    }
}

fn read_line(text: &str) -> Result<Line, String> {
    // A change has one key of its own; to look at the first bytes is quicker than to try.
    for word in ["added", "edited", "removed", "undone"] {
        let rest = text.trim_start().strip_prefix("{\"");
        if rest.is_some_and(|rest| rest.starts_with(word) && rest[word.len()..].starts_with('"')) {
            let mut change: Change =
                serde_json::from_str(text).map_err(|error| passed_over(&error))?;
            match &mut change {
                Change::Added(games) => games.iter_mut().for_each(RecordedGame::settle),
                Change::Edited(game) => game.settle(),
                Change::Removed(_) | Change::Undone(_) => {}
            }
            return Ok(Line::Change(change));
        }
    }
    let game: Result<RecordedGame, _> = serde_json::from_str(text);
    match game {
        Ok(mut game) => {
            game.settle();
            Ok(Line::Game(Box::new(game)))
        }
        Err(error) => Err(passed_over(&error)),
    }
}

/// A line that is whole was written by another version; one that is not was torn by a crash.
fn passed_over(error: &serde_json::Error) -> String {
    let why = why(error);
    match error.is_data() {
        true => format!("it is nothing that this footplate knows ({why}), and is left as it is"),
        false => format!("it was not written whole ({why})"),
    }
}

fn why(error: &serde_json::Error) -> String {
    format!("column {}: {}", error.column(), message(error))
}

fn message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// Where the number of a game is to stand.
const ITS_NUMBER: &str = "{}";

/// A change in words, and the id of the game whose number is to stand in them.
fn in_words(change: &Change) -> (String, Option<String>) {
    let of = |id: &str, words: &str| (words.to_owned(), Some(id.to_owned()));
    match change {
        Change::Added(games) => match &games[..] {
            [only] => of(&only.id, "game {}, which was added"),
            games => (format!("the {} games that were added", games.len()), None),
        },
        Change::Edited(game) => of(&game.id, "the change of game {}"),
        Change::Removed(id) => of(id, "the removal of game {}"),
        Change::Undone(_) => (String::new(), None),
    }
}
