//! How facts change a match that is being played: actions, times, stewards, pauses.

use contract::{Actor, Mode, Seat, SeatSet, Weight, WindowId};
use serde_json::Value;

use crate::clock::{self, GRACE_MS, Key, Timer};
use crate::entry::Leaving;
use crate::id::Millis;
use crate::misfit::Misfit;
use crate::seats::{Occupant, Steward};
use crate::state::{Ahead, Playing, State};

impl Playing {
    /// What the timer of the open window must be for. A card shown starts the time of a reaction
    /// anew, that of a decision not: who stalls by showing cards gains nothing.
    pub(crate) fn key(&self, number: crate::id::MatchNumber) -> Option<Key> {
        let (window, question) = (self.game.window()?, self.game.question()?);
        let shown = match question.weight {
            Weight::Decision => 0,
            Weight::Call | Weight::Reaction => window.shown,
        };
        Some(Key { number, window: window.id, shown })
    }

    /// Takes the time a decision took from the bank.
    fn charge(&mut self, seats: SeatSet, free_ms: u64, at: Millis) {
        let Some(timer) = &self.timer else { return };
        if timer.weight != Weight::Decision {
            return;
        }
        for seat in seats.iter() {
            if let Some(bank) = self.banks.get_mut(seat.idx()) {
                *bank = bank.saturating_sub(timer.used(seat, free_ms, at));
            }
        }
    }
}

impl State {
    /// A window gets its times.
    pub(crate) fn time(&mut self, timer: &Timer) -> Result<(), Misfit> {
        let number = self.number;
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        if playing.key(number) != Some(timer.key) {
            return Err(Misfit::Stale);
        }
        playing.timer = Some(timer.clone());
        let mode = playing.game.window().map(|window| window.mode);
        for slot in &timer.slots {
            let sitter = self.seats.get_mut(slot.seat.idx()).and_then(Occupant::sitter_mut);
            if let (Some(sitter), Some(mode)) = (sitter, mode) {
                sitter.orders.turn_came(mode);
            }
        }
        Ok(())
    }

    /// An action is taken, and the time it took is paid for.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: &Value,
        at: Millis,
    ) -> Result<(), Misfit> {
        let people = self.people_at_the_clock();
        let free_ms = self.setting.pace().tempo().free_ms.unwrap_or_default();
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        if playing.paused_at.is_some() {
            return Err(Misfit::Stage);
        }
        let text = action.to_string();
        let before = playing.game.window();
        playing.game.submit_json(seat, window, actor, &text).map_err(Misfit::Rejected)?;
        let waited = before.map(|open| open.waiting).unwrap_or_default();
        let after = playing.game.window().filter(|open| open.id == window);
        let still = after.map(|open| open.waiting).unwrap_or_default();
        playing.charge(waited.minus(still).and(people), free_ms, at);
        // Within a sealed window the banks would tell who has answered.
        if after.is_none_or(|open| open.mode != Mode::Sealed) {
            playing.shown_banks.clone_from(&playing.banks);
        }
        if let Some(delayed) = &mut playing.delayed {
            delayed.ahead.push_back(Ahead::new(at, seat, window, actor, text));
        }
        Ok(())
    }

    /// Seats whose own time runs when they are asked.
    fn people_at_the_clock(&self) -> SeatSet {
        let own = |seat: &Seat| self.sitter(*seat).is_some_and(|sitter| sitter.steward.is_none());
        self.setting.seats().seats().filter(own).collect()
    }

    /// A bot stands in for a person.
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

    /// The person plays again.
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

    /// Whoever answers for the seat from now on has time of their own.
    pub(crate) fn hand_over(&mut self, seat: Seat, at: Millis) {
        let tempo = self.setting.pace().tempo();
        let machine = self.seats[seat.idx()].hands().is_machine();
        let Some(playing) = self.playing_mut() else { return };
        let bank_ms = clock::bank(&playing.banks, seat);
        let now = playing.paused_at.unwrap_or(at);
        if let Some(timer) = &mut playing.timer {
            let left = if machine {
                Some(clock::machine_ms(tempo, timer.weight))
            } else {
                clock::person_ms(tempo, timer.weight, bank_ms)
            };
            timer.reset(seat, left, now);
        }
    }

    /// The match stands still.
    pub(crate) fn pause(&mut self, at: Millis) -> Result<(), Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        if playing.paused_at.is_some() {
            return Err(Misfit::Stage);
        }
        playing.paused_at = Some(at);
        playing.for_pause = SeatSet::EMPTY;
        Ok(())
    }

    /// The match goes on, and everybody has the time they had.
    pub(crate) fn resume(&mut self, at: Millis) -> Result<(), Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        let paused_at = playing.paused_at.take().ok_or(Misfit::Stage)?;
        if let Some(timer) = &mut playing.timer {
            let rested = at.since(paused_at);
            timer.set_at_ms = timer.set_at_ms.plus(rested);
            timer.grace_ms = timer.grace_ms.plus(rested);
        }
        Ok(())
    }

    /// The table goes on after a restart: clocks stood still, and nobody's time ends at once.
    pub(crate) fn wake(&mut self, down_ms: u64, at: Millis) {
        // A café that opens twice a week has lost no table in between.
        self.active_at = self.active_at.plus(down_ms.min(at.since(self.active_at)));
        let Some(playing) = self.playing_mut() else { return };
        // While a match is paused its clocks stand still anyway.
        let (None, Some(timer)) = (playing.paused_at, &mut playing.timer) else { return };
        let down_ms = down_ms.min(at.since(timer.set_at_ms));
        timer.set_at_ms = timer.set_at_ms.plus(down_ms);
        timer.grace_ms = timer.grace_ms.max(at.plus(GRACE_MS));
    }
}
