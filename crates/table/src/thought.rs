//! Pending work: requests to bots, and held answers that are dropped.

use contract::{AnyAction, AnySight, Seat, WindowId};

use crate::clock::{BOT_BUDGET_MS, TimerKey};
use crate::held::{Held, Until};
use crate::id::{Millis, Ticket};
use crate::io::{Output, Think};
use crate::message::{Advice, Reason};
use crate::refusal::Refusal;
use crate::seats::{Controller, Occupant};
use crate::table::{Draft, Table};

/// A request to a bot.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    pub(crate) ticket: Ticket,
    pub(crate) seat: Seat,
    /// When the bot was asked.
    pub(crate) asked_ms: Millis,
    /// The key of the window when the bot was asked; if the key changes the request is stale.
    pub(crate) key: TimerKey,
    pub(crate) thought: Thought,
    /// Its answer before it was asked again because of an offer. This answer stands unless a new
    /// one comes in time.
    pub(crate) before: Option<AnyAction>,
}

/// The progress of a bot.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Thought {
    /// It is thinking.
    Going,
    /// It has an answer; `None` is silence.
    Ready(Option<AnyAction>),
    /// Its answer has been played, or it stays silent.
    Spent,
    /// It must be asked again.
    Again,
}

impl Table {
    /// Stores the answer of a bot. A stale answer is dropped.
    pub(crate) fn advice(&mut self, draft: &mut Draft, ticket: Ticket, advice: Option<Advice>) {
        if let Some(place) = self.hints.iter().position(|asked| asked.ticket == ticket) {
            return self.hinted(draft, place, advice);
        }
        let going = |thinking: &&mut Thinking| {
            thinking.ticket == ticket && thinking.thought == Thought::Going
        };
        let Some(thinking) = self.thinking.iter_mut().find(going) else { return };
        let game = self.state.playing().map(|playing| &playing.game);
        let action = advice.map(|advice| AnyAction::new(advice.action));
        thinking.thought = Thought::Ready(action.map(|action| {
            let read = game.and_then(|game| game.read_action(thinking.seat, action.clone()).ok());
            // A malformed action is refused when it is played.
            read.unwrap_or(action)
        }));
    }

    /// Asks every bot that may act in the open window and has not been asked yet.
    pub(crate) fn ask_bots(&mut self, draft: &mut Draft) {
        let Some(playing) = self.state.playing() else { return };
        let Some((window, key)) = playing.game.window().zip(playing.thought_key(self.state.number))
        else {
            return;
        };
        for seat in window.waiting.or(window.may).iter() {
            let machine = self.state.seats[seat.idx()].controller().is_machine()
                || self.is_stood_in_for(playing, seat, draft.now);
            let before = self.thinking.iter().position(|thinking| thinking.seat == seat);
            let is_asked = |place: usize| self.thinking[place].thought != Thought::Again;
            if !machine || before.is_some_and(is_asked) {
                continue;
            }
            let Some(sight) = playing.game.glimpse(seat) else { continue };
            let ticket = Ticket(self.n_tickets);
            self.n_tickets += 1;
            let before = before.and_then(|place| self.thinking.remove(place).before);
            let (asked_ms, thought) = (draft.now, Thought::Going);
            self.thinking.push(Thinking { ticket, seat, asked_ms, key, thought, before });
            let think = self.question(ticket, seat, window.id, self.level(seat), sight);
            draft.out.push(Output::Think(think));
        }
    }

    /// Asks bots again after a bribe or a shown card, if they were silent or their answer still
    /// waits for the window to close: they may want to react to it.
    pub(crate) fn reconsider(&mut self) {
        for thinking in &mut self.thinking {
            match std::mem::replace(&mut thinking.thought, Thought::Again) {
                Thought::Going => thinking.thought = Thought::Going,
                Thought::Ready(answer) => thinking.before = answer,
                Thought::Spent | Thought::Again => {}
            }
        }
    }

    /// What a bot answers when the window closes: its latest answer, or the one before if it is
    /// thinking again.
    pub(crate) fn last_word(&mut self, seat: Seat) -> Option<usize> {
        let place = self.thinking.iter().position(|thinking| thinking.seat == seat)?;
        let thinking = &mut self.thinking[place];
        let is_ready = match &thinking.thought {
            Thought::Ready(Some(_)) => true,
            Thought::Ready(None) => {
                thinking.thought = Thought::Ready(thinking.before.take());
                true
            }
            Thought::Going | Thought::Again if thinking.before.is_some() => {
                thinking.thought = Thought::Ready(thinking.before.take());
                true
            }
            Thought::Going | Thought::Again | Thought::Spent => false,
        };
        is_ready.then_some(place)
    }

    /// Makes a request to a bot.
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

    /// Drops requests that are stale, and refuses held answers that can no longer be played, after
    /// the position or the one that answers has changed.
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
        // While another window covers this one, an answer to a card stays held.
        if matches!(held.until, Until::Card { .. }) && playing.game.covered(held.window) {
            return Ok(());
        }
        playing.game.check_action(held.seat, held.window, &held.action)?;
        Ok(())
    }

    /// Drops the held answer of a person, because somebody else answers for the seat.
    pub(crate) fn drop_held(&mut self, draft: &mut Draft, seat: Seat) {
        if let Some(held) = self.unhold(draft, seat) {
            held.origin.into_iter().for_each(|origin| {
                self.refuse(draft, origin, Reason::Closed.into());
            });
        }
    }

    /// Drops all held answers, because the match is paused or ends.
    pub(crate) fn drop_all_held(&mut self, draft: &mut Draft, why: Reason) {
        let held = self.state.playing().map(|playing| playing.held.clone()).unwrap_or_default();
        for held in held {
            self.unhold(draft, held.seat);
            held.origin.into_iter().for_each(|origin| self.refuse(draft, origin, why.into()));
        }
    }

    /// Cleans up when somebody else answers for a seat from now on.
    pub(crate) fn changed_hands(&mut self, draft: &mut Draft, seat: Seat) {
        match self.state.seats[seat.idx()].controller() {
            Controller::Person | Controller::Nobody => {
                self.thinking.retain(|thinking| thinking.seat != seat);
            }
            Controller::Steward | Controller::Bot => self.drop_held(draft, seat),
        }
    }
}
