//! Which node owns a table: claimed, let go, handed over, inherited.

use std::sync::Arc;

use server::fleet::{Asked, Before, Claim, Claimed, Drained, HandedOver, LifeId, Node, Ownership};
use server::ident::TableId;
use server::store::postgres::{DatabaseUrl, PostgresStore};
use server::store::{Change, Store, WakeAt};
use table::id::Millis;

use super::Postgres;
use super::{append, conflicts, connect, node, open, start, step, summary, texts, write};

const TABLE: TableId = TableId(u64::MAX - 5);

/// Waits for an answer.
pub(super) fn ask<T>(asked: Asked<'_, T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(asked).unwrap()
}

pub(super) fn life(store: &PostgresStore) -> LifeId {
    store.members().borrow().own
}

/// The claim of a table that is ours now.
pub(super) fn ours(store: &PostgresStore, table: TableId) -> Claim {
    match ask(store.claim(table)) {
        Claimed::Ours(claim) => claim,
        other @ (Claimed::Elsewhere(_) | Claimed::NoSuchTable) => panic!("{other:?}"),
    }
}

/// The life that a table is with.
pub(super) fn elsewhere(store: &PostgresStore, table: TableId) -> LifeId {
    match ask(store.claim(table)) {
        Claimed::Elsewhere(whereabouts) => {
            assert!(whereabouts.address.0.contains(".test"), "{whereabouts:?}");
            whereabouts.life
        }
        other @ (Claimed::Ours(_) | Claimed::NoSuchTable) => panic!("{other:?}"),
    }
}

/// Two nodes on a new database.
fn two(postgres: &Postgres, name: &str) -> (PostgresStore, PostgresStore) {
    let url = DatabaseUrl::read(&postgres.database(name)).unwrap();
    (connect(&url, "one"), connect(&url, "two"))
}

#[test]
fn tables_have_one_owner() {
    let Some(postgres) = start() else { return };
    a_table_is_claimed_by_one_and_let_go(&postgres);
    only_the_owner_writes(&postgres);
    a_table_is_handed_over(&postgres);
    due_tables_are_claimed_once(&postgres);
    a_draining_node_claims_nothing(&postgres);
    a_match_stays_where_its_rules_are(&postgres);
    a_table_is_claimed_by_one_of_many(&postgres);
}

fn a_table_is_claimed_by_one_and_let_go(postgres: &Postgres) {
    let (one, two) = two(postgres, "claim");
    assert_eq!(ask(one.claim(TABLE)), Claimed::NoSuchTable);
    write(&one, open(TABLE));
    let first = ours(&one, TABLE);
    assert_eq!((first.before, first.life), (Before::Ours, life(&one)));
    assert_eq!(elsewhere(&two, TABLE), life(&one));
    ask(two.release(TABLE, WakeAt::Never));
    assert_eq!(elsewhere(&two, TABLE), life(&one), "nobody else can let go of it");
    ask(one.release(TABLE, WakeAt::At(Millis(70))));
    let second = ours(&two, TABLE);
    assert_eq!((second.before, second.due), (Before::LetGo, WakeAt::At(Millis(70))));
    assert!(second.epoch > first.epoch);
    write(&two, Change::CloseTable { table: TABLE, at: Millis(9) });
    assert_eq!(ask(two.claim(TABLE)), Claimed::NoSuchTable, "it has ended");
}

fn only_the_owner_writes(postgres: &Postgres) {
    let (one, two) = two(postgres, "writes");
    write(&one, open(TABLE));
    conflicts(&two, append(TABLE, 1, "not ours"));
    let listed = Change::Append { table: TABLE, step: step(1, "no"), summary: Some(summary(9)) };
    conflicts(&two, listed);
    write(&two, Change::CloseTable { table: TABLE, at: Millis(1) });
    write(&two, Change::Rest { table: TABLE, due: WakeAt::Never });
    write(&two, Change::People(server::store::Deed::DropTable { table: TABLE }));
    let listed = one.open_tables().unwrap();
    assert_eq!((listed.len(), listed[0].due), (1, WakeAt::Unknown), "all of it was in vain");
    assert_eq!(listed[0].summary, Some(*summary(1)));
    assert_eq!(texts(&one, TABLE), ["the first"]);
    write(&one, append(TABLE, 1, "ours"));
}

fn a_table_is_handed_over(postgres: &Postgres) {
    let (one, two) = two(postgres, "handed");
    write(&one, open(TABLE));
    let before = ours(&one, TABLE);
    assert_eq!(ask(two.hand_over(TABLE, life(&two))), HandedOver::NotOurs);
    assert_eq!(ask(one.hand_over(TABLE, LifeId(999))), HandedOver::Refused);
    assert_eq!(ask(one.hand_over(TABLE, life(&two))), HandedOver::Done);
    conflicts(&one, append(TABLE, 1, "too late"));
    assert_eq!(elsewhere(&one, TABLE), life(&two));
    let after = ours(&two, TABLE);
    assert!(after.epoch > before.epoch && after.before == Before::Ours);
    write(&two, append(TABLE, 1, "by the new owner"));
}

fn due_tables_are_claimed_once(postgres: &Postgres) {
    let (one, two) = two(postgres, "due");
    let wakes = [
        (1, WakeAt::At(Millis(50))),
        (2, WakeAt::At(Millis(20))),
        (3, WakeAt::At(Millis(90))),
        (4, WakeAt::Never),
        (5, WakeAt::Unknown),
    ];
    for (table, due) in wakes {
        write(&one, open(TableId(table)));
        ask(one.release(TableId(table), due));
    }
    let ids = |claims: Vec<Claim>| claims.iter().map(|claim| claim.table.0).collect::<Vec<_>>();
    assert_eq!(ids(ask(two.due(Millis(60), 2))), [5, 2], "the longest due first");
    assert_eq!(ids(ask(one.due(Millis(60), 9))), [1]);
    assert_eq!(ids(ask(one.due(Millis(60), 9))), [0; 0]);
    assert_eq!(elsewhere(&one, TableId(2)), life(&two));
}

fn a_draining_node_claims_nothing(postgres: &Postgres) {
    let (one, two) = two(postgres, "draining");
    for table in [1, 2] {
        write(&one, open(TableId(table)));
    }
    ask(one.release(TableId(2), WakeAt::Unknown));
    assert_eq!(ask(one.drain(LifeId(999))), Drained::NoSuchLife);
    assert_eq!(ask(two.drain(life(&one))), Drained::Draining, "anybody can ask for it");
    assert_eq!(ask(one.drain(life(&one))), Drained::Draining);
    write(&one, append(TableId(1), 1, "what it has it may finish"));
    assert_eq!(elsewhere(&one, TableId(2)), life(&two), "another one has to claim it");
    assert!(ask(one.due(Millis(99), 9)).is_empty());
    assert_eq!(ask(one.hand_over(TableId(1), life(&two))), HandedOver::Done);
    ours(&two, TableId(2));
    assert_eq!(ask(two.hand_over(TableId(2), life(&one))), HandedOver::Refused);
}

fn a_match_stays_where_its_rules_are(postgres: &Postgres) {
    let url = DatabaseUrl::read(&postgres.database("rules")).unwrap();
    let old = connect(&url, "old");
    let next = node("new");
    let rules = next.rules.iter().map(|(game, version)| (game.clone(), version + 1)).collect();
    let new = PostgresStore::connect(&url, Node { rules, ..next }, Arc::default()).unwrap();
    let mut playing = summary(1);
    playing.stage = table::message::StageName::Playing;
    let [lobby, played] = [TableId(1), TableId(2)];
    write(&old, open(lobby));
    write(&old, Change::OpenTable { table: played, step: step(0, "x"), summary: playing });
    assert_eq!(ask(old.hand_over(played, life(&new))), HandedOver::Refused);
    assert_eq!(ask(old.hand_over(lobby, life(&new))), HandedOver::Done);
    ask(old.release(played, WakeAt::Unknown));
    assert!(ask(new.due(Millis(9), 9)).is_empty());
    assert_eq!(elsewhere(&new, played), life(&old), "the old node has to claim it");
    old.close().wait().unwrap();
    let claim = ours(&new, played);
    assert_eq!(claim.before, Before::LetGo, "rules that nobody has bind no table");
}

fn a_table_is_claimed_by_one_of_many(postgres: &Postgres) {
    let url = DatabaseUrl::read(&postgres.database("race")).unwrap();
    let stores: Vec<_> = (0..4).map(|name| connect(&url, &name.to_string())).collect();
    for table in 1..=20 {
        write(&stores[0], open(TableId(table)));
        ask(stores[0].release(TableId(table), WakeAt::Unknown));
    }
    for table in (1..=20).map(TableId) {
        let owners: Vec<LifeId> = std::thread::scope(|scope| {
            let claims: Vec<_> = stores
                .iter()
                .map(|store| {
                    scope.spawn(move || match ask(store.claim(table)) {
                        Claimed::Ours(claim) => claim.life,
                        Claimed::Elsewhere(at) => at.life,
                        Claimed::NoSuchTable => panic!("it is there"),
                    })
                })
                .collect();
            claims.into_iter().map(|claim| claim.join().unwrap()).collect()
        });
        assert!(owners.iter().all(|owner| *owner == owners[0]), "{owners:?}");
    }
}
