//! Major Banerjee, the solo opponent of the freight game: rules M1–M18, A0–A5, K1.
//!
//! The rules are pure. Only the game's chapters and their wording reach for the table.

pub mod administration;
pub mod aim;
pub mod campaign;
pub mod card;
pub mod deck;
pub mod facts;
mod loading;
mod moving;
pub mod outcomes;
pub mod play;
pub mod rank;
pub mod record;
pub mod rival;
pub mod rulings;
pub mod step;
pub mod turn;
pub mod words;
