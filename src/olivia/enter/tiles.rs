use super::super::{number::Number, tiles::Kind, words};
use super::Entering;
use crate::table::{Choose, Interrupt, Table, Text};

/// O5, S6: what one tile shows, as far as the owner has looked.
pub(super) fn tile(
    entering: &mut Entering,
    table: &mut Table,
    tile: Number,
) -> Result<(), Interrupt> {
    let mut fact = entering.facts.tiles.fact(tile);
    let kinds = [Some(Kind::Lightning), Some(Kind::Permanent), None];
    let mut ask = Choose::new("olivia/enter/kind", words::which_kind(tile, true))
        .option(words::LIGHTNING, words::LIGHTNING_MEANS)
        .option(words::PERMANENT, words::PERMANENT_MEANS);
    if fact.kind.is_none() {
        ask = ask.option(words::NOT_YET, words::NOT_YET_MEANS);
    }
    ask.likely = kinds.iter().position(|kind| *kind == fact.kind);
    fact.kind = kinds[table.choose(entering, ask)?];

    let likely = fact.points.map(|points| points.to_string());
    let ask = Text::new("olivia/enter/points", words::which_points(&[tile], true))
        .likely(likely.unwrap_or_else(|| words::LATER.to_owned()))
        .examples(words::points_examples(1));
    let read = words::unless_later(|typed| words::read_points(typed, 1));
    if let Some(points) = table.text(entering, ask, read)? {
        fact.points = points.first().copied();
    }

    let likely = fact.words.as_deref().unwrap_or(words::NO_WORDS);
    let ask = Text::new("olivia/enter/words", words::WHAT_DOES_IT_DO)
        .likely(likely)
        .sentence();
    let typed = table.text(entering, ask, |typed| Ok(typed.to_owned()))?;
    fact.words = Some(typed).filter(|typed| !typed.eq_ignore_ascii_case(words::NO_WORDS));

    let tiles = &mut entering.facts.tiles;
    if fact != tiles.fact(tile) {
        tiles.tiles.insert(tile, fact);
        words::TYPED_BY_YOU.clone_into(&mut tiles.source);
    }
    tiles.verified = false;
    entering.next.pop();
    Ok(())
}
