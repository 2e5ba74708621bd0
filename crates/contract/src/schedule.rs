//! The one serial order of a match for machines: search, simulation, arena, Python.
//!
//! A turn or a sealed window asks the waiting seats clockwise from the lead. An open window goes
//! round everybody who is asked or may act; who is not waited for may stay silent. The server
//! does not use it: there people answer when they like.

use crate::{Game, Mode, Seat, SeatCount, Window, WindowId};

/// Whose move it is next, where several may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Schedule {
    window: WindowId,
    /// Who sits next to the last one asked, in an open window.
    next: Option<Seat>,
}

/// A seat and whether it may stay silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// Whether it is waited for, or may be silent.
    pub must: bool,
}

impl Schedule {
    /// Who is asked next in the open window.
    #[inline]
    pub fn ask<G: Game>(&mut self, game: &G, seats: SeatCount, window: &Window) -> Ask {
        match window.mode {
            // Nearly always one seat waits, and then no order is needed.
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

    fn ask_round<G: Game>(&mut self, game: &G, seats: SeatCount, window: &Window) -> Ask {
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
