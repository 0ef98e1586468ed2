//! The table, played with a small game of its own.

// clippy allows these in test functions, but not in their helpers
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod asking;
mod chance;
mod files;
mod lines;
mod log;
mod orchard;
mod properties;
mod store;
mod undo;
