//! What the system wants: Ctrl-C, a closed window, a shutdown.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// A closed window often says so twice, once by the system and once by the shell; only what comes
/// later than this is somebody who has lost patience.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the system wants us to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop(&'static AtomicBool);

impl Stop {
    /// Whether it is time to save and leave.
    pub(crate) fn is_wanted(self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Watches for signals. The first is a request, which the faces look at between two steps; a late
/// second one ends the program as usual, in case the first found nobody who listens.
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
