//! How long a look ahead takes: his cards on a crowded board, Olivia's dice on a busy sheet.
//! `cargo bench --bench forecast`
#![allow(clippy::expect_used)]

use divan::{Bencher, black_box};
use footplate::{
    freight::read_position,
    major::{facts::Facts, forecast::forecast, scene::Scene},
    olivia::{Influence, Number, Standing, Supply, Tiles},
};

/// Thirteen cars on the way and in a city, few of them alike.
const CROWDED: &str = "C3 YS / C4 YL(y) / C4.2 YL(m) / C5 ML(y) / C6 YS(m) / C6.2 MM(m) / \
     CAL MS YM / B2 ML(y) / B2.2 MS(m) / B4.2 MS / B7 YS(y) / B8 YM(m) / B10 MM(m)";

fn main() {
    divan::main();
}

/// All fourteen cards, each tie every way.
#[divan::bench]
fn every_card_that_may_come(bencher: Bencher) {
    let facts = Facts::shipped().expect("the shipped facts");
    let position = read_position(&facts.board, CROWDED).expect("a position");
    let scene = Scene {
        board: &facts.board,
        rulings: &facts.rulings,
        explain: false,
    };
    bencher.bench_local(|| forecast(&scene, black_box(&position), Some(20), &facts.cards.cards));
}

/// What each of six dice would bring Olivia: on a busy sheet, and where each city is empty and she rolls on and on.
#[divan::bench(args = ["busy", "empty"])]
fn odds_of_every_die(bencher: Bencher, cities: &str) {
    let (crossed, sizes, goods) = match cities {
        "busy" => ([2, 5, 0, 6, 3, 1], [6; 6], ["RGB", "", "N", "", "R", "GG"]),
        _ => ([0; 6], [12; 6], [""; 6]),
    };
    let standing = Standing {
        influence: Influence::new(crossed, sizes).expect("hexes"),
        supply: Supply::from_letters(&goods).expect("goods"),
        tiles: Tiles::held(&[]).expect("tiles"),
    };
    bencher.bench_local(|| black_box(&standing).odds_of(&Number::ALL));
}
