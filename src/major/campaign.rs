//! The campaign: three games along a graph of objectives (K3).

use serde::{Deserialize, Serialize};

use super::rival::{name_fault, target_fault};
use crate::facts_file::{FactsFault, Step, parse};

/// The file that holds the objectives, relative to the data folder.
pub const FILE: &str = "decks/major/campaign.toml";
/// The file as it ships.
pub const SHIPPED: &str = include_str!("../../decks/major/campaign.toml");

/// Games of a campaign (K3).
pub const GAMES: u8 = 3;

/// One objective of the campaign's board (K3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Objective {
    /// What files call it; it never changes.
    pub id: String,
    /// Its row, 1 at the bottom; also the game in which it is aimed at.
    pub row: u8,
    /// What people call it.
    pub name: String,
    /// The victory points that it asks for, without Leaders.
    pub target: i64,
    /// The objectives of the next row that it leads to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opens: Vec<String>,
    /// What the box says; `None` until the person has typed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The objectives as a file tells them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Whether the owner has checked them against the box.
    pub verified: bool,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// From the lowest row to the highest, each row from left to right.
    pub objectives: Vec<Objective>,
}

/// How one game of a campaign ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Which of the three.
    pub game: u8,
    /// The objective that was aimed at, by its id.
    pub objective: String,
    /// The final score; `None` where the game was given up.
    pub score: Option<i64>,
    /// Whether score and objective were both reached.
    pub won: bool,
}

/// Where a campaign stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// This game comes next.
    Next(u8),
    /// All three were won.
    Won,
    /// That game missed its score or its objective.
    Lost(u8),
}

impl Campaign {
    /// The objectives: the person's own file, or those that the program ships with.
    ///
    /// # Errors
    /// A [`FactsFault`] with line and column where the file is no good.
    pub fn read(own: Option<&str>) -> Result<Self, FactsFault> {
        let text = own.unwrap_or(SHIPPED);
        let campaign: Self = parse(FILE, text)?;
        campaign.check(text)?;
        Ok(campaign)
    }

    /// The file's text.
    ///
    /// # Errors
    /// None but a sentence that a value could not be written.
    pub fn text(&self) -> Result<String, String> {
        toml::to_string_pretty(self)
            .map_err(|error| format!("The objectives cannot be written: {error}."))
    }

    /// Whether the texts of all objectives are known.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.objectives.iter().all(|one| one.text.is_some())
    }

    fn check(&self, text: &str) -> Result<(), FactsFault> {
        let objectives = Step::Key("objectives");
        let fault = |index: usize, key: &str, message: String| {
            let path = [objectives, Step::Nth(index), Step::Key(key)];
            Err(FactsFault::in_text(FILE, text, &path, message))
        };
        for (index, objective) in self.objectives.iter().enumerate() {
            let Objective { id, row, .. } = objective;
            if !(1..=GAMES).contains(row) {
                return fault(
                    index,
                    "row",
                    format!("{id:?} is in row {row}: expected 1 to {GAMES} (K3)"),
                );
            }
            if self.objectives[..index].iter().any(|other| other.id == *id) {
                return fault(
                    index,
                    "id",
                    format!("two objectives have the id {id:?}: each needs its own"),
                );
            }
            let earlier = self.objectives[..index].iter().map(|one| one.name.as_str());
            if let Some(message) = name_fault(&objective.name, earlier) {
                return fault(index, "name", message);
            }
            if let Some(message) = target_fault(objective.target) {
                return fault(index, "target", message);
            }
            for opened in &objective.opens {
                if self.find(opened).is_none_or(|other| other.row != row + 1) {
                    return fault(
                        index,
                        "opens",
                        format!(
                            "{id:?} opens {opened:?}, which is no objective of row {}",
                            row + 1
                        ),
                    );
                }
            }
        }
        for row in 1..=GAMES {
            if self.row(row).next().is_none() {
                let message = format!("row {row} has no objective: expected one or more");
                return Err(FactsFault::in_text(FILE, text, &[objectives], message));
            }
        }
        Ok(())
    }

    /// The objectives of a row, from left to right.
    pub fn row(&self, row: u8) -> impl Iterator<Item = &Objective> {
        self.objectives
            .iter()
            .filter(move |objective| objective.row == row)
    }

    /// The objective with that id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Objective> {
        self.objectives.iter().find(|objective| objective.id == id)
    }

    /// K3: the objectives that may be aimed at in the next game: the whole lowest row, later those
    /// that the last one achieved leads to.
    #[must_use]
    pub fn open(&self, played: &[PlayedGame]) -> Vec<&Objective> {
        let Standing::Next(game) = standing(played) else {
            return Vec::new();
        };
        let last = game_of(played, game - 1).and_then(|game| self.find(&game.objective));
        self.row(game)
            .filter(|objective| last.is_none_or(|last| last.opens.contains(&objective.id)))
            .collect()
    }
}

fn game_of(played: &[PlayedGame], number: u8) -> Option<&PlayedGame> {
    played.iter().find(|game| game.game == number)
}

/// K3: a missed score or objective ends the campaign; three games won win it. A game counts only
/// after the one before it.
#[must_use]
pub fn standing(played: &[PlayedGame]) -> Standing {
    for number in 1..=GAMES {
        match game_of(played, number) {
            None => return Standing::Next(number),
            Some(game) if !game.won => return Standing::Lost(number),
            Some(_) => {}
        }
    }
    Standing::Won
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(game: u8, objective: &str) -> PlayedGame {
        PlayedGame {
            game,
            objective: objective.into(),
            score: Some(290),
            won: true,
        }
    }

    fn names(campaign: &Campaign, played: &[PlayedGame]) -> Vec<String> {
        let open = campaign.open(played).into_iter();
        open.map(|objective| objective.id.clone()).collect()
    }

    #[test]
    fn what_was_achieved_opens_the_next_row() {
        let campaign = Campaign::read(None).unwrap();
        assert_eq!(
            names(&campaign, &[]),
            ["lower-left", "lower-middle", "lower-right"]
        );
        assert_eq!(names(&campaign, &[won(1, "lower-right")]), ["middle-right"]);
        let two = [won(1, "lower-right"), won(2, "middle-right")];
        assert_eq!(names(&campaign, &two), ["top"]);
    }

    #[test]
    fn a_miss_ends_the_campaign() {
        let mut missed = won(2, "middle-left");
        missed.won = false;
        let played = [won(1, "lower-left"), missed];
        assert_eq!(standing(&played), Standing::Lost(2));
    }

    #[test]
    fn a_second_game_does_not_count_without_its_first() {
        assert_eq!(standing(&[won(2, "middle-left")]), Standing::Next(1));
    }

    #[test]
    fn what_is_written_reads_back() {
        let campaign = Campaign::read(None).unwrap();
        let text = campaign.text().unwrap();
        assert_eq!(Campaign::read(Some(&text)).unwrap(), campaign);
    }

    #[test]
    fn a_path_to_nowhere_is_refused() {
        let text = SHIPPED.replace("opens = [\"middle-left\"]", "opens = [\"top\"]");
        let fault = Campaign::read(Some(&text)).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "decks/major/campaign.toml, line 15, column 9: \"lower-left\" opens \"top\", which is no objective of row 2"
        );
    }
}
