//! Whole games left to chance: they end, and nothing goes wrong on the way.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use super::table::known;
use footplate::olivia::facts::Printed;
use footplate::olivia::play::Stage;
use footplate::olivia::{OliviaGame, Options};
use footplate::table::{Game, Journal, Page, Played, Random, Table, play, resume};

#[derive(Clone, Default)]
struct Seen(Rc<RefCell<Vec<u8>>>);

impl Seen {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

impl Write for Seen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn facts(seed: u64) -> Printed {
    if seed.is_multiple_of(2) {
        known()
    } else {
        Printed::shipped().unwrap()
    }
}

/// Plays a game to its end; what was seen, and the journal.
fn random_game(seed: u64) -> (String, String) {
    let seen = Seen::default();
    let page = Page {
        width: 40 + seed as usize % 50,
        plain: seed.is_multiple_of(3),
        colour: false,
    };
    let mut table = Table::new(
        Random::new(seed, page, seen.clone()),
        Journal::memory::<OliviaGame>(seed),
    );
    let game = OliviaGame::new(facts(seed), Options::default());
    let played = play(game, &mut table);
    let Ok(Played::Over(game)) = played else {
        panic!("seed {seed}: {played:?}\n{}", seen.text());
    };
    assert_eq!(game.stage, Stage::Over, "seed {seed}");
    let result = game.result.unwrap();
    assert_eq!(result.turns, game.turn, "seed {seed}");
    if let (Some(yours), Some(olivia)) = (result.yours, result.olivia) {
        assert_eq!(
            result.verdict.is_yours(),
            yours.total() > olivia.total(),
            "seed {seed}"
        );
        assert!(game.standing.supply.ends_game(), "seed {seed}");
    }
    (seen.text(), table.journal().text().to_owned())
}

#[test]
fn many_games_end_without_a_fault() {
    for seed in 0..150 {
        let (seen, _) = random_game(seed);
        // an answer that is not understood would be asked for again
        assert!(!seen.contains("is not"), "seed {seed}:\n{seen}");
    }
}

#[test]
fn the_same_seed_tells_the_same_game() {
    assert_eq!(random_game(5), random_game(5));
}

#[test]
fn a_game_can_be_taken_up_at_every_line_of_its_journal() {
    for seed in [3, 6] {
        let (_, journal) = random_game(seed);
        let lines: Vec<&str> = journal.lines().collect();
        let mut length = lines[0].len() + 1;
        for (place, line) in lines[1..].iter().enumerate() {
            length += line.len() + 1;
            if place % 3 == seed as usize % 2 {
                taken_up(seed, &journal[..length]);
            }
        }
    }
}

/// Plays on to the end from what is there of a journal.
fn taken_up(seed: u64, text: &str) {
    let journal = Journal::parse(text.as_bytes().to_vec(), "test".as_ref()).unwrap();
    let begun = journal.has_begun();
    let seen = Seen::default();
    let mut table = Table::new(Random::new(seed, Page::plain(80), seen.clone()), journal);
    let played = if begun {
        resume::<OliviaGame>(&mut table)
    } else {
        play(OliviaGame::new(facts(seed), Options::default()), &mut table)
    };
    let Ok(Played::Over(game)) = played else {
        panic!("seed {seed}: {played:?}\n{text}\n{}", seen.text());
    };
    assert!(game.chapter().is_none());
    let seen = seen.text();
    assert!(!seen.contains("played again from its beginning"), "{seen}");
}
