//! The table: the one door from a game to the person, to chance and to memory.
//!
//! A game is a state and chapters ([`Game`]); a chapter asks, tells and draws through a [`Table`]. The [`journal`] gets the
//! state at each chapter's start and each answer as it is given. To resume is to run the last chapter again with the
//! answers that are recorded, silently, until they run out. To undo is to do the same with one answer fewer.

mod ahead;
mod answer;
mod asked;
mod asking;
pub mod chance;
mod coming_back;
mod cut;
mod drawing;
mod game;
mod going_back;
mod harmless;
mod heeding;
mod interrupt;
pub mod journal;
mod lots;
mod page;
mod plain;
mod play;
mod playback;
mod player;
mod put;
mod question;
mod random;
mod reading;
mod replay;
pub mod report;
mod script;
pub mod shelf;
mod signal;
mod terminal;
mod words;

pub use asked::{Asked, Takes};
pub use game::{Game, Look, View};
pub use interrupt::{Interrupt, Played, Stop};
pub use journal::Journal;
pub use page::Page;
pub use plain::Plain;
pub use play::{play, resume};
pub use playback::{Playback, play_back};
pub use player::{Player, person};
pub use question::{Choice, Choose, Doubt, Number, Refuse, Text, Whose};
pub use random::Random;
pub use script::{Script, Transcript};
pub use signal::asked_to_end;
pub use terminal::Terminal;

pub use harmless::harmless;

use ahead::Ahead;
use chance::Chance;
use coming_back::ComingBack;
use cut::Cut;
use harmless::Harmless;
use journal::Told;
use replay::Replay;
use std::any::Any;

/// The one door from a game to the person, to chance and to memory.
pub struct Table {
    player: Box<dyn Player>,
    journal: Journal,
    chance: Chance,
    replay: Replay,
    /// What was told since the last line of the journal.
    told: Vec<Told>,
    ahead: Ahead,
    /// The heading that the person saw last.
    heading: String,
    aside: Aside,
    /// What the last fix has cut short.
    cut: Vec<Cut>,
    coming_back: ComingBack,
    /// What is taken back next goes without saying.
    untold: bool,
    /// What is done whenever a chapter was opened.
    at_each_chapter: Option<AtEachChapter>,
}

/// Looks at the state of a game in which a chapter was opened, and may have a word for the person.
type AtEachChapter = Box<dyn FnMut(&dyn Any) -> Option<String>>;

/// What is talked about beside the game. Its answers are not recorded, because they are no part of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aside {
    Nothing,
    /// The table is being mended.
    Mending,
    /// No chapter is played: before the game, and after it.
    Outside,
}

impl Table {
    /// A table for this player and this journal.
    pub fn new(player: impl Player + 'static, journal: Journal) -> Table {
        Table {
            chance: Chance::at(journal.place()),
            player: Box::new(Harmless::new(player)),
            journal,
            replay: Replay::default(),
            told: Vec::new(),
            ahead: Ahead::default(),
            heading: String::new(),
            aside: Aside::Outside,
            cut: Vec::new(),
            coming_back: ComingBack::default(),
            untold: false,
            at_each_chapter: None,
        }
    }

    /// What the person's screen can show.
    #[must_use]
    pub fn page(&self) -> Page {
        self.player.page()
    }

    /// The memory of the game.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Has something done whenever a chapter was opened and is in the journal: facts that a game learns are written
    /// down so. What it gives is said.
    pub fn at_each_chapter<G: Game>(
        &mut self,
        mut hook: impl FnMut(&G) -> Option<String> + 'static,
    ) {
        self.at_each_chapter = Some(Box::new(move |state| hook(state.downcast_ref()?)));
    }

    /// Leaves the table, with whoever answered there.
    #[must_use]
    pub fn into_player(self) -> Box<dyn Player> {
        self.player
    }

    /// Tells something in words. They are wrapped to the page; a list hangs below its own text.
    pub fn tell(&mut self, words: impl Into<String>) {
        self.put(Told::Words(words.into()));
    }

    /// Shows a picture as it is. Its marked words ([`crate::ink`]) are coloured where the page allows it; they are
    /// remembered without marks.
    pub fn show(&mut self, picture: impl Into<String>) {
        self.put(Told::Picture {
            show: picture.into(),
        });
    }

    fn put(&mut self, told: Told) {
        self.catch_up();
        if self.replay.is_silent() {
            self.replay.hold(told.clone());
        } else {
            self.present(&told);
        }
        self.told.push(told.without_marks());
    }

    /// Shows what was told, now.
    fn present(&mut self, told: &Told) {
        match told {
            Told::Words(words) => self.say(words),
            Told::Picture { show } => {
                self.table_is_shown();
                let picture = self.page().paint(show.trim_end_matches('\n'));
                self.player.tell(&picture);
            }
        }
    }

    /// Says something that is no part of the game: it is not remembered.
    fn say(&mut self, words: &str) {
        let words = self.page().wrap(words);
        self.player.tell(&words);
    }
}
