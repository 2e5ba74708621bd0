//! Pirate Port and Treasure Island: what to sell, what to pay, what to bury.

use crate::card::{Prize, all_crew};
use crate::state::How;
use crate::{Action, Special};
use contract::{CardId, Seat};

use super::look::Look;
use super::{Reason, Say, say};

/// The share of unburied prizes that is lost to mutinies in the long run, in hundredths.
const LOST_AT_SEA: i32 = 45;
/// The part of the gain of burying that is lost because others bury too, in hundredths.
const OTHERS_BURY: i32 = 25;
/// The least gain for which to show a map.
const MAP: i32 = 60;
/// The least value at stake for which to play a Boatswain or a Smart Kid.
const WORTH_A_CARD: i32 = 150;
/// With this many voyages to go or fewer, Hostages and rum are buried too.
const LATE: i32 = 2;

/// The value of burying to this seat.
pub(super) fn worth_of_burying(look: Look<'_>) -> i32 {
    worth_to(look, look.seat)
}

fn worth_to(look: Look<'_>, seat: Seat) -> i32 {
    let others = look.mean_at_stake();
    (LOST_AT_SEA * look.at_stake(seat) - OTHERS_BURY * others) / 100
}

/// The chance that somebody shows a map, in hundredths: this seat, or another that holds one and
/// has enough to bury. Unseen cards are equally likely to be in any place.
pub(super) fn chance_of_map(look: Look<'_>) -> i32 {
    if look.held(Special::OldSailor).is_some() {
        return 100;
    }
    let maps = look.rules.copies(Special::OldSailor);
    let mut seen = look.hand().or(look.view.discard).or(look.view.table);
    let mut keen_cards = 0;
    for seat in look.others() {
        let hand = look.view.hand(seat);
        seen = seen.or(hand.known);
        if worth_to(look, seat) >= MAP {
            if !hand.known.and(maps).is_empty() {
                return 100;
            }
            keen_cards += i32::from(hand.count - hand.known.len());
        }
    }
    let offices = look.rules.copies(Special::Captain).or(look.rules.copies(Special::Quartermaster));
    let unseen = i32::from(all_crew().minus(seen).minus(offices).len()).max(1);
    let elsewhere = 100 - 100 * keen_cards.min(unseen) / unseen;
    100 - maps.minus(seen).iter().fold(100, |none, _| none * elsewhere / 100)
}

/// Rum is well spent on crew as long as the hand has room.
pub(super) fn exchange(look: Look<'_>) -> Option<Say> {
    let room = look.hand_size(look.seat) < i32::from(look.rules.hand_max);
    let rum = look.own_prizes().iter();
    let mut rum = rum.filter(|card| look.rules.prize(*card) == Some(Prize::Rum));
    if let Some(card) = rum.next().filter(|_| room && look.voyages_left() > 1) {
        let action = Action::Exchange { card };
        if look.may(&action) {
            return Some(say(action, Reason::new("jr-advice-exchange")));
        }
    }
    done(look, "jr-advice-no-exchange")
}

fn done(look: Look<'_>, key: &'static str) -> Option<Say> {
    let may = look.must && look.may(&Action::Done);
    may.then(|| say(Action::Done, Reason::new(key)))
}

/// All Hostages, then all Jewels.
pub(super) fn ransom(look: Look<'_>) -> Option<Say> {
    let sold = |prize: Prize| {
        let mut cards = look.own_prizes().iter();
        let card = cards.find(|card| look.rules.prize(*card) == Some(prize))?;
        let action = Action::Ransom { card };
        look.may(&action).then_some(action)
    };
    if let Some(action) = sold(Prize::Hostage) {
        return Some(say(action, Reason::new("jr-advice-ransom")));
    }
    if let Some(action) = sold(Prize::Jewels) {
        return Some(say(action, Reason::new("jr-advice-sell")));
    }
    done(look, "jr-advice-nothing-to-sell")
}

/// A seat shows an Old Sailor if it has more to bury than most.
pub(super) fn map(look: Look<'_>) -> Say {
    let pays = worth_of_burying(look) >= MAP || look.is_captain();
    match look.held(Special::OldSailor).filter(|_| pays) {
        Some(card) => say(Action::Use { card, how: How::Plain }, Reason::new("jr-advice-map")),
        None => say(Action::Decline, Reason::new("jr-advice-keep-card")),
    }
}

/// The richest other seat must stay on board.
pub(super) fn boatswain(look: Look<'_>) -> Say {
    let rival = look.others().max_by_key(|seat| look.at_stake(*seat));
    let rival = rival.filter(|seat| look.at_stake(*seat) >= WORTH_A_CARD);
    if let (Some(card), Some(seat), None) = (look.held(Special::Boatswain), rival, look.view.guard)
    {
        let action = Action::Use { card, how: How::On { seat } };
        return say(action, Reason::new("jr-advice-boatswain").seat(seat));
    }
    say(Action::Decline, Reason::new("jr-advice-keep-card"))
}

/// A guard stays: a bribe would cost more than it saves.
pub(super) fn guard(look: Look<'_>) -> Option<Say> {
    done(look, "jr-advice-guard")
}

/// Gold first. Prizes that are worth more in port are kept, unless the end is near.
pub(super) fn bury(look: Look<'_>) -> Option<Say> {
    let late = look.voyages_left() <= LATE;
    let keeps = |card: CardId| match look.rules.prize(card) {
        Some(Prize::Hostage | Prize::Rum) => !late,
        Some(Prize::Gold { .. } | Prize::Jewels) | None => false,
    };
    let own = look.own_prizes().iter();
    let may = own.filter(|card| look.may(&Action::Bury { card: *card }) && !keeps(*card));
    if let Some(card) = may.max_by_key(|card| look.prize(*card)) {
        return Some(say(Action::Bury { card }, Reason::new("jr-advice-bury")));
    }
    done(look, "jr-advice-bury-done")
}

/// Robs the seat that has buried most.
pub(super) fn smart_kid(look: Look<'_>) -> Say {
    let buried = |seat: &Seat| look.view.buried(*seat).count;
    let rival = look.others().filter(|seat| buried(seat) > 0).max_by_key(buried);
    if let (Some(card), Some(seat)) = (look.held(Special::SmartKid), rival) {
        let action = Action::Use { card, how: How::On { seat } };
        return say(action, Reason::new("jr-advice-smart-kid").seat(seat));
    }
    say(Action::Decline, Reason::new("jr-advice-keep-card"))
}
