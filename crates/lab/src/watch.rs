//! Progress of a long run, and how to stop it.

/// Receives a run's progress, and may stop it. Called from several threads.
pub trait Watch: Sync {
    /// The run begins; it has at most `total` parts.
    fn begin(&self, total: u64);

    /// So many parts are done; `note` describes the current result.
    fn progress(&self, done: u64, note: &str);

    /// Whether to stop early. What was counted so far is still a result.
    fn is_stopped(&self) -> bool;
}
