//! All that is said in the Major's game. The rules know none of it.

mod aims;
mod area;
mod car_reasons;
mod conversation;
mod facts;
mod fixing;
mod forecast;
mod learning;
mod naming;
mod path;
mod reasons;
mod rulings;
mod steps;

pub use aims::*;
pub use area::*;
use car_reasons::why_car;
pub use conversation::*;
pub use facts::*;
pub use fixing::*;
pub use forecast::forecast_view;
pub use learning::*;
pub use naming::*;
pub use path::*;
pub use reasons::why;
use reasons::{reason, rule};
pub use rulings::*;
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
