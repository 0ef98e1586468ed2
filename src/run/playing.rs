use std::{process::ExitCode, thread, time::Duration};

use footplate::{
    major::play::MajorGame,
    olivia::play::OliviaGame,
    store::{OpenGame, Store, StoreFault},
    table::{
        Game, Interrupt, Journal, Played, Player, Stop, Table, asked_to_end, resume as play_on,
        shelf::{self, Listed},
    },
};

use super::{Failure, aside, keeping::Keeper, opponent::Opponent, recording, say};

/// How a sitting at the table ended.
pub enum Ending {
    /// The game is over, or there was none.
    Over,
    /// The person left; the game is kept.
    Left,
    /// Nothing more was typed before the game was over.
    EndOfInput,
    /// Ctrl-C, SIGTERM or SIGHUP.
    Signal,
}

impl Ending {
    /// The exit status.
    pub fn code(&self) -> ExitCode {
        match self {
            Self::Over | Self::Left => ExitCode::SUCCESS,
            Self::EndOfInput => ExitCode::from(2),
            Self::Signal => ExitCode::from(130),
        }
    }
}

/// What the game learns of the box from now on is written into the person's own files, chapter by chapter.
pub(super) fn write_down<G: Opponent>(store: &Store, table: &mut Table, start: G) {
    let mut keeper = Keeper::new(store);
    let mut before = start.clone();
    let mut said = None;
    table.at_each_chapter(move |after: &G| {
        let written = after.write_learnt(&start, &before, &mut keeper);
        before.clone_from(after);
        let words = written.unwrap_or_else(|failure| Some(failure.to_string()));
        let news = words.filter(|words| said.as_ref() != Some(words))?;
        said = Some(news.clone());
        Some(news)
    });
}

/// Goes on with the game named, or with the one played last.
pub fn resume(
    store: &Store,
    player: Box<dyn Player>,
    name: Option<&str>,
) -> Result<Ending, Failure> {
    let name = match name {
        Some(name) => name.to_owned(),
        None => unfinished(store)?.into_iter().next().ok_or_else(|| {
            Failure::Other(
                "There is no game to go on with: footplate major or footplate olivia begins one."
                    .into(),
            )
        })?,
    };
    let (open, player) = open(store, player, &name)?;
    let Some(OpenGame { name, path, file }) = open else {
        return Ok(Ending::Left);
    };
    let journal = Journal::read(file, &path).map_err(Failure::Other)?;
    if !journal.has_begun() {
        return Err(Failure::Other(format!(
            "The game “{name}” stopped before its first question: footplate games remove takes it away."
        )));
    }
    match journal.head().opponent.as_str() {
        OliviaGame::OPPONENT => go_on::<OliviaGame>(store, player, &name, journal),
        // A journal of an opponent that is not known here is refused by the table.
        _ => go_on::<MajorGame>(store, player, &name, journal),
    }
}

fn go_on<G: Opponent>(
    store: &Store,
    player: Box<dyn Player>,
    name: &str,
    mut journal: Journal,
) -> Result<Ending, Failure> {
    journal.fits::<G>().map_err(Failure::Other)?;
    let mut before: G = journal.state().map_err(Failure::Other)?;
    if let Some(caught_up) = before.caught_up(&journal, store)? {
        journal.start_from(&caught_up).map_err(Failure::Other)?;
        before = caught_up;
    }
    let mut table = Table::new(player, journal);
    before.say_before_resuming(store)?;
    write_down(store, &mut table, before.clone());
    let played = play_on::<G>(&mut table);
    end(store, name, &table, &before, played)
}

/// Games that are not over, the one played last first.
pub(super) fn unfinished(store: &Store) -> Result<Vec<String>, Failure> {
    let given_up = recording::given_up(store)?;
    let under_way = |game: &Listed| match &game.stands {
        Ok(stands) => stands.chapter.is_some() && !given_up.contains(&recording::id(&stands.head)),
        Err(_) => false,
    };
    let games = shelf::games(store)?.into_iter();
    Ok(games.filter(under_way).map(|game| game.name).collect())
}

/// Says, where another game is begun, that the one under way is kept.
pub(super) fn say_what_waits(store: &Store) {
    // a folder that cannot be read is told of where the game is to be kept
    if let Some(latest) = unfinished(store).unwrap_or_default().first() {
        say(&format!(
            "This is a new game. “{latest}” is kept as it stands: footplate resume {} goes on with it.",
            quoted(latest)
        ));
    }
}

/// Opens a game's file. Where another window has it open, the person waits for it or leaves.
fn open(
    store: &Store,
    player: Box<dyn Player>,
    name: &str,
) -> Result<(Option<OpenGame>, Box<dyn Player>), Failure> {
    match store.open_game(name) {
        Err(StoreFault::Held(_)) => {}
        opened => return Ok((Some(opened?), player)),
    }
    let mut table = aside(player);
    let words =
        format!("The game “{name}” is open in another window. Wait until it is left there?");
    let wait = match table.confirm(&(), "wait", words, false) {
        Err(Interrupt::Quit) => false,
        answer => answer?,
    };
    let player = table.into_player();
    if !wait {
        return Ok((None, player));
    }
    say("Waiting … Ctrl-C stops it.");
    loop {
        match store.open_game(name) {
            Err(StoreFault::Held(_)) if asked_to_end() => return Err(Failure::Signal),
            Err(StoreFault::Held(_)) => thread::sleep(Duration::from_millis(100)),
            opened => return Ok((Some(opened?), player)),
        }
    }
}

/// Says how the game can be gone on with, or writes it into the record.
pub(super) fn end<G: Opponent>(
    store: &Store,
    name: &str,
    table: &Table,
    before: &G,
    played: Result<Played<G>, Stop>,
) -> Result<Ending, Failure> {
    let journal = table.journal();
    let ending = match played {
        Ok(Played::Over(game)) => {
            let over = recording::of(&game, name, journal, recording::now());
            // a game that was only looked at again ended when it ended
            let looked_at = before.chapter().is_none() && *before == game;
            if !(looked_at && recording::knows(store, &over.id)?) {
                recording::write(store, &over)?;
                if journal.is_kept() {
                    say(&format!(
                        "If an answer was wrong: footplate resume {}, then undo. The record follows once the game is over again.",
                        quoted(name)
                    ));
                }
            }
            return Ok(Ending::Over);
        }
        Ok(Played::Left(_)) => Ending::Left,
        Err(Stop::EndOfInput) => Ending::EndOfInput,
        Err(Stop::Signal) => Ending::Signal,
        Err(Stop::Fault(message)) => return Err(Failure::Other(message)),
    };
    if journal.is_kept() {
        say(&format!(
            "The game is saved as “{name}”. Go on with: footplate resume {}",
            quoted(name)
        ));
    } else {
        say("The game could not be saved.");
    }
    Ok(ending)
}

/// A game's name as a shell takes it.
fn quoted(name: &str) -> String {
    match name.contains(' ') {
        true => format!("\"{name}\""),
        false => name.to_owned(),
    }
}
