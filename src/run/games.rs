use chrono::{DateTime, Local};
use footplate::{
    store::Store,
    table::{Interrupt, Journal, Player},
};

use super::{Failure, aside, giving_up, recording, say};
use crate::cli::GamesAction;

/// Lists the games, renames one, or removes one.
pub fn games(
    store: &Store,
    action: Option<GamesAction>,
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<(), Failure> {
    match action {
        None => list(store),
        Some(GamesAction::Rename { game, to }) => {
            store.rename_game(&game, &to)?;
            say(&format!("“{game}” is now called “{to}”."));
            Ok(())
        }
        Some(GamesAction::GiveUp { game, yes }) => giving_up::give_up(store, &game, yes, person),
        Some(GamesAction::Remove { game, yes }) => remove(store, &game, yes, person),
    }
}

fn remove(
    store: &Store,
    game: &str,
    yes: bool,
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<(), Failure> {
    store.read_game(game)?;
    let agreed = yes || {
        let question = format!("Remove the game “{game}” for good?");
        match aside(person()).confirm(&(), "remove", question, false) {
            Err(Interrupt::Quit) => false,
            answer => answer?,
        }
    };
    if agreed {
        store.remove_game(game)?;
        say(&format!("“{game}” is removed."));
    } else {
        say("Nothing is removed.");
    }
    Ok(())
}

/// One game a block of two lines, so that it reads well at any width and aloud.
fn list(store: &Store) -> Result<(), Failure> {
    let games = store.games()?;
    if games.is_empty() {
        say("There is no game yet: footplate major begins one.");
    }
    let given_up = recording::given_up(store)?;
    for (name, written) in games {
        let written: DateTime<Local> = written.into();
        let (path, bytes) = store.read_game(&name)?;
        let state = match Journal::parse(bytes, &path) {
            Ok(journal) => {
                let opponent = match journal.head().opponent.as_str() {
                    "major" => "against Major Banerjee",
                    other => other,
                }
                .to_owned();
                let chapter = journal.chapter();
                let stands = match given_up.contains(&recording::id(journal.head())) {
                    true => "given up",
                    false => chapter.as_deref().unwrap_or("over"),
                };
                format!("{opponent} · {stands}")
            }
            Err(fault) => fault,
        };
        say(&format!(
            "{name}\n  {} · {state}",
            written.format("%Y-%m-%d %H:%M")
        ));
    }
    Ok(())
}
