//! How choices of RUM are shown, and what a set would win.

use crate::view::PlaceView;
use crate::{Action, Colour, EventView, Laying, speech};
use contract::Phrase;
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
    from: Option<contract::Seat>,
    value: u8,
}

impl Table<'_> {
    pub(super) fn choice(&self, choice: &PersonChoice, events: &[Value]) -> Option<Shown> {
        let words = choice.words.clone();
        Some(match Action::deserialize(&choice.action).ok()? {
            Action::DrawWreck => Shown { line: words.clone().into(), sentences: vec![words] },
            Action::DrawBeach { place } => {
                let lies = match self.view.beach.get(place.idx())? {
                    PlaceView::Up { card } => self.say(&self.card(*card)),
                    PlaceView::Down { .. } => self.text("rum-ui-face-down"),
                    PlaceView::Empty => self.text("rum-ui-empty"),
                };
                Shown { line: words.clone().into(), sentences: vec![format!("{words}: {lies}")] }
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

    pub(super) fn outcome(&self, events: &[Value]) -> Vec<String> {
        let won: Vec<Won> = won(events).collect();
        if won.is_empty() {
            return Vec::new();
        }
        let mut sentences: Vec<String> = won.iter().map(|won| self.won_words(won)).collect();
        sentences.push(self.points_words("rum-ui-would-points", self.points_after(&won)));
        if events.iter().filter_map(event).any(|event| matches!(event, EventView::Ended { .. })) {
            sentences.push(self.text("rum-ui-would-end"));
        }
        sentences
    }

    fn won_words(&self, won: &Won) -> String {
        let phrase = Phrase::new("rum-ui-would-won");
        let phrase = match won.from {
            None => phrase.choice("from", "row"),
            Some(owner) => phrase.choice("from", "seat").seat("owner", owner),
        };
        self.say(&phrase.name("colour", speech::colour(won.colour)).number("value", won.value))
    }

    /// The person's points once these cards are won: the sum of the collection cards.
    fn points_after(&self, won: &[Won]) -> u8 {
        let mine = self.view.collection.iter().filter(|holding| {
            let stays = won.iter().all(|won| won.colour != holding.colour);
            stays && holding.owner == Some(self.scene.about.me)
        });
        mine.map(|holding| holding.value).chain(won.iter().map(|won| won.value)).sum()
    }
}

fn won(events: &[Value]) -> impl Iterator<Item = Won> {
    events.iter().filter_map(event).filter_map(|event| {
        let EventView::CollectionWon { colour, from, value, .. } = event else { return None };
        Some(Won { colour, from, value })
    })
}
