//! The person's folder.

use crate::orchard::{Orchard, answer_from, assert_holds};
use footplate::store::{Store, StoreFault};
use footplate::table::{Journal, shelf};
use std::fs;
use tempfile::TempDir;

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::find(Some(folder.path().join("data"))).unwrap();
    (folder, store)
}

fn now() -> chrono::DateTime<chrono::FixedOffset> {
    chrono::DateTime::parse_from_rfc3339("2026-11-30T19:30:00+01:00").unwrap()
}

#[test]
fn new_games_never_overwrite() {
    let (_folder, store) = store();
    let names: Vec<String> = (0..3)
        .map(|_| {
            shelf::begin::<Orchard>(&store, None, Some(1), now())
                .unwrap()
                .0
        })
        .collect();
    assert_eq!(
        names,
        [
            "orchard-2026-11-30",
            "orchard-2026-11-30-2",
            "orchard-2026-11-30-3"
        ]
    );
    let taken = shelf::begin::<Orchard>(&store, Some("orchard-2026-11-30"), None, now());
    assert_holds(
        &taken.err().unwrap().to_string(),
        "There is a game called “orchard-2026-11-30” already",
    );
}

#[test]
fn the_list_says_where_each_game_stands() {
    let (_folder, store) = store();
    assert_eq!(shelf::games(&store).unwrap(), []);
    for (name, answers) in [
        ("one", &["Big", ""][..]),
        ("two", &["Big", "", "done", "done", "done"]),
    ] {
        let (_, journal) = shelf::begin::<Orchard>(&store, Some(name), Some(1), now()).unwrap();
        answer_from(Orchard::new(), journal, answers);
    }
    fs::write(store.root().join("games/three.jsonl"), "What is this?\n").unwrap();
    let games = shelf::games(&store).unwrap();
    let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    assert_eq!(names, ["three", "two", "one"]);
    assert_holds(games[0].stands.as_ref().unwrap_err(), "is no game");
    assert!(games[1].stands.as_ref().unwrap().over);
    let one = games[2].stands.as_ref().unwrap();
    assert_eq!((one.chapter.as_deref(), one.over), (Some("Round 1"), false));
    assert_eq!(one.head.begun, "2026-11-30T19:30:00+01:00");
}

#[test]
fn a_game_is_open_once() {
    let (_folder, store) = store();
    let (name, journal) = shelf::begin::<Orchard>(&store, None, Some(1), now()).unwrap();
    assert!(matches!(store.open_game(&name), Err(StoreFault::Held(_))));
    assert!(matches!(
        store.rename_game(&name, "other"),
        Err(StoreFault::Held(_))
    ));
    assert!(matches!(store.remove_game(&name), Err(StoreFault::Held(_))));
    let waiting = std::thread::spawn({
        let (store, name) = (store.clone(), name.clone());
        move || loop {
            match store.open_game(&name) {
                Err(StoreFault::Held(_)) => std::thread::yield_now(),
                opened => return opened.map(|game| game.name),
            }
        }
    });
    std::thread::sleep(std::time::Duration::from_millis(50));
    assert!(!waiting.is_finished());
    drop(journal);
    assert_eq!(waiting.join().unwrap().unwrap(), name);
    assert!(store.open_game(&name).is_ok());
}

#[test]
fn a_game_goes_on_in_its_file() {
    let (_folder, store) = store();
    let (name, journal) = shelf::begin::<Orchard>(&store, None, Some(1), now()).unwrap();
    answer_from(Orchard::new(), journal, &["Big", "", "pick 1 3"]);
    let game = store.open_game(&name).unwrap();
    let journal = Journal::read(game.file, &game.path).unwrap();
    let seen = answer_from(Orchard::new(), journal, &["done"]);
    assert_eq!(seen.start().fruit, 3);
}

#[test]
fn games_are_renamed_and_removed() {
    let (_folder, store) = store();
    for name in ["one", "two"] {
        store.create_game(name).unwrap();
    }
    assert!(matches!(
        store.rename_game("one", "two"),
        Err(StoreFault::Taken(_))
    ));
    assert!(matches!(
        store.rename_game("none", "three"),
        Err(StoreFault::Missing(_))
    ));
    assert!(!store.root().join("games/three.jsonl").exists());
    store.rename_game("one", "three").unwrap();
    store.remove_game("two").unwrap();
    let names: Vec<String> = store
        .games()
        .unwrap()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names, ["three"]);
    assert_eq!(
        store.open_game("two").unwrap_err().to_string(),
        "There is no game called “two”: footplate games lists them."
    );
}

#[test]
fn names_that_lead_elsewhere_are_refused() {
    let (_folder, store) = store();
    let long = "x".repeat(61);
    for name in [
        "",
        ".hidden",
        "..",
        "a/b",
        "../up",
        "a\\b",
        "bell\u{7}",
        "a..b",
        "new\nline",
        long.as_str(),
    ] {
        let fault = store.create_game(name).unwrap_err();
        assert!(matches!(fault, StoreFault::BadName(..)), "{name}");
        assert_holds(&fault.to_string(), "cannot be used as a name, because it ");
    }
    assert!(store.create_game(&"ü".repeat(60)).is_ok());
    for path in ["", "/etc/passwd", "../up", "decks/../../up"] {
        assert!(
            matches!(store.read(path), Err(StoreFault::BadName(..))),
            "{path}"
        );
    }
}

#[test]
fn files_are_written_as_a_whole_and_lines_are_added() {
    let (_folder, store) = store();
    assert_eq!(store.read("decks/major/cards.toml").unwrap(), None);
    for text in ["one", "two"] {
        store.write("decks/major/cards.toml", text).unwrap();
        assert_eq!(
            store.read("decks/major/cards.toml").unwrap().as_deref(),
            Some(text)
        );
    }
    assert_eq!(
        fs::read_dir(store.root().join("decks/major"))
            .unwrap()
            .count(),
        1
    );
    store.append("record.jsonl", "{}").unwrap();
    fs::write(store.root().join("record.jsonl"), "{}\n{\"to").unwrap();
    store.append("record.jsonl", "{}").unwrap();
    assert_eq!(
        store.read("record.jsonl").unwrap().as_deref(),
        Some("{}\n{\"to\n{}\n")
    );
}

#[cfg(unix)]
#[test]
fn files_are_for_the_person_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, store) = store();
    store.create_game("one").unwrap();
    store.write("decks/major/cards.toml", "").unwrap();
    store.append("record.jsonl", "{}").unwrap();
    let mode = |path: &str| {
        fs::metadata(store.root().join(path))
            .unwrap()
            .permissions()
            .mode()
            & 0o777
    };
    assert_eq!([mode(""), mode("games"), mode("decks/major")], [0o700; 3]);
    assert_eq!(
        [
            mode("games/one.jsonl"),
            mode("decks/major/cards.toml"),
            mode("record.jsonl")
        ],
        [0o600; 3]
    );
}
