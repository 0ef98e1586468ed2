//! A game is never lost, never fooled and never brought down: crashes, faults of the disk, old journals, hostile input.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod astray;
mod back;
mod cut;
#[cfg(unix)]
mod disk;
mod fixing;
mod hostile;
mod killed;
mod midway;
mod played;
mod program;
mod report;
mod ties;
mod typist;
mod versions;
