//! Measures the store alone: what its writing thread takes for a move, and how long a move waits.
//!
//! `store TABLES RATE SECONDS`: so many moves each second, spread over so many tables.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use server::ident::TableId;
use server::store::{Change, Receipt, SqliteStore, Store, StoredStep};
use server::tally::Counters;
use table::id::Millis;

/// The steps of each table before measuring begins.
const BEFORE: u64 = 30;
/// The bytes of a move in a log: what Port Royal writes on average.
const STEP_BYTES: usize = 501;

fn main() -> Result<()> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut next = |usual| numbers.next().transpose().map(|number| number.unwrap_or(usual));
    let (n_tables, rate, seconds) = (next(2000)?, next(4000)?, next(10)?);
    let folder = std::env::temp_dir().join(format!("tortuga-store-{}", std::process::id()));
    let measured = measure(&folder, n_tables, rate, seconds);
    std::fs::remove_dir_all(&folder)?;
    measured
}

/// A step of a table.
fn step(table: u32, seq: u64) -> Change {
    // Ids are random, so neighbours in time are not neighbours in the file.
    let table = TableId(u64::from(table).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let at_ms = Millis(1_800_000_000_000 + seq);
    let step = StoredStep { seq: 2 * seq, at_ms, text: "x".repeat(STEP_BYTES) };
    Change::Append { table, step, summary: None }
}

fn measure(folder: &Path, n_tables: u32, rate: u32, seconds: u32) -> Result<()> {
    let tally = Arc::new(Counters::default());
    let store = SqliteStore::open(folder, Arc::clone(&tally))?;
    let before = (0..BEFORE).flat_map(|seq| (0..n_tables).map(move |table| (table, seq)));
    let receipts: Vec<Receipt> = before.map(|(table, seq)| store.write(step(table, seq))).collect();
    for receipt in receipts {
        receipt.wait()?;
    }
    let (cpu, n_commits) = (cpu_us()?, tally.commits.get());
    let (sender, receiver) = mpsc::channel::<(Instant, Receipt)>();
    let waiting = thread::spawn(move || -> Result<Vec<Duration>> {
        receiver
            .into_iter()
            .map(|(at, receipt)| Ok(receipt.wait().map(|()| at.elapsed())?))
            .collect()
    });
    send(&store, &sender, n_tables, rate, seconds)?;
    drop(sender);
    let Ok(waits) = waiting.join() else { bail!("waiting failed") };
    let mut waits = waits?;
    waits.sort();
    let n_moves = f64::from(rate) * f64::from(seconds);
    let n_commits = tally.commits.get() - n_commits;
    let at = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    println!(
        "{n_tables} tables, {rate} moves/s: {:.1} us a move, {:.1} moves a commit, \
         p50 {:.1} p99 {:.1} max {:.1} ms",
        Duration::from_micros(cpu_us()? - cpu).as_secs_f64() * 1e6 / n_moves,
        n_moves / Duration::from_secs(n_commits).as_secs_f64(),
        at(50),
        at(99),
        at(100),
    );
    Ok(())
}

/// Sends moves at a steady rate, each to a table by chance.
fn send(
    store: &SqliteStore,
    sender: &Sender<(Instant, Receipt)>,
    n_tables: u32,
    rate: u32,
    seconds: u32,
) -> Result<()> {
    let mut seqs = vec![BEFORE; usize::try_from(n_tables)?];
    let (began, mut chance) = (Instant::now(), 1_u64);
    for n_sent in 0..rate * seconds {
        let due = began + Duration::from_secs(1) * n_sent / rate;
        if let Some(left) = due.checked_duration_since(Instant::now()) {
            thread::sleep(left);
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let table = u32::try_from((chance >> 33) % u64::from(n_tables))?;
        let seq = &mut seqs[usize::try_from(table)?];
        sender.send((Instant::now(), store.write(step(table, *seq))))?;
        *seq += 1;
    }
    Ok(())
}

/// The CPU time of the writing thread, in microseconds.
fn cpu_us() -> Result<u64> {
    for task in std::fs::read_dir("/proc/self/task")? {
        let path = task?.path();
        if std::fs::read_to_string(path.join("comm"))?.trim() == "store" {
            let text = std::fs::read_to_string(path.join("schedstat"))?;
            return Ok(text.split(' ').next().context("schedstat")?.parse::<u64>()? / 1000);
        }
    }
    bail!("no thread writes")
}
