//! The one serial order in which machines play a match: search, simulation, arena, Python.
//!
//! A turn or a sealed window asks the waiting seats clockwise from the lead. An open window goes
//! round all seats that are asked or may act; seats that are not waited for may stay silent. The
//! server does not use this order: there people answer when they like.

use crate::{Game, Mode, Seat, SeatCount, Window, WindowId};

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

impl Schedule {
    /// The seat that is asked next in the open window.
    #[inline]
    pub fn ask<G: Game>(&mut self, game: &G, seats: SeatCount, window: &Window) -> Ask {
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
