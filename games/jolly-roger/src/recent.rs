//! The cards last shown in an attack or a mutiny, and who may still answer them with a Traitor.
//! Rules: JR-SP-TRAITOR, JR-SP-TRAITOR-EFFECTS. All of it is public.
//!
//! A card may be answered by whoever has done nothing in the attack or mutiny since it was shown.
//! How long that may take is for the table's clock to say.

use contract::{CardId, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Cards;
use crate::state::{JollyRoger, SEATS_MAX, Side};

/// So many cards back may be answered.
const RECENT_MAX: u8 = 8;
/// Where nothing can be answered.
const NO_CARD: u8 = u8::MAX;

/// A card shown that no Traitor has answered yet: crew, or a Traitor himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Showing {
    /// The card.
    pub card: CardId,
    /// Who showed it.
    pub seat: Seat,
    /// Its place among those shown, from 0.
    pub place: u8,
    /// The crew card it is about: itself, or the one a Traitor has cancelled or brought back.
    pub crew: CardId,
    /// Who played that crew card.
    pub owner: Seat,
    /// The side that crew card counts for, in a mutiny.
    pub side: Option<Side>,
    /// Whether it counts.
    pub fate: Fate,
}

/// What has become of crew that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It lies on the table and counts.
    Stands,
    /// A Traitor has cancelled it.
    Cancelled,
}

/// The last cards shown, as views have them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecentView {
    /// Those that may be answered.
    pub cards: Vec<Showing>,
    /// How many cards had been shown when each seat last did something.
    pub acted: PerSeat<u8, SEATS_MAX>,
}

/// The last cards shown, and when each seat last did something. Whose they are and what has become
/// of them lies elsewhere in the state: it is small, for it is copied all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recent {
    /// Each at its place, counted round and round.
    cards: [u8; RECENT_MAX as usize],
    /// The crew card each is about.
    crew: [u8; RECENT_MAX as usize],
    pub(crate) acted: PerSeat<u8, SEATS_MAX>,
}

impl Default for Recent {
    fn default() -> Self {
        let none = [NO_CARD; RECENT_MAX as usize];
        Self { cards: none, crew: none, acted: PerSeat::of(0) }
    }
}

impl Recent {
    /// A card about some crew is shown at a place.
    #[inline]
    pub(crate) fn show(&mut self, place: u8, card: CardId, crew: CardId) {
        let slot = usize::from(place % RECENT_MAX);
        (self.cards[slot], self.crew[slot]) = (card.0, crew.0);
    }

    /// Something is shown at a place that no Traitor can answer there.
    #[inline]
    pub(crate) fn skip(&mut self, place: u8) {
        self.show(place, CardId(NO_CARD), CardId(NO_CARD));
    }

    /// A seat has done something, with so many cards shown.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, shown: u8) {
        self.acted[seat] = shown;
    }

    /// A card is answered, and cannot be again: the crew it was about.
    pub(crate) fn take(&mut self, card: CardId) -> Option<CardId> {
        let slot = self.cards.iter().position(|known| *known == card.0)?;
        self.cards[slot] = NO_CARD;
        Some(CardId(std::mem::replace(&mut self.crew[slot], NO_CARD)))
    }

    /// Only these cards still lie where they were shown: a stack was made of the discards.
    pub(crate) fn keep(&mut self, table: Cards) {
        for (card, crew) in self.cards.iter_mut().zip(&mut self.crew) {
            if *card != NO_CARD && !table.has(CardId(*card)) {
                (*card, *crew) = (NO_CARD, NO_CARD);
            }
        }
    }

    /// Each card with its place, when so many were shown, and the crew it is about.
    fn placed(&self, shown: u8) -> impl Iterator<Item = (u8, CardId, CardId)> + '_ {
        let slots = (0..).zip(self.cards.iter().zip(&self.crew));
        slots.filter(|(_, (card, _))| **card != NO_CARD).map(move |(slot, (card, crew))| {
            let last = shown.wrapping_sub(1);
            let place = last.wrapping_sub(last.wrapping_sub(slot) % RECENT_MAX);
            (place, CardId(*card), CardId(*crew))
        })
    }
}

impl JollyRoger {
    /// The cards shown in the attack or mutiny that may still be answered.
    pub(crate) fn showings(&self) -> impl Iterator<Item = Showing> + '_ {
        let mutiny = self.open_mutiny();
        let shown = mutiny.map_or(self.attack.shown, |mutiny| mutiny.shown);
        self.recent.placed(shown).map(move |(place, card, crew)| Showing {
            card,
            seat: self.shown_by.get(card),
            place,
            crew,
            owner: self.shown_by.get(crew),
            side: mutiny.and_then(|mutiny| mutiny.side(self.shown_by.get(crew))),
            fate: if self.table.has(crew) { Fate::Stands } else { Fate::Cancelled },
        })
    }

    /// What was shown with a card, if it may still be answered.
    pub fn showing(&self, card: CardId) -> Option<Showing> {
        self.showings().find(|showing| showing.card == card)
    }

    /// Whether a seat may answer what was shown. Rules: [`crate::ledger::JR_SP_TRAITOR`].
    pub(crate) fn may_answer(&self, seat: Seat, showing: Showing) -> bool {
        seat != showing.seat && self.recent.acted[seat] <= showing.place
    }

    /// As views have it.
    pub(crate) fn recent_view(&self) -> RecentView {
        RecentView { cards: self.showings().collect(), acted: self.recent.acted }
    }
}
