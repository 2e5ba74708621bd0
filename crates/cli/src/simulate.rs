//! `tortuga simulate`: bots play many games on all cores, and what came of it is counted.
//!
//! Every game has streams of its own, made of the seed and its number, and a tally holds whole
//! numbers only; so the result does not depend on threads.

mod playout;
mod tally;
mod figures;
mod report;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use contract::Seat;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use registry::{House, Spec, Visitor};

use crate::args::Simulate;
use crate::table::{self, Ruled};
use playout::Runner;
use tally::Tally;

pub(crate) use tally::PARTS;

/// How many games a thread takes at a time.
const CHUNK: u64 = 64;

/// Runs the command.
pub(crate) fn run(args: &Simulate) -> Result<()> {
    registry::visit(&args.game, Run(args)).ok_or_else(|| table::no_such_game(&args.game))?
}

struct Run<'a>(&'a Simulate);

impl Visitor for Run<'_> {
    type Output = Result<()>;
    fn visit<G: House>(self) -> Result<()> {
        let args = self.0;
        let ruled = table::rules::<G>(&args.setup)?;
        let bot = |seat: Seat| args.bots[seat.idx() % args.bots.len()].or_of(args.temper);
        let bots: Vec<Spec> = ruled.seats.seats().map(bot).collect();
        if let Some(folder) = &args.records {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let stop = stop_on_ctrl_c()?;
        let bar = progress_bar(args);
        let begun = Instant::now();
        let tally = play_all(args, &ruled, &bots, stop, &bar)?;
        bar.finish_and_clear();
        let timing = report::Timing { seconds: begun.elapsed(), threads: n_threads(args) };
        report::print::<G>(args, &ruled, &bots, &tally, &timing)
    }
}

fn n_threads(args: &Simulate) -> usize {
    args.threads.map_or_else(rayon::current_num_threads, usize::from)
}

/// What is done when Ctrl-C comes is printed; a second one ends it as usual.
pub(crate) fn stop_on_ctrl_c() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .context("cannot watch for Ctrl-C")?;
    Ok(&STOP)
}

fn progress_bar(args: &Simulate) -> ProgressBar {
    // Hidden where standard error is no terminal; indicatif sees to that.
    let bar = if args.json || args.csv {
        ProgressBar::hidden()
    } else {
        ProgressBar::new(args.games.get())
    };
    let style = "{bar:30} {human_pos}/{human_len} games · {per_sec} · {eta} left";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is right"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn play_all<G: House>(
    args: &Simulate,
    ruled: &Ruled<G>,
    bots: &[Spec],
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> Result<Tally> {
    let games = args.games.get();
    let chunk = |number: u64| -> Result<Tally> {
        let mut runner = Runner::new(args, ruled, bots);
        let mut tally = Tally::new(bots.len());
        let first = number * CHUNK;
        for game in first..games.min(first + CHUNK) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            runner.play(game, &mut tally)?;
        }
        bar.inc(tally.games());
        Ok(tally)
    };
    let n_chunks = games.div_ceil(CHUNK);
    let all = || {
        (0..n_chunks)
            .into_par_iter()
            .map(chunk)
            .try_reduce(|| Tally::new(bots.len()), |one, other| Ok(one.plus(&other)))
    };
    // On one thread no pool is needed, and instruction counts stay clean of it.
    let next = AtomicU64::new(0);
    if n_threads(args) == 1 {
        let mut sum = Tally::new(bots.len());
        while next.load(Ordering::Relaxed) < n_chunks {
            sum = sum.plus(&chunk(next.fetch_add(1, Ordering::Relaxed))?);
        }
        return Ok(sum);
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads(args)).build()?;
    pool.install(all)
}
