//! Connections: who looks over each, and what each observer has been shown.

use std::sync::Arc;

use contract::Seat;

use crate::id::{Client, Conn, Person};
use crate::io::Pass;

/// The most connections of one table.
pub(crate) const LINKS_MAX: usize = 256;
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
    pub(crate) audience: Audience,
    /// Whose talk is not heard over it.
    pub(crate) deaf_to: Arc<[Person]>,
}

/// As whom a connection sees the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    /// As somebody who sits there.
    Seat(Seat),
    /// As somebody who watches.
    Gallery,
    /// As somebody who may only see who sits where.
    Door,
}

/// What an observer has been shown of the match: a hash of each field, so that only what changed
/// is sent. All connections of an observer have seen the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shown {
    pub(crate) fields: Vec<u64>,
    pub(crate) menu: u64,
}

impl Shown {
    /// Nobody has looked since; the next one gets everything.
    pub(crate) fn forget(&mut self) {
        // The room is given back: most tables are not looked at most of the time.
        self.fields = Vec::new();
        self.menu = 0;
    }
}
