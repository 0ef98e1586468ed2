//! The program in a real terminal, as a person has it before her.
#![cfg(unix)]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod screen;

use screen::Screen;

const SETUP: [&str; 5] = ["1", "BEN ML YM YS / CAL MM MS YL", "you", "", "load YM BEN"];

/// A game that stands in your first turn, with one Crate loaded.
fn first_turn(home: &std::path::Path, columns: u16) -> Screen {
    let mut screen = Screen::start(
        home,
        columns,
        &["major", "--stand-in", "--seed", "7", "--name", "evening"],
    );
    screen.wait_for("Which do you take?");
    for (answer, then) in SETUP.into_iter().zip([
        "Where do the Freight Cars",
        "comes first?",
        "in his supply",
        "On the railway",
        "now 1 of 2",
    ]) {
        screen.type_line(answer);
        screen.wait_for(then);
    }
    screen
}

#[test]
fn ctrl_c_keeps_the_game_and_leaves_the_terminal_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut screen = first_turn(home.path(), 80);
    screen.type_keys("\u{3}");
    screen.wait_for("footplate resume evening");
    assert_eq!(screen.exit_code(), 130);
    assert!(!screen.cursor_is_hidden());
}

#[test]
fn ctrl_d_on_an_empty_line_leaves_and_keeps_the_game() {
    let home = tempfile::tempdir().unwrap();
    let mut screen = first_turn(home.path(), 80);
    screen.type_keys("mo");
    screen.wait_for("> mo");
    screen.type_keys("\u{4}");
    screen.type_keys("\u{8}\u{8}\u{15}");
    screen.type_line("");
    screen.wait_for("Is this the table?");
    screen.type_keys("\u{4}");
    screen.wait_for("footplate resume evening");
    assert_eq!(screen.exit_code(), 2);
    assert!(!screen.cursor_is_hidden());
}

#[test]
fn a_signal_ends_the_program_as_ctrl_c_does() {
    for signal in ["TERM", "HUP"] {
        let home = tempfile::tempdir().unwrap();
        let mut screen = first_turn(home.path(), 80);
        screen.send_signal(signal);
        assert_eq!(screen.exit_code(), 130, "SIG{signal}");
        assert!(!screen.cursor_is_hidden(), "SIG{signal}");
    }
}

#[test]
fn a_killed_game_goes_on_at_the_same_prompt() {
    let home = tempfile::tempdir().unwrap();
    let mut screen = first_turn(home.path(), 80);
    screen.send_signal("KILL");
    screen.exit_code();
    let mut screen = Screen::start(home.path(), 80, &["resume"]);
    screen.wait_for("On the railway (load, move, ship, done)");
    screen.type_line("done");
    screen.wait_for("Benares  ML YM(y) YS");
    screen.wait_for("Is this the table?");
}

#[test]
fn forty_columns_are_enough() {
    let home = tempfile::tempdir().unwrap();
    let mut screen = first_turn(home.path(), 40);
    screen.type_line("done");
    screen.wait_for("Is this the table?");
    let seen = screen.contents();
    for (city, leg) in [("Benares  ML", "C1 ─ C2"), ("Calcutta  MM", "B1 ─ B2")] {
        let below = seen.split(city).nth(1).unwrap_or_default();
        assert!(below.contains(leg), "{seen}");
    }
    screen.type_line("");
    screen.wait_for("Check:");
    screen.wait_for("On the railway");
}

#[test]
fn two_windows_on_one_game() {
    let home = tempfile::tempdir().unwrap();
    let mut first = first_turn(home.path(), 80);
    let mut second = Screen::start(home.path(), 80, &["resume", "evening"]);
    second.wait_for("open in another window");
    second.type_line("y");
    second.wait_for("Waiting");
    first.type_line("quit");
    first.wait_for("saved");
    assert_eq!(first.exit_code(), 0);
    second.wait_for("On the railway");
}

#[test]
fn waiting_for_another_window_can_be_stopped() {
    let home = tempfile::tempdir().unwrap();
    let _first = first_turn(home.path(), 80);
    let mut second = Screen::start(home.path(), 80, &["resume", "evening"]);
    second.wait_for("open in another window");
    second.type_line("y");
    second.wait_for("Ctrl-C stops it");
    second.send_signal("INT");
    assert_eq!(second.exit_code(), 130);
}

#[test]
fn what_is_wrong_is_wrapped_to_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let none = Screen::start(home.path(), 40, &["resume"]);
    wrapped(none, "There is no game to go on with");
    let level = ["olivia", "--difficulty", "clark"];
    wrapped(
        Screen::start(home.path(), 40, &level),
        "error: invalid value 'clark' for",
    );
}

/// A line that ends at the edge in the middle of a word goes on in the next row, and is one long line here.
fn wrapped(mut screen: Screen, words: &str) {
    assert_eq!(screen.exit_code(), 1);
    screen.wait_for(words);
    let seen = screen.contents();
    assert!(
        seen.lines().all(|line| line.chars().count() <= 40),
        "{seen}"
    );
}
