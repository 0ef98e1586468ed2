//! All that is said in the Major's game. The rules know none of it.

mod aims;
mod conversation;
mod forecast;
mod naming;
mod path;
mod reasons;
mod steps;

pub use aims::*;
pub use conversation::*;
pub use forecast::forecast_view;
pub use naming::*;
pub use path::*;
pub use reasons::why;
pub use steps::{
    capitalised, counted, crates, delivery, load_count, step_sentence, train_with_crates,
};

use crate::{
    freight::{Board, Position, picture, spoken},
    table::Page,
};

/// The railway as the app has it: drawn, or told for ears.
#[must_use]
pub fn board(board: &Board, position: &Position, page: &Page) -> String {
    if page.plain {
        page.wrap(&spoken(board, position))
    } else {
        picture(board, position, page.width)
    }
}
