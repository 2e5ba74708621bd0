//! The bots' thread pool, so that neither people nor the log wait for bots.
//!
//! All bots of all tables share these threads. The more questions are queued, the less time each
//! gets, down to [`ITERATIONS_MIN`] iterations. The threads also have a low priority in the
//! operating system.
//!
//! If there is a crew on other machines, searches go there first; these threads answer what the
//! crew does not.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use table::io::Think;
use table::{Dealer, Setting};

use crate::crew::{self, Unanswered, Workers};
use crate::house;
use crate::room::{Mail, Mailbox};
use crate::tally::Counters;

/// The fewest iterations that a searching bot gets, however long the queue is.
pub const ITERATIONS_MIN: u32 = 50;
/// The threads' niceness; 19 is the most there is.
#[cfg(unix)]
const NICE: i32 = 10;

/// A question, and the table that waits for its answer.
struct Question {
    think: Think,
    table: Mailbox,
    asked: Instant,
}

/// What the threads share.
struct Desk {
    queue: Mutex<Receiver<Question>>,
    n_threads: usize,
    tally: Arc<Counters>,
}

/// The threads that think.
#[derive(Clone, Debug)]
pub struct Pool {
    questions: Sender<Question>,
    tally: Arc<Counters>,
    crew: Option<Arc<dyn Workers>>,
}

impl Pool {
    /// Starts one thread fewer than there are cores, and at least one. They end with the last
    /// `Pool`. The crew, if there is one, is asked first.
    ///
    /// # Errors
    /// If a thread cannot be started.
    pub fn start(tally: Arc<Counters>, crew: Option<Arc<dyn Workers>>) -> Result<Self> {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (questions, queue) = mpsc::channel();
        let n_threads = n_cores.saturating_sub(1).max(1);
        let (queue, desk_tally) = (Mutex::new(queue), Arc::clone(&tally));
        let desk = Arc::new(Desk { queue, n_threads, tally: desk_tally });
        for _ in 0..n_threads {
            let desk = Arc::clone(&desk);
            std::thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || work(&desk))
                .context("cannot start a thread for bots")?;
        }
        Ok(Self { questions, tally, crew })
    }

    /// Asks a bot at a table with this setting. The table gets the answer as mail.
    pub(crate) fn ask(&self, think: Think, setting: &Setting, rules: &dyn Dealer, table: Mailbox) {
        self.tally.thoughts.add(1);
        let sent = self.crew.as_ref().and_then(|crew| {
            let question = crew::ThinkRequest::of(&think, setting, rules)?;
            Some((Arc::clone(crew), question))
        });
        let own = Question { think, table, asked: Instant::now() };
        match sent {
            None => self.queue(own),
            Some((crew, question)) => {
                tokio::spawn(self.clone().ask_elsewhere(crew, question, own));
            }
        }
    }

    /// Asks the crew, and our own threads if nobody answers. They have what is left of the time.
    async fn ask_elsewhere(
        self,
        crew: Arc<dyn Workers>,
        question: crew::ThinkRequest,
        own: Question,
    ) {
        match crew.ask(question).await {
            Ok(advice) => {
                self.tally.thoughts_elsewhere.add(1);
                // A table that has ended needs no answer.
                drop(own.table.send(Mail::Advice { ticket: own.think.ticket, advice }).await);
            }
            Err(Unanswered(why)) => {
                tracing::debug!(why, "no worker answered; our own threads do");
                self.queue(own);
            }
        }
    }

    fn queue(&self, question: Question) {
        self.tally.thoughts_waiting.add(1);
        // The threads live as long as the pool does.
        drop(self.questions.send(question));
    }
}

fn work(desk: &Desk) {
    stand_back();
    loop {
        let next = desk.queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question { think, table, asked }) = next else { return };
        desk.tally.thought_wait.observe_since(asked);
        let n_others = usize::try_from(desk.tally.thoughts_waiting.lower()).unwrap_or(usize::MAX);
        let budget = Duration::from_millis(think.budget_ms);
        let until = (Instant::now() + share(budget, n_others, desk.n_threads)).min(asked + budget);
        let stop = |iterations| iterations >= ITERATIONS_MIN && Instant::now() >= until;
        let choose = || house::choose(&think.game, &think.level, &think.sight, stop);
        let advice = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_else(|_| {
            tracing::error!(game = %think.game, level = %think.level, "a bot panicked");
            None
        });
        // A table that has ended needs no answer.
        drop(table.blocking_send(Mail::Advice { ticket: think.ticket, advice }));
    }
}

/// The time for one question while others are queued for the same threads: short enough that all of
/// them are answered within one decision's budget.
fn share(budget: Duration, n_others: usize, n_threads: usize) -> Duration {
    let rounds = n_others.div_ceil(n_threads.max(1)).saturating_add(1);
    budget / u32::try_from(rounds).unwrap_or(u32::MAX)
}

/// Lowers the thread's priority. If the system refuses, bots merely compete more.
#[cfg(unix)]
fn stand_back() {
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "cannot lower the priority of the bots' threads");
    }
}

#[cfg(not(unix))]
fn stand_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_queued_questions_share_the_time_of_one_decision() {
        let budget = Duration::from_millis(900);
        assert_eq!(share(budget, 0, 1), budget, "alone it has all of it");
        assert_eq!(share(budget, 2, 1), Duration::from_millis(300));
        assert_eq!(share(budget, 2, 2), Duration::from_millis(450));
        assert_eq!(share(budget, 3, 2), Duration::from_millis(300));
        assert!(share(budget, usize::MAX, 1) < Duration::from_micros(1));
    }
}
