use serde::Serialize;

use super::Facts;

/// The text of a file of facts, with these facts in it: `None` for a file that holds none of them.
///
/// # Errors
/// A sentence, where they cannot be written as TOML.
pub fn file_text(facts: &Facts, file: &str) -> Result<Option<String>, String> {
    let [cards, board, fleet, rulings, setups, investments] = Facts::FILES;
    let text = if file == cards {
        written(
            "The Major's solo cards: eight for Round 1, six for Round 2.\n# Notation: L3 load three, M2 move two, from top to bottom; ?L4M2 the conditional; $4 cash.",
            &facts.cards,
        )
    } else if file == board {
        written(
            "The railway: sections in loop order, clockwise, from Benares.",
            &facts.board,
        )
    } else if file == fleet {
        written(
            "How many Freight Cars of each size a player has.",
            &facts.fleet,
        )
    } else if file == rulings {
        written(
            "What decides where the printed rules leave a gap: footplate rulings tells of each.",
            &facts.rulings,
        )
    } else if file == setups {
        written(
            "The five Setup cards: where the cars of whoever takes one stand, written as the Major's, and the turn-order marker.",
            &facts.setups,
        )
    } else if file == investments {
        written(
            "The Investment area: rows from the top, each with the values of its spaces from the left.",
            &facts.investments,
        )
    } else {
        return Ok(None);
    };
    text.map(Some)
}

fn written(heading: &str, facts: &impl Serialize) -> Result<String, String> {
    let text = toml::to_string(facts).map_err(|error| error.to_string())?;
    Ok(format!("# {heading}\n\n{text}"))
}
