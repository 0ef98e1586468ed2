//! The railway drawn, for eyes, and told place by place, for ears.

mod changes;
mod column;
mod loops;
mod spoken;

pub use changes::changed_places;
pub use loops::picture;
pub use spoken::{Far, spoken, spoken_place};
