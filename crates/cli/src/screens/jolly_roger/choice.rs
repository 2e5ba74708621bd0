//! Choices of Jolly Roger as they are shown.

use contract::{CardId, Phrase, Seat};
use jolly_roger::Action;
use jolly_roger::card::{Crew, Kind, Skill, Special};
use jolly_roger::deck::ranges;
use jolly_roger::ledger;
use jolly_roger::speech::{self, Faces};
use jolly_roger::state::{How, Interrupt, PhaseView, Side};
use ratatui::text::{Line, Span};
use serde::Deserialize;

use super::Table;
use super::now::side_word;
use super::sea::Sum;
use crate::play::any::Choice;
use crate::screens::Shown;
use crate::screens::theme::DIM;
use crate::wrap::capital;

impl Table<'_> {
    pub(super) fn choice(&self, choice: &Choice) -> Option<Shown> {
        let action = Action::deserialize(&choice.action).ok()?;
        let words = self.own_words(action).unwrap_or_else(|| choice.words.clone());
        let sentences = [words.clone()].into_iter().chain(self.sentences(action)).collect();
        let line = self.short_line(action).unwrap_or_else(|| words.into());
        Some(Shown { line, sentences })
    }

    /// A 'no' or 'done' says what is declined or done with, a Traitor whose card he answers.
    pub(super) fn own_words(&self, action: Action) -> Option<String> {
        if let Action::Betray { target, .. } = action {
            let phrase = Phrase::new("jr-ui-betray").name("card", self.card(target));
            return Some(self.say(&phrase.seat("seat", self.shown_by(target)?)));
        }
        let phase = &self.view.phase;
        let keys: &[(bool, &str)] = if action == Action::Decline {
            &[
                (self.view.interrupt.is_some(), "jr-ui-no-card"),
                (matches!(phase, PhaseView::Call { .. }), "jr-ui-no-mutiny"),
                (matches!(phase, PhaseView::EmptyHands { .. }), "jr-ui-no-draw"),
                (matches!(phase, PhaseView::Repair { .. }), "jr-ui-no-gift"),
                (true, "jr-ui-no-card"),
            ]
        } else if action == Action::Done {
            &[
                (matches!(phase, PhaseView::Exchange { .. }), "jr-ui-no-exchange"),
                (matches!(phase, PhaseView::Ransom { .. }), "jr-ui-no-ransom"),
                (*phase == PhaseView::Guard, "jr-ui-no-swap"),
                (matches!(phase, PhaseView::Bury { .. }), "jr-ui-no-burial"),
                (matches!(phase, PhaseView::Claim { .. }), "jr-ui-no-claim"),
            ]
        } else {
            &[]
        };
        keys.iter().find(|(fits, _)| *fits).map(|(_, key)| self.text(key))
    }

    /// Whose card a Traitor would answer.
    fn shown_by(&self, card: CardId) -> Option<Seat> {
        match self.view.interrupt {
            Some(Interrupt::Betrayal { top, .. }) => Some(top),
            Some(Interrupt::Forced { .. } | Interrupt::Limit { .. }) => None,
            None => {
                let showings = &self.view.recent.cards;
                showings.iter().find(|showing| showing.card == card).map(|showing| showing.seat)
            }
        }
    }

    /// What a choice would bring, as far as no chance is needed.
    fn sentences(&self, action: Action) -> Vec<String> {
        match action {
            Action::Contribute { card } => self.contribution(card).into_iter().collect(),
            Action::Join { side, card, how } => {
                let kills = matches!(how, How::Kill { .. });
                let sides = (!kills).then(|| self.sides_then(side, card));
                let ability = (how != How::Plain).then(|| self.ability(card)).flatten();
                sides.into_iter().chain(ability).collect()
            }
            Action::Call { card, how } if how != How::Plain => {
                self.ability(card).into_iter().collect()
            }
            Action::Use { card, how: How::Raise } => self.need_then(card, 1).into_iter().collect(),
            Action::Use { card, how: How::Lower } => self.need_then(card, -1).into_iter().collect(),
            Action::Use { card, .. } | Action::Betray { card, .. } => {
                self.ability(card).into_iter().collect()
            }
            Action::Sail { kind } => self.destination_sentences(kind),
            Action::Give { to, .. } => vec![self.count("jr-ui-got", self.view.share.got[to])],
            Action::Accept { from, nth } | Action::Refuse { from, nth } => {
                self.offer_words(from, nth).into_iter().collect()
            }
            Action::Withdraw { nth } => self.offer_words(self.me(), nth).into_iter().collect(),
            Action::Appoint { .. }
            | Action::Draw
            | Action::Decline
            | Action::Call { .. }
            | Action::Reveal { .. }
            | Action::Pass { .. }
            | Action::Assign { .. }
            | Action::Take { .. }
            | Action::TakeFrom { .. }
            | Action::Donate { .. }
            | Action::Exchange { .. }
            | Action::Ransom { .. }
            | Action::Bury { .. }
            | Action::Done
            | Action::Punish
            | Action::Spare
            | Action::Flog { .. }
            | Action::Commit { .. }
            | Action::Discard { .. }
            | Action::Offer { .. }
            | Action::Show { .. } => Vec::new(),
        }
    }

    /// What the sum of a skill comes to with one card more.
    fn contribution(&self, card: CardId) -> Option<String> {
        let Crew::Skilled { skill, value } = self.deck.crew(card)?.0 else {
            let is_special = matches!(self.deck.crew(card)?.0, Crew::Special { .. });
            return is_special.then(|| self.scene.about.words.rule(ledger::JR_ATTACK_SPECIAL))?;
        };
        let Sum { value: sum, need, .. } =
            self.sums().into_iter().find(|sum| sum.skill == skill)?;
        let of = self.of_words(sum + value, need);
        let name = self.say(&speech::skill(skill));
        let gaps = [("skill", (&name).into()), ("of", (&of).into())];
        Some(self.scene.about.words.fill("jr-ui-would-skill", &gaps))
    }

    /// What would be needed of a skill.
    fn need_then(&self, card: CardId, by: i8) -> Option<String> {
        let Crew::Special { special } = self.deck.crew(card)?.0 else { return None };
        let skills = [
            (Special::FirstMate, Skill::Melee),
            (Special::MasterMariner, Skill::Navigation),
            (Special::SharpShooter, Skill::Guns),
        ];
        let (_, skill) = skills.into_iter().find(|(of, _)| *of == special)?;
        let Sum { need, .. } = self.sums().into_iter().find(|sum| sum.skill == skill)?;
        let name = capital(&self.say(&speech::skill(skill)));
        let need = i64::from(need.0.saturating_add_signed(by));
        let gaps = [("skill", (&name).into()), ("count", need.into())];
        Some(self.scene.about.words.fill("jr-ui-would-need", &gaps))
    }

    /// How many crewmen both sides would have.
    fn sides_then(&self, side: Side, card: CardId) -> String {
        let mut crewmen = self.view.mutiny.crewmen;
        crewmen[side.idx()] += self.deck.crew(card).map_or(0, |(_, crewmen)| crewmen);
        let [captain, mutineer] = crewmen;
        let phrase = Phrase::new("jr-ui-would-sides").number("captain", captain);
        self.say(&phrase.number("mutineer", mutineer))
    }

    fn destination_sentences(&self, kind: Kind) -> Vec<String> {
        let left = u8::try_from(self.stack(kind)).unwrap_or(u8::MAX);
        let left = self.count("jr-ui-left", left);
        let about = match kind {
            Kind::Fort | Kind::Ship | Kind::Settlement => {
                format!("{} {}", self.text("jr-ui-needs"), self.needs_words(kind, true))
            }
            Kind::Port => self.text("jr-ui-port-help"),
            Kind::Island => self.text("jr-ui-island-help"),
        };
        vec![about, left]
    }

    /// `navigation 1 to 2, guns 3 to 6, melee 3 to 4`.
    fn needs_words(&self, kind: Kind, is_long: bool) -> String {
        let needs = ranges(kind).unwrap_or_default();
        let skills = Skill::ALL.into_iter().zip(needs);
        let words = skills.map(|(skill, (least, most))| {
            if !is_long {
                return format!("{} {least}–{most}", self.short(speech::skill(skill)));
            }
            let gaps = [("least", i64::from(least).into()), ("most", i64::from(most).into())];
            let range = self.scene.about.words.fill("jr-ui-range", &gaps);
            format!("{} {range}", self.say(&speech::skill(skill)))
        });
        words.collect::<Vec<_>>().join(", ")
    }

    fn offer_words(&self, from: Seat, nth: u8) -> Option<String> {
        let offer = self.view.offers.iter().find(|offer| (offer.from, offer.nth) == (from, nth))?;
        Some(self.say(&speech::offer(&self.deck, offer)).trim_end_matches('.').to_owned())
    }

    /// In a few letters what would be long in words: `Ned · 5 crew cards`, `Traitor → Nav 2/2`.
    fn short_line(&self, action: Action) -> Option<Line<'static>> {
        match action {
            Action::Contribute { card } => {
                Some(self.card_line_to(&self.text("jr-ui-add"), card, How::Plain))
            }
            Action::Call { card, how } => Some(self.card_line_to("", card, how)),
            Action::Join { side, card, how } => {
                Some(self.card_line_to(&format!("{}:", self.side_label(side)), card, how))
            }
            Action::Use { card, how } if how != How::Plain => {
                Some(self.card_line_to("", card, how))
            }
            Action::Assign { card, skill } => {
                let skill = self.say(&speech::skill(skill));
                Some(arrow(self.card_spans(card), &skill))
            }
            Action::Betray { card, target } => {
                let whose = self.shown_by(target).map(|seat| format!(" ({})", self.name(seat)));
                let aim = format!("{}{}", self.token(target), whose.unwrap_or_default());
                Some(arrow(self.card_spans(card), &aim))
            }
            Action::Sail { kind } => {
                let name = self.short(speech::kind(kind));
                let needs = ranges(kind).map(|_| format!(" · {}", self.needs_words(kind, false)));
                Some(Line::raw(format!("{name}{}", needs.unwrap_or_default())))
            }
            Action::Appoint { seat } => {
                let hand = self.count("jr-count-crew", self.seat(seat)?.hand.count);
                Some(Line::raw(format!("{} · {hand}", self.name(seat))))
            }
            Action::Commit { side } => {
                let card = self.say(&speech::special(Special::Quartermaster));
                Some(Line::raw(format!("{}: {card}", self.side_label(side))))
            }
            Action::Draw
            | Action::Decline
            | Action::Use { .. }
            | Action::Reveal { .. }
            | Action::Pass { .. }
            | Action::Take { .. }
            | Action::TakeFrom { .. }
            | Action::Give { .. }
            | Action::Donate { .. }
            | Action::Exchange { .. }
            | Action::Ransom { .. }
            | Action::Bury { .. }
            | Action::Done
            | Action::Punish
            | Action::Spare
            | Action::Flog { .. }
            | Action::Discard { .. }
            | Action::Offer { .. }
            | Action::Accept { .. }
            | Action::Refuse { .. }
            | Action::Withdraw { .. }
            | Action::Show { .. } => None,
        }
    }

    /// A card in a few letters, and an arrow to what it does: `For the Captain: Sea Dog → Meg`.
    fn card_line_to(&self, label: &str, card: CardId, how: How) -> Line<'static> {
        let gap = if label.is_empty() { "" } else { " " };
        let mut line = Line::from(Span::raw(format!("{label}{gap}")));
        line.spans.extend(self.card_spans(card).spans);
        let target = match how {
            How::Plain => None,
            How::On { seat } => Some(self.name(seat)),
            How::OnTwo { first, second } => Some(self.names([first, second].into_iter())),
            How::Raise => self.need_then(card, 1),
            How::Lower => self.need_then(card, -1),
            How::Kill { leader } => {
                Some(self.say(&Phrase::new("jr-ui-kill").choice("leader", side_word(leader))))
            }
        };
        match target {
            Some(target) => arrow(line, &target),
            None => line,
        }
    }
}

fn arrow(mut line: Line<'static>, target: &str) -> Line<'static> {
    line.push_span(Span::styled(" → ", DIM));
    line.push_span(target.to_owned());
    line
}
