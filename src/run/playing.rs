use std::process::ExitCode;

use chrono::{DateTime, FixedOffset, Local};
use footplate::{
    major::{
        facts::{DrawnBy, Facts},
        play::MajorGame,
        words::rulings_differ,
    },
    record::{self, RecordedGame},
    store::{OpenGame, Store, StoreFault},
    table::{
        Choose, Interrupt, Journal, Played, Player, Stop, Table, play, resume as play_on,
        shelf::{self, Listed},
    },
};
use serde_json::{Map, json};

use super::{
    Failure, aside,
    keeping::{Keeper, facts_for_play, learn},
    say,
};
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
    let game = begun(facts_for_play(store)?, new)?;
    let now = Local::now().fixed_offset();
    let (name, journal) = shelf::begin::<MajorGame>(store, new.name.as_deref(), new.seed, now)?;
    let mut table = Table::new(player, journal);
    write_down(store, &mut table, game.facts.clone());
    let played = play(game, &mut table);
    end(store, &name, &table, played)
}

/// A game that is about to be set up. While nobody has checked his cards, it asks where they come from.
fn begun(mut facts: Facts, new: &NewMajor) -> Result<MajorGame, Failure> {
    if new.stand_in {
        facts.cards = Facts::shipped()
            .map_err(|fault| Failure::Other(fault.to_string()))?
            .cards;
        return Ok(MajorGame::new(facts, false));
    }
    let known = facts.cards.verified;
    let own_deck = new.own_deck || known && facts.cards.drawn_by == DrawnBy::You;
    let game = MajorGame::new(facts, own_deck);
    Ok(if known || own_deck {
        game
    } else {
        game.asking_for_his_deck()
    })
}

/// What the game learns of the box from now on is written into the person's own files, chapter by chapter.
fn write_down(store: &Store, table: &mut Table, known: Facts) {
    let mut keeper = Keeper::new(store);
    let mut before = known;
    let mut said = None;
    table.at_each_chapter(move |journal| {
        let after = journal.state::<MajorGame>().ok()?.facts;
        let written = learn(&mut keeper, &before, &after);
        before = after;
        let words = written.unwrap_or_else(|failure| Some(failure.to_string()));
        let news = words.filter(|words| said.as_ref() != Some(words))?;
        said = Some(news.clone());
        Some(news)
    });
}

/// A game keeps the rulings that it began with; where the person's own are others by now, it says so.
fn say_rulings(store: &Store, of_game: &Facts) -> Result<(), Failure> {
    let now = facts_for_play(store)?.rulings;
    let differing = rulings_differ(&of_game.rulings, &now);
    if !differing.is_empty() {
        say(&format!(
            "This game keeps the rulings that it began with: {}.",
            differing.join("; ")
        ));
    }
    Ok(())
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
    if let Ok(game) = table.journal().state::<MajorGame>() {
        say_rulings(store, &game.facts)?;
        write_down(store, &mut table, game.facts);
    }
    let played = play_on::<MajorGame>(&mut table);
    end(store, &name, &table, played)
}

/// Goes on with the game under way; where there is none, asks for an opponent.
pub fn go_on_or_choose(store: &Store, player: Box<dyn Player>) -> Result<Ending, Failure> {
    let unfinished = unfinished(store)?;
    let new = NewMajor {
        own_deck: false,
        stand_in: false,
        name: None,
        seed: None,
    };
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
    let under_way = |game: &Listed| matches!(&game.stands, Ok(stands) if stands.chapter.is_some());
    let games = shelf::games(store)?.into_iter();
    Ok(games.filter(under_way).map(|game| game.name).collect())
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
            write_record(store, &recorded(&game, name, table.journal(), now))?;
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

fn recorded(
    game: &MajorGame,
    name: &str,
    journal: &Journal,
    now: DateTime<FixedOffset>,
) -> RecordedGame {
    let begun = DateTime::parse_from_rfc3339(&journal.head().begun).unwrap_or(now);
    let result = game.result.clone();
    let deck = match (game.own_deck, game.facts.cards.verified) {
        (true, _) => "own",
        (false, true) => "verified",
        (false, false) => "stand-in",
    };
    let mut more = Map::new();
    more.insert("deck".into(), json!(deck));
    more.insert("rulings".into(), json!(game.facts.rulings));
    RecordedGame {
        begun,
        ended: now,
        name: name.to_owned(),
        opponent: "major".into(),
        score: result.as_ref().map_or(0, |result| result.victory_points),
        verdict: result.and_then(|result| result.rank),
        more,
    }
}

fn write_record(store: &Store, game: &RecordedGame) -> Result<(), Failure> {
    let line = game.line().map_err(Failure::Other)?;
    store.append(record::FILE, &line)?;
    say(&format!(
        "The game is over and stands in your record ({}).",
        store.root().join(record::FILE).display()
    ));
    Ok(())
}
