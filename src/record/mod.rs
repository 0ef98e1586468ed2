//! The record of games: what a paper log keeps, and what can be seen in it.
//!
//! Pure: text goes in, text comes out. Files, the clock and questions are the caller's.
//!
//! The file holds one JSON value a line and only ever grows. A [`Log`] is what the lines
//! come to once changes, removals and undos are carried out.

pub mod campaigns;
pub mod chart;
mod check;
mod filter;
mod game;
pub mod import;
mod log;
pub mod out;
pub mod report;
pub mod stats;
pub mod table;
mod words;

pub use check::{SCORES, Wrong, campaign_gap, check};
pub use filter::Filter;
pub use game::{CampaignGame, NO_HEX_LEFT, Outcome, RecordedGame, TIE};
pub use log::{Change, Log, Numbered};
pub use words::{fact_lines, facts, moment};

/// The record's file within the data folder.
pub const FILE: &str = "record.jsonl";
