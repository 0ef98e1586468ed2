//! All that is said in the Major's game. The rules know none of it.

mod aims;
mod area;
mod car_reasons;
mod check;
mod conversation;
mod entering;
mod facts;
mod fixing;
mod forecast;
mod learning;
mod naming;
mod path;
mod reasons;
mod rulings;
mod steps;
mod typed;

pub use aims::*;
pub use area::*;
use car_reasons::why_car;
pub use check::{board, board_view, changed_board, expected_table};
pub use conversation::*;
pub use entering::{entry_key, entry_option, which_row};
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
pub use typed::{load_names, train_names, why_car_not_moved};
