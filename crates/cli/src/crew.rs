//! `tortuga crew`: a worker that thinks for the bots of other machines; and how a server finds such
//! workers. Both need the feature `nats`.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use anyhow::{Context, Result};
use server::crew::Workers;

use crate::args;

/// Thinks until it is told to stop.
pub(crate) fn run(args: &args::Crew) -> Result<()> {
    let n_threads = args.threads.or(available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    server::start_log(server::LogShape::Text, &args.log_level)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(work(&args.nats, n_threads))
}

#[cfg(feature = "nats")]
async fn work(url: &str, n_threads: usize) -> Result<()> {
    server::nats::work(&server::nats::NatsUrl::read(url)?, n_threads, server::signalled()).await
}

/// The workers that listen at a NATS server.
#[cfg(feature = "nats")]
pub(crate) async fn connect(url: &str) -> Result<Arc<dyn Workers>> {
    let url = server::nats::NatsUrl::read(url)?;
    Ok(Arc::new(server::nats::Nats::connect(&url).await?))
}

#[cfg(not(feature = "nats"))]
const WITHOUT: &str = "this program was built without NATS; build it with --features nats";

#[cfg(not(feature = "nats"))]
#[expect(clippy::unused_async, reason = "it is with NATS")]
async fn work(_: &str, _: usize) -> Result<()> {
    anyhow::bail!(WITHOUT)
}

#[cfg(not(feature = "nats"))]
#[expect(clippy::unused_async, reason = "it is with NATS")]
pub(crate) async fn connect(_: &str) -> Result<Arc<dyn Workers>> {
    anyhow::bail!(WITHOUT)
}
