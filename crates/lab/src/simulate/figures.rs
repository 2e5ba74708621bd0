//! A game's own figures, as lines for people and as JSON.

use std::fmt::Write;

use serde_json::{Value, json};

use super::tally::{Figures, GameTally, Interval};

/// Lines for people; empty if nothing was counted.
pub(crate) fn as_lines(tally: &GameTally, seats: u64) -> String {
    let mut text = String::new();
    let Figures { sums, rates, first } = &tally.figures;
    if first.games > 0 {
        let Interval { share, low, high } = first.share();
        line(
            &mut text,
            format_args!("first turn: wins {} ({})", percent(share), interval(low, high)),
        );
    }
    for (name, amount) in sums {
        let per_game = ratio(*amount, tally.games());
        let per_seat = per_game / ratio(seats, 1);
        line(&mut text, format_args!("{name}: {per_game:.2} a game, {per_seat:.2} a seat"));
    }
    for ((name, at), (hits, all)) in rates {
        let Interval { share, low, high } = Interval::of(*hits, *all, *all);
        let range = interval(low, high);
        line(&mut text, format_args!("{name} at {at}: {} ({range}; {all})", percent(share)));
    }
    text
}

fn line(text: &mut String, what: std::fmt::Arguments<'_>) {
    writeln!(text, "{what}").expect("a string takes all text");
}

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.2} to {:.2}", 100.0 * low, 100.0 * high)
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn ratio(amount: u64, count: u64) -> f64 {
    amount as f64 / count.max(1) as f64
}

/// The same as JSON.
pub(crate) fn as_json(tally: &GameTally) -> Value {
    let Figures { sums, rates, first } = &tally.figures;
    let rates = rates.iter().map(|((name, at), (hits, all))| {
        let Interval { share, low, high } = Interval::of(*hits, *all, *all);
        json!({
            "name": name, "at": at, "hits": hits, "all": all,
            "share": share, "low": low, "high": high,
        })
    });
    let Interval { share, low, high } = first.share();
    json!({
        "sums": sums,
        "rates": rates.collect::<Vec<_>>(),
        "first": { "games": first.games, "share": share, "low": low, "high": high },
    })
}
