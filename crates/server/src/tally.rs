//! What is counted, for `/metrics`: numbers only, nothing of anybody.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that goes up, or up and down.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// So many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// One fewer.
    pub fn lower(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// All counts of a server.
#[derive(Debug, Default)]
pub struct Tally {
    /// Requests answered.
    pub requests: Count,
    /// Requests refused for their number.
    pub too_many: Count,
    /// Sockets open now, of whatever kind.
    pub sockets: Count,
    /// Sockets closed at once, because there were too many.
    pub turned_away: Count,
    /// Connections to tables open now.
    pub connections: Count,
    /// Commands read.
    pub commands: Count,
    /// Messages sent.
    pub messages: Count,
    /// Connections dropped because they did not read.
    pub slow: Count,
    /// Questions to bots.
    pub thoughts: Count,
    /// Entries written.
    pub entries: Count,
    /// Transactions that wrote them.
    pub commits: Count,
    /// Tables open now.
    pub tables: Count,
    /// Tables set aside since the start.
    pub set_aside: Count,
}

/// How a number behaves, in Prometheus' words.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Counter,
    Gauge,
}

impl Tally {
    /// The page for Prometheus.
    pub fn page(&self) -> String {
        use Kind::{Counter, Gauge};
        let lines = [
            ("requests_total", Counter, "HTTP requests answered", &self.requests),
            ("requests_refused_total", Counter, "Requests refused: too many", &self.too_many),
            ("sockets", Gauge, "Sockets open, of whatever kind", &self.sockets),
            ("sockets_turned_away_total", Counter, "Sockets not let in", &self.turned_away),
            ("connections", Gauge, "WebSocket connections open", &self.connections),
            ("commands_total", Counter, "Commands read", &self.commands),
            ("messages_total", Counter, "Messages sent", &self.messages),
            ("slow_connections_total", Counter, "Connections that did not read", &self.slow),
            ("thoughts_total", Counter, "Questions to bots", &self.thoughts),
            ("entries_total", Counter, "Log entries written", &self.entries),
            ("commits_total", Counter, "Transactions written", &self.commits),
            ("tables", Gauge, "Tables open", &self.tables),
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
