//! How the table of RUM is drawn: beach and clock, the collection row, the seats.

use crate::speech;
use crate::view::{HandView, HoldingView, PhaseView, PlaceView};
use contract::Seat;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Table, hue};
use screen::part::{back, card, cell, clip, side_by_side};
use screen::theme::{BOLD, DIM};
use screen::wrap::{capital, fit, width};
use screen::{Room, Roominess, Section, short_name};

/// The clock takes three columns for each of its eight positions.
const CLOCK_COLUMNS: usize = 25;
/// The most columns of a beach card.
const PLACE_COLUMNS_MAX: usize = 20;
/// The most columns for the names and points of the seats.
const NAME_COLUMNS_MAX: usize = 28;

impl Table<'_> {
    pub(super) fn board(&self, room: Room) -> Vec<Section> {
        vec![self.beach(room), self.collection(room), self.seats(room)]
    }

    fn beach(&self, room: Room) -> Section {
        let left = room.columns.saturating_sub(CLOCK_COLUMNS);
        let wreck = self.wreck_words();
        // If there is room, the wreck is a pile beside the beach.
        let pile = match room.style {
            Roominess::Tight => 0,
            Roominess::Ample => width(&wreck) + 6,
        };
        let columns = (left.saturating_sub(1 + pile) / 3).min(PLACE_COLUMNS_MAX);
        let places = (1..).zip(self.view.beach).map(|(number, place)| match room.style {
            Roominess::Tight => self.place_tight(number, place, columns),
            Roominess::Ample => self.place_ample(number, place, columns.saturating_sub(1)),
        });
        let mut blocks = vec![(1, Vec::new())];
        blocks.extend(places.map(|place| (columns, place)));
        let mut title = self.text("rum-ui-beach");
        match room.style {
            Roominess::Tight => title = format!("{title} · {wreck}"),
            Roominess::Ample => blocks.push((pile, back(&wreck, pile - 1, 2))),
        }
        let clock = Section::new(self.clock_words(), self.clock(room));
        Section::new(title, side_by_side(blocks)).beside(left, clock)
    }

    fn place_tight(&self, number: usize, place: PlaceView, columns: usize) -> Vec<Line<'static>> {
        let dim = DIM;
        let number = Span::styled(format!("{number} "), BOLD);
        let (first, second) = match place {
            PlaceView::Empty => (Line::from(number), self.text("rum-ui-empty")),
            PlaceView::Down { .. } => {
                let back = "░".repeat(columns.saturating_sub(4));
                (Line::from(vec![number, Span::styled(back, dim)]), self.text("rum-ui-face-down"))
            }
            PlaceView::Up { card } => {
                let mut ends = self.ends(card).into_iter();
                let mut first = Line::from(number);
                first.spans.extend(ends.next().unwrap_or_default().spans);
                let mut second = Line::raw("  ");
                second.spans.extend(ends.next().unwrap_or_default().spans);
                return vec![first, second];
            }
        };
        vec![first, Line::from(vec![Span::raw("  "), Span::styled(second, dim)])]
    }

    fn place_ample(&self, number: usize, place: PlaceView, columns: usize) -> Vec<Line<'static>> {
        let label = number.to_string();
        match place {
            PlaceView::Down { .. } => back(&label, columns, 2),
            PlaceView::Empty => {
                let text = Span::styled(format!(" {}", self.text("rum-ui-empty")), DIM);
                card(&label, vec![Line::from(text), Line::default()], columns, DIM)
            }
            PlaceView::Up { card: id } => {
                let ends = self.ends(id).into_iter().map(indented).collect();
                card(&label, ends, columns, DIM)
            }
        }
    }

    /// Both ends of a card: the single bottle, which counts on the beach, and the double.
    pub(super) fn ends(&self, id: contract::CardId) -> Vec<Line<'static>> {
        let Some(face) = self.face(id) else {
            let name = capital(&self.say(&self.card(id)));
            return vec![Line::from(Span::styled(name, BOLD)), Line::default()];
        };
        let end = |colour, bottles| {
            let gap = " ".repeat(3 - usize::from(bottles));
            let name = Span::raw(format!("{gap}{}", self.end(colour, bottles)));
            Line::from(vec![self.bottles(colour, bottles), name])
        };
        vec![end(face.single, 1), end(face.double, 2)]
    }

    /// Positions 1 to 8; below each the number of cards the parrot sends back there.
    fn clock(&self, room: Room) -> Vec<Line<'static>> {
        let (mut numbers, mut symbols) = (Vec::new(), Vec::new());
        for position in 1..=crate::ending::CLOCK_END {
            let is_now = position == self.view.clock;
            let style = if is_now { BOLD } else { DIM };
            let number = if is_now { format!("[{position}]") } else { format!(" {position} ") };
            let symbol = self.deck.clock.get(usize::from(position) - 1);
            let symbol = symbol.map_or(" ⚑ ".to_owned(), |count| format!("-{count} "));
            numbers.push(Span::styled(number, style));
            symbols.push(Span::styled(symbol, style));
        }
        let mut lines = vec![Line::from(numbers), Line::from(symbols)];
        if room.style == Roominess::Ample {
            let words = screen::wrap::wrap(&self.symbol_words(), CLOCK_COLUMNS - 1);
            lines.extend(words.into_iter().map(|line| Span::styled(line, DIM).into()));
        }
        lines
    }

    fn collection(&self, room: Room) -> Section {
        let columns = room.columns.saturating_sub(1) / self.view.collection.len();
        let holdings = self.view.collection.into_iter().map(|holding| {
            let block = match room.style {
                Roominess::Tight => self.holding_tight(holding, columns),
                Roominess::Ample => self.holding_ample(holding, columns),
            };
            (columns, block)
        });
        let indent = (1, Vec::new());
        let blocks = [indent].into_iter().chain(holdings).collect();
        Section::new(self.text("rum-ui-collection"), side_by_side(blocks))
    }

    fn swatch(&self, holding: HoldingView) -> Span<'static> {
        Span::styled("■", self.scene.theme.hue(hue(holding.colour)))
    }

    fn owner(&self, holding: HoldingView) -> Span<'static> {
        match holding.owner {
            None => Span::styled("·", DIM),
            Some(owner) if owner == self.scene.about.me => {
                Span::styled(short_name(self.scene.about, owner), BOLD)
            }
            Some(owner) => Span::raw(short_name(self.scene.about, owner)),
        }
    }

    fn holding_tight(&self, holding: HoldingView, columns: usize) -> Vec<Line<'static>> {
        let name = self.say(&speech::colour(holding.colour));
        let name = cell(&name, columns.saturating_sub(3), Style::new());
        let value = Span::styled(format!("{} ", holding.value), BOLD);
        let first = Line::from(vec![self.swatch(holding), Span::raw(" "), name]);
        let second = Line::from(vec![value, self.owner(holding)]);
        vec![first, clip(second, columns.saturating_sub(1))]
    }

    fn holding_ample(&self, holding: HoldingView, columns: usize) -> Vec<Line<'static>> {
        let theme = self.scene.theme;
        let name = Span::raw(format!(" {}", self.say(&speech::colour(holding.colour))));
        let full = usize::from(holding.value);
        let pips = Span::styled("▮".repeat(full), theme.hue(hue(holding.colour)));
        let left = Span::styled("▯".repeat(8_usize.saturating_sub(full)), DIM);
        let value = Span::styled(format!(" {full}"), BOLD);
        let lines = vec![
            indented(Line::from(vec![self.swatch(holding), name])),
            indented(Line::from(vec![pips, left, value])),
            indented(Line::from(self.owner(holding))),
        ];
        let is_mine = holding.owner == Some(self.scene.about.me);
        let edge = if is_mine { BOLD } else { DIM };
        card("", lines, columns, edge)
    }

    fn seats(&self, room: Room) -> Section {
        let seats = (0..).map(Seat).take(self.view.hands.len());
        let labels: Vec<String> = seats.map(|seat| self.seat_name(seat, room)).collect();
        let points: Vec<String> =
            self.view.points.iter().map(|n| self.points_words("rum-ui-points", *n)).collect();
        let counts: Vec<String> =
            self.view.hands.iter().map(|hand| self.count_words(hand.count)).collect();
        let widest = |texts: &[String]| texts.iter().map(|text| width(text)).max().unwrap_or(0);
        let widths = [widest(&labels).min(NAME_COLUMNS_MAX), widest(&points), widest(&counts)];
        let rows =
            (0..).map(Seat).zip(&self.view.hands).zip(labels.iter().zip(&points).zip(&counts));
        let lines = rows.map(|((seat, hand), ((label, points), count))| {
            let texts = [label.as_str(), points, count];
            let mut line = self.seat_row(seat, texts, widths);
            let left = room.columns.saturating_sub(line.width());
            line.spans.extend(self.known(seat, hand, left));
            line
        });
        Section::new(self.text("ui-seats"), lines.collect())
    }

    fn seat_name(&self, seat: Seat, room: Room) -> String {
        match room.style {
            Roominess::Tight => short_name(self.scene.about, seat),
            Roominess::Ample => self.scene.about.seat_label(seat),
        }
    }

    fn seat_row(&self, seat: Seat, texts: [&str; 3], widths: [usize; 3]) -> Line<'static> {
        let asked = match &self.view.phase {
            PhaseView::Turn => self.view.active == seat,
            PhaseView::PutBack { asked, .. } => asked.has(seat),
            PhaseView::Deal | PhaseView::Over { .. } => false,
        };
        let marker = Span::styled(if asked { " ▸ " } else { "   " }, BOLD);
        let style = if seat == self.scene.about.me { BOLD } else { Style::new() };
        let [name, points, count] = texts;
        Line::from(vec![
            marker,
            Span::styled(fit(name, widths[0] + 2), style),
            Span::raw(format!("{}{points}  ", " ".repeat(widths[1] - width(points)))),
            Span::raw(fit(count, widths[2] + 2)),
        ])
    }

    /// The cards of a hand that everybody saw being taken, as many as fit.
    fn known(&self, seat: Seat, hand: &HandView, columns: usize) -> Vec<Span<'static>> {
        if hand.known.is_empty() || seat == self.scene.about.me {
            return Vec::new();
        }
        let label = format!("{} ", self.text("rum-ui-known-short"));
        let mut left = columns.saturating_sub(width(&label));
        let mut spans = vec![Span::styled(label, DIM)];
        let n_known = usize::from(hand.known.len());
        for (idx, card) in hand.known.iter().enumerate() {
            let token = self.token(card);
            let wide: usize = token.iter().map(|span| width(&span.content)).sum();
            // If the rest does not fit it is counted, and that takes columns too.
            let reserve = if idx + 1 < n_known { 4 } else { 0 };
            if wide + 1 + reserve > left {
                spans.push(Span::styled(format!("+{}", n_known - idx), DIM));
                break;
            }
            left -= wide + 1;
            spans.extend(token);
            spans.push(Span::raw(" "));
        }
        spans
    }
}

fn indented(line: Line<'static>) -> Line<'static> {
    let mut spans = vec![Span::raw(" ")];
    spans.extend(line.spans);
    Line::from(spans)
}
