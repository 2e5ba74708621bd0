//! `tortuga review` on the command line.

use std::num::{NonZeroU32, NonZeroUsize};

use super::RecordFile;

/// `tortuga review`.
#[derive(Debug, clap::Args)]
pub struct Review {
    /// Which record.
    #[command(flatten)]
    pub file: RecordFile,
    /// How many iterations the captain thinks over each decision, and over what was played.
    #[arg(long, short, default_value = "500", value_name = "N")]
    pub budget: NonZeroU32,
    /// Only the decisions of this seat, counted from 1.
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Every decision, not only the costliest.
    #[arg(long)]
    pub all: bool,
    /// Print one JSON object and nothing else.
    #[arg(long)]
    pub json: bool,
    /// The language: en, pl or de; the system's where it is not said.
    #[arg(long, short, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// How many threads; all cores where it is not said.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}
