//! The open connections of each person, so that a ban, a log-out or a block takes effect everywhere
//! at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use table::id::{Conn, Person};
use tokio::sync::Notify;

use crate::ident::Digest;
use crate::room::{Mail, Mailbox};

/// One connection.
#[derive(Debug)]
struct Guest {
    conn: Conn,
    token: Digest,
    table: Mailbox,
    end: Arc<Notify>,
}

/// All connections by person.
#[derive(Debug, Default)]
pub(crate) struct Crowd(Mutex<HashMap<Person, Vec<Guest>>>);

/// Which of a person's connections to close.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which<'a> {
    All,
    /// Those that authenticated with this token.
    Of(&'a Digest),
}

impl Crowd {
    fn with<T>(&self, deed: impl FnOnce(&mut HashMap<Person, Vec<Guest>>) -> T) -> T {
        deed(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Registers a connection. The result notifies it when it must close.
    pub(crate) fn enter(
        &self,
        person: Person,
        conn: Conn,
        token: Digest,
        table: Mailbox,
    ) -> Arc<Notify> {
        let end = Arc::new(Notify::new());
        let guest = Guest { conn, token, table, end: Arc::clone(&end) };
        self.with(|people| people.entry(person).or_default().push(guest));
        end
    }

    /// Removes a connection that has closed.
    pub(crate) fn leave(&self, person: Person, conn: Conn) {
        self.with(|people| {
            let Some(guests) = people.get_mut(&person) else { return };
            guests.retain(|guest| guest.conn != conn);
            if guests.is_empty() {
                people.remove(&person);
            }
        });
    }

    /// Closes connections of a person.
    pub(crate) fn oust(&self, person: Person, which: Which<'_>) {
        self.with(|people| {
            for guest in people.get(&person).into_iter().flatten() {
                let is_meant = match which {
                    Which::All => true,
                    Which::Of(token) => guest.token == *token,
                };
                if is_meant {
                    guest.end.notify_one();
                }
            }
        });
    }

    /// Tells every table where the person is whom they have blocked.
    pub(crate) async fn block(&self, person: Person, blocked: &Arc<[Person]>) {
        let places: Vec<(Mailbox, Conn)> = self.with(|people| {
            let guests = people.get(&person).into_iter().flatten();
            guests.map(|guest| (guest.table.clone(), guest.conn)).collect()
        });
        for (table, conn) in places {
            // A table that has ended sends nothing any more.
            drop(table.send(Mail::Block { conn, blocked: Arc::clone(blocked) }).await);
        }
    }
}
