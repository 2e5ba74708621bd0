//! Sharing prizes: picking, giving, Cook and Carpenter.

use crate::bribe::Pledge;
use crate::state::{How, PhaseView};
use crate::{Action, Cards, Special};
use contract::{CardId, Seat, SeatSet};

use super::look::Look;
use super::{Reason, Say, bribe, say};
use bots::Temper;

/// A prize of this value is worth a special card.
const DEAR: i32 = 200;

fn dearest(look: Look<'_>, cards: Cards) -> Option<CardId> {
    cards.iter().max_by_key(|card| look.prize(*card))
}

/// Picks the best prize.
pub(super) fn pick(look: Look<'_>) -> Option<Say> {
    let card = dearest(look, look.view.pot.known)?;
    Some(say(Action::Take { card }, Reason::new("jr-advice-pick")))
}

/// The Quartermaster keeps the best prize. Once all have something, the Captain who appointed them
/// comes first. If all get something, the richest gets the worst. Else the poorest get the prizes,
/// starting with those with the least crew: they would call a mutiny, or have paid for the attack.
pub(super) fn give(look: Look<'_>) -> Option<Say> {
    let pot = look.view.pot.known;
    let got = |seat: Seat| look.view.share.got[seat];
    let least = look.seats().map(got).min()?;
    let eligible: SeatSet = look.seats().filter(|seat| got(*seat) == least).collect();
    let captain = look.view.captain;
    if least > 0 && captain != look.seat && eligible.has(captain) {
        let (card, to) = (dearest(look, pot)?, captain);
        return Some(say(
            Action::Give { card, to },
            Reason::new("jr-advice-give-captain").seat(to),
        ));
    }
    if eligible.has(look.seat) {
        let (card, to) = (dearest(look, pot)?, look.seat);
        return Some(say(Action::Give { card, to }, Reason::new("jr-advice-give-me")));
    }
    if let Some(word) = bribe::word(look, Pledge::Share).filter(|word| eligible.has(word.to))
        && look.temper == Temper::Loyal
    {
        let (card, to) = (dearest(look, pot)?, word.to);
        return Some(say(Action::Give { card, to }, Reason::new("jr-advice-keep-share").seat(to)));
    }
    let others = || look.others().filter(|seat| eligible.has(*seat));
    let richest = others().max_by_key(|seat| look.wealth(*seat))?;
    let poorest = others().min_by_key(|seat| (look.wealth(*seat), look.hand_size(*seat)))?;
    if look.view.pot.count >= eligible.len() {
        let card = pot.iter().min_by_key(|card| look.prize(*card))?;
        let reason = Reason::new("jr-advice-give-rich").seat(richest);
        return Some(say(Action::Give { card, to: richest }, reason));
    }
    let card = dearest(look, pot)?;
    let reason = Reason::new("jr-advice-give-poor").seat(poorest);
    Some(say(Action::Give { card, to: poorest }, reason))
}

/// A Cook pays if there is a valuable prize, or too few for all.
pub(super) fn cook(look: Look<'_>) -> Say {
    let pot = look.view.pot;
    let dear = dearest(look, pot.known).is_some_and(|card| look.prize(card) >= DEAR);
    let short = i32::from(pot.count) < look.n_seats();
    if let Some(card) = look.held(Special::Cook).filter(|_| (dear || short) && pot.count > 1) {
        let action = Action::Use { card, how: How::Plain };
        if look.may(&action) {
            return say(action, Reason::new("jr-advice-cook"));
        }
    }
    say(Action::Decline, Reason::new("jr-advice-keep-card"))
}

/// The Captain and the Quartermaster, from whom a Carpenter may take.
fn officers(look: Look<'_>) -> impl Iterator<Item = Seat> {
    let officers = [look.view.captain, look.quartermaster()];
    officers.into_iter().filter(move |seat| *seat != look.seat)
}

/// A Carpenter pays if the Captain or the Quartermaster has a valuable prize.
pub(super) fn carpenter(look: Look<'_>) -> Say {
    let dear = |seat: Seat| {
        let prizes = look.view.prizes(seat);
        let known = dearest(look, prizes.known).map_or(0, |card| look.prize(card));
        known >= DEAR || prizes.count > prizes.known.len() + 1
    };
    if let Some(card) = look.held(Special::Carpenter).filter(|_| officers(look).any(dear)) {
        return say(Action::Use { card, how: How::Plain }, Reason::new("jr-advice-carpenter"));
    }
    say(Action::Decline, Reason::new("jr-advice-keep-card"))
}

/// A Carpenter asks: a seat that may lose a valuable prize gives a cheap one.
pub(super) fn repair(look: Look<'_>) -> Say {
    let prizes = look.own_prizes();
    let PhaseView::Repair { by } = look.view.phase else {
        return say(Action::Decline, Reason::new("jr-advice-no-gift"));
    };
    let officer = by != look.seat && [look.view.captain, look.quartermaster()].contains(&look.seat);
    let cheapest = prizes.iter().min_by_key(|card| look.prize(*card));
    let worth = |card: Option<CardId>| card.map_or(0, |card| look.prize(card));
    let saves = worth(dearest(look, prizes)) - worth(cheapest) > 2 * worth(cheapest);
    match cheapest.filter(|_| officer && saves) {
        Some(card) => say(Action::Donate { card }, Reason::new("jr-advice-donate")),
        None => say(Action::Decline, Reason::new("jr-advice-no-gift")),
    }
}

/// Nobody gave a prize: takes the best from the Captain or the Quartermaster.
pub(super) fn claim(look: Look<'_>) -> Option<Say> {
    let reason = Reason::new("jr-advice-claim");
    let worth = |action: &Action| {
        if let Action::Take { card } = *action {
            return Some(look.prize(card));
        }
        let Action::TakeFrom { seat } = *action else { return None };
        Some(look.at_stake(seat))
    };
    let best = look.menu.iter().filter_map(|action| Some((worth(action)?, *action)));
    best.max_by_key(|(worth, _)| *worth).map(|(_, action)| say(action, reason))
}
