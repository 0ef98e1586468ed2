use std::process::ExitCode;

use chrono::Local;
use footplate::{
    major::{
        aim::{Aim, Challenge},
        play::MajorGame,
        rival,
    },
    store::{OpenGame, Store, StoreFault},
    table::{Choose, Interrupt, Journal, Played, Player, Stop, Table, play, resume as play_on},
};
use rand::{TryRng, rngs::SysRng};

use super::{Failure, aside, facts_failure, major_facts, recording, say};
use crate::cli::NewMajor;

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

/// Begins a game against the Major.
pub fn new_major(
    store: &Store,
    player: Box<dyn Player>,
    new: &NewMajor,
) -> Result<Ending, Failure> {
    let game = MajorGame::new(major_facts(store)?, new.own_deck).aiming_at(aim(store, new)?);
    let day = Local::now().format("%Y-%m-%d");
    let open = match &new.name {
        Some(name) => store.create_game(name)?,
        None => store.new_game(&format!("major-{day}"))?,
    };
    begin(store, player, game, open, new.seed, |_| Ok(()))
}

/// K2, K4: what the options say of Rival and Leaders.
fn aim(store: &Store, new: &NewMajor) -> Result<Aim, Failure> {
    let challenge = match &new.rival {
        None => Challenge::Rank,
        Some(named) => {
            let own = store.read(rival::FILE)?;
            let rivals =
                rival::rivals(own.as_deref()).map_err(|fault| facts_failure(store, &fault))?;
            match named {
                None => Challenge::DrawRival(rivals),
                Some(name) => {
                    let found = rival::find(&rivals, name).map_err(Failure::Other)?;
                    Challenge::Rival(found.clone())
                }
            }
        }
    };
    Ok(Aim {
        leaders: new.leaders,
        challenge,
    })
}

/// Plays a new game in a file that was made for it. `known` hears the id that it will have in the
/// record.
pub fn begin(
    store: &Store,
    player: Box<dyn Player>,
    game: MajorGame,
    open: OpenGame,
    seed: Option<u64>,
    known: impl FnOnce(&str) -> Result<(), Failure>,
) -> Result<Ending, Failure> {
    let seed = seed.map_or_else(fresh_seed, Ok)?;
    let OpenGame { name, path, file } = open;
    let now = Local::now().fixed_offset();
    let journal = Journal::create::<MajorGame>(file, &path, seed, now).map_err(|error| {
        Failure::Other(format!("{} cannot be written: {error}.", path.display()))
    })?;
    known(&recording::id(journal.head()))?;
    let mut table = Table::new(player, journal);
    let played = play(game, &mut table);
    end(store, &name, &table, played)
}

fn fresh_seed() -> Result<u64, Failure> {
    SysRng
        .try_next_u64()
        .map_err(|error| Failure::Other(format!("The system gives no random numbers: {error}.")))
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
            Failure::Other("There is no game to go on with: footplate major begins one.".into())
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
    let mut table = Table::new(player, journal);
    let played = play_on::<MajorGame>(&mut table);
    end(store, &name, &table, played)
}

/// Goes on with the game under way; where there is none, asks for an opponent.
pub fn go_on_or_choose(store: &Store, player: Box<dyn Player>) -> Result<Ending, Failure> {
    let unfinished = unfinished(store)?;
    let new = NewMajor::default();
    let Some(latest) = unfinished.first() else {
        let mut table = aside(player);
        let ask = Choose::new("opponent", "Whom do you play against?")
            .option("major", "Major Banerjee, in Movers & Shakers")
            .likely(0);
        return match table.choose(&(), ask) {
            Ok(_) => new_major(store, table.into_player(), &new),
            Err(Interrupt::Quit) => Ok(Ending::Left),
            Err(interrupt) => Err(interrupt.into()),
        };
    };
    let others = unfinished.len() - 1;
    if others > 0 {
        say(&format!(
            "Going on with “{latest}”. Other games under way: {others}; footplate games lists them."
        ));
    }
    resume(store, player, Some(latest))
}

/// Games that are not over, the one played last first.
fn unfinished(store: &Store) -> Result<Vec<String>, Failure> {
    let mut found = Vec::new();
    let given_up = recording::given_up(store)?;
    for (name, _) in store.games()? {
        let Ok((path, bytes)) = store.read_game(&name) else {
            continue;
        };
        if Journal::parse(bytes, &path).is_ok_and(|journal| {
            let left = journal.has_begun() && !journal.is_over();
            left && !given_up.contains(&recording::id(journal.head()))
        }) {
            found.push(name);
        }
    }
    Ok(found)
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
    say("Waiting …");
    Ok((Some(store.wait_for_game(name)?), player))
}

/// Says how the game can be gone on with, or writes it into the record.
fn end(
    store: &Store,
    name: &str,
    table: &Table,
    played: Result<Played<MajorGame>, Stop>,
) -> Result<Ending, Failure> {
    let ending = match played {
        Ok(Played::Over(game)) => {
            let now = Local::now().fixed_offset();
            let game = recording::finished(&game, name, table.journal(), now);
            recording::write(store, &game)?;
            return Ok(Ending::Over);
        }
        Ok(Played::Left(_)) => Ending::Left,
        Err(Stop::EndOfInput) => Ending::EndOfInput,
        Err(Stop::Signal) => Ending::Signal,
        Err(Stop::Fault(message)) => return Err(Failure::Other(message)),
    };
    if table.journal().is_kept() {
        let quoted = if name.contains(' ') {
            format!("\"{name}\"")
        } else {
            name.to_owned()
        };
        say(&format!(
            "The game is saved as “{name}”. Go on with: footplate resume {quoted}"
        ));
    } else {
        say("The game could not be saved.");
    }
    Ok(ending)
}
