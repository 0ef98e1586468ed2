use super::super::{good::Good, number::Number, play::broken, words};
use super::Entering;
use crate::table::{Interrupt, Table, Text};

/// S3: what the cities take, as far as the owner has looked.
pub(super) fn colours(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let known = entering.facts.sheet.colours().map_err(broken)?;
    let ask = Text::new("olivia/enter/colours", words::COLOURS_OF_ALL)
        .likely(words::colours_typed(&known))
        .example(words::COLOURS_EXAMPLE);
    let doubt = |typed: &str| {
        let colours: Option<Vec<Good>> = words::read_all_colours(typed).ok()?.into_iter().collect();
        words::goods_without_a_city(&colours?)
    };
    let colours = table.text(entering, ask.doubt(&doubt), words::read_all_colours)?;
    let sheet = &mut entering.facts.sheet;
    let before = std::mem::take(&mut sheet.colours);
    for (city, colour) in Number::ALL.into_iter().zip(colours) {
        if let Some(colour) = colour {
            sheet.learn_colour(city, colour).map_err(broken)?;
        }
    }
    if sheet.colours != before {
        words::TYPED_BY_YOU.clone_into(&mut sheet.source);
    }
    sheet.verified = false;
    entering.next.pop();
    Ok(())
}

/// O4: the hexes of the regions, or later.
pub(super) fn hexes(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let known = entering.facts.sheet.sizes();
    let likely = known.map_or_else(|| words::LATER.to_owned(), words::sizes_typed);
    let ask = Text::new("olivia/enter/hexes", words::how_many_hexes_or_later())
        .likely(likely)
        .examples(words::HEXES_EXAMPLES);
    let sizes = table.text(entering, ask, words::unless_later(words::read_sizes))?;
    if let Some(sizes) = sizes {
        let sheet = &mut entering.facts.sheet;
        sheet.learn_sizes(sizes).map_err(broken)?;
        words::TYPED_BY_YOU.clone_into(&mut sheet.source);
        sheet.verified = false;
    }
    entering.next.pop();
    Ok(())
}
