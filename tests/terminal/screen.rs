use std::{
    io::{Read, Write},
    num::NonZero,
    path::Path,
    process::Command,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest wait for something to appear.
const PATIENCE: Duration = Duration::from_secs(20);

const ROWS: u16 = 60;

/// A terminal with the program in it.
pub struct Screen {
    parser: Arc<Mutex<vt100::Parser>>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Screen {
    /// Starts the program with its data in `home`.
    pub fn start(home: &Path, columns: u16, arguments: &[&str]) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_footplate"));
        command.args(arguments);
        command.env_clear();
        command.env("FOOTPLATE_HOME", home);
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).expect("the program");
        let parser = Arc::new(Mutex::new(vt100::Parser::new(
            NonZero::new(ROWS).expect("rows"),
            NonZero::new(columns).expect("columns"),
            0,
        )));
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let shown = Arc::clone(&parser);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..count]);
            }
        });
        Self {
            parser,
            keyboard: pair.master.take_writer().expect("a keyboard"),
            child,
            _master: pair.master,
        }
    }

    /// What stands on the screen.
    pub fn contents(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    /// Waits until that can be read on the screen, wherever lines were wrapped.
    pub fn wait_for(&mut self, wanted: &str) {
        let joined = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let end = Instant::now() + PATIENCE;
        while !joined(&self.contents()).contains(&joined(wanted)) {
            assert!(
                Instant::now() < end,
                "{wanted:?} does not appear on:\n{}",
                self.contents()
            );
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Types keys.
    pub fn type_keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("typed");
        self.keyboard.flush().expect("typed");
    }

    /// Types a line and Enter.
    pub fn type_line(&mut self, line: &str) {
        self.type_keys(&format!("{line}\r"));
    }

    /// Sends the program a signal by its name.
    pub fn send_signal(&mut self, signal: &str) {
        let id = self.child.process_id().expect("a process").to_string();
        let sent = Command::new("kill").args(["-s", signal, &id]).status();
        assert!(sent.expect("kill").success());
    }

    /// Waits for the program's end.
    pub fn exit_code(&mut self) -> u32 {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                // What it wrote last may still be on its way.
                thread::sleep(Duration::from_millis(50));
                return status.exit_code();
            }
            assert!(Instant::now() < end, "the program does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Whether the program left the cursor hidden.
    pub fn cursor_is_hidden(&self) -> bool {
        self.parser.lock().unwrap().screen().hide_cursor()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
