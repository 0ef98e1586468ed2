//! Footplate runs the solo opponent of a physical railway game.

/// Olivia, the opponent of SteamRollers.
pub mod olivia;
