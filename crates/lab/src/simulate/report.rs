//! The results as a table for people, as JSON, as CSV.

use std::fmt::Write;
use std::time::Duration;

use registry::{House, Spec};
use serde_json::{Value, json};

use super::figures;
use super::tally::{GameTally, SeatTally};
use crate::Ruled;

/// What depends on the clock and the machine.
#[derive(Debug)]
pub(crate) struct Timing {
    pub(crate) seconds: Duration,
    pub(crate) threads: usize,
}

/// The results of a simulation.
#[derive(Debug)]
pub struct SimulationReport<G: House> {
    pub(crate) seed: u64,
    pub(crate) with_figures: bool,
    pub(crate) ruled: Ruled<G>,
    pub(crate) bots: Vec<Spec>,
    pub(crate) tally: GameTally,
    pub(crate) timing: Timing,
}

impl<G: House> SimulationReport<G> {
    /// A table for people, with the game's own figures if they were counted.
    pub fn as_table(&self) -> String {
        let figures = figures::as_lines(&self.tally, u64::from(self.ruled.seats.get()));
        let gap = if figures.is_empty() { "" } else { "\n" };
        as_table::<G>(&self.bots, &self.tally, &self.timing) + gap + &figures
    }

    /// The results as CSV: one line for each seat, under a header line.
    pub fn as_csv(&self) -> String {
        as_csv(&self.bots, &self.tally)
    }

    /// All results as JSON.
    pub fn as_json(&self) -> Value {
        let Self { bots, tally, timing, ruled, .. } = self;
        let with = |name: &str, value: Value, tally: &SeatTally| {
            let mut result = result_json(tally);
            result[name] = value;
            result
        };
        let seats =
            bots.iter().zip(&tally.seats).zip(1..).map(|((spec, seat), number): (_, u64)| {
                let mut result = with("seat", number.into(), seat);
                result["bot"] = spec.to_string().into();
                result
            });
        let levels = by_bot(bots, tally);
        let levels = levels.iter().map(|(spec, sum)| with("bot", spec.to_string().into(), sum));
        let seconds = timing.seconds.as_secs_f64();
        let figures = if self.with_figures { figures::as_json(tally) } else { Value::Null };
        json!({
            "game": G::ID,
            "rules_version": G::RULES_VERSION,
            "options": ruled.options,
            "deck": ruled.deck.hash(),
            "players": ruled.seats.get(),
            "seed": self.seed,
            "state_bytes": size_of::<G>(),
            "games": tally.games(),
            "actions": tally.actions,
            "length": {
                "mean": mean(tally.actions, tally.games()),
                "min": if tally.games() == 0 { 0 } else { tally.shortest },
                "max": tally.longest,
            },
            "endings": tally.endings,
            "figures": figures,
            "seats": seats.collect::<Vec<_>>(),
            "bots": levels.collect::<Vec<_>>(),
            "timing": {
                "seconds": seconds,
                "threads": timing.threads,
                "games_per_second": per_second(tally.games(), timing),
                "actions_per_second": per_second(tally.actions, timing),
            },
        })
    }
}

/// The seats of each bot together, in seat order.
fn by_bot(bots: &[Spec], tally: &GameTally) -> Vec<(Spec, SeatTally)> {
    let mut sums: Vec<(Spec, SeatTally)> = Vec::new();
    for (spec, seat) in bots.iter().zip(&tally.seats) {
        match sums.iter_mut().find(|(known, _)| known == spec) {
            Some((_, sum)) => *sum = sum.plus(seat),
            None => sums.push((*spec, *seat)),
        }
    }
    sums
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}

fn result_json(tally: &SeatTally) -> Value {
    let (share, (points, deviation)) = (tally.share(), tally.points());
    json!({
        "games": tally.games,
        "wins": tally.wins,
        "shared": tally.shared,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "points": { "mean": points, "deviation": deviation, "max": tally.points_max },
    })
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn per_second(count: u64, timing: &Timing) -> f64 {
    count as f64 / timing.seconds.as_secs_f64().max(1e-9)
}

fn as_csv(bots: &[Spec], tally: &GameTally) -> String {
    let mut text =
        "seat,bot,games,wins,shared,share,low,high,points_mean,points_deviation,points_max\n"
            .to_owned();
    for ((spec, seat), number) in bots.iter().zip(&tally.seats).zip(1..) {
        let (share, (points, deviation)) = (seat.share(), seat.points());
        let _: std::fmt::Result = writeln!(
            text,
            "{number},{spec},{},{},{},{:.6},{:.6},{:.6},{points:.4},{deviation:.4},{}",
            seat.games, seat.wins, seat.shared, share.share, share.low, share.high, seat.points_max
        );
    }
    text
}

fn as_table<G: House>(bots: &[Spec], tally: &GameTally, timing: &Timing) -> String {
    let mut text = String::new();
    let games = tally.games();
    let rate = per_second(tally.actions, timing) / 1e6;
    let lines = [
        format!(
            "{}: {games} games, {:.1} actions a game ({} to {})",
            G::ID,
            mean(tally.actions, games),
            if games == 0 { 0 } else { tally.shortest },
            tally.longest
        ),
        format!(
            "{:.2} s on {} threads: {:.0} games/s, {rate:.2} million actions/s",
            timing.seconds.as_secs_f64(),
            timing.threads,
            per_second(games, timing)
        ),
        String::new(),
        format!("{:<12}{:>9}  {:<17}{:>9}{:>8}{:>6}", "", "wins", "95 %", "points", "±", "max"),
    ];
    for line in lines {
        text += line.trim_end();
        text.push('\n');
    }
    for ((spec, seat), number) in bots.iter().zip(&tally.seats).zip(1..) {
        row(&mut text, &format!("{number} {spec}"), seat);
    }
    let levels = by_bot(bots, tally);
    if levels.len() > 1 {
        text.push('\n');
        for (spec, sum) in &levels {
            row(&mut text, &spec.to_string(), sum);
        }
    }
    text.push('\n');
    for (reason, count) in &tally.endings {
        let share = 100.0 * mean(*count, games);
        let _: std::fmt::Result = writeln!(text, "{reason}: {share:.1} %");
    }
    text
}

fn row(text: &mut String, name: &str, tally: &SeatTally) {
    let (share, (points, deviation)) = (tally.share(), tally.points());
    let percent = |part: f64| 100.0 * part;
    let interval = format!("{:.2} to {:.2}", percent(share.low), percent(share.high));
    let _: std::fmt::Result = writeln!(
        text,
        "{name:<12}{:>7.2} %  {interval:<17}{points:>9.2}{deviation:>8.2}{:>6}",
        percent(share.share),
        tally.points_max
    );
}
