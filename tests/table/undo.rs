//! Undo, redo, fix, and answers that no longer fit.

use crate::orchard::*;
use footplate::table::*;

fn last_prompt(text: &str) -> &str {
    text.trim_end().rsplit('\n').next().unwrap_or_default()
}

#[test]
fn undo_takes_back_one_answer_and_names_it() {
    let seen = in_round(&["pick", "YM C4", "undo"]);
    assert_holds(&seen.text, "Undone: YM C4.\nWhich tree?");
    let seen = in_round(&["pick", "1", "3", "undo"]);
    assert_holds(&seen.text, "Undone: 3 (How many?).\nHow many?");
}

#[test]
fn undo_takes_back_what_was_typed_in_one() {
    let seen = in_round(&["pick 1 3", "undo"]);
    assert_holds(&seen.text, "Undone: pick YM C4 3.\n");
    assert_holds(last_prompt(&seen.text), "Fruit 0, cards 8");
    // what was asked on the way and answered by itself is a thing of its own
    let seen = in_round(&["pick 1", "3", "undo", "undo"]);
    assert_holds(&seen.text, "Undone: 3 (How many?).\nHow many?");
    assert_holds(&seen.text, "Undone: pick YM C4.\n");
    assert_holds(last_prompt(&seen.text), "Fruit 0, cards 8");
    // what is typed anew after an error belongs to the thing that was begun, but not to the round before
    let seen = in_round(&["pick oak", "1 3", "undo"]);
    assert_holds(&seen.text, "Undone: pick YM C4 3.\n");
    let seen = in_round(&["done oak", "draw", "undo"]);
    assert_holds(&seen.text, "Undone: draw.\n");
    // so is each thing on a line of several
    let seen = in_round(&["pick 1 3; draw; pick 2 1", "undo 2"]);
    assert_holds(&seen.text, "Undone: pick YM C5 1; draw.\n");
    assert_holds(last_prompt(&seen.text), "Fruit 3, cards 8");
}

#[test]
fn redo_gives_again_what_undo_took() {
    let seen = in_round(&["pick 1 3", "pick 2 1", "undo 2", "redo"]);
    assert_holds(&seen.text, "Done again: pick YM C4 3.\n");
    assert_holds(last_prompt(&seen.text), "Fruit 3");
    let seen = in_round(&["pick 1 3", "pick 2 1", "undo 2", "redo 2"]);
    assert_holds(last_prompt(&seen.text), "Fruit 4");
    // a place of the log may lie within a thing
    let seen = in_round(&["pick 1 3", "pick 2 1", "undo to 5", "redo"]);
    assert_holds(
        &seen.text,
        "Undone: pick YM C5 1; 3 (How many?).\nHow many?",
    );
    assert_holds(&seen.text, "Done again: 3 (How many?).\n");
    assert_holds(last_prompt(&seen.text), "Fruit 3");
}

#[test]
fn undo_takes_back_several() {
    let seen = in_round(&["pick", "1", "3", "undo 3"]);
    assert_holds(&seen.text, "Undone: 3 (How many?); YM C4; pick.\n");
    assert_holds(last_prompt(&seen.text), "Fruit 0, cards 8");
}

#[test]
fn undo_goes_back_across_chapters() {
    let seen = in_round(&["draw", "done", "undo"]);
    assert_holds(&seen.text, "Undone: done.\n\nRound 1\n+---+");
    assert_holds(last_prompt(&seen.text), "cards 7");
    let seen = in_round(&["done", "done", "undo 4"]);
    assert_holds(last_prompt(&seen.text), "What is your basket called?");
    let seen = in_round(&["done", "done", "undo 99"]);
    assert_holds(
        &seen.text,
        "Undone: done; done; no (Do you roll your own dice?); Big.",
    );
}

#[test]
fn nothing_to_undo_or_redo_is_said() {
    let seen = answer(&["undo", "redo", "Big"]);
    assert_holds(&seen.text, "There is nothing to undo yet.");
    assert_holds(&seen.text, "There is nothing to redo.");
}

#[test]
fn redo_gives_back_and_tells_what_it_did() {
    let seen = in_round(&["pick 1 3", "draw", "done", "undo 2", "redo 2"]);
    assert_holds(&seen.text, "Undone: done; draw.\n");
    let redone = seen.text.split("Done again: draw; done.\n").nth(1).unwrap();
    assert_eq!(redone.matches("+---+\n| ").count(), 1, "{redone}");
    assert_holds(redone, "Round 2");
}

#[test]
fn a_new_answer_ends_what_could_be_redone() {
    let seen = in_round(&["roll", "undo", "draw", "redo"]);
    assert_holds(&seen.text, "There is nothing to redo.");
}

#[test]
fn undo_works_across_restarts() {
    let first = in_round(&["draw", "done", "pick"]);
    let text = first.table.journal().text();
    let second = take_up(text, &["undo 2"]);
    assert_holds(&second.text, "Undone: pick; done.");
    let third = take_up(second.table.journal().text(), &["redo 2"]);
    assert_holds(&third.text, "Done again: done; pick.");
    assert_holds(&third.text, "Which tree?");
}

#[test]
fn resuming_tells_the_chapter_again() {
    let first = in_round(&["pick 1 3", "roll", "pick"]);
    let second = take_up(first.table.journal().text(), &[]);
    let chapter = first.text.split("Round 1\n").nth(1).unwrap();
    assert_holds(
        &second.text,
        "\nRound 1\nYou pick 3 at tree 1.\nThe dice show",
    );
    assert_eq!(last_prompt(chapter), last_prompt(&second.text));
    assert!(!second.text.contains("shuffled"), "{}", second.text);
}

#[test]
fn undo_cannot_fish() {
    let rolled = |answers: &[&str]| {
        let text = in_round(answers).text;
        let lines: Vec<String> = text
            .lines()
            .filter(|line| line.starts_with("The dice") || line.starts_with("| "))
            .map(str::to_owned)
            .collect();
        lines
    };
    let seen = rolled(&[
        "roll", "undo", "roll", "undo", "pick 1 1", "undo", "roll", "draw", "undo", "draw",
    ]);
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
    // undo shows the roll again, which was before the draw
    assert_eq!((&seen[3], &seen[4]), (&seen[5], &seen[0]));
}

#[test]
fn a_fix_plays_the_chapter_again_and_can_be_undone() {
    let seen = in_round(&["pick 1 3", "fix 40"]);
    assert_holds(last_prompt(&seen.text), "Fruit 40");
    assert_eq!(seen.start().fruit, 40);
    let undone = take_up(seen.table.journal().text(), &["undo"]);
    assert_holds(&undone.text, "Undone: fix fruit 40.");
    assert_holds(last_prompt(&undone.text), "Fruit 3");
    let redone = take_up(undone.table.journal().text(), &["redo"]);
    assert_holds(last_prompt(&redone.text), "Fruit 40");
}

#[test]
fn a_fix_may_ask_and_may_change_nothing() {
    let asked = in_round(&["pick 1 3", "fix", "many", "8"]);
    assert_holds(
        &asked.text,
        "How many fruit have you? > many\n“many” is no number of fruit.",
    );
    assert_holds(last_prompt(&asked.text), "Fruit 8");
    for left in [["fix", "undo"], ["fix", "0"]] {
        let seen = in_round(&[&["pick 1 3"], &left[..]].concat());
        assert_holds(&seen.text, "Nothing was changed.");
        assert_holds(last_prompt(&seen.text), "Fruit 3");
    }
    assert!(matches!(
        in_round(&["fix", "quit"]).played,
        Ok(Played::Left(_))
    ));
}

#[test]
fn inside_a_fix_the_word_and_help_speak_of_mending() {
    let again = in_round(&["pick 1 3", "fix", "fix 8"]);
    assert_holds(last_prompt(&again.text), "Fruit 8");
    for word in ["fix", "help"] {
        let seen = in_round(&["pick 1 3", "fix", word]);
        assert_holds(&seen.text, "undo leaves the table as it was;");
        assert!(!seen.text.contains("undo now takes back"), "{}", seen.text);
    }
}

#[test]
fn choices_are_found_by_key_when_the_options_change() {
    let first = in_round(&["draw", "roll"]);
    let text = first.table.journal().text().replace(
        r#"["pick","roll","draw","done"]"#,
        r#"["done","roll","shake","draw"]"#,
    );
    let second = take_up(&text, &[]);
    assert!(!second.text.contains("again"), "{}", second.text);
    assert_holds(&second.text, "cards 7 (done, roll, shake, draw)");
}

#[test]
fn a_chapter_whose_answers_no_longer_fit_is_played_again() {
    let first = in_round(&["draw", "roll"]);
    let text = first.table.journal().text().replace(
        r#"["pick","roll","draw","done"]"#,
        r#"["pick","draw","done"]"#,
    );
    let second = take_up(&text, &["draw"]);
    assert_holds(
        &second.text,
        "“roll” is no longer among the answers. So this part is played again from its\nbeginning.",
    );
    assert_holds(last_prompt(&second.text), "cards 7 (pick, draw, done)");
    // from then on it is as if the old answers had never been
    let third = take_up(second.table.journal().text(), &["undo 2"]);
    assert_holds(
        &third.text,
        "Undone: draw; no (Do you roll your own dice?).",
    );
}

#[test]
fn answers_that_are_left_over_or_elsewhere_do_not_fit() {
    let first = in_round(&["done", "pick"]);
    let text = first.table.journal().text();
    let (before, last) = text.trim_end().rsplit_once('\n').unwrap();
    let done = r#"{"answer":"orchard/action","value":"done"}"#;
    let left_over = take_up(&format!("{before}\n{done}\n{last}\n"), &[]);
    assert_holds(&left_over.text.replace('\n', " "), "played again");
    let elsewhere = take_up(
        &text.replace(
            r#"{"answer":"orchard/action","value":"pick""#,
            r#"{"answer":"orchard/deed","value":"pick""#,
        ),
        &[],
    );
    assert_holds(&elsewhere.text.replace('\n', " "), "played again");
}

#[test]
fn a_game_that_is_over_can_be_taken_up_to_undo() {
    let first = in_round(&["draw", "done", "done", "done"]);
    assert!(matches!(first.played, Ok(Played::Over(_))));
    assert!(first.table.journal().is_over());
    assert_eq!(first.table.journal().chapter(), None);
    let text = first.table.journal().text();
    let closed = take_up(text, &[""]);
    assert!(matches!(closed.played, Ok(Played::Over(_))));
    assert_holds(&closed.text, "You have");
    assert_eq!(closed.table.journal().text(), text);
    let back = take_up(text, &["undo", "done"]);
    assert_holds(&back.text, "Undone: done.\n\nRound 3\n");
    assert!(matches!(back.played, Ok(Played::Over(_))));
}
