//! Files that are for the person alone, and are on the disk when they are said to be.

use super::StoreFault;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Options that make files for the person alone.
#[cfg(unix)]
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Elsewhere the person's folder is hers alone already.
#[cfg(not(unix))]
pub(super) fn private() -> OpenOptions {
    OpenOptions::new()
}

/// Writes a file to the end, and to the disk.
pub(super) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = private()
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Whether the last line has no end.
pub(super) fn ends_torn(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}

/// A file's name is on the disk only when its folder is.
#[cfg(unix)]
pub(super) fn sync_folder(path: &Path) -> Result<(), StoreFault> {
    if let Some(folder) = path.parent() {
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| StoreFault::io("written", folder, error))?;
    }
    Ok(())
}

/// Elsewhere a folder cannot be written out by itself.
#[cfg(not(unix))]
pub(super) fn sync_folder(_: &Path) -> Result<(), StoreFault> {
    Ok(())
}
