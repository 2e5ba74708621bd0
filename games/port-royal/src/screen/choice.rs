//! How choices of Port Royal are shown.

use crate::card::{Cards, Expedition, Person, Ship};
use crate::view::PhaseView;
use crate::{Action, EventView, Face, speech};
use contract::{CardId, Phrase};
use ratatui::text::{Line, Span};
use serde::Deserialize;
use serde_json::Value;

use super::{Table, coins, event, points};
use screen::PersonChoice;
use screen::Shown;
use screen::theme::{BOLD, DIM};
use screen::wrap::capital;

impl Table<'_> {
    pub(super) fn choice(&self, choice: &PersonChoice, events: &[Value]) -> Option<Shown> {
        let action = Action::deserialize(&choice.action).ok()?;
        let words = choice.words.clone();
        let sentences = [words.clone()].into_iter().chain(self.sentences(action, events));
        let line = match action {
            Action::Draw | Action::Stop | Action::Repel | Action::Keep | Action::Pass => None,
            Action::Take { card } => self.take_line(card),
            Action::Fulfil { expedition, persons } => self.fulfil_line(expedition, persons),
        };
        let line = line.unwrap_or_else(|| words.into());
        Some(Shown { line, sentences: sentences.collect() })
    }

    /// The outcome of a choice, as far as no chance is involved.
    fn sentences(&self, action: Action, events: &[Value]) -> Vec<String> {
        match action {
            Action::Draw => self.risk_words().into_iter().collect(),
            Action::Stop => self.takes_words(events).into_iter().collect(),
            Action::Keep => {
                if !matches!(self.view.phase, PhaseView::Ship { would_bust: true, .. }) {
                    return Vec::new();
                }
                vec![self.text("pr-ui-ship-busts").trim_end_matches('.').to_owned()]
            }
            Action::Repel | Action::Pass => Vec::new(),
            Action::Take { card } => match self.face(card) {
                Some(Face::Ship(ship)) => self.trade_sentences(ship),
                Some(Face::Person(person)) => self.hire_sentences(person, events),
                Some(Face::Expedition(_) | Face::Tax { .. }) | None => Vec::new(),
            },
            Action::Fulfil { expedition, persons } => {
                let lost = self.persons(persons).map(|person| person.points).sum();
                let found = self.expeditions(Cards::one(expedition)).next();
                found.map(|found| self.points_sentence(found.points, lost)).into_iter().collect()
            }
        }
    }

    fn takes_words(&self, events: &[Value]) -> Option<String> {
        let governors = self.mine()?.abilities.governors;
        let base = events.iter().filter_map(event).find_map(|event| {
            let EventView::TakingBegan { seat, base } = event else { return None };
            (seat == self.scene.about.me).then_some(base)
        })?;
        Some(self.count("pr-ui-takes", base + governors))
    }

    /// The coins paid to the active player for each card.
    fn fee(&self) -> u8 {
        if let PhaseView::Take { fee, .. } = self.view.phase { fee } else { 0 }
    }

    fn fee_sentence(&self) -> Option<String> {
        let phrase = || Phrase::new("pr-ui-would-fee").seat("to", self.view.active);
        let fee = self.fee();
        (fee > 0).then(|| self.say(&phrase().number("fee", fee)))
    }

    fn points_sentence(&self, more: u8, less: u8) -> String {
        let now = self.mine().map_or(0, |laid| laid.points);
        self.points_words("pr-ui-would-points", (now + more).saturating_sub(less))
    }

    /// The coins of a ship, including those of the person's traders.
    fn income(&self, ship: Ship) -> u8 {
        let traders = self.mine().map_or(0, |laid| laid.abilities.traders[ship.colour.idx()]);
        ship.coins + traders
    }

    fn trade_sentences(&self, ship: Ship) -> Vec<String> {
        let coins = self.count("pr-ui-would-coins", self.income(ship));
        [coins].into_iter().chain(self.fee_sentence()).collect()
    }

    fn hire_sentences(&self, person: Person, events: &[Value]) -> Vec<String> {
        let paid = events.iter().filter_map(event).find_map(|event| {
            let EventView::Hired { coins, .. } = event else { return None };
            Some(coins.len())
        });
        let cost = paid.unwrap_or(self.cost(person));
        let cost = capital(&self.say(&Phrase::new("pr-ui-cost").number("cost", cost)));
        let ability = capital(&self.say(&speech::ability(person.role)));
        let points = self.points_sentence(person.points, 0);
        [cost].into_iter().chain(self.fee_sentence()).chain([ability, points]).collect()
    }

    /// The cost of a person, less the discount of the player's mademoiselles.
    fn cost(&self, person: Person) -> u8 {
        let less = self.mine().map_or(0, |laid| laid.abilities.mademoiselles);
        person.cost.saturating_sub(less)
    }

    /// `Trade ▲ yellow pinnace → ◎3`, `Hire sailor ◎3 → ★1 (⚔1)`; with the coin for the active
    /// seat: `→ ◎3 − 1`, `◎3 + 1 →`.
    fn take_line(&self, card: CardId) -> Option<Line<'static>> {
        let fee = self.fee();
        let fee = |sign| (fee > 0).then(|| Span::raw(format!(" {sign} {fee}")));
        match self.face(card)? {
            Face::Ship(ship) => {
                let mut line = self.label("pr-ui-trade-short");
                line.push_span(self.shape(ship.colour));
                line.push_span(format!(" {}", self.say(&speech::ship(ship.colour))));
                line.push_span(Span::styled(" → ", DIM));
                line.push_span(coins(self.income(ship)));
                line.spans.extend(fee('−'));
                Some(line)
            }
            Face::Person(person) => {
                let mut line = self.label("pr-ui-hire-short");
                let name = self.say(&speech::role(person.role));
                line.spans.extend(self.role(person.role, &name));
                line.spans.extend([Span::raw(" "), coins(self.cost(person))]);
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
