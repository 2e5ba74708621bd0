//! The parts of an offer: cards and promises; and the offers of a step.
//! See: [`crate::ledger::JR_BRIBE`].

use arrayvec::ArrayVec;
use contract::tagged::ReadTagged;
use contract::{CardId, Observer, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Cards;
use crate::state::SEATS_MAX;

/// The most offers of a seat in one step.
pub const OFFERS_MAX: u8 = 3;
/// The most cards on one side of an offer.
pub const CARDS_MAX: u8 = 4;
/// The most cards that a promise may be about.
pub const PROMISE_MAX: u8 = 9;
/// The most promises in one offer.
pub const PROMISES_MAX: usize = 3;

/// The party that makes a promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// The seat that offers.
    Me,
    /// The seat that accepts the offer.
    You,
}

/// What is promised. Only a promise to guard the ship is binding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pledge {
    /// A good share of the next prizes.
    Share,
    /// The Quartermaster's role.
    Appoint,
    /// Not to call a mutiny this round.
    NoMutiny,
    /// To stay out of a mutiny.
    StayOut,
    /// To play this many cards.
    Play,
    /// To guard the ship in the other's place.
    Guard,
    /// To hand over this many crew cards later.
    Crew,
    /// To hand over this many prizes later.
    Prizes,
}

/// The deadline for promised cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// Before this round ends.
    ThisRound,
    /// Before the next round ends.
    NextRound,
    /// Before the game ends.
    GameEnd,
}

impl Due {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::ThisRound, Self::NextRound, Self::GameEnd];
}

/// A promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The party that promises.
    pub by: Party,
    /// What it promises.
    pub what: Pledge,
    /// The number of cards, if it is about cards; else 0.
    pub n: u8,
    /// The deadline, if cards are to be handed over; else `None`.
    #[serde(default)]
    pub due: Option<Due>,
}

impl Promise {
    /// A promise that needs no number.
    pub const fn plain(by: Party, what: Pledge) -> Self {
        Self { by, what, n: 0, due: None }
    }

    /// A promise to play this many cards.
    pub const fn to_play(by: Party, n: u8) -> Self {
        Self { by, what: Pledge::Play, n, due: None }
    }

    /// Whether its parts fit together.
    pub(crate) fn is_sound(self) -> bool {
        let counts = (1..=PROMISE_MAX).contains(&self.n);
        match self.what {
            Pledge::Play => counts && self.due.is_none(),
            Pledge::Crew | Pledge::Prizes => counts && self.due.is_some(),
            Pledge::Share
            | Pledge::Appoint
            | Pledge::NoMutiny
            | Pledge::StayOut
            | Pledge::Guard => self.n == 0 && self.due.is_none(),
        }
    }
}

/// The promises of an offer, without duplicates.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(from = "ArrayVec<Promise, PROMISES_MAX>", into = "ArrayVec<Promise, PROMISES_MAX>")]
pub struct Promises([Option<Promise>; PROMISES_MAX]);

#[cfg(feature = "ts")]
contract::listed!([] Promises, Promise);

impl Promises {
    /// No promises.
    pub const NONE: Self = Self([None; PROMISES_MAX]);

    /// A single promise.
    pub const fn one(promise: Promise) -> Self {
        Self([Some(promise), None, None])
    }

    /// Adds a promise, if there is room.
    pub fn with(mut self, promise: Promise) -> Option<Self> {
        let free = self.0.iter_mut().find(|place| place.is_none())?;
        *free = Some(promise);
        Some(self)
    }

    /// Iterates over the promises.
    pub fn iter(self) -> impl Iterator<Item = Promise> {
        self.0.into_iter().flatten()
    }

    /// Whether there are no promises.
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Whether one of them promises this.
    pub fn has(self, what: Pledge) -> bool {
        self.iter().any(|promise| promise.what == what)
    }
}

impl From<ArrayVec<Promise, PROMISES_MAX>> for Promises {
    fn from(list: ArrayVec<Promise, PROMISES_MAX>) -> Self {
        let mut promises = Self::NONE;
        for (place, promise) in promises.0.iter_mut().zip(list) {
            *place = Some(promise);
        }
        promises
    }
}

impl From<Promises> for ArrayVec<Promise, PROMISES_MAX> {
    fn from(promises: Promises) -> Self {
        promises.iter().collect()
    }
}

/// At most `N` cards. It is smaller than a set, because actions are copied often, and a state holds
/// up to sixteen offers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Cards", into = "Cards")]
pub struct Few<const N: usize>([u8; N]);

#[cfg(feature = "ts")]
contract::listed!([const N: usize] Few<N>, CardId);

/// The cards on one side of an offer.
pub type Lot = Few<{ CARDS_MAX as usize }>;
/// The cards somebody names for one side of an offer. There is room for one card too many, so that
/// the refusal can say so.
pub type Named = Few<{ CARDS_MAX as usize + 1 }>;

/// Marks a free place.
const NO_CARD: u8 = u8::MAX;

impl<const N: usize> Few<N> {
    /// The first `N` cards of a set.
    pub(crate) fn of(set: Cards) -> Self {
        let mut few = Self::default();
        for (place, card) in few.0.iter_mut().zip(set.iter()) {
            *place = card.0;
        }
        few
    }

    /// The cards as a set.
    pub fn set(self) -> Cards {
        self.0.into_iter().filter(|card| *card != NO_CARD).map(CardId).collect()
    }
}

impl<const N: usize> Default for Few<N> {
    fn default() -> Self {
        Self([NO_CARD; N])
    }
}

impl<const N: usize> From<Cards> for Few<N> {
    fn from(set: Cards) -> Self {
        Self::of(set)
    }
}

impl<const N: usize> From<Few<N>> for Cards {
    fn from(few: Few<N>) -> Self {
        few.set()
    }
}

/// How far an offer has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// It waits for an answer.
    Open,
    /// It was accepted while a sealed window waits, and is carried out when the window closes.
    Agreed,
}

/// An offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The seat that offers.
    pub from: Seat,
    /// The seat that the offer is for.
    pub to: Seat,
    /// The number of this offer among the seat's offers in this step, from 0.
    pub nth: u8,
    /// The number of crew cards the seat gives.
    pub n_crew: u8,
    /// The number of prizes it gives.
    pub n_prizes: u8,
    /// The number of prizes it wants.
    pub n_wanted: u8,
    /// The cards it gives; only the two parties see them.
    pub give: Option<Lot>,
    /// The cards it wants; only the two parties see them.
    pub want: Option<Lot>,
    /// The promises of both parties.
    pub promises: Promises,
    /// How far it has come.
    pub progress: Progress,
}

impl Offer {
    /// The offer as an observer may see it.
    pub(crate) fn view(&self, observer: Observer) -> Self {
        let party = observer.sees(self.from) || observer.sees(self.to);
        Self { give: self.give.filter(|_| party), want: self.want.filter(|_| party), ..*self }
    }

    /// The cards given; complete in a state.
    pub(crate) fn given(&self) -> Cards {
        self.give.unwrap_or_default().set()
    }

    /// The cards wanted; complete in a state.
    pub(crate) fn wanted(&self) -> Cards {
        self.want.unwrap_or_default().set()
    }
}

/// The most offers that can be open at once. A table hardly ever needs more, and states are copied
/// often.
pub const OPEN_MAX: u8 = 16;

/// The offers of the step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// The offers that are open or agreed.
    pub open: ArrayVec<Offer, { OPEN_MAX as usize }>,
    /// The number of offers each seat has made.
    pub made: PerSeat<u8, SEATS_MAX>,
}

impl Offers {
    /// A step ends: all offers lapse.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.open.clear();
        self.made = PerSeat::default();
    }

    /// Finds an offer that waits for an answer.
    pub(crate) fn find(&self, from: Seat, nth: u8) -> Option<&Offer> {
        let is_open = |offer: &&Offer| offer.progress == Progress::Open;
        self.open.iter().filter(is_open).find(|offer| (offer.from, offer.nth) == (from, nth))
    }

    /// The agreed deals that wait for a sealed window to close.
    pub(crate) fn agreed(&self) -> impl Iterator<Item = &Offer> {
        self.open.iter().filter(|offer| offer.progress == Progress::Agreed)
    }
}
