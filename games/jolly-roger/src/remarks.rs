//! What the game says about a view, for whoever shows it: the destination, the terms of offers,
//! the promises that were given, the effect that may still be cancelled.

use contract::{Phrase, Seat};
use serde::Serialize;

use crate::bribe::{Due, Offer, Party, Pledge, Promise, Promises};
use crate::card::Cards;
use crate::deck::Rules;
use crate::deeds::Word;
use crate::speech::{self, Names};
use crate::state::Interrupt;
use crate::view::View;

/// The sentences about a view. Lists are in the order of the view's lists.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remarks {
    /// The destination card of `turned`, with its numbers.
    pub turned: Option<Phrase>,
    /// The terms of each of `offers`, as far as the observer knows its cards.
    pub offers: Vec<Phrase>,
    /// Each of `words`.
    pub words: Vec<Phrase>,
    /// The card that was shown for its effect, while Traitors may cancel it.
    pub effect: Option<Phrase>,
    /// The Traitor that answered it, if there is one.
    pub betrayal: Option<Phrase>,
}

/// The sentences about a view.
pub(crate) fn of(rules: &Rules, view: &View) -> Remarks {
    let (effect, betrayal) = match view.interrupt {
        Some(Interrupt::Betrayal { effect, top, n_traitors, .. }) => {
            // The second Traitor is the last one: nobody is asked after it.
            let betrayed = || speech::betrayed(top, rules.name(effect.card));
            (Some(speech::shown(rules, effect)), (n_traitors > 0).then(betrayed))
        }
        Some(Interrupt::Forced { .. } | Interrupt::Limit { .. }) | None => (None, None),
    };
    Remarks {
        turned: view.turned.map(|card| speech::turned(rules, card)),
        offers: view.offers.iter().map(|offer| of_offer(rules, offer, view.me)).collect(),
        words: view.words.iter().map(word).collect(),
        effect,
        betrayal,
    }
}

fn of_offer(rules: &impl Names, offer: &Offer, me: Option<Seat>) -> Phrase {
    let key = if me == Some(offer.from) { "jr-terms-mine" } else { "jr-terms" };
    offered(rules, key, offer)
}

/// The words for a promise that was given.
pub fn word(word: &Word) -> Phrase {
    let Word { by, to, what, n, due } = *word;
    let promise = Promise { by: Party::Me, what, n, due };
    Phrase::new("jr-word").seat("seat", by).seat("target", to).name("pledge", pledge(promise))
}

/// The words for a promise.
pub fn pledge(promise: Promise) -> Phrase {
    let key = match promise.what {
        Pledge::Share => "jr-pledge-share",
        Pledge::Appoint => "jr-pledge-appoint",
        Pledge::NoMutiny => "jr-pledge-no-mutiny",
        Pledge::StayOut => "jr-pledge-stay-out",
        Pledge::Play => "jr-pledge-play",
        Pledge::Guard => "jr-pledge-guard",
        Pledge::Crew => "jr-pledge-crew",
        Pledge::Prizes => "jr-pledge-prizes",
    };
    Phrase::new(key).number("count", promise.n).choice("due", due(promise.due))
}

/// The words for the promises that need neither a number nor a deadline, for people who compose
/// an offer.
pub(crate) fn plain_pledges() -> Vec<(Pledge, Phrase)> {
    let plain = [Pledge::Share, Pledge::Appoint, Pledge::NoMutiny, Pledge::StayOut, Pledge::Guard];
    plain.map(|what| (what, pledge(Promise::plain(Party::Me, what)))).into()
}

fn due(due: Option<Due>) -> &'static str {
    match due {
        None => "never",
        Some(Due::ThisRound) => "this-round",
        Some(Due::NextRound) => "next-round",
        Some(Due::GameEnd) => "game-end",
    }
}

/// The words for terms: what is given, what is wanted, and who promises what.
pub(crate) fn terms(
    key: &'static str,
    given: Vec<Phrase>,
    wanted: Vec<Phrase>,
    promises: Promises,
) -> Phrase {
    let of = |party| promises.iter().filter(move |promise| promise.by == party).map(pledge);
    Phrase::new(key)
        .names("given", given)
        .names("wanted", wanted)
        .names("promised", of(Party::Me))
        .names("asked", of(Party::You))
}

/// The terms of an offer: its two parties know its cards, the others only how many there are.
fn offered(rules: &impl Names, key: &'static str, offer: &Offer) -> Phrase {
    let names = |cards: Cards| cards.iter().map(|id| rules.name(id)).collect::<Vec<Phrase>>();
    let count = |key, n: u8| (n > 0).then(|| Phrase::new(key).number("count", n));
    let counts = |crew, prizes| {
        let parts = [count("jr-count-crew", crew), count("jr-count-prizes", prizes)];
        parts.into_iter().flatten().collect::<Vec<Phrase>>()
    };
    let given = offer.give.map(|few| names(few.set()));
    let given = given.unwrap_or_else(|| counts(offer.n_crew, offer.n_prizes));
    let wanted = offer.want.map(|few| names(few.set()));
    let wanted = wanted.unwrap_or_else(|| counts(0, offer.n_wanted));
    terms(key, given, wanted, offer.promises)
}

/// The words for an answer to an offer: it is named by its terms, or else by its number.
pub(crate) fn about_offer(
    rules: &impl Names,
    view: &View,
    [by_terms, by_number]: [&'static str; 2],
    (from, nth): (Seat, u8),
) -> Phrase {
    match view.offers.iter().find(|offer| (offer.from, offer.nth) == (from, nth)) {
        Some(offer) => Phrase::new(by_terms).name("terms", of_offer(rules, offer, view.me)),
        None => Phrase::new(by_number).number("nth", nth + 1),
    }
}

/// The words for an offer that is made.
pub fn offer(rules: &impl Names, offer: &Offer) -> Phrase {
    Phrase::new("jr-event-offered")
        .seat("seat", offer.from)
        .seat("target", offer.to)
        .name("terms", offered(rules, "jr-terms", offer))
        .name("mine", offered(rules, "jr-terms-mine", offer))
}
