use std::{fmt, process::ExitCode};

use footplate::{
    store::StoreFault,
    table::{Interrupt, Stop},
};

/// Why a command could not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// The program was asked to end, outside a game.
    Signal,
    /// Nothing more was typed, outside a game.
    EndOfInput,
    /// A sentence about anything else.
    Other(String),
}

impl Failure {
    /// 130 for a signal, 2 where the input ended, else 1.
    pub fn code(&self) -> ExitCode {
        match self {
            Self::Signal => ExitCode::from(130),
            Self::EndOfInput => ExitCode::from(2),
            Self::Other(_) => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Signal => write!(f, "Interrupted."),
            Self::EndOfInput => write!(f, "The input ended before the question was answered."),
            Self::Other(message) => write!(f, "{message}"),
        }
    }
}

impl From<StoreFault> for Failure {
    fn from(fault: StoreFault) -> Self {
        Self::Other(fault.to_string())
    }
}

impl From<Interrupt> for Failure {
    fn from(interrupt: Interrupt) -> Self {
        match interrupt {
            Interrupt::Signal | Interrupt::Quit => Self::Signal,
            Interrupt::EndOfInput => Self::EndOfInput,
            other => Self::Other(other.to_string()),
        }
    }
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Signal => Self::Signal,
            Stop::EndOfInput => Self::EndOfInput,
            Stop::Fault(message) => Self::Other(message),
        }
    }
}
