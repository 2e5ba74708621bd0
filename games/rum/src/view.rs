//! What one observer may know: everything that is open, and what perfect memory adds.
//! See: [`crate::ledger::RUM_SECRET_BACK`].

use contract::tagged::ReadTagged;
use contract::{CardId, Observer, PerSeat, Seat, SeatSet, WindowId};
use serde::Serialize;

use crate::card::{Cards, Colour};
use crate::ending::Ending;
use crate::event::Cause;
use crate::memory::{Among, Blind, PerSeat4, Time, Times};
use crate::state::{Phase, Place, Rum};

/// What one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The observer's seat; `None` for a spectator or a referee.
    pub me: Option<Seat>,
    /// The open window.
    pub window: WindowId,
    /// The seat to move.
    pub active: Seat,
    /// The current phase.
    pub phase: PhaseView,
    /// The clock's position; 8 is the end.
    pub clock: u8,
    /// How many cards the parrot sends back now.
    pub symbol: u8,
    /// The number of points that ends the game.
    pub points_needed: u8,
    /// The beach.
    pub beach: [PlaceView; 3],
    /// The number of cards in the wreck.
    pub wreck: u8,
    /// The cards in the wreck; only for a referee.
    pub wreck_cards: Option<Cards>,
    /// The card that a seat shows to all: the parrot, until it goes back.
    pub shown: Cards,
    /// The hands by seat.
    pub hands: Vec<HandView>,
    /// The collection cards in the order of the row.
    pub collection: [HoldingView; 7],
    /// Points by seat.
    pub points: Vec<u8>,
    /// What narrows down hidden cards, for sampling worlds and for bots.
    pub memory: MemoryView,
}

/// The phase, as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PhaseView {
    /// Cards are being dealt.
    Deal,
    /// The active seat chooses its action.
    Turn,
    /// Seats choose which cards they put back.
    PutBack {
        /// Why cards go back.
        cause: Cause,
        /// How many cards each seat puts back.
        n: u8,
        /// The seats with a choice.
        asked: SeatSet,
        /// The number of seats that have not chosen.
        n_waiting: u8,
        /// What each seat chose, if the observer may know it.
        chosen: PerSeat4<Option<Cards>>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// A beach place, as one observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "facing", rename_all = "kebab-case")]
pub enum PlaceView {
    /// No card.
    Empty,
    /// A face-up card.
    Up {
        /// The card.
        card: CardId,
    },
    /// A face-down card.
    Down {
        /// The card; only for a referee.
        card: Option<CardId>,
    },
}

/// A hand, as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// The number of cards.
    pub count: u8,
    /// The cards; only for the hand's owner or a referee.
    pub cards: Option<Cards>,
    /// Cards that everybody knows to be in it.
    pub known: Cards,
}

/// A collection card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HoldingView {
    /// Its colour.
    pub colour: Colour,
    /// The value it shows.
    pub value: u8,
    /// Its owner; `None` while it is in the row.
    pub owner: Option<Seat>,
}

/// What narrows down hidden cards; see [`crate::memory`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemoryView {
    /// The number of cards that have left the wreck so far.
    pub now: Time,
    /// Cards of which at least some are still in a hand.
    pub among: PerSeat4<Among>,
    /// The unknown cards of each hand.
    pub blind: PerSeat4<Blind>,
    /// When each face-down beach card left the wreck.
    pub beach: [Time; 3],
    /// For each card, when everybody last saw it go into the wreck.
    pub public: Times,
    /// The same for cards that only this seat knows to have put back.
    pub private: PerSeat4<Option<Times>>,
}

impl MemoryView {
    /// The last moment each card was known to be in the wreck, by what the observer saw. A card
    /// that left the wreck before is another one.
    pub fn last_in_wreck(&self) -> Times {
        let mut times = self.public;
        for private in self.private.0.iter().flatten() {
            for (time, own) in times.iter_mut().zip(private) {
                *time = (*time).max(*own);
            }
        }
        times
    }
}

impl Rum {
    /// Decides: [`crate::ledger::RUM_HAND`], [`crate::ledger::RUM_SECRET`].
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let referee = observer == Observer::Referee;
        let seats = || self.rules.seats.seats();
        let hand = |seat: Seat| HandView {
            count: self.hand(seat).len(),
            cards: observer.sees(seat).then_some(self.hand(seat)),
            known: self.memory.known[seat],
        };
        let holding = |colour: Colour| HoldingView {
            colour,
            value: self.value(colour),
            owner: self.owner(colour),
        };
        View {
            me: observer.seat(),
            window: self.window,
            active: self.active,
            phase: self.phase_view(observer),
            clock: self.clock,
            symbol: self.rules.clock.get(usize::from(self.clock) - 1).copied().unwrap_or(0),
            points_needed: self.rules.points_needed,
            beach: self.beach.map(|place| match place {
                Place::Empty => PlaceView::Empty,
                Place::Up(card) => PlaceView::Up { card },
                Place::Down(card) => PlaceView::Down { card: referee.then_some(card) },
            }),
            wreck: self.wreck.len(),
            wreck_cards: referee.then_some(self.wreck),
            shown: self.shown,
            hands: seats().map(hand).collect(),
            collection: Colour::ALL.map(holding),
            points: seats().map(|seat| self.points(seat)).collect(),
            memory: self.memory_view(observer),
        }
    }

    fn phase_view(&self, observer: Observer) -> PhaseView {
        match self.phase {
            Phase::Deal => PhaseView::Deal,
            Phase::Turn => PhaseView::Turn,
            Phase::Over(ending) => PhaseView::Over { ending },
            Phase::PutBack(put_back) => {
                let answered = put_back.asked.minus(put_back.waiting);
                let chosen = |seat: Seat| {
                    let shown = answered.has(seat) && observer.sees(seat);
                    shown.then_some(put_back.chosen[seat])
                };
                PhaseView::PutBack {
                    cause: put_back.cause,
                    n: put_back.n,
                    asked: put_back.asked,
                    n_waiting: put_back.waiting.len(),
                    chosen: PerSeat([0, 1, 2, 3].map(|seat| chosen(Seat(seat)))),
                }
            }
        }
    }

    fn memory_view(&self, observer: Observer) -> MemoryView {
        let private = |seat| observer.sees(seat).then_some(self.memory.private[seat]);
        MemoryView {
            now: self.memory.now,
            among: self.memory.among,
            blind: self.memory.blind.clone(),
            beach: self.memory.beach,
            public: self.memory.public,
            private: PerSeat([0, 1, 2, 3].map(|seat| private(Seat(seat)))),
        }
    }
}
