//! Major Banerjee, the solo opponent of the freight game: rules M1–M18, A0–A5, K1.
//!
//! The rules are pure. Only the game's chapters and their wording reach for the table.

pub mod administration;
pub mod aim;
mod alike;
pub mod campaign;
pub mod card;
pub mod deck;
pub mod doubtful;
mod eligible;
pub mod enter;
pub mod facts;
pub mod forecast;
pub mod game;
pub mod known;
pub mod learned;
mod loading;
mod moving;
pub mod outcomes;
mod passed_over;
pub mod play;
pub mod rank;
pub mod record;
pub mod rival;
mod rows;
pub mod rulings;
pub mod scene;
pub mod step;
pub mod tally;
pub mod turn;
pub mod words;
