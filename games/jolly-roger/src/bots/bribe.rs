//! Bribes: the value of an offer, what to offer, and the value of a promise.
//!
//! Bots make offers in an attack or a mutiny, when all seats act anyway: then nobody has to wait
//! for the answer. They make at most one in each step, so that nobody is pestered. Promises and
//! broken promises are public, so a view shows them and a bot needs no memory of its own.

use crate::bribe::{Due, Named, Offer, Party, Pledge, Progress, Promise, Promises};
use crate::card::Prize;
use crate::deeds::Word;
use crate::state::{PhaseView, Side, Unrest};
use crate::{Action, Cards};
use contract::{CardId, Seat};

use super::look::Look;
use super::{Reason, Say, ashore, attack, crew, mutiny, say};
use bots::Temper;

/// The least value of an offer to accept.
const FAIR: i32 = 5;
/// The value of rum as a bribe: in port it pays for a crew card.
const BRIBE_RUM: i32 = 28;
/// The cost of a promise: a seat that keeps it may miss a chance, and one that breaks it gets a bad
/// name.
const BOUND: i32 = 12;
const BAD_NAME: i32 = 8;
/// The value of a role, a good share, a card played for this seat and peace, if it gets them.
const OFFICE: i32 = 80;
const SHARE: i32 = 40;
const CARD: i32 = 30;
const PEACE: i32 = 30;
/// The value of a prize of the giver's choice, handed over later.
const PRIZE: i32 = 60;
/// The trust in a promise, in hundredths, and the loss of trust for each broken promise.
const BELIEVED: i32 = 80;
const DISTRUST: i32 = 45;
/// The surplus for which a fickle seat breaks its word.
const TEMPTED: i32 = 40;
/// A hand of this many cards is worth asking for one, and is a threat.
const FULL_HAND: i32 = 3;
/// With this much at stake, a seat pays gold for peace.
const MUCH_AT_STAKE: i32 = 500;

/// Answers the first offer made to this seat.
pub(super) fn answer(look: Look<'_>) -> Option<Say> {
    let is_mine = |offer: &&Offer| offer.to == look.seat && offer.progress == Progress::Open;
    let offer = look.view.offers.iter().find(is_mine)?;
    let (from, nth) = (offer.from, offer.nth);
    let accept = Action::Accept { from, nth };
    if worth(look, offer) >= FAIR && can_keep(look, offer) && look.may(&accept) {
        return Some(say(accept, Reason::new("jr-advice-accept").seat(from)));
    }
    let refuse = Action::Refuse { from, nth };
    let promises = offer.promises.iter().any(|promise| promise.by == Party::Me);
    let liar = promises && look.view.repute(from).broken > 0;
    let key = if liar { "jr-advice-refuse-liar" } else { "jr-advice-refuse" };
    look.may(&refuse).then(|| say(refuse, Reason::new(key).seat(from)))
}

/// Whether this seat can keep its promises as things stand: cards it holds, a role that it can
/// give, prizes that it will share out. A seat that has passed may not be asked again before the
/// end, so it promises no cards.
fn can_keep(look: Look<'_>, offer: &Offer) -> bool {
    let want = offer.want.unwrap_or_default().set();
    let (mut crew, mut prizes) =
        (look.hand().minus(want).len(), look.own_prizes().minus(want).len());
    let mut promised = offer.promises.iter().filter(|promise| promise.by == Party::You);
    let spare = |cards: &mut u8, n: u8| {
        let left = cards.checked_sub(n);
        *cards = left.unwrap_or(0);
        left.is_some()
    };
    promised.all(|promise| match promise.what {
        Pledge::Play => spare(&mut crew, promise.n) && !has_passed(look, look.seat),
        Pledge::Crew => spare(&mut crew, promise.n),
        Pledge::Prizes => spare(&mut prizes, promise.n),
        Pledge::Appoint => look.is_captain(),
        Pledge::Share => look.quartermaster() == look.seat,
        Pledge::StayOut => look.side(look.seat).is_none(),
        Pledge::NoMutiny | Pledge::Guard => true,
    })
}

fn has_passed(look: Look<'_>, seat: Seat) -> bool {
    let is_mutiny = look.view.phase == PhaseView::Mutiny;
    let (attack, mutiny) = (look.view.attack.passed, look.view.mutiny.passed);
    if is_mutiny { mutiny.has(seat) } else { attack.has(seat) }
}

fn worth(look: Look<'_>, offer: &Offer) -> i32 {
    let give = offer.give.unwrap_or_default().set();
    let want = offer.want.unwrap_or_default().set();
    let promised = |promise: Promise| match (promise.by, promise.what) {
        // The guard who is relieved gets to bury; the substitute does not.
        (Party::Me, Pledge::Guard) => ashore::worth_of_burying(look).max(0),
        (Party::You, Pledge::Guard) => -ashore::worth_of_burying(look).max(0),
        (Party::You, what) => -cost(look, offer.from, what, promise.n),
        (Party::Me, what) => hoped(look, offer.from, what, promise.n),
    };
    cards(look, give) - cards(look, want) + offer.promises.iter().map(promised).sum::<i32>()
}

fn cards(look: Look<'_>, cards: Cards) -> i32 {
    let worth = |card: CardId| match look.rules.prize(card) {
        Some(Prize::Rum) => BRIBE_RUM,
        Some(Prize::Gold { .. } | Prize::Jewels | Prize::Hostage) => look.prize(card),
        None => crew::worth(look, card),
    };
    cards.iter().map(worth).sum()
}

/// The cost of giving a promise, and of keeping it as far as this seat does.
fn cost(look: Look<'_>, to: Seat, what: Pledge, n: u8) -> i32 {
    if look.temper == Temper::Fickle {
        return BAD_NAME;
    }
    BOUND
        + match what {
            Pledge::NoMutiny => mutiny::surplus(look).max(0),
            Pledge::StayOut => mutiny::best_side(look).map_or(0, |(worth, _)| worth.max(0)),
            Pledge::Play => i32::from(n) * played(look, to),
            Pledge::Appoint => OFFICE,
            Pledge::Share | Pledge::Guard => SHARE,
            Pledge::Crew => i32::from(n) * least_crew(look),
            Pledge::Prizes => i32::from(n) * PRIZE,
        }
}

/// The value of the least valuable card in hand.
fn least_crew(look: Look<'_>) -> i32 {
    look.hand().iter().map(|card| crew::worth(look, card)).min().unwrap_or(0)
}

/// The cost of playing a card for another seat: in an attack the least useful card, less this
/// seat's own gain; in a mutiny also taking a side.
fn played(look: Look<'_>, to: Seat) -> i32 {
    let least = least_crew(look);
    match look.side(to).filter(|_| look.view.phase == PhaseView::Mutiny) {
        Some(side) => (least - mutiny::joining(look, side)).max(0),
        None => least / 2,
    }
}

/// The value of another seat's promise, given its reputation.
fn hoped(look: Look<'_>, from: Seat, what: Pledge, n: u8) -> i32 {
    let worth = match what {
        Pledge::Appoint if look.view.captain == from => OFFICE,
        Pledge::Share if look.quartermaster() == from => SHARE,
        Pledge::NoMutiny | Pledge::StayOut if look.is_captain() => PEACE,
        Pledge::Play | Pledge::Crew => CARD * i32::from(n),
        Pledge::Prizes => PRIZE * i32::from(n),
        Pledge::Appoint | Pledge::Share | Pledge::NoMutiny | Pledge::StayOut | Pledge::Guard => 0,
    };
    let broken = i32::from(look.view.repute(from).broken);
    worth * (BELIEVED - DISTRUST * broken).max(0) / 100
}

/// This seat's own promise of a kind.
pub(super) fn word(look: Look<'_>, what: Pledge) -> Option<Word> {
    look.view.words.iter().copied().find(|word| word.by == look.seat && word.what == what)
}

/// Whether a promise of this seat decides what to do now.
pub(super) fn is_bound(look: Look<'_>) -> bool {
    let is_asked = |word: &Word| match word.what {
        Pledge::Appoint => matches!(look.view.phase, PhaseView::Appoint { .. }),
        Pledge::Share => look.view.phase == PhaseView::Give,
        Pledge::NoMutiny => matches!(look.view.phase, PhaseView::Call { .. }),
        Pledge::StayOut => matches!(look.view.phase, PhaseView::Call { .. } | PhaseView::Mutiny),
        Pledge::Play => matches!(look.view.phase, PhaseView::Attack | PhaseView::Mutiny),
        // Promised cards are handed over when they are due: see `hand_over`.
        Pledge::Guard | Pledge::Crew | Pledge::Prizes => false,
    };
    let is_free = look.view.interrupt.is_some();
    !is_free && look.view.words.iter().any(|word| word.by == look.seat && is_asked(word))
}

/// Whether to break a promise for this surplus.
pub(super) fn breaks(look: Look<'_>, surplus: i32) -> bool {
    look.temper == Temper::Fickle && surplus >= TEMPTED
}

/// Offers a bribe if one would help.
pub(super) fn offer(look: Look<'_>) -> Option<Say> {
    let is_quiet = look.view.interrupt.is_none() && look.view.offers_made(look.seat) == 0;
    if !is_quiet || look.view.offers.iter().any(|offer| offer.to == look.seat) {
        return None;
    }
    if let Some(owed) = hand_over(look) {
        return Some(owed);
    }
    if look.view.phase == PhaseView::Mutiny {
        return buy_side(look);
    }
    let attacks = look.view.phase == PhaseView::Attack;
    if attacks { hire(look).or_else(|| keep_peace(look)) } else { None }
}

/// Hands over what is promised for this round, when all seats act anyway: the least valuable card.
/// A fickle seat forgets.
fn hand_over(look: Look<'_>) -> Option<Say> {
    let together = matches!(look.view.phase, PhaseView::Attack | PhaseView::Mutiny);
    if !together || look.temper == Temper::Fickle {
        return None;
    }
    let is_due = |word: &&Word| word.by == look.seat && word.due == Some(Due::ThisRound);
    let word = look.view.words.iter().find(is_due)?;
    let card = match word.what {
        Pledge::Crew => look.hand().iter().min_by_key(|card| crew::worth(look, *card))?,
        Pledge::Prizes => look.own_prizes().iter().min_by_key(|card| look.prize(*card))?,
        Pledge::Share
        | Pledge::Appoint
        | Pledge::NoMutiny
        | Pledge::StayOut
        | Pledge::Play
        | Pledge::Guard => return None,
    };
    let (give, want) = (Named::from(Cards::one(card)), Named::default());
    let action = Action::Offer { to: word.to, give, want, promises: Promises::NONE };
    Some(say(action, Reason::new("jr-advice-keep-cards").seat(word.to)))
}

fn bribed(to: Seat, give: CardId, what: Pledge, n: u8, key: &'static str) -> Say {
    let promises = Promises::one(Promise { by: Party::You, what, n, due: None });
    let (give, want) = (Named::from(Cards::one(give)), Named::default());
    say(Action::Offer { to, give, want, promises }, Reason::new(key).seat(to))
}

/// A rum to spare; if much is at stake, a small gold card.
fn bribe(look: Look<'_>, stake: i32) -> Option<CardId> {
    let own = look.own_prizes();
    let is_rum = |card: &CardId| look.rules.prize(*card) == Some(Prize::Rum);
    let is_small = |card: &CardId| look.rules.prize(*card) == Some(Prize::Gold { value: 1 });
    let gold = || own.iter().find(is_small).filter(|_| stake >= MUCH_AT_STAKE);
    own.iter().find(is_rum).or_else(gold)
}

/// The fullest hand among these seats, if it is full enough. Seats that have broken a promise are
/// not asked again.
fn fullest(look: Look<'_>, may: impl Fn(&Seat) -> bool) -> Option<Seat> {
    let honest = |seat: &Seat| look.view.repute(*seat).broken == 0;
    let seat = look.others().filter(honest).filter(may).max_by_key(|seat| look.hand_size(*seat))?;
    (look.hand_size(seat) >= FULL_HAND).then_some(seat)
}

fn has_promised(look: Look<'_>, seat: Seat) -> bool {
    look.view.words.iter().any(|word| word.by == seat)
}

/// The attack lacks something that this seat does not have, and the seat would get the best of the
/// prizes: it offers a rum for one more card.
fn hire(look: Look<'_>) -> Option<Say> {
    let officer = look.is_captain() || look.quartermaster() == look.seat;
    if !officer || !attack::wants_help(look) {
        return None;
    }
    let to = fullest(look, |seat| !has_promised(look, *seat) && !has_passed(look, *seat))?;
    Some(bribed(to, bribe(look, 0)?, Pledge::Play, 1, "jr-advice-offer-hire"))
}

/// The Captain has much to lose and another seat is strong enough for a mutiny: offers something
/// small for a promise of peace.
fn keep_peace(look: Look<'_>) -> Option<Say> {
    let stake = look.at_stake(look.seat);
    let rich = stake > look.mean_at_stake() && look.view.unrest == Unrest::Brewing;
    if !look.is_captain() || !rich {
        return None;
    }
    let quartermaster = look.quartermaster();
    let feared = |seat: &Seat| {
        *seat != quartermaster && look.at_stake(*seat) < stake && !has_promised(look, *seat)
    };
    let to = fullest(look, feared)?;
    Some(bribed(to, bribe(look, stake)?, Pledge::NoMutiny, 0, "jr-advice-offer-peace"))
}

/// A leader with much to lose who is behind buys a card of a neutral seat; one who is ahead pays
/// the strongest neutral seat to stay out.
fn buy_side(look: Look<'_>) -> Option<Say> {
    let stake = look.at_stake(look.seat);
    let side = look.side(look.seat)?;
    let leads = look.is_captain() || look.view.mutiny.first == look.seat;
    if !leads || stake <= look.mean_at_stake() {
        return None;
    }
    let free = |seat: &Seat| look.side(*seat).is_none() && !has_promised(look, *seat);
    let to = fullest(look, |seat| free(seat) && !has_passed(look, *seat))?;
    let give = bribe(look, stake)?;
    if mutiny::is_ahead(look, side) {
        return Some(bribed(to, give, Pledge::StayOut, 0, "jr-advice-offer-out"));
    }
    let hopeless = mutiny::missing(look, side) > look.crewmen(look.hand()) + 5;
    let card = || bribed(to, give, Pledge::Play, 1, "jr-advice-offer-side");
    (!hopeless).then(card)
}

/// The side of the seat that was promised a card.
pub(super) fn promised_side(look: Look<'_>) -> Option<(Side, Word)> {
    let word = word(look, Pledge::Play)?;
    Some((look.side(word.to)?, word))
}
