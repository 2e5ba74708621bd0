//! The fence, tried with two sessions of a real server. The old owner's append is held open in a
//! transaction, which is what a process that was stopped in its middle looks like to the database.

#[path = "../../../tests/postgres/mod.rs"]
mod server;

use std::collections::HashSet;

use server::{Options, Postgres};
use table::id::Millis;
use tokio_postgres::Config;

use super::super::StoredStep;
use super::append::{Append, append};
use super::fence::fence;
use super::life::{Start, application_name, begin};
use super::session::{Failure, Session};
use super::url::DatabaseUrl;
use crate::fleet::{LifeId, Node, NodeAddress, NodeName};
use crate::ident::TableId;

const TABLE: TableId = TableId(1);

/// A database with one life that owns one table, whose log has one step.
struct Scene {
    postgres: Postgres,
    config: Config,
    node: Node,
    owner: LifeId,
    /// A connection of that life.
    old: Session,
    /// A connection of somebody else.
    other: Session,
}

/// Whether a fence that has waited too long can end the old owner's connection. A test in which it
/// must not, however slow the machine is, keeps it out of reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Connected {
    AsItsLife,
    OutOfReach,
}

impl Scene {
    async fn set(connected: Connected) -> Option<Self> {
        if let Some(line) = Postgres::is_missing() {
            eprintln!("{line}");
            return None;
        }
        let postgres = Postgres::start(Options::default());
        let config = DatabaseUrl::read(&postgres.database("scene")).unwrap().config();
        let node = Node::new(NodeName("old".to_owned()), NodeAddress(String::new()));
        let life = begin(&config, &node, Start::First).await.unwrap();
        let owner = life.id;
        // Its connections end, so that those below are the only ones.
        life.end();
        let name = match connected {
            Connected::AsItsLife => application_name(owner),
            Connected::OutOfReach => "a connection that no fence finds".to_owned(),
        };
        let old = Session::connect(&config, &name).await.unwrap();
        let other = Session::connect(&config, "other").await.unwrap();
        let sql = "INSERT INTO tables (id, owner, epoch) VALUES (1, ?1, 1)";
        other.execute(sql, &[&owner.0]).await.unwrap();
        let scene = Self { postgres, config, node, owner, old, other };
        assert_eq!(scene.append(0).await.unwrap(), HashSet::from([(1, 0)]));
        Some(scene)
    }

    /// What the old owner appends.
    async fn append(&self, seq: u64) -> Result<HashSet<(i64, i64)>, Failure> {
        let step = StoredStep { seq, at_ms: Millis(1), text: "x".to_owned() };
        let batch = Append { table: TABLE, step, summary: None };
        append(&self.old, self.owner, &self.node, &[&batch]).await
    }

    /// The numbers of the steps in the log.
    async fn log(&self) -> Vec<i64> {
        let rows = self.other.query("SELECT seq FROM steps ORDER BY seq", &[]).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Waits until some statement waits for a lock.
    async fn until_something_waits(&self) {
        let sql = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
        while self.other.query(sql, &[]).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn without_a_lock_an_append_lands_after_the_new_owner_has_read_the_log() {
    let Some(scene) = Scene::set(Connected::OutOfReach).await else { return };
    // The same statement, but the life is only looked at.
    scene.old.batch("BEGIN").await.unwrap();
    let unlocked = "INSERT INTO steps (table_id, seq, at_ms, life, text)
        SELECT 1, 1, 1, ?1, 'x' FROM nodes JOIN tables ON owner = nodes.id
        WHERE nodes.id = ?1 AND state <> 'gone'";
    assert_eq!(scene.old.execute(unlocked, &[&scene.owner.0]).await.unwrap(), 1);
    fence(&scene.config, scene.owner).await.unwrap();
    assert_eq!(scene.log().await, [0], "this is what the new owner goes on from");
    scene.old.batch("COMMIT").await.unwrap();
    assert_eq!(scene.log().await, [0, 1], "and this is what was written");
}

#[tokio::test]
async fn a_fence_waits_for_the_append_under_way_and_lets_no_later_one_through() {
    let Some(scene) = Scene::set(Connected::OutOfReach).await else { return };
    scene.old.batch("BEGIN").await.unwrap();
    assert_eq!(scene.append(1).await.unwrap().len(), 1);
    let (config, owner) = (scene.config.clone(), scene.owner);
    let fencing = tokio::spawn(async move { fence(&config, owner).await });
    scene.until_something_waits().await;
    assert!(!fencing.is_finished());
    assert_eq!(scene.log().await, [0]);
    scene.old.batch("COMMIT").await.unwrap();
    fencing.await.unwrap().unwrap();
    assert_eq!(scene.log().await, [0, 1], "whoever claims the table now reads all of it");
    assert!(matches!(scene.append(2).await, Err(Failure::Gone)));
    assert_eq!(scene.log().await, [0, 1]);
}

#[tokio::test]
async fn an_append_that_waits_for_the_fence_writes_nothing() {
    let Some(scene) = Scene::set(Connected::OutOfReach).await else { return };
    scene.other.batch("BEGIN").await.unwrap();
    let sql = "UPDATE nodes SET state = 'gone' WHERE id = ?1";
    scene.other.execute(sql, &[&scene.owner.0]).await.unwrap();
    let watcher = Session::connect(&scene.config, "watcher").await.unwrap();
    let waits = async {
        let sql = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
        while watcher.query(sql, &[]).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        scene.other.batch("COMMIT").await.unwrap();
    };
    let (appended, ()) = tokio::join!(scene.append(1), waits);
    assert!(matches!(appended, Err(Failure::Gone)), "it looked at the row again");
    assert_eq!(scene.log().await, [0]);
}

#[tokio::test]
async fn an_owner_that_was_stopped_in_the_middle_of_a_transaction_is_cut_off() {
    let Some(scene) = Scene::set(Connected::AsItsLife).await else { return };
    scene.old.batch("BEGIN").await.unwrap();
    assert_eq!(scene.append(1).await.unwrap().len(), 1);
    // Nothing comes of the old owner now, so the fence waits for a second and ends the connection.
    fence(&scene.config, scene.owner).await.unwrap();
    assert!(scene.old.batch("COMMIT").await.is_err(), "it goes on, and finds itself cut off");
    assert_eq!(scene.log().await, [0]);
    assert!(scene.postgres.log().contains("terminating connection"));
}
