//! Conversations that were left before their end: each is a journal beside the file that it is about.

use footplate::{
    major::facts::Facts,
    store::{Store, StoreFault},
    table::{Game, Journal},
};

use super::{
    super::{Failure, recording, say},
    subjects::Subject,
};

/// The journal of a conversation, by its path within the data folder: `decks/major/board.unfinished.jsonl`.
fn path_of(subject: &Subject) -> String {
    format!(
        "{}.unfinished.jsonl",
        subject.file.trim_end_matches(".toml")
    )
}

/// The journal of the conversation about a subject: the one that was left before its end, or a new one. Where nothing
/// can be written it is kept in memory.
pub fn journal<G: Game>(store: &Store, subject: &Subject) -> Result<Journal, Failure> {
    let below = path_of(subject);
    let outdated = is_outdated(store, subject, &below);
    let memory = || Ok(Journal::memory::<G>(0));
    let (path, file) = match store.open_journal(&below) {
        Err(StoreFault::Held(_)) => {
            return Err(Failure::Other(format!(
                "Another footplate is asking about {}: leave it there first.",
                subject.name
            )));
        }
        Err(StoreFault::Io { .. }) => return memory(),
        opened => opened?,
    };
    let empty = file.metadata().is_ok_and(|data| data.len() == 0);
    let (path, file) = if empty {
        (path, file)
    } else {
        let left = Journal::read(file, &path);
        match left {
            Ok(left) if goes_on::<G>(&left) && !outdated => {
                let last = left.undo_label().unwrap_or_default();
                say(&format!(
                    "You go on where you left, after: {last}. undo takes that back."
                ));
                return Ok(left);
            }
            Ok(left) if outdated && left.answers() > 0 => say(&format!(
                "{} was written since you left, so I begin again.",
                store.root().join(subject.file).display()
            )),
            Ok(_) => {}
            Err(why) => say(&format!("{why} So I begin again.")),
        }
        store.remove(&below)?;
        store.open_journal(&below)?
    };
    Journal::create::<G>(file, &path, 0, recording::now()).or_else(|_| memory())
}

/// Whether a conversation about a subject was left before its end.
pub fn is_left(store: &Store, subject: &Subject) -> bool {
    store.written(&path_of(subject)).is_some()
}

/// Whether there is something to go on with that this version understands.
fn goes_on<G: Game>(left: &Journal) -> bool {
    left.answers() > 0 && !left.is_over() && left.fits::<G>().is_ok() && left.state::<G>().is_ok()
}

/// Whether what the conversation began with has become another since: by hand, by a game, by an import.
fn is_outdated(store: &Store, subject: &Subject, below: &str) -> bool {
    let [_, board, _, _, setups, _] = Facts::FILES;
    // the cars of a Setup card are read by the board
    let other = if subject.file == setups {
        board
    } else {
        subject.file
    };
    let left = store.written(below);
    [subject.file, other]
        .into_iter()
        .any(|file| store.written(file) > left)
}

/// The person has left: whether the conversation can be gone on with.
pub fn leave(store: &Store, subject: &Subject, journal: &Journal) -> Result<bool, Failure> {
    let kept = journal.is_kept() && journal.answers() > 0;
    if kept {
        // what was written of it into the subject's file is no news to it
        store.as_late_as(&path_of(subject), subject.file)?;
    }
    Ok(kept)
}

/// Nothing is left to go on with.
pub fn forget(store: &Store, subject: &Subject) -> Result<(), Failure> {
    Ok(store.remove(&path_of(subject))?)
}
