//! The program itself, with a data folder of its own and nothing of the machine's environment.

use std::{
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

/// How long the program may think before a test gives it up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A command that knows this data folder alone.
pub fn command(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_footplate"));
    command
        .args(arguments)
        .args(stand_in(arguments))
        .env_clear()
        .env("FOOTPLATE_HOME", home);
    command
}

/// A new game against the Major is played with the shipped cards, without being asked.
pub fn stand_in(arguments: &[&str]) -> Option<&'static str> {
    (arguments.first() == Some(&"major")).then_some("--stand-in")
}

/// How a command ended.
pub struct Ended {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs a command with that text for its standard input.
pub fn run(mut command: Command, input: &str) -> Ended {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdin = child.stdin.take().expect("an input");
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("an end");
    Ended {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The program while it waits for answers.
pub struct Running {
    child: Child,
    stdin: ChildStdin,
    heard: Receiver<Vec<u8>>,
    /// All that it has printed.
    pub seen: String,
}

impl Running {
    pub fn start(mut command: Command) -> Running {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let mut stdout = child.stdout.take().expect("an output");
        let (sender, heard) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Running {
            stdin: child.stdin.take().expect("an input"),
            child,
            heard,
            seen: String::new(),
        }
    }

    /// Waits until what is printed ends so.
    pub fn wait_for(&mut self, end: &str) {
        let begun = Instant::now();
        let mut bytes = self.seen.clone().into_bytes();
        while !self.seen.ends_with(end) {
            match self.heard.recv_timeout(Duration::from_millis(200)) {
                Ok(more) => bytes.extend(more),
                Err(_) if begun.elapsed() < PATIENCE => {}
                Err(_) => panic!("“{end}” did not come, but:\n{}", self.seen),
            }
            self.seen = String::from_utf8_lossy(&bytes).into_owned();
        }
    }

    pub fn answer(&mut self, answer: &str) {
        // the program may have been killed already
        let _ = writeln!(self.stdin, "{answer}").and_then(|()| self.stdin.flush());
    }

    /// Ends it as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("an end");
    }

    /// Waits for its end.
    pub fn end(mut self) -> Option<i32> {
        drop(self.stdin);
        self.child.wait().expect("an end").code()
    }
}

/// The path of a game's journal.
pub fn journal(home: &Path, name: &str) -> PathBuf {
    home.join("games").join(format!("{name}.jsonl"))
}

#[cfg(unix)]
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
