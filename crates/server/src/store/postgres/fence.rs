//! The fence: ends the life of a node, so that nothing of it is written any more.
//!
//! An append locks the row of its life `FOR SHARE` until it commits. So the update here waits for
//! the appends under way; an append that waits for the update looks at the row again, finds the
//! life over and writes nothing. Whoever claims a table afterwards has read its whole log.

use anyhow::{Context, Result};
use tokio_postgres::Config;
use tokio_postgres::error::SqlState;

use super::life::application_name;
use super::session::Session;
use crate::fleet::LifeId;

/// Ends a life. Its appends under way are waited for; if they take longer than a second, such as
/// those of a process that was stopped in the middle of a transaction, its connections are ended.
pub(super) async fn fence(config: &Config, life: LifeId) -> Result<()> {
    let session = Session::connect(config, "tortuga fence").await?;
    session.batch("SET lock_timeout = '1s'").await?;
    if !attempt(&session, life).await? {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = ?1";
        session.query(sql, &[&application_name(life)]).await?;
        session.batch("SET lock_timeout = '10s'").await?;
        let is_done = attempt(&session, life).await?;
        anyhow::ensure!(is_done, "cannot fence life {}: its row stays locked", life.0);
    }
    tracing::info!(life = life.0, "a life of a node is over");
    Ok(())
}

/// Marks a life as over, unless its row is locked for too long.
async fn attempt(session: &Session, life: LifeId) -> Result<bool> {
    let sql = "UPDATE nodes SET state = 'gone',
            gone_ms = (extract(epoch FROM clock_timestamp()) * 1000)::int8
        WHERE id = ?1 AND state <> 'gone'";
    match session.execute(sql, &[&life.0]).await {
        Ok(_) => Ok(true),
        Err(error) if error.code() == Some(&SqlState::LOCK_NOT_AVAILABLE) => Ok(false),
        Err(error) => Err(error).context("cannot fence a node"),
    }
}
