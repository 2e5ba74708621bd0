//! A load generator: plays whole games at many tables of a server at once, and measures the server.
//!
//! It knows only docs/protocol.md: a server in its own process, HTTP to sign in, a WebSocket for
//! each seat, moves from the menu. It shares the machine with the server, so it is frugal: one
//! thread, one buffer, and messages are skimmed rather than parsed.
//!
//! Must not be here: anything of the product. Reading order: `args`, `house`, `wire`, `skim`,
//! `guest`, `client`, `crowd`, `figures`, `outage`, `growth`, `peer`.

mod args;
mod client;
mod crowd;
mod figures;
mod growth;
mod guest;
mod house;
mod outage;
mod peer;
#[path = "../../server/tests/postgres/mod.rs"]
mod postgres;
mod skim;
mod wire;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Result, bail};
use clap::Parser;

use args::Args;
use crowd::Crowd;
use figures::Figures;
use house::Server;

/// How many tables are set up at the same time.
const SETTERS: usize = 32;
/// Open files besides the connections.
const FILES_BESIDE: u64 = 64;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let Some(n_tables) = args.tables else { return growth::run(args) };
    if let Some(outage) = args.outage {
        return outage::run(args, outage, n_tables);
    }
    let figures = measure(args, n_tables)?;
    print!("{}", figures.table());
    figures.judge(args.limits(n_tables))
}

/// Starts a server, plays at so many tables, and measures it.
fn measure(args: &Args, n_tables: usize) -> Result<Figures> {
    // A relayed connection takes two at its node, which has the same limit.
    let files = n_tables as u64 * guest::SEATS as u64 + FILES_BESIDE;
    let allowed =
        rlimit::increase_nofile_limit(files).context("cannot raise the limit of open files")?;
    if allowed < files {
        bail!("{files} open files are needed here and in the server, {allowed} are allowed");
    }
    let server = Server::start(args)?;
    let (arrived, arrivals) = mpsc::sync_channel(SETTERS);
    let next = Arc::new(AtomicUsize::new(0));
    for _ in 0..SETTERS {
        let (arrived, next, bot) = (arrived.clone(), Arc::clone(&next), args.bot.clone());
        let doors = server.doors(args.routing);
        thread::spawn(move || {
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                // If sending fails, the receiver has ended.
                if place >= n_tables
                    || arrived.send(guest::sit_down(doors.of(place), bot.as_deref())).is_err()
                {
                    return;
                }
            }
        });
    }
    drop(arrived);
    let mut crowd = Crowd::new(args, n_tables)?;
    crowd.gather(&arrivals)?;
    crowd.warm_up()?;
    let before = server.measure()?;
    crowd.measure()?;
    let after = server.measure()?;
    crowd.settle()?;
    let figures = crowd.figures(&before, &after);
    server.stop()?;
    Ok(figures)
}
