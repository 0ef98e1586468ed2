//! Plain lines, and the random player.

use crate::orchard::*;
use footplate::table::*;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

/// A writer whose text can be read.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn typed(input: &'static [u8]) -> (Result<Played<Orchard>, Stop>, String) {
    let paper = Paper::default();
    let mut table = Table::new(
        Plain::new(input, paper.clone(), 80),
        Journal::memory::<Orchard>(7),
    );
    let played = play(Orchard::new(), &mut table);
    (played, paper.text())
}

#[test]
fn plain_lines_show_what_a_script_shows() {
    let (played, text) = typed(b"Big\n\npick 1 3\r\nundo\n");
    assert_eq!(played, Err(Stop::EndOfInput));
    assert_eq!(text, answer(&["Big", "", "pick 1 3", "undo"]).text);
}

#[test]
fn a_last_line_without_an_end_counts() {
    let (_, text) = typed(b"Big\n\npick 1 3");
    assert_holds(&text, "You pick 3 at tree 1.");
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let (_, text) = typed(b"B\xffg\n\nbasket\n\x00\xfe\n");
    assert_holds(&text, "In the basket: 0.");
    assert_holds(&text, "is not among the answers");
}

#[test]
fn endless_lines_are_not_read() {
    let mut input = vec![b'x'; 70_000];
    input.extend(b"\nBig\n\n");
    let (_, text) = typed(input.leak());
    assert_holds(
        &text,
        "That line is longer than 64 KiB, so it was not read.\nWhat is your basket called? > Big\n",
    );
    let (played, _) = typed(vec![b'x'; 200_000].leak());
    assert_eq!(played, Err(Stop::EndOfInput));
}

/// A pipe that nobody reads.
struct Closed;

impl Write for Closed {
    fn write(&mut self, _bytes: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_the_game_quietly() {
    let mut table = Table::new(
        Plain::new(io::repeat(b'\n'), Closed, 80),
        Journal::memory::<Orchard>(7),
    );
    assert_eq!(play(Orchard::new(), &mut table), Err(Stop::EndOfInput));
    let mut table = Table::new(
        Random::new(1, Page::plain(80), Closed),
        Journal::memory::<Orchard>(7),
    );
    assert_eq!(play(Orchard::new(), &mut table), Err(Stop::EndOfInput));
}

#[test]
fn a_random_player_plays_to_the_end() {
    for seed in 0..50 {
        let paper = Paper::default();
        let mut table = Table::new(
            Random::new(seed, Page::plain(60), paper.clone()),
            Journal::memory::<Orchard>(seed),
        );
        let played = play(Orchard::new(), &mut table);
        assert!(
            matches!(played, Ok(Played::Over(_))),
            "{played:?}\n{}",
            paper.text()
        );
        for fault in ["not among", "too small", "too great", "needed", "dropped"] {
            assert!(
                !paper.text().contains(fault),
                "seed {seed}:\n{}",
                paper.text()
            );
        }
    }
}
