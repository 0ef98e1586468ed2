//! What a screen reader gets: a whole turn of each game in plain lines.

use footplate::{
    olivia::{OliviaGame, Options, facts::Printed},
    table::Page,
};

use super::seat::{seen, your_turn};

/// Signs that a screen reader skips or stumbles over.
fn is_sign(letter: char) -> bool {
    matches!(letter, '₹' | '×' | '»' | '→' | '←' | '·' | '①'..='③' | '\u{1b}' | '─'..='╿')
        || ('\u{e000}'..='\u{f8ff}').contains(&letter)
}

/// Words and plain signs alone.
#[track_caller]
pub fn only_words(seen: &str) {
    for line in seen.lines() {
        assert!(!line.contains(is_sign), "{line}");
    }
}

#[test]
fn a_turn_against_the_major() {
    let game = your_turn("BEN ML YM YS / C4 YM(my)+YS(y) / CAL MM(m) MM YL");
    let answers = [
        "board",
        "load YM BEN; move C4",
        "done",
        "",
        "",
        "",
        "why",
        "deck",
        "cash",
        "score",
        "forecast",
        "log",
        "help",
    ];
    let seen = seen(game, Page::plain(80), &answers);
    only_words(&seen);
    insta::assert_snapshot!(seen);
}

#[test]
fn a_turn_against_olivia() {
    let game = OliviaGame::new(Printed::shipped().unwrap(), Options::default());
    let answers = [
        "machinist",
        "",
        "7 6 7 8 6 7",
        "1 1 4",
        "4",
        "RBGN",
        "RGB",
        "GGNX",
        "GGN",
        "GGNB",
        "",
        "",
        "",
        "",
        "odds",
        "4",
        "2",
        "engine 2",
        "deliver G",
        "3 track",
        "no",
        "board",
        "why",
        "score",
        "help",
    ];
    let seen = seen(game, Page::plain(80), &answers);
    only_words(&seen);
    insta::assert_snapshot!(seen);
}
