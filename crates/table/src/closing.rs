//! Windows that hidden cards decide. They stay open for a public time, no matter which seats have
//! answered. Then all answers are played at once, in the order of the rules; silence is a pass.

use contract::{Actor, Seat, Window};

use crate::clock::{BOT_PATIENCE_MS, Close, Masking, Timer, bot_ms, next_quarter};
use crate::id::Millis;
use crate::orders::OrderEffect;
use crate::seats::Controller;
use crate::state::{Playing, Stage};
use crate::table::{Draft, Table};
use crate::thought::{Thinking, Thought};

impl Table {
    /// Whether the open window closes now.
    pub(crate) fn closes(
        &self,
        playing: &Playing,
        timer: &Timer,
        window: &Window,
        now: Millis,
    ) -> bool {
        match timer.close {
            Close::Each => false,
            Close::At { .. } => timer.closes_at().is_some_and(|at| at <= now),
            Close::Solo { ms } => {
                let ready = |seat| self.is_ready(playing, timer, seat, now);
                timer.set_at_ms.plus(ms) <= now && window.waiting.iter().all(ready)
            }
            Close::Quarter => self.quarter_came(now),
        }
    }

    /// Whether the window no longer needs to wait for a seat.
    fn is_ready(&self, playing: &Playing, timer: &Timer, seat: Seat, now: Millis) -> bool {
        if playing.held_of(seat).is_some() {
            return true;
        }
        let until = timer.until(seat);
        match (timer.close, self.state.seats[seat.idx()].controller()) {
            // The bots of a single person answer all at once, when that person has.
            (Close::Solo { .. }, Controller::Bot | Controller::Steward | Controller::Nobody) => {
                true
            }
            (Close::Solo { .. }, Controller::Person) => {
                playing.game.is_forced(seat)
                    || self.verdict(playing, seat) != OrderEffect::Ask
                    || until.is_some_and(|until| until <= now)
            }
            (_, Controller::Person) if self.verdict(playing, seat) != OrderEffect::Ask => true,
            // When the hours of a person run out, a bot answers for them. Bots count as ready once
            // they have had their full time: the length of a search must not decide at which
            // quarter of an hour the window closes.
            (_, Controller::Person) => {
                until.is_some_and(|until| until.plus(BOT_PATIENCE_MS) <= now)
            }
            (_, Controller::Bot | Controller::Steward | Controller::Nobody) => {
                until.is_some_and(|until| until <= now)
            }
        }
    }

    /// What the standing order of a seat says about the open window.
    pub(crate) fn verdict(&self, playing: &Playing, seat: Seat) -> OrderEffect {
        let Some(question) = playing.game.question() else { return OrderEffect::Ask };
        let sitter = self.state.sitter(seat);
        sitter.map_or(OrderEffect::Ask, |sitter| sitter.orders.of(question.kind).verdict())
    }

    /// Whether a bot answers for a person in this window only, because all their hours have run
    /// out.
    pub(crate) fn is_stood_in_for(&self, playing: &Playing, seat: Seat, now: Millis) -> bool {
        let Some(timer) = playing.timer.as_ref().filter(|timer| timer.close == Close::Quarter)
        else {
            return false;
        };
        let out = timer.until(seat).is_some_and(|until| until <= now);
        out && playing.held_of(seat).is_none() && self.verdict(playing, seat) == OrderEffect::Ask
    }

    /// Records when everybody has answered, if a window waits for that.
    pub(crate) fn note_ready(&mut self, now: Millis) {
        let ready = self.everybody_is_ready(now);
        let key = self.state.playing().and_then(|play| play.thought_key(self.state.number));
        self.ready = match (ready, key, self.ready) {
            (true, Some(key), Some((noted, since))) if noted == key => Some((key, since)),
            (true, Some(key), _) => Some((key, now)),
            (false, _, _) | (_, None, _) => None,
        };
    }

    fn everybody_is_ready(&self, now: Millis) -> bool {
        let slow = self.state.setting.pace().is_correspondence();
        let Some(playing) = self.state.playing().filter(|_| slow) else { return false };
        let Some((window, timer)) = playing.game.window().zip(playing.timer.as_ref()) else {
            return false;
        };
        match timer.close {
            Close::Quarter => {
                window.waiting.iter().all(|seat| self.is_ready(playing, timer, seat, now))
            }
            Close::Each => {
                window.waiting.iter().all(|seat| self.has_spoken(playing, timer, seat, now))
            }
            Close::At { .. } | Close::Solo { .. } => false,
        }
    }

    /// Whether the seat's choice in an open window is known, and at most waits for shown cards.
    fn has_spoken(&self, playing: &Playing, timer: &Timer, seat: Seat, now: Millis) -> bool {
        let rests = playing.is_resting(seat)
            && self.state.seats[seat.idx()].controller() == Controller::Person
            && self.rests_at(playing, timer, seat) <= now;
        let thought = self.thinking.iter().find(|thinking| thinking.seat == seat);
        let advised = thought.is_some_and(|thinking| {
            let ready = matches!(thinking.thought, Thought::Ready(_));
            ready && self.speaks_at(thinking, timer) <= now
        });
        playing.held_of(seat).is_some() || rests || advised
    }

    /// When a bot's answer may be played. The time counts from when the bot was asked, so that the
    /// length of its search reveals nothing.
    pub(crate) fn speaks_at(&self, thinking: &Thinking, timer: &Timer) -> Millis {
        let late = match self.state.masking() {
            Masking::On => bot_ms(self.state.jitter, thinking.key, thinking.seat),
            Masking::Off => 0,
        };
        thinking.asked_ms.plus(late).max(timer.from(thinking.seat))
    }

    /// Whether everybody had answered before the last quarter of an hour.
    pub(crate) fn quarter_came(&self, now: Millis) -> bool {
        self.ready.is_some_and(|(_, since)| next_quarter(since) <= now)
    }

    /// When a window closes, plays the answer of a seat, or a pass.
    pub(crate) fn answer_for(&mut self, draft: &mut Draft, seat: Seat, window: &Window) {
        if self.state.playing().is_some_and(|playing| playing.held_of(seat).is_some()) {
            self.release(draft, seat);
            let open = self.state.playing().and_then(|playing| playing.game.window());
            let waits = open.is_some_and(|open| open.id == window.id && open.waiting.has(seat));
            if waits {
                self.fall_back(draft, seat, window.id, Actor::Clock);
            }
            return;
        }
        if let Some(place) = self.last_word(seat) {
            return self.take_advice(draft, place, window);
        }
        let Some(playing) = self.state.playing() else { return };
        let is_person = self.state.seats[seat.idx()].controller() == Controller::Person;
        let verdict = if is_person { self.verdict(playing, seat) } else { OrderEffect::Ask };
        let (eager, actor) = match verdict {
            OrderEffect::Ask => (None, Actor::Clock),
            OrderEffect::Pass => (None, Actor::StandingOrder),
            OrderEffect::Act => (playing.game.eager_action(seat), Actor::StandingOrder),
        };
        let acted = eager
            .is_some_and(|action| self.play(draft, seat, window.id, actor, action, None).is_ok());
        if !acted {
            self.fall_back(draft, seat, window.id, actor);
        }
    }

    /// The times at which the open window may change without input.
    pub(crate) fn window_times(&self, now: Millis) -> Vec<Millis> {
        let playing = match &self.state.stage {
            Stage::Playing(playing) if playing.paused_at.is_none() => playing,
            Stage::Lobby | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => return Vec::new(),
        };
        let Some(timer) = playing.timer.as_ref() else { return Vec::new() };
        let slots = timer.slots.iter().map(|slot| slot.seat);
        let quarter = self.ready.map(|(_, since)| next_quarter(since));
        let thoughts = self.thinking.iter().map(|thinking| self.speaks_at(thinking, timer));
        let moments: Vec<Millis> = match timer.close {
            Close::At { .. } => timer.closes_at().into_iter().collect(),
            Close::Solo { ms } => {
                let ends = slots.filter_map(|seat| timer.until(seat));
                ends.chain([timer.set_at_ms.plus(ms)]).collect()
            }
            Close::Quarter => {
                let ends = slots.filter_map(|seat| timer.until(seat));
                let ends = ends.flat_map(|until| [until, until.plus(BOT_PATIENCE_MS)]);
                ends.chain(quarter).collect()
            }
            Close::Each => {
                let own = slots.flat_map(|seat| {
                    let rests = playing.is_resting(seat);
                    let rests = rests.then(|| self.rests_at(playing, timer, seat));
                    [Some(timer.from(seat)), timer.until(seat), rests].into_iter().flatten()
                });
                let cards = playing.open_cards().into_iter().flat_map(|cards| &cards.until);
                own.chain(cards.flatten().copied()).chain(quarter).collect()
            }
        };
        moments.into_iter().chain(thoughts).filter(|at| *at > now).collect()
    }
}
