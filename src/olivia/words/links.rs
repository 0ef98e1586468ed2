//! How a completed connection is asked for and typed (S4).

use super::counted;

/// A connection as it is typed, in the words of the rules.
pub(in super::super) const LINK_FORM: &str =
    "1-3-2 is city 1 to city 3 with 2 towns on the way, 1-3 is without a town";
/// S4.
pub(in super::super) const IS_A_LINK_COMPLETED: &str = "Does it complete a connection between two cities? Type the two cities and how many towns are on the way: 1-3-2 is city 1 to city 3 with 2 towns";
/// No link.
pub(in super::super) const NO: &str = "no";
/// Links that could be typed.
pub(in super::super) const LINK_EXAMPLES: [&str; 5] = ["1-3-1", "2-4", "3-5", "4-6-1", "5-1-2"];

/// What may be typed where a connection is asked for.
pub(in super::super) fn how_to_link() -> String {
    format!(
        "Type no; or the connection, its two cities first and then how many towns are on the way: {LINK_FORM}.\n  - several, with spaces between: 1-3-2 4-6\n  - a town counts where your track goes through its hex; a city is reached at its border"
    )
}

/// A link that cannot be read.
pub(in super::super) fn link_expected(typed: &str) -> String {
    format!("“{typed}” is no connection: {LINK_FORM}.")
}

/// S1: connections for which there was too little track.
pub(in super::super) fn more_track_than_actions(hexes: u32, actions: u32) -> String {
    format!(
        "A hex of track takes an action, and a town lies on one connection (S1): with this, your connections take {} at least, and you have had {}.",
        counted(hexes, "hex"),
        counted(actions, "action")
    )
}

/// A number that is no city's.
pub(in super::super) fn no_such_city(number: i64) -> String {
    format!("There is no city {number}: their numbers are 1 to 6.")
}
