//! What you have hardly done, and rows that can hardly lie there: it is asked once more before it is taken.

use super::super::number::Number;
use super::super::sheet::Link;
use super::super::tiles::Place;
use super::super::words;
use super::OliviaGame;
use super::deed::{self, Deed};

/// S1, O5: more towns than track was drawn, or a whole action for a tile that lies sideways already. `left` are the dice of
/// this turn that are not used yet.
pub(super) fn of_deed(game: &OliviaGame, left: &[Number], typed: &str) -> Option<String> {
    let read = deed::read(typed, left).ok()?;
    match read.deed {
        Deed::Track(links) => of_links(game, left, &links),
        Deed::Tile if game.standing.tiles.place(read.die) == Place::Sideways => {
            Some(words::lies_sideways(read.die))
        }
        _ => None,
    }
}

/// S1: a hex of track is drawn by one action and lies in one connection, so that connections of more towns than there were
/// actions cannot be. A tile may have helped, from the second turn on: once a turn is let pass.
pub(super) fn of_links(game: &OliviaGame, left: &[Number], links: &[Link]) -> Option<String> {
    let sheet = game.sheet.as_ref().filter(|_| !links.is_empty())?;
    let track = |link: &Link| u32::from(link.towns().max(1));
    let hexes: u32 = sheet.links.iter().chain(links).map(track).sum();
    let turns_before = game.turn.saturating_sub(1);
    let unused = u32::try_from(left.len()).unwrap_or_default();
    let actions = (2 * turns_before + 3).saturating_sub(unused);
    (hexes > actions + turns_before).then(|| words::more_track_than_actions(hexes, actions))
}

/// O1: a good that its own city takes, or more goods than a city got at setup, in a row that a fix has changed.
pub(super) fn of_rows(now: &OliviaGame, fixed: &OliviaGame) -> Vec<String> {
    let colours = fixed.facts.sheet.colours().unwrap_or_default();
    let mut doubts = Vec::new();
    for city in Number::ALL {
        let row = fixed.standing.supply.row(city);
        if row == now.standing.supply.row(city) {
            continue;
        }
        let own = colours.of(city).filter(|own| row.contains(own));
        doubts.extend(own.map(|own| words::takes_it_itself(city, own)));
        let more = now.goods_each.filter(|each| row.len() > *each);
        doubts.extend(more.map(|each| words::more_than_at_setup(city, row.len(), each)));
    }
    doubts
}
