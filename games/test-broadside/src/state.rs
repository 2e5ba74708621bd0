//! The state: where every gun is, and whose shot is next.

use contract::{CardId, CardSet, EndReason, PerSeat, Seat, WindowId};

use crate::event::Event;
use crate::rules::{HAND, Rules};

/// The most seats of this game.
pub const SEATS_MAX: usize = 6;
/// Some guns; the gun number n is the card n - 1.
pub type Guns = CardSet<1>;
/// The number of rounds; each seat keeps one gun. See: [`crate::ledger::TB_END`].
pub const ROUNDS: u8 = HAND - 1;
/// All rounds are over.
pub const END: EndReason = EndReason("tb-end-rounds");

/// A game of Broadside: the full, secret state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TestBroadside {
    pub(crate) rules: &'static Rules,
    pub(crate) phase: Phase,
    /// How many rounds are over.
    pub(crate) round: u8,
    /// The seat that fires first in this round.
    pub(crate) leader: Seat,
    /// How many have fired in this round.
    pub(crate) n_fired: u8,
    pub(crate) hands: PerSeat<Guns, SEATS_MAX>,
    /// The gun each seat has fired in this round.
    pub(crate) fired: PerSeat<Option<CardId>, SEATS_MAX>,
    /// The guns of earlier rounds.
    pub(crate) spent: Guns,
    /// The guns that were not dealt.
    pub(crate) store: Guns,
    pub(crate) points: PerSeat<u8, SEATS_MAX>,
}

/// The phases of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Guns are being dealt.
    Deal,
    /// A round is played.
    Round,
    /// All rounds are over.
    Over,
}

impl TestBroadside {
    pub(crate) fn before_deal(rules: &'static Rules) -> Self {
        Self {
            rules,
            phase: Phase::Deal,
            round: 0,
            leader: Seat(0),
            n_fired: 0,
            hands: PerSeat::of(Guns::EMPTY),
            fired: PerSeat::of(None),
            spent: Guns::EMPTY,
            store: rules.guns(),
            points: PerSeat::of(0),
        }
    }

    /// The seat that fires next.
    pub fn next(&self) -> Seat {
        self.leader.clockwise(self.n_fired % self.rules.seats.get(), self.rules.seats)
    }

    /// Every shot has its own window.
    pub(crate) fn window(&self) -> WindowId {
        let shots = self.round * self.rules.seats.get() + self.n_fired;
        WindowId(u16::from(shots))
    }

    /// The seat whose gun is best so far in this round, and the gun.
    pub fn best(&self) -> Option<(Seat, CardId)> {
        let fired = |seat: Seat| self.fired[seat].map(|gun| (seat, gun));
        let shots = self.rules.seats.seats().filter_map(fired);
        shots.max_by_key(|(_, gun)| self.rules.strength(*gun))
    }

    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, gun } => {
                self.store = self.store.without(gun);
                self.hands[seat] = self.hands[seat].with(gun);
            }
            Event::Began { seat } => {
                self.phase = Phase::Round;
                self.leader = seat;
            }
            Event::Fired { seat, gun } => {
                self.hands[seat] = self.hands[seat].without(gun);
                self.fired[seat] = Some(gun);
                self.n_fired += 1;
            }
            Event::Won { seat } => {
                self.spent = self.fired.0.into_iter().flatten().fold(self.spent, Guns::with);
                self.fired = PerSeat::of(None);
                self.n_fired = 0;
                self.round += 1;
                self.points[seat] += 1;
                self.leader = seat;
            }
            Event::Ended => self.phase = Phase::Over,
        }
    }
}
