//! What is printed in the box: entered, learned in play, checked and shared, by the whole program.
//!
//! A session is a text file. `$ footplate …` runs a command, and the lines below it are typed; `$ show FILE` prints a
//! file of the data folder; `$ write FILE` puts the lines below into it. `#` begins a remark. The transcript is compared
//! as a whole with the file beside it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod faults;
mod files;
mod learnt;
mod picture;
#[path = "../commands/program.rs"]
#[allow(dead_code)]
mod program;
mod random;
mod unfinished;

use program::Program;
use std::{fs, path::Path};

fn transcript(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a session");
    let program = Program::new();
    let mut seen = String::new();
    let mut rest = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .peekable();
    while let Some(line) = rest.next() {
        let command = line.strip_prefix("$ ").expect("a command");
        let mut typed = String::new();
        while let Some(line) = rest.next_if(|line| !line.starts_with("$ ")) {
            typed += line;
            typed.push('\n');
        }
        seen += &format!("$ {command}\n");
        let words: Vec<&str> = command.split_whitespace().collect();
        match words[..] {
            ["show", file] if program.home().join(file).exists() => seen += &program.read(file),
            ["show", _] => seen += "(there is no such file)\n",
            ["write", file] => program.write(file, &typed),
            ["footplate", ref arguments @ ..] => {
                let arguments: Vec<String> = arguments
                    .iter()
                    .map(|argument| argument.replace("HOME", &program.home().display().to_string()))
                    .collect();
                let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
                let ended = program.run(&arguments, &typed);
                seen += &ended.out;
                seen += &ended.err;
                if ended.code != 0 {
                    seen += &format!("(exit status {})\n", ended.code);
                }
            }
            _ => panic!("{command} is no command of a session"),
        }
        seen.push('\n');
    }
    seen.replace(&program.home().display().to_string(), "HOME")
}

#[test]
fn sessions_about_the_box() {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::glob!("sessions/*.txt", |path| insta::assert_snapshot!(transcript(path)));
    });
}
