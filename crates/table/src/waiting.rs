//! How facts change what is pending within a match: held answers, requests for more time, seats
//! that have opted out of an attack, and the reaction time of the table.

use contract::{Mode, Seat, WindowId};

use crate::clock::{JITTER_MS, Masking, SOLO_MS, TimerKey, WAIT_MS};
use crate::command::Stance;
use crate::config::ReactionTime;
use crate::held::{Held, ReactionTimes, Rest};
use crate::id::Millis;
use crate::misfit::Misfit;
use crate::state::{Playing, Stage, State};

impl Playing {
    /// The reaction times of the cards shown in the open window.
    pub(crate) fn open_cards(&self) -> Option<&ReactionTimes> {
        let window = self.game.window()?;
        self.cards.as_ref().filter(|cards| cards.window == window.id)
    }

    /// Whether a seat has opted out of the open window.
    pub(crate) fn is_resting(&self, seat: Seat) -> bool {
        let open = self.game.window().map(|window| window.id);
        self.rests.iter().any(|rest| rest.seat == seat && Some(rest.window) == open)
    }

    /// The held answer of a seat.
    pub(crate) fn held_of(&self, seat: Seat) -> Option<&Held> {
        self.held.iter().find(|held| held.seat == seat)
    }

    /// Whether a seat may ask for more time in the open window. Not by correspondence: there every
    /// window has hours, and fifteen more seconds make no difference.
    pub(crate) fn may_wait(&self, seat: Seat, now: Millis) -> bool {
        let Some(window) = self.game.window() else { return false };
        let timed = match (self.timer.as_ref(), window.mode) {
            (Some(timer), _) if timer.closes_at().is_some() => timer.waited.is_none(),
            (_, Mode::Open) => self.open_cards().is_some_and(|cards| {
                cards.waited.is_none() && cards.over_at().is_some_and(|over| over > now)
            }),
            (_, Mode::Turn | Mode::Sealed) => false,
        };
        let slow = self.pace.is_correspondence();
        timed && !slow && window.asked.has(seat) && self.waits.may(seat)
    }
}

impl State {
    pub(crate) fn hold(&mut self, held: &Held) -> Result<(), Misfit> {
        let playing = self.playing_in(held.window)?;
        if playing.held_of(held.seat).is_some() {
            return Err(Misfit::Stage);
        }
        playing.held.push(held.clone());
        Ok(())
    }

    pub(crate) fn unhold(&mut self, seat: Seat) -> Result<(), Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        let place = playing.held.iter().position(|held| held.seat == seat);
        playing.held.remove(place.ok_or(Misfit::Seat)?);
        Ok(())
    }

    /// Gives more time to the window, or to the last card shown in it.
    pub(crate) fn wait(&mut self, seat: Seat, window: WindowId) -> Result<(), Misfit> {
        let playing = self.playing_in(window)?;
        let timer = playing.timer.as_mut().ok_or(Misfit::Stage)?;
        if timer.closes_at().is_some() {
            timer.waited = Some(seat);
        } else {
            let cards = playing.cards.as_mut().filter(|cards| cards.window == window);
            let cards = cards.ok_or(Misfit::Stage)?;
            cards.waited = Some(seat);
            if let Some(last) = cards.until.iter_mut().flatten().max() {
                *last = last.plus(WAIT_MS);
            }
        }
        playing.waits.count(seat);
        Ok(())
    }

    pub(crate) fn rest(
        &mut self,
        seat: Seat,
        window: WindowId,
        stance: Stance,
    ) -> Result<(), Misfit> {
        let playing = self.playing_mut().ok_or(Misfit::Stage)?;
        // Drops entries whose window has closed.
        let alive = |id| playing.game.window().is_some_and(|open| open.id == id);
        let alive = |id: WindowId| alive(id) || playing.game.covered(id);
        if !alive(window) {
            return Err(Misfit::Stale);
        }
        let kept = playing.rests.iter().copied();
        let kept = kept.filter(|rest| rest.seat != seat && alive(rest.window));
        let mut rests: Vec<Rest> = kept.collect();
        match stance {
            Stance::For => rests.push(Rest { seat, window }),
            Stance::Withdrawn => {}
        }
        playing.rests = rests;
        Ok(())
    }

    pub(crate) fn want(
        &mut self,
        seat: Seat,
        reaction: Option<ReactionTime>,
    ) -> Result<(), Misfit> {
        self.sitter_mut(seat)?;
        self.wanted[seat.idx()] = reaction;
        match &self.stage {
            Stage::Lobby | Stage::Over(_) => self.agree_on_reaction(),
            // During a match it applies from the next round on.
            Stage::Playing(_) | Stage::Closed => {}
        }
        Ok(())
    }

    /// Adopts a reaction time that all people want.
    pub(crate) fn agree_on_reaction(&mut self) {
        let people = self.people();
        let mut wanted = people.iter().map(|seat| self.wanted[seat.idx()]);
        let Some(first) = wanted.next().flatten() else { return };
        if wanted.all(|one| one == Some(first)) {
            self.reaction = first;
            self.wanted.fill(None);
        }
    }

    /// Starts the reaction time of a card shown in an open window, if the card can be answered. By
    /// correspondence it is the time of a decision; alone among bots, the time that bots need.
    pub(crate) fn time_card(&mut self, window: WindowId, shown: u8, at: Millis) {
        let (number, jitter) = (self.number, self.jitter);
        let pace = self.setting.pace();
        let length = match (self.masking(), pace.tempo().free_ms) {
            (Masking::Off, _) => SOLO_MS,
            (Masking::On, Some(hours)) if pace.is_correspondence() => hours,
            (Masking::On, Some(_) | None) => {
                let key = TimerKey { number, window, shown };
                self.reaction.ms() + jitter.up_to(JITTER_MS, key, Seat(0))
            }
        };
        let Some(playing) = self.playing_mut() else { return };
        let until = playing.game.shown_may_be_answered().then(|| at.plus(length));
        let same = playing.cards.as_ref().is_some_and(|cards| cards.window == window);
        if !same {
            playing.cards = Some(ReactionTimes { window, until: Vec::new(), waited: None });
        }
        if let Some(cards) = &mut playing.cards {
            cards.until.resize(usize::from(shown).saturating_sub(1), None);
            cards.until.push(until);
        }
    }
}
