//! What is known of the copy of the box.

use super::super::facts::Printed;
use super::super::game::OliviaGame;
use super::super::number::Number;
use super::super::tiles::Kind;
use super::{counted, goods_in_words, tracks};

/// What is known of the copy of the box; one fact a line.
pub(in super::super) fn facts(game: &OliviaGame) -> String {
    let Printed { sheet, tiles, dice } = &game.facts;
    let colours = sheet.colours().unwrap_or_default();
    let mut lines = Vec::new();
    for number in Number::ALL {
        let hexes = sheet.hexes.get(&number).map_or_else(
            || "hexes not counted yet".to_owned(),
            |hexes| counted(u8::from(*hexes), "hex"),
        );
        let colour = colours
            .of(number)
            .map_or_else(|| "not known".to_owned(), |good| goods_in_words(&[good]));
        lines.push(format!(
            "Region {number}: {hexes}. City {number} takes: {colour}."
        ));
    }
    for tile in Number::ALL {
        let fact = tiles.tiles.get(&tile);
        let kind = match fact.and_then(|fact| fact.kind) {
            Some(Kind::Lightning) => "lightning",
            Some(Kind::Permanent) => "permanent",
            None => "kind not known",
        };
        let points = fact.and_then(|fact| fact.points).map_or_else(
            || "points not known".to_owned(),
            |points| counted(points, "point"),
        );
        lines.push(format!("Tile {tile}: {kind}, {points}."));
    }
    lines.push(match dice.black {
        Some(faces) => format!("Black die: {}.", faces.map(tracks).join("; ")),
        None => "Black die: its faces are not known.".to_owned(),
    });
    for (file, verified) in [
        (Printed::FILES[0], sheet.verified),
        (Printed::FILES[1], tiles.verified),
        (Printed::FILES[2], dice.verified),
    ] {
        let verified = if verified {
            "checked by you"
        } else {
            "not checked on your copy yet"
        };
        lines.push(format!("{file}: {verified}."));
    }
    lines.join("\n")
}
