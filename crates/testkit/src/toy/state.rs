//! The state: where every card lies, whose word counts, and what is being asked.

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

/// Rules are made once for each set-up, so two states have the same ones if they lie in the same
/// place.
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

/// What is going on, with the data of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The captain draws or sails.
    Turn,
    /// All others call a mutiny or pass.
    Mutiny(Mutiny),
    /// Crew is added until the ship is revealed.
    Attack(Attack),
    /// It is over.
    Over(EndReason),
}

/// Answers that stay hidden until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// Who is asked.
    pub asked: SeatSet,
    /// Who has not answered.
    pub waiting: SeatSet,
    /// With which card; a pass has none.
    pub cards: PerSeat<Option<CardId>, SEATS_MAX>,
}

impl Answers {
    /// No answer yet.
    pub(super) fn none(asked: SeatSet) -> Self {
        Self { asked, waiting: asked, cards: PerSeat::of(None) }
    }

    /// One more answer.
    pub(super) fn take(&mut self, seat: Seat, card: Option<CardId>) {
        self.waiting = self.waiting.without(seat);
        self.cards[seat] = card;
    }
}

/// A mutiny being asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mutiny {
    /// The ship the captain sails for.
    pub ship: Ship,
    /// Who calls it, with which card.
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
    /// Who added to it.
    pub helpers: SeatSet,
    /// How many cards were added.
    pub shown: u8,
    /// Whether a wind blew yet.
    pub wind: Wind,
}

/// Whether a wind blew in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wind {
    /// Not yet.
    Calm,
    /// It did; further winds are only weak crew.
    Blown,
}

/// A storm above an attack: everybody with too many cards sinks one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Storm {
    /// Its own window.
    pub window: WindowId,
    /// Who sinks which card.
    pub answers: Answers,
}

impl Raid {
    /// The rules it is played by.
    #[inline]
    pub fn shared_rules(&self) -> &'static Rules {
        self.rules.0
    }

    /// How many play.
    #[inline]
    pub fn seat_count(&self) -> SeatCount {
        self.rules.0.seats
    }

    /// Who is captain.
    pub fn captain(&self) -> Seat {
        self.captain
    }

    /// Who reveals: left of the captain.
    pub fn quartermaster(&self) -> Seat {
        self.captain.clockwise(1, self.seat_count())
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> Pile {
        self.hands[seat]
    }

    /// What is going on.
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

    /// A window is opened: it gets the next number.
    pub(super) fn next_window(&mut self) -> WindowId {
        let id = WindowId(self.n_windows);
        self.n_windows += 1;
        id
    }
}
