//! The state: where every card lies, what the row shows, what is being asked.
//! Rules: RUM-HAND (no limit; sizes are public).

use contract::{CardId, PerSeat, Seat, SeatSet, WindowId};

use crate::action::PlaceId;
use crate::card::{Cards, Colour, Colours, Lanes, PARROT};
use crate::deck::Rules;
use crate::ending::Ending;
use crate::event::Cause;
use crate::memory::Memory;

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
    /// Bottles of the face-up beach cards: kept, because every turn asks for them.
    pub(crate) open: Lanes,
    pub(crate) phase: Phase,
    pub(crate) wreck: Cards,
    /// What somebody holds up for all to see: the parrot, until it goes back.
    pub(crate) shown: Cards,
    pub(crate) hands: PerSeat<Cards, SEATS_MAX>,
    pub(crate) values: Lanes,
    /// Who has each collection card: the seat's number from 1; 0 while it lies in the row.
    pub(crate) owners: Lanes,
    pub(crate) memory: Memory,
}

impl PartialEq for Rum {
    /// Rules are made once and compared by pointer.
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
            && self.values == other.values
            && self.owners == other.owners
            && self.memory == other.memory
    }
}

impl Eq for Rum {}

/// A place on the beach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nothing: before the deal, and while a card is being replaced.
    Empty,
    /// A card everybody sees, its single bottle up.
    Up(CardId),
    /// A card nobody has seen.
    Down(CardId),
}

impl Place {
    /// The card that lies there.
    #[inline]
    pub fn card(self) -> Option<CardId> {
        match self {
            Self::Empty => None,
            Self::Up(card) | Self::Down(card) => Some(card),
        }
    }
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)] // A tag of its own is read faster than one hidden in a field, and each action reads it.
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
    /// Why.
    pub cause: Cause,
    /// How many cards each.
    pub n: u8,
    /// Who has a choice: those with more cards than that.
    pub asked: SeatSet,
    /// Who has not chosen yet.
    pub waiting: SeatSet,
    /// What the others chose.
    pub chosen: PerSeat<Cards, SEATS_MAX>,
}

impl Rum {
    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// What is going on.
    #[inline]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of the open window.
    #[inline]
    pub fn window_id(&self) -> WindowId {
        self.window
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What the clock shows.
    #[inline]
    pub fn clock(&self) -> u8 {
        self.clock
    }

    /// Cards that everybody knows to be in a seat's hand.
    #[inline]
    pub fn known(&self, seat: Seat) -> Cards {
        self.memory.known[seat]
    }

    /// What the collection cards show.
    #[inline]
    pub fn values(&self) -> Lanes {
        self.values
    }

    /// Who has each collection card: the seat's number from 1; 0 while it lies in the row.
    #[inline]
    pub fn owners(&self) -> Lanes {
        self.owners
    }

    /// The cards in a seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// Who has the collection card of a colour; nobody while it lies in the row.
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

    /// The value the collection card of a colour shows.
    #[inline]
    pub fn value(&self, colour: Colour) -> u8 {
        self.values.get(colour)
    }

    /// The sum of a seat's collection cards.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.values.sum(self.owned(seat))
    }

    /// What lies at a place of the beach.
    #[inline]
    pub fn place(&self, place: PlaceId) -> Place {
        self.beach[place.idx()]
    }

    /// The bottles of the face-up beach cards, which belong to every set.
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

    /// Where the parrot lies face up, after a wave.
    #[inline]
    pub(crate) fn parrot_washed_up(&self) -> Option<PlaceId> {
        PlaceId::ALL.into_iter().find(|place| self.place(*place) == Place::Up(PARROT))
    }
}
