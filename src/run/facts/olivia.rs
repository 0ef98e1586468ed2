//! What is printed in Olivia's box.

use footplate::{
    major::facts::FactsFault,
    olivia::{
        enter::{dice_told, sheet_told, tiles_told},
        facts::Printed,
    },
    table::Page,
};

use super::told::{Own, Told};

fn read(own: Own, index: usize) -> Result<Printed, FactsFault> {
    let wanted = Printed::FILES[index];
    Printed::read(|file| own(file).filter(|_| file == wanted))
}

/// The individual sheet (S1, S3).
pub fn sheet(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let sheet = read(own, 0)?.sheet;
    let (colours, hexes) = (sheet.colours.len(), sheet.hexes.len());
    Ok(Told {
        // versions before called a part that a game had asked for checked
        verified: sheet.verified && sheet.is_known(),
        whole: sheet.is_known(),
        short: format!(
            "the colours of {colours} of 6 cities and the hexes of {hexes} of 6 regions known"
        ),
        long: sheet_told(&sheet),
        picture: None,
        doubts: Vec::new(),
    })
}

/// The action tiles (S6).
pub fn tiles(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let tiles = read(own, 1)?.tiles;
    let facts = || tiles.tiles.values();
    let kinds = facts().filter(|tile| tile.kind.is_some()).count();
    let points = facts().filter(|tile| tile.points.is_some()).count();
    Ok(Told {
        verified: tiles.verified && tiles.is_known(),
        whole: tiles.is_known(),
        short: format!("the kinds of {kinds} and the points of {points} of 6 known"),
        long: tiles_told(&tiles),
        picture: None,
        doubts: Vec::new(),
    })
}

/// The black die (S1).
pub fn dice(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let dice = read(own, 2)?.dice;
    let known = dice.black.is_some();
    let short = if known {
        "the black die is known"
    } else {
        "the black die is not known; I ask what it shows"
    };
    Ok(Told {
        verified: dice.verified && known,
        whole: known,
        short: short.into(),
        long: dice_told(&dice),
        picture: None,
        doubts: Vec::new(),
    })
}
