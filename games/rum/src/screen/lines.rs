//! The table of RUM in a few lines of words, for line mode.

use crate::speech;
use crate::view::{HoldingView, PlaceView};
use contract::{Phrase, Seat};

use super::Table;
use screen::short_name;
use screen::wrap::capital;

impl Table<'_> {
    pub(super) fn lines(&self) -> Vec<String> {
        let view = &self.view;
        let mut lines = vec![self.beach_line(), self.clock_line()];
        let holdings: Vec<String> =
            view.collection.into_iter().map(|holding| self.holding_words(holding)).collect();
        lines.push(format!("{}: {}.", self.text("rum-ui-collection"), holdings.join("; ")));
        let seats = (0..).map(Seat).take(view.hands.len());
        lines.extend(seats.map(|seat| self.seat_line(seat)));
        let hand: Vec<String> =
            self.hand().iter().map(|card| self.say(&self.card(*card))).collect();
        let hand = if hand.is_empty() { self.text("ui-hand-empty") } else { hand.join("; ") };
        lines.push(format!("{}: {hand}.", self.text("rum-ui-hand")));
        lines
    }

    fn beach_line(&self) -> String {
        let places = (1_u8..).zip(&self.view.beach).map(|(number, place)| {
            let place = match place {
                PlaceView::Empty => self.text("rum-ui-empty"),
                PlaceView::Up { card } => self.say(&self.card(*card)),
                PlaceView::Down { .. } => self.text("rum-ui-face-down"),
            };
            let label = self.say(&Phrase::new("rum-ui-place").number("place", number));
            format!("{label}: {place}")
        });
        let places: Vec<String> = places.collect();
        format!("{}. {}. {}.", self.text("rum-ui-beach"), places.join("; "), self.wreck_words())
    }

    pub(super) fn wreck_words(&self) -> String {
        self.say(&Phrase::new("rum-ui-wreck").number("count", self.view.wreck))
    }

    fn clock_line(&self) -> String {
        format!("{}. {}.", self.clock_words(), self.symbol_words())
    }

    pub(super) fn clock_words(&self) -> String {
        self.say(&Phrase::new("rum-ui-clock").number("clock", self.view.clock))
    }

    pub(super) fn symbol_words(&self) -> String {
        self.say(&Phrase::new("rum-ui-symbol").number("count", self.view.symbol))
    }

    fn holding_words(&self, holding: HoldingView) -> String {
        let colour = self.say(&speech::colour(holding.colour));
        let value = self.say(&Phrase::new("rum-ui-value").number("value", holding.value));
        let owner = match holding.owner {
            None => self.text("rum-ui-in-row"),
            Some(owner) => self.say(&Phrase::new("rum-ui-owner").seat("owner", owner)),
        };
        format!("{colour} {value}, {owner}")
    }

    fn seat_line(&self, seat: Seat) -> String {
        let mut parts = vec![self.points_words("rum-ui-points", self.points(seat))];
        if let Some(hand) = self.view.hands.get(seat.idx()) {
            parts.push(self.count_words(hand.count));
            if !hand.known.is_empty() && seat != self.scene.about.me {
                let known = Phrase::new("rum-ui-known").names("cards", self.names(hand.known));
                parts.push(self.say(&known));
            }
        }
        let name = capital(&short_name(self.scene.about, seat));
        format!("{name}: {}.", parts.join(", "))
    }

    pub(super) fn count_words(&self, count: u8) -> String {
        self.say(&Phrase::new("rum-ui-hand-count").number("count", count))
    }
}
