//! A conversation that was left: what it began with may be another by now, and its journal may be no good.

use std::{
    fs::File,
    time::{Duration, SystemTime},
};

use crate::program::Program;

const JOURNAL: &str = "decks/major/fleet.unfinished.jsonl";

fn left() -> Program {
    let program = Program::new();
    let ended = program.run(&["facts", "edit", "fleet"], "3\nquit\n");
    assert_eq!(
        ended.out.lines().last(),
        Some("What you typed is kept; footplate facts edit fleet goes on where you left.")
    );
    program
}

#[test]
fn what_was_written_since_counts_and_the_conversation_begins_again() {
    let program = left();
    let file = "decks/major/fleet.toml";
    program.write(file, "verified = true\nlarge = 4\nmedium = 5\nsmall = 6\n");
    let later = SystemTime::now() + Duration::from_secs(2);
    let written = File::options().append(true).open(program.home().join(file));
    written.unwrap().set_modified(later).unwrap();
    let ended = program.run(&["facts", "edit", "fleet"], "\n\n7\n");
    assert!(
        ended
            .out
            .contains("fleet.toml was written since you left, so I begin again."),
        "{}",
        ended.out
    );
    let fleet = program.read(file);
    assert!(
        fleet.contains("large = 4\nmedium = 5\nsmall = 7"),
        "{fleet}"
    );
    assert!(!program.home().join(JOURNAL).exists());
}

#[test]
fn a_torn_journal_goes_on_and_one_that_is_none_begins_again() {
    let program = left();
    let journal = program.read(JOURNAL);
    program.write(JOURNAL, &format!("{journal}{{\"answer\":"));
    let ended = program.run(&["facts", "edit", "fleet"], "quit\n");
    assert!(
        ended.out.contains("You go on where you left"),
        "{}",
        ended.out
    );
    assert!(ended.out.contains("How many Medium"), "{}", ended.out);
    program.write(JOURNAL, "nonsense\nand more\n");
    let ended = program.run(&["facts", "edit", "fleet"], "3\n2\n4\n");
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    assert!(ended.out.contains("So I begin again."), "{}", ended.out);
    assert!(program.read("decks/major/fleet.toml").contains("large = 3"));
    assert!(!program.home().join(JOURNAL).exists());
}
