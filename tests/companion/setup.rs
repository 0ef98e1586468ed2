//! Setup and Administration: what is known is not typed again, and what is hardly meant is asked once more.

use footplate::{
    freight::{Owner, read_position},
    major::{
        facts::Facts,
        play::{MajorGame, Part, Stage},
    },
    table::Game,
};

use super::seat::{drawn, seen, your_turn};

/// What is seen, on one line.
fn told<G: Game>(game: G, answers: &[&str]) -> String {
    let text = seen(game, drawn(80), answers);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn holds(text: &str, part: &str) {
    assert!(text.contains(part), "no {part:?} in:\n{text}");
}

/// A game in which the cars of these Setup cards are known.
fn knowing(cards: &[u8]) -> MajorGame {
    let mut facts = Facts::shipped().expect("facts");
    let his = read_position(&facts.board, "BEN ML / CAL MM MS").expect("a position");
    for card in cards {
        let Facts { board, setups, .. } = &mut facts;
        assert!(setups.learn_cars(board, *card, Owner::Major, &his));
    }
    MajorGame::new(facts, false)
}

#[test]
fn the_half_of_a_setup_that_is_known_is_not_typed_again() {
    let text = told(
        knowing(&[2, 3, 4, 5]),
        &["1", "BEN YM YS / CAL YL", "", "", "board"],
    );
    holds(&text, "puts his cars so: BEN ML / CAL MM MS.");
    holds(&text, "Then where do your Freight Cars stand?");
    holds(&text, "BEN ML YM YS / CAL MM MS YL");
    let text = told(knowing(&[1]), &["1", "BEN ML / CAL MM", "", "", "board"]);
    holds(&text, "puts your cars so: BEN YL / CAL YM YS.");
    holds(&text, "Then where do the Major's Freight Cars stand?");
    holds(&text, "BEN ML YL / CAL MM YM YS");
    // the whole line still says all
    let whole = ["1", "BEN ML YM / CAL MM", "", "", "board"];
    holds(&told(knowing(&[1]), &whole), "BEN ML YM / CAL MM");
    let both = told(knowing(&[1, 2, 3, 4, 5]), &["1", "", "", "", "board"]);
    holds(&both, "BEN ML YL / CAL MM MS YM YS");
}

#[test]
fn more_cars_than_the_box_has_are_asked_once_more() {
    let game = || knowing(&[]);
    let many = "BEN ML YM YM YM / CAL MM YL";
    let text = told(
        game(),
        &["1", many, "BEN ML YM / CAL MM YL", "", "", "board"],
    );
    holds(
        &text,
        "3 cars YM stand there, the box has 2, as far as is known. Type yes",
    );
    holds(&text, "BEN ML YM / CAL MM YL");
    let text = told(game(), &["1", many, "yes", "", "", "board"]);
    holds(&text, many);
}

#[test]
fn a_word_or_a_car_in_the_place_of_a_place_is_told_where_it_belongs() {
    let text = told(knowing(&[]), &["1", "load YM", "YM BEN", "C99 YM"]);
    holds(
        &text,
        "“load” is for your turn, at “On the railway”. Here type a place",
    );
    holds(
        &text,
        "Name the place first, then what stands there, as in BEN ML YM",
    );
    holds(&text, "there is no section C99");
    let text = told(
        your_turn("BEN ML / CAL YM"),
        &["fix load YM", "", "fix YM C4", ""],
    );
    holds(&text, "“load” is for your turn");
    holds(
        &text,
        "Name the place first, then what stands there, as in C4 YM(my).",
    );
}

#[test]
fn a_word_of_your_turn_at_the_check_says_whose_turn_it_is() {
    let text = told(your_turn("BEN ML YM / CAL MM"), &["", "load YM"]);
    holds(&text, "It is the Major's turn now: undo goes back to yours");
}

#[test]
fn a_space_far_beyond_those_taken_is_asked_once_more() {
    let game = || MajorGame {
        stage: Stage::Administration(vec![Part::Investments]),
        ..your_turn("BEN ML / CAL YM")
    };
    let text = told(game(), &["9", "2", "full", "5", "yes", "4", ""]);
    holds(
        &text,
        "the one with number 9, the 8 to its left are all taken. Type yes",
    );
    holds(
        &text,
        "1. Place an Investment marker of his on row 1, space 2.",
    );
    holds(
        &text,
        "2. Place an Investment marker of his on row 3, space 5.",
    );
    holds(
        &text,
        "3. Place an Investment marker of his on row 4, space 4.",
    );
    // what was taken in an earlier round is known
    let later = MajorGame {
        invested: vec![6],
        ..game()
    };
    let text = told(later, &["9"]);
    holds(
        &text,
        "1. Place an Investment marker of his on row 1, space 9.",
    );
}

#[test]
fn a_car_or_a_train_that_will_not_do_says_why() {
    let joined = your_turn("BEN ML / C1 YS(y)+YM(y) / CAL MM YL");
    holds(
        &told(joined, &["move YM+YS"]),
        "on their way in one train and keep their order (F7): type C1 to move it.",
    );
    let game = || your_turn("BEN ML YS(y) / C1 YM(y) / CAL MM YL");
    holds(&told(game(), &["load YS"]), "Your Small in Benares is full");
    holds(
        &told(game(), &["load YL; load YL 3; y; load YL 2"]),
        "Your Large in Calcutta has room for 2 Crates alone (F2).",
    );
    holds(
        &told(game(), &["move YM+YS"]),
        "cars that stand in one city (F6); these stand so: YM on C1, YS on BEN.",
    );
}

#[test]
fn crates_of_one_car_are_one_line() {
    let game = super::seat::his_turn("BEN ML MS(m) / C1 YM(mm)");
    let text = told(game, &["", "L3 $2", "why", "why 1", "quit"]);
    holds(
        &text,
        "1. Load 3 Crates on his Large in Benares: now 3 of 3.",
    );
    holds(&text, "His Large is next on his list in the passes 1 to 3");
    assert!(!text.contains("2. Load"), "{text}");
    let twins = super::seat::his_turn("BEN MM MM(m)");
    let text = told(twins, &["", "L3 $2", "quit"]);
    holds(
        &text,
        "1. Load 1 Crate on his Medium (1 his) in Benares: now 2 of 2. \
         2. Load 2 Crates on his Medium (empty) in Benares: now 2 of 2.",
    );
}
