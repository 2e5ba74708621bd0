//! Simulations: bots play many games on all cores, and the results are counted.
//!
//! Every game has its own random streams, made from the seed and its number, and a tally has only
//! whole numbers, so the result does not depend on threads.

mod playout;
mod tally;
mod figures;
mod report;

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result};
use contract::Seat;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use registry::{House, Spec, Temper};

use crate::{Ruled, Setup, Watch};
use playout::Runner;
use report::Timing;
use tally::GameTally;

pub use report::SimulationReport;
pub(crate) use tally::PARTS;

/// How many games a thread takes at a time.
const CHUNK: u64 = 64;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How the game is set up.
    pub setup: Setup,
    /// The number of games.
    pub games: NonZeroU64,
    /// The bots by seat; fewer than seats repeat in turn.
    pub bots: Vec<Spec>,
    /// The temper of bots that have none of their own.
    pub temper: Option<Temper>,
    /// The same seed gives the same result.
    pub seed: u64,
    /// The number of threads; `None` for all cores.
    pub threads: Option<NonZeroUsize>,
    /// Whether to count the game's own figures too.
    pub figures: bool,
    /// The folder that gets a record of every game.
    pub records: Option<PathBuf>,
}

impl Plan {
    /// Plays all games, or until the run is stopped.
    ///
    /// # Errors
    /// A plan that the game does not allow, or a folder that cannot be used.
    pub fn run<G: House>(&self, watch: &dyn Watch) -> Result<SimulationReport<G>> {
        let ruled = Ruled::<G>::new(self.setup.clone())?;
        let bot = |seat: Seat| self.bots[seat.idx() % self.bots.len()].or_of(self.temper);
        let bots: Vec<Spec> = ruled.seats.seats().map(bot).collect();
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let begun = Instant::now();
        watch.begin(self.games.get());
        let tally = play_all(self, &ruled, &bots, watch)?;
        let timing = Timing { seconds: begun.elapsed(), threads: self.n_threads() };
        Ok(SimulationReport {
            seed: self.seed,
            with_figures: self.figures,
            ruled,
            bots,
            tally,
            timing,
        })
    }

    fn n_threads(&self) -> usize {
        self.threads.map_or_else(rayon::current_num_threads, usize::from)
    }
}

fn play_all<G: House>(
    plan: &Plan,
    ruled: &Ruled<G>,
    bots: &[Spec],
    watch: &dyn Watch,
) -> Result<GameTally> {
    let games = plan.games.get();
    let n_done = AtomicU64::new(0);
    let chunk = |number: u64| -> Result<GameTally> {
        let mut runner = Runner::new(plan, ruled, bots);
        let mut tally = GameTally::new(bots.len());
        let first = number * CHUNK;
        for game in first..games.min(first + CHUNK) {
            if watch.is_stopped() {
                break;
            }
            runner.play(game, &mut tally)?;
        }
        let n_done = n_done.fetch_add(tally.games(), Ordering::Relaxed) + tally.games();
        watch.progress(n_done, "");
        Ok(tally)
    };
    let n_chunks = games.div_ceil(CHUNK);
    let all = || {
        (0..n_chunks)
            .into_par_iter()
            .map(chunk)
            .try_reduce(|| GameTally::new(bots.len()), |one, other| Ok(one.plus(&other)))
    };
    // One thread needs no pool, which would add to instruction counts.
    let next = AtomicU64::new(0);
    if plan.n_threads() == 1 {
        let mut sum = GameTally::new(bots.len());
        while next.load(Ordering::Relaxed) < n_chunks {
            sum = sum.plus(&chunk(next.fetch_add(1, Ordering::Relaxed))?);
        }
        return Ok(sum);
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.n_threads()).build()?;
    pool.install(all)
}
