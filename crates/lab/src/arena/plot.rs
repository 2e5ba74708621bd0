//! Plots as SVG: figures in, text out. Colours are the page's, by class.

use std::fmt::{Display, Write};

use super::sequential::Estimate;

/// The width of plots, in their own units.
const WIDTH: f64 = 720.0;
/// The space for names on the left, and for ticks below.
const LEFT: f64 = 150.0;
const RIGHT: f64 = 24.0;
const BELOW: f64 = 28.0;
/// The number of colours for bots.
pub(crate) const COLOURS: usize = 8;

/// An SVG drawing under construction.
struct Drawing {
    body: String,
}

impl Drawing {
    fn new() -> Self {
        Self { body: String::new() }
    }

    fn put(&mut self, what: std::fmt::Arguments<'_>) {
        self.body.write_fmt(what).expect("a string takes all text");
    }

    fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        let text = escape(text);
        self.put(format_args!(r#"<text x="{x:.1}" y="{y:.1}" class="{class}">{text}</text>"#));
    }

    fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], class: &str) {
        self.put(format_args!(
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" class="{class}"/>"#
        ));
    }

    fn bar(&mut self, [x, y, width, height]: [f64; 4], class: &str, title: &str) {
        let title = escape(title);
        self.put(format_args!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="1.5" "#
        ));
        self.put(format_args!(r#"class="{class}"><title>{title}</title></rect>"#));
    }

    /// A horizontal whisker: a figure with its interval.
    fn whisker(&mut self, scale: &Scale, y: f64, estimate: &Estimate, colour: usize, title: &str) {
        let Estimate { value, low, high } = *estimate;
        let (x1, x, x2) = (scale.at(low), scale.at(value), scale.at(high));
        let title = escape(title);
        let colour = colour % COLOURS;
        self.put(format_args!(r#"<g class="c{colour}"><title>{title}</title>"#));
        self.line([x1, y, x2, y], "whisker");
        self.line([x1, y - 5.0, x1, y + 5.0], "whisker");
        self.line([x2, y - 5.0, x2, y + 5.0], "whisker");
        self.put(format_args!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="5"/></g>"#));
    }

    /// The axis below: a line and a number at each tick.
    fn axis(&mut self, scale: &Scale, height: f64, name: impl Fn(f64) -> String) {
        let bottom = height - BELOW;
        for tick in scale.ticks() {
            let x = scale.at(tick);
            self.line([x, 4.0, x, bottom], "grid");
            self.text(x, bottom + 17.0, "tick", &name(tick));
        }
    }

    fn done(self, height: f64, label: &str) -> String {
        let (body, label) = (self.body, escape(label));
        format!(
            r#"<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{body}</svg>"#
        )
    }
}

/// Maps figures to positions along a plot.
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    /// A scale that contains all of these, with a margin.
    fn around(figures: impl Iterator<Item = f64>) -> Self {
        let (from, to) = figures
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(from, to), x| (from.min(x), to.max(x)));
        let room = ((to - from) * 0.06).max(1e-3);
        Self { from: from - room, to: to + room }
    }

    fn at(&self, figure: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * (figure - self.from) / (self.to - self.from)
    }

    /// Round figures, about six of them.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.to - self.from) / 6.0;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0].map(|digit| digit * power).into_iter().find(|s| *s >= rough);
        let step = step.unwrap_or(10.0 * power);
        let first = (self.from / step).ceil();
        let all = std::iter::successors(Some(first), |nth| Some(nth + 1.0)).map(|nth| nth * step);
        // Adding 0 turns -0 into 0.
        all.take_while(|tick| *tick <= self.to).map(|tick| tick + 0.0).take(20).collect()
    }
}

/// One row for each figure, with its interval.
pub(crate) fn whiskers(
    label: &str,
    rows: &[(String, usize, Estimate)],
    mark: Option<f64>,
    name: impl Fn(f64) -> String,
) -> String {
    const ROW: f64 = 30.0;
    let mut drawing = Drawing::new();
    let ends = rows.iter().flat_map(|(_, _, estimate)| [estimate.low, estimate.high]);
    let scale = Scale::around(ends.chain(mark));
    let height = rows.iter().fold(12.0 + BELOW, |height, _| height + ROW);
    drawing.axis(&scale, height, &name);
    if let Some(mark) = mark {
        drawing.line([scale.at(mark), 4.0, scale.at(mark), height - BELOW], "mark");
    }
    let mut y = 8.0 + ROW / 2.0;
    for (who, colour, estimate) in rows {
        let Estimate { value, low, high } = *estimate;
        let title = format!("{who}: {}, {} to {}", name(value), name(low), name(high));
        drawing.text(LEFT - 12.0, y + 4.0, "name", who);
        drawing.whisker(&scale, y, estimate, *colour, &title);
        y += ROW;
    }
    drawing.done(height, label)
}

/// A column for a count, between two ends on the axis.
pub(crate) struct Column {
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) count: u64,
}

/// One row of columns for each name, all on the same axis.
pub(crate) fn columns(
    label: &str,
    rows: &[(String, usize, Vec<Column>)],
    name: impl Fn(f64) -> String,
) -> String {
    const ROW: f64 = 96.0;
    let mut drawing = Drawing::new();
    let all = || rows.iter().flat_map(|(_, _, columns)| columns);
    let scale = Scale::around(all().flat_map(|column| [column.from, column.to]));
    let height = rows.iter().fold(12.0 + BELOW, |height, _| height + ROW);
    drawing.axis(&scale, height, &name);
    let mut base = 8.0 + ROW;
    for (who, colour, columns) in rows {
        let class = format!("c{}", colour % COLOURS);
        let sum: u64 = columns.iter().fold(0, |sum, column| sum.saturating_add(column.count));
        let most = columns.iter().map(|column| column.count).max().unwrap_or(0);
        drawing.text(LEFT - 12.0, base - 6.0, "name", who);
        for Column { from, to, count } in columns.iter().filter(|column| column.count > 0) {
            let tall = (ROW - 14.0) * super::results::ratio(*count, most);
            let (x, end) = (scale.at(*from), scale.at(*to));
            let share = 100.0 * super::results::ratio(*count, sum);
            let title = format!("{} to {}: {count} ({share:.1} %)", name(*from), name(*to));
            let tall = tall.max(1.5);
            drawing.bar([x + 0.5, base - tall, end - x - 1.0, tall], &class, &title);
        }
        drawing.line([LEFT, base, WIDTH - RIGHT, base], "base");
        base += ROW;
    }
    drawing.done(height, label)
}

/// Text escaped for HTML.
pub(crate) fn escape(text: &(impl Display + ?Sized)) -> String {
    let mut escaped = String::new();
    for letter in text.to_string().chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        let ticks = |from: f64, to: f64| Scale { from, to }.ticks();
        assert_eq!(ticks(0.0, 1.0), [0.0, 0.2, 0.4, 0.600_000_000_000_000_1, 0.8, 1.0]);
        assert_eq!(ticks(-130.0, 130.0), [-100.0, -50.0, 0.0, 50.0, 100.0]);
        assert!(ticks(3.0, 3.0 + 1e-9).len() < 20, "even of nearly nothing");
    }

    #[test]
    fn a_drawing_holds_all_figures_and_no_markup_from_outside() {
        let estimate = Estimate { value: 0.5, low: 0.4, high: 0.6 };
        let rows = [("<b>".to_owned(), 0, estimate), ("other".to_owned(), 9, estimate)];
        let drawn = whiskers("a & b", &rows, Some(0.25), |share| format!("{share:.2}"));
        assert!(drawn.contains("&lt;b&gt;: 0.50, 0.40 to 0.60") && !drawn.contains("<b>"));
        assert_eq!(drawn.matches("<circle").count(), 2);
        assert!(drawn.contains("class=\"mark\"") && drawn.contains("a &amp; b"));
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }

    #[test]
    fn empty_columns_are_not_drawn() {
        let column = |from: f64, count| Column { from, to: from + 1.0, count };
        let rows = [("x".to_owned(), 0, vec![column(0.0, 3), column(1.0, 0), column(2.0, 1)])];
        let drawn = columns("lengths", &rows, |x| format!("{x}"));
        assert_eq!(drawn.matches("<rect").count(), 2, "{drawn}");
        assert!(drawn.contains("0 to 1: 3 (75.0 %)"));
        assert!(!columns("nothing", &[], |x| format!("{x}")).contains("rect"));
    }
}
