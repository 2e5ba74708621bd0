//! How a table goes on by itself: windows get their times, answers come out when theirs has come,
//! clocks and standing orders play, bots stand in, and what nobody wants any more ends.

use contract::{Actor, Seat, SeatSet, Weight, Window, WindowId};
use serde_json::Value;

use crate::clock::{AWAY_MS, Asking, RECONNECTING_MS, Timer};
use crate::config::Hands;
use crate::entry::{Closing, Ending, Fact};
use crate::id::{Millis, Origin};
use crate::io::Output;
use crate::message::Farewell;
use crate::misfit::Misfit;
use crate::orders::{Ability, Order, Verdict};
use crate::seats::{Hand, Steward};
use crate::state::{Playing, Stage};
use crate::table::{Draft, News, Table};
use crate::thought::Thought;

/// The most things that may happen by themselves after one input; more is our mistake.
const ROUNDS_MAX: usize = 100_000;

const MINUTE_MS: u64 = 60_000;

/// Something whose time has come.
enum Due {
    /// An answer that was held; its place.
    Release(usize),
    /// A standing order of a seat is to be read.
    Order(Seat),
    /// A bot's answer; its place.
    Advice(usize),
    /// A seat's time is up.
    Expire(Seat),
}

impl Table {
    /// Lets everything happen whose time has come.
    pub(crate) fn settle(&mut self, draft: &mut Draft) {
        self.mark_absent(draft);
        self.abandon(draft);
        for _ in 0..ROUNDS_MAX {
            if !self.settle_once(draft) {
                self.show_late(draft);
                return;
            }
        }
        panic!("a table goes on for ever");
    }

    /// One thing. `false` when there is nothing more to do now.
    fn settle_once(&mut self, draft: &mut Draft) -> bool {
        let Some(playing) = self.state.playing() else { return false };
        if playing.paused_at.is_some() {
            return false;
        }
        let Some(window) = playing.game.window() else {
            self.end(draft, Ending::Rules);
            return false;
        };
        self.retime(draft);
        self.ask_bots(draft);
        match self.due(&window, draft.now) {
            None => return false,
            Some(Due::Release(place)) => self.release(draft, place),
            Some(Due::Order(seat)) => self.read_order(draft, seat, &window),
            Some(Due::Advice(place)) => self.take_advice(draft, place, &window),
            Some(Due::Expire(seat)) => self.expire(draft, seat, &window),
        }
        true
    }

    fn due(&self, window: &Window, now: Millis) -> Option<Due> {
        let playing = self.state.playing()?;
        let timer = playing.timer.as_ref()?;
        window.waiting.or(window.may).iter().find_map(|seat| {
            let waited = window.waiting.has(seat);
            let out = timer.from(seat) <= now;
            if let Some(place) = self.held.iter().position(|held| held.seat == seat) {
                return out.then_some(Due::Release(place));
            }
            let hand = self.state.seats[seat.idx()].hands();
            let thought = self.thinking.iter().position(|thinking| thinking.seat == seat);
            match thought
                .filter(|place| matches!(self.thinking[*place].thought, Thought::Ready(_)) && out)
            {
                Some(place) => return Some(Due::Advice(place)),
                None if !waited => return None,
                None => {}
            }
            let by_order = hand == Hand::Person && timer.weight != Weight::Decision;
            if by_order && out && !self.to_ask.has(seat) {
                return Some(Due::Order(seat));
            }
            timer.until(seat).is_some_and(|until| until <= now).then_some(Due::Expire(seat))
        })
    }

    fn release(&mut self, draft: &mut Draft, place: usize) {
        let held = self.held.remove(place);
        let origin = Some(held.origin);
        match self.play(draft, held.seat, held.window, Actor::User, held.action, origin) {
            Ok(()) => self.done(draft, held.origin),
            Err(misfit) => self.refuse(draft, held.origin, misfit.into()),
        }
    }

    /// Passes for a seat if its standing order says so; else it is asked.
    fn read_order(&mut self, draft: &mut Draft, seat: Seat, window: &Window) {
        let Some(playing) = self.state.playing() else { return };
        match self.order_of(playing, seat).verdict(ability(playing, seat)) {
            Verdict::Ask => self.to_ask = self.to_ask.with(seat),
            Verdict::Pass => self.fall_back(draft, seat, window.id, Actor::StandingOrder),
        }
    }

    /// The order that holds for a seat in the open window. By correspondence nobody is asked to
    /// react unless they wish it; only calls wait for everybody.
    fn order_of(&self, playing: &Playing, seat: Seat) -> Order {
        let Some(question) = playing.game.question() else { return Order::default() };
        let given = self.state.sitter(seat).and_then(|sitter| sitter.orders.given(question.kind));
        let slow = self.state.setting.pace().is_correspondence();
        given.unwrap_or(match question.weight {
            Weight::Reaction if slow => Order::Never,
            Weight::Reaction | Weight::Call | Weight::Decision => Order::default(),
        })
    }

    fn take_advice(&mut self, draft: &mut Draft, place: usize, window: &Window) {
        let thinking = &mut self.thinking[place];
        let seat = thinking.seat;
        let Thought::Ready(action) = std::mem::replace(&mut thinking.thought, Thought::Spent)
        else {
            return;
        };
        let played = action.is_some_and(|action| {
            self.play(draft, seat, window.id, Actor::Bot, action, None).is_ok()
        });
        if played {
            // Where it may do more in the same window it is asked again.
            self.thinking.retain(|thinking| thinking.seat != seat);
        }
        // A bot that is waited for and has nothing to say, or nothing that can be done.
        if !played && window.waiting.has(seat) {
            self.fall_back(draft, seat, window.id, Actor::Bot);
        }
    }

    /// A seat's time is up: a decision goes to a bot, all else is passed.
    fn expire(&mut self, draft: &mut Draft, seat: Seat, window: &Window) {
        let decision = self
            .state
            .playing()
            .and_then(|playing| playing.timer.as_ref())
            .is_some_and(|timer| timer.weight == Weight::Decision);
        let hand = self.state.seats[seat.idx()].hands();
        self.always(draft, Fact::Expired { seat, window: window.id });
        if decision && hand == Hand::Person {
            self.steward(draft, seat, Steward::OutOfTime);
        } else {
            self.fall_back(draft, seat, window.id, Actor::Clock);
        }
    }

    /// A bot stands in for a person.
    fn steward(&mut self, draft: &mut Draft, seat: Seat, why: Steward) {
        self.always(draft, Fact::Stewarded { seat, why });
        self.changed_hands(draft, seat);
        draft.seats = News::New;
    }

    fn fall_back(&mut self, draft: &mut Draft, seat: Seat, window: WindowId, actor: Actor) {
        let action = self.state.playing().and_then(|playing| playing.game.fallback_json(seat));
        let action = action.expect("a seat that is waited for has a fallback");
        self.play(draft, seat, window, actor, action, None).expect("a fallback can be played");
    }

    /// Plays an action, sets the times of what it opens, and tells everybody.
    pub(crate) fn play(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: Value,
        origin: Option<Origin>,
    ) -> Result<(), Misfit> {
        self.commit(draft, Fact::Played { seat, window, actor, action }, origin)?;
        self.to_ask = SeatSet::EMPTY;
        self.retime(draft);
        self.tell_update(draft);
        Ok(())
    }

    /// Sets the times of the open window, if they are not set yet.
    pub(crate) fn retime(&mut self, draft: &mut Draft) {
        let Some(playing) = self.state.playing() else { return };
        let key = playing.key(self.state.number);
        if key.is_some() && key == playing.timer.as_ref().map(|timer| timer.key) {
            return;
        }
        if let Some(timer) = self.timer(playing, draft.now) {
            self.always(draft, Fact::Timed { timer });
        }
        self.to_ask = SeatSet::EMPTY;
        self.prune(draft);
    }

    fn timer(&self, playing: &Playing, now: Millis) -> Option<Timer> {
        let (window, question) = (playing.game.window()?, playing.game.question()?);
        let asking = Asking {
            key: playing.key(self.state.number)?,
            mode: window.mode,
            weight: question.weight,
            asked: window.asked,
            hands: &self.state.hands(),
            banks: &playing.banks,
            pace: self.state.setting.pace(),
            masking: self.state.masking(),
        };
        Some(Timer::set(&asking, self.state.jitter, now))
    }

    /// A fact of the table's own, which fits because it was made from the state.
    fn always(&mut self, draft: &mut Draft, fact: Fact) {
        let result = self.commit(draft, fact, None);
        assert_eq!(result, Ok(()), "a fact of the table's own does not fit");
    }

    /// Ends the match.
    pub(crate) fn end(&mut self, draft: &mut Draft, ending: Ending) {
        self.always(draft, Fact::Ended { ending });
        self.prune(draft);
        draft.seats = News::New;
        draft.out.push(Output::Finished { number: self.state.number, ending });
        self.tell_over(draft);
    }

    /// Ends the table.
    pub(crate) fn shut(&mut self, draft: &mut Draft, why: Closing, origin: Option<Origin>) {
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

    /// Notices who has been away for long.
    fn mark_absent(&mut self, draft: &mut Draft) {
        let slow = self.state.setting.pace().is_correspondence();
        for seat in self.state.setting.seats().seats() {
            let Some(since) = self.away[seat.idx()] else { continue };
            let gone = draft.now.since(since);
            if gone >= RECONNECTING_MS && !self.reconnecting.has(seat) {
                self.reconnecting = self.reconnecting.with(seat);
                draft.seats = News::New;
            }
            let running = self.state.playing().is_some_and(|play| play.paused_at.is_none());
            let plays = self.state.seats[seat.idx()].hands() == Hand::Person;
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
        self.state.active_at.plus(self.state.setting.pace().tempo().abandoned_ms)
    }

    /// Shows those who watch open hands what is old enough.
    fn show_late(&mut self, draft: &mut Draft) {
        let Some(delay) = self.delay_ms() else { return };
        loop {
            let delayed = self.state.playing_mut().and_then(|playing| playing.delayed.as_mut());
            let Some(delayed) = delayed else { return };
            let old = |at: Millis| at.plus(delay) <= draft.now;
            if !delayed.ahead.front().is_some_and(|ahead| old(ahead.at)) {
                return;
            }
            let Some(ahead) = delayed.ahead.pop_front() else { return };
            ahead.play(delayed.game.as_mut()).expect("what was played can be played again");
            self.tell_gallery(draft);
        }
    }

    fn delay_ms(&self) -> Option<u64> {
        match self.state.setting.hands() {
            Hands::Closed | Hands::AfterEnd => None,
            Hands::Delayed { minutes } => Some(u64::from(minutes) * MINUTE_MS),
        }
    }

    /// When something happens by itself next, if nobody does anything.
    pub fn next_wake(&self, now: Millis) -> Option<Millis> {
        if self.is_closed() {
            return None;
        }
        let absent = self.away.iter().flatten();
        let absent = absent.flat_map(|since| [since.plus(RECONNECTING_MS), since.plus(AWAY_MS)]);
        let late = self.state.playing().and_then(|playing| playing.delayed.as_ref()?.ahead.front());
        let late = late.zip(self.delay_ms()).map(|(ahead, delay)| ahead.at.plus(delay));
        let times = absent.chain(late).chain([self.abandoned_at()]);
        times.chain(self.window_times()).filter(|at| *at > now).min()
    }

    /// The moments at which the open window may go on by itself.
    fn window_times(&self) -> impl Iterator<Item = Millis> {
        let running = match &self.state.stage {
            Stage::Playing(playing) if playing.paused_at.is_none() => playing.timer.as_ref(),
            Stage::Lobby | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => None,
        };
        running.into_iter().flat_map(|timer| {
            let slots = timer.slots.iter();
            slots.flat_map(|slot| {
                [Some(timer.from(slot.seat)), timer.until(slot.seat)].into_iter().flatten()
            })
        })
    }
}

fn ability(playing: &Playing, seat: Seat) -> Ability {
    if playing.game.is_forced(seat) { Ability::Forced } else { Ability::Free }
}
