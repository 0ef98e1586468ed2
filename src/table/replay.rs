//! A chapter that runs again with what is recorded of it.

use super::journal::{Recorded, Told};
use super::{Aside, Table};
use std::collections::VecDeque;

/// What is still to be given again, and what was told meanwhile.
#[derive(Debug, Default)]
pub(super) struct Replay {
    recorded: VecDeque<Recorded>,
    held: Vec<Told>,
    silent: bool,
    whole: bool,
    /// Whether anything was recorded.
    any: bool,
    /// Whether the recorded answers are told as well.
    aloud: bool,
}

impl Replay {
    /// Begins to give again what is recorded. `whole`: when that is done, all that was told in the chapter is shown; else
    /// what was told since the last answer.
    pub fn new(recorded: Vec<Recorded>, whole: bool) -> Replay {
        Replay {
            any: !recorded.is_empty(),
            recorded: recorded.into(),
            held: Vec::new(),
            silent: true,
            whole,
            aloud: false,
        }
    }

    /// Begins to give again what is recorded, and tells the answers too.
    pub fn aloud(recorded: Vec<Recorded>) -> Replay {
        Replay {
            aloud: true,
            ..Replay::new(recorded, true)
        }
    }

    /// Whether this is a playback.
    pub fn is_aloud(&self) -> bool {
        self.aloud
    }

    /// Whether nothing was recorded, so that nothing recorded can be at fault.
    pub fn is_new(&self) -> bool {
        !self.any
    }

    /// Whether what is told now was told before.
    pub fn is_silent(&self) -> bool {
        self.silent
    }

    /// Keeps what is told for the time when the replay has caught up.
    pub fn hold(&mut self, told: Told) {
        self.held.push(told);
    }

    /// What is recorded next.
    pub fn next(&mut self) -> Option<Recorded> {
        let next = self.recorded.pop_front()?;
        if !self.whole && matches!(next, Recorded::Answer(_)) {
            self.held.clear();
        }
        if self.aloud
            && let Recorded::Answer(line) = &next
        {
            self.held
                .push(Told::Words(format!("{} > {}", line.asked, line.value)));
        }
        Some(next)
    }

    /// How many recorded answers are left.
    pub fn answers_left(&self) -> usize {
        self.recorded
            .iter()
            .filter(|recorded| matches!(recorded, Recorded::Answer(_)))
            .count()
    }
}

impl Table {
    /// When nothing recorded is left, shows what was told meanwhile; from then on all is live.
    pub(super) fn catch_up(&mut self) {
        if !self.replay.silent || !self.replay.recorded.is_empty() {
            return;
        }
        self.replay.silent = false;
        for told in std::mem::take(&mut self.replay.held) {
            self.present(&told);
        }
    }

    /// What is recorded next in the chapter that runs again.
    pub(super) fn next_recorded(&mut self) -> Option<Recorded> {
        if self.aside != Aside::Nothing {
            return None;
        }
        let next = self.replay.next();
        match next {
            Some(_) => self.told.clear(),
            None => self.catch_up(),
        }
        next
    }
}
