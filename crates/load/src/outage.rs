//! What people notice when a node is killed, when all nodes are restarted one after the other, and
//! when the database is killed: one person at each table asks for something every second, goes to
//! another node when a connection is lost, and sends again what was not answered.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::args::{Args, Outage, Routing};
use crate::guest::{Answered, Guest, text};
use crate::house::Server;

/// The time between two commands of a person.
const PERIOD: Duration = Duration::from_secs(1);
/// How long somebody waits before they connect again.
const AGAIN: Duration = Duration::from_millis(250);
/// How long somebody waits for an answer before they try another node.
const SILENCE: Duration = Duration::from_secs(5);
/// The time between two restarts.
const BETWEEN: Duration = Duration::from_secs(3);
/// How many tables are set up at the same time.
const SETTERS: usize = 16;
/// A thread for each table needs little.
const STACK_BYTES: usize = 128 * 1024;

/// A command that was answered: when it was first sent, and when its answer came.
#[derive(Clone, Copy, Debug)]
struct Told {
    sent: Instant,
    answered: Instant,
}

/// What one person has seen.
#[derive(Debug, Default)]
struct Seen {
    told: Vec<Told>,
    /// Refusals, but for those that say that the table is read-only.
    n_refused: usize,
    n_read_only: usize,
    n_lost: usize,
}

/// A person at a table of their own.
struct Probe {
    doors: Vec<SocketAddr>,
    at: usize,
    cookie: String,
    path: String,
    n_commands: u32,
    guest: Option<Guest>,
}

/// Lets something happen, and prints how long the tables were silent.
pub(crate) fn run(args: &Args, outage: Outage, n_tables: usize) -> Result<()> {
    let mut server = Server::start(args)?;
    let probes = set_up(&server, outage, n_tables)?;
    eprintln!("load: {n_tables} tables are set up");
    let is_over = Arc::new(AtomicBool::new(false));
    let people: Vec<JoinHandle<Seen>> = probes
        .into_iter()
        .enumerate()
        .map(|(place, probe)| {
            let is_over = Arc::clone(&is_over);
            let phase = PERIOD.mul_f64(crate::figures::real(place as u64 % 997) / 997.0);
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            thread.spawn(move || probe.live(phase, &is_over))
        })
        .collect::<Result<_, _>>()?;
    thread::sleep(Duration::from_secs(args.warm));
    let began = Instant::now();
    match outage {
        Outage::Kill => server.kill(0)?,
        Outage::Rolling => {
            for node in 0..args.nodes {
                server.restart(args, node)?;
                eprintln!("load: node {node} is back after {:.1?}", began.elapsed());
                thread::sleep(BETWEEN);
            }
        }
        Outage::Database => server.restart_database()?,
    }
    let ended = Instant::now();
    thread::sleep(Duration::from_secs(args.seconds));
    is_over.store(true, Ordering::Relaxed);
    let seen: Vec<Seen> = people
        .into_iter()
        .map(|person| person.join().map_err(|_| anyhow::anyhow!("somebody has panicked")))
        .collect::<Result<_>>()?;
    report(outage, &seen, (began, ended))
}

/// Sets up the tables: all on the node that will be killed, otherwise on all nodes.
fn set_up(server: &Server, outage: Outage, n_tables: usize) -> Result<Vec<Probe>> {
    let doors = server.doors(Routing::Table).all();
    let (made, all) = mpsc::channel();
    for setter in 0..SETTERS {
        let (made, doors) = (made.clone(), doors.clone());
        thread::spawn(move || {
            for place in (setter..n_tables).step_by(SETTERS) {
                let at = if outage == Outage::Kill { 0 } else { place % doors.len() };
                // If sending fails, the receiver has ended.
                drop(made.send(Probe::sit_down(doors.clone(), at)));
            }
        });
    }
    drop(made);
    all.into_iter().collect()
}

impl Probe {
    /// A person and a bot at a new table, where a match has begun.
    fn sit_down(doors: Vec<SocketAddr>, at: usize) -> Result<Self> {
        let mut guest = Guest::connect(doors[at])?;
        let answer = guest.post("/api/guest", r#"{"name":"Anne"}"#)?;
        guest.cookie = answer.cookie.context("no cookie in the answer")?;
        let made = guest.post("/api/tables", r#"{"game":"port-royal","seats":2}"#)?;
        let path = format!("/api/tables/{}", text(&made.body, "table")?);
        guest.upgrade(&path)?;
        let wishes = [
            r#"{"kind":"sit","seat":0}"#,
            r#"{"kind":"fill","seat":1,"level":"random"}"#,
            r#"{"kind":"start"}"#,
        ];
        for wish in wishes {
            guest.ask(wish)?;
        }
        let (cookie, n_commands) = (guest.cookie.clone(), guest.n_commands);
        Ok(Self { doors, at, cookie, path, n_commands, guest: Some(guest) })
    }

    /// Asks for something every second.
    fn live(mut self, phase: Duration, is_over: &AtomicBool) -> Seen {
        let mut seen = Seen::default();
        let mut due = Instant::now() + phase;
        while !is_over.load(Ordering::Relaxed) {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            let sent = Instant::now();
            match self.insist(&mut seen, is_over) {
                Some(answered) => seen.told.push(Told { sent, answered }),
                None => seen.n_lost += 1,
            }
            due = (due + PERIOD).max(Instant::now());
        }
        seen
    }

    /// Sends a command until it is answered; `None` if it never is.
    fn insist(&mut self, seen: &mut Seen, is_over: &AtomicBool) -> Option<Instant> {
        self.n_commands += 1;
        let began = Instant::now();
        loop {
            match self.try_once() {
                Ok(Answered::Done) => return Some(Instant::now()),
                Ok(Answered::ReadOnly) => {
                    seen.n_read_only += 1;
                    self.n_commands += 1;
                }
                Ok(Answered::Refused) => {
                    seen.n_refused += 1;
                    return Some(Instant::now());
                }
                Err(_) => {
                    self.guest = None;
                    self.at = (self.at + 1) % self.doors.len();
                }
            }
            if is_over.load(Ordering::Relaxed) && began.elapsed() > SILENCE * 2 {
                return None;
            }
            thread::sleep(AGAIN);
        }
    }

    fn try_once(&mut self) -> Result<Answered> {
        if self.guest.is_none() {
            let mut guest = Guest::connect(self.doors[self.at])?;
            guest.patience(SILENCE)?;
            guest.cookie.clone_from(&self.cookie);
            guest.upgrade(&self.path)?;
            self.guest = Some(guest);
        }
        let guest = self.guest.as_mut().context("there is one")?;
        let hearing = if self.n_commands.is_multiple_of(2) { "muted" } else { "heard" };
        let wish = format!(r#"{{"kind":"mute","seat":1,"hearing":"{hearing}"}}"#);
        let answered = guest.command(self.n_commands, &wish);
        guest.forget();
        answered
    }
}

/// The given percentile of times, in seconds.
fn percentile(times: &mut [f64], hundredths: usize) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    let place = (times.len() * hundredths).div_ceil(100).saturating_sub(1);
    times.get(place).copied().unwrap_or_default()
}

fn report(outage: Outage, seen: &[Seen], (began, ended): (Instant, Instant)) -> Result<()> {
    // When each table first answered after the moment that counts.
    let from = if outage == Outage::Database { ended } else { began };
    let first = |seen: &Seen| {
        let mut after = seen.told.iter().filter(|told| told.answered > from);
        after.next().map(|told| (told.answered - from).as_secs_f64())
    };
    let longest = |seen: &Seen| {
        let after = seen.told.iter().filter(|told| told.answered > began);
        after.map(|told| (told.answered - told.sent).as_secs_f64()).fold(0.0, f64::max)
    };
    let mut firsts: Vec<f64> = seen.iter().filter_map(first).collect();
    let mut silences: Vec<f64> = seen.iter().map(longest).collect();
    let sum = |of: fn(&Seen) -> usize| seen.iter().map(of).sum::<usize>();
    let line = |name: &str, times: &mut [f64]| {
        let [p50, p99, max] = [50, 99, 100].map(|nth| percentile(times, nth));
        println!("| {name}: p50 / p99 / max | {p50:.2} / {p99:.2} / {max:.2} s |");
    };
    println!("| | |\n|---|---|\n| tables, answering again | {}, {} |", seen.len(), firsts.len());
    line("first answer", &mut firsts);
    line("longest wait for an answer", &mut silences);
    let (n_refused, n_lost) = (sum(|it| it.n_refused), sum(|it| it.n_lost));
    println!("| answers | {} |", sum(|it| it.told.len()));
    println!("| refused, lost, read-only | {n_refused}, {n_lost}, {} |", sum(|it| it.n_read_only));
    let (p99, max) = (percentile(&mut firsts, 99), percentile(&mut firsts, 100));
    let holds = match outage {
        Outage::Kill => p99 <= 5.0 && max <= 10.0,
        Outage::Rolling => percentile(&mut silences, 99) <= 1.0 && n_refused == 0,
        Outage::Database => max <= 3.0,
    };
    if !holds || n_lost > 0 || firsts.len() < seen.len() {
        bail!("the tables were silent for too long, or lost something");
    }
    Ok(())
}
