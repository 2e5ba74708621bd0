//! The bound of a table's log. Beyond it a match in progress can be finished, and nothing else can
//! be done: whoever has a seat could otherwise fill the disk, and a long log is slow to restore.

use crate::command::{Stance, Wish};
use crate::table::Table;

/// The number of entries after which the log takes only what finishes the match. Most matches have
/// fewer than a thousand.
pub const LOG_MAX: u64 = 20_000;

impl Table {
    /// The number of entries in the log.
    pub fn log_len(&self) -> u64 {
        self.tail.len
    }
}

impl Wish {
    /// Whether a table does without it once its log is full. Everything that a match needs to go on
    /// or to end is not free, and neither is what only asks.
    pub(crate) fn is_free(&self) -> bool {
        match self {
            Self::Sit { .. }
            | Self::Start
            | Self::Fill { .. }
            | Self::Swap { .. }
            | Self::Order { .. }
            | Self::NoMore { .. }
            | Self::Reaction { .. }
            | Self::Pause { .. }
            | Self::Rematch { .. }
            | Self::Undo { .. }
            | Self::VoteEnd { stance: Stance::Withdrawn }
            | Self::Chat { .. }
            | Self::Gallery { .. }
            | Self::Clear
            | Self::Mute { .. } => true,
            Self::Sync { .. }
            | Self::Attempt { .. }
            | Self::Explain { .. }
            | Self::Hint { .. }
            | Self::Submit { .. }
            | Self::Leave
            | Self::Kick { .. }
            | Self::Close
            | Self::Wait { .. }
            | Self::Back
            | Self::Resume
            | Self::Resign
            | Self::VoteEnd { stance: Stance::For } => false,
        }
    }
}
