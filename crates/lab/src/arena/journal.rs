//! The deals played so far, one line each, in an append-only file, so that a stopped arena can
//! continue.
//!
//! The first line has the settings. An incomplete last line is dropped: its deal is played again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::deal::Deal;
use super::lineup::Lineup;

/// The largest journal that is read, in bytes.
const BYTES_MAX: u64 = 1 << 30;
/// The file, known by its first line with the settings.
const FILE: files::FileKind =
    files::FileKind::Text { name: "an arena's journal", start: "{\"tortuga_arena\":" };
/// The version of the file's layout.
const LAYOUT: u32 = 1;

/// The settings: deals with other settings must not be counted together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArenaSettings {
    /// The layout of the file.
    pub(crate) tortuga_arena: u32,
    /// The version of the program, since bots of another version may play differently.
    pub(crate) program: String,
    pub(crate) game: String,
    pub(crate) rules_version: u32,
    pub(crate) options: Value,
    /// The hash of the deck.
    pub(crate) deck: String,
    pub(crate) players: u8,
    /// The bots as named on the command line, in order.
    pub(crate) bots: Vec<String>,
    pub(crate) seed: u64,
}

impl ArenaSettings {
    /// The current layout and program version.
    pub(crate) fn mark() -> (u32, String) {
        (LAYOUT, env!("CARGO_PKG_VERSION").to_owned())
    }
}

/// The file that deals are appended to, locked so that nobody else appends to it.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens or creates the file, and reads the deals in it.
    pub(crate) fn open(
        path: &Path,
        settings: &ArenaSettings,
        lineup: &Lineup,
    ) -> Result<(Self, BTreeMap<u64, Deal>)> {
        let name = path.display();
        files::place(path, FILE).with_context(|| format!("cannot write {name}"))?;
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).read(true).write(true);
        let file = options.open(path).with_context(|| format!("cannot open {name}"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("another arena writes into {name}"),
            Err(TryLockError::Error(error)) => return Err(error).context(format!("{name}")),
        }
        let mut journal = Self { path: path.to_owned(), file };
        let deals = journal.read(settings, lineup).with_context(|| format!("{name}"))?;
        Ok((journal, deals))
    }

    fn read(&mut self, settings: &ArenaSettings, lineup: &Lineup) -> Result<BTreeMap<u64, Deal>> {
        let size = self.file.metadata()?.len();
        if size > BYTES_MAX {
            bail!("it has {size} bytes; at most {BYTES_MAX} are read");
        }
        let mut bytes = Vec::new();
        self.file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        bytes.truncate(whole);
        let text = String::from_utf8(bytes).context("it is not text")?;
        let mut lines = text.lines().zip(1_u64..);
        let deals = match lines.next() {
            None => BTreeMap::new(),
            Some((first, _)) => {
                same(settings, first)?;
                read_deals(lines, lineup)?
            }
        };
        self.file.set_len(whole as u64)?;
        self.file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            self.write(settings)?;
        }
        Ok(deals)
    }

    /// Appends a deal.
    pub(crate) fn add(&mut self, deal: &Deal) -> Result<()> {
        self.write(deal).with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Writes a line in one call, so that only the last line can be incomplete.
    fn write(&mut self, line: &impl Serialize) -> Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.file.write_all(text.as_bytes())?;
        Ok(())
    }
}

/// Refuses a file that was begun with other settings, and names the difference.
fn same(ours: &ArenaSettings, line: &str) -> Result<()> {
    let Ok(Value::Object(theirs)) = serde_json::from_str(line) else {
        bail!("its first line is not an arena's settings");
    };
    let ours = serde_json::to_value(ours)?;
    let fields = ours.as_object().context("settings are an object")?;
    for (name, our) in fields {
        let their = theirs.get(name).unwrap_or(&Value::Null);
        if their != our {
            bail!("it was begun with {name} {their}, not {our}: choose another folder");
        }
    }
    Ok(())
}

fn read_deals<'a>(
    lines: impl Iterator<Item = (&'a str, u64)>,
    lineup: &Lineup,
) -> Result<BTreeMap<u64, Deal>> {
    let mut deals = BTreeMap::new();
    for (line, number) in lines {
        let deal: Deal = serde_json::from_str(line).with_context(|| format!("line {number}"))?;
        check(&deal, lineup).with_context(|| format!("line {number}"))?;
        let deal_number = deal.number;
        if deals.insert(deal_number, deal).is_some() {
            bail!("line {number}: deal {deal_number} was there before");
        }
    }
    Ok(deals)
}

/// Checks that a deal fits this lineup.
fn check(deal: &Deal, lineup: &Lineup) -> Result<()> {
    if deal.games.len() != lineup.orders.len() || deal.times.len() != lineup.entrants.len() {
        bail!("it has other games than are played");
    }
    for (game, order) in deal.games.iter().zip(&lineup.orders) {
        let ranked = game.ranks.len() == order.len() && game.points.len() == order.len();
        if !ranked || !game.ranks.contains(&1) || game.ranks.contains(&0) {
            bail!("a game in it has no winner, or other seats");
        }
    }
    if deal.times.iter().any(|times| times.counts.len() > 65) {
        bail!("nobody thinks for so long");
    }
    Ok(())
}
