//! The games that are kept: what each is, and where it stands.

use super::Journal;
use super::chance::fresh_seed;
use super::{Game, journal::Head};
use crate::store::{Store, StoreFault};
use chrono::{DateTime, FixedOffset};

/// A game in the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Where it stands, or a sentence that says why it cannot be read.
    pub stands: Result<Standing, String>,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Opponent, rules, and when it was begun.
    pub head: Head,
    /// The heading of the open chapter; `None` before the first and when the game is over.
    pub chapter: Option<String>,
    /// Whether the game is over.
    pub over: bool,
}

/// All games, the one played last first.
///
/// # Errors
/// When the folder cannot be read. A game that cannot be read is listed with the reason.
pub fn games(store: &Store) -> Result<Vec<Listed>, StoreFault> {
    let games = store.games()?;
    let listed = games.into_iter().map(|(name, _)| Listed {
        stands: standing(store, &name),
        name,
    });
    Ok(listed.collect())
}

/// Where a game stands, without opening it.
///
/// # Errors
/// A sentence that says why it cannot be read.
pub fn standing(store: &Store, name: &str) -> Result<Standing, String> {
    let (path, bytes) = store.read_game(name).map_err(|fault| fault.to_string())?;
    let journal = Journal::parse(bytes, &path)?;
    Ok(Standing {
        chapter: journal.chapter(),
        over: journal.is_over(),
        head: journal.head().clone(),
    })
}

/// Makes the journal of a new game: of this name, or of one made of the opponent and the day. Gives its name as well.
///
/// Where nothing can be written the game is kept in memory, and the person will be told.
///
/// # Errors
/// When the name is taken or cannot be used.
pub fn begin<G: Game>(
    store: &Store,
    name: Option<&str>,
    seed: Option<u64>,
    now: DateTime<FixedOffset>,
) -> Result<(String, Journal), StoreFault> {
    let seed = seed.unwrap_or_else(fresh_seed);
    let stem = format!("{}-{}", G::OPPONENT, now.date_naive());
    let made = match name {
        Some(name) => store.create_game(name),
        None => store.new_game(&stem),
    };
    let game = match made {
        Err(fault @ StoreFault::Io { .. }) => {
            let name = name.unwrap_or(&stem).to_owned();
            return Ok((name, Journal::unkept::<G>(seed, now, fault.to_string())));
        }
        made => made?,
    };
    let journal = Journal::create::<G>(game.file, &game.path, seed, now).unwrap_or_else(|error| {
        // an empty file is no game
        let _ = store.remove_empty(&game.name);
        let fault = StoreFault::Io {
            what: "written",
            path: game.path,
            error,
        };
        Journal::unkept::<G>(seed, now, fault.to_string())
    });
    Ok((game.name, journal))
}
