//! What becomes of a record when the rules change: the one place that decides how a record of any
//! version can be looked at.

use contract::{DeckText, Game};

use crate::error::RecordError;
use crate::read::{read, read_header};
use crate::record::Record;
use crate::replay::verify;
use crate::sheet::Sheet;

/// How a record can be looked at by this program.
#[derive(Clone, Debug)]
pub enum Replay<G: Game> {
    /// It was played by the rules of this program.
    Exact(Record<G>),
    /// It was played by other rules, but today's accept every action and every outcome of chance,
    /// and come to the result that it tells.
    ByTodaysRules(Record<G>),
    /// It was played by other rules, and today's would have gone another way.
    NotationOnly {
        /// What stands in it.
        sheet: Sheet,
        /// Where today's rules part from it.
        why: RecordError,
    },
}

impl<G: Game> Replay<G> {
    /// The record, if it can be played again.
    pub fn record(&self) -> Option<&Record<G>> {
        match self {
            Self::Exact(record) | Self::ByTodaysRules(record) => Some(record),
            Self::NotationOnly { .. } => None,
        }
    }
}

/// Opens a record of the game `G`, by whichever version of its rules it was played. `deck` is the
/// one at hand; a record that was played with a deck of ours from before finds that itself.
///
/// A record of these rules is read as [`read`] does. One of other rules is played again, from its
/// seed too where that is told, and where that fails it is notation and result.
///
/// # Errors
/// When the text is no record, or was changed after it was written; those of [`read`] where the
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
