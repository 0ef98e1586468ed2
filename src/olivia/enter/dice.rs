use super::super::words;
use super::Entering;
use crate::table::{Interrupt, Table, Text};

/// S1: the faces of the black die, unless the person rolls it.
pub(super) fn faces(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let known = entering.facts.dice.black;
    let ask = Text::new("olivia/enter/faces", words::which_faces())
        .likely(known.map_or_else(|| words::MINE.to_owned(), words::faces_typed))
        .examples(words::FACES_EXAMPLES);
    let faces = table.text(entering, ask, words::read_faces)?;
    entering.next.pop();
    if faces.is_none() {
        table.tell(words::YOU_ROLL_IT);
        entering.next.clear();
    }
    let dice = &mut entering.facts.dice;
    if faces != known {
        words::TYPED_BY_YOU.clone_into(&mut dice.source);
    }
    dice.black = faces;
    dice.verified = false;
    Ok(())
}
