//! How each event changes the state. No decisions here.

use contract::{CardId, Seat, WindowId};

use crate::card::Cards;
use crate::ending::Ending;
use crate::event::Event;
use crate::expedition;
use crate::seats::FewSeats;
use crate::state::{Phase, PortRoyal, Taking};

impl PortRoyal {
    #[expect(clippy::inline_always, reason = "where an event is made its kind is known: no match")]
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::StartDrawn { seat } => (self.start, self.active) = (seat, seat),
            Event::ExpeditionOpened { card } => self.expeditions.insert(card),
            Event::TurnBegan { seat } => {
                (self.active, self.n_drawn) = (seat, 0);
                self.phase = Phase::Discover;
            }
            Event::Asked { reach, .. } => {
                self.window = WindowId(self.window.0 + 1);
                self.reach = reach;
            }
            Event::Reshuffled { .. } => {
                self.deck = std::mem::take(&mut self.discard);
            }
            Event::PersonDrawn { card, .. } => {
                self.turn_up(card);
                self.harbour.insert(card);
            }
            Event::ExpeditionDrawn { card, .. } => {
                self.turn_up(card);
                self.expeditions.insert(card);
                self.able = self.able.or(expedition::able(self, card));
            }
            Event::ShipDrawn { card, .. } => {
                self.turn_up(card);
                self.phase = Phase::Ship { card };
            }
            Event::TaxDrawn { card, .. } => {
                self.turn_up(card);
                self.phase = Phase::Tax { card };
            }
            Event::ShipKept { card, .. } => {
                self.harbour.insert(card);
                self.phase = Phase::Discover;
            }
            Event::ShipRepelled { card, .. } | Event::TaxSettled { card } => {
                self.discard.insert(card);
                self.phase = Phase::Discover;
            }
            Event::Busted { lost: cards, .. } | Event::HarbourCleaned { cards } => {
                self.discard = self.discard.or(cards);
                self.harbour = Cards::EMPTY;
                self.phase = Phase::Discover;
            }
            Event::Taxed { seat, coins } => self.pay(seat, coins),
            Event::TakingBegan { seat, base } => {
                self.phase = Phase::Take(Taking { seat, base, taken: 0 });
            }
            Event::Traded { card, .. } => self.trade(card),
            Event::Hired { seat, card, coins } => self.hire(seat, card, coins),
            Event::FeePaid { seat, to } => {
                let coin = self.coins.pop(seat);
                self.coins.push(to, coin);
            }
            Event::Fulfilled { seat, expedition, persons } => {
                self.fulfil(seat, expedition, persons);
            }
            Event::CoinDrawn { seat, card } => {
                self.deck.remove(card);
                self.coins.push(seat, card);
            }
            // They only explain other events.
            Event::Stopped { .. } | Event::Passed { .. } | Event::Earned { .. } => {}
            Event::LastLapBegan { last, .. } => self.ends_before = FewSeats::one(self.next(last)),
            Event::NothingDrawn { in_a_row } => self.n_stuck = in_a_row,
            Event::Ended { ending } => self.end(ending),
        }
    }

    /// A ship that waits is discarded, so that no card is lost.
    fn end(&mut self, ending: Ending) {
        if let Phase::Ship { card } = self.phase {
            self.discard.insert(card);
        }
        self.phase = Phase::Over(ending);
        self.reach = Cards::EMPTY;
    }

    /// A card leaves the deck, face up.
    #[inline]
    fn turn_up(&mut self, card: CardId) {
        self.deck.remove(card);
        self.n_drawn += 1;
        self.n_stuck = 0;
    }

    /// The coins a seat got last go to the discard pile, where everybody sees them.
    #[inline]
    fn pay(&mut self, seat: Seat, coins: Cards) {
        for _ in 0..coins.len() {
            self.coins.pop(seat);
        }
        self.discard = self.discard.or(coins);
    }

    #[inline]
    fn trade(&mut self, card: CardId) {
        self.harbour.remove(card);
        self.discard.insert(card);
        self.count_taken();
    }

    #[inline]
    fn hire(&mut self, seat: Seat, card: CardId, coins: Cards) {
        self.pay(seat, coins);
        self.harbour.remove(card);
        self.lay_out(seat, card);
        if self.rules.envoys.has(card) && expedition::has_enough_for_any(self, seat) {
            self.able = self.able.with(seat);
        }
        self.count_taken();
    }

    fn fulfil(&mut self, seat: Seat, card: CardId, persons: Cards) {
        self.laid[seat] = self.laid[seat].minus(persons);
        self.tallies[seat] = self.tallies[seat].minus(self.rules.tally_of(persons));
        self.discard = self.discard.or(persons);
        self.expeditions.remove(card);
        self.lay_out(seat, card);
        self.able = expedition::all_able(self);
    }

    #[inline]
    fn lay_out(&mut self, seat: Seat, card: CardId) {
        self.laid[seat].insert(card);
        self.tallies[seat] = self.tallies[seat].plus(self.rules.tallies[card.idx()]);
    }

    #[inline]
    fn count_taken(&mut self) {
        if let Phase::Take(taking) = &mut self.phase {
            taking.taken += 1;
        }
    }
}
