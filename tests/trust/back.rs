//! Back and forth in a whole game: several at a time, to a place of the log, over chapters and restarts; the same card comes.

use footplate::table::{Game, Journal, Page};

use crate::played::{major, olivia, taken_up, whole_game};

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Goes back to places all over a game and forward again, with a restart each time.
fn there_and_back<G: Game>(new: &G, seed: u64) {
    let whole = whole_game(new.clone(), seed);
    let answers = whole.answers.len() - 1;
    let text = &whole.journal;
    for place in (1..answers).step_by(answers / 12) {
        let back = format!("undo to {place}");
        let (seen, journal) = taken_up(new.clone(), text, &[&back]);
        assert!(
            seen.ends_with(whole.prompts[place - 1].trim_end()),
            "{back}:\n{seen}"
        );
        assert_eq!(journal.answers(), place - 1);
        // far back, the way forth is named
        let seen = flat(&seen);
        if let Some((before, _)) = seen.split_once(" gives them again.") {
            let at = before.rfind("redo ").expect("the word");
            let (_, forth) = taken_up(new.clone(), journal.text(), &[&before[at..]]);
            assert_eq!(forth.answers(), answers + 1, "{seen}");
        }
        let count = answers + 1 - (place - 1);
        let some = count / 2;
        let (seen, journal) = taken_up(new.clone(), journal.text(), &[&format!("redo {some}")]);
        let now = place - 1 + some;
        assert!(
            seen.ends_with(whole.prompts[now].trim_end()),
            "redo {some}:\n{seen}"
        );
        let (seen, journal) = taken_up(
            new.clone(),
            journal.text(),
            &[&format!("redo to {answers}")],
        );
        assert!(
            seen.ends_with(whole.prompts[answers - 1].trim_end()),
            "{seen}"
        );
        assert!(!seen.contains("played again"), "{seen}");
        assert_eq!(journal.answers(), answers - 1);
    }
}

#[test]
fn a_major_s_game_goes_back_and_forth() {
    there_and_back(&major(), 61);
}

#[test]
fn an_olivia_s_game_goes_back_and_forth() {
    there_and_back(&olivia(), 62);
}

#[test]
fn the_same_answers_after_undo_bring_the_same_cards_and_dice() {
    fn again<G: Game>(new: &G, seed: u64) {
        let whole = whole_game(new.clone(), seed);
        let place = whole.answers.len() / 3;
        let mut answers = vec![format!("undo to {place}")];
        answers.extend(whole.answers[place - 1..].iter().cloned());
        let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
        let (_, journal) = taken_up(new.clone(), &whole.journal, &answers);
        let log = |journal: &Journal| journal.log(usize::MAX, &[], &Page::plain(80));
        let before = Journal::parse(whole.journal.clone().into_bytes(), "before".as_ref()).unwrap();
        let unmarked = |log: String| {
            let lines = log.lines().filter(|line| !line.contains("gone back here"));
            lines.collect::<Vec<_>>().join("\n")
        };
        assert_eq!(unmarked(log(&journal)), unmarked(log(&before)));
        // what had been seen before going back is marked
        let marked = log(&journal)
            .matches("- gone back here, after seeing: ")
            .count();
        assert!(marked > 3, "{marked}");
    }
    again(&major(), 63);
    again(&olivia(), 64);
}

#[test]
fn help_and_the_log_say_what_undo_and_redo_would_do() {
    let whole = whole_game(major(), 65);
    let (seen, _) = taken_up(
        major(),
        &whole.journal,
        &[
            "undo to 9",
            "help",
            "log",
            "undo to 99",
            "redo to 2",
            "undo to 0",
        ],
    );
    let seen = flat(&seen);
    assert!(seen.contains("undo now takes back: "), "{seen}");
    assert!(seen.contains("redo now gives again: "), "{seen}");
    assert!(
        seen.contains("· taken back, redo gives it again: "),
        "{seen}"
    );
    assert!(
        seen.contains("There is no answer 99 yet: the last one is 8."),
        "{seen}"
    );
    assert!(
        seen.contains("redo to can go to the places 10 to "),
        "{seen}"
    );
    assert!(seen.contains("; and "), "many labels are cut short: {seen}");
}
