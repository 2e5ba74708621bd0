//! Who is connected where, so that somebody who is sent away, logs out or blocks somebody is so at
//! once everywhere.

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

/// Which connections of a person end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which<'a> {
    All,
    /// Those that came by this token.
    Of(&'a Digest),
}

impl Crowd {
    fn with<T>(&self, deed: impl FnOnce(&mut HashMap<Person, Vec<Guest>>) -> T) -> T {
        deed(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Somebody connects; what they get says when the connection must end.
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

    /// A connection is gone.
    pub(crate) fn leave(&self, person: Person, conn: Conn) {
        self.with(|people| {
            let Some(guests) = people.get_mut(&person) else { return };
            guests.retain(|guest| guest.conn != conn);
            if guests.is_empty() {
                people.remove(&person);
            }
        });
    }

    /// Ends connections of somebody.
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

    /// Tells every table where somebody is whom they do not want to hear.
    pub(crate) async fn deafen(&self, person: Person, deaf_to: &Arc<[Person]>) {
        let places: Vec<(Mailbox, Conn)> = self.with(|people| {
            let guests = people.get(&person).into_iter().flatten();
            guests.map(|guest| (guest.table.clone(), guest.conn)).collect()
        });
        for (table, conn) in places {
            // A table that has ended says nothing any more.
            drop(table.send(Mail::Deafen { conn, deaf_to: Arc::clone(deaf_to) }).await);
        }
    }
}
