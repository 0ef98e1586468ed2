//! The whole game as it was told, chapter by chapter, for reports.

use super::fold::Kind;
use super::{ChapterLine, Dealt, Journal, Recorded, Told};

/// A chapter as it was played, without what was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryChapter {
    /// Its heading; an empty one follows the end of the game.
    pub heading: String,
    /// What was told and answered in it.
    pub lines: Vec<StoryLine>,
    /// The state that it started from, as JSON.
    pub state: String,
}

/// Something that was told or answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoryLine {
    /// Words.
    Words(String),
    /// A picture made of letters.
    Picture(String),
    /// A question and its answer.
    Answer {
        /// What was asked.
        asked: String,
        /// What was answered.
        answer: String,
    },
    /// What chance gave.
    Chance(String),
    /// What was mended before the chapter.
    Mended(String),
}

impl From<Told> for StoryLine {
    fn from(told: Told) -> StoryLine {
        match told {
            Told::Words(words) => StoryLine::Words(words),
            Told::Picture { show } => StoryLine::Picture(show),
        }
    }
}

impl Journal {
    /// All chapters from the first.
    #[must_use]
    pub fn story(&self) -> Vec<StoryChapter> {
        let mut story: Vec<StoryChapter> = Vec::new();
        for entry in &self.fold.entries {
            if matches!(entry.kind, Kind::Chapter { .. }) {
                if let Ok(line) = serde_json::from_str::<ChapterLine>(self.line(entry)) {
                    // what a chapter's line carries was told before the chapter; what is of its fix follows that
                    let (before, of_fix) = line.told_around_fix();
                    if let Some(chapter) = story.last_mut() {
                        chapter
                            .lines
                            .extend(before.iter().cloned().map(StoryLine::from));
                    }
                    let mended = line.by.clone().map(StoryLine::Mended);
                    let of_fix = of_fix.iter().cloned().map(StoryLine::from);
                    story.push(StoryChapter {
                        lines: mended.into_iter().chain(of_fix).collect(),
                        state: line.state.get().to_owned(),
                        heading: line.chapter,
                    });
                }
                continue;
            }
            if let Some(chapter) = story.last_mut() {
                let told = self.told_in(entry).into_iter();
                chapter.lines.extend(told.map(StoryLine::from));
            }
            let (Some(chapter), Ok(recorded)) = (story.last_mut(), self.recorded_in(entry)) else {
                continue;
            };
            chapter.lines.extend(match recorded {
                // that the table stands as shown is no part of the tale
                Recorded::Answer(line) if line.answer.ends_with("/table") => None,
                Recorded::Answer(line) => Some(StoryLine::Answer {
                    asked: line.asked,
                    answer: line.value,
                }),
                Recorded::Chance(line) => dealt(&line).map(StoryLine::Chance),
            });
        }
        story
    }
}

/// What chance gave, where it is of use to a reader and nothing else tells it.
fn dealt(line: &super::ChanceLine) -> Option<String> {
    match &line.value {
        // the table tells what chance chose
        Dealt::Lot(..) => None,
        // the game tells what it shows
        Dealt::Roll(_) if !line.of.is_empty() => None,
        Dealt::Roll(dice) => {
            let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
            Some(format!("rolled {}", dice.join(" ")))
        }
        Dealt::Shuffle(_) => None,
        // the game itself tells what was drawn
        Dealt::Draw(Some(_)) => None,
        Dealt::Draw(None) => Some("found nothing left to draw".into()),
    }
}
