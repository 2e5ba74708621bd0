//! Hints: what a good bot would do in a person's seat, and why. The bot sees only what that seat
//! may know, only the connection that asked gets the hint, and nothing of it is in the log.

use contract::{Seat, WindowId};

use crate::clock::TimerKey;
use crate::id::{CommandId, Conn, MatchNumber, Ticket};
use crate::io::Output;
use crate::message::{Advice, Hints, Message, Reason};
use crate::refusal::Refusal;
use crate::table::{Draft, Sender, Table, send};

/// A pending request for a hint.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) ticket: Ticket,
    conn: Conn,
    cmd: CommandId,
    seat: Seat,
    /// The key of the window when the hint was requested; if the key changes the hint is stale.
    key: TimerKey,
}

impl Table {
    /// Asks a good bot what it would do. Each seat may have one request at a time.
    pub(crate) fn hint(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        number: MatchNumber,
        window: WindowId,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        match self.hints_given() {
            Hints::Given => {}
            Hints::Refused => return Err(Reason::NoHints.into()),
        }
        let playing = self.playing_match(number)?;
        if playing.paused_at.is_some() {
            return Err(Reason::Paused.into());
        }
        let open = playing.game.window().filter(|open| open.id == window);
        let open = open.ok_or(Reason::Closed)?;
        if !open.waiting.or(open.may).has(seat) {
            return Err(Reason::NotAsked.into());
        }
        if self.hints.iter().any(|asked| asked.seat == seat) {
            return Err(Reason::TooFast.into());
        }
        let key = playing.thought_key(number).ok_or(Reason::Closed)?;
        let sight = playing.game.glimpse(seat).ok_or(Reason::Closed)?;
        let ticket = Ticket(self.n_tickets);
        self.n_tickets += 1;
        let level = self.dealer.adviser(self.state.setting.game());
        let think = self.question(ticket, seat, window, level, sight);
        draft.out.push(Output::Think(think));
        let (conn, cmd) = (sender.conn, sender.origin.cmd);
        self.hints.push(Asked { ticket, conn, cmd, seat, key });
        Ok(())
    }

    /// Whether hints are given: only if one person began the match among bots.
    pub(crate) fn hints_given(&self) -> Hints {
        if self.state.is_solo() { Hints::Given } else { Hints::Refused }
    }

    /// Delivers the bot's answer.
    pub(crate) fn hinted(&mut self, draft: &mut Draft, place: usize, advice: Option<Advice>) {
        let Asked { conn, cmd, .. } = self.hints.remove(place);
        send(draft, conn, &Message::Hinted { cmd, advice });
    }

    /// Refuses pending hints that are stale, because the window has changed or the match has
    /// ended.
    pub(crate) fn prune_hints(&mut self, draft: &mut Draft, key: Option<TimerKey>) {
        let stale = |asked: &mut Asked| Some(asked.key) != key;
        for Asked { conn, cmd, .. } in self.hints.extract_if(.., stale) {
            send(draft, conn, &Refusal::from(Reason::Closed).message(Some(cmd)));
        }
    }

    /// Drops the requests of a connection that is gone.
    pub(crate) fn drop_hints(&mut self, conn: Conn) {
        self.hints.retain(|asked| asked.conn != conn);
    }
}
