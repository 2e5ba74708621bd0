//! How choices of Jolly Roger are shown.

use crate::Action;
use crate::card::{Crew, Kind, Skill, Special};
use crate::deck::ranges;
use crate::ledger;
use crate::state::{How, Side};
use crate::{prompt, speech};
use contract::{CardId, Phrase, Seat};
use ratatui::text::{Line, Span};
use serde::Deserialize;

use super::Table;
use super::sea::Sum;
use screen::PersonChoice;
use screen::Shown;
use screen::theme::DIM;

impl Table<'_> {
    pub(super) fn choice(&self, choice: &PersonChoice) -> Option<Shown> {
        let action = Action::deserialize(&choice.action).ok()?;
        let words = choice.words.clone();
        let sentences = [words.clone()].into_iter().chain(self.sentences(action)).collect();
        let line = self.short_line(action).unwrap_or_else(|| words.into());
        Some(Shown { line, sentences })
    }

    /// The outcome of a choice, as far as no chance is involved.
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
            Action::Use { card, how: how @ (How::Raise | How::Lower) } => {
                self.need_then(card, how).into_iter().collect()
            }
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

    /// The sum of a skill with one more card.
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

    /// The amount of a skill that would be needed.
    fn need_then(&self, card: CardId, how: How) -> Option<String> {
        let Crew::Special { special } = self.deck.crew(card)?.0 else { return None };
        let phrase = prompt::need_then(special, how, &self.view.fight?)?;
        Some(self.say(&phrase))
    }

    /// The crewmen that both sides would have.
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

    /// The short form of a choice with long words: `Ned · 5 crew cards`, `Traitor → Nav 2/2`.
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
                let whose =
                    self.view.shown_by(target).map(|seat| format!(" ({})", self.name(seat)));
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

    /// A card in short form, and an arrow to its effect: `For the Captain: Sea Dog → Meg`.
    fn card_line_to(&self, label: &str, card: CardId, how: How) -> Line<'static> {
        let gap = if label.is_empty() { "" } else { " " };
        let mut line = Line::from(Span::raw(format!("{label}{gap}")));
        line.spans.extend(self.card_spans(card).spans);
        let target = match how {
            How::Plain => None,
            How::On { seat } => Some(self.name(seat)),
            How::OnTwo { first, second } => Some(self.names([first, second].into_iter())),
            How::Raise | How::Lower => self.need_then(card, how),
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

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Captain => "captain",
        Side::Mutineer => "mutineer",
    }
}

fn arrow(mut line: Line<'static>, target: &str) -> Line<'static> {
    line.push_span(Span::styled(" → ", DIM));
    line.push_span(target.to_owned());
    line
}
