//! Where bots think: a few threads of their own, so that neither people nor the log wait for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use table::io::Think;

use crate::house;
use crate::room::{Mail, Mailbox};
use crate::tally::Tally;

/// A question, and the table that waits for its answer.
struct Question {
    think: Think,
    table: Mailbox,
}

/// The threads that think.
#[derive(Clone, Debug)]
pub struct Pool {
    questions: Sender<Question>,
    tally: Arc<Tally>,
}

impl Pool {
    /// One thread fewer than there are cores, and at least one. They end with the last `Pool`.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(tally: Arc<Tally>) -> Result<Self> {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (questions, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 1..n_cores.max(2) {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || work(&queue))
                .context("cannot start a thread for bots")?;
        }
        Ok(Self { questions, tally })
    }

    /// Asks a bot; the answer comes to the table as mail.
    pub(crate) fn ask(&self, think: Think, table: Mailbox) {
        self.tally.thoughts.add(1);
        // The threads live as long as the pool does.
        drop(self.questions.send(Question { think, table }));
    }
}

fn work(queue: &Mutex<Receiver<Question>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question { think, table }) = next else { return };
        let until = Instant::now() + Duration::from_millis(think.budget_ms);
        let choose = || house::choose(&think.game, &think.level, &think.sight, until);
        let advice = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_else(|_| {
            tracing::error!(game = %think.game, level = %think.level, "a bot panicked");
            None
        });
        // A table that has ended needs no answer.
        drop(table.blocking_send(Mail::Advice { ticket: think.ticket, advice }));
    }
}
