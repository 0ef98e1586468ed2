use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The program with a data folder of its own and nothing of the machine's environment.
pub struct Program {
    home: tempfile::TempDir,
}

/// How a command ended.
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Program {
    pub fn new() -> Self {
        Self {
            home: tempfile::tempdir().expect("a folder"),
        }
    }

    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Runs a command with that text for its standard input.
    pub fn run(&self, arguments: &[&str], input: &str) -> Ended {
        let mut child = Command::new(env!("CARGO_BIN_EXE_footplate"))
            .args(arguments)
            .env_clear()
            .env("FOOTPLATE_HOME", self.home())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut stdin = child.stdin.take().expect("an input");
        // A program that does not read its input ends before all of it is written.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("an end");
        Ended {
            code: output.status.code().expect("a code"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// Reads a file of the data folder.
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).expect("a file")
    }

    /// Writes a file of the data folder.
    pub fn write(&self, file: &str, text: &str) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("written");
    }

    fn path(&self, file: &str) -> PathBuf {
        self.home().join(file)
    }
}
