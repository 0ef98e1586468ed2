//! Olivia's game as it is played at the table: whole sessions, the edges of the rules, and chance.

#![allow(clippy::unwrap_used)]

mod asked;
mod doubts;
mod edges;
mod facts;
mod fixed_now;
mod fixing;
mod picture;
mod random;
mod sessions;
mod table;
mod typed;
