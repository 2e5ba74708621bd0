//! How a long run is watched and stopped.

/// Sees how far a run is, and may stop it. Called from several threads.
pub trait Watch: Sync {
    /// The run begins; it has at most so many parts.
    fn begin(&self, total: u64);

    /// So many parts are done; `note` says how it stands.
    fn progress(&self, done: u64, note: &str);

    /// Whether to stop early. What was counted so far is still a result.
    fn is_stopped(&self) -> bool;
}
