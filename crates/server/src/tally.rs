//! Counters for `/metrics`: numbers only, no personal data.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A counter or a gauge.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds to the count.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// Subtracts one.
    pub fn lower(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// The current value.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
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
    /// Questions put to bots.
    pub thoughts: Count,
    /// Steps written to logs.
    pub steps: Count,
    /// Transactions that wrote them.
    pub commits: Count,
    /// Open tables.
    pub tables: Count,
    /// Tables set aside since the start.
    pub set_aside: Count,
}

/// The Prometheus type of a metric.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Counter,
    Gauge,
}

impl Counters {
    /// The page for Prometheus, in its text format.
    pub fn page(&self) -> String {
        use Kind::{Counter, Gauge};
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
            ("thoughts_total", Counter, "Questions put to bots", &self.thoughts),
            ("steps_total", Counter, "Steps written to logs, one row each", &self.steps),
            ("commits_total", Counter, "Transactions written", &self.commits),
            ("tables", Gauge, "Open tables", &self.tables),
            ("tables_set_aside_total", Counter, "Tables set aside", &self.set_aside),
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
        page
    }
}
