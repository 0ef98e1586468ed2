//! Whatever is typed and whatever a file holds: never a panic, never a hang, and nothing that upsets a screen.

use std::{cell::RefCell, path::Path, rc::Rc};

use footplate::{
    major::{facts::Facts, play::MajorGame},
    olivia::{OliviaGame, facts::Printed},
    table::{
        Asked, Game, Interrupt, Journal, Page, Played, Player, Random, Stop, Table, play, report,
        resume,
    },
};
use proptest::prelude::*;

use crate::played::{Whole, major, olivia, whole_game};

/// How many cases are tried: `TRUST_CASES` says otherwise, for a long run.
fn cases(usually: u32) -> u32 {
    let asked = std::env::var("TRUST_CASES").ok();
    asked
        .and_then(|cases| cases.parse().ok())
        .unwrap_or(usually)
}

/// Any line, or one that is close to what is understood.
fn line() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "undo",
        "undo 3",
        "undo to 4",
        "redo",
        "redo 2",
        "redo to 9",
        "log",
        "log all",
        "help",
        "board",
        "why",
        "why 2",
        "why YM C4",
        "why ML BEN",
        "deck",
        "forecast",
        "cash",
        "score",
        "odds",
        "routes",
        "facts",
        "dice",
        "fix",
        "fix supply 3",
        "fix supply -1",
        "fix performance you 7 his",
        "fix ships his 4",
        "fix warehouse CAL his 2",
        "fix round 2 turn 3",
        "fix round 1",
        "fix turn 6",
        "fix first major",
        "fix first you",
        "fix card ?L4M2 $5",
        "fix card \"a / b\" L1",
        "fix cash 4",
        "fix C4 YM(my)",
        "fix BEN",
        "fix C1 YS(y) / supply 9",
        "fix crossed 1 2 3 4 5 6",
        "fix goods 3 RBN",
        "fix goods 1 -",
        "fix tile 4 upright",
        "fix points 99999",
        "fix turn 4000000000",
        "fix sheet keep",
        "fix engine 1 2",
        "fix links 1-2-3",
        "fix dice 1 1 1",
        "fix hexes 9 9 9 9 9 9",
        "fix hexes 1 1 1 1 1 1",
        "fix colours YRNNGB",
        "fix values 9 9 9 9 9 9",
        "fix black mine",
        "load",
        "move",
        "ship 9",
        "done",
        "L9 M9",
        "?L99M99",
        "S255:III",
        "K+255",
        "y",
        "n",
        "yes; no",
        "",
        "2",
        "6",
        "1 1 1",
        "999",
        "-99",
        "99999999999999999999",
        "draw",
        "track",
        "engine",
        "deliver",
        "tile",
        "pass",
        "/",
        "(",
        "+",
        "BEN ML ML ML ML ML ML ML ML ML ML ML ML",
        "\u{1b}[2J\u{1b}]0;x\u{7}",
        "\u{202e}",
        "ß",
        "İ",
        "🚂",
        "é\u{301}",
    ]);
    prop_oneof![
        6 => words.prop_map(str::to_owned),
        1 => ".{0,40}",
        1 => "[A-Za-z0-9 ./+()?$:\";-]{0,60}",
        1 => (any::<char>(), 0..4000_usize).prop_map(|(letter, count)| letter.to_string().repeat(count)),
    ]
}

/// Answers any line of a list, and between them a valid answer now and then, so that the game goes on.
struct Hostile {
    lines: Vec<String>,
    valid: Random<std::io::Sink>,
    asked: usize,
    seen: Rc<RefCell<Vec<String>>>,
}

impl Player for Hostile {
    fn page(&self) -> Page {
        Page::plain(80)
    }

    fn tell(&mut self, words: &str) {
        let harmful = |c: char| c.is_control() && c != '\n';
        if words.contains(harmful) {
            self.seen.borrow_mut().push(words.to_owned());
        }
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page());
        self.tell(&(question + &prompt));
        self.asked += 1;
        if !self.asked.is_multiple_of(3) {
            return self.valid.ask(asked);
        }
        self.lines.pop().ok_or(Interrupt::EndOfInput)
    }
}

fn survives<G: Game>(new: G, lines: Vec<String>, seed: u64) -> Result<(), TestCaseError> {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let player = Hostile {
        lines,
        valid: Random::new(seed, Page::plain(80), std::io::sink()),
        asked: 0,
        seen: seen.clone(),
    };
    let mut table = Table::new(player, Journal::memory::<G>(seed));
    let played = play(new.clone(), &mut table);
    prop_assert!(
        matches!(
            played,
            Ok(Played::Over(_) | Played::Left(_)) | Err(Stop::EndOfInput)
        ),
        "{:?}",
        played.err()
    );
    prop_assert_eq!(seen.borrow().clone(), Vec::<String>::new());
    // what is left is a game that goes on where it stood
    let text = table.journal().text().as_bytes().to_vec();
    let journal = Journal::parse(text, Path::new("game")).expect("a journal");
    let answers = journal.answers();
    let text = report::write::<G>("game", &journal, false).expect("a report");
    prop_assert!(report::read(&text).is_ok());
    let player = Hostile {
        lines: Vec::new(),
        valid: Random::new(seed, Page::plain(80), std::io::sink()),
        asked: 2,
        seen,
    };
    let mut table = Table::new(player, journal);
    let _ = resume::<G>(&mut table);
    prop_assert_eq!(table.journal().answers(), answers);
    Ok(())
}

/// A journal with bytes changed, lost, doubled.
fn broken(whole: &Whole, cuts: &[(prop::sample::Index, u8, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = whole.journal.clone().into_bytes();
    bytes.truncate(60_000);
    for (at, how, with) in cuts {
        let at = at.index(bytes.len().max(1)).min(bytes.len());
        match how % 4 {
            0 => bytes
                .splice(at..(at + with.len()).min(bytes.len()), with.iter().copied())
                .for_each(drop),
            1 => bytes.splice(at..at, with.iter().copied()).for_each(drop),
            2 => bytes
                .drain(at..(at + with.len()).min(bytes.len()))
                .for_each(drop),
            _ => {
                let part = bytes[at..(at + 400).min(bytes.len())].to_vec();
                bytes.splice(at..at, part).for_each(drop);
            }
        }
    }
    bytes
}

/// Takes up a journal that may be anything, if it can be read at all.
fn takes_up<G: Game>(bytes: Vec<u8>) {
    let Ok(journal) = Journal::parse(bytes, Path::new("game")) else {
        return;
    };
    let _ = (journal.answers(), journal.chapter(), journal.is_over());
    let _ = report::write::<G>("game", &journal, true);
    let _ = journal.log(usize::MAX, &[], &Page::plain(80));
    let player = Random::new(1, Page::plain(80), std::io::sink());
    let mut table = Table::new(player, journal);
    let _ = footplate::table::play_back::<G>(&mut table);
    let _ = resume::<G>(&mut table);
}

fn cuts() -> impl Strategy<Value = Vec<(prop::sample::Index, u8, Vec<u8>)>> {
    let bytes = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..12),
        prop::sample::select(vec![
            "0",
            "99999999999",
            "-1",
            "null",
            "[]",
            "\"\"",
            "{}",
            "}\n{",
            "true"
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
    ];
    prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), bytes), 0..4)
}

/// A file of facts with one of its values put out of order.
fn facts_text(shipped: &str, at: prop::sample::Index, wrong: &str) -> String {
    let mut lines: Vec<String> = shipped.lines().map(str::to_owned).collect();
    let at = at.index(lines.len());
    lines[at] = match lines[at].split_once('=') {
        Some((key, _)) if !wrong.starts_with('!') => format!("{key}= {wrong}"),
        _ => wrong.to_owned(),
    };
    lines.join("\n")
}

fn wrong_value() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,30}",
        prop::sample::select(vec![
            "-1",
            "99999999999999999999",
            "1e400",
            "nan",
            "[]",
            "{}",
            "''",
            "[[[[]]]]",
            "true",
            "\"\\u001b[2J\"",
            "'L3 M2 $4'",
            "1979-05-27",
        ])
        .prop_map(str::to_owned),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_shrink_iters: 200, ..ProptestConfig::with_cases(cases(24)) })]

    #[test]
    fn the_major_s_game_survives_any_answers(lines in prop::collection::vec(line(), 0..50), seed in 0..1000_u64) {
        survives(major(), lines, seed)?;
    }

    #[test]
    fn olivia_s_game_survives_any_answers(lines in prop::collection::vec(line(), 0..50), seed in 0..1000_u64) {
        survives(olivia(), lines, seed)?;
    }

    #[test]
    fn any_facts_of_the_major_are_read_or_refused(file in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), wrong in wrong_value()) {
        let file = Facts::FILES[file.index(Facts::FILES.len())];
        let shipped = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap_or_default();
        let text = facts_text(&shipped, at, &wrong);
        match Facts::read(|name| (name == file).then(|| text.clone())) {
            Ok(facts) => { let _ = serde_json::to_string(&MajorGame::new(facts, false)); }
            Err(fault) => prop_assert!(!fault.to_string().is_empty()),
        }
    }

    #[test]
    fn any_facts_of_olivia_are_read_or_refused(file in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), wrong in wrong_value()) {
        let file = Printed::FILES[file.index(Printed::FILES.len())];
        let shipped = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap_or_default();
        let text = facts_text(&shipped, at, &wrong);
        match Printed::read(|name| (name == file).then(|| text.clone())) {
            Ok(_) => {}
            Err(fault) => prop_assert!(!fault.to_string().is_empty()),
        }
    }
}

#[test]
fn a_broken_journal_is_taken_up_or_refused() {
    let games = [whole_game(major(), 71), whole_game(olivia(), 72)];
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases(48))
    });
    let strategy = (0..2_usize, cuts());
    let tried = runner.run(&strategy, |(which, cuts)| {
        let bytes = broken(&games[which], &cuts);
        match which {
            0 => takes_up::<MajorGame>(bytes),
            _ => takes_up::<OliviaGame>(bytes),
        }
        Ok(())
    });
    tried.unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn names_and_notes_of_a_file_are_shown_harmlessly() {
    let home = tempfile::tempdir().unwrap();
    let cards = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("decks/major/cards.toml"),
    )
    .unwrap();
    let folder = home.path().join("decks/major");
    std::fs::create_dir_all(&folder).unwrap();
    let evil = cards
        .replace("\"Load A\"", "\"\\u001b]0;owned\\u0007\\u001b[2J\"")
        .replace("\"Move A\"", "\"\\u009b2J\\r\"");
    assert_ne!(evil, cards);
    std::fs::write(folder.join("cards.toml"), evil).unwrap();
    let answers = "1\nBEN ML / CAL YM\nmajor\n\ndeck\nforecast\n\n\n\n\nlog all\n";
    let ended = crate::program::run(crate::program::command(home.path(), &["major"]), answers);
    let harmful = |text: &str| text.contains(|c: char| c.is_control() && c != '\n');
    assert!(
        !harmful(&ended.out) && !harmful(&ended.err),
        "{:?}\n{:?}",
        ended.out,
        ended.err
    );
    std::fs::write(folder.join("rulings.toml"), "\"\\u001b[2J\" = 1\n").unwrap();
    let ended = crate::program::run(crate::program::command(home.path(), &["major"]), answers);
    assert!(ended.err.contains("rulings.toml") || ended.out.contains("rulings.toml"));
    assert!(
        !harmful(&ended.out) && !harmful(&ended.err),
        "{:?}",
        ended.err
    );
}

#[test]
fn a_line_without_end_is_not_kept_in_memory() {
    let home = tempfile::tempdir().unwrap();
    let line = "x".repeat(3_000_000);
    let answers = format!("{line}\n1\n{line}\nBEN ML / CAL YM\n");
    let ended = crate::program::run(crate::program::command(home.path(), &["major"]), &answers);
    assert_eq!(ended.code, Some(2), "{}", ended.err);
    assert_eq!(ended.out.matches("longer than 64 KiB").count(), 2);
    assert!(ended.out.len() < 10_000, "{}", ended.out.len());
}
