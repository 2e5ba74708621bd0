//! The table of Port Royal in a few lines of words, for line mode.

use crate::card::{Cards, Expedition};
use crate::speech;
use crate::view::SeatView;
use contract::{Phrase, Seat};

use super::Table;
use screen::short_name;
use screen::wrap::capital;

impl Table<'_> {
    pub(super) fn lines(&self) -> Vec<String> {
        let view = &self.view;
        let status: Vec<String> =
            self.status_words().into_iter().chain(self.last_lap_words()).collect();
        let piles =
            [self.count("pr-ui-deck", view.deck), self.count("pr-ui-discard", view.discard.len())];
        let status: Vec<&str> = status.iter().map(|words| words.trim_start_matches("▸ ")).collect();
        let sentences: Vec<&str> =
            status.into_iter().chain(piles.iter().map(String::as_str)).collect();
        let mut lines = vec![
            format!("{}.", sentences.join(". ")),
            format!("{}: {}.", self.text("pr-ui-harbour"), self.harbour_words()),
            format!("{}: {}.", self.text("pr-ui-expeditions"), self.expedition_words()),
        ];
        let seats = (0..).map(Seat).zip(&view.seats);
        lines.extend(seats.map(|(seat, laid)| self.seat_line(seat, laid)));
        lines
    }

    fn harbour_words(&self) -> String {
        let cards = self.view.harbour.iter().map(|card| {
            let name = self.card(card);
            let person = self.persons(Cards::one(card)).next();
            match person {
                Some(person) => {
                    let ability = self.say(&speech::ability(person.role));
                    format!("{name}: {ability}")
                }
                None => name,
            }
        });
        let cards: Vec<String> = cards.collect();
        if cards.is_empty() { self.text("pr-ui-harbour-empty") } else { cards.join("; ") }
    }

    fn expedition_words(&self) -> String {
        let words = |one: Expedition| {
            let points = Phrase::new("ui-points").number("points", one.points);
            let (coins, points) = (self.count("pr-ui-coins", one.coins), self.say(&points));
            format!("{}: {coins}, {points}", self.needs(one))
        };
        let cards: Vec<String> = self.expeditions(self.view.expeditions).map(words).collect();
        if cards.is_empty() { self.text("pr-ui-none") } else { cards.join("; ") }
    }

    fn seat_line(&self, seat: Seat, laid: &SeatView) -> String {
        let mut parts = vec![
            self.points_words("pr-ui-points", laid.points),
            self.count("pr-ui-coins", laid.coins),
            self.count("pr-ui-swords", laid.abilities.swords),
        ];
        if seat == self.view.active {
            parts.insert(0, self.text("pr-ui-active"));
        }
        let roles = self.roles(laid.persons).into_iter().map(|(role, count)| {
            let name = self.say(&speech::role(role));
            if count > 1 { format!("{count} × {name}") } else { name }
        });
        let expeditions = laid.expeditions.iter().map(|card| self.card(card));
        let cards: Vec<String> = roles.chain(expeditions).collect();
        let name = capital(&short_name(self.scene.about, seat));
        let numbers = format!("{name}: {}", parts.join(", "));
        if cards.is_empty() {
            return format!("{numbers}.");
        }
        format!("{numbers}; {}.", cards.join(", "))
    }
}
