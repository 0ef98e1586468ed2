//! A journal played back: each chapter runs again from its state with what is recorded of it, and tells it all again.

use super::replay::Replay;
use super::{Aside, Chance, Game, Interrupt, Stop, Table};

/// How a playback went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playback {
    /// How many chapters there are.
    pub chapters: usize,
    /// The headings of those that this version plays otherwise, and why.
    pub otherwise: Vec<(String, String)>,
}

/// Plays back all that counts in the table's journal. The player is asked nothing but the question at which the game was left.
///
/// # Errors
/// When a state of the journal cannot be read, or when the player is interrupted.
pub fn play_back<G: Game>(table: &mut Table) -> Result<Playback, Stop> {
    let mut playback = Playback::default();
    let chapters = table.journal.chapters::<G>().map_err(Stop::Fault)?;
    // A chapter that a fix cut short, and the last one, end where their answers end.
    let mut cut_short: Vec<bool> = chapters
        .iter()
        .skip(1)
        .map(|next| next.by.is_some())
        .collect();
    cut_short.push(true);
    for (chapter, cut_short) in chapters.into_iter().zip(cut_short) {
        let Some(heading) = chapter.state.chapter() else {
            continue;
        };
        playback.chapters += 1;
        if let Some(by) = chapter.by {
            table.say(&format!("> {by}"));
        }
        table.head(Some(heading.clone()));
        table.chance = Chance::at(chapter.place);
        table.replay = Replay::aloud(chapter.recorded);
        table.told.clear();
        table.aside = Aside::Nothing;
        let mut game = chapter.state;
        let played = game.play(table).and_then(|()| table.nothing_left());
        table.aside = Aside::Outside;
        let why = match played {
            Ok(()) => continue,
            Err(Interrupt::Signal) => return Err(Stop::Signal),
            Err(Interrupt::EndOfInput) if cut_short => continue,
            Err(Interrupt::EndOfInput) => "More is asked than was answered.".to_owned(),
            Err(interrupt) => interrupt.to_string(),
        };
        table.replay = Replay::default();
        table.say(&format!("This version plays that part otherwise: {why}"));
        playback.otherwise.push((heading, why));
    }
    Ok(playback)
}
