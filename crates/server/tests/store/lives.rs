//! Lives of nodes: connections that are lost, nodes that are silent, a database that restarts.

use std::sync::Arc;

use server::fleet::{Before, Ownership};
use server::ident::TableId;
use server::store::postgres::{DatabaseUrl, PostgresStore};
use server::store::{Change, Health, Store, StoreError};
use table::id::Millis;

use super::Postgres;
use super::ownership::{ask, elsewhere, life, ours};
use super::{append, conflicts, connect, open, start, texts, write};

const TABLE: TableId = TableId(3);

/// Waits until the health of a store is this.
fn wait_for(store: &PostgresStore, health: Health) {
    let mut now = store.health();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(now.wait_for(|seen| *seen == health)).unwrap();
}

/// Waits until a life other than this one has begun.
fn wait_for_next_life(store: &PostgresStore, old: server::fleet::LifeId) {
    let mut members = store.members();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(members.wait_for(|seen| seen.own != old)).unwrap();
}

#[test]
fn a_node_survives_what_happens_to_its_database() {
    let Some(mut postgres) = start() else { return };
    a_lost_connection_ends_a_life_and_the_next_takes_its_tables_along(&postgres);
    a_node_begins_again_after_an_attempt_that_failed_half_way(&postgres);
    a_silent_node_is_fenced_and_its_tables_are_inherited(&postgres);
    a_node_that_was_fenced_begins_again_without_what_others_have_claimed(&postgres);
    a_name_belongs_to_one_node_that_runs(&postgres);
    a_node_that_closes_lets_go_of_its_tables(&postgres);
    every_node_heeds_a_notice(&postgres);
    a_restarted_database_goes_on_with_what_was_acknowledged(&mut postgres);
}

fn database(postgres: &Postgres, name: &str) -> DatabaseUrl {
    DatabaseUrl::read(&postgres.database(name)).unwrap()
}

fn a_lost_connection_ends_a_life_and_the_next_takes_its_tables_along(postgres: &Postgres) {
    let url = database(postgres, "lost");
    let store = connect(&url, "one");
    write(&store, open(TABLE));
    let (first, epoch) = (life(&store), ours(&store, TABLE).epoch);
    let mut numbers = 1..;
    for _ in 0..5 {
        let (old, mut answers) = (life(&store), Vec::new());
        // Steps are under way while every connection is cut.
        std::thread::scope(|scope| {
            let cutting = scope.spawn(|| {
                let of_life = format!("application_name = 'tortuga life {}'", old.0);
                postgres.psql(
                    "lost",
                    &format!(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {of_life}"
                    ),
                );
            });
            while *store.health().borrow() == Health::Writable {
                let seq = numbers.next().unwrap();
                answers.push((seq, store.write(append(TABLE, seq, &seq.to_string())).wait()));
            }
            cutting.join().unwrap();
        });
        wait_for_next_life(&store, old);
        wait_for(&store, Health::Writable);
        let log = texts(&store, TABLE);
        for (seq, answer) in answers {
            let is_there = log.contains(&seq.to_string());
            match answer {
                Ok(()) => assert!(is_there, "{seq} was acknowledged"),
                Err(StoreError::Gone) => {}
                Err(StoreError::ReadOnly(_)) => assert!(!is_there, "{seq} was refused"),
                Err(other) => panic!("{other}"),
            }
        }
        write(&store, append(TABLE, numbers.next().unwrap(), "on it goes"));
    }
    let claim = ours(&store, TABLE);
    assert_eq!(claim.before, Before::Ours, "its tables came along");
    assert!(claim.life > first && claim.epoch > epoch);
    let sql = "SELECT count(*) FROM nodes WHERE state <> 'gone'";
    assert_eq!(postgres.psql("lost", sql), "1", "the lives before are over");
}

/// The row of a new life was written, and then the connection was lost again.
fn a_node_begins_again_after_an_attempt_that_failed_half_way(postgres: &Postgres) {
    let url = database(postgres, "half");
    let store = connect(&url, "one");
    write(&store, open(TABLE));
    let old = life(&store);
    let sql = format!(
        "UPDATE nodes SET state = 'gone', gone_ms = 0 WHERE id = {0};
        INSERT INTO nodes (name, url, version, rules, format, state)
            VALUES ('one', '', '', '{{}}', 1, 'up');
        INSERT INTO heartbeats SELECT max(id), extract(epoch FROM clock_timestamp()) * 1000
            FROM nodes;
        UPDATE tables SET owner = (SELECT max(id) FROM nodes), epoch = epoch + 1;
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'tortuga life {0}'",
        old.0
    );
    postgres.psql("half", &sql);
    wait_for_next_life(&store, old);
    wait_for(&store, Health::Writable);
    assert!(matches!(ours(&store, TABLE).before, Before::Fenced { .. }));
    write(&store, append(TABLE, 1, "on it goes"));
}

fn a_silent_node_is_fenced_and_its_tables_are_inherited(postgres: &Postgres) {
    let url = database(postgres, "silent");
    let heir = connect(&url, "heir");
    for table in 1..=5 {
        write(&heir, open(TableId(table)));
    }
    // A node that has not been heard of for a minute has three of them.
    let sql = "INSERT INTO nodes (name, url, version, rules, format, state)
            VALUES ('silent', '', '', '{}', 1, 'up');
        INSERT INTO heartbeats SELECT id, extract(epoch FROM clock_timestamp()) * 1000 - 60000
            FROM nodes WHERE name = 'silent';
        UPDATE tables SET owner = (SELECT id FROM nodes WHERE name = 'silent') WHERE id <= 3";
    postgres.psql("silent", sql);
    conflicts(&heir, append(TableId(1), 1, "not yet"));
    let claims = ask(heir.adopt(10));
    let ids: Vec<u64> = claims.iter().map(|claim| claim.table.0).collect();
    assert_eq!(ids, [1, 2, 3]);
    let now = heir.shared_time().unwrap();
    for claim in claims {
        let Before::Fenced { heartbeat } = claim.before else { panic!("{claim:?}") };
        assert!((60_000..90_000).contains(&now.since(heartbeat)), "{claim:?}");
        write(&heir, append(claim.table, 1, "by the heir"));
    }
    assert!(ask(heir.adopt(10)).is_empty(), "there is nothing left");
}

fn a_node_that_was_fenced_begins_again_without_what_others_have_claimed(postgres: &Postgres) {
    let url = database(postgres, "fenced");
    let [one, two] = ["one", "two"].map(|name| connect(&url, name));
    let [lost, kept] = [TABLE, TableId(4)];
    for table in [lost, kept] {
        write(&one, open(table));
    }
    let old = life(&one);
    let sql = format!(
        "UPDATE nodes SET state = 'gone' WHERE id = {};
        UPDATE tables SET owner = {}, epoch = epoch + 1 WHERE id = {}",
        old.0,
        life(&two).0,
        lost.0
    );
    postgres.psql("fenced", &sql);
    write(&two, append(lost, 1, "by the new owner"));
    let late = one.write(append(lost, 2, "too late")).wait();
    assert!(matches!(late, Err(StoreError::Gone | StoreError::ReadOnly(_))), "{late:?}");
    wait_for_next_life(&one, old);
    wait_for(&one, Health::Writable);
    conflicts(&one, append(lost, 2, "still not ours"));
    assert_eq!(elsewhere(&one, lost), life(&two));
    assert_eq!(texts(&one, lost), ["the first", "by the new owner"]);
    write(&one, append(kept, 1, "this one came along"));
}

fn a_name_belongs_to_one_node_that_runs(postgres: &Postgres) {
    let url = database(postgres, "names");
    let one = connect(&url, "one");
    let nodes = || postgres.psql("names", "SELECT count(*), max(state) FROM nodes");
    let second = PostgresStore::connect(&url, super::node("one"), Arc::default()).unwrap_err();
    let second = format!("{second:#}");
    assert!(second.contains("a node named `one` runs already"), "{second}");
    assert_eq!(nodes(), "1|up", "nothing was written");
    one.close().wait().unwrap();
    let again = connect(&url, "one");
    // A process that was killed leaves its row, but no connections.
    drop(again);
    postgres.psql("names", "UPDATE nodes SET state = 'up' WHERE id = (SELECT max(id) FROM nodes)");
    let after = connect(&url, "one");
    assert_eq!(after.members().borrow().nodes.len(), 1);
}

fn a_node_that_closes_lets_go_of_its_tables(postgres: &Postgres) {
    let url = database(postgres, "closed");
    let [one, two] = ["one", "two"].map(|name| connect(&url, name));
    write(&one, open(TABLE));
    one.close().wait().unwrap();
    assert_eq!(ours(&two, TABLE).before, Before::LetGo);
    assert!(one.write(append(TABLE, 1, "x")).wait().is_err());
    assert!(matches!(one.log(TABLE), Err(StoreError::ReadOnly(_) | StoreError::Broken(_))));
}

fn every_node_heeds_a_notice(postgres: &Postgres) {
    use server::store::{Deed, Notice};
    let url = database(postgres, "notices");
    let [one, two] = ["one", "two"].map(|name| connect(&url, name));
    write(&one, Change::People(Deed::Notice(Notice::DropTable(TABLE))));
    let (id, _) = one.notices().unwrap()[0];
    write(&one, Change::People(Deed::Heeded { id }));
    assert_eq!((one.notices().unwrap().len(), two.notices().unwrap().len()), (0, 1));
    postgres.psql("notices", "UPDATE notices SET made_at = made_at - interval '2 hours'");
    write(&one, Change::Sweep { at: Millis(0) });
    assert!(two.notices().unwrap().is_empty(), "old ones are swept out");
    write(&one, Change::People(Deed::OustElsewhere { person: table::id::Person(1) }));
    assert_eq!((one.notices().unwrap().len(), two.notices().unwrap().len()), (0, 1));
}

fn a_restarted_database_goes_on_with_what_was_acknowledged(postgres: &mut Postgres) {
    let url = database(postgres, "restart");
    let store = connect(&url, "one");
    write(&store, open(TABLE));
    let old = life(&store);
    let mut acknowledged = 0;
    postgres.stop_immediate();
    while *store.health().borrow() == Health::Writable {
        if store.write(append(TABLE, acknowledged + 1, "x")).wait().is_ok() {
            acknowledged += 1;
        }
    }
    assert!(!store.holds_lease());
    let refused = store.write(append(TABLE, 99, "no")).wait();
    assert!(matches!(refused, Err(StoreError::ReadOnly(_))), "{refused:?}");
    assert!(matches!(store.log(TABLE), Err(StoreError::ReadOnly(_))), "nor can it be read");
    postgres.start_again();
    wait_for_next_life(&store, old);
    wait_for(&store, Health::Writable);
    assert!(texts(&store, TABLE).len() as u64 > acknowledged);
    write(&store, append(TABLE, 100, "on it goes"));
    assert!(store.holds_lease());
}
