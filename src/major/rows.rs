//! M12–M14: the row that a train enters in his turn.

use crate::freight::{Arrival, Entry, Position, SectionKind, entries};

use super::scene::Scene;

/// M12–M14: the ways in which a train may enter a section in his turn.
pub(super) fn his_entries(scene: &Scene, position: &Position, arrival: &Arrival) -> Vec<Entry> {
    let board = scene.board;
    if !arrival.train.holds_his() {
        let mut ways = entries(board, position, arrival, true);
        let junction = board.section(arrival.to).kind == SectionKind::Junction;
        if junction && ways.iter().any(|way| way.parts.len() > 1) {
            ways.retain(|way| way.parts.len() > 1);
        }
        return ways;
    }
    let ways = entries(board, position, arrival, false);
    let best = ways
        .iter()
        .map(|way| row_rank(position, arrival, way))
        .min();
    ways.into_iter()
        .filter(|way| Some(row_rank(position, arrival, way)) == best)
        .collect()
}

/// M13: which kind of row comes first.
fn row_rank(position: &Position, arrival: &Arrival, way: &Entry) -> u8 {
    let Some(part) = way.parts.first() else {
        return 4;
    };
    let standing = position.at(part.place);
    if standing.is_empty() {
        3
    } else if standing.fits_with(&arrival.train) {
        1
    } else if standing.holds_his() {
        2
    } else {
        4
    }
}
