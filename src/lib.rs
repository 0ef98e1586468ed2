//! Footplate runs the solo opponent of a physical railway game.

pub mod olivia;
pub mod store;
pub mod table;
