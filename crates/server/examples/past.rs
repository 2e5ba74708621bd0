//! Measures what much data costs: the start of a server on it, and how long others wait while
//! somebody reads a long record again and again.
//!
//! `past FOLDER ENTRIES SECONDS`: the folder is one that `load --data FOLDER` has left behind. A
//! table whose log has so many entries is added to it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use server::Server;
use server::ident::TableId;
use server::settings::Settings;
use server::store::{Change, OpenTable, Receipt, SqliteStore, Store, StoredStep, file_in};
use server::tally::Counters;
use table::entry::Tail;
use table::{Entry, Fact};
use tokio::sync::oneshot;

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().context("which folder?")?;
    let folder = Path::new(&folder);
    let n_entries = args.next().map_or(Ok(43_007), |text| text.parse())?;
    let seconds = args.next().map_or(Ok(10), |text| text.parse())?;
    let long = add_long_log(folder, n_entries)?;
    let megabytes = std::fs::metadata(file_in(folder))?.len() / 1_000_000;
    let runtime = tokio::runtime::Runtime::new()?;
    let began = Instant::now();
    let mut settings = Settings::new(folder.to_owned());
    settings.listen.set_port(0);
    settings.limits.requests_per_second = None;
    let server = runtime.block_on(Server::start(settings))?;
    let (address, started) = (server.address()?, began.elapsed());
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = runtime.spawn(server.serve(async { drop(stopped.await) }));
    Caller::new(address)?.get("/health")?;
    let (opened, answered) = (ms(started), ms(began.elapsed()));
    println!("{megabytes} MB: listens after {opened:.0} ms, answers after {answered:.0} ms");
    let time = Duration::from_secs(seconds);
    println!("nobody reads the record: {}", waits(address, time)?);
    let path = format!("/api/tables/{long}/records/1");
    let reading = thread::spawn(move || read_again_and_again(address, &path, time));
    println!("somebody does: {}", waits(address, time)?);
    let Ok(read) = reading.join() else { bail!("reading failed") };
    println!("a record from {n_entries} entries: {}", read?);
    drop(stop);
    runtime.block_on(serving)?;
    Ok(())
}

/// Adds a table with a long log: the first match of another table, and then its moves over and over
/// again. Returns its id.
fn add_long_log(folder: &Path, n_entries: usize) -> Result<TableId> {
    let store = SqliteStore::open(folder, Arc::new(Counters::default()))?;
    for OpenTable { table, summary, .. } in store.open_tables()? {
        let log = store.log(table)?;
        let lines = log.iter().flat_map(StoredStep::lines);
        let entries: Vec<Entry> = lines.map(Entry::read).collect::<Result<_, _>>()?;
        let is_end = |entry: &Entry| matches!(entry.fact, Fact::Ended { .. });
        let (Some(end), Some(summary)) = (entries.iter().position(is_end), summary) else {
            continue;
        };
        let moves = entries[..end].iter().filter(|it| matches!(it.fact, Fact::Played { .. }));
        let all = entries[..=end].iter().chain(moves.cycle()).take(n_entries);
        let (id, mut tail, mut receipts) = (TableId::fresh(), Tail::default(), Vec::new());
        for entry in all {
            let next = tail.append(entry.at_ms, entry.fact.clone(), entry.origin);
            let step = StoredStep::dated(&[next], entry.at_ms).context("an entry is a step")?;
            let summary = Box::new(summary.clone());
            let change = match step.seq {
                0 => Change::OpenTable { table: id, step, summary },
                _ => Change::Append { table: id, step, summary: None },
            };
            receipts.push(store.write(change));
        }
        let ended = store.write(Change::CloseTable { table: id, at: tail.at_ms });
        receipts.into_iter().chain([ended]).try_for_each(Receipt::wait)?;
        return Ok(id);
    }
    bail!("no match has ended in that folder")
}

/// What others wait for an answer, asking a hundred times per second.
fn waits(address: SocketAddr, time: Duration) -> Result<String> {
    let (mut caller, mut waits, began) = (Caller::new(address)?, Vec::new(), Instant::now());
    while began.elapsed() < time {
        let asked = Instant::now();
        caller.get("/api/guest")?;
        waits.push(asked.elapsed());
        thread::sleep(Duration::from_millis(10));
    }
    Ok(spread(waits))
}

fn read_again_and_again(address: SocketAddr, path: &str, time: Duration) -> Result<String> {
    let (mut caller, mut waits, began) = (Caller::new(address)?, Vec::new(), Instant::now());
    while began.elapsed() < time {
        let asked = Instant::now();
        caller.get(path)?;
        waits.push(asked.elapsed());
    }
    Ok(spread(waits))
}

fn spread(mut waits: Vec<Duration>) -> String {
    waits.sort();
    let at = |percent: usize| ms(waits[(waits.len() - 1) * percent / 100]);
    format!("{} times, p50 {:.1} p99 {:.1} max {:.1} ms", waits.len(), at(50), at(99), at(100))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// A guest with a connection.
struct Caller {
    stream: TcpStream,
    address: SocketAddr,
    cookie: String,
}

impl Caller {
    fn new(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        let mut caller = Self { stream, address, cookie: String::new() };
        let body = r#"{"name":"Anne"}"#;
        let head = caller.ask(&format!(
            "POST /api/guest HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        ))?;
        let cookie = head.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
        cookie.context("no cookie")?.clone_into(&mut caller.cookie);
        Ok(caller)
    }

    fn get(&mut self, path: &str) -> Result<String> {
        let Self { address, cookie, .. } = self;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\r\n");
        self.ask(&request).with_context(|| path.to_owned())
    }

    /// Sends a request and reads the whole answer; returns its head.
    fn ask(&mut self, request: &str) -> Result<String> {
        self.stream.write_all(request.as_bytes())?;
        let (mut got, mut buffer) = (Vec::new(), vec![0; 64 * 1024]);
        loop {
            let n_bytes = self.stream.read(&mut buffer)?;
            if n_bytes == 0 {
                bail!("the server has hung up");
            }
            got.extend_from_slice(&buffer[..n_bytes]);
            let text = String::from_utf8_lossy(&got);
            let Some((head, _)) = text.split_once("\r\n\r\n") else { continue };
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let length: usize = length.context("no length")?.parse()?;
            if got.len() >= head.len() + 4 + length {
                let is_good = head.starts_with("HTTP/1.1 2");
                return if is_good { Ok(head.to_owned()) } else { bail!("{head}") };
            }
        }
    }
}
