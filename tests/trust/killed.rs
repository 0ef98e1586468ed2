//! The program is killed at every answer of a whole game, and the game goes on at the same prompt.

use std::{fs, path::Path, thread, time::Duration};

use footplate::table::Journal;

use crate::{
    played::{Whole, major, olivia, whole_game},
    program::{Running, command, journal},
};

/// How many answers of the game are on the disk.
fn kept(home: &Path) -> usize {
    let path = journal(home, "evening");
    let Ok(bytes) = fs::read(&path) else {
        return 0;
    };
    Journal::parse(bytes, &path).map_or(0, |journal| journal.answers())
}

/// Plays a game of which the program survives no answer. Gives how often it was killed.
fn killed_at_every_answer(opponent: &str, whole: &Whole, seed: u64) -> usize {
    let home = tempfile::tempdir().expect("a folder");
    let seed = seed.to_string();
    let new = [opponent, "--name", "evening", "--seed", &seed];
    let mut kills = 0;
    let mut answered = 0;
    while answered < whole.answers.len() {
        let begun = journal(home.path(), "evening").exists();
        let arguments: &[&str] = if begun { &["resume", "evening"] } else { &new };
        let mut running = Running::start(command(home.path(), arguments));
        running.wait_for(&whole.prompts[answered]);
        assert!(!running.seen.contains("played again"), "{}", running.seen);
        running.answer(&whole.answers[answered]);
        match kills % 4 {
            // at once, so that it may or may not have been heard
            0 => {}
            // while it is being written, or what follows from it
            1 => thread::sleep(Duration::from_micros(37 * (kills as u64 % 50))),
            // when the next question has been asked
            _ => match whole.prompts.get(answered + 1) {
                Some(next) => {
                    running.wait_for(next);
                    answered += 1;
                    running.kill();
                    kills += 1;
                    assert_eq!(
                        kept(home.path()),
                        answered,
                        "an answer that was shown is lost"
                    );
                    continue;
                }
                // the last answer ends the game
                None => {
                    assert_eq!(running.end(), Some(0));
                    return kills;
                }
            },
        }
        running.kill();
        kills += 1;
        let kept = kept(home.path());
        assert!(
            kept == answered || kept == answered + 1,
            "{kept} answers are kept of {answered}"
        );
        answered = kept;
    }
    kills
}

#[test]
fn the_major_s_game_survives_a_kill_at_every_answer() {
    let whole = whole_game(major(), 21);
    let kills = killed_at_every_answer("major", &whole, 21);
    assert!(kills > 50, "{kills}");
    eprintln!("{kills} kills");
}

#[test]
fn olivia_s_game_survives_a_kill_at_every_answer() {
    let whole = whole_game(olivia(), 22);
    let kills = killed_at_every_answer("olivia", &whole, 22);
    assert!(kills > 30, "{kills}");
    eprintln!("{kills} kills");
}
