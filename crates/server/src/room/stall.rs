//! A room whose table is ahead of its log, because the store has refused a step: it makes the table
//! again from the log. While nothing can be written, it refuses everything meanwhile.

use std::sync::Arc;

use table::id::{Conn, Millis};
use table::io::Connect;
use table::message::{Message, Reason};
use table::{Input, Table};

use super::{Caller, End, Life, Mail, Outgoing, Room};
use crate::fleet::{Before, Claim, Claimed, HandedOver};
use crate::store::{self, Health, StoreError, WakeAt, entries};

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
            match self.regain(since, Doubt::None).await {
                Ok(()) => return Ok(()),
                Err(Failure::Store(StoreError::ReadOnly(_) | StoreError::Gone)) => {}
                Err(Failure::Store(StoreError::Conflict)) => return self.recover_once().await,
                Err(failure) => return Err(failure.end()),
            }
        }
    }

    /// Another writer was faster, or the table has another owner: makes the table again from its
    /// log if it is still ours. Everybody reconnects, and resends what was not answered: the log
    /// tells whether it was carried out.
    pub(super) async fn recover(&mut self) -> Result<(), End> {
        self.wake = None;
        self.move_callers();
        self.recover_once().await
    }

    async fn recover_once(&mut self) -> Result<(), End> {
        loop {
            match self.regain(self.house.clock.now(), Doubt::Conflict).await {
                Ok(()) => return Ok(()),
                // Somebody was faster once more.
                Err(Failure::Store(StoreError::Conflict)) => {}
                Err(Failure::Store(StoreError::ReadOnly(_) | StoreError::Gone)) => {
                    return Box::pin(self.stall()).await;
                }
                Err(failure) => return Err(failure.end()),
            }
        }
    }

    /// Closes all connections; their clients reconnect.
    pub(super) fn move_callers(&mut self) {
        for (_, caller) in self.callers.drain() {
            if let Outgoing::Client(client) = caller.outbox {
                client.move_on();
            }
        }
    }

    /// Answers mail while nothing can be written.
    async fn sit_out(&mut self) -> Result<(), End> {
        while *self.health.borrow_and_update() == Health::ReadOnly {
            let mail = tokio::select! {
                changed = self.health.changed() => match changed {
                    Ok(()) => continue,
                    Err(_) => return Err(End::Stopped { due: WakeAt::Unknown }),
                },
                mail = self.mail.recv() => mail.ok_or(End::Stopped { due: WakeAt::Unknown })?,
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
                Mail::HandOver { answer, .. } => {
                    let _ = answer.send(HandedOver::Refused);
                }
                Mail::Sit { answer, .. } => {
                    let refused = Message::refused(None, Reason::ReadOnly);
                    drop(answer.send(Err(Box::new(refused))));
                }
            }
        }
        Ok(())
    }

    /// Makes sure that the table is still ours, and makes it again from its log. Nobody's clock has
    /// run since `since`.
    async fn regain(&mut self, since: Millis, doubt: Doubt) -> Result<(), Failure> {
        let claimed = self.house.ownership.claim(self.id).await.map_err(Failure::Store)?;
        let Claimed::Ours(claim) = claimed else { return Err(Failure::Moved) };
        let id = self.id;
        let steps = store::read(&self.house.store, move |store| store.log(id)).await;
        let entries = entries(&steps.map_err(Failure::Store)?).map_err(Failure::Log)?;
        if let (Doubt::Conflict, Before::Ours, Some(refused)) = (doubt, claim.before, self.refused)
            && entries.last().is_none_or(|last| last.seq < refused)
        {
            // It is nobody else's step: it would be refused for ever.
            let why = format!("the store refuses entry {refused}, which the log does not have");
            return Err(Failure::Log(why));
        }
        self.refused = None;
        self.table = Table::restore(&entries, Arc::clone(&self.house.dealer))
            .map_err(|error| Failure::Log(error.to_string()))?;
        if self.table.is_closed() {
            return Err(Failure::Closed);
        }
        self.life = Life::Serving;
        self.made_in = Some(claim.life);
        let down_ms = self.down_ms(since, claim);
        self.feed(Input::Wake { down_ms }).await.map_err(Failure::Store)?;
        let connects: Vec<Connect> =
            self.callers.values().map(|caller| caller.connect.clone()).collect();
        for connect in connects {
            self.feed(Input::Connect(connect)).await.map_err(Failure::Store)?;
        }
        Ok(())
    }

    /// How long nobody served the table.
    fn down_ms(&self, since: Millis, claim: Claim) -> u64 {
        let stalled = self.house.clock.now().since(since);
        match (claim.before, self.house.ownership.shared_time()) {
            (Before::Fenced { heartbeat }, Some(now)) => stalled.max(now.since(heartbeat)),
            (Before::Fenced { .. } | Before::Ours | Before::LetGo, _) => stalled,
        }
    }
}

/// Whether the store has refused a step because of what is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doubt {
    None,
    Conflict,
}

/// Why a table could not be restored.
enum Failure {
    Store(StoreError),
    Log(String),
    Moved,
    /// Another writer has closed it.
    Closed,
}

impl Failure {
    fn end(self) -> End {
        match self {
            Self::Store(error) => End::SetAside(error.to_string()),
            Self::Log(why) => End::SetAside(why),
            Self::Moved => End::Moved,
            Self::Closed => End::Closed,
        }
    }
}
