//! What one observer may know: their own guns, everything fired, and how many guns others hold.

use contract::{CardId, Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::state::{Guns, Phase, TestBroadside};

/// What one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The observer's seat; `None` for a spectator or a referee.
    pub me: Option<Seat>,
    /// The seat that fires next; `None` when the game is over.
    pub next: Option<Seat>,
    /// The seat that fired first in this round.
    pub leader: Seat,
    /// How many rounds are over.
    pub round: u8,
    /// The hands by seat.
    pub hands: Vec<HandView>,
    /// The gun each seat has fired in this round.
    pub fired: Vec<Option<CardId>>,
    /// The guns of earlier rounds.
    pub spent: Guns,
    /// The guns that were not dealt; only for a referee.
    pub store: Option<Guns>,
    /// Points by seat.
    pub points: Vec<u8>,
}

/// A hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// How many guns it has.
    pub n_guns: u8,
    /// The guns, if the observer may know them.
    pub guns: Option<Guns>,
}

impl View {
    /// See: [`crate::ledger::TB_DEAL`].
    pub(crate) fn of(game: &TestBroadside, observer: Observer) -> Self {
        let seats = || game.rules.seats.seats();
        let hand = |seat: Seat| {
            let guns = game.hands[seat];
            HandView { n_guns: guns.len(), guns: observer.sees(seat).then_some(guns) }
        };
        Self {
            me: observer.seat(),
            next: (game.phase != Phase::Over).then(|| game.next()),
            leader: game.leader,
            round: game.round,
            hands: seats().map(hand).collect(),
            fired: seats().map(|seat| game.fired[seat]).collect(),
            spent: game.spent,
            store: matches!(observer, Observer::Referee).then_some(game.store),
            points: seats().map(|seat| game.points[seat]).collect(),
        }
    }
}
