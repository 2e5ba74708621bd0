//! Bribes: offers of cards now or promises for later, which the other seat accepts or refuses.
//!
//! An offer has no window: it stays in the state until it is answered, withdrawn, or the step ends.
//! A seat may ask only for prizes that it knows the other to have, so a refusal reveals nothing. If
//! a card may have left the place that an offer took it from, the offer lapses; that follows from
//! public facts. While a sealed window waits, no card may change hands: a deal made then is carried
//! out when the window closes, before its outcome.
//!
//! Talk is free and binds nobody: the engine has no action for it, and a promise in an offer is
//! never carried out by itself.
//! Decides: [`crate::ledger::JR_TALK`].

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

/// Whether offers may be made and answered now: always, except in the middle of a step and between
/// the decision of a mutiny and the sharing of its prizes. See: [`JR_BRIBE`].
#[inline]
pub(crate) fn is_open(game: &JollyRoger) -> bool {
    game.interrupt.is_none() && game.phase.may_bribe(game)
}

/// Lists answers to offers. The possible offers themselves are too many to list.
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

/// Decides: [`JR_BRIBE`].
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

/// The number of crew cards among these.
#[expect(clippy::cast_possible_truncation, reason = "there are 68")]
fn crew_in(cards: Cards) -> u8 {
    cards.iter().filter(|card| is_crew(*card)).count() as u8
}

/// See: [`JR_BRIBE`], [`JR_SP_BOATSWAIN`].
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

/// See: [`JR_BRIBE`].
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

/// Two open offers may add up to more than the limit that each keeps.
/// See: [`JR_BRIBE`], [`JR_ATTACK_FIRST`].
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

/// No seat can discard while a sealed window waits, so a deal made then must not take a hand over
/// its limit. See: [`JR_BRIBE`], [`crate::ledger::JR_HAND_LIMIT`].
fn has_room(game: &JollyRoger, to: Seat, n_crew: u8) -> bool {
    let agreed: u8 =
        game.offers.agreed().filter(|offer| offer.to == to).map(|offer| offer.n_crew).sum();
    let fits = game.hands[to].len() + agreed + n_crew <= game.rules.hand_max;
    n_crew == 0 || fits || !game.phase.is_sealed()
}

/// See: [`JR_BRIBE`].
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

/// The offer is accepted: carried out at once, or when the sealed window closes. See: [`JR_BRIBE`].
pub(crate) fn accept<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, from: Seat, nth: u8) {
    if play.game.phase.is_sealed() {
        return play.emit(Event::Agreed { from, nth });
    }
    if let Some(offer) = play.game.offers.find(from, nth).copied() {
        carry_out(play, &offer);
    }
}

/// Carries out both sides of a deal; a promise to guard the ship takes effect with it.
/// See: [`JR_BRIBE`], [`JR_SP_BOATSWAIN`].
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

/// A sealed window closes: carries out the deals made meanwhile, clockwise from the Captain by the
/// offering seat. A deal falls through as a whole if the revealed answer used one of its cards, or
/// if another deal has moved one. See: [`JR_BRIBE`].
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

/// See: [`JR_BRIBE`], [`JR_ATTACK_FIRST`].
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

/// What the seats held before an action, to see which of them lost a card by it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    hands: Piles,
    prizes: Piles,
}

/// What the seats hold now.
pub(crate) fn held(game: &JollyRoger) -> Held {
    Held { hands: game.hands, prizes: game.prizes }
}

/// Ends the offers whose cards may have gone: it is public which seat lost a card, but not which
/// card.
/// See: [`JR_BRIBE`].
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
