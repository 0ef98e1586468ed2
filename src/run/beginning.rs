//! Beginning a game, or going on with the one under way: what the options say of it.

use chrono::Local;
use footplate::{
    major::{
        aim::{Aim, Challenge},
        facts::{DrawnBy, Facts},
        play::MajorGame,
        rival,
    },
    olivia::play::{OliviaGame, Options},
    store::Store,
    table::{Choose, Interrupt, Player, Table, play, shelf},
};

use super::{
    Failure, aside,
    keeping::facts_for_play,
    opponent::{Opponent, faulty, olivia_facts},
    playing::{Ending, end, resume, say_what_waits, unfinished, write_down},
    recording, say,
};
use crate::cli::{NewGame, NewMajor, NewOlivia};

/// Goes on with the game under way; where there is none, asks for an opponent.
pub fn go_on_or_choose(store: &Store, player: Box<dyn Player>) -> Result<Ending, Failure> {
    let unfinished = unfinished(store)?;
    let Some(latest) = unfinished.first() else {
        let mut table = aside(player);
        let ask = Choose::new("opponent", "Whom do you play against?")
            .option("major", "Major Banerjee, in Movers & Shakers")
            .option("olivia", "Olivia, in SteamRollers")
            .option(
                "tour",
                "nobody yet: a tour of five minutes, without a board",
            )
            .likely(0);
        return match table.choose(&(), ask) {
            Ok(0) => new_major(store, table.into_player(), &NewMajor::default()),
            Ok(1) => new_olivia(store, table.into_player(), &NewOlivia::default()),
            Ok(_) => super::tour::tour(table.into_player()),
            Err(Interrupt::Quit) => Ok(Ending::Left),
            // nothing is lost where no game was begun, so nothing is said
            Err(Interrupt::EndOfInput) => Ok(Ending::EndOfInput),
            Err(Interrupt::Signal) => Ok(Ending::Signal),
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

/// Begins a game against the Major.
pub fn new_major(
    store: &Store,
    player: Box<dyn Player>,
    new: &NewMajor,
) -> Result<Ending, Failure> {
    let game = new_game(store, new.own_deck, new.stand_in)?.aiming_at(aim(store, new)?);
    begin_beside_others(store, player, game, &new.game)
}

/// K2, K4: what the options say of Rival and Leaders.
fn aim(store: &Store, new: &NewMajor) -> Result<Aim, Failure> {
    let challenge = match &new.rival {
        None => Challenge::Rank,
        Some(named) => {
            let own = store.read(rival::FILE)?;
            let rivals = rival::rivals(own.as_deref()).map_err(|fault| faulty(store, &fault))?;
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

/// Begins a game against Olivia.
pub fn new_olivia(
    store: &Store,
    player: Box<dyn Player>,
    new: &NewOlivia,
) -> Result<Ending, Failure> {
    let options = Options {
        difficulty: new.difficulty,
        own_dice: new.own_dice.then_some(true),
        keep_sheet: None,
    };
    let (facts, no_good) = olivia_facts(store)?;
    let game = OliviaGame {
        no_good,
        ..OliviaGame::new(facts, options)
    };
    begin_beside_others(store, player, game, &new.game)
}

/// Begins a game that nothing else waits for, and says which one is kept.
fn begin_beside_others<G: Opponent>(
    store: &Store,
    player: Box<dyn Player>,
    game: G,
    new: &NewGame,
) -> Result<Ending, Failure> {
    say_what_waits(store);
    begin(store, player, game, new.name.as_deref(), new.seed, |_| {
        Ok(())
    })
}

/// Begins a game. `known` hears the id that it will have in the record.
pub fn begin<G: Opponent>(
    store: &Store,
    player: Box<dyn Player>,
    game: G,
    name: Option<&str>,
    seed: Option<u64>,
    known: impl FnOnce(&str) -> Result<(), Failure>,
) -> Result<Ending, Failure> {
    let now = Local::now().fixed_offset();
    let (name, journal) = shelf::begin::<G>(store, name, seed, now)?;
    known(&recording::id(journal.head()))?;
    let mut table = Table::new(player, journal);
    write_down(store, &mut table, game.clone());
    let played = play(game.clone(), &mut table);
    end(store, &name, &table, &game, played)
}

/// A game that is about to be set up. While nobody has checked his cards, it asks where they come from.
pub fn new_game(store: &Store, own_deck: bool, stand_in: bool) -> Result<MajorGame, Failure> {
    let mut facts = facts_for_play(store)?;
    if stand_in {
        facts.cards = Facts::shipped()
            .map_err(|fault| Failure::Other(fault.to_string()))?
            .cards;
        return Ok(MajorGame::new(facts, false));
    }
    let known = facts.cards.verified;
    let own_deck = own_deck || known && facts.cards.drawn_by == DrawnBy::You;
    let game = MajorGame::new(facts, own_deck);
    Ok(if known || own_deck {
        game
    } else {
        game.asking_for_his_deck()
    })
}
