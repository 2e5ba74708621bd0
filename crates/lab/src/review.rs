//! Reviews: the `captain` bot examines every decision of a recorded game again, knowing only what
//! the deciding seat knew.

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, bail};
use bots::review::{self, DecisionReview};
use contract::{Match, Observer, Phrase, Seat};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use record::Record;
use registry::House;

use crate::Watch;

/// What to review.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The seat whose decisions are reviewed; `None` for all seats.
    pub seat: Option<Seat>,
    /// The captain's search iterations for each decision.
    pub budget: NonZeroU32,
    /// The number of threads; `None` for all cores.
    pub threads: Option<NonZeroUsize>,
}

/// A decision and what the captain found.
#[derive(Debug)]
pub struct Decision<A> {
    /// The action's number in the record, from 1.
    pub number: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// What it played.
    pub played: A,
    /// The captain's evaluation of it.
    pub finding: DecisionReview<A>,
    /// The words of what it played.
    pub said: Phrase,
    /// The words of the captain's choice.
    pub best_said: Option<Phrase>,
}

/// The moment before an action.
struct Moment<G: House> {
    number: usize,
    game: G,
    seat: Seat,
    played: G::Action,
}

impl Plan {
    /// Reviews a record. Decisions are independent, so threads share them.
    ///
    /// # Errors
    /// When the record cannot be replayed.
    pub fn run<G: House>(
        &self,
        record: &Record<G>,
        watch: &dyn Watch,
    ) -> Result<Vec<Decision<G::Action>>> {
        let moments = self.moments(record)?;
        watch.begin(moments.len() as u64);
        let n_done = AtomicU64::new(0);
        let judge = |moment: Moment<G>| {
            if watch.is_stopped() {
                return None;
            }
            let Moment { number, game, seat, played } = moment;
            let stream = number as u64 - 1;
            let finding = review::judge(record.rules, &game, seat, played, self.budget, stream);
            watch.progress(n_done.fetch_add(1, Ordering::Relaxed) + 1, "");
            let view = game.view(Observer::Seat(seat));
            let say = |action: &G::Action| G::say_action(record.rules, &view, action);
            finding.map(|finding| {
                let (said, best_said) = (say(&played), finding.best.as_ref().map(say));
                Decision { number, seat, played, finding, said, best_said }
            })
        };
        let threads = self.threads.map_or(0, usize::from);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let found: Vec<Option<Decision<G::Action>>> =
            pool.install(|| moments.into_par_iter().map(judge).collect());
        Ok(found.into_iter().flatten().collect())
    }

    fn moments<G: House>(&self, record: &Record<G>) -> Result<Vec<Moment<G>>> {
        let whole = record::replay(record)?;
        let Ok(mut game) = Match::<G>::deal_as(record.rules, &record.deal) else {
            bail!("the deal was replayed just now")
        };
        let mut moments = Vec::new();
        for (entry, number) in whole.log().iter().zip(1..) {
            let (seat, played) = (entry.submission.seat, entry.submission.action);
            if self.seat.is_none_or(|wanted| wanted == seat) {
                moments.push(Moment { number, game: game.game().clone(), seat, played });
            }
            if game.submit_given(entry.submission, &entry.drawn).is_err() {
                bail!("action {number} was replayed just now")
            }
        }
        Ok(moments)
    }
}
