//! How long the Major thinks: `cargo bench --bench resolve`.
#![allow(clippy::expect_used)]

use divan::{Bencher, black_box};
use footplate::{
    freight::{Position, read_position},
    major::{
        card::Card,
        facts::Facts,
        outcomes::{matters, outcomes, resolve},
        rulings::{LoadPass, Rulings},
        scene::Scene,
        step::Next,
        turn::Turn,
    },
    solve::solve,
};

/// Thirteen cars on the way and in a city, few of them alike.
const CROWDED: &str = "C3 YS / C4 YL(y) / C4.2 YL(m) / C5 ML(y) / C6 YS(m) / C6.2 MM(m) / \
     CAL MS YM / B2 ML(y) / B2.2 MS(m) / B4.2 MS / B7 YS(y) / B8 YM(m) / B10 MM(m)";

/// Cards that the crowded board makes choices of, and one that moves most.
const CARDS: [&str; 4] = ["L3 M2", "M3 L4", "?L5M3", "L1 M4"];

fn main() {
    divan::main();
}

struct Drawn {
    facts: Facts,
    card: Card,
    position: Position,
}

fn drawn(card: &str, load_pass: LoadPass) -> Drawn {
    let mut facts = Facts::shipped().expect("the shipped facts");
    facts.rulings = Rulings {
        load_pass,
        ..Rulings::default()
    };
    Drawn {
        card: Card::read(card).expect("a card"),
        position: read_position(&facts.board, CROWDED).expect("a position"),
        facts,
    }
}

impl Drawn {
    fn scene(&self, explain: bool) -> Scene<'_> {
        Scene {
            board: &self.facts.board,
            rulings: &self.facts.rulings,
            explain,
        }
    }
}

/// What the table pays for a card: every step with those who were passed over before it.
#[divan::bench(args = CARDS)]
fn a_card_with_its_reasons(bencher: Bencher, card: &str) {
    let drawn = drawn(card, LoadPass::Car);
    let scene = drawn.scene(true);
    bencher.bench_local(|| {
        let position = black_box(&drawn.position).clone();
        resolve(&scene, &drawn.card, position, Some(20), |_, _| 0)
    });
}

/// Every tie decided each way.
#[divan::bench(args = CARDS)]
fn every_tie(bencher: Bencher, card: &str) {
    all_outcomes(bencher, &drawn(card, LoadPass::Car));
}

/// The same where each line of the list is a choice (ruling `load-pass`).
#[divan::bench(args = CARDS)]
fn every_tie_line_by_line(bencher: Bencher, card: &str) {
    all_outcomes(bencher, &drawn(card, LoadPass::Line));
}

fn all_outcomes(bencher: Bencher, drawn: &Drawn) {
    let scene = drawn.scene(false);
    bencher.bench_local(|| {
        let position = black_box(&drawn.position).clone();
        outcomes(&scene, &drawn.card, position, Some(20), 100_000).expect("not too many")
    });
}

/// Whether the first tie of a card has to be asked (M16).
#[divan::bench]
fn whether_a_tie_matters(bencher: Bencher) {
    let drawn = drawn("L3 M2", LoadPass::Line);
    let scene = drawn.scene(true);
    let mut turn = Turn::new(&drawn.card, drawn.position.clone(), None);
    let tie = loop {
        match turn.next(&scene) {
            Next::Choose(tie) => break tie,
            Next::Over => panic!("the card has a tie"),
            _ => {}
        }
    };
    bencher.bench_local(|| matters(&scene, black_box(&turn), &tie));
}

/// One line through the JSON door, from text to text.
#[divan::bench(args = ["first", "all"])]
fn a_line_of_solve(bencher: Bencher, ties: &str) {
    let facts = Facts::shipped().expect("the shipped facts");
    let line = format!(
        r#"{{"major": {{"position": "{CROWDED}", "card": "L3 M2", "supply": 20}}, "ties": "{ties}"}}"#
    );
    bencher.bench_local(|| {
        let mut answer = Vec::new();
        solve(black_box(line.as_bytes()), &mut answer, &facts).expect("an answer");
        answer
    });
}

/// Reading the shipped files, which every start does.
#[divan::bench]
fn the_shipped_facts() -> Facts {
    Facts::shipped().expect("the shipped facts")
}
