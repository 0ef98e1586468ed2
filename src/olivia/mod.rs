//! Olivia, the opponent of SteamRollers played alone (rules O and S).
//!
//! Pure rules: what lies on the table goes in, what becomes of it and why comes out.
//! Whoever calls rolls the dice, asks the person and remembers. The game as it is played, in
//! [`play`], does so through the table; all that it says stands in `words`.

pub mod bag;
pub mod difficulty;
pub mod door;
pub mod enter;
pub mod facts;
pub mod fault;
pub mod game;
pub mod good;
pub mod influence;
pub mod number;
pub mod odds;
pub mod play;
pub mod route;
pub mod score;
pub mod sheet;
pub mod step;
pub mod supply;
pub mod svg;
pub mod tiles;
pub mod turn;
mod words;

pub use bag::Bag;
pub use difficulty::Difficulty;
pub use fault::Fault;
pub use game::{FinalResult, OliviaGame, Options};
pub use good::{Colours, Good};
pub use influence::Influence;
pub use number::Number;
pub use odds::Odds;
pub use route::Route;
pub use score::Verdict;
pub use sheet::{Engine, Link};
pub use step::Step;
pub use supply::Supply;
pub use tiles::{Kind, Place, Tiles};
pub use turn::{Standing, Turn};
