//! Bribes: cards now, promises for later, as offers that the other takes or refuses.
//! Rules: JR-BRIBE, JR-TALK, JR-SP-BOATSWAIN (a guard may bribe another to take his place).
//!
//! An offer has no window: it lies in the state until it is answered, taken back, or the step
//! ends. Cards asked of the other must be prizes of his that the one who offers knows, so that
//! a refusal tells nothing. When a card may have left the place an offer took it from, the
//! offer lapses: that follows from public facts. While a sealed window waits no card may change
//! hands: a deal struck then is carried out when the window closes, before its outcome.

mod terms;

use contract::{CardId, Host, Menu, Observer, Play, Refusal, Seat};

pub use terms::{
    CARDS_MAX, Due, Few, Lot, Named, OFFERS_MAX, OPEN_MAX, Offer, Offers, PROMISE_MAX,
    PROMISES_MAX, Party, Pledge, Progress, Promise, Promises,
};

use crate::action::Action;
use crate::card::{Cards, is_crew, is_prize};
use crate::editions::Facing;
use crate::event::{Event, OfferEnd};
use crate::ledger::{JR_ATTACK_FIRST, JR_BRIBE, JR_SP_BOATSWAIN};
use crate::memory::Audience;
use crate::phase::island::Guard;
use crate::phase::rules::{Phase, PhaseRules};
use crate::phase::{attack, island, list};
use crate::piles::Piles;
use crate::refusal::{Why, require};
use crate::state::JollyRoger;

/// Whether offers may be made and answered now: at any time but in a half-done step, and from a
/// mutiny's decision until its prizes are shared. Rules: [`JR_BRIBE`].
#[inline]
pub(crate) fn is_open(game: &JollyRoger) -> bool {
    game.interrupt.is_none() && game.phase.may_bribe(game)
}

/// Answers to offers; offers themselves are too many to list.
pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    for offer in game.offers.open.iter().filter(|offer| offer.progress == Progress::Open) {
        let (from, nth) = (offer.from, offer.nth);
        if offer.to == seat {
            for answer in [Action::Accept { from, nth }, Action::Refuse { from, nth }] {
                list(game, seat, answer, out);
            }
        } else if from == seat {
            out.actions.push(Action::Withdraw { nth });
        }
    }
}

/// Rules: [`JR_BRIBE`].
pub(crate) fn check_offer(
    game: &JollyRoger,
    seat: Seat,
    (to, give, want): (Seat, Cards, Cards),
    promises: Promises,
) -> Result<(), Refusal<Why>> {
    require(is_open(game), JR_BRIBE, Why::NotNow)?;
    require(to != seat && to.0 < game.rules.seats.get(), JR_BRIBE, Why::NoSuchSeat)?;
    let made = game.offers.made[seat];
    require(made < OFFERS_MAX, JR_BRIBE, Why::TooManyOffers { made, max: OFFERS_MAX })?;
    require(!game.offers.open.is_full(), JR_BRIBE, Why::TooManyOpen { max: OPEN_MAX })?;
    let max = CARDS_MAX;
    let fits = give.len() <= max && want.len() <= max;
    require(fits, JR_BRIBE, Why::TooManyCards { max })?;
    let says = !give.is_empty() || !want.is_empty() || !promises.is_empty();
    require(says, JR_BRIBE, Why::EmptyOffer)?;
    let own = game.hands[seat].or(game.prizes[seat]);
    require(give.within(own), JR_BRIBE, Why::NotYours)?;
    let his = game.memory.known(game.prizes[to], Observer::Seat(seat));
    require(want.within(his), JR_BRIBE, Why::NotHis)?;
    let keeps_crew = attack::keeps_first_card(game, seat, crew_in(give));
    require(keeps_crew, JR_ATTACK_FIRST, Why::KeepsFirstCard)?;
    promises.iter().try_for_each(|promise| check_promise(game, seat, to, promise))
}

/// How many of these are crew.
#[expect(clippy::cast_possible_truncation, reason = "there are 68")]
fn crew_in(cards: Cards) -> u8 {
    cards.iter().filter(|card| is_crew(*card)).count() as u8
}

/// Rules: [`JR_BRIBE`], [`JR_SP_BOATSWAIN`].
fn check_promise(
    game: &JollyRoger,
    seat: Seat,
    to: Seat,
    promise: Promise,
) -> Result<(), Refusal<Why>> {
    require(promise.is_sound(), JR_BRIBE, Why::BadPromise)?;
    if promise.what != Pledge::Guard {
        return Ok(());
    }
    let guard = match promise.by {
        Party::Me => to,
        Party::You => seat,
    };
    let fits = game.phase == Phase::Guard(Guard { guard });
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
    let to_me = game.offers.find(from, nth).filter(|offer| offer.to == seat);
    require(to_me.is_some(), JR_BRIBE, Why::NoSuchOffer)
}

/// Two offers at once may come to more than one alone. Rules: [`JR_BRIBE`], [`JR_ATTACK_FIRST`].
pub(crate) fn check_accept(
    game: &JollyRoger,
    seat: Seat,
    from: Seat,
    nth: u8,
) -> Result<(), Refusal<Why>> {
    check_answer(game, seat, from, nth)?;
    let n_crew = game.offers.find(from, nth).map_or(0, |offer| offer.n_crew);
    let keeps_crew = attack::keeps_first_card(game, from, n_crew);
    require(keeps_crew, JR_ATTACK_FIRST, Why::KeepsFirstCard)?;
    require(has_room(game, seat, n_crew), JR_BRIBE, Why::NoRoom { max: game.rules.hand_max })
}

/// Nobody can discard while a sealed window waits, so no deal struck then may bring a hand over
/// its limit. Rules: [`JR_BRIBE`], [`crate::ledger::JR_HAND_LIMIT`].
fn has_room(game: &JollyRoger, to: Seat, n_crew: u8) -> bool {
    let agreed: u8 =
        game.offers.agreed().filter(|offer| offer.to == to).map(|offer| offer.n_crew).sum();
    let fits = game.hands[to].len() + agreed + n_crew <= game.rules.hand_max;
    n_crew == 0 || fits || !game.phase.is_sealed()
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
    promises: Promises,
) {
    let n_crew = crew_in(give);
    let offer = Offer {
        from,
        to,
        nth: play.game.offers.made[from],
        n_crew,
        n_prizes: give.len() - n_crew,
        n_wanted: want.len(),
        give: Some(Few::of(give)),
        want: Some(Few::of(want)),
        promises,
        progress: Progress::Open,
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

/// The offer is taken: at once, or when the sealed window closes. Rules: [`JR_BRIBE`].
pub(crate) fn accept<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, from: Seat, nth: u8) {
    if play.game.phase.is_sealed() {
        return play.emit(Event::Agreed { from, nth });
    }
    if let Some(offer) = play.game.offers.find(from, nth).copied() {
        carry_out(play, &offer);
    }
}

/// A swap is carried out whole; a guard's place changes with it.
/// Rules: [`JR_BRIBE`], [`JR_SP_BOATSWAIN`].
fn carry_out<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, offer: &Offer) {
    close(play, offer.from, offer.nth, OfferEnd::Accepted);
    for card in offer.given().iter() {
        hand_over(play, offer.from, offer.to, card);
    }
    for card in offer.wanted().iter() {
        hand_over(play, offer.to, offer.from, card);
    }
    match offer.promises.iter().find(|promise| promise.what == Pledge::Guard) {
        Some(Promise { by: Party::Me, .. }) => island::swap_guard(play, offer.from),
        Some(Promise { by: Party::You, .. }) => island::swap_guard(play, offer.to),
        None => {}
    }
}

/// A sealed window closes: the deals struck meanwhile are carried out, clockwise from the Captain
/// by who offered. One of them falls whole if a card of it was used by the answer that is
/// revealed, or has gone with another deal. Rules: [`JR_BRIBE`].
pub(crate) fn carry_out_agreed<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    revealed: Option<CardId>,
) {
    for from in play.game.rules.seats.clockwise_from(play.game.captain) {
        for nth in 0..OFFERS_MAX {
            let is_next = |offer: &&Offer| (offer.from, offer.nth) == (from, nth);
            let Some(offer) = play.game.offers.agreed().find(is_next).copied() else { continue };
            if still_stands(play.game, &offer, revealed) {
                carry_out(play, &offer);
            } else {
                close(play, from, nth, OfferEnd::Fell);
            }
        }
    }
}

/// Rules: [`JR_BRIBE`], [`JR_ATTACK_FIRST`].
fn still_stands(game: &JollyRoger, offer: &Offer, revealed: Option<CardId>) -> bool {
    let used = revealed.map_or(Cards::EMPTY, Cards::one);
    let own = game.hands[offer.from].or(game.prizes[offer.from]).minus(used);
    let his = game.prizes[offer.to].minus(used);
    offer.given().within(own)
        && offer.wanted().within(his)
        && attack::first_card_is_left(game, offer, used)
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
    play.emit(Event::Handed { from, to, card, seen_by });
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
