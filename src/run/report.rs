//! A report of a game, and a report played back.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use footplate::{
    major::play::MajorGame,
    olivia::play::OliviaGame,
    store::Store,
    table::{Game, Journal, Plain, Playback, Stop, Table, play_back, report, shelf},
};

use super::{Failure, printed_page, say};

/// The longest report that is read.
const LONGEST: u64 = 256 << 20;

/// Writes the report of the game named, or of the one played last.
pub fn write(store: &Store, name: Option<&str>, spoilers: bool) -> Result<(), Failure> {
    let name = match name {
        Some(name) => name.to_owned(),
        None => {
            let latest = shelf::games(store)?.into_iter().next();
            let none = || Failure::Other("There is no game yet to report.".into());
            latest.ok_or_else(none)?.name
        }
    };
    let (path, bytes) = store.read_game(&name)?;
    let journal = Journal::parse(bytes, &path).map_err(Failure::Other)?;
    let text = match journal.head().opponent.as_str() {
        OliviaGame::OPPONENT => report::write::<OliviaGame>(&name, &journal, spoilers),
        _ => report::write::<MajorGame>(&name, &journal, spoilers),
    };
    // the sealed one, which may be read, stays
    let below = match spoilers {
        true => format!("reports/{name}.spoilers.txt"),
        false => format!("reports/{name}.txt"),
    };
    store.write(&below, &text.map_err(Failure::Other)?)?;
    let sealed = if spoilers {
        "It shows what lies face down."
    } else {
        "What lies face down is sealed in it, so you may read it and play on."
    };
    say(&format!(
        "The report is in {}. {sealed}",
        store.root().join(below).display()
    ));
    Ok(())
}

/// Plays a report back, and says whether this version plays it alike. `false`: it does not.
pub fn replay(file: &Path) -> Result<bool, Failure> {
    let unreadable =
        |error: io::Error| Failure::Other(format!("{} cannot be read: {error}.", file.display()));
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(unreadable)?;
    opened
        .take(LONGEST)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    let text = String::from_utf8_lossy(&bytes);
    // a journal alone can be played back as well
    let journal = if text.starts_with('{') {
        bytes
    } else {
        report::read(&text).map_err(Failure::Other)?
    };
    let journal = Journal::parse(journal, file).map_err(Failure::Other)?;
    let playback = match journal.head().opponent.as_str() {
        OliviaGame::OPPONENT => play_again::<OliviaGame>(journal),
        _ => play_again::<MajorGame>(journal),
    }?;
    let parts = playback.chapters;
    let otherwise = playback.otherwise.len();
    say(&match otherwise {
        0 => format!("\nThis version plays all {parts} parts of the game as they were played."),
        _ => {
            format!("\nThis version plays {otherwise} of the {parts} parts of the game otherwise.")
        }
    });
    Ok(otherwise == 0)
}

fn play_again<G: Game>(journal: Journal) -> Result<Playback, Failure> {
    journal.fits::<G>().map_err(Failure::Other)?;
    let width = printed_page(true).width;
    let mut table = Table::new(Plain::new(io::empty(), io::stdout(), width), journal);
    play_back::<G>(&mut table).map_err(|stop: Stop| stop.into())
}
