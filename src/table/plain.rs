//! A player of plain lines: a pipe, a screen reader, a terminal that can do no more.

use super::{Asked, Interrupt, Page, Player, signal};
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The longest line that is read.
const LONGEST: usize = 64 * 1024;

/// Reads lines and writes lines.
///
/// The lines are read by a thread, one when it is asked for, so that a signal is heard while nothing is typed.
pub struct Plain {
    output: Box<dyn Write>,
    width: usize,
    /// Whether what was read is written as well: what comes from a pipe is not on the screen already.
    echo: bool,
    wanted: Sender<()>,
    heard: Receiver<Heard>,
    /// Whether nobody reads what is written any more.
    closed: bool,
}

/// What comes while a line is waited for.
#[derive(Clone, Debug)]
enum Heard {
    Line(String),
    TooLong,
    End,
    Signal,
}

impl Plain {
    /// Lines from standard input, and to standard output.
    #[must_use]
    pub fn stdio() -> Plain {
        let width = console::Term::stdout()
            .size_checked()
            .map_or(80, |(_, columns)| usize::from(columns));
        let mut plain = Plain::new(io::stdin(), io::stdout(), width);
        plain.echo = !io::stdin().is_terminal();
        plain
    }

    /// Lines from here, and to there, on a page of this width. What is read is written as well.
    pub fn new(
        input: impl Read + Send + 'static,
        output: impl Write + 'static,
        width: usize,
    ) -> Plain {
        let (wanted, asked_for) = channel::<()>();
        let (sender, heard) = channel();
        signal::watch();
        signal::wake(sender.clone(), Heard::Signal);
        thread::spawn(move || {
            let mut input = BufReader::new(input);
            while asked_for.recv().is_ok() {
                if sender.send(read_line(&mut input)).is_err() {
                    return;
                }
            }
        });
        Plain {
            output: Box::new(output),
            width,
            echo: true,
            wanted,
            heard,
            closed: false,
        }
    }

    fn write(&mut self, text: &str) {
        let written = self
            .output
            .write_all(text.as_bytes())
            .and_then(|()| self.output.flush());
        self.closed |= written.is_err();
    }
}

impl Player for Plain {
    fn page(&self) -> Page {
        Page::plain(self.width)
    }

    fn tell(&mut self, words: &str) {
        self.write(&format!("{words}\n"));
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        loop {
            let (question, prompt) = asked.lay_out(&self.page());
            if !question.is_empty() {
                self.tell(&question);
            }
            self.write(&prompt);
            if self.closed || self.wanted.send(()).is_err() {
                return Err(Interrupt::EndOfInput);
            }
            let heard = if signal::asked_to_end() {
                Ok(Heard::Signal)
            } else {
                self.heard.recv()
            };
            match heard {
                Ok(Heard::Line(line)) => {
                    if self.echo {
                        self.tell(&line);
                    }
                    return Ok(asked.or_initial(line));
                }
                Ok(Heard::TooLong) => {
                    self.tell("\nThat line is longer than 64 KiB, so it was not read.")
                }
                Ok(Heard::Signal) => {
                    signal::heard();
                    self.tell("");
                    return Err(Interrupt::Signal);
                }
                Ok(Heard::End) | Err(_) => {
                    self.tell("");
                    return Err(Interrupt::EndOfInput);
                }
            }
        }
    }
}

/// Reads one line. Bytes that are no text become `�`.
fn read_line(input: &mut impl BufRead) -> Heard {
    let mut line = Vec::new();
    let limit = LONGEST as u64 + 1;
    match input.by_ref().take(limit).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => return Heard::End,
        Ok(_) => {}
    }
    if line.len() > LONGEST && line.last() != Some(&b'\n') {
        return match input.skip_until(b'\n') {
            Ok(_) => Heard::TooLong,
            Err(_) => Heard::End,
        };
    }
    let line = String::from_utf8_lossy(&line);
    Heard::Line(line.trim_end_matches(['\n', '\r']).to_owned())
}
