//! The seats: roles, hands, prizes, buried prizes, sides; one line for each seat.

use crate::card::{Prize, Special};
use crate::speech;
use crate::state::{PhaseView, Side};
use crate::view::SeatView;
use contract::{Seat, SeatSet};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Table;
use screen::part::{clip, pad, side_by_side};
use screen::theme::{BOLD, DIM};
use screen::wrap::{fit, width};
use screen::{Room, Roominess, Section};

/// The most columns for the names of the seats.
const NAME_COLUMNS_MAX: usize = 26;
/// The same if two seats share a line.
const NAME_COLUMNS_BESIDE: usize = 17;
/// With this many seats, two share a line if room is short.
const BESIDE_MIN: usize = 7;

impl Table<'_> {
    pub(super) fn seats_section(&self, room: Room) -> Section {
        let is_beside = room.style == Roominess::Tight && self.view.seats.len() >= BESIDE_MIN;
        if is_beside { self.seats_beside(room) } else { self.seats_below(room) }
    }

    /// One seat below the other, with headings above the columns.
    fn seats_below(&self, room: Room) -> Section {
        let about = self.scene.about;
        let label = |seat| match room.style {
            Roominess::Tight => self.name(seat),
            Roominess::Ample => about.seat_label(seat),
        };
        let names: Vec<String> = self.seats().map(|(seat, _)| label(seat)).collect();
        let widest = names.iter().map(|name| width(name)).max().unwrap_or_default();
        let name_columns = widest.clamp(8, NAME_COLUMNS_MAX) + 1;
        let role_columns = self.role_columns();
        let rows = self.seats().zip(&names).map(|((seat, shown), name)| {
            let mut row = Line::raw(" ");
            let name = fit(name, name_columns);
            row.spans.extend(self.seat_start(seat, &name).spans);
            let role = self.role(seat).map(|role| self.short(speech::special(role)));
            row.push_span(Span::styled(fit(&role.unwrap_or_default(), role_columns), BOLD));
            row.push_span(self.side(seat));
            row.push_span(format!("{:>3}   ", shown.hand.count));
            row.spans.extend(self.prize_spans(shown));
            let buried = (!shown.buried.known.is_empty()).then(|| self.tokens(shown.buried.known));
            row.spans.extend(self.seat_end(seat, shown, buried));
            clip(row, room.columns)
        });
        let hand_at = 3 + name_columns + role_columns + 2;
        let mut section = Section::new(self.text("ui-seats"), rows.collect());
        section.headings.push((hand_at.saturating_sub(2), self.text("jr-ui-column-hand")));
        section.headings.push((hand_at + 3, self.text("jr-ui-legend")));
        section
    }

    /// Two seats in a line, clockwise down the left and then down the right.
    fn seats_beside(&self, room: Room) -> Section {
        let columns = room.columns / 2;
        let names = self.seats().map(|(seat, _)| width(&self.name(seat)));
        let name_columns = names.max().unwrap_or_default().min(NAME_COLUMNS_BESIDE);
        let row = |(seat, shown): (Seat, &SeatView)| {
            let role = self.role(seat).map_or(" ", role_sign);
            let name = format!("{role} {} ", fit(&self.name(seat), name_columns));
            let mut row = self.seat_start(seat, &name);
            row.push_span(self.side(seat));
            row.push_span(format!("{:>2} ", shown.hand.count));
            row.push_span(self.prize_sum(shown));
            row.spans.extend(self.seat_end(seat, shown, None));
            pad(clip(row, columns.saturating_sub(1)), columns)
        };
        let rows: Vec<Line<'static>> = self.seats().map(row).collect();
        let half = rows.len().div_ceil(2);
        let (left, right) = rows.split_at(half);
        let lines = side_by_side(vec![(columns, left.to_vec()), (0, right.to_vec())]);
        let roles = [Special::Captain, Special::Quartermaster];
        let roles =
            roles.map(|role| format!("{} {}", role_sign(role), self.say(&speech::special(role))));
        let hand = self.text("jr-ui-column-hand");
        Section::new(
            format!("{} · {hand} · {}", roles.join(" "), self.text("jr-ui-legend-short")),
            lines,
        )
    }

    fn role_columns(&self) -> usize {
        let roles = [Special::Captain, Special::Quartermaster];
        let roles = roles.map(|role| width(&self.short(speech::special(role))));
        roles.into_iter().max().unwrap_or_default() + 1
    }

    /// `▸ Anne`.
    fn seat_start(&self, seat: Seat, name: &str) -> Line<'static> {
        let marker = if self.scene.view.turn == Some(seat) { "▸ " } else { "  " };
        let style = if seat == self.me() { BOLD } else { Style::new() };
        Line::from(vec![Span::styled(marker, BOLD), Span::styled(name.to_owned(), style)])
    }

    /// The sign of a seat's side in a mutiny.
    fn side(&self, seat: Seat) -> &'static str {
        match self.view.mutiny.side(seat) {
            _ if self.view.phase != PhaseView::Mutiny => "  ",
            Some(Side::Captain) => "▲ ",
            Some(Side::Mutineer) => "▼ ",
            None => "· ",
        }
    }

    /// The seat's role: Captain or Quartermaster.
    pub(super) fn role(&self, seat: Seat) -> Option<Special> {
        let is_captain = (seat == self.view.captain).then_some(Special::Captain);
        let is_other = self.view.quartermaster == Some(seat);
        is_captain.or(is_other.then_some(Special::Quartermaster))
    }

    /// The seats that have passed or are done, if that is public.
    pub(super) fn done(&self) -> SeatSet {
        match self.view.phase {
            _ if self.view.interrupt.is_some() => SeatSet::EMPTY,
            PhaseView::Attack => self.view.attack.passed,
            PhaseView::Mutiny => self.view.mutiny.passed,
            PhaseView::Exchange { done, .. } | PhaseView::Bury { done } => done,
            PhaseView::Deal
            | PhaseView::Appoint { .. }
            | PhaseView::EmptyHands { .. }
            | PhaseView::Call { .. }
            | PhaseView::Voyage
            | PhaseView::Timed { .. }
            | PhaseView::FirstCard
            | PhaseView::Assign
            | PhaseView::Pick { .. }
            | PhaseView::Give
            | PhaseView::Repair { .. }
            | PhaseView::Claim { .. }
            | PhaseView::Ransom { .. }
            | PhaseView::Guard
            | PhaseView::Punish
            | PhaseView::Victim
            | PhaseView::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// ` ▽2 ✓`, or ` ▽◎1 R ✓` if the buried prizes are known.
    fn seat_end(&self, seat: Seat, shown: &SeatView, buried: Option<String>) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        if shown.buried.count > 0 {
            let buried = buried.unwrap_or_else(|| shown.buried.count.to_string());
            spans.push(Span::raw(format!(" ▽{buried}")));
        }
        if self.done().has(seat) {
            spans.push(Span::styled(" ✓", DIM));
        }
        spans
    }

    /// Each prize: `◎3 ◎1 R`.
    fn prize_spans(&self, shown: &SeatView) -> Vec<Span<'static>> {
        let hidden = shown.prizes.count.saturating_sub(shown.prizes.known.len());
        let mut tokens: Vec<String> =
            shown.prizes.known.iter().map(|card| self.token(card)).collect();
        tokens.extend((hidden > 0).then(|| format!("?×{hidden}")));
        if tokens.is_empty() {
            return vec![Span::styled("–", DIM)];
        }
        vec![Span::raw(tokens.join(" "))]
    }

    /// All prizes in short form: gold together, then the others with their number.
    fn prize_sum(&self, shown: &SeatView) -> String {
        let mut gold = 0;
        let mut counts = [(Prize::Rum, 0), (Prize::Jewels, 0), (Prize::Hostage, 0)];
        for prize in shown.prizes.known.iter().filter_map(|card| self.deck.prize(card)) {
            if let Prize::Gold { value } = prize {
                gold += u32::from(value);
            }
            counts.iter_mut().filter(|(kind, _)| *kind == prize).for_each(|(_, n)| *n += 1);
        }
        let mut parts = vec![format!("◎{gold}")];
        parts.extend(counts.into_iter().filter(|(_, n)| *n > 0).map(|(kind, n)| {
            let letter = self.short(speech::prize(kind));
            if n > 1 { format!("{letter}{n}") } else { letter }
        }));
        let hidden = shown.prizes.count.saturating_sub(shown.prizes.known.len());
        parts.extend((hidden > 0).then(|| format!("?{hidden}")));
        parts.join(" ")
    }
}

/// The sign of a role if there is no room for a word.
fn role_sign(role: Special) -> &'static str {
    if role == Special::Captain { "★" } else { "☆" }
}
