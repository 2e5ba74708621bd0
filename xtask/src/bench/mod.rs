//! What our code costs: instructions against their bars, and rates beside other engines.

mod bars;
mod count;
mod growth;
mod peers;

use anyhow::{Result, bail};

use self::bars::{CountBar, Verdict};
use crate::process::{self, cargo};
use crate::repo::Repo;
use crate::setup::{self, Purpose};

/// How much the count of a small program and that of `tortuga` may differ. More means that the
/// compiler inlines something in one and not in the other.
const APART: f64 = 0.05;

/// The stage of `make test`: counts every part, and fails if a bar does not hold.
pub(crate) fn gate(repo: &Repo) -> Result<Vec<String>> {
    let bars = CountBar::all(repo)?;
    count::build(repo, &bars)?;
    let counts = count::count(repo, &bars)?;
    let judged: Vec<(&CountBar, f64)> = bars.iter().zip(counts).collect();
    let lines: Vec<String> = judged.iter().map(|(bar, count)| bar.line(*count)).collect();
    println!("{}", lines.join("\n"));
    let wrong = judged.iter().filter(|(bar, count)| bar.judge(*count) != Verdict::Holds);
    let wrong: Vec<&str> = wrong.map(|(bar, _)| bar.name.as_str()).collect();
    if !wrong.is_empty() {
        bail!("bars that do not hold: {}", wrong.join(", "));
    }
    Ok(lines)
}

/// `cargo xtask bench [gate|growth|peers]`: everything, or one part.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let parts: &[&str] =
        if arguments.is_empty() { &["gate", "growth", "peers"] } else { arguments };
    setup::ensure(Purpose::Tests)?;
    for part in parts {
        match *part {
            "gate" => whole_gate(repo)?,
            "growth" => growth::run(repo)?,
            "peers" => peers::run(repo)?,
            _ => bail!("bench takes `gate`, `growth` or `peers`, not {part}"),
        }
    }
    Ok(())
}

/// The gate, and the same playouts by `tortuga`, whose counts must be about the same.
fn whole_gate(repo: &Repo) -> Result<()> {
    let build = ["build", "--release", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    gate(repo)?;
    let bars = CountBar::all(repo)?;
    let playouts: Vec<CountBar> = bars.into_iter().filter(|bar| bar.program == "playout").collect();
    let small = count::count(repo, &playouts)?;
    let mut apart = Vec::new();
    for (bar, small) in playouts.iter().zip(small) {
        let whole = growth::instructions(repo, bar)?;
        println!("{} in tortuga: {whole:.0} instructions per action ({small:.0} alone)", bar.name);
        if (whole / small - 1.0).abs() > APART {
            apart.push(bar.name.as_str());
        }
    }
    if !apart.is_empty() {
        bail!("not the same in the small program and in tortuga: {}", apart.join(", "));
    }
    Ok(())
}
