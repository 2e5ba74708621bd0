//! A node that has its store for itself: every table is its own.

use std::collections::BTreeMap;
use std::future::ready;
use std::sync::Arc;

use table::id::Millis;
use tokio::sync::watch;

use super::{
    Asked, Before, Claim, Claimed, Drained, Epoch, HandedOver, LifeId, Member, Members,
    NodeAddress, NodeName, NodeState, Ownership,
};
use crate::ident::TableId;
use crate::store::{Change, Store, WakeAt};

/// The only life there is.
const LIFE: LifeId = LifeId(0);

/// The ownership of tables in a store that no other node can use, such as a file.
pub struct Alone {
    store: Arc<dyn Store>,
    members: watch::Receiver<Members>,
}

impl Alone {
    /// The owner of all tables in this store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        let own = Member {
            life: LIFE,
            name: NodeName(String::new()),
            address: NodeAddress(String::new()),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: BTreeMap::new(),
            state: NodeState::Up,
            heartbeat: Millis(0),
        };
        let (_, members) = watch::channel(Members { own: LIFE, nodes: vec![own] });
        Self { store, members }
    }
}

impl Ownership for Alone {
    /// Says that it is ours. Whether there is such a table is found in the list of open tables.
    fn claim(&self, table: TableId) -> Asked<'_, Claimed> {
        let (epoch, due) = (Epoch(0), WakeAt::Unknown);
        let claim = Claim { table, life: LIFE, epoch, due, before: Before::Ours };
        Box::pin(ready(Ok(Claimed::Ours(claim))))
    }

    fn release(&self, table: TableId, due: WakeAt) -> Asked<'_, ()> {
        Box::pin(self.store.write(Change::Rest { table, due }).written())
    }

    fn hand_over(&self, _: TableId, _: LifeId) -> Asked<'_, HandedOver> {
        Box::pin(ready(Ok(HandedOver::Refused)))
    }

    /// None: the list of open tables says when each is due, and it is read at the start.
    fn due(&self, _: Millis, _: u32) -> Asked<'_, Vec<Claim>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn adopt(&self, _: u32) -> Asked<'_, Vec<Claim>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    /// A node that is alone has nobody to give its tables to.
    fn drain(&self, _: LifeId) -> Asked<'_, Drained> {
        Box::pin(ready(Ok(Drained::NoSuchLife)))
    }

    fn members(&self) -> watch::Receiver<Members> {
        self.members.clone()
    }

    fn life(&self) -> Option<LifeId> {
        Some(LIFE)
    }

    fn holds_lease(&self) -> bool {
        true
    }

    fn shared_time(&self) -> Option<Millis> {
        None
    }
}

impl std::fmt::Debug for Alone {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Alone")
    }
}

#[cfg(test)]
mod tests {
    //! With a real file.
    use super::*;
    use crate::store::{SqliteStore, StoredStep};

    #[test]
    fn every_table_is_ours_and_a_release_writes_when_it_is_due() {
        let folder = std::env::temp_dir().join(format!("tortuga-alone-{}", std::process::id()));
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder, Arc::default()).unwrap());
        let table = TableId(7);
        let step = StoredStep { seq: 0, at_ms: Millis(1), text: "{}".to_owned() };
        let summary = r#"{"setting":{"game":"rum","seats":2},"host":1,"host_name":null,"seats":[],
            "gallery":"open","stage":"lobby","number":0}"#;
        let summary = serde_json::from_str(summary).unwrap();
        store.write(Change::OpenTable { table, step, summary }).wait().unwrap();
        let alone = Alone::new(Arc::clone(&store));
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let Claimed::Ours(claim) = runtime.block_on(alone.claim(table)).unwrap() else {
            panic!("it is ours")
        };
        assert_eq!((claim.table, claim.before), (table, Before::Ours));
        runtime.block_on(alone.release(table, WakeAt::At(Millis(9)))).unwrap();
        assert_eq!(store.open_tables().unwrap()[0].due, WakeAt::At(Millis(9)));
        let refused = runtime.block_on(alone.hand_over(table, LifeId(1))).unwrap();
        assert_eq!(refused, HandedOver::Refused);
        assert!(alone.holds_lease() && alone.members().borrow().nodes.len() == 1);
        drop(store);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
