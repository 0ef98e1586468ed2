//! One game whole: its setup, each turn as it was told, and its result.

mod html;
mod markdown;

pub use html::html;
pub use markdown::markdown;

use super::{RecordedGame, words};
use crate::table::journal::{StoryChapter, StoryLine};

/// A game as a report tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What the record says of it.
    pub game: RecordedGame,
    /// Its turns; none where the game's journal is gone.
    pub parts: Vec<Part>,
}

/// A turn, or another part of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its heading.
    pub heading: String,
    /// What was told and answered.
    pub lines: Vec<StoryLine>,
    /// The board after it, as an SVG element, where the game can draw one.
    pub board: Option<String>,
}

impl Report {
    /// Makes a report of a game's chapters. `draw` draws the board of a state, as JSON.
    #[must_use]
    pub fn new(
        game: RecordedGame,
        story: Vec<StoryChapter>,
        draw: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        let mut chapters = story.into_iter().peekable();
        while let Some(chapter) = chapters.next() {
            if chapter.heading.is_empty() {
                continue;
            }
            match parts.last_mut() {
                Some(part) if part.heading == chapter.heading => part.lines.extend(chapter.lines),
                _ => parts.push(Part {
                    heading: chapter.heading.clone(),
                    lines: chapter.lines,
                    board: None,
                }),
            }
            let next = chapters.peek();
            if next.is_some_and(|next| next.heading != chapter.heading) {
                let board = next.and_then(|next| draw(&next.state));
                if let Some(part) = parts.last_mut() {
                    part.board = board;
                }
            }
        }
        Self { game, parts }
    }

    /// "Major Banerjee, 2026-11-30: 251, Famous Tycoon".
    fn title(&self) -> String {
        let game = &self.game;
        let score = match game.score {
            Some(score) => format!("{score}, "),
            None => String::new(),
        };
        format!(
            "{}, {}: {score}{}",
            words::opponent(&game.opponent),
            game.ended.date_naive(),
            words::verdict(game)
        )
    }
}
