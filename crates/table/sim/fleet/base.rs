//! The database that the nodes share: one table's log, its owner, and the lives of the nodes.
//!
//! An append is a statement that takes time: it begins, when the database looks at its life and at
//! the table's owner, and is committed later. The database checks every row that it writes.

use table::entry::Entry;
use table::id::Millis;

use super::super::ledger::Ledger;

/// A life of a node, as the database counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LifeId(usize);

/// A connection of a node to the database. A node that has lost one must have a new life, so a
/// life has one; the simulator knows better than a node that gets this wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tenure(pub(crate) u64);

/// How a fence and the appends of the life that it ends see each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Locking {
    /// An append locks the row of its life, and a fence waits for it.
    Shared,
    /// Nothing is locked: the owner is only compared.
    Unlocked,
}

/// A life of a node.
struct Life {
    node: usize,
    is_gone: bool,
    /// When its last heartbeat arrived.
    heartbeat: Millis,
}

/// A step on its way into the log.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) id: u64,
    pub(crate) node: usize,
    pub(crate) life: LifeId,
    pub(crate) tenure: Tenure,
    pub(crate) entries: Vec<Entry>,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Written,
    /// There is such a step already, or the table is not ours.
    Conflict,
    /// The life is over.
    Gone,
}

/// What became of a fence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fence {
    Done,
    /// It waits for an append.
    Waits,
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// The table is ours; so long nobody served it.
    Ours { down_ms: u64 },
    /// It belongs to a life of this node.
    Elsewhere(usize),
    /// Our life is over.
    Gone,
}

pub(crate) struct Base {
    locking: Locking,
    lives: Vec<Life>,
    owner: Option<LifeId>,
    /// The connection over which the log was last read in order to serve the table. Nobody else
    /// may write from then on.
    reader: Option<Tenure>,
    pub(crate) ledger: Ledger,
    begun: Vec<Append>,
}

impl Base {
    pub(crate) fn new(locking: Locking, first: &[Entry]) -> Self {
        let mut ledger = Ledger::default();
        ledger.write(first);
        let (lives, begun) = (Vec::new(), Vec::new());
        Self { locking, lives, owner: None, reader: None, ledger, begun }
    }

    /// Begins a life.
    pub(crate) fn begin_life(&mut self, node: usize, now: Millis) -> LifeId {
        self.lives.push(Life { node, is_gone: false, heartbeat: now });
        LifeId(self.lives.len() - 1)
    }

    pub(crate) fn is_gone(&self, life: LifeId) -> bool {
        self.lives[life.0].is_gone
    }

    pub(crate) fn owner(&self) -> Option<LifeId> {
        self.owner
    }

    /// A heartbeat arrives. Returns whether the life goes on.
    pub(crate) fn beat(&mut self, life: LifeId, now: Millis) -> bool {
        let life = &mut self.lives[life.0];
        life.heartbeat = now;
        !life.is_gone
    }

    /// Since when the owner is silent, if it is another life than this and not over.
    pub(crate) fn silent_owner(&self, own: LifeId, lease_ms: u64, now: Millis) -> Option<LifeId> {
        let owner = self.owner.filter(|owner| *owner != own)?;
        let life = &self.lives[owner.0];
        (!life.is_gone && now.since(life.heartbeat) >= lease_ms).then_some(owner)
    }

    /// Ends a life: nothing of it is written from then on.
    pub(crate) fn fence(&mut self, life: LifeId) -> Fence {
        let is_busy = self.begun.iter().any(|append| append.life == life);
        if self.locking == Locking::Shared && is_busy {
            return Fence::Waits;
        }
        self.lives[life.0].is_gone = true;
        Fence::Done
    }

    /// Claims the table if nobody owns it, or its owner's life is over.
    pub(crate) fn claim(&mut self, own: LifeId, now: Millis) -> Claim {
        if self.is_gone(own) {
            return Claim::Gone;
        }
        let down_ms = match self.owner {
            Some(owner) if owner == own => 0,
            Some(owner) if !self.is_gone(owner) => {
                return Claim::Elsewhere(self.lives[owner.0].node);
            }
            Some(owner) => now.since(self.lives[owner.0].heartbeat),
            None => 0,
        };
        self.owner = Some(own);
        Claim::Ours { down_ms }
    }

    /// Gives the table to another life, or to nobody.
    pub(crate) fn give(&mut self, own: LifeId, to: Option<LifeId>) {
        if self.owner == Some(own) && !self.is_gone(own) {
            self.owner = to.filter(|to| !self.is_gone(*to));
        }
    }

    /// Reads the log in order to serve the table.
    pub(crate) fn read(&mut self, tenure: Tenure) -> &[Entry] {
        self.reader = Some(tenure);
        &self.ledger.entries
    }

    /// An append arrives. The error is its answer.
    pub(crate) fn begin(&mut self, append: Append) -> Result<(), Answer> {
        if self.is_gone(append.life) {
            return Err(Answer::Gone);
        }
        if self.owner != Some(append.life) {
            return Err(Answer::Conflict);
        }
        self.begun.push(append);
        Ok(())
    }

    /// An append that has begun is committed.
    pub(crate) fn commit(&mut self, id: u64) -> Option<(Append, Answer)> {
        let place = self.begun.iter().position(|append| append.id == id)?;
        let append = self.begun.remove(place);
        let (seq, len) = (append.entries[0].seq, self.ledger.entries.len() as u64);
        if seq < len {
            return Some((append, Answer::Conflict));
        }
        assert_eq!(seq, len, "a step is missing from the log");
        assert!(!self.is_gone(append.life), "a life that is over writes");
        assert_eq!(Some(append.tenure), self.reader, "somebody else has read the log meanwhile");
        self.ledger.write(&append.entries);
        Some((append, Answer::Written))
    }
}
