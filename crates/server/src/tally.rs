//! Counters for `/metrics`: numbers only, no personal data.

use std::fmt::Write;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// A counter or a gauge.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds to the count.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// Subtracts one, and returns what is left.
    pub fn lower(&self) -> u64 {
        self.0.fetch_sub(1, Ordering::Relaxed).saturating_sub(1)
    }

    /// The current value.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The buckets of a histogram, and the unit of its values.
pub trait Scale {
    /// The upper bounds of the buckets, in rising order; a last bucket has none.
    const BOUNDS: &'static [u64];
    /// How many of the observed values make one of the published unit.
    const PER_UNIT: f64;
}

/// Times: observed in microseconds, published in seconds.
#[derive(Debug)]
pub enum Micros {}

impl Scale for Micros {
    const BOUNDS: &'static [u64] = &[
        250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
        1_000_000, 5_000_000, 30_000_000,
    ];
    const PER_UNIT: f64 = 1e6;
}

/// Counts of things.
#[derive(Debug)]
pub enum Number {}

impl Scale for Number {
    const BOUNDS: &'static [u64] = &[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096, 16_384];
    const PER_UNIT: f64 = 1.0;
}

/// A histogram with fixed buckets. Many threads may observe values at once; nobody waits.
#[derive(Debug)]
pub struct Histogram<S> {
    /// The number of values in each bucket; the last one is for values above all bounds.
    buckets: Box<[AtomicU64]>,
    sum: AtomicU64,
    scale: PhantomData<S>,
}

impl<S: Scale> Default for Histogram<S> {
    fn default() -> Self {
        let buckets = (0..=S::BOUNDS.len()).map(|_| AtomicU64::default()).collect();
        Self { buckets, sum: AtomicU64::default(), scale: PhantomData }
    }
}

impl<S: Scale> Histogram<S> {
    /// Counts a value.
    pub fn observe(&self, value: u64) {
        let bucket = S::BOUNDS.partition_point(|bound| *bound < value);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(value, Ordering::Relaxed);
    }

    /// The number of values so far.
    pub fn n_values(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).sum()
    }

    /// The sum of all values so far.
    pub fn sum(&self) -> u64 {
        self.sum.load(Ordering::Relaxed)
    }

    /// Writes it in the text format of Prometheus, which adds up the buckets.
    fn write(&self, page: &mut String, name: &str, help: &str) {
        let head = writeln!(page, "# HELP tortuga_{name} {help}.\n# TYPE tortuga_{name} histogram");
        head.expect("strings take all text");
        let mut n_values = 0;
        let bounds = S::BOUNDS.iter().map(|bound| (real(*bound) / S::PER_UNIT).to_string());
        for (bucket, bound) in self.buckets.iter().zip(bounds.chain(["+Inf".to_owned()])) {
            n_values += bucket.load(Ordering::Relaxed);
            let line = writeln!(page, "tortuga_{name}_bucket{{le=\"{bound}\"}} {n_values}");
            line.expect("strings take all text");
        }
        let sum = real(self.sum()) / S::PER_UNIT;
        let foot = writeln!(page, "tortuga_{name}_sum {sum}\ntortuga_{name}_count {n_values}");
        foot.expect("strings take all text");
    }
}

impl Histogram<Micros> {
    /// Counts the time since a moment.
    pub fn observe_since(&self, began: Instant) {
        self.observe(u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX));
    }
}

#[expect(clippy::cast_precision_loss, reason = "a metric of so much is told well enough")]
fn real(number: u64) -> f64 {
    number as f64
}

/// All counters of a server.
#[derive(Debug, Default)]
pub struct Counters {
    /// Requests answered.
    pub requests: Count,
    /// Requests refused by the rate limit.
    pub too_many: Count,
    /// Open sockets of any kind.
    pub sockets: Count,
    /// Sockets closed at once because there were too many.
    pub turned_away: Count,
    /// Open WebSocket connections to tables.
    pub connections: Count,
    /// Commands read.
    pub commands: Count,
    /// Messages sent.
    pub messages: Count,
    /// Connections closed because their client read too slowly.
    pub slow: Count,
    /// Requests relayed to another node.
    pub relayed: Count,
    /// How long a move took its table, from taking the command until its updates were queued for
    /// sending; they are on disk by then.
    pub move_time: Histogram<Micros>,
    /// Questions put to bots.
    pub thoughts: Count,
    /// Questions that a bot on another machine answered.
    pub thoughts_elsewhere: Count,
    /// Questions that wait for a thread.
    pub thoughts_waiting: Count,
    /// How long questions waited for a thread.
    pub thought_wait: Histogram<Micros>,
    /// Steps written to logs.
    pub steps: Count,
    /// Transactions that wrote them.
    pub commits: Count,
    /// Open tables, in memory or not.
    pub tables: Count,
    /// Tables in memory.
    pub rooms: Count,
    /// How long it took to load a table from its log.
    pub load_time: Histogram<Micros>,
    /// How long it took to write a transaction.
    pub commit_time: Histogram<Micros>,
    /// The rows of logs in a transaction.
    pub commit_rows: Histogram<Number>,
    /// Tables not created because there were too many, of all or of one person or address.
    pub tables_refused: Count,
    /// Tables set aside since the start.
    pub set_aside: Count,
}

/// The Prometheus type of a metric.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Counter,
    Gauge,
}

/// Facts about the server that are looked up when somebody asks.
#[derive(Clone, Copy, Debug)]
pub struct Condition {
    /// Whether writing works.
    pub is_writable: bool,
    /// The resident memory of the process, in bytes; 0 where the system does not tell.
    pub memory_bytes: u64,
    /// The size of the data on disk, in bytes.
    pub database_bytes: u64,
}

impl Counters {
    /// The page for Prometheus, in its text format.
    pub fn page(&self, condition: Condition) -> String {
        use Kind::{Counter, Gauge};
        let Condition { is_writable, memory_bytes, database_bytes } = condition;
        let [writable, memory, database] =
            [u64::from(is_writable), memory_bytes, database_bytes].map(|value| Count(value.into()));
        let lines = [
            ("requests_total", Counter, "HTTP requests answered", &self.requests),
            (
                "requests_refused_total",
                Counter,
                "Requests refused by the rate limit",
                &self.too_many,
            ),
            ("sockets", Gauge, "Open sockets of any kind", &self.sockets),
            ("sockets_turned_away_total", Counter, "Sockets refused: too many", &self.turned_away),
            ("connections", Gauge, "Open WebSocket connections", &self.connections),
            ("commands_total", Counter, "Commands read", &self.commands),
            ("messages_total", Counter, "Messages sent", &self.messages),
            (
                "slow_connections_total",
                Counter,
                "Connections closed: client read too slowly",
                &self.slow,
            ),
            ("relayed_total", Counter, "Requests relayed to another node", &self.relayed),
            ("thoughts_total", Counter, "Questions put to bots", &self.thoughts),
            (
                "thoughts_elsewhere_total",
                Counter,
                "Questions answered on other machines",
                &self.thoughts_elsewhere,
            ),
            ("thoughts_waiting", Gauge, "Questions waiting for a thread", &self.thoughts_waiting),
            ("steps_total", Counter, "Steps written to logs, one row each", &self.steps),
            ("commits_total", Counter, "Transactions written", &self.commits),
            ("tables", Gauge, "Open tables, in memory or not", &self.tables),
            ("tables_in_memory", Gauge, "Tables in memory", &self.rooms),
            ("tables_refused_total", Counter, "Tables not created: too many", &self.tables_refused),
            ("tables_set_aside_total", Counter, "Tables set aside", &self.set_aside),
            ("writable", Gauge, "Whether writing works", &writable),
            ("memory_bytes", Gauge, "Resident memory", &memory),
            ("database_bytes", Gauge, "Size of the data on disk", &database),
        ];
        let mut page = String::new();
        for (name, kind, help, count) in lines {
            let kind = match kind {
                Counter => "counter",
                Gauge => "gauge",
            };
            let value = count.get();
            let text = writeln!(
                page,
                "# HELP tortuga_{name} {help}.\n\
                 # TYPE tortuga_{name} {kind}\n\
                 tortuga_{name} {value}"
            );
            text.expect("strings take all text");
        }
        self.move_time.write(
            &mut page,
            "move_seconds",
            "Time of a move at its table, commit included",
        );
        self.thought_wait.write(&mut page, "thought_wait_seconds", "Time a question waits");
        self.load_time.write(&mut page, "load_seconds", "Time to load a table from its log");
        self.commit_time.write(&mut page, "commit_seconds", "Time to write a transaction");
        self.commit_rows.write(&mut page, "commit_rows", "Rows of logs in a transaction");
        page
    }
}

#[cfg(test)]
mod tests {
    //! Histograms as Prometheus reads them.
    use super::*;

    #[test]
    fn a_histogram_adds_up_its_buckets() {
        let times: Histogram<Micros> = Histogram::default();
        for micros in [250, 251, 40_000_000] {
            times.observe(micros);
        }
        let mut page = String::new();
        times.write(&mut page, "test_seconds", "A test");
        let lines: Vec<&str> = page.lines().collect();
        assert_eq!(lines[1], "# TYPE tortuga_test_seconds histogram");
        assert_eq!(lines[2], r#"tortuga_test_seconds_bucket{le="0.00025"} 1"#);
        assert_eq!(lines[3], r#"tortuga_test_seconds_bucket{le="0.0005"} 2"#);
        assert!(page.contains("tortuga_test_seconds_bucket{le=\"30\"} 2\n"), "{page}");
        assert!(page.contains("tortuga_test_seconds_bucket{le=\"+Inf\"} 3\n"), "{page}");
        assert!(
            page.ends_with("tortuga_test_seconds_sum 40.000501\ntortuga_test_seconds_count 3\n")
        );
        assert_eq!((times.n_values(), times.sum()), (3, 40_000_501));
    }
}
