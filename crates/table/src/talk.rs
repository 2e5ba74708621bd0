//! Chat at the table: length, rate limit, and who gets each message.

use std::sync::Arc;

use contract::Seat;

use crate::command::Hearing;
use crate::entry::Fact;
use crate::id::{Conn, Millis, Person};
use crate::link::{Audience, Link};
use crate::message::{Message, Reason};
use crate::refusal::Refusal;
use crate::state::Spoken;
use crate::table::{Draft, Sender, Table, send};

/// The longest chat message, in bytes.
pub(crate) const TEXT_BYTES_MAX: usize = 400;
/// The burst of the rate limit: the number of messages that can be sent at once.
pub(crate) const BURST: u32 = 5;
/// The time in milliseconds after which one more message can be sent.
pub(crate) const PAUSE_MS: u64 = 2_000;

/// The rate limit of a seat: a token bucket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    /// When the bucket will be full again.
    full_at: Millis,
    /// The person who sent the last message from the seat.
    by: Option<Person>,
}

impl Talk {
    /// The emptiest bucket that a person has left at any seat: changing seats does not reset the
    /// limit.
    pub(crate) fn of(person: Person, talks: &[Self]) -> Self {
        let own = talks.iter().filter(|talk| talk.by == Some(person));
        own.max_by_key(|talk| talk.full_at).copied().unwrap_or_default()
    }

    /// Takes one token, if there is one.
    fn take(&mut self, now: Millis) -> Result<(), Reason> {
        let full_at = self.full_at.max(now).plus(PAUSE_MS);
        if full_at.since(now) > u64::from(BURST) * PAUSE_MS {
            return Err(Reason::TooFast);
        }
        self.full_at = full_at;
        Ok(())
    }
}

impl Table {
    /// Sends a chat message. Only people in seats may chat: spectators might tell a seat what it
    /// must not know.
    pub(crate) fn chat(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        text: String,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        if text.trim().is_empty() || text.len() > TEXT_BYTES_MAX {
            return Err(Reason::TextLength.into());
        }
        let talk = &mut self.talk[seat.idx()];
        talk.take(draft.now)?;
        talk.by = Some(sender.origin.person);
        self.commit(draft, Fact::Said { seat, text }, Some(sender.origin))?;
        let Some(spoken) = self.state.chat.back() else { return Ok(()) };
        let message = Message::Said(spoken.said.clone());
        for link in &self.links {
            if self.hears(link, spoken) {
                send(draft, link.conn, &message);
            }
        }
        Ok(())
    }

    /// Replaces the blocked people of a connection; messages that were sent stay.
    pub(crate) fn block(&mut self, conn: Conn, blocked: Arc<[Person]>) {
        if let Some(link) = self.links.iter_mut().find(|link| link.conn == conn) {
            link.blocked = blocked;
        }
    }

    /// Whether a message is sent over a connection.
    pub(crate) fn hears(&self, link: &Link, spoken: &Spoken) -> bool {
        if link.blocked.contains(&spoken.person) {
            return false;
        }
        match link.audience {
            Audience::Seat(seat) => {
                let sitter = self.state.sitter(seat);
                sitter.is_none_or(|sitter| !sitter.muted.has(spoken.said.seat))
            }
            Audience::Spectators => true,
            Audience::Outside => false,
        }
    }

    /// Mutes or unmutes a seat.
    pub(crate) fn mute(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        whom: Seat,
        hearing: Hearing,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let muted = self.state.sitter(seat).is_some_and(|sitter| sitter.muted.has(whom));
        let hears = if muted { Hearing::Muted } else { Hearing::Heard };
        if hearing == hears && whom.idx() < self.state.seats.len() {
            return Ok(());
        }
        self.commit(draft, Fact::Muted { seat, whom, hearing }, Some(sender.origin))?;
        // Only the person who muted is told, in each of their tabs.
        for link in self.links.iter().filter(|link| link.audience == Audience::Seat(seat)) {
            let seats = self.seats_seen(link.audience, link.person);
            send(draft, link.conn, &Message::Seats(Box::new(seats)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    //! Tests of the rate limit.
    use super::*;

    #[test]
    fn five_words_at_once_then_one_every_two_seconds() {
        let mut talk = Talk::default();
        let now = Millis(1_000_000);
        assert!((0..5).all(|_| talk.take(now).is_ok()));
        assert_eq!(talk.take(now), Err(Reason::TooFast));
        assert_eq!(talk.take(now.plus(1_999)), Err(Reason::TooFast));
        assert_eq!(talk.take(now.plus(2_000)), Ok(()));
        assert_eq!(talk.take(now.plus(2_000)), Err(Reason::TooFast));
    }
}
