//! Nodes of one server that share a database: who owns a table, and which nodes there are.
//!
//! A *node* is a process that serves tables. A *life* of a node lasts from the moment it has
//! connected to the database until it loses a connection, is fenced or leaves; then the node begins
//! a new one. Only lives own tables, and only a table's owner may append to its log: the database
//! checks this inside the transaction that appends. A *fence* ends the life of a node that is
//! silent: it waits for the appends under way, and nothing of that life is written after it.
//!
//! Heartbeats and leases only decide when to fence. If they are wrong, a node loses seconds, and
//! nobody loses a move.

mod alone;

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use table::Dealer;
use table::id::Millis;
use tokio::sync::watch;

use crate::house::{AllGames, offers};
use crate::ident::TableId;
use crate::store::{StoreError, WakeAt};

pub use alone::Alone;

/// How often a node sends a heartbeat.
pub const HEARTBEAT: Duration = Duration::from_secs(1);
/// A life without a heartbeat for so long is fenced.
pub const LEASE: Duration = Duration::from_secs(3);

/// An answer of the database that is waited for.
pub type Asked<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The ownership of tables.
///
/// Every method fails with [`StoreError::Gone`] if this life ends meanwhile, and with
/// [`StoreError::ReadOnly`] while there is none: [`Store::health`](crate::store::Store::health)
/// says when the next one has begun. A new life takes along the tables of the node's last one that
/// nobody has claimed meanwhile.
pub trait Ownership: Send + Sync + 'static {
    /// Claims a table that nobody owns, or whose owner's life is over. The whole log can be read
    /// afterwards: the owner before writes nothing any more.
    fn claim(&self, table: TableId) -> Asked<'_, Claimed>;
    /// Lets go of a table that is no longer in memory, after its last append. Nothing happens if it
    /// is not ours.
    fn release(&self, table: TableId, due: WakeAt) -> Asked<'_, ()>;
    /// Gives a table to another life, after our last append to it. The new owner has to be told to
    /// load it.
    fn hand_over(&self, table: TableId, to: LifeId) -> Asked<'_, HandedOver>;
    /// Claims tables that nobody owns and that are due at this moment of the tables' clock, the
    /// longest due first.
    fn due(&self, now: Millis, n_tables_max: u32) -> Asked<'_, Vec<Claim>>;
    /// Fences the lives that have missed their heartbeats, and claims this node's share of the
    /// tables of lives that are over; after a while, anybody's share. To be called about once a
    /// second.
    fn adopt(&self, n_tables_max: u32) -> Asked<'_, Vec<Claim>>;
    /// Says that a node leaves: nobody hands a table over to it any more. With our own life, this
    /// node claims no more tables.
    fn drain(&self, life: LifeId) -> Asked<'_, Drained>;
    /// The nodes, as of the last heartbeat.
    fn members(&self) -> watch::Receiver<Members>;
    /// This node's current life; `None` while it has none.
    fn life(&self) -> Option<LifeId>;
    /// Whether nobody can have fenced this life yet: its last confirmed heartbeat is younger than
    /// the lease, by a clock that counts the time in which the machine or the process stood still.
    /// What needs no entry in a log, such as a sync, is sent only while this holds.
    fn holds_lease(&self) -> bool;
    /// The time by the clock that all nodes share; `None` for a node that is alone, which goes by
    /// its own.
    fn shared_time(&self) -> Option<Millis>;
    /// A key that only the nodes of this server know, made once; `None` for a node that is alone.
    fn peer_key(&self) -> Option<[u8; 32]> {
        None
    }
}

/// The id of a life of a node. Later lives have higher ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LifeId(pub i64);

/// The name that the operator gave to a node; each node of a server has another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeName(pub String);

/// The URL under which other nodes reach a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeAddress(pub String);

/// How often a table's owner has changed. It grows with every claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Epoch(pub i64);

/// A node as its operator has set it up, and as the others get to know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name.
    pub name: NodeName,
    /// Where others reach it.
    pub address: NodeAddress,
    /// The version of its program.
    pub version: String,
    /// The version of the rules of each game it has, by the game's id.
    pub rules: BTreeMap<String, u32>,
}

impl Node {
    /// A node of this program, with its games.
    pub fn new(name: NodeName, address: NodeAddress) -> Self {
        let rules = |id: &'static str| Some((id.to_owned(), AllGames.rules_version(id)?));
        let rules = offers().iter().filter_map(|game| rules(game.id)).collect();
        Self { name, address, version: env!("CARGO_PKG_VERSION").to_owned(), rules }
    }
}

/// What became of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// The table is ours, now or already before.
    Ours(Claim),
    /// It belongs to another node, or another node has to claim it, since only that one has the
    /// rules of the match being played.
    Elsewhere(Whereabouts),
    /// There is no such table, or it has ended.
    NoSuchTable,
}

/// A table that is ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The table's id.
    pub table: TableId,
    /// The life that owns it: this node's.
    pub life: LifeId,
    /// Which claim it is.
    pub epoch: Epoch,
    /// When it was to be loaded, as its last owner left it.
    pub due: WakeAt,
    /// How the owner before lost it.
    pub before: Before,
}

/// How the owner before lost a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Before {
    /// It was ours already.
    Ours,
    /// Its last owner let go of it, or handed it over; or it is new.
    LetGo,
    /// Its last owner's life was over.
    Fenced {
        /// The last heartbeat of that life, by the clock that all nodes share. The time since then
        /// counts for nobody.
        heartbeat: Millis,
    },
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whereabouts {
    /// The life that owns it.
    pub life: LifeId,
    /// Where to reach that node.
    pub address: NodeAddress,
}

/// What became of handing over a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandedOver {
    /// The other life owns it.
    Done,
    /// Nothing has changed: that life is over, is draining, or has not the rules of the match.
    Refused,
    /// It was not ours.
    NotOurs,
}

/// What became of draining a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drained {
    /// It is draining.
    Draining,
    /// There is no such life, or it is over.
    NoSuchLife,
}

/// The nodes of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Members {
    /// This node's current life.
    pub own: LifeId,
    /// All lives that are not over, this node's among them, in order of their ids.
    pub nodes: Vec<Member>,
}

/// A life of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its id.
    pub life: LifeId,
    /// The node's name.
    pub name: NodeName,
    /// Where to reach it.
    pub address: NodeAddress,
    /// The version of its program.
    pub version: String,
    /// The version of the rules of each game it has, by the game's id.
    pub rules: BTreeMap<String, u32>,
    /// Whether it takes tables.
    pub state: NodeState,
    /// Its last heartbeat, by the clock that all nodes share.
    pub heartbeat: Millis,
}

/// Whether a node takes tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeState {
    /// It does.
    Up,
    /// It gives its tables away and leaves.
    Draining,
}
