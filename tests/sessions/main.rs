//! Played sessions: what a person types, and all that she sees.
//!
//! A session is a text file of answers, one a line. `#` begins a remark; `seed 7` and
//! `own deck` set the game up; `reload` closes the program and starts it again, as a crash
//! would. The transcript is compared as a whole with the file beside it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod aiming;

use std::{fs, path::Path};

use footplate::{
    major::{facts::Facts, play::MajorGame},
    table::{Journal, Page, Played, Script, Stop, Table, play},
};

/// What a session ends with.
fn ending<G>(played: Result<Played<G>, Stop>) -> &'static str {
    match played {
        Ok(Played::Over(_)) => "=== the game is over",
        Ok(Played::Left(_)) => "=== left",
        Err(Stop::EndOfInput) => "=== closed",
        Err(Stop::Signal) => "=== interrupted",
        Err(Stop::Fault(_)) => "=== a fault",
    }
}

fn transcript(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a session");
    let mut seed = 1;
    let mut own_deck = false;
    let mut page = Page::plain(80);
    let mut sittings: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines() {
        match line.split_once(' ') {
            _ if line.starts_with('#') => {}
            Some(("seed", number)) => seed = number.parse().expect("a seed"),
            Some(("own", "deck")) => own_deck = true,
            Some(("columns", number)) => {
                page = Page {
                    width: number.parse().expect("columns"),
                    plain: false,
                    colour: false,
                };
            }
            None if line == "reload" => sittings.push(Vec::new()),
            _ => sittings.last_mut().expect("a sitting").push(line),
        }
    }
    let mut journal = Journal::memory::<MajorGame>(seed);
    let mut seen = String::new();
    for answers in sittings {
        let game = MajorGame::new(Facts::shipped().expect("facts"), own_deck);
        let script = Script::new(answers).on(page);
        let told = script.transcript();
        let mut table = Table::new(script, journal);
        let ended = ending(play(game, &mut table));
        seen += &told.text();
        seen += ended;
        seen.push('\n');
        let written = table.journal().text().as_bytes().to_vec();
        journal = Journal::parse(written, Path::new("a journal")).expect("a journal");
    }
    seen
}

#[test]
fn sessions_against_the_major() {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::glob!("major/*.txt", |path| insta::assert_snapshot!(transcript(path)));
    });
}
