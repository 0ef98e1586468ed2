//! Footplate plays the solo opponent of a physical railway game: it asks the person at the table for the few facts that it
//! needs and says what her hands should do.
//!
//! The house, from the ground up; an arrow never points up:
//!
//! - [`ink`]: marks in a text, for colours; `listing`: things in a sentence. `facts_file`, `as_toml`, `spelled`: files of
//!   facts, their texts kept inside other things, and values by their words; `plain_words`: what is wrong in a file.
//! - [`freight`]: the railway. Cars, the board, positions and their notation, movements, deliveries (rules F1–F14). Pure.
//! - [`store`]: where files live, whole or not at all.
//! - [`table`]: the one door to the person, to chance and to memory: questions, the journal, undo and resume.
//! - [`record`]: what is kept of finished games.
//! - [`major`]: Major Banerjee (M1–M18, A0–A5, K1): pure rules, then `play`, the chapters of a game, and `words`, all that is said.
//! - [`rules`]: the numbered rules in words, as `footplate rules` prints them and everything cites them.
//! - [`olivia`]: Olivia (O1–O8), and your sheet against her (S1–S6), in the same shape.
//! - [`tour`]: three turns against the Major on a small railway, with lessons.
//! - [`solve`]: the JSON door to the same functions.
//!
//! The program itself (`main`, `cli`, `run`) turns arguments into these and errors into words.

mod as_toml;
mod facts_file;
pub mod freight;
pub mod ink;
mod listing;
pub mod major;
pub mod olivia;
mod plain_words;
pub mod record;
pub mod rules;
pub mod solve;
mod spelled;
pub mod store;
pub mod table;
pub mod tour;
