//! A game that was closed and taken up at any chapter goes on as if it had never been closed.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::io;

use footplate::{
    major::{facts::Facts, play::MajorGame},
    table::{Game, Journal, Page, Random, Script, Table, play},
};
use serde_json::{Value, json};

/// The journal of a game that was played to its end without a break.
fn journal(seed: u64) -> String {
    let person = Random::new(seed, Page::plain(80), io::sink());
    let mut table = Table::new(person, Journal::memory::<MajorGame>(seed));
    let game = MajorGame::new(Facts::shipped().expect("facts"), false);
    play(game, &mut table).expect("an end");
    table.journal().text().to_owned()
}

#[test]
fn every_chapter_played_from_its_written_state_leads_to_the_next() {
    for seed in 1..=12 {
        let journal = journal(seed);
        let written: Vec<&str> = journal.lines().collect();
        let lines: Vec<Value> = written
            .iter()
            .map(|line| serde_json::from_str(line).expect("a line"))
            .collect();
        let chapters: Vec<usize> = (0..lines.len())
            .filter(|&line| lines[line].get("chapter").is_some())
            .collect();
        for pair in chapters.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let mut game: MajorGame =
                serde_json::from_value(lines[from]["state"].clone()).expect("a state");
            let answers = lines[from..to]
                .iter()
                .filter(|line| line["answer"].is_string());
            let answers: Vec<&str> = answers
                .map(|line| line["value"].as_str().expect("a value"))
                .collect();
            let text = format!("{}\n{}\n", written[0], written[from]);
            let read = Journal::parse(text.into_bytes(), std::path::Path::new("a journal"));
            let mut table = Table::new(Script::new(answers), read.expect("a journal"));
            game.play(&mut table).expect("a chapter");
            assert_eq!(
                json!(game),
                lines[to]["state"],
                "seed {seed}, {} in line {from}",
                lines[from]["chapter"]
            );
        }
    }
}
