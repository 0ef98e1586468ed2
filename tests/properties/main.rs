//! What holds of every position, every card and every line of text, tried on random ones.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod his_turn;
mod random;
mod reading;
mod your_moves;
