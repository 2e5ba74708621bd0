//! What a table does without input: it plays held answers when they are due, plays for clocks and
//! standing orders, lets bots stand in, and ends what nobody plays any more.

use contract::{Actor, AnyAction, Reply, Seat, Window, WindowId};

use crate::clock::{AWAY_MS, Close, RECONNECTING_MS, Timer, UNPLAYED_MS, UNPLAYED_SLOW_MS};
use crate::entry::{Closing, Ending, Fact};
use crate::held::{Held, Until};
use crate::id::{Millis, Origin};
use crate::io::Output;
use crate::message::{Farewell, Reason};
use crate::misfit::Misfit;
use crate::refusal::Refusal;
use crate::seats::{Controller, Steward};
use crate::state::Playing;
use crate::table::{Draft, Freshness, Table};
use crate::thought::Thought;

/// The most things that may happen after one input; more is a bug of ours.
const ROUNDS_MAX: usize = 100_000;

/// Something that is due now.
pub(crate) enum Due {
    /// The held answer of a seat.
    Release(Seat),
    /// The pass of a seat that has opted out.
    Rest(Seat),
    /// A bot's answer, by its index.
    Advice(usize),
    /// The end of a seat's time.
    Expire(Seat),
    /// The answer of a seat in a window that closes; silence is a pass.
    Answer(Seat),
}

impl Table {
    /// Does everything that is due now.
    pub(crate) fn settle(&mut self, draft: &mut Draft) {
        self.mark_absent(draft);
        self.abandon(draft);
        for _ in 0..ROUNDS_MAX {
            if !self.settle_once(draft) {
                return;
            }
        }
        panic!("a table goes on for ever");
    }

    /// Does one thing that is due. Returns `false` if there is nothing more to do now.
    fn settle_once(&mut self, draft: &mut Draft) -> bool {
        let Some(playing) = self.state.playing() else { return false };
        if playing.paused_at.is_some() {
            return false;
        }
        let Some(window) = playing.game.window() else {
            self.end(draft, Ending::Rules);
            return false;
        };
        self.note_ready(draft.now);
        self.ask_bots(draft);
        match self.due(&window, draft.now) {
            None => return false,
            Some(Due::Release(seat)) => self.release(draft, seat),
            Some(Due::Rest(seat)) => {
                self.fall_back(draft, seat, window.id, Actor::StandingOrder);
            }
            Some(Due::Advice(place)) => self.take_advice(draft, place, &window),
            Some(Due::Expire(seat)) => self.expire(draft, seat, &window),
            Some(Due::Answer(seat)) => self.answer_for(draft, seat, &window),
        }
        true
    }

    fn due(&self, window: &Window, now: Millis) -> Option<Due> {
        let playing = self.state.playing()?;
        let timer = playing.timer.as_ref()?;
        match timer.close {
            Close::Each => self.due_each(playing, timer, window, now),
            Close::At { .. } | Close::Solo { .. } | Close::Quarter => {
                if let Some(place) = self.aside_due(playing, timer, window, now) {
                    return Some(Due::Advice(place));
                }
                let closes = self.closes(playing, timer, window, now);
                let next = window.waiting.clockwise_from(playing.game.lead()).next();
                next.filter(|_| closes).map(Due::Answer)
            }
        }
    }

    /// A bot that bribes or answers an offer does so once its thinking time has passed: only
    /// answers to the question wait for the window to close.
    fn aside_due(
        &self,
        playing: &Playing,
        timer: &Timer,
        window: &Window,
        now: Millis,
    ) -> Option<usize> {
        self.thinking.iter().position(|thinking| {
            let Thought::Ready(Some(action)) = &thinking.thought else { return false };
            let reply = playing.game.reply(thinking.seat, action);
            let may = window.waiting.or(window.may).has(thinking.seat);
            may && reply == Some(Reply::Aside) && self.speaks_at(thinking, timer) <= now
        })
    }

    /// The next answer to play in a window whose answers are played one by one: in the order of the
    /// rules, with answers to shown cards before actions that close the window.
    fn due_each(
        &self,
        playing: &Playing,
        timer: &Timer,
        window: &Window,
        now: Millis,
    ) -> Option<Due> {
        let order = || window.waiting.or(window.may).clockwise_from(playing.game.lead());
        let release = |answers_card: bool| {
            order().find(|seat| {
                playing.held_of(*seat).is_some_and(|held| {
                    matches!(held.until, Until::Card { .. }) == answers_card
                        && self.may_come_out(playing, held.until, now)
                })
            })
        };
        let held = release(true).or_else(|| release(false));
        held.map(Due::Release).or_else(|| {
            let mut seats = order().filter(|seat| playing.held_of(*seat).is_none());
            seats.find_map(|seat| self.due_of(playing, timer, window, seat, now))
        })
    }

    fn due_of(
        &self,
        playing: &Playing,
        timer: &Timer,
        window: &Window,
        seat: Seat,
        now: Millis,
    ) -> Option<Due> {
        let thought = self.thinking.iter().position(|thinking| thinking.seat == seat);
        let ready = thought.filter(|place| match &self.thinking[*place].thought {
            Thought::Ready(action) => {
                let out = self.speaks_at(&self.thinking[*place], timer) <= now;
                out && self.is_free(playing, window, seat, action.as_ref(), now)
            }
            Thought::Going | Thought::Spent | Thought::Again => false,
        });
        if let Some(place) = ready {
            return Some(Due::Advice(place));
        }
        if !window.waiting.has(seat) {
            return None;
        }
        let controller = self.state.seats[seat.idx()].controller();
        let passes = || self.is_free(playing, window, seat, None, now);
        let rests = controller == Controller::Person && playing.is_resting(seat);
        if rests && self.rests_at(playing, timer, seat) <= now && passes() {
            return Some(Due::Rest(seat));
        }
        let expired = timer.until(seat).is_some_and(|until| until <= now);
        (expired && (controller == Controller::Person || passes())).then_some(Due::Expire(seat))
    }

    pub(crate) fn release(&mut self, draft: &mut Draft, seat: Seat) {
        let Some(held) = self.unhold(draft, seat) else { return };
        let actor = if held.origin.is_some() { Actor::User } else { Actor::Bot };
        let (window, action) = (held.window, held.action);
        match self.play_given(draft, seat, window, actor, action, Some(held.given_ms), held.origin)
        {
            Ok(()) => held.origin.into_iter().for_each(|origin| self.done(draft, origin)),
            Err(misfit) => {
                // It was legal when it was given, or it would not have been held.
                let refusal = Refusal::from(misfit).on_old_view();
                held.origin.into_iter().for_each(|origin| {
                    self.refuse(draft, origin, refusal.clone());
                });
            }
        }
        self.thinking.retain(|thinking| thinking.seat != seat);
    }

    /// Releases a held answer.
    pub(crate) fn unhold(&mut self, draft: &mut Draft, seat: Seat) -> Option<Held> {
        let held = self.state.playing()?.held_of(seat)?.clone();
        self.always(draft, Fact::Unheld { seat });
        Some(held)
    }

    pub(crate) fn take_advice(&mut self, draft: &mut Draft, place: usize, window: &Window) {
        let thinking = &mut self.thinking[place];
        let seat = thinking.seat;
        let Thought::Ready(action) = std::mem::replace(&mut thinking.thought, Thought::Spent)
        else {
            return;
        };
        if let Some(action) = &action
            && let Some(until) = self.answers_card(seat, window, action)
        {
            let held = Held {
                seat,
                window: window.id,
                action: action.clone(),
                origin: None,
                given_ms: draft.now,
                until,
            };
            return self.always(draft, Fact::Held { held });
        }
        let played = action.is_some_and(|action| {
            self.play(draft, seat, window.id, Actor::Bot, action, None).is_ok()
        });
        if played {
            // If it may do more in the same window it is asked again.
            self.thinking.retain(|thinking| thinking.seat != seat);
        }
        // The bot is waited for and is silent, or its action is illegal.
        if !played && window.waiting.has(seat) {
            self.fall_back(draft, seat, window.id, Actor::Bot);
        }
    }

    /// When the time of a seat is up, a bot decides for a person, and a silent bot passes.
    fn expire(&mut self, draft: &mut Draft, seat: Seat, window: &Window) {
        let decision = self
            .state
            .playing()
            .and_then(|playing| playing.timer.as_ref())
            .is_some_and(|timer| !timer.weight.is_masked());
        let controller = self.state.seats[seat.idx()].controller();
        self.always(draft, Fact::Expired { seat, window: window.id });
        if decision && controller == Controller::Person {
            self.steward(draft, seat, Steward::OutOfTime);
        } else {
            self.fall_back(draft, seat, window.id, Actor::Clock);
        }
    }

    /// Lets a bot stand in for a person.
    fn steward(&mut self, draft: &mut Draft, seat: Seat, why: Steward) {
        self.always(draft, Fact::Stewarded { seat, why });
        self.changed_hands(draft, seat);
        draft.seats = Freshness::New;
    }

    pub(crate) fn fall_back(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        window: WindowId,
        actor: Actor,
    ) {
        let action = self.state.playing().and_then(|playing| playing.game.fallback_action(seat));
        let action = action.expect("a seat that is waited for has a fallback");
        self.play(draft, seat, window, actor, action, None).expect("a fallback can be played");
    }

    /// Plays an action and tells everybody.
    pub(crate) fn play(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: AnyAction,
        origin: Option<Origin>,
    ) -> Result<(), Misfit> {
        self.play_given(draft, seat, window, actor, action, None, origin)
    }

    /// The same for an action that was decided earlier.
    #[expect(clippy::too_many_arguments, reason = "each is a part of the fact")]
    pub(crate) fn play_given(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: AnyAction,
        given_ms: Option<Millis>,
        origin: Option<Origin>,
    ) -> Result<(), Misfit> {
        let playing = self.state.playing();
        let reply = playing.and_then(|play| play.game.reply(seat, &action));
        self.commit(draft, Fact::Played { seat, window, actor, action, given_ms }, origin)?;
        if (reply, actor) == (Some(Reply::Aside), Actor::User) {
            self.reconsider();
        }
        self.prune(draft);
        self.tell_update(draft);
        Ok(())
    }

    /// Commits a fact of the table's own. It always fits, because it was made from the state.
    pub(crate) fn always(&mut self, draft: &mut Draft, fact: Fact) {
        let result = self.commit(draft, fact, None);
        assert_eq!(result, Ok(()), "a fact of the table's own does not fit");
    }

    /// Ends the match.
    pub(crate) fn end(&mut self, draft: &mut Draft, ending: Ending) {
        self.drop_all_held(draft, Reason::Closed);
        self.always(draft, Fact::Ended { ending });
        self.prune(draft);
        draft.seats = Freshness::New;
        self.tell_over(draft);
    }

    /// Closes the table.
    pub(crate) fn shut(&mut self, draft: &mut Draft, why: Closing, origin: Option<Origin>) {
        self.drop_all_held(draft, Reason::Closed);
        let closed = self.commit(draft, Fact::Closed { why }, origin);
        assert_eq!(closed, Ok(()), "a table can always close");
        self.prune(draft);
        if let Some(origin) = origin {
            self.done(draft, origin);
        }
        for conn in self.links.iter().map(|link| link.conn).collect::<Vec<_>>() {
            self.hang(draft, conn, Farewell::Closed);
        }
        draft.out.push(Output::Closed);
    }

    /// Marks people who have been away for long.
    fn mark_absent(&mut self, draft: &mut Draft) {
        let slow = self.state.setting.pace().is_correspondence();
        for seat in self.state.setting.seats().seats() {
            let Some(since) = self.away[seat.idx()] else { continue };
            let gone = draft.now.since(since);
            if gone >= RECONNECTING_MS && !self.reconnecting.has(seat) {
                self.reconnecting = self.reconnecting.with(seat);
                draft.seats = Freshness::New;
            }
            let running = self.state.playing().is_some_and(|play| play.paused_at.is_none());
            let plays = self.state.seats[seat.idx()].controller() == Controller::Person;
            if gone >= AWAY_MS && running && plays && !slow {
                self.steward(draft, seat, Steward::Away);
            }
        }
    }

    fn abandon(&mut self, draft: &mut Draft) {
        if draft.now >= self.abandoned_at() && !self.is_closed() {
            if self.state.playing().is_some() {
                self.end(draft, Ending::Abandoned);
            }
            self.shut(draft, Closing::Abandoned, None);
        }
    }

    fn abandoned_at(&self) -> Millis {
        let (pace, active_at) = (self.state.setting.pace(), self.state.active_at);
        let idle = active_at.plus(pace.tempo().abandoned_ms);
        if !self.links.is_empty() {
            return idle;
        }
        let gone_at = self.left_at.max(active_at);
        let unplayed_ms = match (pace.is_correspondence(), self.state.number.0) {
            (true, 0) => UNPLAYED_SLOW_MS,
            (false, _) if !self.state.has_moved => UNPLAYED_MS,
            (true | false, _) => return idle,
        };
        idle.min(gone_at.plus(unplayed_ms))
    }

    /// When the table next acts without input; `None` if it never does.
    pub fn next_wake(&self, now: Millis) -> Option<Millis> {
        if self.is_closed() {
            return None;
        }
        let absent = self.away.iter().flatten();
        let absent = absent.flat_map(|since| [since.plus(RECONNECTING_MS), since.plus(AWAY_MS)]);
        let times = absent.chain([self.abandoned_at()]);
        times.chain(self.window_times(now)).filter(|at| *at > now).min()
    }
}
