//! How choices of RUM are shown.

use crate::{Action, Colour, EventView, Laying, speech};
use ratatui::text::{Line, Span};
use serde::Deserialize;
use serde_json::Value;

use super::{Table, event, hue};
use screen::PersonChoice;
use screen::Shown;
use screen::theme::{BOLD, DIM};

/// A collection card that a set would win or raise.
struct Won {
    colour: Colour,
    value: u8,
}

impl Table<'_> {
    pub(super) fn choice(&self, choice: &PersonChoice, events: &[Value]) -> Option<Shown> {
        let words = choice.words.clone();
        Some(match Action::deserialize(&choice.action).ok()? {
            Action::DrawWreck | Action::DrawBeach { .. } => {
                Shown { line: words.clone().into(), sentences: vec![words] }
            }
            Action::Set(laying) => {
                let sentences = [words].into_iter().chain(self.outcome(events)).collect();
                Shown { line: self.set_line(laying, events), sentences }
            }
            Action::PutBack { cards } => {
                let label = format!("{} ", self.text("rum-ui-back-short"));
                let mut line = Line::from(Span::raw(label));
                for card in cards.iter() {
                    line.spans.extend(self.token(card));
                    line.push_span(" ");
                }
                Shown { line, sentences: vec![words] }
            }
        })
    }

    /// `Set ●Re ●●Bl → ■Re 3`.
    fn set_line(&self, laying: Laying, events: &[Value]) -> Line<'static> {
        let mut line = Line::from(Span::raw(format!("{} ", self.text("rum-ui-set-short"))));
        for card in laying.cards().iter() {
            let Some(face) = self.face(card) else { continue };
            let (colour, bottles) =
                if laying.singles.has(card) { (face.single, 1) } else { (face.double, 2) };
            line.push_span(self.bottles(colour, bottles));
            line.push_span(format!("{} ", self.short(colour)));
        }
        line.push_span(Span::styled("→ ", DIM));
        for won in won(events) {
            line.push_span(Span::styled("■", self.scene.theme.hue(hue(won.colour))));
            line.push_span(format!("{} ", self.short(won.colour)));
            line.push_span(Span::styled(format!("{} ", won.value), BOLD));
        }
        line
    }

    fn outcome(&self, events: &[Value]) -> Vec<String> {
        let events: Vec<EventView> = events.iter().filter_map(event).collect();
        speech::attempt(&self.view, &events).iter().map(|phrase| self.say(phrase)).collect()
    }
}

fn won(events: &[Value]) -> impl Iterator<Item = Won> {
    events.iter().filter_map(event).filter_map(|event| {
        let EventView::CollectionWon { colour, value, .. } = event else { return None };
        Some(Won { colour, value })
    })
}
