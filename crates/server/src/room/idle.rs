//! When a room can leave memory, and how another node gets its table.

use table::Absence;
use table::id::Millis;

use tokio::sync::oneshot;

use super::{Life, Room};
use crate::fleet::{HandedOver, LifeId};
use crate::store::{StoreError, WakeAt};

/// How long a room stays in memory after the last person has left, and for how long it must have
/// nothing to do then.
const LINGER_MS: u64 = 60_000;

impl Room {
    /// When the room has something to do without mail.
    pub(super) fn alarm_at(&mut self) -> Option<Millis> {
        if !self.callers.is_empty() {
            self.look = None;
            return self.wake;
        }
        let clock = &self.house.clock;
        let look = *self.look.get_or_insert_with(|| clock.now().plus(LINGER_MS));
        Some(self.wake.map_or(look, |wake| wake.min(look)))
    }

    /// Ends the room if it is time to look, and nobody needs it.
    pub(super) fn look_around(&mut self) {
        if self.look.is_none_or(|at| at > self.house.clock.now()) {
            return;
        }
        self.look = None;
        if self.life == Life::Serving && self.absence().is_some() {
            self.life = Life::Idle;
        }
    }

    /// What to keep of the table if it leaves memory now; `None` if somebody needs it.
    ///
    /// Whoever can send mail holds a mailbox: connections, requests, and threads that think. Only
    /// the list of tables holds one of an idle room.
    pub(crate) fn absence(&self) -> Option<Absence> {
        let soon = self.house.clock.now().plus(LINGER_MS);
        let is_quiet = self.callers.is_empty()
            && self.own.strong_count() <= 1
            && self.mail.is_empty()
            && self.wake.is_none_or(|at| at > soon);
        is_quiet.then(|| self.table.absence()).flatten()
    }

    /// Hands the table over to another life.
    pub(super) async fn hand_over(
        &mut self,
        to: LifeId,
        answer: oneshot::Sender<HandedOver>,
    ) -> Result<(), StoreError> {
        let handed = self.house.ownership.hand_over(self.id, to).await?;
        match handed {
            HandedOver::Done => self.life = Life::Moved,
            HandedOver::Refused => {}
            HandedOver::NotOurs => return Err(StoreError::Conflict),
        }
        // Whoever has asked may have gone.
        let _ = answer.send(handed);
        Ok(())
    }

    /// When the table must be loaded again, should it leave memory now: by the clock of the server.
    pub(crate) fn due(&self) -> WakeAt {
        self.wake.map_or(WakeAt::Never, |at| WakeAt::At(self.house.clock.of_server(at)))
    }
}
