//! What is on its way: questions bots think about, and answers that are dropped.

use contract::{AnySight, Seat, WindowId};
use serde_json::Value;

use crate::clock::{BOT_BUDGET_MS, Key};
use crate::held::{Held, Until};
use crate::id::Ticket;
use crate::io::{Output, Think};
use crate::message::{Advice, Reason};
use crate::refusal::Refusal;
use crate::seats::{Hand, Occupant};
use crate::table::{Draft, Table};

/// A question to a bot.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    pub(crate) ticket: Ticket,
    pub(crate) seat: Seat,
    /// What the window was when it was asked; when that changes the question is stale.
    pub(crate) key: Key,
    pub(crate) thought: Thought,
}

/// How far a bot is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Thought {
    /// It thinks.
    Going,
    /// It has an answer; nothing is silence.
    Ready(Option<Value>),
    /// Its answer has been played, or it stays silent.
    Spent,
}

impl Table {
    /// A bot has thought. A stale answer is dropped.
    pub(crate) fn advice(&mut self, draft: &mut Draft, ticket: Ticket, advice: Option<Advice>) {
        if let Some(place) = self.hints.iter().position(|asked| asked.ticket == ticket) {
            return self.hinted(draft, place, advice);
        }
        let asked = self.thinking.iter_mut().find(|thinking| thinking.ticket == ticket);
        if let Some(thinking) = asked
            && thinking.thought == Thought::Going
        {
            thinking.thought = Thought::Ready(advice.map(|advice| advice.action));
        }
    }

    /// Asks every bot that may act in the open window and has not been asked yet.
    pub(crate) fn ask_bots(&mut self, draft: &mut Draft) {
        let Some(playing) = self.state.playing() else { return };
        let Some((window, key)) = playing.game.window().zip(playing.thought_key(self.state.number))
        else {
            return;
        };
        for seat in window.waiting.or(window.may).iter() {
            let machine = self.state.seats[seat.idx()].hands().is_machine()
                || self.is_stood_in_for(playing, seat, draft.now);
            let asked = self.thinking.iter().any(|thinking| thinking.seat == seat);
            if !machine || asked {
                continue;
            }
            let Some(sight) = playing.game.glimpse(seat) else { continue };
            let ticket = Ticket(self.n_tickets);
            self.n_tickets += 1;
            self.thinking.push(Thinking { ticket, seat, key, thought: Thought::Going });
            let think = self.question(ticket, seat, window.id, self.level(seat), sight);
            draft.out.push(Output::Think(think));
        }
    }

    /// A question to a bot.
    pub(crate) fn question(
        &self,
        ticket: Ticket,
        seat: Seat,
        window: WindowId,
        level: &str,
        sight: AnySight,
    ) -> Think {
        let (game, level) = (self.state.setting.game().into(), level.into());
        Think { ticket, game, seat, level, window, budget_ms: BOT_BUDGET_MS, sight }
    }

    fn level(&self, seat: Seat) -> &str {
        match &self.state.seats[seat.idx()] {
            Occupant::Bot(level) => level,
            Occupant::Person(_) | Occupant::Nobody => {
                self.dealer.steward(self.state.setting.game())
            }
        }
    }

    /// The position or who answers has changed: drops what was thought about something else, and
    /// refuses what was held and cannot be played any more.
    pub(crate) fn prune(&mut self, draft: &mut Draft) {
        let number = self.state.number;
        let key = self.state.playing().and_then(|playing| playing.thought_key(number));
        self.thinking.retain(|thinking| Some(thinking.key) == key);
        self.prune_hints(draft, key);
        let held = self.state.playing().map(|playing| playing.held.clone()).unwrap_or_default();
        for held in held {
            if let Err(refusal) = self.still_playable(&held) {
                self.unhold(draft, held.seat);
                held.origin.into_iter().for_each(|origin| {
                    self.refuse(draft, origin, refusal.clone());
                });
            }
        }
    }

    fn still_playable(&self, held: &Held) -> Result<(), Refusal> {
        let playing = self.state.playing().ok_or(Reason::Closed)?;
        // While another window lies above, an answer to a card goes on waiting.
        if matches!(held.until, Until::Card { .. }) && playing.game.covered(held.window) {
            return Ok(());
        }
        playing.game.check_json(held.seat, held.window, &held.action.to_string())?;
        Ok(())
    }

    /// What a seat's person wanted is not played: somebody else answers.
    pub(crate) fn drop_held(&mut self, draft: &mut Draft, seat: Seat) {
        if let Some(held) = self.unhold(draft, seat) {
            held.origin.into_iter().for_each(|origin| {
                self.refuse(draft, origin, Reason::Closed.into());
            });
        }
    }

    /// Nothing that was held is played: the match stands still, or ends.
    pub(crate) fn drop_all_held(&mut self, draft: &mut Draft, why: Reason) {
        let held = self.state.playing().map(|playing| playing.held.clone()).unwrap_or_default();
        for held in held {
            self.unhold(draft, held.seat);
            held.origin.into_iter().for_each(|origin| self.refuse(draft, origin, why.into()));
        }
    }

    /// Somebody else answers for a seat from now on.
    pub(crate) fn changed_hands(&mut self, draft: &mut Draft, seat: Seat) {
        match self.state.seats[seat.idx()].hands() {
            Hand::Person | Hand::Nobody => {
                self.thinking.retain(|thinking| thinking.seat != seat);
            }
            Hand::Steward | Hand::Bot => self.drop_held(draft, seat),
        }
    }
}
