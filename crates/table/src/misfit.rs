//! Why a fact cannot happen at a table.

use std::fmt;

use contract::NoUndo;
use contract::any::AnyRejected;

use crate::io::DealError;

/// Why a fact cannot happen.
#[derive(Clone, PartialEq, Debug)]
pub enum Misfit {
    /// The game rejects the action.
    Rejected(AnyRejected),
    /// No match can be dealt.
    Deal(DealError),
    /// There is no such seat, or it has another occupant.
    Seat,
    /// The fact does not fit the stage of the table.
    Stage,
    /// A log starts with its `Created` fact, and has only one.
    Created,
    /// It is about another match or window.
    Stale,
    /// The last action cannot be taken back.
    Undo(NoUndo),
    /// The match was played by another version of the rules.
    Rules {
        /// The version of the match.
        played: u32,
        /// The current version.
        here: u32,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rejected(rejected) => match rejected.rule {
                Some(rule) => write!(out, "the game does not take it: {}", rule.as_str()),
                None => write!(out, "the game does not take it: {}", rejected.reason.name()),
            },
            Self::Deal(error) => write!(out, "no match can be dealt: {error}"),
            Self::Seat => write!(out, "there is no such seat, or not with such an occupant"),
            Self::Stage => write!(out, "it cannot happen at this stage of the table"),
            Self::Created => write!(out, "a log begins with its set-up and has only one"),
            Self::Stale => write!(out, "it is about another match or window"),
            Self::Undo(why) => write!(out, "the last action cannot be taken back: {why:?}"),
            Self::Rules { played, here } => {
                write!(out, "it was played by rules {played}, and those here are {here}")
            }
        }
    }
}

impl std::error::Error for Misfit {}
