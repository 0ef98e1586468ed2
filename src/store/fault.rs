//! What can go wrong with files, in sentences.

use std::path::{Path, PathBuf};
use std::{error, fmt, io};

/// What went wrong with the person's files.
#[derive(Debug)]
pub enum StoreFault {
    /// The system knows no home folder.
    NoHome,
    /// Another footplate has this game open.
    Held(String),
    /// There is no such game.
    Missing(String),
    /// There is a game of that name.
    Taken(String),
    /// A game cannot have this name, and why.
    BadName(String, &'static str),
    /// The system refused.
    Io {
        /// What could not be done to it: "read", "written".
        what: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl StoreFault {
    pub(super) fn io(what: &'static str, path: &Path, error: io::Error) -> StoreFault {
        StoreFault::Io {
            what,
            path: path.to_owned(),
            error,
        }
    }
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::NoHome => f.write_str("There is no home folder to keep games in: say where with --data-dir or FOOTPLATE_HOME."),
            StoreFault::Held(name) => write!(f, "The game “{name}” is open in another footplate: leave it there first."),
            StoreFault::Missing(name) => write!(f, "There is no game called “{name}”: footplate games lists them."),
            StoreFault::Taken(name) => write!(f, "There is a game called “{name}” already: choose another name."),
            StoreFault::BadName(name, why) => write!(f, "“{}” cannot be used as a name, because {why}.", name.escape_debug()),
            StoreFault::Io { what, path, error } => write!(f, "{} cannot be {what}: {error}.", path.display()),
        }
    }
}

impl error::Error for StoreFault {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            StoreFault::Io { error, .. } => Some(error),
            _ => None,
        }
    }
}
