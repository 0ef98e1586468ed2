//! The tour, taken as its lessons say.

use footplate::{table::Page, tour::Tour};

use super::seat::{drawn, seen};

/// Every lesson obeyed.
#[rustfmt::skip]
const OBEYED: [&str; 17] = [
    "load YM BEN", "load YS", "move YM+YS", "", // turn 1
    "", // his: the table
    "why", "move YM", "undo", "move YM", "", // turn 2
    "fix C2.2 YS(m)", "", "", // his: mended, the table, rewards
    "forecast", "", // turn 3
    "", "", // his: the table, the tie
];

fn tour(page: Page) -> String {
    seen(Tour::new().expect("a tour"), page, &OBEYED)
}

#[test]
fn every_kind_of_instruction_comes_up_once_at_least() {
    let seen = tour(drawn(80));
    let joined = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    for happened in [
        "Load 1 Crate of yours on your Medium in Benares",
        "Move your Medium and your Small out of Benares",
        "Push your Medium from C1 to C2 row 1",
        "Undone: YM.",
        "His last card: L2 M1 $3.",
        "behind your Medium",
        "into Calcutta. Put 1 Crate of his and 1 Crate of yours into the Warehouse",
        "Does a reward load or ship a Crate?",
        "6 movements is lost",
        "Which gets the next one (M5)?",
        "That was every kind of instruction.",
    ] {
        assert!(joined.contains(happened), "no {happened:?} in:\n{seen}");
    }
    insta::assert_snapshot!(seen);
}

#[test]
fn it_can_be_heard_as_well() {
    let seen = tour(Page::plain(80));
    super::ears::only_words(&seen);
    insta::assert_snapshot!(seen);
}

#[test]
fn at_forty_columns_it_reads_as_well() {
    insta::assert_snapshot!(tour(drawn(40)));
}

#[test]
fn pressing_enter_all_the_way_ends_it_too() {
    let seen = seen(Tour::new().expect("a tour"), drawn(80), &[""; 12]);
    assert!(
        seen.contains("That was every kind of instruction."),
        "{seen}"
    );
}
