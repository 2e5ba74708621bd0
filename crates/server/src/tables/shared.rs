//! Tables that nodes share: finds out which node has a table, claims what is due or orphaned, and
//! hands everything over when this node leaves.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use axum::body::Bytes;
use axum::http::Response;
use hyper::body::Incoming;
use table::id::Millis;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::{Slot, Tables};
use crate::clock::Clock;
use crate::fleet::{
    Before, Claim, HEARTBEAT, HandedOver, Member, NodeAddress, NodeState, Whereabouts,
};
use crate::ident::TableId;
use crate::peer::{self, Head, PeerKey};
use crate::room::Mail;
use crate::store::WakeAt;
use crate::web::announce;

/// How many tables are claimed at once.
const CLAIMS_MAX: u32 = 100;
/// The time between two tables that are handed over: clients reconnect in turn.
const HAND_OVER_EVERY: Duration = Duration::from_millis(5);

/// Where a table is.
pub(crate) enum Located {
    /// On this node.
    Here(Slot),
    /// On another node.
    There(Whereabouts),
    /// There is no such table, or it has ended.
    Nowhere,
    /// Nobody can tell at the moment.
    Unavailable,
}

impl Tables {
    /// Whether other nodes serve tables of the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.house.ownership.shared_time().is_some()
    }

    /// Claims what is due, and what nodes have left behind that are gone, for ever. A node that is
    /// alone has nothing to claim.
    pub(crate) async fn tend(self: Arc<Self>) {
        while self.is_shared() {
            tokio::time::sleep(HEARTBEAT).await;
            let ownership = &self.house.ownership;
            // Without a life there is nothing to claim; the store tells the operator why.
            while let Ok(claims) = ownership.adopt(CLAIMS_MAX).await {
                let is_last = claims.len() < CLAIMS_MAX as usize;
                self.gather(claims);
                if is_last {
                    break;
                }
            }
            if let Ok(claims) = ownership.due(self.house.clock.now(), CLAIMS_MAX).await {
                self.gather(claims);
            }
        }
    }

    /// Loads the tables that were claimed, unless nothing is due there before somebody asks.
    fn gather(self: &Arc<Self>, claims: Vec<Claim>) {
        for claim in claims {
            if let Some(Slot::Open(_) | Slot::SetAside) = self.slot(claim.table) {
                continue;
            }
            self.expect(claim.table, Some(claim));
            if claim.due != WakeAt::Never {
                let tables = Arc::clone(self);
                tokio::spawn(async move { drop(tables.find(claim.table).await) });
            }
        }
    }

    /// The clock of a table that was claimed, whose log ends at `last`, and how long nobody served
    /// it.
    pub(super) fn resumption(&self, last: Millis, claim: Claim) -> (Clock, u64) {
        let Some(now) = self.house.ownership.shared_time() else {
            return self.house.clock.restored(last);
        };
        let down_ms = match claim.before {
            Before::Fenced { heartbeat } => now.since(heartbeat),
            Before::Ours | Before::LetGo => 0,
        };
        (self.house.clock.not_before(last), down_ms)
    }

    /// Hands all tables over to other nodes, as long as there are any. Running matches whose rules
    /// no other node has stay until they end, or until the deadline.
    pub(crate) async fn drain(self: &Arc<Self>, deadline: Instant) {
        let ownership = &self.house.ownership;
        let own = ownership.members().borrow().own;
        if let Err(error) = ownership.drain(own).await {
            tracing::warn!(%error, "cannot tell the other nodes that this one leaves");
        }
        let mut n_before = usize::MAX;
        loop {
            let others = self.others();
            let ids = self.served();
            if ids.len() < n_before {
                tracing::info!(n_tables = ids.len(), n_nodes = others.len(), "handing over tables");
                n_before = ids.len();
            }
            if ids.is_empty() || others.is_empty() || Instant::now() >= deadline {
                return;
            }
            for id in ids {
                self.hand_over(id, &others).await;
                tokio::time::sleep(HAND_OVER_EVERY).await;
            }
            tokio::time::sleep(HEARTBEAT).await;
        }
    }

    /// The other nodes that take tables.
    fn others(&self) -> Vec<Member> {
        let members = self.house.ownership.members();
        let members = members.borrow();
        let takes = |node: &&Member| node.life != members.own && node.state == NodeState::Up;
        members.nodes.iter().filter(takes).cloned().collect()
    }

    /// The tables that are in memory.
    fn served(&self) -> Vec<TableId> {
        let slots = self.slots.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        let is_open = |slot: &Slot| matches!(slot, Slot::Open(_));
        slots.iter().filter(|(_, slot)| is_open(slot)).map(|(id, _)| *id).collect()
    }

    /// Hands a table over to the first node that takes it.
    async fn hand_over(self: &Arc<Self>, id: TableId, others: &[Member]) {
        let Some(Slot::Open(door)) = self.slot(id) else { return };
        for node in by_preference(id, others) {
            let (answer, answered) = oneshot::channel();
            if door.mailbox.send(Mail::HandOver { to: node.life, answer }).await.is_err() {
                return;
            }
            match answered.await {
                Ok(HandedOver::Done) => {
                    if let Err(error) = announce(self, &node.address, id).await {
                        // It is loaded when somebody asks for it.
                        tracing::debug!(table = %id, %error, "cannot announce a table");
                    }
                    return;
                }
                Ok(HandedOver::Refused) => {}
                Ok(HandedOver::NotOurs) | Err(_) => return,
            }
        }
    }

    /// Sends a request of a client to another node.
    pub(crate) async fn ask_peer(
        &self,
        to: &NodeAddress,
        head: Head<'_>,
        body: Bytes,
        client: IpAddr,
    ) -> Result<Response<Incoming>> {
        let ownership = &self.house.ownership;
        let known = ownership.peer_key().zip(ownership.shared_time());
        let (key, now) = known.context("this node is alone")?;
        peer::send(&PeerKey(key), to, head, body, client, now).await
    }

    /// The client for whom another node sends a request.
    pub(crate) fn client_of_peer(&self, head: Head<'_>) -> Option<IpAddr> {
        let ownership = &self.house.ownership;
        let (key, now) = ownership.peer_key().zip(ownership.shared_time())?;
        PeerKey(key).client(&head, now)
    }
}

/// Nodes in the order in which they should get a table: another one for each table, and the same
/// for everybody (rendezvous hashing).
fn by_preference(table: TableId, nodes: &[Member]) -> Vec<&Member> {
    let mut nodes: Vec<&Member> = nodes.iter().collect();
    nodes.sort_by_cached_key(|node| {
        let mut hasher = DefaultHasher::new();
        (table.0, node.life).hash(&mut hasher);
        hasher.finish()
    });
    nodes
}

#[cfg(test)]
mod tests {
    //! Tables are shared out evenly.
    use super::*;
    use crate::fleet::{LifeId, NodeName};

    #[test]
    fn the_tables_of_a_node_are_shared_out_among_all_others() {
        let node = |life| Member {
            life: LifeId(life),
            name: NodeName(life.to_string()),
            address: NodeAddress(String::new()),
            version: String::new(),
            rules: std::collections::BTreeMap::new(),
            state: NodeState::Up,
            heartbeat: Millis(0),
        };
        let nodes = [node(1), node(2), node(3)];
        let first = |table| by_preference(TableId(table), &nodes)[0].life;
        for life in 1..=3 {
            let n_tables = (0..300).filter(|table| first(*table) == LifeId(life)).count();
            assert!((70..130).contains(&n_tables), "{life}: {n_tables}");
        }
        let fewer = by_preference(TableId(7), &nodes[..2]);
        let of_all = by_preference(TableId(7), &nodes);
        let order: Vec<LifeId> = of_all.iter().map(|node| node.life).collect();
        let left: Vec<LifeId> = order.into_iter().filter(|life| *life != LifeId(3)).collect();
        assert_eq!(fewer.iter().map(|node| node.life).collect::<Vec<_>>(), left);
    }
}
