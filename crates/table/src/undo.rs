//! Taking back the last action: only for somebody who plays alone among bots, and only while the
//! match says that nothing was learnt from it. It is a fact of the log; the match goes on as if the
//! action had never been played, and so does its record.

use contract::{NoUndo, Seat};

use crate::config::Rating;
use crate::entry::Fact;
use crate::id::{MatchNumber, Millis, Version};
use crate::message::Reason;
use crate::misfit::Misfit;
use crate::refusal::Refusal;
use crate::state::{Entrant, Playing, State};
use crate::table::{Draft, Sender, Table};

impl Playing {
    /// Whether a seat may take back the last action. Actions of the record that the match continues
    /// stay.
    pub(crate) fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        if self.game.n_actions() <= self.n_recorded {
            return Err(NoUndo::Nothing);
        }
        self.game.may_undo(seat)
    }
}

impl State {
    /// Whether one person began the match among bots. A match that two people began may be rated,
    /// even if one of them has left.
    pub(crate) fn is_solo(&self) -> bool {
        let people = self.entrants.iter().filter(|entrant| match entrant {
            Entrant::Nobody => false,
            Entrant::Stays(_) | Entrant::GaveUp(_) => true,
        });
        people.count() < 2
    }

    /// Whether the match in progress may be rated. Then nobody but its people decides how it ends.
    pub(crate) fn may_be_rated(&self) -> bool {
        let rated = match self.setting.rating() {
            Rating::On => true,
            Rating::Off => false,
        };
        rated && self.playing().is_some() && !self.is_solo()
    }

    /// The seat whose person may take back actions: the one person at the table, unless a bot plays
    /// for them or the match is paused.
    pub(crate) fn undoer(&self) -> Option<Seat> {
        let playing = self.playing()?;
        if !self.is_solo() || playing.paused_at.is_some() {
            return None;
        }
        let own = |seat: &Seat| self.sitter(*seat).is_some_and(|sitter| sitter.steward.is_none());
        self.setting.seats().seats().find(own)
    }

    /// Takes back the last action of a seat. What was timed and shown with it is forgotten; the
    /// time it took is not given back.
    pub(crate) fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), Misfit> {
        if self.undoer() != Some(seat) {
            return Err(Misfit::Stage);
        }
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        playing.may_undo(seat).map_err(Misfit::Undo)?;
        let version = playing.game.undo(seat).map_err(Misfit::Undo)?;
        playing.undone = Some(Version(version));
        playing.rests.retain(|rest| rest.seat != seat);
        if let (Some(open), Some(cards)) = (playing.game.window(), &mut playing.cards)
            && cards.window == open.id
        {
            cards.until.truncate(usize::from(open.shown));
        }
        self.retime(at);
        Ok(())
    }
}

impl Table {
    /// Takes back the last action of the sender's seat.
    pub(crate) fn undo(
        &mut self,
        draft: &mut Draft,
        sender: Sender,
        number: MatchNumber,
        version: Version,
    ) -> Result<(), Refusal> {
        let seat = sender.seat.ok_or(Reason::NotSeated)?;
        let playing = self.playing_match(number)?;
        if playing.paused_at.is_some() {
            return Err(Reason::Paused.into());
        }
        if self.state.undoer() != Some(seat) {
            return Err(Reason::NoUndo.into());
        }
        if playing.game.version() != version.0 {
            return Err(NoUndo::Others.into());
        }
        playing.may_undo(seat)?;
        // Everything that waits is about the position that is taken back.
        self.drop_all_held(draft, Reason::Closed);
        self.commit(draft, Fact::Undone { seat }, Some(sender.origin))?;
        self.thinking.clear();
        self.prune_hints(draft, None);
        self.ready = None;
        self.tell_undone(draft);
        Ok(())
    }
}
