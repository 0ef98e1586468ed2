//! Journals in files: crashes, faults, later versions.

use crate::orchard::*;
use footplate::table::*;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn begun() -> chrono::DateTime<chrono::FixedOffset> {
    chrono::DateTime::parse_from_rfc3339("2026-11-30T19:30:00+01:00").unwrap()
}

fn append(path: &Path) -> File {
    OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .unwrap()
}

/// A folder with a game of these answers.
fn played(answers: &[&str]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let journal = Journal::create::<Orchard>(append(&path), &path, 7, begun()).unwrap();
    answer_from(Orchard::new(), journal, answers);
    (folder, path)
}

fn resumed(path: &Path, answers: &[&str]) -> Result<Seen, String> {
    let journal = Journal::read(append(path), path)?;
    Ok(answer_from(Orchard::new(), journal, answers))
}

#[test]
fn the_file_is_what_the_format_says() {
    let (_folder, path) = played(&["Big", "", "roll", "undo", "redo"]);
    let text = fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        lines[0],
        format!(
            r#"{{"footplate":1,"opponent":"orchard","rules":2,"version":"{version}","begun":"2026-11-30T19:30:00+01:00","seed":7}}"#
        )
    );
    assert!(lines[1].starts_with(
        r#"{"chapter":"Getting ready","chance":{"seed":7,"drawn":0},"state":{"round":0,"#
    ));
    assert!(lines[2].starts_with(r#"{"chance":"orchard/deck","value":{"shuffle":["#));
    assert_eq!(
        lines[3],
        r#"{"answer":"orchard/basket","value":"Big","asked":"What is your basket called?","told":["The cards are shuffled."]}"#
    );
    assert_eq!(lines[lines.len() - 2..], [r#"{"undo":1}"#, r#"{"redo":1}"#]);
    for line in lines {
        serde_json::from_str::<serde_json::Value>(line).unwrap();
    }
}

#[test]
fn a_file_and_memory_remember_the_same() {
    let answers = ["Big", "", "roll", "draw", "undo 2", "pick 1 2", "done"];
    let (_folder, path) = played(&answers);
    let file = fs::read_to_string(path).unwrap();
    let memory = answer(&answers);
    assert_eq!(
        file.split_once('\n').unwrap().1,
        memory.table.journal().text().split_once('\n').unwrap().1
    );
}

#[test]
fn a_journal_cut_anywhere_in_its_last_lines_is_taken_up() {
    let (_folder, path) = played(&["Bäg", "", "pick 1 3", "undo", "draw", "2", "done", "roll"]);
    let whole = fs::read(&path).unwrap();
    let first = 1 + whole.iter().position(|byte| *byte == b'\n').unwrap();
    let mut noticed = 0;
    for cut in first..=whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let seen = resumed(&path, &[]).unwrap_or_else(|why| panic!("cut at {cut}: {why}"));
        assert!(
            matches!(seen.played, Err(Stop::EndOfInput)),
            "cut at {cut}: {:?}",
            seen.played
        );
        noticed += usize::from(seen.text.contains("was not written whole"));
        // what is left is a journal without a fault, and lines that are added to it are whole
        let left = fs::read_to_string(&path).unwrap();
        assert!(left.ends_with('\n'));
        assert_eq!(left, seen.table.journal().text());
        let again = resumed(&path, &[]).unwrap();
        assert!(
            !again.text.contains("was not written whole"),
            "cut at {cut}"
        );
    }
    assert!(noticed > 500, "{noticed}");
}

#[test]
fn bytes_that_are_no_text_are_dropped_at_the_end_only() {
    let (_folder, path) = played(&["Big", "", "roll"]);
    let whole = fs::read(&path).unwrap();
    for end in [
        &b"{\"answer\":\"\xff\xfe\"}"[..],
        b"\xff\n",
        b"\0\0\0\0",
        b"garbage\n",
    ] {
        fs::write(&path, [&whole, end].concat()).unwrap();
        let seen = resumed(&path, &[]).unwrap();
        assert_holds(&seen.text, "was not written whole");
        assert_eq!(fs::read(&path).unwrap(), whole);
    }
    fs::write(&path, [&whole, &b"\xff\n{\"undo\":1}\n"[..]].concat()).unwrap();
    let line = whole.iter().filter(|byte| **byte == b'\n').count() + 1;
    assert_holds(
        &resumed(&path, &[]).err().unwrap(),
        &format!("game.jsonl, line {line}: this is no line"),
    );
}

#[test]
fn a_line_that_is_wrong_elsewhere_is_named() {
    let (_folder, path) = played(&["Big", "", "roll"]);
    let text = fs::read_to_string(&path).unwrap();
    let wrong = text.replacen("{\"chance\":", "{\"chants\":", 1);
    fs::write(&path, wrong).unwrap();
    assert_holds(
        &resumed(&path, &[]).err().unwrap(),
        "game.jsonl, line 3: this is no line of a game's journal.",
    );
}

#[test]
fn later_formats_rules_and_other_games_are_refused() {
    let (_folder, path) = played(&["Big"]);
    let text = fs::read_to_string(&path).unwrap();
    let refused = |text: String| {
        fs::write(&path, text).unwrap();
        match resumed(&path, &[]) {
            Err(why) => why,
            Ok(seen) => seen.played.unwrap_err().to_string(),
        }
    };
    assert_holds(
        &refused(text.replacen("\"footplate\":1", "\"footplate\":2", 1)),
        "written by a newer footplate",
    );
    assert_holds(
        &refused(text.replacen("\"rules\":2", "\"rules\":3", 1)),
        "version 3 of the rules",
    );
    assert_holds(
        &refused(text.replacen("\"opponent\":\"orchard\"", "\"opponent\":\"major\"", 1)),
        "against “major”, not against “orchard”",
    );
    assert_holds(&refused(String::new()), "is no game");
    assert_holds(&refused("A letter to a friend.\n".to_owned()), "is no game");
}

#[test]
fn a_game_of_earlier_rules_goes_on_and_says_so() {
    let (_folder, path) = played(&["Big"]);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\"rules\":2", "\"rules\":1", 1)).unwrap();
    let seen = resumed(&path, &["no"]).unwrap();
    assert_holds(
        seen.table.journal().text(),
        "{\"chapter\":\"Round 1\",\"rules\":2,",
    );
}

#[test]
fn a_file_with_its_first_line_alone_can_be_begun() {
    let (_folder, path) = played(&[]);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.split_inclusive('\n').next().unwrap()).unwrap();
    assert!(!Journal::read(append(&path), &path).unwrap().has_begun());
    assert_holds(&resumed(&path, &[]).unwrap().text, "Getting ready");
}

#[cfg(unix)]
#[test]
fn a_game_goes_on_in_memory_when_its_folder_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let journal = Journal::create::<Orchard>(append(&path), &path, 7, begun()).unwrap();
    drop(folder);
    let seen = answer_from(
        Orchard::new(),
        journal,
        &["Big", "", "roll", "undo", "done"],
    );
    assert_eq!(
        seen.text.matches("can no longer be saved").count(),
        1,
        "{}",
        seen.text
    );
    assert_holds(&seen.text, "Undone: roll.");
    assert_eq!(seen.start().round, 2);
}

#[test]
fn a_late_game_is_read_without_reading_its_states() {
    // all states but the last are broken; only their first and last bytes are looked at
    let (_folder, path) = played(&["Big", "", "done", "pick"]);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\"round\":0", "\"round\":zero", 1)).unwrap();
    assert_holds(&resumed(&path, &[]).unwrap().text, "Which tree?");
}
