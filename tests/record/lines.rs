//! What the lines of the record come to.

use footplate::record::{Change, Log};
use proptest::prelude::*;

use super::{day, game};

fn lines(lines: &[String]) -> Log {
    Log::read(&(lines.join("\n") + "\n"))
}

fn numbers(log: &Log) -> Vec<usize> {
    let mut numbers: Vec<usize> = log.games.iter().map(|entry| entry.number).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn a_game_finished_again_is_the_same_game_and_keeps_its_note() {
    let mut noted = game(0, 240);
    noted.note = Some("close".into());
    let log = lines(&[
        game(0, 230).line().unwrap(),
        Change::Edited(Box::new(noted)).line().unwrap(),
        game(0, 251).line().unwrap(),
    ]);
    let [entry] = &log.games[..] else {
        panic!("{log:?}")
    };
    assert_eq!(entry.game.score, Some(251));
    assert_eq!(entry.game.note.as_deref(), Some("close"));
}

#[test]
fn numbers_are_not_given_twice() {
    let undone = Change::Undone(day(9)).line().unwrap();
    let log = lines(&[
        game(0, 230).line().unwrap(),
        Change::Added(vec![game(1, 200), game(2, 201)])
            .line()
            .unwrap(),
        undone,
        game(3, 220).line().unwrap(),
        Change::Removed("game 0".into()).line().unwrap(),
    ]);
    assert_eq!(numbers(&log), [4]);
    assert_eq!(log.next_number(), 5);
    assert_eq!(log.last_change.as_deref(), Some("the removal of game 1"));
}

#[test]
fn a_line_of_a_later_version_is_left_alone() {
    let log = lines(&[
        game(0, 230).line().unwrap(),
        r#"{"merged":["game 0"]}"#.into(),
    ]);
    assert_eq!(numbers(&log), [1]);
    assert!(
        log.notices[0].starts_with(
            "Line 2 of the record is passed over: it is nothing that this footplate knows"
        ),
        "{:?}",
        log.notices
    );
}

#[test]
fn unknown_fields_come_out_as_they_went_in() {
    let line = game(0, 230)
        .line()
        .unwrap()
        .replace("\"score\"", "\"weather\":{\"rain\":true},\"score\"");
    let log = lines(&[line]);
    assert!(
        log.games[0]
            .game
            .line()
            .unwrap()
            .contains("\"weather\":{\"rain\":true}")
    );
}

#[derive(Clone, Debug)]
enum Step {
    Finish(u64),
    Add(u64),
    Edit(u64),
    Remove(u64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (0..4_u8, 0..6_u64).prop_map(|(kind, id)| match kind {
        0 => Step::Finish(id),
        1 => Step::Add(id),
        2 => Step::Edit(id),
        _ => Step::Remove(id),
    });
    prop::collection::vec(step, 0..12)
}

fn written(step: &Step, at: usize) -> String {
    let score = 200 + i64::try_from(at).unwrap();
    match *step {
        Step::Finish(id) => game(id, score).line().unwrap(),
        Step::Add(id) => Change::Added(vec![game(id, score)]).line().unwrap(),
        Step::Edit(id) => Change::Edited(Box::new(game(id, score))).line().unwrap(),
        Step::Remove(id) => Change::Removed(format!("game {id}")).line().unwrap(),
    }
}

proptest! {
    /// To make a change and to undo it is to have done nothing.
    #[test]
    fn undo_takes_back_exactly_the_last_change(steps in steps(), last in 1..4_u8, id in 0..6_u64) {
        let before: Vec<String> = (0..).zip(&steps).map(|(at, step)| written(step, at)).collect();
        let change = match last {
            1 => Step::Add(id),
            2 => Step::Edit(id),
            _ => Step::Remove(id),
        };
        let mut after = before.clone();
        after.push(written(&change, 99));
        after.push(Change::Undone(day(1)).line().unwrap());
        prop_assert_eq!(lines(&after).games, lines(&before).games);
    }

    /// Whatever stands in the file, reading it ends, and what can be read is kept.
    #[test]
    fn any_text_is_read(text in "(\\PC|\n){0,200}") {
        let whole = game(0, 230).line().unwrap();
        let log = Log::read(&format!("{whole}\n{text}"));
        prop_assert!(log.games.iter().any(|entry| entry.game.id == "game 0"));
    }
}
