//! Journals of earlier versions are kept for ever, and go on where they stood.

use std::{fs, path::PathBuf};

use footplate::table::{Game, Journal};

use crate::{
    played::{Whole, major, olivia, taken_up, whole_game},
    program::{command, journal, run},
};

fn fixture(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/journals")
        .join(name)
}

/// The journal, and the prompt at which it was left.
fn old(name: &str) -> (String, String) {
    let read =
        |end: &str| fs::read_to_string(fixture(&format!("{name}.{end}"))).expect("a fixture");
    (read("jsonl"), read("prompt.txt"))
}

fn goes_on_at_its_prompt<G: Game>(new: G, name: &str) {
    let (text, prompt) = old(name);
    let (seen, _) = taken_up(new, &text, &[]);
    assert!(
        seen.ends_with(prompt.trim_end()),
        "{name}: not\n{prompt}\nbut\n{seen}"
    );
    assert!(!seen.contains("played again"), "{name}:\n{seen}");
}

#[test]
fn old_journals_go_on_at_the_same_prompt() {
    goes_on_at_its_prompt(major(), "0.1.0-major-mid-turn");
    goes_on_at_its_prompt(major(), "0.1.0-major-over");
    goes_on_at_its_prompt(olivia(), "0.1.0-olivia-mid-turn");
}

/// Writes the journals of this version that are not there yet: for a version that is about to be published.
#[test]
#[ignore = "writes fixtures"]
fn write_the_journals_of_this_version() {
    fn write<G: Game>(new: G, seed: u64, name: &str, question: Option<&str>) {
        let name = format!("{}-{name}", env!("CARGO_PKG_VERSION"));
        if fixture(&format!("{name}.jsonl")).exists() {
            return;
        }
        let asks = |whole: &Whole| question.is_none_or(|question| whole.journal.contains(question));
        let mut games = (seed..).map(|seed| whole_game(new.clone(), seed));
        let whole = games.find(asks).expect("a game");
        let text = match question {
            None => whole.journal,
            Some(question) => {
                // up to the last time that this was asked
                let at = whole.journal.rfind(question).expect("the question");
                let end = whole.journal[..at].rfind('\n').expect("a line") + 1;
                whole.journal[..end].to_owned()
            }
        };
        let (seen, _) = taken_up(new, &text, &[]);
        let prompt = seen.trim_end().rsplit('\n').next().expect("a prompt");
        fs::create_dir_all(fixture("")).expect("a folder");
        fs::write(fixture(&format!("{name}.jsonl")), text).expect("written");
        fs::write(
            fixture(&format!("{name}.prompt.txt")),
            format!("{prompt}\n"),
        )
        .expect("written");
    }
    write(
        major(),
        31,
        "major-mid-turn",
        Some("{\"answer\":\"major/tie\""),
    );
    write(major(), 32, "major-over", None);
    write(
        olivia(),
        33,
        "olivia-mid-turn",
        Some("{\"answer\":\"olivia/action"),
    );
}

#[test]
fn a_chapter_whose_answers_no_longer_fit_is_played_again() {
    let (text, _) = old("0.1.0-major-mid-turn");
    // a version that asked something else here
    let at = text.rfind("{\"answer\":\"").expect("an answer") + "{\"answer\":\"".len();
    let other = format!("{}older/{}", &text[..at], &text[at..]);
    let (seen, journal) = taken_up(major(), &other, &[]);
    let seen = seen.replace('\n', " ");
    assert!(
        seen.contains("So this part is played again from its beginning."),
        "{seen}"
    );
    let (again, _) = taken_up(major(), journal.text(), &[]);
    assert!(!again.contains("played again"), "{again}");
}

#[test]
fn a_newer_game_is_refused_with_a_sentence_by_an_older_program() {
    let (text, _) = old("0.1.0-olivia-mid-turn");
    for (newer, sentence) in [
        (
            text.replacen("\"footplate\":1", "\"footplate\":2", 1),
            "was written by a newer footplate",
        ),
        (
            text.replacen("\"rules\":1", "\"rules\":99", 1),
            "take a newer footplate",
        ),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(home.path().join("games")).expect("a folder");
        fs::write(journal(home.path(), "newer"), &newer).expect("written");
        let ended = run(command(home.path(), &["resume", "newer"]), "");
        assert_eq!(ended.code, Some(1), "{}", ended.out);
        assert!(ended.err.contains(sentence), "{}", ended.err);
        let after = fs::read_to_string(journal(home.path(), "newer")).expect("a journal");
        assert_eq!(after, newer, "a game that is refused is left alone");
        let listed = run(command(home.path(), &["games"]), "");
        assert_eq!(listed.code, Some(0), "{}", listed.err);
    }
}

#[test]
fn a_torn_line_of_a_newer_game_is_left_to_the_newer_program() {
    let (text, _) = old("0.1.0-olivia-mid-turn");
    let home = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(home.path().join("games")).expect("a folder");
    let newer = text.replacen("\"rules\":1", "\"rules\":99", 1) + "{\"answer\":\"oli";
    fs::write(journal(home.path(), "newer"), &newer).expect("written");
    let ended = run(command(home.path(), &["resume", "newer"]), "");
    assert_eq!(ended.code, Some(1), "{}", ended.out);
    let after = fs::read_to_string(journal(home.path(), "newer")).expect("a journal");
    assert_eq!(after, newer);
    let _: Journal = Journal::parse(after.into_bytes(), "newer".as_ref()).expect("a journal");
}
