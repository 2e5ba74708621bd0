//! What is asked now, in a sentence, as far as public facts allow.

use contract::{Phrase, Seat, SeatSet};
use jolly_roger::state::{Decision, Interrupt, PhaseView, Side, Timing};

use super::Table;

impl Table<'_> {
    /// The sentence; nothing before the deal and after the end.
    pub(super) fn now(&self) -> Option<String> {
        self.now_phrase().map(|phrase| self.say(&phrase))
    }

    fn now_phrase(&self) -> Option<Phrase> {
        if let Some(interrupt) = &self.view.interrupt {
            return Some(self.now_above(interrupt));
        }
        let (captain, quartermaster) = (self.view.captain, self.quartermaster());
        let turn = |key, seat| Some(Phrase::new(key).seat("seat", seat));
        match self.view.phase {
            PhaseView::Deal | PhaseView::Over { .. } => None,
            PhaseView::Appoint { .. } => turn("jr-ui-now-appoint", captain),
            PhaseView::EmptyHands { .. } => Some(self.sealed("jr-ui-now-empty")),
            PhaseView::Call { decision } => {
                let decision = match decision {
                    Decision::Appointed => "appointed",
                    Decision::Sailed => "sailed",
                    Decision::Ordered => "ordered",
                    Decision::Waived => "waived",
                };
                let phrase = self.sealed("jr-ui-now-call").choice("decision", decision);
                Some(phrase.seat("quartermaster", quartermaster))
            }
            PhaseView::Voyage => turn("jr-ui-now-voyage", captain),
            PhaseView::Timed { timing } => Some(self.sealed(timing_key(timing))),
            PhaseView::FirstCard => turn("jr-ui-now-first-card", quartermaster),
            PhaseView::Attack => {
                let asked = match self.me() {
                    _ if !self.may_join(self.view.attack.passed) => "other",
                    me if me == quartermaster => "quartermaster",
                    _ => "me",
                };
                Some(Phrase::new("jr-ui-now-attack").choice("asked", asked))
            }
            PhaseView::Assign => {
                let card = self.view.attack.unassigned.first()?;
                let phrase = Phrase::new("jr-ui-now-assign").seat("seat", quartermaster);
                Some(phrase.name("card", self.card(card)))
            }
            PhaseView::Pick { seat } => turn("jr-ui-now-pick", seat),
            PhaseView::Give => turn("jr-ui-now-give", quartermaster),
            PhaseView::Repair { by } => Some(self.sealed("jr-ui-now-repair").seat("seat", by)),
            PhaseView::Claim { by } => turn("jr-ui-now-claim", by),
            PhaseView::Exchange { asked, done } => {
                Some(self.opened("jr-ui-now-exchange", asked, done))
            }
            PhaseView::Ransom { seat, .. } => turn("jr-ui-now-ransom", seat),
            PhaseView::Guard => turn("jr-ui-now-guard", self.view.guard.unwrap_or(captain)),
            PhaseView::Bury { done } => Some(self.opened("jr-ui-now-bury", self.buriers(), done)),
            PhaseView::Punish => turn("jr-ui-now-punish", captain),
            PhaseView::Victim => turn("jr-ui-now-victim", quartermaster),
            PhaseView::Mutiny => {
                let asked = match self.view.mutiny.side(self.me()) {
                    _ if !self.may_join(self.view.mutiny.passed) => "other",
                    None => "neutral",
                    Some(side) => side_word(side),
                };
                Some(Phrase::new("jr-ui-now-mutiny").choice("asked", asked))
            }
        }
    }

    /// Something lies above the phase.
    fn now_above(&self, interrupt: &Interrupt) -> Phrase {
        match *interrupt {
            Interrupt::Betrayal { top_card, .. } => {
                self.sealed("jr-ui-now-betrayal").name("card", self.card(top_card))
            }
            Interrupt::Forced { seat, side, .. } => {
                let phrase = Phrase::new("jr-ui-now-forced").seat("seat", seat);
                phrase.choice("side", side_word(side))
            }
            Interrupt::Limit { .. } => {
                self.sealed("jr-ui-now-limit").number("count", self.excess())
            }
        }
    }

    /// How many cards the person holds too many.
    pub(super) fn excess(&self) -> u8 {
        self.own_hand().len().saturating_sub(self.deck.hand_max)
    }

    fn sealed(&self, key: &'static str) -> Phrase {
        let asked = if self.view.answers.waiting { "me" } else { "other" };
        Phrase::new(key).choice("asked", asked)
    }

    fn opened(&self, key: &'static str, asked: SeatSet, done: SeatSet) -> Phrase {
        let me = asked.minus(done).has(self.me());
        Phrase::new(key).choice("asked", if me { "me" } else { "other" })
    }

    /// Who has a prize to bury and does not guard the ship.
    fn buriers(&self) -> SeatSet {
        let with_prize = self.seats().filter(|(_, seat)| seat.prizes.count > 0);
        let ashore = with_prize.filter(|(seat, _)| self.view.guard != Some(*seat));
        ashore.map(|(seat, _)| seat).collect()
    }

    /// Whether the person can still add to an attack or a mutiny.
    fn may_join(&self, passed: SeatSet) -> bool {
        let me = self.me();
        let has_card = !self.own_hand().is_empty() || self.quartermaster() == me;
        has_card && !passed.has(me)
    }

    /// Who alone is waited for, if it is one.
    pub(super) fn turn_of(&self) -> Option<Seat> {
        match self.view.interrupt {
            Some(Interrupt::Forced { seat, .. }) => return Some(seat),
            Some(Interrupt::Betrayal { .. } | Interrupt::Limit { .. }) => return None,
            None => {}
        }
        match self.view.phase {
            PhaseView::Appoint { .. } | PhaseView::Voyage | PhaseView::Punish => {
                Some(self.view.captain)
            }
            PhaseView::FirstCard | PhaseView::Assign | PhaseView::Give | PhaseView::Victim => {
                Some(self.quartermaster())
            }
            PhaseView::Pick { seat } | PhaseView::Ransom { seat, .. } => Some(seat),
            PhaseView::Claim { by } => Some(by),
            PhaseView::Guard => self.view.guard,
            PhaseView::Deal
            | PhaseView::EmptyHands { .. }
            | PhaseView::Call { .. }
            | PhaseView::Timed { .. }
            | PhaseView::Attack
            | PhaseView::Repair { .. }
            | PhaseView::Exchange { .. }
            | PhaseView::Bury { .. }
            | PhaseView::Mutiny
            | PhaseView::Over { .. } => None,
        }
    }

    /// Who has passed or is done, where that is open to all.
    pub(super) fn done(&self) -> SeatSet {
        match self.view.phase {
            _ if self.view.interrupt.is_some() => SeatSet::EMPTY,
            PhaseView::Attack => self.view.attack.passed,
            PhaseView::Mutiny => self.view.mutiny.passed,
            PhaseView::Exchange { done, .. } | PhaseView::Bury { done } => done,
            PhaseView::Deal
            | PhaseView::Appoint { .. }
            | PhaseView::EmptyHands { .. }
            | PhaseView::Call { .. }
            | PhaseView::Voyage
            | PhaseView::Timed { .. }
            | PhaseView::FirstCard
            | PhaseView::Assign
            | PhaseView::Pick { .. }
            | PhaseView::Give
            | PhaseView::Repair { .. }
            | PhaseView::Claim { .. }
            | PhaseView::Ransom { .. }
            | PhaseView::Guard
            | PhaseView::Punish
            | PhaseView::Victim
            | PhaseView::Over { .. } => SeatSet::EMPTY,
        }
    }
}

fn timing_key(timing: Timing) -> &'static str {
    match timing {
        Timing::Lookout => "jr-ui-now-lookout",
        Timing::Map => "jr-ui-now-map",
        Timing::Skills => "jr-ui-now-skills",
        Timing::Cook => "jr-ui-now-cook",
        Timing::Carpenter => "jr-ui-now-carpenter",
        Timing::Boatswain => "jr-ui-now-boatswain",
        Timing::SmartKid => "jr-ui-now-smart-kid",
    }
}

pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Captain => "captain",
        Side::Mutineer => "mutineer",
    }
}
