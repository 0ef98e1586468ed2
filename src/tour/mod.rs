//! The tour: three turns against the Major on a small railway of its own, with a lesson before each thing to do.
//!
//! It is a real game on the table, so that everything that works there works here, and nothing of it is kept.

mod lessons;

use serde::{Deserialize, Serialize};

use crate::{
    freight::{Owner, read_position},
    major::{
        facts::Facts,
        play::{MajorGame, Stage},
        words,
    },
    table::{Game, Interrupt, Look, Page, Table, View},
};
use lessons::Lessons;

/// The turns that the tour takes.
const TURNS: u8 = 3;

/// The tour as a game: the Major's, and how far its lessons have been told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tour {
    game: MajorGame,
    /// The lesson that comes next.
    next: usize,
}

impl Tour {
    /// The tour at its beginning.
    ///
    /// # Errors
    /// Where the files that are built in are at fault.
    pub fn new() -> Result<Tour, String> {
        let lessons = Lessons::shipped()?;
        let mut facts = Facts::shipped().map_err(|fault| fault.to_string())?;
        facts.board = lessons::board()?;
        facts.cards = lessons::cards()?;
        let mut game = MajorGame::new(facts, false);
        game.position = read_position(&game.facts.board, &lessons.position)
            .map_err(|fault| words::fault(&fault))?;
        game.supply = Some(lessons.supply);
        game.deck.face_down = game.facts.cards.cards.iter().rev().cloned().collect();
        game.stage = Stage::YourTurn { begun: false };
        Ok(Tour { game, next: 0 })
    }

    /// Whose turn it is; `None` outside a turn.
    fn whose(&self) -> Option<Owner> {
        match self.game.stage {
            Stage::YourTurn { .. } => Some(Owner::You),
            Stage::HisTurn => Some(Owner::Major),
            _ => None,
        }
    }

    /// Tells the next lesson, if it is one of this turn.
    fn teach(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        let lessons = Lessons::shipped().map_err(Interrupt::Fault)?;
        let now = (self.game.turn, self.whose() == Some(Owner::Major));
        while let Some(lesson) = lessons.lessons.get(self.next) {
            let at = (lesson.turn, lesson.whose == Owner::Major);
            if at > now {
                break;
            }
            self.next += 1;
            if at == now {
                // Set apart from what the game itself says.
                table.tell(format!("\n{}\n", lesson.text.trim()));
                if lesson.board {
                    let page = table.page();
                    let board = words::board(&self.game.facts.board, &self.game.position, &page);
                    table.show(board);
                }
                break;
            }
        }
        Ok(())
    }
}

impl Game for Tour {
    const OPPONENT: &'static str = "tour";
    const RULES: u32 = 1;

    fn chapter(&self) -> Option<String> {
        let whose = match self.whose()? {
            Owner::You => "you",
            Owner::Major => "the Major",
        };
        (self.game.turn <= TURNS)
            .then(|| format!("Tour, turn {} of {TURNS}: {whose}", self.game.turn))
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        self.teach(table)?;
        self.game.play(table)?;
        if self.game.turn > TURNS {
            self.teach(table)?;
        }
        Ok(())
    }

    /// A mended table needs no second request to mend it.
    fn mend(&self, typed: &str, table: &mut Table) -> Result<Option<(Self, String)>, Interrupt> {
        let mended = self.game.mend(typed, table)?;
        let tour = |(game, what)| {
            let next = self.next + 1;
            (Tour { game, next }, what)
        };
        Ok(mended.map(tour))
    }
}

impl Look for Tour {
    fn views(&self) -> &'static [View] {
        self.game.views()
    }

    fn view(&self, word: &str, about: &str, page: &Page) -> String {
        self.game.view(word, about, page)
    }
}
