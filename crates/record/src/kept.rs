//! Records of other rules versions: the one place that decides how a record of any version can be
//! opened.

use contract::{DeckText, Game};

use crate::error::RecordError;
use crate::read::{read, read_header};
use crate::record::Record;
use crate::replay::verify;
use crate::sheet::Sheet;

/// How this program can open a record.
#[derive(Clone, Debug)]
pub enum Replay<G: Game> {
    /// It was played by the rules of this program.
    Exact(Record<G>),
    /// It was played by other rules, but today's accept every action and every outcome of chance,
    /// and give the recorded result.
    ByTodaysRules(Record<G>),
    /// It was played by other rules, and today's do not accept it.
    NotationOnly {
        /// The record as text.
        sheet: Sheet,
        /// The first place where today's rules differ.
        why: RecordError,
    },
}

impl<G: Game> Replay<G> {
    /// The record, if it can be replayed.
    pub fn record(&self) -> Option<&Record<G>> {
        match self {
            Self::Exact(record) | Self::ByTodaysRules(record) => Some(record),
            Self::NotationOnly { .. } => None,
        }
    }
}

/// Opens a record of the game `G`, whichever version of its rules it was played by. `deck` is the
/// current deck; a record of an older deck of ours finds that one by itself.
///
/// A record of these rules is read as [`read`] does. One of other rules is replayed, and verified
/// from its seed if it has one; if that fails, only notation and result are shown.
///
/// # Errors
/// When the text is not a record, or was changed after it was written; those of [`read`] if the
/// record names the rules of this program.
pub fn open<G: Game>(text: &str, deck: &DeckText) -> Result<Replay<G>, RecordError> {
    let header = read_header(text)?;
    if header.game != G::ID || header.rules_version == G::RULES_VERSION {
        return read(text, deck).map(Replay::Exact);
    }
    let sheet = Sheet::read(text)?;
    let again = sheet.record::<G>(deck).and_then(|record| verify(&record).map(|_| record));
    Ok(match again {
        Ok(record) => Replay::ByTodaysRules(record),
        Err(why) => Replay::NotationOnly { sheet, why },
    })
}
