//! All that is said in the Major's game. The rules know none of it.

mod steps;

pub use steps::{
    capitalised, counted, crates, delivery, load_count, step_sentence, train_with_crates,
};
