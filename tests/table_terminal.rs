//! A real terminal. The game runs in a second run of this program, which is its own test harness: signals reach the main
//! thread, and tests of the usual harness run on others.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[allow(dead_code)]
#[path = "table/orchard.rs"]
mod orchard;

use footplate::table::*;
use orchard::Orchard;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

const ASKED_TO_PLAY: &str = "FOOTPLATE_TEST_CHILD";

fn main() {
    if let Ok(how) = std::env::var(ASKED_TO_PLAY) {
        let mut table = Table::new(person(how == "plain"), Journal::memory::<Orchard>(7));
        let ended = play(Orchard::new(), &mut table).map(drop);
        println!("ended: {ended:?}");
        return;
    }
    a_line_is_edited_completed_and_recalled();
    many_keys_at_once_are_all_read();
    a_long_line_can_be_left();
    a_narrow_terminal_asks_on_a_short_line();
    a_line_of_several_rows_stands_there_once();
    ctrl_d_ends_plain_lines();
    #[cfg(unix)]
    {
        signals_leave_the_terminal_as_it_was();
        a_terminal_that_is_gone_ends_the_game();
    }
    println!("The terminal behaves.");
}

struct Screen {
    parser: Arc<Mutex<vt100::Parser>>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    /// The terminal's settings before the game.
    before: String,
}

impl Screen {
    fn open(how: &str, cols: u16) -> Screen {
        let size = PtySize {
            rows: 30,
            cols,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
        command.env(ASKED_TO_PLAY, how);
        command.env("TERM", "xterm-256color");
        let before = settings(pair.master.as_ref());
        let child = pair.slave.spawn_command(command).unwrap();
        let parser = Arc::new(Mutex::new(vt100::Parser::new(
            NonZero::new(30).unwrap(),
            NonZero::new(cols).unwrap(),
            0,
        )));
        let mut reader = pair.master.try_clone_reader().unwrap();
        thread::spawn({
            let parser = parser.clone();
            move || {
                let mut bytes = [0; 4096];
                while let Ok(count @ 1..) = reader.read(&mut bytes) {
                    parser.lock().unwrap().process(&bytes[..count]);
                }
            }
        });
        let writer = pair.master.take_writer().unwrap();
        Screen {
            parser,
            writer,
            child,
            master: pair.master,
            before,
        }
    }

    fn text(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    /// Each row of the screen on a line, though a line of the text may fill several.
    fn rows(&self) -> String {
        let parser = self.parser.lock().unwrap();
        let rows: Vec<String> = parser.screen().rows(0, 40).collect();
        rows.join("\n")
    }

    #[track_caller]
    fn wait_for(&self, part: &str) {
        let begun = Instant::now();
        while !self.text().contains(part) {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "“{part}” is not in:\n{}",
                self.text()
            );
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn type_in(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Types as fingers do: each key when the editor waits for it. Between two keys the terminal itself echoes what
    /// comes.
    #[track_caller]
    fn type_key_by_key(&mut self, keys: &str) {
        for key in keys.chars() {
            self.wait_for_the_editor();
            let before = self.cursor();
            self.type_in(&key.to_string());
            let begun = Instant::now();
            while self.cursor() == before {
                assert!(
                    begun.elapsed() < Duration::from_secs(20),
                    "no answer to {key:?}"
                );
                thread::sleep(Duration::from_millis(1));
            }
        }
        self.wait_for_the_editor();
    }

    fn cursor(&self) -> (u16, u16) {
        self.parser.lock().unwrap().screen().cursor_position()
    }

    /// Waits until the terminal is set for single keys.
    #[track_caller]
    fn wait_for_the_editor(&self) {
        let begun = Instant::now();
        while cfg!(unix) && settings(self.master.as_ref()) == self.before {
            assert!(begun.elapsed() < Duration::from_secs(20), "no key is read");
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[track_caller]
    fn assert_left_well(&mut self, ended: &str) {
        self.wait_for(ended);
        self.child.wait().unwrap();
        assert!(!self.parser.lock().unwrap().screen().hide_cursor());
    }
}

#[cfg(not(unix))]
fn settings(_: &dyn MasterPty) -> String {
    String::new()
}

#[cfg(unix)]
fn settings(terminal: &dyn MasterPty) -> String {
    format!("{:?}", terminal.get_termios())
}

fn a_line_is_edited_completed_and_recalled() {
    let mut screen = Screen::open("terminal", 80);
    screen.wait_for("called? >");
    screen.type_in("Bug\u{7f}\u{7f}ig\r");
    screen.wait_for("own dice?");
    screen.type_in("\r");
    screen.wait_for("[Enter = done] >");
    screen.type_in("pi\t");
    screen.wait_for("> pick");
    screen.type_in(" 1 3\r");
    screen.wait_for("Fruit 3");
    screen.type_in("\t");
    screen.wait_for("done] > pick 1 3");
    screen.type_in("\r");
    screen.wait_for("Fruit 6");
    screen.type_in("quit\r");
    screen.assert_left_well("ended: Ok(())");
}

fn many_keys_at_once_are_all_read() {
    let mut screen = Screen::open("terminal", 80);
    screen.wait_for("called? >");
    screen.type_in("Big\rno\rpick 1 3\rpick 2 4\rbasket\r");
    screen.wait_for("In the basket: 7.");
    screen.type_in("quit\r");
    screen.assert_left_well("ended: Ok(())");
}

fn a_long_line_can_be_left() {
    let mut screen = Screen::open("terminal", 40);
    screen.wait_for("called?");
    for length in 70..90 {
        screen.type_in(&"x".repeat(length));
        // up, down, left, the end, and half a line less
        screen.type_in("\u{1b}[A\u{1b}[B\u{1b}[D\u{1b}[F");
        screen.type_in(&"\u{7f}".repeat(length / 2));
        screen.type_in("\r");
    }
    screen.type_in("Big\rquit\r");
    screen.assert_left_well("ended: Ok(())");
}

fn a_narrow_terminal_asks_on_a_short_line() {
    let mut screen = Screen::open("terminal", 40);
    screen.wait_for("What is your basket called?");
    screen.type_in("Big\r");
    screen.wait_for("[Enter = no, y = yes] >");
    screen.type_in("y\r");
    screen.wait_for("Fruit 0, cards 8 (pick, roll, draw,\ndone)\n[Enter = done] >");
    screen.type_in("quit\r");
    screen.assert_left_well("ended: Ok(())");
}

fn a_line_of_several_rows_stands_there_once() {
    // the prompt has 17 columns: a row that is nearly full, just full, and so on to three rows
    for length in [21, 22, 23, 24, 25, 50, 62, 63, 64, 65] {
        let mut screen = Screen::open("terminal", 40);
        screen.wait_for("called?");
        screen.type_in("Big\r");
        screen.wait_for("[Enter = no, y = yes] >");
        screen.type_in("\r");
        screen.wait_for("[Enter = done] >");
        let line = format!("basket of {}", "x".repeat(length - 10));
        screen.type_key_by_key(&line);
        let shown = format!("[Enter = done] > {line}");
        screen.wait_for(&shown);
        screen.type_in("\r");
        screen.wait_for("In the basket: 0");
        let folded = shown.as_bytes().chunks(40).map(String::from_utf8_lossy);
        let folded = folded.collect::<Vec<_>>().join("\n");
        let seen = screen.rows();
        assert!(
            seen.contains(&format!("done)\n{folded}\nIn the basket: 0")),
            "{folded}\nis not in:\n{seen}"
        );
        screen.type_in("quit\r");
        screen.assert_left_well("ended: Ok(())");
    }
}

#[cfg(unix)]
fn signals_leave_the_terminal_as_it_was() {
    for how in ["terminal", "plain"] {
        for signal in ["TERM", "HUP", "INT", "Ctrl-C"] {
            let mut screen = Screen::open(how, 80);
            screen.wait_for("called? >");
            // the editor is at work as soon as it shows what is typed
            screen.type_in("B");
            screen.wait_for("called? > B");
            thread::sleep(Duration::from_millis(50));
            if signal == "Ctrl-C" {
                screen.type_in("\u{3}");
            } else {
                let pid = screen.child.process_id().unwrap().to_string();
                std::process::Command::new("kill")
                    .args(["-s", signal, &pid])
                    .status()
                    .unwrap();
            }
            screen.assert_left_well("ended: Err(Signal)");
            assert_eq!(
                settings(screen.master.as_ref()),
                screen.before,
                "{how} {signal}"
            );
        }
    }
}

fn ctrl_d_ends_plain_lines() {
    let mut screen = Screen::open("plain", 80);
    screen.wait_for("called? >");
    screen.type_in("\u{4}");
    screen.assert_left_well("ended: Err(EndOfInput)");
}

#[cfg(unix)]
fn a_terminal_that_is_gone_ends_the_game() {
    let screen = Screen::open("terminal", 80);
    screen.wait_for("called? >");
    let mut child = screen.child;
    drop((screen.writer, screen.master));
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        // the reader still holds the terminal open, so the signal of a closed window is sent by hand
        let pid = child.process_id().unwrap().to_string();
        std::process::Command::new("kill")
            .args(["-s", "HUP", &pid])
            .status()
            .unwrap();
        assert!(begun.elapsed() < Duration::from_secs(20));
        thread::sleep(Duration::from_millis(50));
    }
}
