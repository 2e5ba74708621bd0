//! Connections: the audience of each, and what each observer has been shown.

use std::sync::Arc;

use contract::Seat;

use crate::id::{Client, Conn, NetAddress, Person};
use crate::io::Pass;

/// The most connections of one person.
pub(crate) const LINKS_OF_PERSON_MAX: usize = 8;

/// One connection.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) conn: Conn,
    pub(crate) person: Person,
    pub(crate) name: String,
    pub(crate) client: Client,
    pub(crate) pass: Pass,
    pub(crate) source: NetAddress,
    pub(crate) audience: Audience,
    /// The people whose messages are hidden on it, because its person has blocked them.
    pub(crate) blocked: Arc<[Person]>,
}

/// What a connection may see of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    /// The view of a seat.
    Seat(Seat),
    /// The view of a spectator.
    Spectators,
    /// Only the occupants of the seats, not the match.
    Outside,
}

/// What an observer has been shown of the match: a hash of each field, so that only changes are
/// sent. All connections of one observer have been shown the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShownHashes {
    pub(crate) fields: Vec<u64>,
    pub(crate) menu: u64,
}

impl ShownHashes {
    /// Forgets everything when nobody looks any more; the next connection gets a full snapshot.
    pub(crate) fn forget(&mut self) {
        // Frees the memory: most tables have no viewers most of the time.
        self.fields = Vec::new();
        self.menu = 0;
    }
}
