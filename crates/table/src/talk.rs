//! Talk at the table: how long, how fast, and who hears it.

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

/// The longest thing that can be said, in bytes.
pub(crate) const TEXT_BYTES_MAX: usize = 400;
/// How many things can be said at once, before a while has to pass.
pub(crate) const BURST: u32 = 5;
/// How long it takes until one more can be said.
pub(crate) const PAUSE_MS: u64 = 2_000;

/// How much somebody has said of late: a bucket that fills with time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    /// When the bucket will be full again.
    full_at: Millis,
    /// Who spoke last.
    by: Option<Person>,
}

impl Talk {
    /// What somebody has said of late from any seat: another seat is no way to speak faster.
    pub(crate) fn of(person: Person, talks: &[Self]) -> Self {
        let own = talks.iter().filter(|talk| talk.by == Some(person));
        own.max_by_key(|talk| talk.full_at).copied().unwrap_or_default()
    }

    /// Takes one word out, if there is one.
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
    /// Only those who sit here speak: who watches might tell what a seat must not know.
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

    /// Somebody wants to hear other people than before; what was said stays said.
    pub(crate) fn deafen(&mut self, conn: Conn, deaf_to: Arc<[Person]>) {
        if let Some(link) = self.links.iter_mut().find(|link| link.conn == conn) {
            link.deaf_to = deaf_to;
        }
    }

    /// Whether something that was said is heard over a connection.
    pub(crate) fn hears(&self, link: &Link, spoken: &Spoken) -> bool {
        if link.deaf_to.contains(&spoken.person) {
            return false;
        }
        match link.audience {
            Audience::Seat(seat) => {
                let sitter = self.state.sitter(seat);
                sitter.is_none_or(|sitter| !sitter.muted.has(spoken.said.seat))
            }
            Audience::Gallery => true,
            Audience::Door => false,
        }
    }

    /// Hears a seat no longer, or again.
    pub(crate) fn mute(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        whom: Seat,
        hearing: Hearing,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        self.commit(draft, Fact::Muted { seat, whom, hearing }, Some(sender.origin))?;
        // Only who muted hears of it, in each of his tabs.
        for link in self.links.iter().filter(|link| link.audience == Audience::Seat(seat)) {
            let seats = self.seats_seen(link.audience, link.person);
            send(draft, link.conn, &Message::Seats(Box::new(seats)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    //! The bucket.
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
