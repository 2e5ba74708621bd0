//! Bribes: cards now, a promise for later, as offers that the other takes or refuses.
//! Rules: JR-BRIBE, JR-TALK, JR-SP-BOATSWAIN (a guard may bribe another to take his place).
//!
//! An offer has no window: it lies in the state until it is answered, taken back, or the step
//! ends. Cards asked of the other must be prizes of his that the one who offers knows, so that
//! a refusal tells nothing. When a card may have left the place an offer took it from, the
//! offer lapses: that follows from public facts.

use arrayvec::ArrayVec;
use contract::{CardId, Host, Menu, Observer, PerSeat, Play, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::anytime;
use crate::card::{Cards, is_crew, is_prize};
use crate::editions::Facing;
use crate::event::{Event, OfferEnd};
use crate::ledger::{JR_BRIBE, JR_SP_BOATSWAIN};
use crate::memory::Audience;
use crate::phase::island;
use crate::piles::Piles;
use crate::refusal::{Why, require};
use crate::state::{JollyRoger, Phase, SEATS_MAX, Source};

/// The most offers of a seat in one step.
pub const OFFERS_MAX: u8 = 3;
/// The most cards on one side of an offer.
pub const CARDS_MAX: u8 = 4;
/// The most cards a promise may speak of.
pub const PROMISE_MAX: u8 = 9;

/// Who makes a promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// The one who offers.
    Me,
    /// The one who takes the offer.
    You,
}

/// What is promised. Only guarding the ship binds; the rest is a pirate's word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pledge {
    /// A good share of the next prizes.
    Share,
    /// The Quartermaster's card.
    Appoint,
    /// No call of mutiny this round.
    NoMutiny,
    /// To stay out of a mutiny.
    StayOut,
    /// To play so many cards.
    Play,
    /// To guard the ship in the other's place.
    Guard,
}

/// A promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// Whose.
    pub by: Party,
    /// What.
    pub what: Pledge,
    /// How many cards, where it is about cards; else 0.
    pub n: u8,
}

/// At most so many cards, smaller than a set: an action is copied all the time, and thirty
/// offers fit in a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Cards", into = "Cards")]
pub struct Few<const N: usize>([u8; N]);

#[cfg(feature = "ts")]
contract::listed!([const N: usize] Few<N>, CardId);

/// The cards on one side of an offer.
pub type Lot = Few<{ CARDS_MAX as usize }>;
/// What somebody names for one side of an offer: it has room for one card too many, so that too
/// many can be refused in words.
pub type Named = Few<{ CARDS_MAX as usize + 1 }>;

/// Where no card is.
const NO_CARD: u8 = u8::MAX;

impl<const N: usize> Few<N> {
    /// The first of a set.
    pub(crate) fn of(set: Cards) -> Self {
        let mut few = Self::default();
        for (place, card) in few.0.iter_mut().zip(set.iter()) {
            *place = card.0;
        }
        few
    }

    /// As a set.
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

/// An offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// The how-many-th of his offers in this step, from 0.
    pub nth: u8,
    /// How many crew cards he gives.
    pub n_crew: u8,
    /// How many prizes he gives.
    pub n_prizes: u8,
    /// How many prizes he wants.
    pub n_wanted: u8,
    /// Which cards he gives, for the two of them.
    pub give: Option<Lot>,
    /// Which cards he wants, for the two of them.
    pub want: Option<Lot>,
    /// What is promised.
    pub promise: Option<Promise>,
}

impl Offer {
    /// What an observer may know of it.
    pub(crate) fn view(&self, observer: Observer) -> Self {
        let party = observer.sees(self.from) || observer.sees(self.to);
        Self { give: self.give.filter(|_| party), want: self.want.filter(|_| party), ..*self }
    }

    /// The cards given; whole in a state.
    pub(crate) fn given(&self) -> Cards {
        self.give.unwrap_or_default().set()
    }

    /// The cards wanted; whole in a state.
    pub(crate) fn wanted(&self) -> Cards {
        self.want.unwrap_or_default().set()
    }
}

/// The most offers that can be open.
const OPEN_MAX: usize = OFFERS_MAX as usize * SEATS_MAX;

/// The offers of the step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Those that are open.
    pub open: ArrayVec<Offer, OPEN_MAX>,
    /// How many each seat has made.
    pub made: PerSeat<u8, SEATS_MAX>,
}

impl Offers {
    /// A step ends: all lapse.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.open.clear();
        self.made = PerSeat::default();
    }

    /// An open offer.
    pub(crate) fn find(&self, from: Seat, nth: u8) -> Option<&Offer> {
        self.open.iter().find(|offer| (offer.from, offer.nth) == (from, nth))
    }
}

/// Whether cards may change hands now. Rules: [`JR_BRIBE`].
pub(crate) fn is_open(game: &JollyRoger) -> bool {
    let after_mutiny = match game.phase {
        Phase::Appoint { after } => after == crate::state::After::Mutiny,
        Phase::Pick { .. } | Phase::Give => game.share.source == Source::Mutiny,
        Phase::Deal
        | Phase::EmptyHands { .. }
        | Phase::Call { .. }
        | Phase::Voyage
        | Phase::Timed { .. }
        | Phase::FirstCard
        | Phase::Attack
        | Phase::Assign
        | Phase::Repair { .. }
        | Phase::Claim { .. }
        | Phase::Exchange { .. }
        | Phase::Ransom { .. }
        | Phase::Guard
        | Phase::Bury { .. }
        | Phase::Punish
        | Phase::Victim
        | Phase::Mutiny
        | Phase::Over { .. } => false,
    };
    anytime::is_open(game) && !after_mutiny
}

/// Answers to offers; offers themselves are too many to list.
pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if !is_open(game) {
        return;
    }
    out.composed = COMPOSED;
    for offer in &game.offers.open {
        let (from, nth) = (offer.from, offer.nth);
        if offer.to == seat {
            out.actions.extend([Action::Accept { from, nth }, Action::Refuse { from, nth }]);
        } else if from == seat {
            out.actions.push(Action::Withdraw { nth });
        }
    }
}

/// The kind of action of which nothing is listed.
pub const COMPOSED: &[&str] = &["offer"];

/// Rules: [`JR_BRIBE`].
pub(crate) fn check_offer(
    game: &JollyRoger,
    seat: Seat,
    (to, give, want): (Seat, Cards, Cards),
    promise: Option<Promise>,
) -> Result<(), Refusal<Why>> {
    require(is_open(game), JR_BRIBE, Why::NotNow)?;
    require(to != seat && to.0 < game.rules.seats.get(), JR_BRIBE, Why::NoSuchSeat)?;
    let made = game.offers.made[seat];
    require(made < OFFERS_MAX, JR_BRIBE, Why::TooManyOffers { made, max: OFFERS_MAX })?;
    let max = CARDS_MAX;
    let fits = give.len() <= max && want.len() <= max;
    require(fits, JR_BRIBE, Why::TooManyCards { max })?;
    let says = !give.is_empty() || !want.is_empty() || promise.is_some();
    require(says, JR_BRIBE, Why::EmptyOffer)?;
    let own = game.hands[seat].or(game.prizes[seat]);
    require(give.within(own), JR_BRIBE, Why::NotYours)?;
    let his = game.memory.known(game.prizes[to], Observer::Seat(seat));
    require(want.within(his), JR_BRIBE, Why::NotHis)?;
    promise.map_or(Ok(()), |promise| check_promise(game, seat, to, promise))
}

/// Rules: [`JR_BRIBE`], [`JR_SP_BOATSWAIN`].
fn check_promise(
    game: &JollyRoger,
    seat: Seat,
    to: Seat,
    promise: Promise,
) -> Result<(), Refusal<Why>> {
    let numbers = match promise.what {
        Pledge::Play => 1..=PROMISE_MAX,
        Pledge::Share | Pledge::Appoint | Pledge::NoMutiny | Pledge::StayOut | Pledge::Guard => {
            0..=0
        }
    };
    require(numbers.contains(&promise.n), JR_BRIBE, Why::BadPromise)?;
    if promise.what != Pledge::Guard {
        return Ok(());
    }
    let guard_asks = game.phase == Phase::Guard && game.guard == Some(seat);
    let fits = guard_asks && promise.by == Party::You && Some(to) != game.guard;
    require(fits, JR_SP_BOATSWAIN, Why::NotNow)
}

/// Rules: [`JR_BRIBE`].
pub(crate) fn check_answer(
    game: &JollyRoger,
    seat: Seat,
    from: Seat,
    nth: u8,
) -> Result<(), Refusal<Why>> {
    require(is_open(game), JR_BRIBE, Why::NotNow)?;
    let to_me = game.offers.find(from, nth).is_some_and(|offer| offer.to == seat);
    require(to_me, JR_BRIBE, Why::NoSuchOffer)
}

/// Rules: [`JR_BRIBE`].
pub(crate) fn check_withdraw(game: &JollyRoger, seat: Seat, nth: u8) -> Result<(), Refusal<Why>> {
    require(is_open(game), JR_BRIBE, Why::NotNow)?;
    require(game.offers.find(seat, nth).is_some(), JR_BRIBE, Why::NoSuchOffer)
}

pub(crate) fn offer<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    from: Seat,
    (to, give, want): (Seat, Cards, Cards),
    promise: Option<Promise>,
) {
    let n_crew = give.iter().filter(|card| is_crew(*card)).count();
    #[expect(clippy::cast_possible_truncation, reason = "at most four")]
    let n_crew = n_crew as u8;
    let offer = Offer {
        from,
        to,
        nth: play.game.offers.made[from],
        n_crew,
        n_prizes: give.len() - n_crew,
        n_wanted: want.len(),
        give: Some(Few::of(give)),
        want: Some(Few::of(want)),
        promise,
    };
    play.emit(Event::Offered { offer });
}

pub(crate) fn close<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    from: Seat,
    nth: u8,
    end: OfferEnd,
) {
    play.emit(Event::OfferClosed { from, nth, end });
}

/// A swap is carried out whole; a guard's place changes with it.
/// Rules: [`JR_BRIBE`], [`JR_SP_BOATSWAIN`].
pub(crate) fn accept<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, from: Seat, nth: u8) {
    let Some(offer) = play.game.offers.find(from, nth).copied() else { unreachable!("checked") };
    close(play, from, nth, OfferEnd::Accepted);
    for card in offer.given().iter() {
        hand_over(play, from, offer.to, card);
    }
    for card in offer.wanted().iter() {
        hand_over(play, offer.to, from, card);
    }
    if offer.promise.is_some_and(|promise| promise.what == Pledge::Guard) {
        island::swap_guard(play, offer.to);
    }
}

fn hand_over<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    from: Seat,
    to: Seat,
    card: CardId,
) {
    let shown = if is_prize(card) {
        !play.game.prizes_are_hidden()
    } else {
        play.game.rules.policies.bribed_crew == Facing::Up
    };
    let seen_by = if shown { Audience::ALL } else { Audience::seats([from, to]) };
    play.emit(Event::Handed { from, to, card: Some(card), seen_by });
}

/// What seats held before an action, to see who lost a card by it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    hands: Piles,
    prizes: Piles,
}

/// What seats hold.
pub(crate) fn held(game: &JollyRoger) -> Held {
    Held { hands: game.hands, prizes: game.prizes }
}

/// Offers lapse whose cards may have gone: who lost a card is public, which one is not.
/// Rules: [`JR_BRIBE`].
pub(crate) fn lapse<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, before: &Held) {
    let gone = |game: &JollyRoger, offer: &Offer| {
        let crew = |seat: Seat| !before.hands[seat].minus(game.hands[seat]).is_empty();
        let prizes = |seat: Seat| !before.prizes[seat].minus(game.prizes[seat]).is_empty();
        (offer.n_crew > 0 && crew(offer.from))
            || (offer.n_prizes > 0 && prizes(offer.from))
            || (offer.n_wanted > 0 && prizes(offer.to))
    };
    while let Some(offer) = play.game.offers.open.iter().find(|o| gone(play.game, o)).copied() {
        close(play, offer.from, offer.nth, OfferEnd::Lapsed);
    }
}
