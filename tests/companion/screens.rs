//! Exact screens: the railway at 80 and 40 columns, with and without colour.

use footplate::{
    freight::{Board, picture, read_position},
    ink,
    major::facts::Facts,
    table::Page,
};

use super::seat::{drawn, his_turn, seen, your_turn};

/// Cars of every size, a split junction, and trains as long as a row.
const EVENING: &str = "BEN ML YS / C1 YS(y)+YS(y)+YS(y) / C4 YM(my)+YS(y) / C4.2 MM(m)+MS / CAL MM MS YL(m) / B2 YL(myy) / B6.2 ML(mmm)";

fn coloured(width: usize) -> Page {
    Page {
        colour: true,
        ..drawn(width)
    }
}

fn board() -> Board {
    Facts::shipped().expect("facts").board
}

#[test]
fn the_whole_loop_at_eighty_columns() {
    insta::assert_snapshot!(seen(your_turn(EVENING), drawn(80), &["board"]));
}

#[test]
fn a_leg_at_a_time_at_forty_columns() {
    insta::assert_snapshot!(seen(your_turn(EVENING), drawn(40), &["board"]));
}

#[test]
fn colours_repeat_what_the_signs_say() {
    insta::assert_snapshot!(seen(your_turn(EVENING), coloured(80), &["board"]));
    insta::assert_snapshot!(seen(your_turn(EVENING), coloured(40), &["board"]));
    let strip = |text: String| {
        let codes = ["␛[35m", "␛[1m", "␛[7m", "␛[0m"];
        codes.iter().fold(text, |text, code| text.replace(code, ""))
    };
    for width in [40, 80] {
        let in_colour = seen(your_turn(EVENING), coloured(width), &["board"]);
        let without = seen(your_turn(EVENING), drawn(width), &["board"]);
        assert_eq!(strip(in_colour), without);
    }
}

#[test]
fn what_his_turn_changed_is_marked() {
    let answers = ["", "L2 M3 $4", "", ""];
    insta::assert_snapshot!(seen(his_turn(EVENING), drawn(80), &answers));
    insta::assert_snapshot!(seen(his_turn(EVENING), drawn(40), &answers));
    insta::assert_snapshot!(seen(his_turn(EVENING), coloured(80), &answers));
}

/// Fifteen cars, the widest there are, wherever they could stand.
const CROWDED: [&str; 3] = [
    "BEN ML(mmm) MM(mm) YL(yyy) YM(yy) / C1 YS(y)+YS(y)+YS(y) / C2 YM(yy)+MS(m) / C2.2 YM(my)+YS(m) / C3 ML(mmm) / C5 YL(mmm) / CAL ML(mmm) MM(mm) YL(mmy) YM(my) MS(m) YS(y)",
    "B1 ML(mmm) / B2 ML(mmm) / B2.2 YL(yyy) / B3 YL(yyy) / B4 YM(yy)+YS(y) / B4.2 YM(my)+MS(m) / B5 MM(mm)+MS(m) / B6 YS(y)+YS(y)+MS(m) / B8 MM(mm)",
    "C1 YM(yy)+MS(m) / C2 YM(yy)+MS(m) / C3 MM(mm)+MS(m) / C4 ML(mmm) / C4.2 MM(mm)+YS(y) / C5 YL(mmm) / C6 YL(yyy) / C7 YS(y)+YS(y) / C8 ML(mmm)",
];

#[test]
fn no_line_is_longer_than_the_page() {
    let board = board();
    for text in CROWDED {
        let position = read_position(&board, text).expect("a position");
        let empty = read_position(&board, "BEN ML").expect("a position");
        for width in 24..=132 {
            for before in [None, Some(&empty)] {
                for line in picture(&board, &position, before, width).lines() {
                    assert!(ink::width(line) <= width, "{width}: {}", ink::plain(line));
                }
            }
        }
    }
}
