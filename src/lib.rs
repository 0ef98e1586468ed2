//! Footplate runs the solo opponent of a physical railway game.

pub mod freight;
pub mod major;
pub mod record;
pub mod solve;
pub mod store;
pub mod table;
