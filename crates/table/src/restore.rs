//! Restores a table from its log. The match in progress, or the last one, is replayed; matches
//! before it are only read: who sat where, and what was said. So a long evening costs little, and
//! a match that has ended does not bind its table to the rules it was played by.

use std::fmt;
use std::sync::Arc;

use crate::entry::{ChainError, Closing, Entry, Fact, Tail};
use crate::id::{MatchNumber, Millis};
use crate::io::Dealer;
use crate::misfit::Misfit;
use crate::state::State;
use crate::table::Table;

/// Why a table cannot be restored from a log.
#[derive(Clone, PartialEq, Debug)]
pub enum RestoreError {
    /// The log is empty.
    Empty,
    /// The log is damaged: its entries are not what was written.
    Chain(ChainError),
    /// An entry does not fit the state before it: it was written under other rules.
    Misfit {
        /// The number of the entry.
        seq: u64,
        /// Why it does not fit.
        why: Misfit,
    },
}

impl fmt::Display for RestoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "the log is empty"),
            Self::Chain(error) => error.fmt(out),
            Self::Misfit { seq, why } => write!(out, "entry {seq} does not fit: {why}"),
        }
    }
}

impl std::error::Error for RestoreError {}

/// How the entries from the start of a match to the start of the next one are applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Treatment {
    /// The match is dealt and played again.
    Replay,
    /// Only what outlives the match is applied.
    Read,
}

/// What the log has in store for a match.
#[derive(Clone, Copy, Default, Debug)]
struct Outlook {
    has_ended: bool,
    /// Whether another match follows.
    is_followed: bool,
    /// Whether somebody asks for another reaction time while it is played. Its rounds then decide
    /// when that applies.
    has_wishes: bool,
}

impl Outlook {
    /// The outlook of a match at its start; `rest` is the log from there on.
    fn of(rest: &[Entry]) -> Self {
        let mut outlook = Self::default();
        for entry in rest.iter().skip(1) {
            if let Fact::Started { .. } = entry.fact {
                return Self { is_followed: true, ..outlook };
            }
            outlook.has_ended |= matches!(entry.fact, Fact::Ended { .. });
            outlook.has_wishes |= matches!(entry.fact, Fact::Wanted { reaction_s: Some(_), .. });
        }
        outlook
    }
}

impl Table {
    /// Restores a table from its log. The first input after that is
    /// [`Input::Wake`](crate::Input::Wake).
    ///
    /// # Errors
    /// If the log is damaged, or a match in progress does not fit the current rules.
    pub fn restore(entries: &[Entry], dealer: Arc<dyn Dealer>) -> Result<Self, RestoreError> {
        let first = entries.first().ok_or(RestoreError::Empty)?;
        let mut tail = Tail::default();
        tail.follow(first).map_err(RestoreError::Chain)?;
        let misfit = |why| RestoreError::Misfit { seq: 0, why };
        let state = State::created(&first.fact, first.at_ms).map_err(misfit)?;
        let mut table = Self::around(state, tail, dealer);
        let mut treatment = Treatment::Replay;
        for (idx, entry) in entries.iter().enumerate().skip(1) {
            if let Fact::Started { rules, .. } = entry.fact {
                treatment = table.treatment(Outlook::of(&entries[idx..]), rules);
            }
            match treatment {
                Treatment::Replay => table.follow(entry)?,
                Treatment::Read => table.read(entry)?,
            }
        }
        for seat in table.state.setting.seats().seats() {
            table.away[seat.idx()] = table.state.sitter(seat).map(|_| table.tail.at_ms);
        }
        Ok(table)
    }

    /// How a match is restored that was played by this version of the rules.
    fn treatment(&self, outlook: Outlook, played: u32) -> Treatment {
        let here = self.dealer.rules_version(self.state.setting.game());
        let is_foreign = here.is_some_and(|here| here != played);
        let wishes = outlook.has_wishes || self.state.wanted.iter().any(Option::is_some);
        match outlook {
            Outlook { has_ended: false, .. } => Treatment::Replay,
            // Nobody can show how it ended: the table is between matches.
            Outlook { .. } if is_foreign => Treatment::Read,
            Outlook { is_followed: true, .. } if !wishes => Treatment::Read,
            Outlook { .. } => Treatment::Replay,
        }
    }

    /// Follows another table of the same log by one entry.
    ///
    /// # Errors
    /// If it is not the next entry, or does not fit.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), RestoreError> {
        self.tail.follow(entry).map_err(RestoreError::Chain)?;
        let misfit = |why| RestoreError::Misfit { seq: entry.seq, why };
        self.absorb(&entry.fact, entry.at_ms, entry.origin).map_err(misfit)
    }

    /// Follows by one entry of a match that is not replayed, or from between it and the next.
    fn read(&mut self, entry: &Entry) -> Result<(), RestoreError> {
        self.tail.follow(entry).map_err(RestoreError::Chain)?;
        let misfit = |why| RestoreError::Misfit { seq: entry.seq, why };
        self.state.read(&entry.fact, entry.at_ms, self.dealer.as_ref()).map_err(misfit)?;
        self.note(&entry.fact, entry.at_ms, entry.origin);
        Ok(())
    }

    /// The last entry of a table that cannot go on, because its match is played by rules that no
    /// longer exist ([`Misfit::Rules`]). The log is verified but not replayed.
    ///
    /// # Errors
    /// If the log is damaged.
    pub fn retire(entries: &[Entry], now: Millis) -> Result<Entry, ChainError> {
        let mut tail = Tail::default();
        entries.iter().try_for_each(|entry| tail.follow(entry))?;
        Ok(tail.append(now, Fact::Closed { why: Closing::Upgraded }, None))
    }
}

impl State {
    /// Applies what outlives a match. Meanwhile, and until the next match begins, the table is in
    /// its lobby.
    fn read(&mut self, fact: &Fact, at: Millis, dealer: &dyn Dealer) -> Result<(), Misfit> {
        match fact {
            Fact::Started { number, .. } => self.pass_over(*number),
            Fact::Timed { .. }
            | Fact::Expired { .. }
            | Fact::Played { .. }
            | Fact::Undone { .. }
            | Fact::Held { .. }
            | Fact::Unheld { .. }
            | Fact::Waited { .. }
            | Fact::Rested { .. }
            | Fact::Voted { .. }
            | Fact::Paused
            | Fact::Resumed
            | Fact::Ended { .. } => Ok(()),
            Fact::Stewarded { seat, why } => {
                self.sitter_mut(*seat)?.steward = Some(*why);
                Ok(())
            }
            Fact::Created { .. }
            | Fact::Sat { .. }
            | Fact::Vacated { .. }
            | Fact::Filled { .. }
            | Fact::Swapped { .. }
            | Fact::HostChanged { .. }
            | Fact::Gallery { .. }
            | Fact::Cleared
            | Fact::Wanted { .. }
            | Fact::Ordered { .. }
            | Fact::Returned { .. }
            | Fact::Woken { .. }
            | Fact::Said { .. }
            | Fact::Muted { .. }
            | Fact::Closed { .. } => self.apply(fact, at, dealer),
        }
    }

    /// Begins a match that is not replayed.
    fn pass_over(&mut self, number: MatchNumber) -> Result<(), Misfit> {
        self.check_start(number)?;
        self.enter(number);
        self.stage = crate::state::Stage::Lobby;
        Ok(())
    }
}
