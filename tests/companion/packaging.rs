//! What describes the program: help, completions, the manual page, colours.

use std::process::Command;

fn footplate(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_footplate"));
    command.args(arguments).env_clear().env("COLUMNS", "80");
    command
}

fn out(arguments: &[&str]) -> String {
    let ended = footplate(arguments).output().expect("the program");
    assert!(ended.status.success(), "{arguments:?}: {ended:?}");
    String::from_utf8(ended.stdout).expect("text")
}

/// The commands that a help text lists.
fn commands(help: &str) -> Vec<String> {
    let listed = help.split("\nCommands:\n").nth(1).unwrap_or_default();
    let lines = listed.lines().take_while(|line| !line.is_empty());
    let named = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = named.filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_help_of_every_command_has_an_example() {
    let names = commands(&out(&["--help"]));
    assert!(names.len() > 8, "{names:?}");
    for name in names {
        let help = out(&[&name, "--help"]);
        assert!(help.contains("Example"), "footplate {name} --help");
        for below in commands(&help) {
            let help = out(&[&name, &below, "--help"]);
            assert!(help.contains("Example"), "footplate {name} {below} --help");
        }
    }
}

#[test]
fn completions_for_each_shell_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = out(&["completions", shell]);
        for word in ["olivia", "own-deck", "tour"] {
            assert!(script.contains(word), "{shell} lacks {word}");
        }
    }
}

#[test]
fn the_manual_page_of_the_program_and_of_a_command() {
    assert!(out(&["man"]).contains(".SH EXTRA\nExamples:"));
    assert!(out(&["man", "major"]).contains("own\\-deck"));
    let ended = footplate(&["man", "nonsense"])
        .output()
        .expect("the program");
    assert_eq!(ended.status.code(), Some(1));
}

#[test]
fn colours_come_when_they_are_asked_for_and_not_into_a_pipe() {
    let demo = ["demo", "major", "--seed", "3"];
    let plain = out(&demo);
    assert!(!plain.contains('\u{1b}'));
    let always = out(&[&demo[..], &["--color", "always"]].concat());
    assert!(always.contains("\u{1b}[35m"));
    let ended = footplate(&demo)
        .env("NO_COLOR", "1")
        .env("CLICOLOR_FORCE", "1")
        .output();
    let text = String::from_utf8(ended.expect("the program").stdout).expect("text");
    assert_eq!(text, plain);
    assert_eq!(out(&[&demo[..], &["--color", "never"]].concat()), plain);
}
