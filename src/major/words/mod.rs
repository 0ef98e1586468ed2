//! All that is said in the Major's game. The rules know none of it.

mod administration;
mod aims;
mod area;
mod car_reasons;
mod challenges;
mod changes;
mod check;
mod deeds;
mod ending;
mod entering;
mod facts;
mod fixing;
mod forecast;
mod hands;
mod his_turn;
mod learning;
mod loading;
mod looking;
mod misplaced;
mod naming;
mod path;
mod reasons;
mod rulings;
mod setup;
mod steps;
mod typed;
mod your_turn;

pub use administration::*;
pub use aims::*;
pub use area::*;
use car_reasons::why_car;
pub use challenges::*;
pub use changes::*;
pub use check::{board, board_view, changed_board, expected_again, expected_table};
pub use deeds::how_on_the_railway;
pub use ending::*;
pub use entering::{entry_key, entry_option, which_row};
pub use facts::*;
pub use fixing::*;
pub use forecast::forecast_view;
pub use hands::{LEAVE_YOUR_PIECES, set_back, set_right};
pub use his_turn::*;
pub use learning::*;
pub use loading::*;
pub use looking::*;
pub use misplaced::{misplaced, no_position};
pub use naming::*;
pub use path::*;
pub use reasons::why;
use reasons::{reason, rule};
pub use rulings::*;
pub use setup::*;
pub use steps::{
    capitalised, counted, crates, delivery, load_count, step_sentence, summed, train_with_crates,
};
use typed::train_key;
pub use typed::{load_names, train_names, why_car_not_moved};
use your_turn::counted_cards;
pub use your_turn::{
    LOAD_WHICH, MOVE_WHICH, NOTHING_LOADED, ON_THE_RAILWAY, REWARDS_FIRST, SHIP_HOW_MANY,
    SHORTCUT_WHICH, WHICH_CASH, asks_for_shortcut, much_cash, shipped, shortcut_taken,
    where_shortcuts_start, why_not_now, your_turn_begins,
};
