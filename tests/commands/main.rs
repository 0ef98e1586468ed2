//! The commands as a whole: what they print, what they leave behind, how they end.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod campaign;
mod program;
mod record;

use program::Program;

const SETUP: &str = "1\nBEN ML YM YS / CAL MM MS YL\nyou\n\n";

#[test]
fn input_that_ends_early_saves_the_game_and_says_so() {
    let program = Program::new();
    let ended = program.run(&["major", "--stand-in", "--name", "evening"], SETUP);
    assert_eq!(ended.code, 2);
    assert!(
        ended
            .out
            .ends_with("The game is saved as “evening”. Go on with: footplate resume evening\n")
    );
    let ended = program.run(&["resume"], "load YM BEN\nquit\n");
    assert_eq!(ended.code, 0);
    assert!(ended.out.contains("now 1 of 2"), "{}", ended.out);
}

#[test]
fn a_command_that_is_none_is_no_input_that_ended() {
    let program = Program::new();
    for arguments in [
        &["bogus"][..],
        &["olivia", "--difficulty", "clark"],
        &["olivia", "--difficulty", "c"],
        &["record", "edit"],
        &["--bogus"],
    ] {
        let ended = program.run(arguments, "");
        assert_eq!(ended.code, 1, "{arguments:?}");
        assert_eq!(ended.out, "", "{arguments:?}");
        assert!(ended.err.starts_with("error: "), "{}", ended.err);
    }
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["help", "major"],
        &["major", "-h"],
    ] {
        let ended = program.run(arguments, "");
        assert_eq!((ended.code, ended.err.as_str()), (0, ""), "{arguments:?}");
    }
}

#[test]
fn o2_a_level_may_be_typed_by_its_beginning() {
    let program = Program::new();
    for level in ["rail", "Rail-B", "eng", "clerk"] {
        let ended = program.run(&["olivia", "--difficulty", level], "quit\n");
        assert_eq!(ended.code, 0, "{level}: {}{}", ended.out, ended.err);
    }
}

#[test]
fn a_whole_game_from_a_file_ends_well_and_enters_the_record() {
    let program = Program::new();
    let answers = format!("{SETUP}{}{}", "done\n\n\n".repeat(40), "250\n");
    let mut ended = program.run(
        &["major", "--stand-in", "--seed", "4", "--name", "evening"],
        &answers,
    );
    for _ in 0..3 {
        if ended.code == 0 {
            break;
        }
        ended = program.run(&["resume", "evening"], "1\n\n\n\n\n250\n");
    }
    assert_eq!(ended.code, 0, "{}", ended.out);
    let record = program.read("record.jsonl");
    assert_eq!(record.lines().count(), 1, "{record}");
    assert!(record.contains("\"opponent\":\"major\""), "{record}");
}

#[test]
fn games_are_listed_renamed_and_removed() {
    let program = Program::new();
    assert_eq!(
        program.run(&["games"], "").out,
        "There is no game yet: footplate major or footplate olivia begins one.\n"
    );
    program.run(&["major", "--stand-in", "--name", "evening"], SETUP);
    let listed = program.run(&["games"], "").out;
    assert!(listed.starts_with("evening\n"), "{listed}");
    assert!(
        listed.contains("against Major Banerjee · Round 1, turn 1 of 6: you"),
        "{listed}"
    );
    assert!(
        listed.ends_with("footplate resume NAME goes on with one.\n"),
        "{listed}"
    );
    let renamed = program.run(&["games", "rename", "evening", "Sunday night"], "");
    assert_eq!((renamed.code, renamed.err.as_str()), (0, ""));
    let refused = program.run(&["games", "remove", "Sunday night"], "n\n");
    assert!(
        refused.out.ends_with("Nothing is removed.\n"),
        "{}",
        refused.out
    );
    let removed = program.run(&["games", "remove", "Sunday night"], "y\n");
    assert!(
        removed.out.ends_with("“Sunday night” is removed.\n"),
        "{}",
        removed.out
    );
    assert!(
        program
            .run(&["games"], "")
            .out
            .starts_with("There is no game yet")
    );
}

#[test]
fn names_cannot_leave_the_folder() {
    let program = Program::new();
    for name in ["../away", "a/b", ".hidden", "", "bell\u{7}"] {
        let ended = program.run(&["major", "--stand-in", "--name", name], SETUP);
        assert_eq!(ended.code, 1, "{name:?}");
        assert!(ended.err.starts_with("footplate: “"), "{}", ended.err);
    }
    assert!(!program.home().join("games").exists());
}

#[test]
fn a_faulty_file_of_facts_is_named_with_its_place_and_the_game_goes_on() {
    let table = [
        (
            "cards.toml",
            "verified = false\ncards = 3\n",
            "cards.toml, line 2, column 9: found the number 3, expected a list in brackets.",
        ),
        (
            "board.toml",
            "verified = maybe\n",
            "board.toml, line 1, column 12: ",
        ),
        (
            "rulings.toml",
            "move-pas = \"car\"\n",
            "rulings.toml, line 1, column 1: “move-pas” is no name",
        ),
        (
            "rulings.toml",
            "move-pass = \"lorry\"\n",
            "rulings.toml, line 1, column 13: “lorry” is none of the words that may stand here: expected one of “train”, “car”, “line”",
        ),
        (
            "fleet.toml",
            "verified = true\nlarge = -1\nmedium = 2\nsmall = 3\n",
            "fleet.toml, line 2, column 9: ",
        ),
    ];
    for (file, text, fault) in table {
        let program = Program::new();
        program.write(&format!("decks/major/{file}"), text);
        let ended = program.run(&["major", "--stand-in"], SETUP);
        assert_eq!(ended.code, 2, "{file}");
        let place = format!("decks/major/{fault}");
        assert!(ended.out.contains(&place), "{} lacks {place}", ended.out);
        assert!(ended.out.contains("I go on with what is shipped"));
        assert_eq!(program.read(&format!("decks/major/{file}")), text);
        let ended = program.run(&["solve"], "");
        assert_eq!(ended.code, 1, "{file}");
        assert!(ended.err.contains(&place), "{} lacks {place}", ended.err);
    }
}

#[test]
fn a_torn_last_line_is_dropped_with_a_notice() {
    let program = Program::new();
    program.run(
        &["major", "--stand-in", "--name", "evening"],
        &format!("{SETUP}load YM BEN\n"),
    );
    let journal = program.read("games/evening.jsonl");
    program.write("games/evening.jsonl", &journal[..journal.len() - 9]);
    let ended = program.run(&["resume"], "quit\n");
    assert_eq!(ended.code, 0);
    assert!(ended.out.contains("was not written whole"), "{}", ended.out);
}

#[test]
fn the_same_seed_plays_the_same_demonstration() {
    let program = Program::new();
    let one = program.run(&["demo", "major", "--seed", "5"], "").out;
    assert_eq!(one, program.run(&["demo", "major", "--seed", "5"], "").out);
    assert_ne!(one, program.run(&["demo", "major", "--seed", "6"], "").out);
    assert!(one.contains("Final scoring"));
}

#[test]
fn every_request_gets_an_answer_in_order() {
    let program = Program::new();
    let requests = concat!(
        "{\"rank\": {\"vp\": 251}}\n",
        "nonsense\n",
        "\n",
        "{\"major\": {\"position\": \"BEN XX\", \"card\": \"L1\"}}\n",
        "{\"major\": {\"position\": \"BEN ML\", \"card\": \"L1 Q\"}}\n",
        "{\"transit\": {\"position\": \"C5 YM(my) / B1 YS(y)\"}}\n",
        "{\"rank\": {\"vp\": 1}, \"invest\": {\"rows\": []}}\n",
        "{\"invest\": {\"rows\": [\"1x\"]}}\n",
    );
    let ended = program.run(&["solve"], requests);
    assert_eq!(ended.code, 1);
    let expected = [
        r#"{"rank":"Famous Tycoon"}"#,
        r#"{"error":"unreadable request: expected ident at column 2","line":2}"#,
        r#"{"error":"position, column 5: found \"X\", expected a car: M (the Major's) or Y (yours), then L, M or S","line":4}"#,
        r#"{"error":"card, column 4: found \"Q\", expected an action: L3, M2, ?L4M2, S1, K+1, \"words\", or cash: $4","line":5}"#,
        r#"{"income":{"you":4},"crates":{"major":1,"you":2}}"#,
        r#"{"error":"a request has one of the keys major, invest, rank, transit, olivia, odds, olivia_score, route, sheet_score","line":7}"#,
        r#"{"error":"invest, row 1, column 2: expected 1 for a taken space or 0 for an open one","line":8}"#,
    ];
    assert_eq!(ended.out.lines().collect::<Vec<_>>(), expected);
}
