//! The state: where every card is, who is captain, and which window is open.

use contract::{CardId, EndReason, PerSeat, Seat, SeatCount, SeatSet, WindowId};
use serde::Serialize;

use super::action::Ship;
use super::{Pile, Rules, SEATS_MAX};

/// A game of Raid in progress, with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raid {
    pub(super) rules: SharedRules,
    pub(super) captain: Seat,
    /// How many rounds are over.
    pub(super) round: u8,
    /// How many windows have been opened so far; the next one gets this number.
    pub(super) n_windows: u16,
    /// The window of the phase; a storm lies above it in a window of its own.
    pub(super) window: WindowId,
    pub(super) phase: Phase,
    pub(super) storm: Option<Storm>,
    pub(super) hands: PerSeat<Pile, SEATS_MAX>,
    pub(super) sunk: PerSeat<Pile, SEATS_MAX>,
    pub(super) deck: Pile,
    pub(super) discard: Pile,
    pub(super) points: PerSeat<i16, SEATS_MAX>,
}

/// Rules are made once for each set-up, so two states have the same rules if the pointers are
/// equal.
#[derive(Clone, Copy)]
pub(super) struct SharedRules(pub(super) &'static Rules);

impl PartialEq for SharedRules {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for SharedRules {}

impl std::fmt::Debug for SharedRules {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Rules(…)")
    }
}

/// The phase, with its data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The captain draws or sails.
    Turn,
    /// All others call a mutiny or pass.
    Mutiny(Mutiny),
    /// Crew is added until the ship is revealed.
    Attack(Attack),
    /// The game is over.
    Over(EndReason),
}

/// Answers that stay hidden until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The seats that have not answered.
    pub waiting: SeatSet,
    /// The card of each answer; a pass has none.
    pub cards: PerSeat<Option<CardId>, SEATS_MAX>,
}

impl Answers {
    /// No answer yet.
    pub(super) fn none(asked: SeatSet) -> Self {
        Self { asked, waiting: asked, cards: PerSeat::of(None) }
    }

    /// Records an answer.
    pub(super) fn take(&mut self, seat: Seat, card: Option<CardId>) {
        self.waiting = self.waiting.without(seat);
        self.cards[seat] = card;
    }
}

/// The data of a mutiny window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mutiny {
    /// The ship the captain sails for.
    pub ship: Ship,
    /// The answers: calls, each with a card, and passes.
    pub answers: Answers,
}

/// An attack on a ship. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Attack {
    /// The ship.
    pub ship: Ship,
    /// The crew so far.
    pub played: Pile,
    /// The seats that added to it.
    pub helpers: SeatSet,
    /// How many cards were added.
    pub shown: u8,
    /// Whether a wind has blown yet.
    pub wind: Wind,
}

/// Whether a wind has blown in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wind {
    /// Not yet.
    Calm,
    /// It has; further winds are only weak crew.
    Blown,
}

/// A storm above an attack: everybody with too many cards sinks one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Storm {
    /// Its own window.
    pub window: WindowId,
    /// The card that each asked seat sinks.
    pub answers: Answers,
}

impl Raid {
    /// The rules it is played by.
    #[inline]
    pub fn shared_rules(&self) -> &'static Rules {
        self.rules.0
    }

    /// The number of players.
    #[inline]
    pub fn seat_count(&self) -> SeatCount {
        self.rules.0.seats
    }

    /// The captain's seat.
    pub fn captain(&self) -> Seat {
        self.captain
    }

    /// The quartermaster's seat, left of the captain, who reveals the ship.
    pub fn quartermaster(&self) -> Seat {
        self.captain.clockwise(1, self.seat_count())
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> Pile {
        self.hands[seat]
    }

    /// The current phase.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// A seat's points.
    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// Everybody with a card in hand. How many cards a hand holds is public.
    pub(super) fn holders(&self) -> SeatSet {
        self.seat_count().seats().filter(|seat| !self.hands[*seat].is_empty()).collect()
    }

    /// Opens a window: it gets the next number.
    pub(super) fn next_window(&mut self) -> WindowId {
        let id = WindowId(self.n_windows);
        self.n_windows += 1;
        id
    }
}
