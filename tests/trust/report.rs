//! A report of a game, and its playback.

use std::fs;

use footplate::{
    major::play::MajorGame,
    table::{Journal, report},
};

use crate::{
    played::{Whole, major, olivia, whole_game},
    program::{command, run},
};

/// A journal that ends in the middle of the game.
fn half(whole: &Whole) -> &str {
    let at = whole.journal.len() / 2;
    &whole.journal[..whole.journal.as_bytes()[..at]
        .iter()
        .rposition(|byte| *byte == b'\n')
        .unwrap()
        + 1]
}

#[test]
fn a_report_shows_no_card_that_lies_face_down() {
    let whole = whole_game(major(), 51);
    let journal = Journal::parse(half(&whole).as_bytes().to_vec(), "game".as_ref()).unwrap();
    let game: MajorGame = journal.state().unwrap();
    let text = report::write::<MajorGame>("evening", &journal, false).unwrap();
    for hidden in [
        "face-down",
        "face_down",
        "\"seed\"",
        "\"shuffle\"",
        "\"drawn\"",
    ] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    let told = text.split("== What was told").nth(1).unwrap();
    for card in &game.deck.face_down {
        assert!(!told.contains(&card.name), "{} is in the report", card.name);
    }
    for drawn in &game.deck.drawn {
        assert!(
            told.contains(&drawn.text.to_string()),
            "{} is not in the report",
            drawn.text
        );
    }
    for part in [
        "== Last resolution",
        "His last card:",
        "== Rulings",
        "move-pass = \"train\"",
        "== Facts",
        "-- board",
        "id = \"CAL\"",
    ] {
        assert!(text.contains(part), "{part} is not in the report");
    }
    assert_eq!(report::read(&text).unwrap(), half(&whole).as_bytes());
    let clear = report::write::<MajorGame>("evening", &journal, true).unwrap();
    assert!(clear.contains("face_down") && clear.contains("\"seed\""));
    assert_eq!(report::read(&clear).unwrap(), half(&whole).as_bytes());
}

#[test]
fn a_report_is_written_and_played_back() {
    for (opponent, whole) in [
        ("major", whole_game(major(), 52)),
        ("olivia", whole_game(olivia(), 53)),
    ] {
        let home = tempfile::tempdir().unwrap();
        let seed = if opponent == "major" { "52" } else { "53" };
        let answers = whole.answers[..whole.answers.len() / 2].join("\n") + "\n";
        let played = run(
            command(
                home.path(),
                &[opponent, "--seed", seed, "--name", "evening"],
            ),
            &answers,
        );
        assert_eq!(played.code, Some(2), "{}", played.err);
        // the one that may be read stays beside the one that shows all
        for (arguments, file) in [
            (&["report"][..], "reports/evening.txt"),
            (
                &["report", "evening", "--spoilers"],
                "reports/evening.spoilers.txt",
            ),
        ] {
            let reported = run(command(home.path(), arguments), "");
            assert_eq!(reported.code, Some(0), "{}", reported.err);
            let file = home.path().join(file);
            assert!(
                reported.out.contains(&file.display().to_string()),
                "{}",
                reported.out
            );
            let back = run(
                command(home.path(), &["replay", file.to_str().unwrap()]),
                "",
            );
            assert_eq!(back.code, Some(0), "{}{}", back.out, back.err);
            assert!(
                back.out.contains("parts of the game as they were played"),
                "{}",
                back.out
            );
            // every answer, and at the end the prompt at which it was left
            let asked = &whole.prompts[whole.answers.len() / 2];
            assert!(back.out.contains(asked.trim_end()), "{}", back.out);
        }
    }
}

#[test]
fn a_playback_tells_what_was_told() {
    let whole = whole_game(major(), 54);
    let home = tempfile::tempdir().unwrap();
    let answers = whole.answers.join("\n") + "\n";
    let played = run(
        command(home.path(), &["major", "--seed", "54", "--name", "evening"]),
        &answers,
    );
    assert_eq!(played.code, Some(0), "{}", played.err);
    let journal = home.path().join("games/evening.jsonl");
    let back = run(
        command(home.path(), &["replay", journal.to_str().unwrap()]),
        "",
    );
    assert_eq!(back.code, Some(0), "{}", back.err);
    let steps = |text: &str| {
        let flat = text.replace("\n     ", " ");
        let steps = flat.lines().filter(|line| {
            let number = line
                .strip_prefix("  ")
                .and_then(|line| line.split_once(". "));
            number.is_some_and(|(number, _)| number.parse::<u8>().is_ok())
        });
        steps.map(str::to_owned).collect::<Vec<_>>()
    };
    let (told, again) = (steps(&played.out), steps(&back.out));
    assert!(told.len() > 20, "{}", told.len());
    // the options of questions are numbered as well; a playback does not repeat them
    let missing: Vec<&String> = told
        .iter()
        .filter(|step| step.ends_with('.') && !again.contains(step))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_part_that_a_fix_cut_short_is_played_alike() {
    let home = tempfile::tempdir().unwrap();
    let answers = "1\nBEN ML YM YS / CAL MM MS YL\nyou\n\nload YM BEN\nfix C2 YS(m) / BEN ML YM(y)\ndone\n\nquit\n";
    let new = ["major", "--seed", "3", "--name", "evening"];
    run(command(home.path(), &new), answers);
    let journal = home.path().join("games/evening.jsonl");
    let back = run(
        command(home.path(), &["replay", journal.to_str().unwrap()]),
        "",
    );
    assert!(back.out.contains("> fix"), "{}", back.out);
    assert!(!back.out.contains("otherwise"), "{}", back.out);
    assert_eq!(back.code, Some(0));
}

#[test]
fn what_is_no_report_is_refused_with_a_sentence() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("report.txt");
    let whole = whole_game(olivia(), 55);
    let journal = Journal::parse(whole.journal.clone().into_bytes(), "game".as_ref()).unwrap();
    let good = report::write::<footplate::olivia::OliviaGame>("game", &journal, false).unwrap();
    let cut = &good[..good.len() - 100];
    for (text, why) in [
        ("", "is no report"),
        ("A letter.", "is no report"),
        ("Footplate report, format 1\n", "no journal at its end"),
        (cut, "was not kept whole"),
        ("{}", "is no game"),
        ("{\"footplate\":1}\n", "line 1"),
    ] {
        fs::write(&file, text).unwrap();
        let ended = run(
            command(home.path(), &["replay", file.to_str().unwrap()]),
            "",
        );
        assert_eq!(ended.code, Some(1), "{text}");
        assert!(ended.err.contains(why), "{} lacks {why}", ended.err);
    }
    let ended = run(command(home.path(), &["replay", "nowhere.txt"]), "");
    assert!(
        ended.err.contains("nowhere.txt cannot be read"),
        "{}",
        ended.err
    );
    let ended = run(command(home.path(), &["report"]), "");
    assert!(ended.err.contains("There is no game yet"), "{}", ended.err);
}
