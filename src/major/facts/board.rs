use crate::{
    facts_file::{FactsFault, Step, parse},
    freight::{Board, BoardFile, SectionKind},
};

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
