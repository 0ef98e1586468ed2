//! What a person at the table sees, hears and has to type.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::print_stdout,
    missing_docs
)]

mod ears;
mod enter;
mod forecast;
mod naming;
mod pace;
mod packaging;
mod screens;
mod seat;
mod setup;
mod told;
mod tour;
