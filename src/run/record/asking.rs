use footplate::{
    record::{NO_HEX_LEFT, Outcome, RecordedGame, SCORES, import::read_when, moment},
    table::{Choose, Interrupt, Number, Table, Text},
};

use super::recording;
use crate::cli::Fields;

const NONE: &str = "none";

/// O8: Olivia's score, which says whether the game was won.
pub fn hers(table: &mut Table, game: &mut RecordedGame) -> Result<(), Interrupt> {
    let mut ask = Number::new("record/hers", "What was Olivia's final score?", SCORES);
    ask.likely = game.opponent_score;
    game.opponent_score = Some(table.number(&(), ask)?);
    Ok(())
}

/// What no option said, asked one by one.
pub fn ask(
    table: &mut Table,
    game: &mut RecordedGame,
    fields: &Fields,
    new: bool,
) -> Result<(), Interrupt> {
    if new && fields.opponent.is_none() {
        let ask = Choose::new("record/opponent", "Whom did you play against?")
            .option("major", "Major Banerjee")
            .option("olivia", "Olivia")
            .likely(0);
        game.opponent = ["major", "olivia"][table.choose(&(), ask)?].into();
    }
    if fields.date.is_none() {
        let likely = match new {
            true => game.ended.date_naive().to_string(),
            false => moment(&game.ended),
        };
        let ask = Text::new("record/date", "When did the game end?").likely(likely.clone());
        let now = recording::now();
        let date = table.text(&(), ask, |typed| {
            let date = read_when(typed, now).map_err(|why| format!("{why}."))?;
            match date > now {
                true => Err(format!("{typed} lies in the future.")),
                false => Ok(typed.to_owned()),
            }
        })?;
        if new || date != likely {
            // what was read once is read again
            let _ = dated(game, &date);
        }
    }
    if fields.variant.is_none() && fields.campaign.is_none() {
        let ask = Text::new(
            "record/variant",
            "How was it played: solo, rival, or another word?",
        )
        .likely(game.variant.clone())
        .examples(["solo", "rival"]);
        game.variant = table.text(&(), ask, |typed| Ok(typed.trim().to_lowercase()))?;
    }
    if game.variant != "solo" && fields.difficulty.is_none() && fields.campaign.is_none() {
        let likely = game.difficulty.clone().unwrap_or_else(|| NONE.into());
        let ask =
            Text::new("record/difficulty", "Which challenge or difficulty was it?").likely(likely);
        let typed = table.text(&(), ask, |typed| Ok(typed.trim().to_owned()))?;
        game.difficulty = Some(typed).filter(|typed| typed != NONE);
    }
    let against_olivia = game.opponent == "olivia";
    let no_scores = fields.score.is_none() && fields.opponent_score.is_none();
    let at_once = against_olivia && no_scores && fields.outcome.is_none() && {
        let likely = game.verdict.as_deref() == Some(NO_HEX_LEFT);
        let question = "Did Olivia win at once, with no hex left to cross off?";
        table.confirm(&(), "record/at-once", question, likely)?
    };
    if at_once {
        game.outcome = Outcome::Lost;
        game.verdict = Some(NO_HEX_LEFT.into());
        (game.score, game.opponent_score) = (None, None);
    }
    if fields.score.is_none() && !at_once {
        let mut ask = Number::new("record/score", "What was your final score?", SCORES);
        ask.likely = game.score;
        game.score = Some(table.number(&(), ask)?);
    }
    if against_olivia && fields.opponent_score.is_none() && fields.outcome.is_none() && !at_once {
        hers(table, game)?;
    }
    if fields.note.is_none() {
        let likely = game.note.clone().unwrap_or_else(|| NONE.into());
        let ask = Text::new("record/note", "A note on it?").likely(likely);
        let typed = table.text(&(), ask, |typed| Ok(typed.trim().to_owned()))?;
        game.note = Some(typed).filter(|typed| typed != NONE);
    }
    Ok(())
}

/// Moves a game to another day.
pub fn dated(game: &mut RecordedGame, date: &str) -> Result<(), String> {
    let ended = read_when(date, recording::now())?;
    let length = game.ended - game.begun;
    game.ended = ended;
    game.begun = ended - length;
    Ok(())
}
