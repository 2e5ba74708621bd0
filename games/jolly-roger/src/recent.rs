//! The cards last shown in an attack or a mutiny, and which seats may still answer them with a
//! Traitor.
//! All of it is public.
//!
//! A seat may answer a card until it acts in the attack or mutiny itself. How long it may take is
//! up to the table's clock.
//! See: [`crate::ledger::JR_SP_TRAITOR_EFFECTS`].

use contract::tagged::ReadTagged;
use contract::{CardId, PerSeat, Seat};
use serde::Serialize;

use crate::card::Cards;
use crate::state::{JollyRoger, SEATS_MAX, Side};

/// The number of recent cards that may be answered.
const RECENT_MAX: u8 = 8;
/// Marks a place without a card to answer.
const NO_CARD: u8 = u8::MAX;

/// A shown card that no Traitor has answered yet: crew, or a Traitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Showing {
    /// The card.
    pub card: CardId,
    /// The seat that showed it.
    pub seat: Seat,
    /// Its position among the cards shown, from 0.
    pub place: u8,
    /// The crew card it is about: itself, or the card that a Traitor has cancelled or brought back.
    pub crew: CardId,
    /// The seat that played that crew card.
    pub owner: Seat,
    /// The side that crew card counts for, in a mutiny.
    pub side: Option<Side>,
    /// Whether that crew card counts.
    pub fate: Fate,
}

/// Whether a shown crew card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It lies on the table and counts.
    Stands,
    /// A Traitor has cancelled it.
    Cancelled,
}

/// The last cards shown, as in views.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecentView {
    /// The cards that may be answered.
    pub cards: Vec<Showing>,
    /// For each seat, the number of cards shown when it last acted.
    pub acted: PerSeat<u8, SEATS_MAX>,
}

/// The last cards shown, and when each seat last acted. Their owners and fates are elsewhere in the
/// state; this part stays small, because states are copied often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recent {
    /// A ring buffer: each card is at its position modulo the length.
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
    /// Stores a card shown at a position, and the crew card it is about.
    #[inline]
    pub(crate) fn show(&mut self, place: u8, card: CardId, crew: CardId) {
        let slot = usize::from(place % RECENT_MAX);
        (self.cards[slot], self.crew[slot]) = (card.0, crew.0);
    }

    /// Something was shown at a position that no Traitor can answer there.
    #[inline]
    pub(crate) fn skip(&mut self, place: u8) {
        self.show(place, CardId(NO_CARD), CardId(NO_CARD));
    }

    /// A seat has acted when this many cards were shown.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, shown: u8) {
        self.acted[seat] = shown;
    }

    /// Removes an answered card, and returns the crew card it was about.
    pub(crate) fn take(&mut self, card: CardId) -> Option<CardId> {
        let slot = self.cards.iter().position(|known| *known == card.0)?;
        self.cards[slot] = NO_CARD;
        Some(CardId(std::mem::replace(&mut self.crew[slot], NO_CARD)))
    }

    /// Keeps only these cards: the others went into a new stack with the discards.
    pub(crate) fn keep(&mut self, table: Cards) {
        for (card, crew) in self.cards.iter_mut().zip(&mut self.crew) {
            if *card != NO_CARD && !table.has(CardId(*card)) {
                (*card, *crew) = (NO_CARD, NO_CARD);
            }
        }
    }

    /// Each card with its position, when this many were shown, and the crew card it is about.
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

    /// The showing of a card, if it may still be answered.
    pub fn showing(&self, card: CardId) -> Option<Showing> {
        self.showings().find(|showing| showing.card == card)
    }

    /// Whether a seat may answer a showing. See: [`crate::ledger::JR_SP_TRAITOR`].
    pub(crate) fn may_answer(&self, seat: Seat, showing: Showing) -> bool {
        seat != showing.seat && self.recent.acted[seat] <= showing.place
    }

    /// The same for views.
    pub(crate) fn recent_view(&self) -> RecentView {
        RecentView { cards: self.showings().collect(), acted: self.recent.acted }
    }
}
