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
        "Undone: move YM.",
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
    assert_eq!(joined.matches("Mended").count(), 1, "{seen}");
    insta::assert_snapshot!(seen);
}

/// What is seen with these answers, on one line.
fn seen_with(answers: &[&str]) -> String {
    let seen = seen(Tour::new().expect("a tour"), drawn(80), answers);
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_left_out_is_done_for_the_person_and_said() {
    let left_out = [
        (
            &["", ""][..],
            "You left a step out.",
            "Push your Medium from C1 to C2 row 1",
        ),
        (
            &["load YM", "", ""],
            "You left a step out.",
            "Push your Medium from C1 to C2 row 1",
        ),
        (
            &["load YM; load YS", "", ""],
            "You left a step out.",
            "Push your Medium from C1 to C2 row 1",
        ),
        (
            &["load YM; load YS; move YM+YS", "", "", "", "", ""],
            "your Medium has moved on to C3. The table is the truth.",
            "Push your Small from C2 row 2 to C3, behind your Medium",
        ),
        (
            &[
                "load YM; load YS; move YM+YS",
                "",
                "",
                "move YM",
                "",
                "",
                "",
            ],
            "You left the fix out, so the tour has made it for you: the Crate on your Small is one of his now.",
            "Put 1 Crate of his and 1 Crate of yours into the Warehouse",
        ),
    ];
    for (answers, said, then) in left_out {
        let seen = seen_with(answers);
        assert!(seen.contains(said), "no {said:?} with {answers:?}:\n{seen}");
        assert!(seen.contains(then), "no {then:?} with {answers:?}:\n{seen}");
    }
    let obeyed = seen_with(&OBEYED);
    for said in ["You left", "had left", "another", "still waits"] {
        assert!(!obeyed.contains(said), "{said:?} is in:\n{obeyed}");
    }
    // a reward and a movement that the tour does not tell of
    let seen = seen_with(&[
        "",
        "",
        "",
        "",
        "",
        "y",
        "load YS CAL",
        "",
        "load YL CAL",
        "",
        "",
    ]);
    assert!(seen.contains("so it goes on with its own"), "{seen}");
    assert!(
        seen.contains("as if you had left the railway alone"),
        "{seen}"
    );
    assert!(seen.contains("Which gets the next one (M5)?"), "{seen}");
}

#[test]
fn what_is_not_done_yet_is_asked_for_again() {
    let seen = seen_with(&["ship 1"]);
    assert!(
        seen.contains("The tour still waits: type load YM BEN"),
        "{seen}"
    );
    let seen = seen_with(&["load YS", "load YM"]);
    assert!(
        seen.contains("The tour still waits: type load YM BEN"),
        "{seen}"
    );
    assert!(seen.contains("Now MOVE."), "{seen}");
    let seen = seen_with(&["load YM; load YS; move YS", "undo", "move YM+YS"]);
    assert!(
        seen.contains("Type undo to take it back, then type move YM+YS"),
        "{seen}"
    );
    assert!(seen.contains("That is all you do this turn."), "{seen}");
    let seen = seen_with(&["", "", "", "fix C3", "y", "undo", "fix C2.2 YS(m)"]);
    assert!(seen.contains("then type fix C2.2 YS(m)"), "{seen}");
    assert!(
        seen.contains("Press Enter for his card: six movements."),
        "{seen}"
    );
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
    let seen = seen_with(&[""; 12]);
    for told in [
        "You left a step out.",
        "your Medium has moved on to C3",
        "You left the fix out",
        "That was every kind of instruction.",
    ] {
        assert!(seen.contains(told), "no {told:?} in:\n{seen}");
    }
}
