//! Whole games that chance plays, in memory.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::{cell::RefCell, io, rc::Rc};

use footplate::{
    major::{
        facts::Facts,
        play::{MajorGame, Stage},
    },
    table::{Journal, Page, Played, Random, Table, play},
};

/// What is written can be read when the game is over.
#[derive(Clone, Default)]
struct Seen(Rc<RefCell<Vec<u8>>>);

impl io::Write for Seen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Rulings that games are played by in turn.
const RULINGS: [&str; 3] = [
    "",
    "load-anywhere = 'all'\nload-pass = 'line'\nmove-pass = 'car'\ndepart = 'together'\nround-two-turns = 8",
    "load-anywhere = 'none'\nmove-pass = 'line'\npassengers = 'with-his-crate'\nturn-order = 'fewest-first'",
];

fn facts(seed: u64) -> Facts {
    let ruled = RULINGS[(seed % 3) as usize];
    let own = |file: &str| (file == "decks/major/rulings.toml").then(|| ruled.to_owned());
    Facts::read(own).expect("facts")
}

/// Plays the game of a seed to its end; all that a person would have seen.
fn game(seed: u64) -> String {
    let facts = facts(seed);
    let turns = 6 + usize::from(facts.rulings.round_two_turns.0);
    let seen = Seen::default();
    let page = Page {
        width: 80,
        plain: false,
        colour: false,
    };
    let player = Random::new(seed, page, seen.clone());
    let mut table = Table::new(player, Journal::memory::<MajorGame>(seed));
    let own_deck = seed.is_multiple_of(4);
    let played = play(MajorGame::new(facts, own_deck), &mut table);
    let text = String::from_utf8(seen.0.take()).expect("text");
    let end = match played {
        Ok(Played::Over(game)) => game,
        Ok(Played::Left(game)) => panic!("seed {seed}: left at {:?}\n{text}", game.stage),
        Err(stop) => panic!("seed {seed}: {stop:?}\n{text}"),
    };
    assert_eq!(end.stage, Stage::Over, "seed {seed}");
    assert!(end.result.is_some(), "seed {seed}");
    assert_eq!(end.deck.drawn.len(), turns, "seed {seed}: one card a turn");
    if !own_deck {
        assert_eq!(end.deck.face_down.len(), 14 - turns, "seed {seed}");
    }
    text
}

#[test]
fn ten_games_end_and_a_seed_tells_the_same_game_again() {
    for seed in 1..=10 {
        assert!(game(seed) == game(seed), "seed {seed}");
    }
}

#[test]
#[ignore = "a thousand whole games take half a minute: cargo test --test demo_games -- --ignored"]
fn a_thousand_games_end_without_a_fault() {
    for seed in 1..=1000 {
        game(seed);
    }
}
