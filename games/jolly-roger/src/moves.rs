//! How cards move, and what observers remember of it; part of applying events.
//! See: [`crate::ledger::JR_PUBLIC`].

use contract::{CardId, Seat};

use crate::card::{Cards, is_crew};
use crate::memory::Audience;
use crate::state::JollyRoger;

impl JollyRoger {
    #[inline]
    pub(crate) fn take_from_pot(&mut self, to: Seat, card: CardId, seen_by: Audience) {
        self.pot = self.pot.without(card);
        self.prizes.set(to, self.prizes[to].with(card));
        self.share.got[to] += 1;
        self.memory.slipped(card, self.pot, seen_by);
    }

    #[inline]
    pub(crate) fn move_crew(&mut self, from: Seat, to: Seat, card: CardId, seen_by: Audience) {
        self.hands.set(from, self.hands[from].without(card));
        self.hands.set(to, self.hands[to].with(card));
        self.memory.slipped(card, self.hands[from], seen_by);
    }

    pub(crate) fn move_prize(&mut self, from: Seat, to: Seat, card: CardId, seen_by: Audience) {
        self.prizes.set(from, self.prizes[from].without(card));
        self.prizes.set(to, self.prizes[to].with(card));
        self.memory.slipped(card, self.prizes[from], seen_by);
    }

    pub(crate) fn reshuffle(&mut self) {
        self.deck = self.discard;
        self.discard = Cards::EMPTY;
        self.recent.keep(self.table);
        let hands = self.hands.iter().fold(Cards::EMPTY, |all, hand| all.or(*hand));
        self.memory.reshuffled(self.deck, hands);
    }

    pub(crate) fn bury(&mut self, seat: Seat, card: CardId, seen_by: Audience) {
        self.prizes.set(seat, self.prizes[seat].without(card));
        self.buried[seat] = self.buried[seat].with(card);
        self.memory.slipped(card, self.prizes[seat], seen_by);
    }

    pub(crate) fn dig_up(&mut self, from: Seat, to: Seat, card: CardId, seen_by: Audience) {
        self.buried[from] = self.buried[from].without(card);
        self.prizes.set(to, self.prizes[to].with(card));
        self.memory.slipped(card, self.buried[from], seen_by);
    }

    pub(crate) fn draw_prizes(&mut self, seat: Seat, cards: Cards, seen_by: Audience) {
        self.prize_deck = self.prize_deck.minus(cards);
        self.prizes.set(seat, self.prizes[seat].or(cards));
        self.memory.all_moved(cards, seen_by);
    }

    pub(crate) fn discard_prize(&mut self, seat: Seat, card: CardId) {
        self.prizes.set(seat, self.prizes[seat].without(card));
        self.prize_discard = self.prize_discard.with(card);
        self.memory.moved(card, Audience::ALL);
    }

    pub(crate) fn gather(&mut self, seat: Seat, cards: Cards, seen_by: Audience) {
        self.prizes.set(seat, self.prizes[seat].minus(cards));
        self.pot = self.pot.or(cards);
        for card in cards.iter() {
            // All cards go, so observers who knew one still know it.
            self.memory.slipped(card, Cards::EMPTY, seen_by);
        }
    }

    pub(crate) fn turn_prizes(&mut self, cards: Cards, seen_by: Audience) {
        self.prize_deck = self.prize_deck.minus(cards);
        self.pot = self.pot.or(cards);
        self.memory.all_moved(cards, seen_by);
    }

    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, card: CardId, seen_by: Audience) {
        if is_crew(card) {
            self.move_crew(from, to, card, seen_by);
        } else {
            self.move_prize(from, to, card, seen_by);
        }
    }
}
