//! What observers learn from each event: where cards lie ([`crate::memory`]), and what promises are
//! worth ([`crate::deeds`]). No window, menu or outcome depends on it: games that nobody looks at
//! leave it out.
//! See: [`crate::ledger::JR_PUBLIC`].

use contract::Seat;

use crate::bribe::Offer;
use crate::card::{Cards, is_crew};
use crate::event::{Event, OfferEnd};
use crate::memory::Audience;
use crate::state::JollyRoger;

impl JollyRoger {
    /// Notes what an event shows or hides. It is applied next.
    pub(crate) fn note(&mut self, event: &Event) {
        self.note_cards(event);
        self.note_deeds(event);
    }

    #[expect(clippy::too_many_lines, reason = "one arm an event, each a line or two")]
    fn note_cards(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, cards, .. } => self.memory.all_moved(cards, Audience::one(seat)),
            Event::Reshuffled => {
                let hands = self.hands.iter().fold(Cards::EMPTY, |all, hand| all.or(*hand));
                self.memory.reshuffled(self.discard, hands);
            }
            Event::Flogged { card, .. }
            | Event::Contributed { card, .. }
            | Event::Betrayed { card, .. }
            | Event::Cancelled { card, .. }
            | Event::MutinyCalled { card, .. }
            | Event::Joined { card, .. }
            | Event::Exchanged { card, .. }
            | Event::Ransomed { card, .. } => self.memory.moved(card, Audience::ALL),
            Event::Shown { effect } => self.memory.moved(effect.card, Audience::ALL),
            Event::PrizesTurned { cards, seen_by, .. }
            | Event::PrizesDrawn { cards, seen_by, .. } => self.memory.all_moved(cards, seen_by),
            Event::PotShown { seat } => self.memory.seen(self.pot, seat),
            Event::Picked { card, seen_by, .. } | Event::Given { card, seen_by, .. } => {
                self.memory.slipped(card, self.pot.without(card), seen_by);
            }
            Event::Gathered { cards, seen_by, .. } => {
                for card in cards.iter() {
                    // All cards go, so observers who knew one still know it.
                    self.memory.slipped(card, Cards::EMPTY, seen_by);
                }
            }
            Event::PrizeTaken { from, card, seen_by, .. }
            | Event::Buried { seat: from, card, seen_by } => {
                self.memory.slipped(card, self.prizes[from].without(card), seen_by);
            }
            Event::CrewTaken { from, to, card } => {
                let left = self.hands[from].without(card);
                self.memory.slipped(card, left, Audience::seats([from, to]));
            }
            Event::Handed { from, card, seen_by, .. } => {
                let pile = if is_crew(card) { self.hands[from] } else { self.prizes[from] };
                self.memory.slipped(card, pile.without(card), seen_by);
            }
            Event::DugUp { from, card, seen_by, .. } => {
                self.memory.slipped(card, self.buried[from].without(card), seen_by);
            }
            Event::Redealt { seat, cards, .. } => self.memory.dealt_openly(cards, seat),
            Event::LimitDiscarded { cards, .. } => self.memory.shown(cards),
            // The seat that gets the offer has seen its cards.
            Event::Offered { offer } => self.memory.seen(offer.given(), offer.to),
            Event::PrizesShown { cards, seen_by, .. } => self.memory.shown_to(cards, seen_by),
            Event::JewelsValued { drawn, .. } => self.memory.shown(drawn),
            Event::Ended { .. } => self.note_prizes(),
            // They move no card that was hidden.
            Event::CaptainFound { .. }
            | Event::RoundBegan { .. }
            | Event::Opened { .. }
            | Event::Reopened
            | Event::Answered { .. }
            | Event::Appointed { .. }
            | Event::TookOver { .. }
            | Event::Sailed { .. }
            | Event::TurnedBack
            | Event::LostAtSea { .. }
            | Event::Turned { .. }
            | Event::VoyageCounted { .. }
            | Event::Decided { .. }
            | Event::Passed { .. }
            | Event::Assigned { .. }
            | Event::AssignAsked { .. }
            | Event::Fought { .. }
            | Event::CrewDiscarded { .. }
            | Event::ShareBegan { .. }
            | Event::CookServed { .. }
            | Event::ClaimWaived { .. }
            | Event::BetrayalOpened { .. }
            | Event::EffectStood
            | Event::EffectFell
            | Event::SkillChanged { .. }
            | Event::Committed { .. }
            | Event::Forced { .. }
            | Event::MutinyDecided { .. }
            | Event::GuardNamed { .. }
            | Event::Finished { .. }
            | Event::LimitOpened { .. }
            | Event::LimitChosen { .. }
            | Event::Agreed { .. }
            | Event::OfferClosed { .. } => {}
        }
    }

    /// At the end all prizes lie open, buried ones too. See: [`crate::ledger::JR_SCORE`].
    fn note_prizes(&mut self) {
        for seat in self.rules.seats.seats() {
            self.memory.shown(self.prizes[seat].or(self.buried[seat]));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few events are about promises")]
    fn note_deeds(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => self.deeds.round_ended(),
            Event::Appointed { seat } => self.deeds.appointed(self.captain, seat),
            Event::Fought { .. } => self.deeds.fought(),
            Event::Contributed { seat, .. } => self.deeds.played(seat),
            Event::Handed { from, to, card, .. } => self.deeds.handed(from, to, card),
            Event::MutinyCalled { seat, .. } => self.deeds.rose(seat),
            Event::Joined { seat, .. } => self.note_joined(seat),
            Event::Committed { seat, .. } => self.deeds.sided(seat),
            Event::MutinyDecided { .. } => self.deeds.decided(),
            Event::OfferClosed { from, nth, end } => self.note_deal(from, nth, end),
            Event::Ended { .. } => self.deeds.game_ended(),
            _ => {}
        }
    }

    fn note_deal(&mut self, from: Seat, nth: u8, end: OfferEnd) {
        let is_it = |offer: &&Offer| (offer.from, offer.nth) == (from, nth);
        if let Some(offer) = self.offers.open.iter().find(is_it)
            && end.is_taken()
        {
            self.deeds.agreed(offer);
        }
    }
}
