//! Faults of the disk: told at once, and the game goes on in memory.

use std::{fs, path::Path, process::Command};

use crate::{
    played::{Whole, major, olivia, whole_game},
    program::{command, journal, read, run, stand_in},
};

const TOLD: &str = "can no longer be saved";
const GOES_ON: &str = "It goes on in memory";

/// The program, with every file limited to so many blocks of 512 or 1024 bytes: a disk that is full.
fn on_a_small_disk(home: &Path, arguments: &[&str], blocks: u32) -> Command {
    let mut command = Command::new("/bin/sh");
    command
        .arg("-c")
        .arg(format!(
            "trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\""
        ))
        .arg(env!("CARGO_BIN_EXE_footplate"))
        .args(arguments)
        .args(stand_in(arguments))
        .env_clear()
        .env("FOOTPLATE_HOME", home);
    command
}

fn answers(whole: &Whole) -> String {
    whole.answers.join("\n") + "\n"
}

/// On one line, since the sentences may be wrapped anywhere.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_full_disk_is_told_and_the_game_goes_on_in_memory() {
    for (opponent, whole) in [
        ("major", whole_game(major(), 41)),
        ("olivia", whole_game(olivia(), 41)),
    ] {
        for blocks in [0, 1, 8, 40] {
            let home = tempfile::tempdir().expect("a folder");
            let new = [opponent, "--name", "evening", "--seed", "41"];
            let ended = run(on_a_small_disk(home.path(), &new, blocks), &answers(&whole));
            let out = flat(&ended.out);
            assert!(!ended.err.contains("panicked"), "{}", ended.err);
            assert_eq!(
                out.matches(GOES_ON).count(),
                1,
                "{opponent} {blocks}:\n{}{}",
                ended.out,
                ended.err
            );
            // the whole game was played
            let last = whole.prompts.last().expect("a prompt");
            assert!(
                out.contains(&flat(last)),
                "{opponent} {blocks}:\n{}",
                ended.out
            );
            // what reached the disk can be gone on with
            if fs::metadata(journal(home.path(), "evening")).is_ok_and(|file| file.len() > 1_000) {
                let resumed = run(command(home.path(), &["resume", "evening"]), "");
                assert_eq!(resumed.code, Some(2), "{}{}", resumed.out, resumed.err);
            }
        }
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_game_goes_on_in_memory() {
    let whole = whole_game(major(), 42);
    let folder = tempfile::tempdir().expect("a folder");
    // not even the superuser can make a folder below a file
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    let new = ["major", "--name", "evening", "--seed", "42"];
    let ended = run(command(&file, &new), &answers(&whole));
    let out = flat(&ended.out);
    assert!(
        out.contains("cannot be saved"),
        "{}{}",
        ended.out,
        ended.err
    );
    assert!(
        out.contains(&flat(whole.prompts.last().expect("a prompt"))),
        "{}",
        ended.out
    );
    assert!(!ended.err.contains("panicked"), "{}", ended.err);
}

#[test]
fn a_game_that_may_only_be_read_goes_on_in_memory() {
    use std::os::unix::fs::PermissionsExt;
    let whole = whole_game(major(), 43);
    let home = tempfile::tempdir().expect("a folder");
    let new = ["major", "--name", "evening", "--seed", "43"];
    run(
        command(home.path(), &new),
        &(whole.answers[..6].join("\n") + "\n"),
    );
    let path = journal(home.path(), "evening");
    let before = read(&path);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o400)).expect("read-only");
    if fs::OpenOptions::new().append(true).open(&path).is_ok() {
        return; // the superuser may write what is read-only
    }
    let ended = run(
        command(home.path(), &["resume", "evening"]),
        &(whole.answers[6..9].join("\n") + "\n"),
    );
    assert!(
        flat(&ended.out).contains("cannot be saved"),
        "{}{}",
        ended.out,
        ended.err
    );
    assert!(
        ended.out.ends_with("The game could not be saved.\n"),
        "{}",
        ended.out
    );
    assert_eq!(read(&path), before);
}

#[test]
fn a_folder_that_is_removed_in_mid_game_is_told_at_once() {
    use crate::program::Running;
    let whole = whole_game(olivia(), 44);
    let home = tempfile::tempdir().expect("a folder");
    let new = ["olivia", "--name", "evening", "--seed", "44"];
    let mut running = Running::start(command(home.path(), &new));
    for (at, answer) in whole.answers.iter().enumerate().take(20) {
        running.wait_for(&whole.prompts[at]);
        if at == 10 {
            fs::remove_dir_all(home.path()).expect("removed");
        }
        assert_eq!(
            flat(&running.seen).contains(TOLD),
            at > 10,
            "{}",
            running.seen
        );
        running.answer(answer);
    }
    running.wait_for(&whole.prompts[20]);
    assert_eq!(flat(&running.seen).matches(GOES_ON).count(), 1);
    running.kill();
}

#[test]
fn every_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let whole = whole_game(major(), 45);
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("data");
    let new = ["major", "--name", "evening", "--seed", "45"];
    let ended = run(command(&data, &new), &answers(&whole));
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let mut folders = vec![data];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        let mode = fs::metadata(&folder)
            .expect("a folder")
            .permissions()
            .mode();
        assert_eq!(mode & 0o077, 0, "{}", folder.display());
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let mode = fs::metadata(&path).expect("a file").permissions().mode();
                assert_eq!(mode & 0o077, 0, "{}", path.display());
                files += 1;
            }
        }
    }
    assert!(files >= 2, "{files}");
}
