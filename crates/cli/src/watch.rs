//! A progress bar that Ctrl-C stops.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use lab::Watch;

static STOPPED: AtomicBool = AtomicBool::new(false);

/// A progress bar on standard error.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    /// A bar with an indicatif template. The first Ctrl-C stops the run early and prints the
    /// results so far; the second ends the program.
    pub(crate) fn new(template: &str) -> Result<Self> {
        ctrlc::set_handler(|| {
            if STOPPED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        })
        .context("cannot watch for Ctrl-C")?;
        // indicatif hides the bar if standard error is not a terminal.
        let bar = ProgressBar::new(0);
        bar.set_style(ProgressStyle::with_template(template).expect("the template is right"));
        bar.enable_steady_tick(Duration::from_millis(200));
        Ok(Self(bar))
    }

    /// The same bar, but invisible.
    pub(crate) fn hidden(self) -> Self {
        self.0.set_draw_target(indicatif::ProgressDrawTarget::hidden());
        self
    }

    /// Removes the bar from the screen.
    pub(crate) fn clear(&self) {
        self.0.finish_and_clear();
    }
}

impl Watch for Bar {
    fn begin(&self, total: u64) {
        self.0.set_length(total);
        self.0.reset_eta();
    }

    fn progress(&self, done: u64, note: &str) {
        self.0.set_position(done);
        if !note.is_empty() {
            self.0.set_message(note.to_owned());
        }
    }

    fn is_stopped(&self) -> bool {
        STOPPED.load(Ordering::Relaxed)
    }
}
