//! A room that cannot write: it refuses everything until writing works again, and then restores its
//! table from the log.

use std::sync::Arc;

use table::id::Conn;
use table::io::Connect;
use table::message::{Message, Reason};
use table::{Input, Table};

use super::{Caller, End, Life, Mail, Outgoing, Room};
use crate::store::{self, Due, Health, StoreError, entries};

impl Room {
    /// Waits until writing works again, and restores the table from its log.
    pub(super) async fn stall(&mut self) -> Result<(), End> {
        let since = self.house.clock.now();
        self.wake = None;
        let conns: Vec<Conn> = self.callers.keys().copied().collect();
        for conn in conns {
            self.refuse(conn, None);
        }
        loop {
            self.sit_out().await?;
            match self.remake(self.house.clock.now().since(since)).await {
                Ok(()) => return Ok(()),
                Err(Failure::Store(StoreError::ReadOnly(_))) => {}
                Err(Failure::Store(error)) => return Err(End::SetAside(error.to_string())),
                Err(Failure::Log(why)) => return Err(End::SetAside(why)),
            }
        }
    }

    /// Answers mail while nothing can be written.
    async fn sit_out(&mut self) -> Result<(), End> {
        while *self.health.borrow_and_update() == Health::ReadOnly {
            let mail = tokio::select! {
                changed = self.health.changed() => match changed {
                    Ok(()) => continue,
                    Err(_) => return Err(End::Stopped { due: Due::Unknown }),
                },
                mail = self.mail.recv() => mail.ok_or(End::Stopped { due: Due::Unknown })?,
            };
            match mail {
                Mail::Connect { connect, outbox } => {
                    let (conn, outbox) = (connect.conn, Outgoing::Client(outbox));
                    self.callers.insert(conn, Caller { connect, outbox });
                    self.refuse(conn, None);
                }
                Mail::Lost { conn } => {
                    self.callers.remove(&conn);
                }
                Mail::Command { conn, command } => {
                    self.refuse(conn, command.ok().map(|command| command.cmd));
                }
                Mail::Block { conn, blocked } => {
                    if let Some(caller) = self.callers.get_mut(&conn) {
                        caller.connect.blocked = blocked;
                    }
                }
                // The operator's notice stays until writing works, and comes again.
                Mail::Advice { .. } | Mail::Drop => {}
                Mail::Sit { answer, .. } => {
                    let refused = Message::refused(None, Reason::ReadOnly);
                    drop(answer.send(Err(Box::new(refused))));
                }
            }
        }
        Ok(())
    }

    async fn remake(&mut self, down_ms: u64) -> Result<(), Failure> {
        let id = self.id;
        let lines = store::read(&self.house.store, move |store| store.log(id)).await;
        let entries = entries(&lines.map_err(Failure::Store)?).map_err(Failure::Log)?;
        self.table = Table::restore(entries, Arc::clone(&self.house.dealer))
            .map_err(|error| Failure::Log(error.to_string()))?;
        self.life = Life::Serving;
        self.feed(Input::Wake { down_ms }).await.map_err(Failure::Store)?;
        let connects: Vec<Connect> =
            self.callers.values().map(|caller| caller.connect.clone()).collect();
        for connect in connects {
            self.feed(Input::Connect(connect)).await.map_err(Failure::Store)?;
        }
        Ok(())
    }
}

/// Why a table could not be restored.
enum Failure {
    Store(StoreError),
    Log(String),
}
