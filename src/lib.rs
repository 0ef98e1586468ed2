//! Footplate runs the solo opponent of a physical railway game.
