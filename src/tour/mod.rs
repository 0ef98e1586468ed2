//! The tour: three turns against the Major on a small railway of its own, with a lesson before each thing to do.
//!
//! It is a real game on the table, so that everything that works there works here, and nothing of it is kept. A lesson is told
//! of the railway that it names alone; what a person leaves out the tour does for her, and says so.

mod lessons;

use serde::{Deserialize, Serialize};

use crate::{
    freight::{Owner, read_position},
    major::{
        facts::Facts,
        play::{MajorGame, Stage},
        words,
    },
    table::{Choose, Game, Interrupt, Look, Page, Table, View},
};
use lessons::{LESSONS, Lesson};

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
        let mut facts = Facts::shipped().map_err(|fault| fault.to_string())?;
        facts.board = lessons::board().map_err(|fault| fault.to_string())?;
        facts.cards = lessons::cards().map_err(|fault| fault.to_string())?;
        let mut game = MajorGame::new(facts, false);
        game.position = read_position(&game.facts.board, lessons::POSITION)
            .map_err(|fault| words::fault(&fault))?;
        game.supply = Some(lessons::SUPPLY);
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

    fn place(&self) -> String {
        self.game.position.notation(&self.game.facts.board)
    }

    /// Tells the lesson that is true of the railway as it stands. `true`: it waits for the person.
    fn teach(&mut self, table: &mut Table) -> Result<bool, Interrupt> {
        let now = (self.game.turn, self.whose().unwrap_or(Owner::You));
        let of_now = |lesson: &Lesson| (lesson.turn, lesson.whose) == now;
        let Some(first) = LESSONS.iter().position(of_now) else {
            return Ok(false);
        };
        let place = self.place();
        let suits = |lesson: &Lesson| of_now(lesson) && lesson.suits(&place);
        let found = LESSONS.iter().rposition(suits);
        let chosen = match found {
            Some(found) if found < self.next => {
                table.tell(still_to_do(LESSONS.get(found)));
                found
            }
            Some(found) => {
                self.tell(found, table);
                found
            }
            None if self.next <= first => {
                self.set_up(first, table)?;
                self.tell(first, table);
                first
            }
            None => {
                table.tell(another_way(LESSONS.get(self.next - 1)));
                self.next - 1
            }
        };
        Ok(LESSONS.get(chosen).is_some_and(|lesson| lesson.waits))
    }

    fn tell(&mut self, which: usize, table: &mut Table) {
        let Some(lesson) = LESSONS.get(which) else {
            return;
        };
        self.next = which + 1;
        // Set apart from what the game itself says.
        table.tell(format!("\n{}\n", lesson.text));
        if lesson.board {
            self.show_board(table);
        }
    }

    fn show_board(&self, table: &mut Table) {
        let page = table.page();
        let board = words::board(&self.game.facts.board, &self.game.position, &page);
        table.show(board);
    }

    /// Does for the person what a lesson builds on, and says so.
    fn set_up(&mut self, which: usize, table: &mut Table) -> Result<(), Interrupt> {
        let Some((lesson, at)) = LESSONS
            .get(which)
            .and_then(|lesson| Some((lesson, lesson.at.first()?)))
        else {
            return Ok(());
        };
        let position = read_position(&self.game.facts.board, at);
        self.game.position = position.map_err(|fault| Interrupt::Fault(words::fault(&fault)))?;
        table.tell(format!("\n{}", lesson.left_out));
        if lesson.whose == Owner::You {
            self.show_board(table);
        }
        Ok(())
    }

    /// Asks whether the table is right where a lesson wants a fix; one that is left out is made.
    fn wait_for_fix(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        self.show_board(table);
        let refuse = |typed: &str| Some(words::why_not_the_table(typed, false).to_owned());
        let ask = Choose::new("tour/table", words::IS_THIS_THE_TABLE)
            .keys(["yes"])
            .likely(0)
            .refuse(&refuse);
        table.choose(&self.game, ask)?;
        self.set_up(self.next, table)
    }
}

/// A lesson that was told, and its task not done.
fn still_to_do(lesson: Option<&Lesson>) -> String {
    let task = lesson.map_or("", |lesson| lesson.task);
    format!("\nThe tour still waits: {task}\n")
}

/// The railway stands as in none of the tour's lessons.
fn another_way(lesson: Option<&Lesson>) -> String {
    let task = lesson.map_or("", |lesson| lesson.task);
    format!(
        "\nThat is another way than the tour's. Type  undo  to take it back, then {task}\nOr go on as you like: the tour sets its own table up again.\n"
    )
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
        if self.teach(table)? {
            return self.wait_for_fix(table);
        }
        self.game.play(table)?;
        if self.game.turn > TURNS {
            self.teach(table)?;
        }
        Ok(())
    }

    fn mend(
        &self,
        now: &Self,
        typed: &str,
        table: &mut Table,
    ) -> Result<Option<(Self, String)>, Interrupt> {
        let mended = self.game.mend(&now.game, typed, table)?;
        let next = now.next;
        Ok(mended.map(|(game, what)| (Tour { game, next }, what)))
    }
}

impl Look for Tour {
    fn views(&self) -> &'static [View] {
        self.game.views()
    }

    fn view(&self, word: &str, about: &str, page: &Page) -> String {
        self.game.view(word, about, page)
    }

    fn quit_does(&self) -> &'static str {
        lessons::QUIT_DOES
    }
}
