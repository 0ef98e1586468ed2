//! A fix tells the table as it lies now; a chapter that runs again needs the table as it lay at its beginning.

use super::super::fault::Fault;
use super::super::influence::Influence;
use super::super::number::Number;
use super::super::words;
use super::OliviaGame;

/// What was mended at a prompt, at the beginning of its chapter: counts by what they differ, all else as it was set.
pub(super) fn carried_back(
    start: &OliviaGame,
    now: &OliviaGame,
    fixed: &OliviaGame,
) -> Result<OliviaGame, String> {
    let mut game = start.clone();
    game.standing.influence = influence(start, now, fixed)?;
    for number in Number::ALL {
        let row = fixed.standing.supply.row(number);
        if row != now.standing.supply.row(number) {
            game.standing.supply.lay(number, row.to_vec());
        }
        let place = fixed.standing.tiles.place(number);
        if place != now.standing.tiles.place(number) {
            game.standing.tiles.put(number, place);
        }
    }
    if fixed.sheet != now.sheet {
        game.sheet.clone_from(&fixed.sheet);
    }
    if fixed.stage != now.stage {
        game.stage.clone_from(&fixed.stage);
    }
    // no chapter asks anything after it has changed these
    game.olivia_points = fixed.olivia_points;
    game.turn = fixed.turn;
    // what was learned meanwhile need not be asked again
    game.facts.clone_from(&fixed.facts);
    game.own_dice = fixed.own_dice;
    Ok(game)
}

/// O4: her sheet, without the hexes that she has crossed off since.
fn influence(
    start: &OliviaGame,
    now: &OliviaGame,
    fixed: &OliviaGame,
) -> Result<Influence, String> {
    let [start, now, fixed] = [start, now, fixed].map(|game| game.standing.influence);
    let mut crossed = start.all_crossed();
    for region in Number::ALL {
        let since = now.crossed(region).saturating_sub(start.crossed(region));
        let before = fixed.crossed(region).checked_sub(since);
        crossed[region.index()] =
            before.ok_or_else(|| words::crossed_in_this_turn(region, since))?;
    }
    Influence::new(crossed, fixed.sizes()).map_err(|fault: Fault| words::fault(&fault))
}
