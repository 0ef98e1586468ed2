//! Footplate runs the solo opponent of a physical railway game.

pub mod store;
pub mod table;
