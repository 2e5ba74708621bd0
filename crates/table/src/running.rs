//! How facts change a match that is being played: actions, times, stewards, pauses.

use contract::{Actor, AnyAction, Mode, Reply, Seat, SeatSet, Window, WindowId};

use crate::clock::{self, Asking, GRACE_MS, Masking, Timer, TimerKey};
use crate::entry::Leaving;
use crate::id::Millis;
use crate::misfit::Misfit;
use crate::orders::Term;
use crate::seats::{Occupant, Steward};
use crate::state::{Entrant, Playing, State};

impl Playing {
    /// The key for the timer of the open window. Shown cards are not part of it: nobody can stall
    /// by showing cards.
    pub(crate) fn key(&self, number: crate::id::MatchNumber) -> Option<TimerKey> {
        let window = self.game.window()?;
        Some(TimerKey { number, window: window.id, shown: 0 })
    }

    /// The key for a bot's answer in the open window. Shown cards are part of it: each one makes
    /// it another question.
    pub(crate) fn thought_key(&self, number: crate::id::MatchNumber) -> Option<TimerKey> {
        let window = self.game.window()?;
        Some(TimerKey { number, window: window.id, shown: window.shown })
    }

    /// Takes the time of a decision from the banks of these seats.
    fn charge(&mut self, seats: SeatSet, free_ms: u64, at: Millis) {
        let Some(timer) = &self.timer else { return };
        if timer.weight.is_masked() {
            return;
        }
        for seat in seats.iter() {
            if let Some(bank) = self.banks.get_mut(seat.idx()) {
                *bank = bank.saturating_sub(timer.used(seat, free_ms, at));
            }
        }
    }
}

/// How an action changed the window it answered.
struct Turnout {
    /// The seats that acted, or are no longer asked.
    acted: SeatSet,
    /// The seats that are asked once more.
    again: SeatSet,
    /// The number of cards shown now, if there is one more.
    shown: Option<u8>,
}

impl Turnout {
    fn of(before: &Window, after: Option<&Window>, seat: Seat, reply: Option<Reply>) -> Self {
        let still = after.map(|open| open.waiting).unwrap_or_default();
        let left = before.waiting.minus(still);
        // In other cases a seat that acts and is still asked continues the same decision.
        let acted = match (before.mode, reply) {
            (Mode::Open, Some(Reply::Question | Reply::Shown { .. })) => {
                left.or(SeatSet::one(seat).and(before.waiting))
            }
            (Mode::Open | Mode::Turn | Mode::Sealed, _) => left,
        };
        let shown = after.filter(|open| open.shown > before.shown).map(|open| open.shown);
        Self { acted, again: still.and(acted).or(still.minus(before.waiting)), shown }
    }
}

impl State {
    /// Gives the open window its times, if it has none yet. They follow from the state and the
    /// moment, so the log has no entries for them.
    pub(crate) fn retime(&mut self, at: Millis) {
        let Some(playing) = self.playing() else { return };
        let Some(window) = playing.game.window() else { return };
        let key = TimerKey { number: self.number, window: window.id, shown: 0 };
        if playing.timer.as_ref().is_some_and(|timer| timer.key == key) {
            return;
        }
        let Some(question) = playing.game.question() else { return };
        let asking = Asking {
            key,
            mode: window.mode,
            weight: question.weight,
            asked: window.asked,
            controllers: &self.controllers(),
            banks: &playing.banks,
            pace: self.setting.pace(),
            reaction: self.reaction,
            masking: self.masking(),
        };
        let timer = Timer::set(&asking, self.jitter, at);
        self.set_timer(timer, window.mode);
    }

    /// Sets the times that an older log has for the open window.
    pub(crate) fn time(&mut self, timer: &Timer) -> Result<(), Misfit> {
        let number = self.number;
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        let window = playing.game.window().ok_or(Misfit::Stale)?;
        if playing.key(number) != Some(timer.key) {
            return Err(Misfit::Stale);
        }
        self.set_timer(timer.clone(), window.mode);
        Ok(())
    }

    fn set_timer(&mut self, timer: Timer, mode: Mode) {
        let slow = self.setting.pace().is_correspondence();
        let term = if slow { Term::Decision } else { Term::Turn };
        for slot in &timer.slots {
            let sitter = self.seats.get_mut(slot.seat.idx()).and_then(Occupant::sitter_mut);
            if let Some(sitter) = sitter {
                sitter.orders.turn_came(term, mode, timer.weight);
            }
        }
        if let Some(playing) = self.playing_mut() {
            playing.timer = Some(timer);
        }
    }

    /// Plays an action and charges the time until it was decided.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: &AnyAction,
        given: Millis,
        at: Millis,
    ) -> Result<(), Misfit> {
        let people = self.people_at_the_clock();
        let free_ms = self.setting.pace().tempo().free_ms.unwrap_or_default();
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        if playing.paused_at.is_some() {
            return Err(Misfit::Stage);
        }
        let (before, round) = (playing.game.window(), playing.game.round());
        let reply = playing.game.reply(seat, action);
        playing.game.submit_action(seat, window, actor, action).map_err(Misfit::Rejected)?;
        let after = playing.game.window().filter(|open| open.id == window);
        let turnout = before.map(|before| Turnout::of(&before, after.as_ref(), seat, reply));
        if let Some(turnout) = &turnout {
            let own = SeatSet::one(seat).and(turnout.acted).and(people);
            playing.charge(own, free_ms, given);
            playing.charge(turnout.acted.and(people).minus(own), free_ms, at);
        }
        // In a sealed window the banks would tell which seats have answered.
        if after.is_none_or(|open| open.mode != Mode::Sealed) {
            playing.shown_banks.clone_from(&playing.banks);
        }
        if playing.game.round() != round {
            self.round_began();
        }
        if let Some(Turnout { again, shown, .. }) = turnout {
            again.iter().for_each(|seat| self.ask_again(seat, at));
            if let Some(shown) = shown {
                self.time_card(window, shown, at);
            }
        }
        self.retime(at);
        Ok(())
    }

    /// Resets the limits per round, and applies the reaction time that all people want.
    fn round_began(&mut self) {
        self.agree_on_reaction();
        for sitter in self.seats.iter_mut().filter_map(Occupant::sitter_mut) {
            sitter.orders.round_began();
        }
        if let Some(playing) = self.playing_mut() {
            playing.waits.round_began();
        }
    }

    /// The seats whose own clock runs when they are asked.
    fn people_at_the_clock(&self) -> SeatSet {
        let own = |seat: &Seat| self.sitter(*seat).is_some_and(|sitter| sitter.steward.is_none());
        self.setting.seats().seats().filter(own).collect()
    }

    /// Lets a bot stand in for a person.
    pub(crate) fn steward(&mut self, seat: Seat, why: Steward, at: Millis) -> Result<(), Misfit> {
        let free_ms = self.setting.pace().tempo().free_ms.unwrap_or_default();
        let sitter = self.seats.get_mut(seat.idx()).and_then(Occupant::sitter_mut);
        let sitter = sitter.ok_or(Misfit::Seat)?;
        let played_himself = sitter.steward.replace(why).is_none();
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        let waited = playing.game.window().is_some_and(|window| window.waiting.has(seat));
        if played_himself && waited {
            playing.charge(SeatSet::one(seat), free_ms, at);
        }
        if why == Steward::OutOfTime
            && let Some(bank) = playing.banks.get_mut(seat.idx())
        {
            *bank = 0;
        }
        if !why.may_return() {
            self.entrants[seat.idx()].leave(Leaving::Left);
        }
        self.hand_over(seat, at);
        Ok(())
    }

    /// Lets the person take over again.
    pub(crate) fn take_back(&mut self, seat: Seat, at: Millis) -> Result<(), Misfit> {
        let sitter = self.seats.get_mut(seat.idx()).and_then(Occupant::sitter_mut);
        match sitter {
            Some(sitter) if sitter.steward.is_some_and(Steward::may_return) => {
                sitter.steward = None;
            }
            Some(_) | None => return Err(Misfit::Seat),
        }
        self.hand_over(seat, at);
        Ok(())
    }

    /// Gives new times to the person or bot that answers for the seat from now on.
    pub(crate) fn hand_over(&mut self, seat: Seat, at: Millis) {
        self.ask_again(seat, at);
    }

    /// Asks a seat again: it gets the free time of a decision, and the rest of its bank.
    fn ask_again(&mut self, seat: Seat, at: Millis) {
        let tempo = self.setting.pace().tempo();
        let machine = self.seats[seat.idx()].controller().is_machine();
        let (jitter, masking, number) = (self.jitter, self.masking(), self.number);
        let Some(playing) = self.playing_mut() else { return };
        let bank_ms = clock::bank(&playing.banks, seat);
        let now = playing.paused_at.unwrap_or(at);
        let key = playing.thought_key(number);
        if let Some(timer) = &mut playing.timer {
            let slow = machine && masking == Masking::On && !timer.weight.is_masked();
            let from = key.filter(|_| slow).map_or(0, |key| clock::bot_ms(jitter, key, seat));
            let left = if machine {
                Some(clock::BOT_PATIENCE_MS)
            } else {
                clock::person_ms(tempo, bank_ms)
            };
            timer.reset(seat, from, left, now);
        }
    }

    /// Pauses the match.
    pub(crate) fn pause(&mut self, at: Millis) -> Result<(), Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        if playing.paused_at.is_some() {
            return Err(Misfit::Stage);
        }
        playing.paused_at = Some(at);
        playing.for_pause = SeatSet::EMPTY;
        Ok(())
    }

    /// Resumes the match; every seat has the time it had before.
    pub(crate) fn resume(&mut self, at: Millis) -> Result<(), Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        let paused_at = playing.paused_at.take().ok_or(Misfit::Stage)?;
        if let Some(timer) = &mut playing.timer {
            let rested = at.since(paused_at);
            timer.set_at_ms = timer.set_at_ms.plus(rested);
            timer.grace_ms = timer.grace_ms.plus(rested);
            playing.cards.iter_mut().for_each(|cards| cards.shift(rested));
        }
        Ok(())
    }

    /// Goes on after a restart: no clock ran meanwhile, and no seat's time ends at once.
    pub(crate) fn wake(&mut self, down_ms: u64, at: Millis) {
        // A server that runs only twice a week must not lose its tables in between.
        self.active_at = self.active_at.plus(down_ms.min(at.since(self.active_at)));
        let Some(playing) = self.playing_mut() else { return };
        // The clocks of a paused match do not run anyway.
        let (None, Some(timer)) = (playing.paused_at, &mut playing.timer) else { return };
        let down_ms = down_ms.min(at.since(timer.set_at_ms));
        timer.set_at_ms = timer.set_at_ms.plus(down_ms);
        timer.grace_ms = timer.grace_ms.max(at.plus(GRACE_MS));
        playing.cards.iter_mut().for_each(|cards| cards.shift(down_ms));
    }
}

impl Entrant {
    /// Records that the person resigned. If the host removed them, the result is nobody's.
    pub(crate) fn leave(&mut self, why: Leaving) {
        *self = match (*self, why) {
            (Self::Stays(person), Leaving::Left) => Self::GaveUp(person),
            (Self::Stays(_), Leaving::Kicked) => Self::Nobody,
            (entrant @ (Self::Nobody | Self::GaveUp(_)), _) => entrant,
        };
    }
}
