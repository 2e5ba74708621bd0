//! The state: where every card is, whose turn it is, which window is open.
//! Numbers and the discard pile are open, faces of coins are not.
//! See: [`crate::ledger::PR_COINS_PUBLIC`].

use contract::{CardId, PerSeat, Seat, WindowId};

use crate::card::{Cards, Colour, Face, Person, Ship};
use crate::deck::Rules;
use crate::ending::Ending;
use crate::expedition;
use crate::memory::Memory;
use crate::phase::take;
use crate::pile::Piles;
use crate::seats::FewSeats;
use crate::tally::Tally;

/// The most seats of this game.
pub const SEATS_MAX: usize = 5;

/// A game of Port Royal: the full, secret state.
#[derive(Clone, Debug)]
pub struct PortRoyal {
    pub(crate) rules: &'static Rules,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) harbour: Cards,
    /// Expeditions that nobody has fulfilled yet.
    pub(crate) expeditions: Cards,
    /// Each seat's laid-out persons and expeditions.
    pub(crate) laid: PerSeat<Cards, SEATS_MAX>,
    /// The sums over them.
    pub(crate) tallies: PerSeat<Tally, SEATS_MAX>,
    pub(crate) coins: Piles,
    pub(crate) memory: Memory,
    pub(crate) window: WindowId,
    /// The seat with the first turn.
    pub(crate) start: Seat,
    /// The seat to move.
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// The number of cards drawn in this turn.
    pub(crate) n_drawn: u16,
    /// The number of turns in a row without a card to draw.
    pub(crate) n_stuck: u8,
    /// The seat before whose turn the game ends, once the last lap has started.
    pub(crate) ends_before: FewSeats,
    /// The seats whose persons could go on an open expedition, cached because every window asks.
    pub(crate) able: FewSeats,
    /// The harbour cards that the open window offers. They are worked out once, before it opens,
    /// because that also decides whether anybody is asked.
    pub(crate) reach: Cards,
}

impl PartialEq for PortRoyal {
    /// Rules are made once for each set-up and compared by pointer.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.rules, other.rules)
            && self.deck == other.deck
            && self.discard == other.discard
            && self.harbour == other.harbour
            && self.expeditions == other.expeditions
            && self.laid == other.laid
            && self.tallies == other.tallies
            && self.coins == other.coins
            && self.memory == other.memory
            && self.window == other.window
            && self.start == other.start
            && self.active == other.active
            && self.phase == other.phase
            && self.n_drawn == other.n_drawn
            && self.n_stuck == other.n_stuck
            && self.ends_before == other.ends_before
            && self.able == other.able
            && self.reach == other.reach
    }
}

impl Eq for PortRoyal {}

/// The phase of a turn, with its data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Coins are being dealt.
    Deal,
    /// The active seat draws on or stops.
    Discover,
    /// A ship was drawn: it is kept or repelled.
    Ship {
        /// The ship card.
        card: CardId,
    },
    /// A tax increase was drawn and is being settled; nobody is asked.
    Tax {
        /// The tax card.
        card: CardId,
    },
    /// A seat takes cards from the harbour.
    Take(Taking),
    /// The game is over.
    Over(Ending),
}

/// A seat's turn to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taking {
    /// The taking seat.
    pub seat: Seat,
    /// How many cards it may take, without governors.
    pub base: u8,
    /// How many cards it has taken.
    pub taken: u8,
}

impl PortRoyal {
    /// Before anything is laid out; even the deck is still empty.
    pub(crate) fn before_deal(rules: &'static Rules) -> Self {
        Self {
            rules,
            deck: Cards::EMPTY,
            discard: Cards::EMPTY,
            harbour: Cards::EMPTY,
            expeditions: Cards::EMPTY,
            laid: PerSeat::default(),
            tallies: PerSeat::default(),
            coins: Piles::new(),
            memory: Memory::new(),
            window: WindowId(0),
            start: Seat(0),
            active: Seat(0),
            phase: Phase::Deal,
            n_drawn: 0,
            n_stuck: 0,
            ends_before: FewSeats::NONE,
            able: FewSeats::NONE,
            reach: Cards::EMPTY,
        }
    }

    /// Works out what the open window offers, outside of play.
    pub(crate) fn reopen(&mut self) {
        self.able = expedition::all_able(self);
        self.reach = take::open_reach(self);
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to move.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The seat with the first turn.
    pub fn start_seat(&self) -> Seat {
        self.start
    }

    /// The cards in the harbour.
    pub fn harbour(&self) -> Cards {
        self.harbour
    }

    /// Expeditions that nobody has fulfilled yet.
    #[inline]
    pub fn expeditions(&self) -> Cards {
        self.expeditions
    }

    /// The id of the open window.
    #[inline]
    pub fn window_id(&self) -> WindowId {
        self.window
    }

    /// The number of cards in the deck.
    #[inline]
    pub fn n_deck(&self) -> u8 {
        self.deck.len()
    }

    /// The number of cards in the discard pile.
    #[inline]
    pub fn n_discard(&self) -> u8 {
        self.discard.len()
    }

    /// The seat before whose turn the game ends, once the last lap has started.
    #[inline]
    pub fn ends_before(&self) -> Option<Seat> {
        self.ends_before.first()
    }

    /// A seat's laid-out persons and expeditions.
    pub fn laid(&self, seat: Seat) -> Cards {
        self.laid[seat]
    }

    /// The sums over a seat's laid-out cards.
    #[inline]
    pub fn tally(&self, seat: Seat) -> Tally {
        self.tallies[seat]
    }

    /// The number of coins of a seat.
    #[inline]
    pub fn n_coins(&self, seat: Seat) -> u8 {
        self.coins.count(seat)
    }

    /// The number of cards drawn in this turn.
    pub fn n_drawn(&self) -> u16 {
        self.n_drawn
    }

    /// Whether there is a card to draw. See: [`crate::ledger::PR_DRAW_NONE`].
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// The number of ship colours in the harbour; no colour is there twice.
    #[inline]
    pub(crate) fn n_colours(&self) -> u8 {
        self.harbour.and(self.rules.ships).len()
    }

    /// Whether a ship of that colour is in the harbour.
    #[inline]
    pub(crate) fn has_ship(&self, colour: Colour) -> bool {
        !self.harbour.and(self.rules.fleets[colour.idx()]).is_empty()
    }

    /// The ship on a card that is known to be one.
    #[inline]
    pub(crate) fn ship(&self, card: CardId) -> Ship {
        match self.rules.faces[card.idx()] {
            Face::Ship(ship) => ship,
            Face::Person(_) | Face::Expedition(_) | Face::Tax { .. } => {
                unreachable!("only ships wait to be kept or repelled")
            }
        }
    }

    /// The person on a card, if it is one.
    #[inline]
    pub(crate) fn person(&self, card: CardId) -> Option<Person> {
        match self.rules.face(card) {
            Some(Face::Person(person)) => Some(person),
            Some(Face::Ship(_) | Face::Expedition(_) | Face::Tax { .. }) | None => None,
        }
    }

    /// The seat after this one.
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        seat.clockwise(1, self.rules.seats)
    }
}
