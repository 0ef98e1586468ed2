//! Rules are cited by number, in the source and in what is said. Every number that is cited exists, and every rule is
//! cited by a test: by the test's name (`m4_…`), in a comment beside it, or as the rule of a case.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use footplate::{major::rulings::Rulings, rules};

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files_below(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Every text below a folder of the crate, with its path.
fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    files_below(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        &mut paths,
    );
    paths.sort();
    let read = |path: PathBuf| Some((path.clone(), fs::read_to_string(path).ok()?));
    paths.into_iter().filter_map(read).collect()
}

/// The numbers that stand in a text as words of their own: a letter of the rules and one or two digits. `_` ends a
/// word, so that a test's name is read too; `name` takes small letters as well.
fn numbers(text: &str, names: bool) -> Vec<String> {
    let letters = if names { "FMAKOSfmakos" } else { "FMAKOS" };
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| (2..=3).contains(&word.len()))
        .filter(|word| word.starts_with(|c| letters.contains(c)))
        .filter(|word| word[1..].bytes().all(|byte| byte.is_ascii_digit()))
        .map(str::to_uppercase)
        .collect()
}

fn known() -> BTreeSet<String> {
    let numbered = rules::all().into_iter().filter(|rule| !rule.is_ruling());
    numbered.map(|rule| rule.number.to_owned()).collect()
}

#[test]
fn every_number_that_is_cited_is_a_rule() {
    let known = known();
    let mut wrong = Vec::new();
    for folder in ["src", "decks"] {
        for (path, text) in texts(folder) {
            for (line, words) in text.lines().enumerate() {
                let unknown = numbers(words, false)
                    .into_iter()
                    .filter(|number| !known.contains(number));
                wrong.extend(
                    unknown
                        .map(|number| format!("{}, line {}: {number}", path.display(), line + 1)),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "no such rule:\n{}", wrong.join("\n"));
}

/// What a test cites: names of functions, comments, and the rules of cases; not what is typed in a session, where `M2`
/// is a card.
fn cited_by(path: &Path, text: &str) -> Vec<String> {
    let cites = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("fn ") || line.starts_with("//") || line.starts_with("# ")
    };
    let lines: Vec<&str> = match path.extension().and_then(|extension| extension.to_str()) {
        Some("rs") => text.lines().filter(cites).collect(),
        Some("jsonl") => text
            .lines()
            .filter_map(|line| line.split("\"rule\": \"").nth(1)?.split('"').next())
            .collect(),
        Some("txt") => text.lines().filter(cites).collect(),
        _ => Vec::new(),
    };
    lines.iter().flat_map(|line| numbers(line, true)).collect()
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let mut cited: BTreeSet<String> = BTreeSet::new();
    for (path, text) in texts("tests") {
        if !path.ends_with("rules_cited/main.rs") {
            cited.extend(cited_by(&path, &text));
        }
    }
    for (path, text) in texts("src") {
        if let Some((_, tests)) = text.split_once("#[cfg(test)]") {
            cited.extend(cited_by(&path, tests));
        }
    }
    let missing: Vec<String> = known()
        .into_iter()
        .filter(|number| !cited.contains(number))
        .collect();
    assert!(
        missing.is_empty(),
        "cited by no test: {}",
        missing.join(", ")
    );
}

#[test]
fn every_ruling_is_told_with_its_values() {
    let rulings = toml::Table::try_from(Rulings::default()).expect("rulings");
    let told: Vec<rules::Rule> = rules::all()
        .into_iter()
        .filter(rules::Rule::is_ruling)
        .collect();
    assert_eq!(told.len(), rulings.len());
    for (name, value) in rulings {
        let rule = told
            .iter()
            .find(|rule| rule.number == name)
            .unwrap_or_else(|| panic!("{name} is not told"));
        if let Some(default) = value.as_str() {
            assert!(rule.words.contains(&format!("{default}: ")), "{name}");
        }
    }
}
