//! Bribes: what an offer is worth. A bosun makes none of his own.

use jolly_roger::bribe::{Offer, Party, Pledge};
use jolly_roger::card::is_prize;
use jolly_roger::{Action, Cards};

use super::look::Look;
use super::{Reason, Say, ashore, crew, say};

/// What a pirate's word is worth: nothing to him who gets it, a little to him who gives it.
const WORD: i32 = 40;
/// What an offer must be worth.
const FAIR: i32 = 10;

/// Answers the first offer made to this seat.
pub(super) fn answer(look: Look<'_>) -> Option<Say> {
    let offer = look.view.offers.iter().find(|offer| offer.to == look.seat)?;
    let (from, nth) = (offer.from, offer.nth);
    let accept = Action::Accept { from, nth };
    if worth(look, offer) >= FAIR && look.may(&accept) {
        return Some(say(accept, Reason::new("jr-advice-accept").seat(from)));
    }
    let refuse = Action::Refuse { from, nth };
    let reason = Reason::new("jr-advice-refuse").seat(from);
    look.may(&refuse).then(|| say(refuse, reason))
}

fn worth(look: Look<'_>, offer: &Offer) -> i32 {
    let give = offer.give.unwrap_or_default().set();
    let want = offer.want.unwrap_or_default().set();
    cards(look, give) - cards(look, want) - promised(look, offer)
}

fn cards(look: Look<'_>, cards: Cards) -> i32 {
    let worth = |card| if is_prize(card) { look.prize(card) } else { crew::worth(look, card) };
    cards.iter().map(worth).sum()
}

/// What the promise costs.
fn promised(look: Look<'_>, offer: &Offer) -> i32 {
    let Some(promise) = offer.promise else { return 0 };
    match promise.by {
        _ if promise.what == Pledge::Guard => ashore::worth_of_burying(look).max(0),
        Party::You => WORD,
        Party::Me => 0,
    }
}
