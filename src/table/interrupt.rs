//! The ways in which a chapter is left before its end, and how a game comes to a stop.

use std::fmt;

/// Why a chapter cannot go on. It travels through `?` up to [`play`](super::play()), which deals with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Interrupt {
    /// Take back so many answers.
    Undo(usize),
    /// Give so many answers again that were taken back.
    Redo(usize),
    /// Mend the table; what was typed after the word `fix`.
    Fix(String),
    /// Leave the game; it can be resumed.
    Quit,
    /// Nothing more will be typed.
    EndOfInput,
    /// Ctrl-C, or a signal that asks the program to end.
    Signal,
    /// The recorded answers no longer fit the questions of this chapter; why not.
    Stale(String),
    /// Something went wrong that no answer can mend; a sentence about it.
    Fault(String),
}

impl fmt::Display for Interrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Interrupt::Undo(count) => write!(f, "undo {count}"),
            Interrupt::Redo(count) => write!(f, "redo {count}"),
            Interrupt::Fix(typed) => write!(f, "fix {typed}"),
            Interrupt::Quit => f.write_str("The game was left."),
            Interrupt::EndOfInput => f.write_str("The input ended."),
            Interrupt::Signal => f.write_str("The program was asked to end."),
            Interrupt::Stale(why) | Interrupt::Fault(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Interrupt {}

/// How a game was left that came to a good end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played<G> {
    /// The game is over; its last state.
    Over(G),
    /// The person left with `quit`; the state that the open chapter started from.
    Left(G),
}

/// Why a game had to stop. All that was answered is in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Nothing more will be typed.
    EndOfInput,
    /// Ctrl-C, or a signal that asks the program to end.
    Signal,
    /// Something went wrong; a sentence about it.
    Fault(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::EndOfInput => f.write_str("The input ended before the game did."),
            Stop::Signal => f.write_str("The game was interrupted."),
            Stop::Fault(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Stop {}
