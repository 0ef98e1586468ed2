//! What is printed on the person's own copy and not known yet: asked once, and remembered.

use crate::table::{Choose, Interrupt, Table, Text};

use super::super::facts::{BlackFace, Printed};
use super::super::influence::Influence;
use super::super::number::Number;
use super::super::tiles::Kind;
use super::super::words;
use super::OliviaGame;
use super::broken;

const SHEET: &str = Printed::FILES[0];
const TILES: &str = Printed::FILES[1];

/// O4: the hexes of the regions; Olivia's sheet has as many.
pub(super) fn hexes(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    let sizes = match game.facts.sheet.sizes() {
        Some(sizes) => sizes,
        None => {
            let ask = Text::new(
                "olivia/facts/hexes",
                words::how_many_hexes(game.keeps(SHEET)),
            )
            .how(words::HOW_TO_TYPE_HEXES)
            .examples(words::HEXES_EXAMPLES);
            let sizes = table.text(game, ask, words::read_sizes)?;
            game.facts.sheet.learn_sizes(sizes).map_err(broken)?;
            game.facts.sheet.source = words::TYPED_BY_YOU.to_owned();
            sizes
        }
    };
    game.standing.influence = Influence::unmarked(sizes).map_err(broken)?;
    Ok(())
}

/// S3: which city takes which good.
pub(super) fn colours(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    let known = game.facts.sheet.colours().map_err(broken)?;
    let unknown: Vec<Number> = Number::ALL
        .into_iter()
        .filter(|city| known.of(*city).is_none())
        .collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let ask = Text::new(
        "olivia/facts/colours",
        words::which_colours(&known, &unknown, game.keeps(SHEET)),
    )
    .how(words::how_to_type_colours(&unknown))
    .examples(words::colour_examples(unknown.len()));
    // who reads all six off her sheet may type all six
    let read = |typed: &str| {
        let (cities, colours) = match words::read_colours(typed, &Number::ALL) {
            Ok(colours) => (&Number::ALL[..], colours),
            Err(_) => (&unknown[..], words::read_colours(typed, &unknown)?),
        };
        Ok(cities.iter().copied().zip(colours).collect::<Vec<_>>())
    };
    let doubt = |typed: &str| {
        let typed = read(typed).ok()?;
        let colour = |city| {
            let of_city = typed.iter().find(|(other, _)| *other == city);
            of_city.map(|(_, colour)| *colour).or(known.of(city))
        };
        let colours: Vec<_> = Number::ALL.into_iter().filter_map(colour).collect();
        words::goods_without_a_city(&colours)
    };
    for (city, colour) in table.text(game, ask.doubt(&doubt), read)? {
        game.facts
            .sheet
            .learn_colour(city, colour)
            .map_err(broken)?;
    }
    game.facts.sheet.source = words::TYPED_BY_YOU.to_owned();
    Ok(())
}

/// S1: the faces of the black die, if the app is to roll it.
pub(super) fn black_die(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    if game.facts.dice.black.is_some() {
        return Ok(());
    }
    let question = format!("{}{}", words::WHICH_FACES, words::OR_ROLL_IT);
    let ask = Text::new("olivia/facts/black", question)
        .likely(words::MINE)
        .how(words::HOW_TO_TYPE_FACES)
        .examples(words::FACES_EXAMPLES);
    let faces = table.text(game, ask, words::read_faces)?;
    if let Some(faces) = faces {
        learn_faces(game, faces);
    }
    Ok(())
}

pub(super) fn learn_faces(game: &mut OliviaGame, faces: [BlackFace; 6]) {
    let dice = &mut game.facts.dice;
    dice.black = Some(faces);
    dice.verified = true;
    dice.source = words::TYPED_BY_YOU.to_owned();
}

/// O5: whether a tile goes back once used.
pub(super) fn kind(
    game: &mut OliviaGame,
    table: &mut Table,
    tile: Number,
) -> Result<Kind, Interrupt> {
    let known = game.facts.tiles.tiles.get(&tile).and_then(|fact| fact.kind);
    if let Some(kind) = known {
        return Ok(kind);
    }
    let ask = Choose::new(
        "olivia/facts/kind",
        words::which_kind(tile, game.keeps(TILES)),
    )
    .option(words::LIGHTNING, words::LIGHTNING_MEANS)
    .option(words::PERMANENT, words::PERMANENT_MEANS);
    let kind = [Kind::Lightning, Kind::Permanent][table.choose(game, ask)?];
    learn_kind(game, tile, kind);
    Ok(kind)
}

pub(super) fn learn_kind(game: &mut OliviaGame, tile: Number, kind: Kind) {
    let tiles = &mut game.facts.tiles;
    tiles.learn(tile, |fact| fact.kind = Some(kind));
    tiles.source = words::TYPED_BY_YOU.to_owned();
}

/// S6, O7: the points of the tiles.
pub(super) fn tile_points(game: &mut OliviaGame, table: &mut Table) -> Result<(), Interrupt> {
    let unknown: Vec<Number> = Number::ALL
        .into_iter()
        .filter(|tile| game.points_of(*tile).is_none())
        .collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let ask = Text::new(
        "olivia/facts/points",
        words::which_points(&unknown, game.keeps(TILES)),
    )
    .how(words::how_to_type_points(&unknown))
    .examples(words::points_examples(unknown.len()));
    let points = table.text(game, ask, |typed| words::read_points(typed, unknown.len()))?;
    for (tile, points) in unknown.into_iter().zip(points) {
        learn_points(game, tile, points);
    }
    Ok(())
}

pub(super) fn learn_points(game: &mut OliviaGame, tile: Number, points: i8) {
    let tiles = &mut game.facts.tiles;
    tiles.learn(tile, |fact| fact.points = Some(points));
    tiles.source = words::TYPED_BY_YOU.to_owned();
}

impl OliviaGame {
    /// Whether what is learned of a file's subject is written there.
    fn keeps(&self, file: &str) -> bool {
        !self.no_good.iter().any(|no_good| no_good == file)
    }

    /// What a tile adds or subtracts at the end, if it is known (S6, O7).
    pub(in super::super) fn points_of(&self, tile: Number) -> Option<i8> {
        self.facts
            .tiles
            .tiles
            .get(&tile)
            .and_then(|fact| fact.points)
    }
}
