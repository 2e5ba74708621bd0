//! The measurements, as one table, and whether the server kept its limits.

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::args::{Args, Limits};
use crate::client::Faults;
use crate::guest::SEATS;
use crate::house::Measure;

/// The share of the required moves that must be made: a few are in flight at the end, and a match
/// that ends costs its table a moment.
const SHARE_MIN: f64 = 0.98;

/// What is counted while measuring, and a few things since the start.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) moves: u64,
    pub(crate) sent: u64,
    pub(crate) updates: u64,
    pub(crate) over: u64,
    /// Latency from a command to its update at the sender, in microseconds.
    own: Vec<u32>,
    /// The same at the other players of the table.
    others: Vec<u32>,
    /// How late the load generator itself was.
    late: Vec<u32>,
    // Since the start.
    pub(crate) moves_ever: u64,
    pub(crate) commands_ever: u64,
    pub(crate) answers_ever: u64,
    pub(crate) refused: u64,
    pub(crate) closed: u64,
}

/// A count as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "figures for people")]
pub(crate) fn real(count: u64) -> f64 {
    count as f64
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

impl Counts {
    /// Starts counting.
    pub(crate) fn reset(&mut self) {
        let Self { moves_ever, commands_ever, answers_ever, refused, closed, .. } = *self;
        *self =
            Self { moves_ever, commands_ever, answers_ever, refused, closed, ..Self::default() };
    }

    pub(crate) fn saw(&mut self, time: Duration, is_own: bool) {
        if is_own { &mut self.own } else { &mut self.others }.push(micros(time));
    }

    pub(crate) fn late(&mut self, time: Duration) {
        self.late.push(micros(time));
    }
}

/// Percentiles, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Spread {
    p50: f64,
    p99: f64,
    max: f64,
}

impl Spread {
    fn of(times: &[u32]) -> Self {
        let mut times = times.to_vec();
        times.sort_unstable();
        let nth = |hundredths: usize| {
            let place = (times.len() * hundredths).div_ceil(100).saturating_sub(1);
            times.get(place).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Self { p50: nth(50), p99: nth(99), max: nth(100) }
    }

    fn text(self) -> String {
        format!("{:.1} / {:.1} / {:.0} ms", self.p50, self.p99, self.max)
    }
}

/// The results.
#[derive(Clone, Debug)]
pub(crate) struct Figures {
    tables: usize,
    /// Moves per second required.
    asked: f64,
    /// Whether bots play too.
    has_bots: bool,
    seconds: f64,
    counts: Counts,
    faults: Faults,
    /// Tables whose players did not end at the same version.
    apart: u64,
    own: Spread,
    others: Spread,
    late: Spread,
    server_cpu: f64,
    own_cpu: f64,
    /// What everything else on the machine took.
    other_cpu: f64,
    memory: u64,
    rows: u64,
    commits: u64,
    messages: u64,
}

impl Figures {
    pub(crate) fn new(
        args: &Args,
        counts: &Counts,
        faults: Faults,
        apart: u64,
        tables: usize,
        (before, after): (&Measure, &Measure),
    ) -> Self {
        let server_cpu = after.server_cpu - before.server_cpu;
        let own_cpu = after.own_cpu - before.own_cpu;
        let machine_cpu = after.machine_cpu - before.machine_cpu;
        Self {
            tables,
            asked: args.asked(tables),
            has_bots: args.bot.is_some(),
            seconds: after.at.duration_since(before.at).as_secs_f64(),
            faults,
            apart,
            own: Spread::of(&counts.own),
            others: Spread::of(&counts.others),
            late: Spread::of(&counts.late),
            server_cpu,
            own_cpu,
            // The times are rounded.
            other_cpu: (machine_cpu - server_cpu - own_cpu).max(0.0),
            memory: after.server_memory,
            rows: after.entries - before.entries,
            commits: after.commits - before.commits,
            messages: after.messages - before.messages,
            counts: counts.clone(),
        }
    }

    pub(crate) fn seats(&self) -> f64 {
        real((self.tables * SEATS) as u64)
    }

    pub(crate) fn kb_a_seat(&self) -> f64 {
        real(self.memory) / 1000.0 / self.seats()
    }

    /// The server's processor time for a move, in microseconds.
    pub(crate) fn cpu_us(&self) -> f64 {
        1e6 * self.server_cpu / real(self.counts.moves).max(1.0)
    }

    pub(crate) fn p50_ms(&self) -> f64 {
        self.own.p50.max(self.others.p50)
    }

    pub(crate) fn p99_ms(&self) -> f64 {
        self.own.p99.max(self.others.p99)
    }

    /// Moves per second, made and asked.
    pub(crate) fn pace(&self) -> (f64, f64) {
        (real(self.counts.moves) / self.seconds, self.asked)
    }

    /// The table of results.
    pub(crate) fn table(&self) -> String {
        let each_second = |count: u64| real(count) / self.seconds;
        let cores = |cpu: f64| format!("{:.0} % of a core", 100.0 * cpu / self.seconds);
        let batch = real(self.rows) / real(self.commits).max(1.0);
        let rows = [
            ("tables, seats", format!("{}, {}", self.tables, self.seats())),
            ("seconds measured", format!("{:.0}", self.seconds)),
            (
                "moves a second: made / asked",
                format!("{:.0} / {:.0}", each_second(self.counts.moves), self.asked),
            ),
            ("updates a second", format!("{:.0}", each_second(self.counts.updates))),
            ("messages a second", format!("{:.0}", each_second(self.messages))),
            ("matches ended", self.counts.over.to_string()),
            ("command to update, sender: p50 / p99 / max", self.own.text()),
            ("command to update, others: p50 / p99 / max", self.others.text()),
            ("refused, closed, lost answers", self.unwanted()),
            ("gaps, secrets, strange, apart", self.wrong()),
            ("server CPU", format!("{}, {:.0} µs a move", cores(self.server_cpu), self.cpu_us())),
            (
                "server memory",
                format!("{:.0} MB, {:.1} KB a seat", real(self.memory) / 1e6, self.kb_a_seat()),
            ),
            ("rows a second, rows a commit", format!("{:.0}, {batch:.1}", each_second(self.rows))),
            ("generator CPU", cores(self.own_cpu)),
            ("CPU of everything else on the machine", cores(self.other_cpu)),
            ("generator late: p50 / p99 / max", self.late.text()),
        ];
        let mut text = "| | |\n|---|---|\n".to_owned();
        for (name, value) in rows {
            writeln!(text, "| {name} | {value} |").expect("strings take all text");
        }
        text
    }

    fn lost(&self) -> u64 {
        self.counts.commands_ever - self.counts.answers_ever.min(self.counts.commands_ever)
    }

    fn unwanted(&self) -> String {
        format!("{}, {}, {}", self.counts.refused, self.counts.closed, self.lost())
    }

    fn wrong(&self) -> String {
        let Faults { gaps, secrets, strange } = self.faults;
        format!("{gaps}, {secrets}, {strange}, {}", self.apart)
    }

    /// Whether the server kept its limits.
    pub(crate) fn judge(&self, limits: Limits) -> Result<()> {
        let mut why: Vec<String> = Vec::new();
        let mut must = |holds: bool, problem: String| {
            if !holds {
                why.push(problem);
            }
        };
        let unwanted = self.counts.refused + self.counts.closed + self.lost();
        must(unwanted == 0, format!("refused, closed, lost answers: {}", self.unwanted()));
        must(
            self.faults.total() + self.apart == 0,
            format!("gaps, secrets, strange, apart: {}", self.wrong()),
        );
        let (made, asked) = self.pace();
        let share = made / asked;
        // Bots set their own pace, and the memory of their pool does not count for a seat.
        let of_people = !self.has_bots;
        must(
            share >= SHARE_MIN || !of_people,
            format!("{:.1} % of the moves were made", 100.0 * share),
        );
        let (p99, memory) = (self.p99_ms(), self.kb_a_seat());
        must(p99 < limits.p99_ms, format!("p99 is {p99:.1} ms"));
        must(memory <= limits.kb_a_seat || !of_people, format!("a seat takes {memory:.1} KB"));
        if why.is_empty() {
            return Ok(());
        }
        bail!("{} seats exceeded their limits: {}", self.seats(), why.join("; "))
    }
}

#[cfg(test)]
mod tests {
    //! Times with known percentiles.
    use super::*;

    #[test]
    fn the_spread_of_a_hundred_times() {
        let times: Vec<u32> = (1..=100).rev().map(|ms| ms * 1000).collect();
        assert_eq!(Spread::of(&times).text(), "50.0 / 99.0 / 100 ms");
        assert_eq!(Spread::of(&[]).text(), "0.0 / 0.0 / 0 ms");
    }

    #[test]
    fn counts_since_the_start_are_kept() {
        let mut counts = Counts { moves: 3, moves_ever: 9, refused: 1, ..Counts::default() };
        counts.saw(Duration::from_millis(2), true);
        counts.reset();
        assert_eq!((counts.moves, counts.moves_ever, counts.refused), (0, 9, 1));
        assert!(counts.own.is_empty());
    }
}
