//! The cards in front of each seat.

use crate::card::Role;
use crate::ending::POINTS_NEEDED;
use crate::options::Variant;
use crate::speech;
use crate::view::SeatView;
use contract::Seat;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::harbour::indented;
use super::{Table, points};
use screen::part::{flow, side_by_side};
use screen::theme::{BOLD, DIM};
use screen::wrap::{fit, width};
use screen::{Room, Roominess, Section, short_name};

/// The most columns for the names of the seats.
const NAME_COLUMNS_MAX: usize = 28;
/// The most rows for the person's own cards.
const LAID_ROWS_MAX: usize = 4;

impl Table<'_> {
    pub(super) fn seats(&self, room: Room) -> Section {
        let seats = || (0..).map(Seat).zip(&self.view.seats);
        let names: Vec<String> = seats().map(|(seat, _)| self.seat_name(seat, room)).collect();
        let widest = names.iter().map(|name| width(name)).max().unwrap_or_default();
        let columns = widest.min(NAME_COLUMNS_MAX) + 2;
        let rows = seats().zip(&names).flat_map(|((seat, laid), name)| {
            let left = self.seat_numbers(seat, laid, &fit(name, columns));
            let used = left.width();
            let rows = if room.style == Roominess::Ample { 2 } else { 1 };
            let right = flow(self.tableau(laid), " ", room.columns.saturating_sub(used), rows);
            side_by_side(vec![(used, vec![left]), (0, right)])
        });
        let legend = match self.deck.options.variant {
            Variant::None => "pr-ui-legend",
            Variant::Expedition => "pr-ui-legend-variant",
        };
        let title = format!("{} · {}", self.text("ui-seats"), self.text(legend));
        Section::new(title, rows.collect())
    }

    fn seat_name(&self, seat: Seat, room: Room) -> String {
        match room.style {
            Roominess::Tight => short_name(self.scene.about, seat),
            Roominess::Ample => self.scene.about.seat_label(seat),
        }
    }

    /// ` ▸ Anne   ★ 5/12  ◎ 7  ⚔2  `; the arrow is hollow while others take cards in the seat's
    /// turn.
    fn seat_numbers(&self, seat: Seat, laid: &SeatView, name: &str) -> Line<'static> {
        let marker = match self.asked() {
            Some(asked) if asked == seat => " ▸ ",
            Some(_) if self.view.active == seat => " ▹ ",
            Some(_) | None => "   ",
        };
        let style = if seat == self.scene.about.me { BOLD } else { Style::new() };
        Line::from(vec![
            Span::styled(marker, BOLD),
            Span::styled(name.to_owned(), style),
            Span::styled(format!("★{:>2}", laid.points), BOLD),
            Span::styled(format!("/{POINTS_NEEDED}"), DIM),
            Span::raw(format!("  ◎{:>2}  ⚔{:<2} ", laid.coins, laid.abilities.swords)),
        ])
    }

    /// Persons by role, and expeditions by their points, in short form.
    fn tableau(&self, laid: &SeatView) -> Vec<Line<'static>> {
        let roles = self.roles(laid.persons).into_iter();
        let persons = roles.map(|(role, count)| self.grouped(role, count, true));
        let expeditions = self
            .expeditions(laid.expeditions)
            .map(|one| Line::from(vec![Span::styled("⚑", BOLD), points(one.points)]));
        let things: Vec<Line<'static>> = expeditions.chain(persons).collect();
        if things.is_empty() {
            return vec![Line::from(Span::styled("–", DIM))];
        }
        things
    }

    /// `2×Sailor`.
    fn grouped(&self, role: Role, count: usize, is_short: bool) -> Line<'static> {
        let phrase = speech::role(role);
        let name = if is_short { self.short(phrase) } else { self.say(&phrase) };
        let many = if count > 1 { format!("{count}×") } else { String::new() };
        let mut line = Line::from(Span::styled(many, BOLD));
        // The short form of a trader already ends with the colour.
        if is_short {
            line.push_span(name);
        } else {
            line.spans.extend(self.role(role, &name));
        }
        line
    }

    /// The person's own cards, with their full names.
    pub(super) fn laid_section(&self, room: Room) -> Section {
        let heading = self.text("pr-ui-laid");
        let Some(laid) = self.mine() else { return Section::new(heading, Vec::new()) };
        let coins = self.count("pr-ui-coins", laid.coins);
        let points = self.points_words("pr-ui-points", laid.points);
        let roles = self.roles(laid.persons).into_iter();
        let persons = roles.map(|(role, count)| self.grouped(role, count, false));
        let expeditions = self.expeditions(laid.expeditions).map(|one| {
            let mut line = Line::from(Span::styled("⚑ ", BOLD));
            line.spans.extend(self.expedition(one).spans);
            line
        });
        let things: Vec<Line<'static>> = persons.chain(expeditions).collect();
        let mut lines = flow(things, " · ", room.columns.saturating_sub(2), LAID_ROWS_MAX);
        if lines.is_empty() {
            lines = Self::wrapped(&self.text("pr-ui-laid-none"), room.columns);
        }
        Section::new(format!("{heading} · {points} · {coins}"), indented(lines))
    }
}
