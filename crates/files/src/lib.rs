//! Atomic writes for files named by users: a file is written whole or not at all, and never
//! replaces something of another kind.
//!
//! A name on the command line may be anything: a folder, a device, a pipe, somebody's letter. A
//! file is written only where nothing is, or replaces a plain file of its own kind. It is written
//! beside its target first and moved there in one step, so a failure changes nothing.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// What may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// Nothing: the file must be new.
    New,
    /// A text of this kind, known by how it starts, or an empty file.
    Text {
        /// What such a file is called, for messages.
        name: &'static str,
        /// How each of them starts.
        start: &'static str,
    },
    /// Any plain file, since the program chose the name, not a user.
    Own,
}

/// A game record.
pub const RECORD: FileKind = FileKind::Text { name: "a game record", start: "tortuga-record:" };

/// Why a file was not written. Whatever was there is unchanged.
#[derive(Debug)]
pub enum WriteError {
    /// A folder has that name.
    Folder,
    /// A device, a pipe or a socket has that name.
    NotPlain,
    /// A broken link has that name.
    LinkToNothing,
    /// A file has that name, though it must be new.
    Exists,
    /// A file of another kind has that name.
    OtherKind(&'static str),
    /// It could not be read or written.
    Io(io::Error),
}

impl fmt::Display for WriteError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder => out.write_str("it is a folder, not a file"),
            Self::NotPlain => out.write_str("it is no plain file"),
            Self::LinkToNothing => out.write_str("it is a link that leads nowhere"),
            Self::Exists => out.write_str("it exists already"),
            Self::OtherKind(name) => write!(out, "the file there is not {name}, so it stays"),
            Self::Io(error) => write!(out, "{error}"),
        }
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Folder
            | Self::NotPlain
            | Self::LinkToNothing
            | Self::Exists
            | Self::OtherKind(_) => None,
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Checks that a file of this kind may be written there, and resolves links.
///
/// # Errors
/// What stands in the way.
pub fn place(path: &Path, kind: FileKind) -> Result<PathBuf, WriteError> {
    let found = match fs::metadata(path) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            // The link exists though its target does not.
            let is_link = fs::symlink_metadata(path).is_ok();
            return if is_link { Err(WriteError::LinkToNothing) } else { Ok(path.to_owned()) };
        }
        Err(error) => return Err(error.into()),
    };
    if found.is_dir() {
        return Err(WriteError::Folder);
    }
    if !found.is_file() {
        return Err(WriteError::NotPlain);
    }
    match kind {
        FileKind::New => return Err(WriteError::Exists),
        FileKind::Text { name, start } if found.len() > 0 && !starts_with(path, start)? => {
            return Err(WriteError::OtherKind(name));
        }
        FileKind::Text { .. } | FileKind::Own => {}
    }
    Ok(fs::canonicalize(path)?)
}

fn starts_with(path: &Path, start: &str) -> io::Result<bool> {
    let mut head = Vec::with_capacity(start.len());
    File::open(path)?.take(start.len() as u64).read_to_end(&mut head)?;
    Ok(head == start.as_bytes())
}

/// Writes a text.
///
/// # Errors
/// What stands in the way; then nothing has changed.
pub fn write(path: &Path, kind: FileKind, text: &str) -> Result<(), WriteError> {
    fill(path, kind, |part| Ok(fs::write(part, text)?))
}

/// Writes a text durably: after a power cut there is the old file or the new one.
///
/// # Errors
/// What stands in the way; then nothing has changed.
pub fn write_lasting(path: &Path, kind: FileKind, text: &str) -> Result<(), WriteError> {
    fill(path, kind, |part| {
        let mut file = File::create(part)?;
        file.write_all(text.as_bytes())?;
        Ok(file.sync_all()?)
    })
}

/// Lets the caller write a temporary file, and moves it into place.
///
/// # Errors
/// What stands in the way, or the writer's own error; then nothing has changed.
pub fn fill<E: From<WriteError>>(
    path: &Path,
    kind: FileKind,
    write: impl FnOnce(&Path) -> Result<(), E>,
) -> Result<(), E> {
    let part = beside(&place(path, kind)?);
    let written = fresh(&part).map_err(E::from).and_then(|()| write(&part)).and_then(|()| {
        // Check again: something else may have appeared there meanwhile.
        let place = place(path, kind)?;
        fs::rename(&part, place).map_err(|error| WriteError::Io(error).into())
    });
    if written.is_err() {
        // The first error is the one to report.
        let _left_behind = fs::remove_file(&part);
    }
    written
}

/// Removes a temporary file that an earlier process with the same id left behind.
fn fresh(part: &Path) -> Result<(), WriteError> {
    match fs::remove_file(part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// A unique name in the same folder, so that the file can be moved in one step.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.part", std::process::id()))
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    //! Everything that can have the name of a file, and a writer that fails half-way.
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;

    /// An empty folder for one test.
    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("tortuga-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&path));
        fs::create_dir_all(&path).unwrap();
        path
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into()).collect();
        names.sort();
        names
    }

    #[test]
    fn only_a_plain_file_of_the_kind_is_overwritten() {
        let folder = folder("files");
        let path = |name: &str| folder.join(name);
        let socket = UnixListener::bind(path("socket")).unwrap();
        symlink(path("socket"), path("to-socket")).unwrap();
        symlink(path("nothing"), path("to-nothing")).unwrap();
        fs::create_dir(path("folder")).unwrap();
        fs::write(path("letter"), "Dear Ann").unwrap();
        fs::write(path("record"), "tortuga-record: 1\n").unwrap();
        fs::write(path("empty"), "").unwrap();
        symlink(path("record"), path("to-record")).unwrap();
        let before = names(&folder);
        let refused = |name: &str| match write(&path(name), RECORD, "tortuga-record: 1\nnew\n") {
            Ok(()) => String::new(),
            Err(problem) => problem.to_string(),
        };
        assert_eq!(refused("socket"), "it is no plain file");
        assert_eq!(refused("to-socket"), "it is no plain file");
        assert_eq!(refused("folder"), "it is a folder, not a file");
        assert_eq!(refused("to-nothing"), "it is a link that leads nowhere");
        assert_eq!(refused("letter"), "the file there is not a game record, so it stays");
        assert_eq!(names(&folder), before, "nothing is left behind");
        assert_eq!(fs::read_to_string(path("letter")).unwrap(), "Dear Ann");
        for name in ["to-record", "empty", "new"] {
            assert_eq!(refused(name), "");
            assert_eq!(fs::read_to_string(path(name)).unwrap(), "tortuga-record: 1\nnew\n");
        }
        assert!(fs::symlink_metadata(path("to-record")).unwrap().is_symlink(), "a link stays one");
        let again = write(&path("new"), FileKind::New, "");
        assert!(matches!(again, Err(WriteError::Exists)), "{again:?}");
        drop(socket);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_writer_that_fails_half_way_changes_nothing() {
        let folder = folder("half");
        let path = folder.join("game.record");
        write_lasting(&path, RECORD, "tortuga-record: 1\nold\n").unwrap();
        let failed: Result<(), WriteError> = fill(&path, RECORD, |part| {
            fs::write(part, "tortuga-rec")?;
            Err(io::Error::other("the disk is full").into())
        });
        assert!(matches!(failed, Err(WriteError::Io(_))), "{failed:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "tortuga-record: 1\nold\n");
        assert_eq!(names(&folder), ["game.record"]);
        // A file that appears meanwhile is not overwritten either.
        let late: Result<(), WriteError> = fill(&folder.join("late"), FileKind::New, |part| {
            fs::write(part, "ours")?;
            Ok(fs::create_dir(folder.join("late"))?)
        });
        assert!(matches!(late, Err(WriteError::Folder)), "{late:?}");
        assert_eq!(names(&folder), ["game.record", "late"]);
        fs::remove_dir_all(&folder).unwrap();
    }
}
