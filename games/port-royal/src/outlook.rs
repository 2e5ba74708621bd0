//! Public figures about a choice: how risky one more card is, and what each card of the harbour
//! costs. Clients show these figures and compute none themselves.
//! See: [`crate::ledger::PR_COINS_PUBLIC`].

use contract::CardId;
use contract::tagged::ReadTagged;
use serde::Serialize;

use crate::card::{Cards, Face};
use crate::phase::take;
use crate::state::{Phase, PortRoyal};

/// What drawing on risks and stopping gains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// How many cards of the pool would end the turn: ships of a colour that is in the harbour and
    /// that the active seat cannot repel.
    pub bust: u8,
    /// How many cards the next one may be, as far as perfect memory tells: those of the deck and
    /// the coins drawn from it.
    pub pool: u8,
    /// The chance that the next card ends the turn, in percent: 0 and 100 only if that is certain.
    /// `None` while no ship lies in the harbour or no card is left to draw.
    pub risk: Option<u8>,
    /// How many cards the active seat may take if it stops now, including governors.
    pub takes: u8,
}

/// What a card of the harbour costs and brings the taking seat, without the fee.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The card.
    pub card: CardId,
    /// The coins a person costs.
    pub pays: u8,
    /// The coins a ship brings.
    pub brings: u8,
}

impl PortRoyal {
    /// What drawing on risks and stopping gains, while the active seat has that choice.
    /// See: [`crate::ledger::PR_TAKE`], [`crate::ledger::PR_BUST`].
    pub fn outlook(&self) -> Option<Outlook> {
        if self.phase == Phase::Discover { self.outlook_of(self.pool()) } else { None }
    }

    /// The same, if the cards that the next one may be are known already.
    #[inline]
    pub(crate) fn outlook_of(&self, cards: Cards) -> Option<Outlook> {
        if self.phase != Phase::Discover {
            return None;
        }
        let (bust, pool) = (cards.and(self.fatal()).len(), cards.len());
        let takes = take::takes(self.n_colours()) + self.tally(self.active).governors();
        let risk = percent(bust, pool).filter(|_| self.n_colours() > 0);
        Some(Outlook { bust, pool, risk, takes })
    }

    /// The ships that would end the turn of the active seat.
    /// See: [`crate::ledger::PR_BUST`].
    #[inline]
    pub(crate) fn fatal(&self) -> Cards {
        self.rules.fatal(self.harbour, self.tally(self.active).swords())
    }

    /// The cards the next one may be: the deck and the hidden coins of its shuffle. If the deck has
    /// run out, the discard pile.
    #[inline]
    pub(crate) fn pool(&self) -> Cards {
        if self.deck.is_empty() {
            return self.discard;
        }
        let (mut pool, now) = (self.deck, self.memory.now);
        for seat in self.rules.seats.seats() {
            self.coins.for_each(seat, |card| {
                if self.memory.shuffle_of(card) == now {
                    pool.insert(card);
                }
            });
        }
        pool
    }

    /// See: [`crate::ledger::PR_HIRE`], [`crate::ledger::PR_TRADE`].
    pub(crate) fn offers(&self) -> Vec<Offer> {
        let Phase::Take(taking) = self.phase else { return Vec::new() };
        let seat = taking.seat;
        let offer = |card: CardId| match self.rules.faces[card.idx()] {
            Face::Ship(ship) => {
                let traders = self.tally(seat).traders(ship.colour);
                Offer { card, pays: 0, brings: ship.coins + traders }
            }
            Face::Person(person) => {
                Offer { card, pays: take::price(self, seat, person.cost), brings: 0 }
            }
            Face::Expedition(_) | Face::Tax { .. } => unreachable!("the harbour has none"),
        };
        self.harbour.iter().map(offer).collect()
    }
}

/// A share in percent, rounded; only what is certain is called 0 or 100.
fn percent(bad: u8, all: u8) -> Option<u8> {
    let rounded = (u32::from(bad) * 100 + u32::from(all) / 2).checked_div(u32::from(all))?;
    let percent = u8::try_from(rounded).expect("a part is no more than the whole");
    Some(match bad {
        0 => 0,
        _ if bad == all => 100,
        _ => percent.clamp(1, 99),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_called_certain() {
        assert_eq!(percent(0, 60), Some(0));
        assert_eq!(percent(1, 250), Some(1));
        assert_eq!(percent(20, 60), Some(33));
        assert_eq!(percent(249, 250), Some(99));
        assert_eq!(percent(7, 7), Some(100));
        assert_eq!(percent(0, 0), None);
    }
}
