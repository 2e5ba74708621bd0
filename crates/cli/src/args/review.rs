//! `tortuga review` on the command line.

use std::num::{NonZeroU32, NonZeroUsize};

use super::RecordFile;

/// `tortuga review`.
#[derive(Debug, clap::Args)]
pub struct Review {
    /// The record to review.
    #[command(flatten)]
    pub file: RecordFile,
    /// The number of iterations the captain searches for each decision, and for the move that was
    /// played.
    #[arg(long, short, default_value = "500", value_name = "N")]
    pub budget: NonZeroU32,
    /// Review only the decisions of this seat, counted from 1.
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Show every decision, not only the costliest.
    #[arg(long)]
    pub all: bool,
    /// Print one JSON object and nothing else.
    #[arg(long)]
    pub json: bool,
    /// The language: en, pl or de; by default the system's.
    #[arg(long, short, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// The number of threads; by default all cores.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}
