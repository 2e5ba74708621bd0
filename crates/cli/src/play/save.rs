//! Where games are saved, and how they are written atomically.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use files::{RECORD, WriteError};

/// The most games of one seed that are stored side by side.
const COPIES_MAX: u32 = 999;

/// The file a game goes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Store {
    pub(crate) path: PathBuf,
    /// Whether the user named the file.
    pub(crate) is_asked_for: bool,
}

impl Store {
    /// The file that the user named.
    ///
    /// # Errors
    /// If no game may be written there: better to say so now than after the game.
    pub(crate) fn named(path: &Path) -> Result<Self> {
        let here = || format!("cannot save to {}", path.display());
        files::place(path, RECORD).with_context(here)?;
        make_folder(path).with_context(here)?;
        Ok(Self { path: path.to_owned(), is_asked_for: true })
    }

    /// A new file among the user's data.
    pub(crate) fn of_game(id: &str, hash: &str) -> Self {
        let digits: String = hash.chars().take(8).collect();
        let folder = data_folder(std::env::var_os("XDG_DATA_HOME"), std::env::var_os("HOME"));
        Self { path: free_path(&folder, &format!("{id}-{digits}")), is_asked_for: false }
    }

    /// Writes the file atomically: a power cut leaves the old one or the new one.
    ///
    /// # Errors
    /// If it cannot be written, or something else is there by now.
    pub(crate) fn write(&self, text: &str) -> Result<(), WriteError> {
        make_folder(&self.path)?;
        files::write_lasting(&self.path, RECORD, text)
    }
}

fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => fs::create_dir_all(folder),
        Some(_) | None => Ok(()),
    }
}

/// `$XDG_DATA_HOME/tortuga/games`, or the same under `~/.local/share`; without a home, the current
/// folder. A relative `$XDG_DATA_HOME` counts as not set, as its specification says.
pub(crate) fn data_folder(data: Option<OsString>, home: Option<OsString>) -> PathBuf {
    let data = data.map(PathBuf::from).filter(|path| path.is_absolute());
    let home = home.map(PathBuf::from).filter(|path| !path.as_os_str().is_empty());
    let data = data.or_else(|| home.map(|home| home.join(".local").join("share")));
    data.map(|data| data.join("tortuga").join("games")).unwrap_or_default()
}

/// A path that is free: the same seed can be played again, and the first game stays.
fn free_path(folder: &Path, stem: &str) -> PathBuf {
    let path = |name: &str| folder.join(format!("{name}.record"));
    let numbered = (2..=COPIES_MAX).map(|number| path(&format!("{stem}-{number}")));
    let mut all = [path(stem)].into_iter().chain(numbered);
    all.find(|path| !path.exists()).unwrap_or_else(|| path(stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_lie_where_the_xdg_rule_says() {
        let of = |text: &str| Some(OsString::from(text));
        let games = |data, home| data_folder(data, home);
        assert_eq!(games(of("/data"), of("/h")), Path::new("/data/tortuga/games"));
        assert_eq!(games(of("data"), of("/h")), Path::new("/h/.local/share/tortuga/games"));
        assert_eq!(games(None, of("/h")), Path::new("/h/.local/share/tortuga/games"));
        assert_eq!(games(of(""), of("")), Path::new(""));
    }

    #[test]
    fn a_game_never_takes_the_place_of_another() {
        let folder = std::env::temp_dir().join(format!("tortuga-save-{}", std::process::id()));
        let first = Store { path: free_path(&folder, "rum-0f"), is_asked_for: false };
        first.write("tortuga-record: one").unwrap();
        let second = free_path(&folder, "rum-0f");
        assert_ne!(first.path, second);
        assert_eq!(second.file_name().unwrap(), "rum-0f-2.record");
        first.write("tortuga-record: two").unwrap();
        assert_eq!(fs::read_to_string(&first.path).unwrap(), "tortuga-record: two");
        let names: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name()).collect();
        assert_eq!(names, ["rum-0f.record"], "nothing is left behind");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_is_no_file() {
        assert!(Store::named(&std::env::temp_dir()).is_err());
    }
}
