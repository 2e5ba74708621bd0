//! The whole measurement: four sizes up to the aim, how the figures grow, and another server for
//! comparison.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use crate::args::{AIM, Args, FLOOR, Limits};
use crate::figures::Figures;
use crate::peer::{self, Peer};

/// The sizes to measure, in tables.
const SIZES: [usize; 4] = [FLOOR.tables / 4, FLOOR.tables / 2, FLOOR.tables, AIM.tables];
/// How much more a move or a seat may cost at the largest size than at the smallest, as a share.
const GROWTH_MAX: f64 = 0.15;

/// Measures every size, prints the tables, and judges.
pub(crate) fn run(args: &Args) -> Result<()> {
    let peer = args.peer.as_deref().and_then(|folder| match peer::measure(folder, args.pace) {
        Ok(peer) => Some(peer),
        Err(error) => {
            eprintln!("load: boardgame.io is not compared: {error:#}");
            None
        }
    });
    let mut sizes = Vec::new();
    let mut why = Vec::new();
    for n_tables in SIZES {
        let figures = crate::measure(args, n_tables)?;
        for (name, limits) in [("floor", FLOOR), ("aim", AIM)] {
            if limits.tables == n_tables {
                why.extend(report(name, &figures, limits));
            }
        }
        sizes.push(figures);
    }
    println!("Growth:\n\n{}", table(&sizes, peer.as_ref()));
    why.extend(growth(&sizes));
    if why.is_empty() {
        return Ok(());
    }
    bail!("{}", why.join("; "))
}

/// Prints the figures of a size that has limits, and returns the limits that it exceeded.
fn report(name: &str, figures: &Figures, limits: Limits) -> Option<String> {
    let Limits { p99_ms, kb_a_seat, .. } = limits;
    println!("The {name}, p99 below {p99_ms} ms and {kb_a_seat} KB a seat:\n");
    println!("{}", figures.table());
    figures.judge(limits).err().map(|error| format!("the {name} is missed: {error}"))
}

/// One row for each size, and one for the other server.
fn table(sizes: &[Figures], peer: Option<&Peer>) -> String {
    let mut text =
        "| | seats | moves a second: made / asked | p50 / p99 | CPU a move | memory a seat |\n\
                    |---|---|---|---|---|---|\n"
            .to_owned();
    let mut row = |name: &str, seats: f64, (made, asked): (f64, f64), p50, p99, cpu, memory| {
        let line = writeln!(
            text,
            "| {name} | {seats} | {made:.0} / {asked:.0} | {p50:.1} / {p99:.1} ms | {cpu:.0} µs | \
             {memory:.1} KB |"
        );
        line.expect("strings take all text");
    };
    for of in sizes {
        let (p50, p99) = (of.p50_ms(), of.p99_ms());
        row("Tortuga, on disk", of.seats(), of.pace(), p50, p99, of.cpu_us(), of.kb_a_seat());
    }
    if let Some(of) = peer {
        let pace = (of.made, of.asked);
        let name = "boardgame.io, in memory";
        row(name, of.seats, pace, of.p50_ms, of.p99_ms, of.cpu_us, of.kb_a_seat);
    }
    text
}

/// What grew too much from the smallest to the largest size.
fn growth(sizes: &[Figures]) -> Vec<String> {
    let (Some(first), Some(last)) = (sizes.first(), sizes.last()) else { return Vec::new() };
    let costs = [
        ("CPU a move", first.cpu_us(), last.cpu_us()),
        ("memory a seat", first.kb_a_seat(), last.kb_a_seat()),
    ];
    let grown = costs.iter().filter(|(_, first, last)| *last > first * (1.0 + GROWTH_MAX));
    grown.map(|(name, first, last)| format!("{name} grows from {first:.1} to {last:.1}")).collect()
}
