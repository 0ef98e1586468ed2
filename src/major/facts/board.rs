use std::ops::RangeInclusive;

use crate::{
    facts_file::{FactsFault, Step, parse},
    freight::{Board, BoardFile, SectionFile, SectionKind},
};

/// Junctions on one leg.
pub const JUNCTIONS: RangeInclusive<usize> = 1..=9;
/// Straights in a row.
pub const STRAIGHTS: RangeInclusive<u8> = 0..=15;
/// Rupees that a junction is worth (F14).
pub const VALUES: RangeInclusive<u8> = 0..=99;
/// Movements that a shortcut costs (F11); 0 is none.
pub const PRICES: RangeInclusive<u8> = 0..=9;

/// The loop, with a central junction on each leg (F4): a request may ask about any railway, but the board in the box has
/// both.
pub(super) fn read_board(file: &str, text: &str) -> Result<Board, FactsFault> {
    let written: BoardFile = parse(file, text)?;
    let fault = |section: Option<usize>, key: Option<&'static str>, message: String| {
        let mut path = Vec::new();
        if let Some(index) = section {
            path.extend([Step::Key("sections"), Step::Nth(index)]);
        }
        path.extend(key.map(Step::Key));
        FactsFault::in_text(file, text, &path, message)
    };
    if let Some((section, key, message)) = out_of_range(&written.sections) {
        return Err(fault(Some(section), key, message));
    }
    let board =
        Board::try_from(written).map_err(|wrong| fault(wrong.section, wrong.key, wrong.message))?;
    match leg_without_loading(&board) {
        None => Ok(board),
        Some(city) => Err(fault(
            Some(city),
            None,
            format!(
                "no junction between {} and {} is a loading space: expected loading = true at the central one (F4)",
                board.section(city).id,
                board.section(board.destination(city)).id
            ),
        )),
    }
}

/// What the dialogue would not take: the section, its key, and why.
fn out_of_range(sections: &[SectionFile]) -> Option<(usize, Option<&'static str>, String)> {
    let (mut straights, mut junctions) = (0, 0);
    for (index, section) in sections.iter().enumerate() {
        let id = &section.id;
        match section.kind {
            SectionKind::City => (straights, junctions) = (0, 0),
            SectionKind::Straight => straights += 1,
            SectionKind::Junction => (straights, junctions) = (0, junctions + 1),
        }
        let most = STRAIGHTS.end();
        if straights > *most {
            let message = format!("{id} is straight {straights} in a row: expected {most} at most");
            return Some((index, None, message));
        }
        let most = JUNCTIONS.end();
        if junctions > *most {
            let message =
                format!("{id} is junction {junctions} on its leg: expected {most} at most");
            return Some((index, None, message));
        }
        let value = section.value.filter(|value| !VALUES.contains(value));
        let price = section.shortcut.filter(|price| !PRICES.contains(price));
        for (key, wrong, range) in [("value", value, VALUES), ("shortcut", price, PRICES)] {
            if let Some(wrong) = wrong {
                let most = range.end();
                let message = format!("{id} has {key} = {wrong}: expected {most} at most");
                return Some((index, Some(key), message));
            }
        }
    }
    None
}

/// The city from which a leg without a central junction starts.
fn leg_without_loading(board: &Board) -> Option<usize> {
    board.cities().into_iter().find(|&city| {
        let mut leg = city + 1..city + board.distance(city);
        !leg.any(|section| {
            let section = board.section(section);
            section.kind == SectionKind::Junction && section.loading
        })
    })
}
