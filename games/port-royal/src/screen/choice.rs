//! How choices of Port Royal are shown.

use crate::card::{Cards, Expedition};
use crate::outlook::Offer;
use crate::remarks::{self, Sheet};
use crate::view::PhaseView;
use crate::{Action, Face, speech};
use contract::CardId;
use ratatui::text::{Line, Span};
use serde::Deserialize;

use super::{Table, coins, points};
use screen::PersonChoice;
use screen::Shown;
use screen::theme::{BOLD, DIM};
use screen::wrap::capital;

impl Table<'_> {
    pub(super) fn choice(&self, choice: &PersonChoice) -> Option<Shown> {
        let action = Action::deserialize(&choice.action).ok()?;
        let words = choice.words.clone();
        let sentences = [words.clone()].into_iter().chain(self.sentences(action));
        let line = match action {
            Action::Draw | Action::Stop | Action::Repel | Action::Keep | Action::Pass => None,
            Action::Take { card } => self.take_line(card),
            Action::Fulfil { expedition, persons } => self.fulfil_line(expedition, persons),
        };
        let line = line.unwrap_or_else(|| words.into());
        Some(Shown { line, sentences: sentences.collect() })
    }

    /// What a choice would bring, each sentence with a capital and without a full stop.
    fn sentences(&self, action: Action) -> Vec<String> {
        let sheet = Sheet { faces: &self.deck.faces, points_needed: self.deck.points_needed };
        let brings = remarks::attempt(&sheet, &self.view, &action);
        brings.iter().map(|phrase| capital(self.say(phrase).trim_end_matches('.'))).collect()
    }

    /// What a card of the harbour costs and brings.
    fn offer(&self, card: CardId) -> Option<Offer> {
        self.view.offers.iter().find(|offer| offer.card == card).copied()
    }

    /// The coins paid to the active player for each card.
    fn fee(&self) -> u8 {
        if let PhaseView::Take { fee, .. } = self.view.phase { fee } else { 0 }
    }

    /// `Trade ▲ yellow pinnace → ◎3`, `Hire sailor ◎3 → ★1 (⚔1)`; with the coin for the active
    /// seat: `→ ◎3 − 1`, `◎3 + 1 →`.
    fn take_line(&self, card: CardId) -> Option<Line<'static>> {
        let fee = self.fee();
        let fee = |sign| (fee > 0).then(|| Span::raw(format!(" {sign} {fee}")));
        let offer = self.offer(card)?;
        match self.face(card)? {
            Face::Ship(ship) => {
                let mut line = self.label("pr-ui-trade-short");
                line.push_span(self.shape(ship.colour));
                line.push_span(format!(" {}", self.say(&speech::ship(ship.colour))));
                line.push_span(Span::styled(" → ", DIM));
                line.push_span(coins(offer.brings));
                line.spans.extend(fee('−'));
                Some(line)
            }
            Face::Person(person) => {
                let mut line = self.label("pr-ui-hire-short");
                let name = self.say(&speech::role(person.role));
                line.spans.extend(self.role(person.role, &name));
                line.spans.extend([Span::raw(" "), coins(offer.pays)]);
                line.spans.extend(fee('+'));
                line.push_span(Span::styled(" → ", DIM));
                line.push_span(points(person.points));
                let ability = self.short(speech::ability(person.role));
                line.push_span(Span::styled(format!(" ({ability})"), DIM));
                Some(line)
            }
            Face::Expedition(_) | Face::Tax { .. } => None,
        }
    }

    /// `⚑ 2×Capt → ◎2 ★4 − 2 (2 anchors)`: the points of the persons sent are subtracted.
    fn fulfil_line(&self, expedition: CardId, persons: Cards) -> Option<Line<'static>> {
        let found: Expedition = self.expeditions(Cards::one(expedition)).next()?;
        let mut line = Line::from(Span::styled("⚑ ", BOLD));
        let roles = self.roles(persons).into_iter().map(|(role, count)| {
            let name = self.short(speech::role(role));
            if count > 1 { format!("{count}×{name}") } else { name }
        });
        line.push_span(roles.collect::<Vec<_>>().join(" "));
        line.push_span(Span::styled(" → ", DIM));
        line.spans.extend([coins(found.coins), Span::raw(" "), points(found.points)]);
        let lost: u8 = self.persons(persons).map(|person| person.points).sum();
        if lost > 0 {
            line.push_span(format!(" − {lost}"));
        }
        line.push_span(Span::styled(format!(" ({})", self.needs(found)), DIM));
        Some(line)
    }

    fn label(&self, key: &str) -> Line<'static> {
        Line::from(Span::raw(format!("{} ", self.text(key))))
    }
}
