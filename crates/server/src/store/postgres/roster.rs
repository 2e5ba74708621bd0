//! The nodes of a database, for the operator: without being one of them.

use anyhow::{Context, Result, bail};

use super::super::StoreError;
use super::session::Session;
use super::url::DatabaseUrl;
use super::{members, runtime, schema};
use crate::fleet::{LifeId, Member, NodeName};

/// The nodes that run on a database, by the ids of their lives.
///
/// # Errors
/// If the database has no server's data of this version.
pub fn nodes(url: &DatabaseUrl) -> Result<Vec<Member>> {
    let listed: Result<_> = runtime()?.block_on(async {
        let session = open(url).await?;
        let members = members::read(&session, LifeId(0)).await.map_err(StoreError::from)?;
        Ok(members.nodes)
    });
    listed.with_context(|| format!("cannot list the nodes of the database {url}"))
}

/// Tells a node to leave: it gives its tables away. Says whether there is such a node.
///
/// # Errors
/// If the database has no server's data of this version.
pub fn drain(url: &DatabaseUrl, name: &NodeName) -> Result<bool> {
    let drained: Result<_> = runtime()?.block_on(async {
        let sql = "UPDATE nodes SET state = 'draining' WHERE name = ?1 AND state <> 'gone'";
        Ok(open(url).await?.execute(sql, &[&name.0]).await? == 1)
    });
    drained.with_context(|| format!("cannot drain a node of the database {url}"))
}

async fn open(url: &DatabaseUrl) -> Result<Session> {
    let session = Session::connect(&url.config(), "tortuga nodes").await?;
    match schema::version(&session).await? {
        Some(schema::VERSION) => Ok(session),
        Some(_) => bail!("its nodes have another version than this program"),
        None => bail!("it is empty: no server has run on it"),
    }
}
