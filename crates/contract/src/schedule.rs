//! The one serial order in which machines play a match: search, simulation, arena, Python.
//!
//! A turn or a sealed window asks the waiting seats clockwise from the lead. An open window goes
//! round all seats that are asked or may act; seats that are not waited for may stay silent. The
//! server does not use this order: there people answer when they like.

use crate::{Game, Mode, SearchRng, Seat, SeatCount, SeatSet, Window, WindowId};

/// The order in which seats are asked when several may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Schedule {
    window: WindowId,
    /// In an open window, the seat after the last one asked.
    next: Option<Seat>,
}

/// A seat, and whether it may stay silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The seat that is asked.
    pub seat: Seat,
    /// Whether the seat is waited for; if not, it may stay silent.
    pub must: bool,
}

impl Ask {
    /// Draws uniformly from so many actions, and from silence if the seat may stay silent. There
    /// must be something to draw from.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "so that an action goes from draw to rule in registers"
    )]
    pub fn draw<A>(
        self,
        n_actions: u32,
        nth: impl FnOnce(u32) -> A,
        rng: &mut SearchRng,
    ) -> Decided<A> {
        // Silence is the last choice.
        let n_choices = n_actions + u32::from(!self.must);
        let drawn = if n_choices == 1 { 0 } else { rng.below(n_choices) };
        Decided { action: (drawn < n_actions).then(|| nth(drawn)), was_choice: n_choices > 1 }
    }

    /// The same where there is a better way to draw one of the actions than by its number.
    #[inline]
    pub fn draw_with<A>(
        self,
        n_actions: u32,
        one: impl FnOnce(&mut SearchRng) -> A,
        rng: &mut SearchRng,
    ) -> Decided<A> {
        let silent = !self.must && rng.below(n_actions + 1) == n_actions;
        let action = (!silent).then(|| one(rng));
        Decided { action, was_choice: n_actions > 1 || !self.must }
    }

    /// The same from one action for each seat of a set.
    #[inline]
    pub fn draw_seat<A>(
        self,
        from: SeatSet,
        of: impl FnOnce(Seat) -> A,
        rng: &mut SearchRng,
    ) -> Decided<A> {
        let nth = |nth: u32| of(from.nth(nth as usize).expect("below their number"));
        self.draw(u32::from(from.len()), nth, rng)
    }

    /// The same from a list.
    #[inline]
    pub fn draw_from<A: Copy>(self, actions: &[A], rng: &mut SearchRng) -> Decided<A> {
        let count = u32::try_from(actions.len()).expect("menus are bounded");
        self.draw(count, |nth| actions[nth as usize], rng)
    }
}

/// A machine's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided<A> {
    /// The action; `None` is silence.
    pub action: Option<A>,
    /// Whether there was a choice: only those count as actions in figures.
    pub was_choice: bool,
}

/// The part of a window that this order needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The window.
    pub id: WindowId,
    /// How answers come in.
    pub mode: Mode,
    /// The seats that have not answered.
    pub waiting: SeatSet,
    /// In an open window, the seats that may act without being waited for. In others nobody reads
    /// it.
    pub may: SeatSet,
}

impl From<Window> for Pending {
    #[inline]
    fn from(window: Window) -> Self {
        let Window { id, mode, waiting, may, .. } = window;
        Self { id, mode, waiting, may }
    }
}

impl Schedule {
    /// The seat that is asked next; `None` when the game is over.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "so that a window stays in registers")]
    pub fn next<G: Game>(&mut self, game: &G, seats: SeatCount) -> Option<Ask> {
        game.pending().map(|pending| self.ask_pending(game, seats, pending))
    }

    /// The seat that is asked next in the open window.
    #[inline]
    pub fn ask<G: Game>(&mut self, game: &G, seats: SeatCount, window: &Window) -> Ask {
        self.ask_pending(game, seats, Pending::from(*window))
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "as for `next`")]
    fn ask_pending<G: Game>(&mut self, game: &G, seats: SeatCount, window: Pending) -> Ask {
        match window.mode {
            // Nearly always exactly one seat is waited for; then no order is needed.
            Mode::Turn => {
                let seat = window.waiting.first().expect("an open window waits for somebody");
                Ask { seat, must: true }
            }
            Mode::Sealed => {
                let seat = window.waiting.clockwise_from(game.lead()).next();
                Ask { seat: seat.expect("an open window waits for somebody"), must: true }
            }
            Mode::Open => self.ask_round(game, seats, window),
        }
    }

    #[inline]
    fn ask_round<G: Game>(&mut self, game: &G, seats: SeatCount, window: Pending) -> Ask {
        if self.window != window.id {
            *self = Self { window: window.id, next: None };
        }
        let from = self.next.unwrap_or_else(|| game.lead());
        let seat = window.waiting.or(window.may).clockwise_from(from).next();
        let seat = seat.expect("an open window waits for somebody");
        self.next = Some(seat.clockwise(1, seats));
        Ask { seat, must: window.waiting.has(seat) }
    }
}
