//! What is printed in Olivia's box.

use footplate::{major::facts::FactsFault, olivia::facts::Printed, table::Page};

use super::subjects::{Own, Told};

fn read(own: Own, index: usize) -> Result<Printed, FactsFault> {
    let wanted = Printed::FILES[index];
    Printed::read(|file| own(file).filter(|_| file == wanted))
}

/// A file told as it would be written, without what is said of it.
fn as_written(facts: &impl serde::Serialize) -> String {
    let mut table = toml::Table::try_from(facts).unwrap_or_default();
    table.remove("verified");
    table.remove("source");
    table.to_string()
}

/// The individual sheet (S1, S3).
pub fn sheet(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let sheet = read(own, 0)?.sheet;
    let (colours, hexes) = (sheet.colours.len(), sheet.hexes.len());
    Ok(Told {
        verified: sheet.verified,
        whole: colours == 6 && hexes == 6,
        short: format!(
            "the colours of {colours} of 6 cities and the hexes of {hexes} of 6 regions known"
        ),
        long: as_written(&sheet),
        picture: None,
    })
}

/// The action tiles (S6).
pub fn tiles(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let tiles = read(own, 1)?.tiles;
    let known = tiles
        .tiles
        .values()
        .filter(|tile| tile.points.is_some())
        .count();
    Ok(Told {
        verified: tiles.verified,
        whole: known == 6,
        short: format!("the points of {known} of 6 known"),
        long: as_written(&tiles),
        picture: None,
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
        verified: dice.verified,
        whole: known,
        short: short.into(),
        long: as_written(&dice),
        picture: None,
    })
}
