//! Journals that are kept beside another file while something is not finished.

use super::{Store, StoreFault, disk::private, lock_now};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::SystemTime;

impl Store {
    /// Opens a journal by its path below the folder; where there is none, an empty one is made. Nobody else can open it
    /// until it is dropped.
    ///
    /// # Errors
    /// [`StoreFault::Held`] when another footplate has it open; else when it cannot be opened or made.
    pub fn open_journal(&self, below: &str) -> Result<(PathBuf, File), StoreFault> {
        let path = self.path(below)?;
        self.make_folder(&path)?;
        let opened = private().read(true).append(true).create(true).open(&path);
        let file = opened.map_err(|error| StoreFault::io("opened", &path, error))?;
        lock_now(&file, below, &path)?;
        Ok((path, file))
    }

    /// Removes a file by its path below the folder. That there is none is no fault.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove(&self, below: &str) -> Result<(), StoreFault> {
        let path = self.path(below)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(StoreFault::io("removed", &path, error))
            }
            _ => Ok(()),
        }
    }

    /// When a file was written last; `None` where there is none.
    #[must_use]
    pub fn written(&self, below: &str) -> Option<SystemTime> {
        let path = self.path(below).ok()?;
        fs::metadata(path).and_then(|data| data.modified()).ok()
    }

    /// Has a file count as written no earlier than another.
    ///
    /// # Errors
    /// When it cannot be.
    pub fn as_late_as(&self, below: &str, other: &str) -> Result<(), StoreFault> {
        let path = self.path(below)?;
        let other = self.written(other);
        let Some(time) = other.filter(|_| other > self.written(below)) else {
            return Ok(());
        };
        let touched = File::options().append(true).open(&path);
        touched
            .and_then(|file| file.set_modified(time))
            .map_err(|error| StoreFault::io("written", &path, error))
    }
}
