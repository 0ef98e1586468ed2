use serde::Deserialize;
use toml::Spanned;

use crate::freight::{Board, BoardFile, SectionKind};

use super::fault::{FactsFault, line_and_column, parse};

#[derive(Deserialize)]
struct Located {
    sections: Vec<Spanned<toml::Table>>,
}

/// The loop, with a central junction on each leg (F4): a request may ask about any railway, but the board in the box has
/// both.
pub(super) fn read_board(file: &str, text: &str) -> Result<Board, FactsFault> {
    let written: BoardFile = parse(file, text)?;
    let located: Located = parse(file, text)?;
    let at = |section: Option<usize>| {
        let section = section.and_then(|index| located.sections.get(index));
        section.map(|section| line_and_column(text, section.span().start))
    };
    let board = Board::try_from(written).map_err(|fault| FactsFault {
        file: file.into(),
        at: at(fault.section),
        message: fault.message,
    })?;
    match leg_without_loading(&board) {
        None => Ok(board),
        Some(city) => Err(FactsFault {
            file: file.into(),
            at: at(Some(city)),
            message: format!(
                "no junction between {} and {} is a loading space: expected loading = true at the central one (F4)",
                board.section(city).id,
                board.section(board.destination(city)).id
            ),
        }),
    }
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
