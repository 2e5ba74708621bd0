//! What the game says about a view, for whoever shows it: prices and the fee. And what a choice
//! would bring.

use contract::{CardId, Phrase};
use serde::Serialize;

use crate::action::Action;
use crate::card::{Face, Person};
use crate::outlook::Offer;
use crate::speech;
use crate::view::{PhaseView, View};

/// The sentences about a view.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remarks {
    /// What each of `offers` costs or brings, in the order of the view.
    pub offers: Vec<Phrase>,
    /// What the taking seat pays the active seat for each card, if it pays anything.
    pub fee: Option<Phrase>,
}

/// The sentences about a view.
pub fn of(sheet: &Sheet<'_>, view: &View) -> Remarks {
    let offers = view.offers.iter().map(|offer| sheet.offer(*offer));
    Remarks { offers: offers.collect(), fee: fee(view) }
}

fn fee(view: &View) -> Option<Phrase> {
    let PhaseView::Take { fee, .. } = view.phase else { return None };
    let phrase = || Phrase::new("pr-ui-would-fee").number("fee", fee).seat("to", view.active);
    (fee > 0).then(phrase)
}

/// What the words of a choice need of the rules; clients read it from JSON.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The face of each card, by card id.
    pub faces: &'a [Face],
    /// The victory points that start the last lap.
    pub points_needed: u8,
}

impl Sheet<'_> {
    fn face(&self, card: CardId) -> Option<Face> {
        self.faces.get(card.idx()).copied()
    }

    fn offer(&self, offer: Offer) -> Phrase {
        match self.face(offer.card) {
            Some(Face::Person(_)) => Phrase::new("pr-ui-cost").number("cost", offer.pays),
            Some(Face::Ship(_) | Face::Expedition(_) | Face::Tax { .. }) | None => {
                Phrase::new("pr-ui-would-coins").number("count", offer.brings)
            }
        }
    }

    /// The points of the observer with some more and some less.
    fn points(&self, view: &View, more: u8, less: u8) -> Phrase {
        let now = view.me.and_then(|me| view.seats.get(me.idx())).map_or(0, |mine| mine.points);
        Phrase::new("pr-ui-would-points")
            .number("points", (now + more).saturating_sub(less))
            .number("needed", self.points_needed)
    }
}

/// What an action would bring, as far as no chance is involved.
pub fn attempt(sheet: &Sheet<'_>, view: &View, action: &Action) -> Vec<Phrase> {
    match *action {
        Action::Draw => {
            let risk = view.outlook.and_then(|outlook| outlook.risk);
            risk.map(|risk| Phrase::new("pr-ui-risk").number("percent", risk)).into_iter().collect()
        }
        Action::Stop => {
            let takes = |takes| Phrase::new("pr-ui-takes").number("count", takes);
            view.outlook.map(|outlook| takes(outlook.takes)).into_iter().collect()
        }
        Action::Keep => match view.phase {
            PhaseView::Ship { would_bust: true, .. } => vec![Phrase::new("pr-ui-ship-busts")],
            PhaseView::Ship { would_bust: false, .. }
            | PhaseView::Deal
            | PhaseView::Discover
            | PhaseView::Tax { .. }
            | PhaseView::Take { .. }
            | PhaseView::Over { .. } => Vec::new(),
        },
        Action::Repel | Action::Pass => Vec::new(),
        Action::Take { card } => take(sheet, view, card),
        Action::Fulfil { expedition, persons } => {
            let Some(Face::Expedition(found)) = sheet.face(expedition) else { return Vec::new() };
            let sent = persons.iter().filter_map(|card| match sheet.face(card)? {
                Face::Person(person) => Some(person.points),
                Face::Ship(_) | Face::Expedition(_) | Face::Tax { .. } => None,
            });
            vec![sheet.points(view, found.points, sent.sum())]
        }
    }
}

fn take(sheet: &Sheet<'_>, view: &View, card: CardId) -> Vec<Phrase> {
    let price = view.offers.iter().find(|known| known.card == card);
    let price = price.map(|known| sheet.offer(*known));
    let gains = match sheet.face(card) {
        Some(Face::Person(Person { role, points, .. })) => {
            vec![speech::ability(role), sheet.points(view, points, 0)]
        }
        Some(Face::Ship(_) | Face::Expedition(_) | Face::Tax { .. }) | None => Vec::new(),
    };
    price.into_iter().chain(fee(view)).chain(gains).collect()
}
