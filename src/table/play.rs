//! Playing a game: one chapter after the other, and back.

use super::journal::{Opening, Recorded, Retold};
use super::replay::Replay;
use super::{Aside, Choose, Game, Interrupt, Played, Stop, Table};

/// Plays a game from its beginning; or, where the journal has one that was begun, from where that stands.
///
/// # Errors
/// When the game has to stop before it is over. All that was answered is in the journal.
pub fn play<G: Game>(game: G, table: &mut Table) -> Result<Played<G>, Stop> {
    if !table.journal.has_begun() {
        table.journal.fits::<G>().map_err(Stop::Fault)?;
        table.journal.settle();
        table.open(&game, Opening::Next)?;
    }
    resume(table)
}

/// Plays on the game that the journal has.
///
/// # Errors
/// When there is none, and when the game has to stop before it is over.
pub fn resume<G: Game>(table: &mut Table) -> Result<Played<G>, Stop> {
    table.aside = Aside::Nothing;
    let played = play_on(table);
    table.aside = Aside::Outside;
    played
}

fn play_on<G: Game>(table: &mut Table) -> Result<Played<G>, Stop> {
    table.journal.fits::<G>().map_err(Stop::Fault)?;
    table.journal.settle();
    let mut start: G = table.rewind(true)?;
    table.game_is_resumed();
    if start.chapter().is_none() {
        match table.look_back(&start)? {
            Some(earlier) => start = earlier,
            None => return Ok(Played::Over(start)),
        }
    }
    loop {
        if start.chapter().is_none() {
            return Ok(Played::Over(start));
        }
        let mut game = start.clone();
        let played = game.play(table).and_then(|()| table.nothing_left());
        match played {
            Ok(()) => {
                table.open(&game, Opening::Next)?;
                start = game;
            }
            Err(interrupt) => match table.turn_back(&start, &game, interrupt)? {
                Some(earlier) => start = earlier,
                None => return Ok(Played::Left(start)),
            },
        }
    }
}

/// So many labels are told one by one.
const SHOWN: usize = 8;

/// The labels; of many, the first and how many more there are.
fn listed(labels: &[String]) -> String {
    match labels.get(..SHOWN) {
        Some(first) if labels.len() > SHOWN + 1 => {
            format!("{}; and {} more", first.join("; "), labels.len() - SHOWN)
        }
        _ => labels.join("; "),
    }
}

impl Table {
    /// A game that is over is opened again: its end is shown, and the last answers can be taken back. `None`: it stays over.
    fn look_back<G: Game>(&mut self, end: &G) -> Result<Option<G>, Stop> {
        let log = self.journal.log(2, &[], &self.page());
        self.player.tell(&log);
        let ask = Choose::new(
            "table/over",
            "Enter closes the game; undo takes back its last answer",
        )
        .keys(["close"])
        .likely(0);
        self.aside = Aside::Outside;
        let answer = self.choose(end, ask);
        self.aside = Aside::Nothing;
        match answer {
            Ok(_) | Err(Interrupt::EndOfInput | Interrupt::Quit) => Ok(None),
            Err(interrupt) => self.turn_back(end, end, interrupt),
        }
    }

    /// Opens the chapter that comes next.
    fn open<G: Game>(&mut self, game: &G, opening: Opening) -> Result<(), Stop> {
        let told = std::mem::take(&mut self.told);
        self.journal
            .open(game, opening, self.chance.place(), told)
            .map_err(Stop::Fault)?;
        self.replay = Replay::default();
        self.notify();
        self.chapter_is_open(game);
        self.head(game.chapter());
        Ok(())
    }

    /// Does what is to be done whenever a chapter was opened, by going on or by going back.
    fn chapter_is_open<G: Game>(&mut self, state: &G) {
        let words = self.at_each_chapter.as_mut().and_then(|hook| hook(state));
        if let Some(words) = words {
            self.say(&words);
        }
    }

    /// Shows a chapter's heading, unless it is the one that the person saw last.
    pub(super) fn head(&mut self, heading: Option<String>) {
        let heading = heading.unwrap_or_default();
        if heading == self.heading {
            return;
        }
        if !heading.is_empty() {
            let page = self.page();
            let bold = console::Style::new().bold().force_styling(page.colour);
            self.player
                .tell(&format!("\n{}", bold.apply_to(page.wrap(&heading))));
        }
        self.heading = heading;
    }

    /// Goes to the start of the open chapter, to run it again with what is recorded of it.
    fn rewind<G: Game>(&mut self, whole: bool) -> Result<G, Stop> {
        let start: G = self.journal.state().map_err(Stop::Fault)?;
        let recorded: Vec<Recorded> = self.journal.recorded().map_err(Stop::Fault)?;
        self.chance = super::Chance::at(self.journal.place());
        self.replay = Replay::new(recorded, whole);
        self.told.clear();
        self.chapter_is_open(&start);
        self.head(start.chapter());
        Ok(start)
    }

    /// An answer that is recorded and was not asked for does not fit.
    pub(super) fn nothing_left(&mut self) -> Result<(), Interrupt> {
        match self.replay.answers_left() {
            0 => {
                self.catch_up();
                Ok(())
            }
            _ => Err(Interrupt::Stale(
                "The chapter is over before all recorded answers were asked for.".to_owned(),
            )),
        }
    }

    /// Deals with what broke off a chapter. Gives the state to go on from; `None` when the person leaves.
    fn turn_back<G: Game>(
        &mut self,
        start: &G,
        now: &G,
        interrupt: Interrupt,
    ) -> Result<Option<G>, Stop> {
        self.cut.clear();
        if !matches!(interrupt, Interrupt::Fix(_)) {
            self.drop_ahead();
        }
        match interrupt {
            Interrupt::Undo(count) => {
                let labels = self.journal.undo(count);
                if !std::mem::take(&mut self.untold) {
                    let way_back = match labels.len() {
                        far if far > SHOWN + 1 => format!(" redo {far} gives them again."),
                        _ => String::new(),
                    };
                    self.say(&format!("Undone: {}.{way_back}", listed(&labels)));
                }
                // a fix has mended the app, and not the table
                if !labels.iter().any(|label| label.starts_with("fix")) {
                    self.table_lies(now);
                }
                self.rewind(false).map(Some)
            }
            Interrupt::Redo(count) => {
                let (labels, retold) = self.journal.redo(count);
                self.say(&format!("Done again: {}.", listed(&labels)));
                for retold in retold {
                    match retold {
                        Retold::Told(told) => self.present(&told),
                        Retold::Heading(heading) if heading.is_empty() => {}
                        Retold::Heading(heading) => self.head(Some(heading)),
                    }
                }
                self.rewind(false).map(Some)
            }
            Interrupt::Stale(why) if self.replay.is_new() => Err(Stop::Fault(why)),
            Interrupt::Stale(why) => {
                self.journal.open_again::<G>().map_err(Stop::Fault)?;
                self.say(&format!(
                    "{why} So this part is played again from its beginning."
                ));
                self.rewind(true).map(Some)
            }
            Interrupt::Fix(typed) => self.mend(start, now, &typed),
            Interrupt::Quit => Ok(None),
            Interrupt::EndOfInput => Err(Stop::EndOfInput),
            Interrupt::Signal => Err(Stop::Signal),
            Interrupt::Fault(why) => Err(Stop::Fault(why)),
        }
    }

    /// Mends the state that the chapter started from, and runs the chapter again.
    fn mend<G: Game>(&mut self, start: &G, now: &G, typed: &str) -> Result<Option<G>, Stop> {
        self.aside = Aside::Mending;
        let told = self.told.len();
        let mended = start.mend(now, typed, self);
        let told = self.told.len().saturating_sub(told);
        self.aside = Aside::Nothing;
        self.drop_ahead();
        match mended {
            Ok(Some((mended, what))) => {
                let cut = self.journal.deeds_of_chapter();
                self.open(&mended, Opening::Fixed { what, told })?;
                self.cut = cut;
                Ok(Some(mended))
            }
            Ok(None)
            | Err(
                Interrupt::Undo(_) | Interrupt::Redo(_) | Interrupt::Fix(_) | Interrupt::Stale(_),
            ) => {
                self.say("Nothing was changed.");
                self.rewind(false).map(Some)
            }
            Err(interrupt) => self.turn_back(start, now, interrupt),
        }
    }
}
