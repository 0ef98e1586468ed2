//! Where files live: one folder of the person's, with games, their record, and what she wrote over the shipped data.
//!
//! Files are for the person alone. A file that is written as a whole is either the old one or the new one, never a part.

mod beside;
mod disk;
mod fault;
mod name;

pub use fault::StoreFault;
pub use name::check_name;

use disk::{ends_torn, private, sync_folder, write_new};
use etcetera::BaseStrategy;
use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

/// The person's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    root: PathBuf,
}

/// A game's file, opened for reading and appending. Nobody else can open it until it is dropped.
#[derive(Debug)]
pub struct OpenGame {
    /// The game's name.
    pub name: String,
    /// Where the file is.
    pub path: PathBuf,
    /// The file, locked.
    pub file: File,
}

impl Store {
    /// The folder that was asked for; else `FOOTPLATE_HOME`; else the one that the system has for programs' data.
    ///
    /// # Errors
    /// When the system knows no home folder.
    pub fn find(asked_for: Option<PathBuf>) -> Result<Store, StoreFault> {
        let home = || {
            std::env::var_os("FOOTPLATE_HOME")
                .filter(|home| !home.is_empty())
                .map(PathBuf::from)
        };
        if let Some(root) = asked_for.or_else(home) {
            return Ok(Store { root });
        }
        let folders = etcetera::choose_base_strategy().map_err(|_| StoreFault::NoHome)?;
        Ok(Store {
            root: folders.data_dir().join("footplate"),
        })
    }

    /// The folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Makes a file for a new game: `stem`, or `stem-2` and so on where that is taken.
    ///
    /// # Errors
    /// When the name cannot be used or the file cannot be made.
    pub fn new_game(&self, stem: &str) -> Result<OpenGame, StoreFault> {
        let mut name = stem.to_owned();
        for number in 2.. {
            match self.create_game(&name) {
                Err(StoreFault::Taken(_)) => name = format!("{stem}-{number}"),
                made => return made,
            }
        }
        Err(StoreFault::Taken(name))
    }

    /// Makes a file for a new game of just this name.
    ///
    /// # Errors
    /// When there is such a game, when the name cannot be used, or when the file cannot be made.
    pub fn create_game(&self, name: &str) -> Result<OpenGame, StoreFault> {
        let path = self.game_path(name)?;
        self.make_folder(&path)?;
        let mut options = private();
        let opened = options.read(true).append(true).create_new(true).open(&path);
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => StoreFault::Taken(name.to_owned()),
            _ => StoreFault::io("made", &path, error),
        })?;
        lock_now(&file, name, &path)?;
        Ok(OpenGame {
            name: name.to_owned(),
            path,
            file,
        })
    }

    /// Opens a game.
    ///
    /// # Errors
    /// [`StoreFault::Held`] when another footplate has it open, so that the caller may offer to wait.
    pub fn open_game(&self, name: &str) -> Result<OpenGame, StoreFault> {
        let (path, file) = self.game_file(name)?;
        lock_now(&file, name, &path)?;
        Ok(OpenGame {
            name: name.to_owned(),
            path,
            file,
        })
    }

    fn game_file(&self, name: &str) -> Result<(PathBuf, File), StoreFault> {
        let path = self.game_path(name)?;
        let mut opened = OpenOptions::new().read(true).append(true).open(&path);
        if opened.as_ref().is_err_and(may_only_be_read) {
            // the game can be looked at, and played in memory
            opened = File::open(&path);
        }
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::NotFound => StoreFault::Missing(name.to_owned()),
            _ => StoreFault::io("opened", &path, error),
        })?;
        Ok((path, file))
    }

    /// The names of all games and when each was written last, the latest first.
    ///
    /// # Errors
    /// When the folder cannot be read. No folder yet: no games.
    pub fn games(&self) -> Result<Vec<(String, SystemTime)>, StoreFault> {
        let folder = self.root.join("games");
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(|error| StoreFault::io("read", &folder, error))?,
        };
        let mut games = Vec::new();
        for entry in entries {
            let entry = entry.map_err(|error| StoreFault::io("read", &folder, error))?;
            let file_name = entry.file_name();
            let name = file_name
                .to_str()
                .and_then(|name| name.strip_suffix(".jsonl"));
            if let Some(name) = name.filter(|name| check_name(name).is_ok()) {
                let written = entry
                    .metadata()
                    .and_then(|data| data.modified())
                    .unwrap_or(SystemTime::UNIX_EPOCH);
                games.push((name.to_owned(), written));
            }
        }
        games.sort_unstable_by(|(one, one_written), (two, two_written)| {
            two_written.cmp(one_written).then_with(|| one.cmp(two))
        });
        Ok(games)
    }

    /// A game's file as it is, without opening the game.
    ///
    /// # Errors
    /// When there is no such game, or when it cannot be read.
    pub fn read_game(&self, name: &str) -> Result<(PathBuf, Vec<u8>), StoreFault> {
        let (path, mut file) = self.game_file(name)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(|error| StoreFault::io("read", &path, error))?;
        Ok((path, bytes))
    }

    /// Gives a game another name. It must not be open elsewhere.
    ///
    /// # Errors
    /// When it cannot be opened, or when the new name is taken or cannot be used.
    pub fn rename_game(&self, name: &str, to: &str) -> Result<(), StoreFault> {
        let new_path = self.game_path(to)?;
        let game = self.open_game(name)?;
        // the name is taken first, so that a game which appears meanwhile is not overwritten
        let reserved = private().write(true).create_new(true).open(&new_path);
        reserved.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => StoreFault::Taken(to.to_owned()),
            _ => StoreFault::io("made", &new_path, error),
        })?;
        fs::rename(&game.path, &new_path)
            .map_err(|error| StoreFault::io("renamed", &game.path, error))?;
        sync_folder(&new_path)
    }

    /// Removes a game. It must not be open elsewhere.
    ///
    /// # Errors
    /// When it cannot be opened or removed.
    pub fn remove_game(&self, name: &str) -> Result<(), StoreFault> {
        let game = self.open_game(name)?;
        fs::remove_file(&game.path)
            .map_err(|error| StoreFault::io("removed", &game.path, error))?;
        sync_folder(&game.path)
    }

    /// The text of a file by its path below the folder, such as `decks/major/cards.toml`. `None` where there is none.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(&self, below: &str) -> Result<Option<String>, StoreFault> {
        let path = self.path(below)?;
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text)),
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                Ok(None)
            }
            Err(error) => Err(StoreFault::io("read", &path, error)),
        }
    }

    /// Writes a file as a whole: whatever happens, the file is the old one or the new one.
    ///
    /// # Errors
    /// When it cannot be written; the old one is untouched then.
    pub fn write(&self, below: &str, text: &str) -> Result<(), StoreFault> {
        let path = self.path(below)?;
        self.make_folder(&path)?;
        let mut beside = OsString::from(".");
        beside.push(path.file_name().unwrap_or_default());
        beside.push(format!(".{}", std::process::id()));
        let beside = path.with_file_name(beside);
        let written = write_new(&beside, text).and_then(|()| fs::rename(&beside, &path));
        if let Err(error) = written {
            // what is left of the new file is of no use to anyone
            let _ = fs::remove_file(&beside);
            return Err(StoreFault::io("written", &path, error));
        }
        sync_folder(&path)
    }

    /// Adds a line to a file, which is made where there is none. Two programs may do so at once.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append(&self, below: &str, line: &str) -> Result<(), StoreFault> {
        let path = self.path(below)?;
        self.make_folder(&path)?;
        let appended = || -> io::Result<()> {
            let mut file = private().read(true).append(true).create(true).open(&path)?;
            file.lock()?;
            let torn = ends_torn(&mut file)?;
            // a line that was not written whole must not spoil this one
            let text = format!("{}{line}\n", if torn { "\n" } else { "" });
            file.write_all(text.as_bytes())?;
            file.sync_data()
        };
        appended().map_err(|error| StoreFault::io("written", &path, error))
    }

    /// Removes the file of a game that could not be begun.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove_empty(&self, name: &str) -> Result<(), StoreFault> {
        let path = self.game_path(name)?;
        fs::remove_file(&path).map_err(|error| StoreFault::io("removed", &path, error))
    }

    fn game_path(&self, name: &str) -> Result<PathBuf, StoreFault> {
        check_name(name)?;
        Ok(self.root.join("games").join(format!("{name}.jsonl")))
    }

    fn path(&self, below: &str) -> Result<PathBuf, StoreFault> {
        let inside = Path::new(below)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        if below.is_empty() || !inside {
            return Err(StoreFault::BadName(
                below.to_owned(),
                "it leads out of the folder",
            ));
        }
        Ok(self.root.join(below))
    }

    fn make_folder(&self, path: &Path) -> Result<(), StoreFault> {
        let folder = path.parent().unwrap_or(&self.root);
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder
            .create(folder)
            .map_err(|error| StoreFault::io("made", folder, error))
    }
}

fn may_only_be_read(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
    )
}

fn lock_now(file: &File, name: &str, path: &Path) -> Result<(), StoreFault> {
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => StoreFault::Held(name.to_owned()),
        TryLockError::Error(error) => StoreFault::io("locked", path, error),
    })
}
