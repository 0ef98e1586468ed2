//! K1: the ranks.

/// The ranks from the lowest, with the victory points that each takes (K1).
const RANKS: [(i64, &str); 5] = [
    (200, "Young Businessman"),
    (225, "Promising Industrialist"),
    (250, "Famous Tycoon"),
    (275, "Master of Trade"),
    (300, "Titan of Industry"),
];

/// K1: the rank that a final score earns; `None` below 200 victory points.
#[must_use]
pub fn rank(victory_points: i64) -> Option<&'static str> {
    RANKS
        .iter()
        .rev()
        .find(|(least, _)| victory_points >= *least)
        .map(|(_, name)| *name)
}

/// The next rank above a score and the points that are missing; `None` at the top.
#[must_use]
pub fn next_rank(victory_points: i64) -> Option<(&'static str, i64)> {
    RANKS
        .iter()
        .find(|(least, _)| victory_points < *least)
        .map(|(least, name)| (*name, least - victory_points))
}
