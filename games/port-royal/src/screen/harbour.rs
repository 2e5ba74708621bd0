//! How the harbour and the expeditions beside it are drawn.

use crate::card::{Person, Ship};
use crate::view::PhaseView;
use crate::{Colour, speech};
use contract::Phrase;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Table, coins, points, ship_numbers};
use screen::part::{card, clip, flow, grid, side_by_side};
use screen::theme::{BOLD, DIM};
use screen::wrap::{capital, wrap};
use screen::{Room, Roominess, Section};

/// The most rows for persons if room is short.
const PERSON_ROWS_MAX: usize = 3;
/// The rows kept free for persons if there is room, so that the table does not jump.
const PERSON_ROWS: usize = 2;
/// The columns of a person with the ability in words.
const PERSON_COLUMNS: usize = 54;

impl Table<'_> {
    pub(super) fn harbour(&self, room: Room) -> Section {
        let deck = self.count("pr-ui-deck", self.view.deck);
        let discard = self.count("pr-ui-discard", self.view.discard.len());
        let title = format!("{} · {deck} · {discard}", self.text("pr-ui-harbour"));
        let inner = room.columns.saturating_sub(2);
        let mut lines = self.status(inner);
        let fleet = Colour::ALL.into_iter().zip(self.fleet());
        let slot = inner / Colour::ALL.len();
        let ships = fleet.map(|(colour, ship)| match room.style {
            Roominess::Tight => (slot, vec![self.slot_tight(colour, ship)]),
            Roominess::Ample => (slot, self.slot_ample(colour, ship, slot.saturating_sub(1))),
        });
        lines.extend(side_by_side(ships.collect()));
        lines.extend(self.persons_lines(room, inner));
        Section::new(title, indented(lines))
    }

    /// The status in a line; the last lap in a line of its own.
    fn status(&self, columns: usize) -> Vec<Line<'static>> {
        let words = self.status_words().join(" · ");
        if words.is_empty() {
            return Vec::new();
        }
        let style = match self.view.phase {
            PhaseView::Ship { would_bust: true, .. } => self.scene.theme.alarm(),
            PhaseView::Ship { .. } => BOLD,
            PhaseView::Deal
            | PhaseView::Discover
            | PhaseView::Tax { .. }
            | PhaseView::Take { .. }
            | PhaseView::Over { .. } => Style::new(),
        };
        let mut lines = vec![clip(Line::from(Span::styled(words, style)), columns)];
        if let Some(words) = self.last_lap_words() {
            lines.push(clip(Line::from(Span::styled(words, BOLD)), columns));
        }
        lines
    }

    pub(super) fn last_lap_words(&self) -> Option<String> {
        let last = self.view.last?;
        if matches!(self.view.phase, PhaseView::Over { .. }) {
            return None;
        }
        Some(self.say(&Phrase::new("pr-ui-last-lap").seat("last", last)))
    }

    pub(super) fn status_words(&self) -> Vec<String> {
        let n_colours = u8::try_from(self.fleet().into_iter().flatten().count()).unwrap_or(0);
        let colours = || self.count("pr-ui-colours", n_colours);
        let drawn = || self.count("pr-ui-drawn", self.view.n_drawn);
        match self.view.phase {
            PhaseView::Ship { card, would_bust } => {
                let ship = format!("▸ {}", capital(&self.card(card)));
                let busts = would_bust.then(|| self.text("pr-ui-second"));
                [Some(ship), busts, Some(drawn())].into_iter().flatten().collect()
            }
            PhaseView::Tax { card } => vec![format!("▸ {}", capital(&self.card(card)))],
            PhaseView::Take { left, .. } => vec![self.count("pr-ui-takes", left), colours()],
            PhaseView::Discover if self.view.n_drawn == 0 => vec![drawn()],
            PhaseView::Discover => {
                let risk = self.risk_words();
                [Some(drawn()), Some(colours()), risk].into_iter().flatten().collect()
            }
            PhaseView::Deal | PhaseView::Over { .. } => Vec::new(),
        }
    }

    /// `▲ Pinn ⚔2 ◎3`; every colour has its place, so that missing ones are easy to see.
    fn slot_tight(&self, colour: Colour, ship: Option<Ship>) -> Line<'static> {
        let name = self.short(speech::ship(colour));
        let Some(ship) = ship else {
            return Line::from(Span::styled(format!("{} {name} ·", super::shape(colour)), DIM));
        };
        let mut spans = vec![self.shape(colour), Span::styled(format!(" {name} "), BOLD)];
        spans.extend(ship_numbers(ship));
        Line::from(spans)
    }

    fn slot_ample(&self, colour: Colour, ship: Option<Ship>, columns: usize) -> Vec<Line<'static>> {
        let name = self.say(&speech::ship(colour));
        let theme = self.scene.theme;
        let (style, numbers) = match ship {
            Some(ship) => (Style::new(), ship_numbers(ship)),
            None => (DIM, vec![Span::styled("·", DIM)]),
        };
        let edge = if ship.is_some() { theme.hue(super::hue(colour)) } else { DIM };
        let lines = vec![Line::from(Span::styled(name, style)), Line::from(numbers)];
        card(super::shape(colour), indented(lines), columns, edge)
    }

    fn persons_lines(&self, room: Room, columns: usize) -> Vec<Line<'static>> {
        let persons: Vec<Person> = self.persons(self.view.harbour).collect();
        let mut lines = match room.style {
            _ if persons.is_empty() => {
                let none = self.text("pr-ui-none");
                let words = format!("{}: {none}", self.text("pr-ui-persons"));
                vec![Line::from(Span::styled(words, DIM))]
            }
            Roominess::Tight => {
                let cells = persons.into_iter().map(|person| self.person_tight(person));
                flow(cells.collect(), " · ", columns, PERSON_ROWS_MAX)
            }
            Roominess::Ample => {
                let a_row = (columns / PERSON_COLUMNS).max(1);
                let cell = columns / a_row;
                let cells = persons
                    .into_iter()
                    .map(|person| vec![self.person_ample(person, cell.saturating_sub(1))]);
                grid(cells.collect(), cell, columns)
            }
        };
        if room.style == Roominess::Ample && lines.len() < PERSON_ROWS {
            lines.resize(PERSON_ROWS, Line::default());
        }
        lines
    }

    /// `sailor ◎3 ★1 (⚔1)`.
    fn person_tight(&self, person: Person) -> Line<'static> {
        let mut spans = self.person_numbers(person);
        let ability = self.short(speech::ability(person.role));
        spans.push(Span::styled(format!(" ({ability})"), DIM));
        Line::from(spans)
    }

    /// A person with the ability in words, if they fit.
    pub(super) fn person_ample(&self, person: Person, columns: usize) -> Line<'static> {
        let ability = self.say(&speech::ability(person.role));
        let mut line = Line::from(self.person_numbers(person));
        line.push_span(Span::styled(format!("  {ability}"), DIM));
        if line.width() <= columns { line } else { clip(self.person_tight(person), columns) }
    }

    /// `sailor ◎3 ★1`.
    pub(super) fn person_numbers(&self, person: Person) -> Vec<Span<'static>> {
        let name = self.say(&speech::role(person.role));
        let mut spans = self.role(person.role, &name);
        let cost = coins(person.cost);
        spans.extend([Span::raw(" "), cost, Span::raw(" "), points(person.points)]);
        spans
    }

    pub(super) fn expeditions_section(&self, room: Room) -> Section {
        let expeditions = self.expeditions(self.view.expeditions);
        let things: Vec<Line<'static>> = expeditions.map(|one| self.expedition(one)).collect();
        let columns = room.columns.saturating_sub(2);
        let mut lines = flow(things, " · ", columns, 2);
        if lines.is_empty() {
            lines.push(Line::from(Span::styled(self.text("pr-ui-none"), DIM)));
        }
        Section::new(self.text("pr-ui-expeditions"), indented(lines))
    }

    /// Words in as many lines as they need, without style.
    pub(super) fn wrapped(words: &str, columns: usize) -> Vec<Line<'static>> {
        wrap(words, columns).into_iter().map(Line::raw).collect()
    }
}

pub(super) fn indented(lines: Vec<Line<'static>>) -> Vec<Line<'static>> {
    side_by_side(vec![(1, Vec::new()), (0, lines)])
}
