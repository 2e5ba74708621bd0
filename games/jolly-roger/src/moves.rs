//! How cards move; part of applying events.
//! See: [`crate::ledger::JR_PUBLIC`].

use contract::{CardId, Seat};

use crate::card::{Cards, is_crew};
use crate::state::JollyRoger;

impl JollyRoger {
    #[inline]
    pub(crate) fn take_from_pot(&mut self, to: Seat, card: CardId) {
        self.pot.remove(card);
        self.prizes.add(to, card);
        self.share.got[to] += 1;
    }

    #[inline]
    pub(crate) fn move_crew(&mut self, from: Seat, to: Seat, card: CardId) {
        self.hands.take(from, card);
        self.hands.add(to, card);
    }

    pub(crate) fn move_prize(&mut self, from: Seat, to: Seat, card: CardId) {
        self.prizes.take(from, card);
        self.prizes.add(to, card);
    }

    pub(crate) fn reshuffle(&mut self) {
        self.deck = self.discard;
        self.discard = Cards::EMPTY;
        self.recent.keep(self.table);
    }

    pub(crate) fn bury(&mut self, seat: Seat, card: CardId) {
        self.prizes.take(seat, card);
        self.buried[seat].insert(card);
    }

    pub(crate) fn dig_up(&mut self, from: Seat, to: Seat, card: CardId) {
        self.buried[from].remove(card);
        self.prizes.add(to, card);
    }

    pub(crate) fn draw_prizes(&mut self, seat: Seat, cards: Cards) {
        self.prize_deck = self.prize_deck.minus(cards);
        self.prizes.set(seat, self.prizes[seat].or(cards));
    }

    pub(crate) fn discard_prize(&mut self, seat: Seat, card: CardId) {
        self.prizes.take(seat, card);
        self.prize_discard.insert(card);
    }

    pub(crate) fn gather(&mut self, seat: Seat, cards: Cards) {
        self.prizes.set(seat, self.prizes[seat].minus(cards));
        self.pot = self.pot.or(cards);
    }

    pub(crate) fn turn_prizes(&mut self, cards: Cards) {
        self.prize_deck = self.prize_deck.minus(cards);
        self.pot = self.pot.or(cards);
    }

    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, card: CardId) {
        if is_crew(card) {
            self.move_crew(from, to, card);
        } else {
            self.move_prize(from, to, card);
        }
    }
}
