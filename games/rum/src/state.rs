//! The state: where every card is, what the row shows, which window is open.
//! Hands have no limit; their sizes are public. See: [`crate::ledger::RUM_HAND`].

use contract::{CardId, PerSeat, Seat, SeatSet, WindowId};

use crate::action::PlaceId;
use crate::card::{Cards, Colour, Colours, Lanes, PARROT};
use crate::deck::Rules;
use crate::ending::Ending;
use crate::event::Cause;
use crate::memory::Memory;
use crate::phase::set::Bottles;

/// The most seats of this game.
pub const SEATS_MAX: usize = 4;

/// A game of RUM: the full, secret state.
#[derive(Clone, Debug)]
pub struct Rum {
    pub(crate) rules: &'static Rules,
    pub(crate) window: WindowId,
    pub(crate) active: Seat,
    pub(crate) clock: u8,
    pub(crate) beach: [Place; 3],
    /// The bottles of the face-up beach cards, cached because every turn needs them.
    pub(crate) open: Lanes,
    pub(crate) phase: Phase,
    pub(crate) wreck: Cards,
    /// The card that a seat shows to all: the parrot, until it goes back.
    pub(crate) shown: Cards,
    pub(crate) hands: PerSeat<Cards, SEATS_MAX>,
    /// The bottles at both ends of each hand's cards, cached like `open`.
    pub(crate) ends: PerSeat<Bottles, SEATS_MAX>,
    pub(crate) values: Lanes,
    /// The owner of each collection card: the seat's number from 1; 0 while it is in the row.
    pub(crate) owners: Lanes,
    pub(crate) memory: Memory,
}

impl PartialEq for Rum {
    /// Rules are made once for each set-up and compared by pointer.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.rules, other.rules)
            && self.window == other.window
            && self.active == other.active
            && self.clock == other.clock
            && self.beach == other.beach
            && self.open == other.open
            && self.phase == other.phase
            && self.wreck == other.wreck
            && self.shown == other.shown
            && self.hands == other.hands
            && self.ends == other.ends
            && self.values == other.values
            && self.owners == other.owners
            && self.memory == other.memory
    }
}

impl Eq for Rum {}

/// A place on the beach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// No card: before the deal, and while a card is being replaced.
    Empty,
    /// A face-up card with its single bottle up.
    Up(CardId),
    /// A card nobody has seen.
    Down(CardId),
}

impl Place {
    /// The card at this place.
    #[inline]
    pub fn card(self) -> Option<CardId> {
        match self {
            Self::Empty => None,
            Self::Up(card) | Self::Down(card) => Some(card),
        }
    }
}

/// The phase of the game, with its data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)] // An explicit tag is read faster than one hidden in a field, and each action reads it.
pub enum Phase {
    /// Cards are being dealt.
    Deal,
    /// The active seat chooses its action.
    Turn,
    /// Seats choose which cards they put back.
    PutBack(PutBack),
    /// The game is over.
    Over(Ending),
}

/// The parrot's question: which cards go back. Answers are sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutBack {
    /// Why cards go back.
    pub cause: Cause,
    /// How many cards each seat puts back.
    pub n: u8,
    /// The seats with a choice: those with more cards than that.
    pub asked: SeatSet,
    /// The seats that have not chosen yet.
    pub waiting: SeatSet,
    /// What each seat chose.
    pub chosen: PerSeat<Cards, SEATS_MAX>,
}

impl Rum {
    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The current phase.
    #[inline]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The id of the open window.
    #[inline]
    pub fn window_id(&self) -> WindowId {
        self.window
    }

    /// The seat to move.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The clock's position.
    #[inline]
    pub fn clock(&self) -> u8 {
        self.clock
    }

    /// Cards that everybody knows to be in a seat's hand.
    #[inline]
    pub fn known(&self, seat: Seat) -> Cards {
        self.memory.known[seat]
    }

    /// The values of the collection cards.
    #[inline]
    pub fn values(&self) -> Lanes {
        self.values
    }

    /// The owner of each collection card: the seat's number from 1; 0 while it is in the row.
    #[inline]
    pub fn owners(&self) -> Lanes {
        self.owners
    }

    /// The cards in a seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The bottles at both ends of a hand's cards: more than any set can use.
    pub(crate) fn both_ends(&self, hand: Cards) -> Bottles {
        let both = |card: CardId| self.rules.both[card.idx()];
        hand.iter().map(both).fold(Bottles::default(), Bottles::plus)
    }

    /// Gives a seat a hand, outside of play.
    pub(crate) fn set_hand(&mut self, seat: Seat, hand: Cards) {
        self.hands[seat] = hand;
        self.ends[seat] = self.both_ends(hand);
    }

    /// The owner of the collection card of a colour; `None` while it is in the row.
    #[inline]
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.owners.get(colour).checked_sub(1).map(Seat)
    }

    /// The colours whose collection cards a seat has.
    #[inline]
    pub fn owned(&self, seat: Seat) -> Colours {
        self.owners.equal_to(seat.0 + 1)
    }

    #[inline]
    pub(crate) fn set_owner(&mut self, colour: Colour, owner: Option<Seat>) {
        self.owners = self.owners.with(colour, owner.map_or(0, |seat| seat.0 + 1));
    }

    /// The value of the collection card of a colour.
    #[inline]
    pub fn value(&self, colour: Colour) -> u8 {
        self.values.get(colour)
    }

    /// The sum of a seat's collection cards.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.values.sum(self.owned(seat))
    }

    /// What is at a place of the beach.
    #[inline]
    pub fn place(&self, place: PlaceId) -> Place {
        self.beach[place.idx()]
    }

    /// The bottles of the face-up beach cards, which count for every set.
    #[inline]
    pub fn beach_bottles(&self) -> Lanes {
        let up = |place: &Place| match place {
            Place::Up(card) => self.rules.single[card.idx()],
            Place::Down(_) | Place::Empty => Lanes::default(),
        };
        up(&self.beach[0]).plus(up(&self.beach[1])).plus(up(&self.beach[2]))
    }

    /// The seat after this one.
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        seat.clockwise(1, self.rules.seats)
    }

    /// Where the parrot is face up, after a wave.
    #[inline]
    pub(crate) fn parrot_washed_up(&self) -> Option<PlaceId> {
        PlaceId::ALL.into_iter().find(|place| self.place(*place) == Place::Up(PARROT))
    }
}
