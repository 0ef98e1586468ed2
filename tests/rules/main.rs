//! Every rule by its number, tried on positions in notation.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod administration;
mod cards;
mod facts;
mod freight;
mod loading;
mod moving;
mod notation;
mod reasons;
mod tried;
