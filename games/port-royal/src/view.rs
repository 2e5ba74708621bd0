//! What one observer may know: everything except the faces of coins and of the deck, which are
//! hidden from everybody alike, and what perfect memory tells about those.

use contract::tagged::ReadTagged;
use contract::{CardId, Observer, Seat, WindowId};
use serde::Serialize;

use crate::card::Cards;
use crate::ending::Ending;
use crate::memory::ShuffleId;
use crate::outlook::{Offer, Outlook};
use crate::phase::take;
use crate::state::{Phase, PortRoyal, Taking};
use crate::tally::Abilities;

/// What one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The observer's seat; `None` for a spectator or a referee.
    pub me: Option<Seat>,
    /// The open window.
    pub window: WindowId,
    /// The seat with the first turn.
    pub start: Seat,
    /// The seat to move.
    pub active: Seat,
    /// The current phase.
    pub phase: PhaseView,
    /// The number of cards drawn in this turn.
    pub n_drawn: u16,
    /// What drawing on risks and stopping gains, while the active seat has that choice.
    pub outlook: Option<Outlook>,
    /// What each card of the harbour costs and brings the taking seat; empty while nobody takes.
    pub offers: Vec<Offer>,
    /// The harbour.
    pub harbour: Cards,
    /// Expeditions that nobody has fulfilled yet.
    pub expeditions: Cards,
    /// Each seat's own cards.
    pub seats: Vec<SeatView>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The cards in the deck; only for a referee.
    pub deck_cards: Option<Cards>,
    /// The discard pile.
    pub discard: Cards,
    /// The shuffle that made the deck.
    pub shuffle: ShuffleId,
    /// For each shuffle, its face-down cards: in the deck, or as coins.
    pub unseen: Vec<Unseen>,
    /// The seat with the last turn, once the last lap has started.
    pub last: Option<Seat>,
    /// The number of turns in a row without a card to draw.
    pub n_stuck: u8,
}

/// Cards of one shuffle that nobody has seen since; see [`crate::memory`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unseen {
    /// The shuffle.
    pub shuffle: ShuffleId,
    /// Its hidden cards.
    pub cards: Cards,
}

/// The current phase, as clients see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PhaseView {
    /// Coins are being dealt.
    Deal,
    /// The active seat draws on or stops.
    Discover,
    /// A ship was drawn: it is kept or repelled.
    Ship {
        /// The ship card.
        card: CardId,
        /// Whether keeping it ends the turn.
        would_bust: bool,
    },
    /// A tax increase is being settled.
    Tax {
        /// The tax card.
        card: CardId,
    },
    /// A seat takes cards from the harbour.
    Take {
        /// The taking seat.
        seat: Seat,
        /// How many cards it may take, without governors.
        base: u8,
        /// How many cards it has taken.
        taken: u8,
        /// How many cards it may still take.
        left: u8,
        /// The fee it pays the active seat for each card, in coins.
        fee: u8,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its persons.
    pub persons: Cards,
    /// Its expeditions.
    pub expeditions: Cards,
    /// Its victory points.
    pub points: u8,
    /// The combined abilities of its persons.
    pub abilities: Abilities,
    /// The number of its coins.
    pub coins: u8,
    /// The shuffle of each coin, oldest first.
    pub pile: Vec<ShuffleId>,
    /// The cards of these coins, in the same order; only for a referee.
    pub pile_cards: Option<Vec<CardId>>,
}

impl PortRoyal {
    /// Decides: [`crate::ledger::PR_COINS_PUBLIC`].
    /// See: [`crate::ledger::PR_COINS`].
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let referee = observer == Observer::Referee;
        let seats = self.rules.seats.seats();
        let n_seats = self.rules.seats.get();
        View {
            me: observer.seat(),
            window: self.window,
            start: self.start,
            active: self.active,
            phase: self.phase_view(),
            n_drawn: self.n_drawn,
            outlook: self.outlook(),
            offers: self.offers(),
            harbour: self.harbour,
            expeditions: self.expeditions,
            seats: seats.map(|seat| self.seat_view(seat, observer)).collect(),
            deck: self.deck.len(),
            deck_cards: referee.then_some(self.deck),
            discard: self.discard,
            shuffle: self.memory.now,
            unseen: self.unseen(),
            last: self.ends_before().map(|seat| seat.clockwise(n_seats - 1, self.rules.seats)),
            n_stuck: self.n_stuck,
        }
    }

    fn phase_view(&self) -> PhaseView {
        match self.phase {
            Phase::Deal => PhaseView::Deal,
            Phase::Discover => PhaseView::Discover,
            Phase::Ship { card } => {
                PhaseView::Ship { card, would_bust: self.has_ship(self.ship(card).colour) }
            }
            Phase::Tax { card } => PhaseView::Tax { card },
            Phase::Take(taking) => {
                let Taking { seat, base, taken } = taking;
                let (left, fee) = (take::takes_left(self, taking), take::fee(self, seat));
                PhaseView::Take { seat, base, taken, left, fee }
            }
            Phase::Over(ending) => PhaseView::Over { ending },
        }
    }

    fn seat_view(&self, seat: Seat, observer: Observer) -> SeatView {
        let mut pile: Vec<CardId> = self.coins.from_top(seat).collect();
        pile.reverse();
        let tally = self.tally(seat);
        let expeditions = self.laid(seat).minus(self.rules.persons);
        SeatView {
            persons: self.laid(seat).and(self.rules.persons),
            expeditions,
            points: tally.points(),
            abilities: tally.abilities(),
            coins: self.n_coins(seat),
            pile: pile.iter().map(|card| self.memory.shuffle_of(*card)).collect(),
            pile_cards: (observer == Observer::Referee).then_some(pile),
        }
    }

    /// The hidden cards by shuffle. Their number reveals nothing new: coins and deck are counted.
    fn unseen(&self) -> Vec<Unseen> {
        let mut found: Vec<Unseen> = Vec::new();
        let deck = self.deck.iter().map(|card| (card, self.memory.now));
        let coins = self.rules.seats.seats().flat_map(|seat| self.coins.from_top(seat));
        let coins = coins.map(|card| (card, self.memory.shuffle_of(card)));
        for (card, shuffle) in deck.chain(coins) {
            match found.iter_mut().find(|unseen| unseen.shuffle == shuffle) {
                Some(unseen) => unseen.cards = unseen.cards.with(card),
                None => found.push(Unseen { shuffle, cards: Cards::one(card) }),
            }
        }
        found.sort_by_key(|unseen| unseen.shuffle);
        found
    }
}
