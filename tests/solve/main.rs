//! Worked cases with their right answers, asked through the JSON door.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod cases;
