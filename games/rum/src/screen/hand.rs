//! The person's hand, and how to compose it into a set or into cards to put back.

use crate::view::{PhaseView, PlaceView};
use crate::{Action, Cards, Face, Laying, speech};
use contract::{CardId, Phrase};
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::Table;
use screen::part::{card, grid, side_by_side};
use screen::theme::{BOLD, DIM, SELECTED};
use screen::{Composing, Marks, Room, Roominess, Section};

/// The columns of a card in one line: its key and both ends, with brackets for the end that is up.
const CELL_TIGHT: usize = 12;
/// The columns of a card drawn as a card.
const CELL_AMPLE: usize = 19;

/// The marks of a card in a set.
const SINGLE: u8 = 1;
const DOUBLE: u8 = 2;

impl Table<'_> {
    pub(super) fn hand_section(&self, marks: Marks<'_>, room: Room) -> Section {
        let hand = self.hand();
        let count = self.count_words(u8::try_from(hand.len()).unwrap_or(u8::MAX));
        let title = format!("{} · {count}", self.text("rum-ui-hand"));
        let cells = hand.iter().enumerate().map(|(idx, card)| match room.style {
            Roominess::Tight => vec![Line::from(self.hand_line(*card, idx, marks))],
            Roominess::Ample => self.hand_card(*card, idx, marks),
        });
        let cell = match room.style {
            Roominess::Tight => CELL_TIGHT,
            Roominess::Ample => CELL_AMPLE,
        };
        // The last column of a cell is empty, so it may be outside.
        let lines = grid(cells.collect(), cell, room.columns);
        Section::new(title, side_by_side(vec![(1, Vec::new()), (0, lines)]))
    }

    /// Which ends of a card are marked: one in a set, both for cards to put back.
    fn marked(&self, mark: u8) -> [bool; 2] {
        if self.put_back().is_some() {
            return [mark > 0; 2];
        }
        [mark == SINGLE, mark == DOUBLE]
    }

    fn hand_line(&self, card: CardId, idx: usize, marks: Marks<'_>) -> Vec<Span<'static>> {
        let mark = marks.by_card.get(idx).copied().unwrap_or_default();
        let [single, double] = self.marked(mark);
        let Some(Face { single: one, double: two }) = self.face(card) else {
            return vec![Span::raw(self.say(&self.card(card)))];
        };
        let bold = BOLD;
        let bracket =
            |is_on: bool, text: &'static str| Span::styled(if is_on { text } else { " " }, bold);
        // If both ends are marked, one pair of brackets holds the card.
        let between = match (single, double) {
            (true, true) | (false, false) => Span::raw(" "),
            (true, false) => Span::styled("]", bold),
            (false, true) => Span::styled("[", bold),
        };
        vec![
            key(idx, marks),
            bracket(single, "["),
            self.bottles(one, 1),
            Span::raw(self.short(one)),
            between,
            self.bottles(two, 2),
            Span::raw(self.short(two)),
            bracket(double, "]"),
        ]
    }

    fn hand_card(&self, id: CardId, idx: usize, marks: Marks<'_>) -> Vec<Line<'static>> {
        let mark = marks.by_card.get(idx).copied().unwrap_or_default();
        let theme = self.scene.theme;
        let ends = self.ends(id).into_iter().zip(self.marked(mark)).map(|(end, is_on)| {
            let mut line = Line::from(Span::styled(if is_on { "▶ " } else { "  " }, BOLD));
            line.spans.extend(end.spans);
            line
        });
        let key = marks.keys.get(idx).copied().unwrap_or(' ');
        let edge = match marks.cursor == idx {
            true => theme.focus(),
            false if mark > 0 => BOLD,
            false => DIM,
        };
        card(&key.to_string(), ends.collect(), CELL_AMPLE - 1, edge)
    }

    pub(super) fn composing(&self) -> Option<Composing> {
        let n_marks = match self.view.phase {
            PhaseView::Turn => 3,
            PhaseView::PutBack { .. } => 2,
            PhaseView::Deal | PhaseView::Over { .. } => return None,
        };
        let n_cards = self.hand().len();
        (n_cards > 0).then_some(Composing { n_cards, n_marks })
    }

    /// Cards of the hand with this mark.
    fn with_mark(&self, marks: &[u8], wanted: u8) -> Cards {
        let hand = self.hand().into_iter().zip(marks);
        hand.filter(|(_, mark)| **mark == wanted).map(|(card, _)| card).collect()
    }

    pub(super) fn compose(&self, marks: &[u8]) -> Option<Value> {
        let singles = self.with_mark(marks, SINGLE);
        let action = match self.put_back() {
            Some(_) => Action::PutBack { cards: singles },
            None => Action::Set(Laying { singles, doubles: self.with_mark(marks, DOUBLE) }),
        };
        serde_json::to_value(action).ok()
    }

    pub(super) fn composed(&self, marks: &[u8]) -> String {
        let (singles, doubles) = (self.with_mark(marks, SINGLE), self.with_mark(marks, DOUBLE));
        if self.put_back().is_some() {
            let phrase = Phrase::new("rum-ui-back-chosen").names("cards", self.names(singles));
            return self.say(&phrase);
        }
        let laid = |cards: Cards, key: &'static str, end: fn(Face) -> crate::Colour| {
            let faces: Vec<Face> = cards.iter().filter_map(|card| self.face(card)).collect();
            faces
                .into_iter()
                .map(move |face| Phrase::new(key).name("colour", speech::colour(end(face))))
        };
        let hand = laid(singles, "rum-laid-single", |face| face.single).chain(laid(
            doubles,
            "rum-laid-double",
            |face| face.double,
        ));
        let open = self.view.beach.iter().filter_map(|place| match place {
            PlaceView::Up { card } => Some(*card),
            PlaceView::Empty | PlaceView::Down { .. } => None,
        });
        let beach = laid(open.collect(), "rum-laid-single", |face| face.single);
        let from =
            |key, bottles: Vec<Phrase>| self.say(&Phrase::new(key).names("bottles", bottles));
        let hand = from("rum-ui-from-hand", hand.collect());
        let beach = from("rum-ui-from-beach", beach.collect());
        format!("{hand} · {beach}")
    }
}

/// The key of a card; reversed at the cursor.
fn key(idx: usize, marks: Marks<'_>) -> Span<'static> {
    let key = marks.keys.get(idx).copied().unwrap_or(' ');
    let style = if marks.cursor == idx { SELECTED } else { DIM };
    Span::styled(key.to_string(), style)
}
