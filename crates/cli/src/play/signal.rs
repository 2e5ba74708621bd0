//! Signals from the system: Ctrl-C, a closed window, a shutdown.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// A closed window often sends two signals, one from the system and one from the shell. Only a
/// signal later than this means that somebody has lost patience.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the system asks us to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop(&'static AtomicBool);

impl Stop {
    /// Whether it is time to save and leave.
    pub(crate) fn is_wanted(self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Watches for signals. The first is a request, which the user interfaces check between two steps.
/// A late second one ends the program as usual, in case nothing handled the first.
pub(crate) fn watch() -> Result<Stop> {
    static STOP: AtomicBool = AtomicBool::new(false);
    static FIRST: OnceLock<Instant> = OnceLock::new();
    ctrlc::set_handler(|| {
        STOP.store(true, Ordering::Relaxed);
        if FIRST.get_or_init(Instant::now).elapsed() > PATIENCE {
            ratatui::restore();
            std::process::exit(130);
        }
    })
    .context("cannot watch for Ctrl-C")?;
    Ok(Stop(&STOP))
}
