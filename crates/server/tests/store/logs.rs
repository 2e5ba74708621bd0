//! Logs of tables.

use server::ident::TableId;
use server::store::{Change, Health, PART_STEPS, StoreError, WakeAt};
use server::summary::{Summary, SummarySeat};
use table::command::Gallery;
use table::id::{Millis, Person};
use table::message::StageName;

use super::{Backend, append, conflicts, open, step, summary, texts, write};

const TABLE: TableId = TableId(0xfedc_ba98_7654_3210);

pub(super) fn steps_come_back_in_order_and_in_parts(on: &Backend<'_>) {
    let store = on.store;
    assert_eq!(store.log(TABLE).unwrap(), [], "there is no such table");
    write(store, open(TABLE));
    let n_steps = u64::from(PART_STEPS) + 20;
    let receipts: Vec<_> =
        (1..n_steps).map(|seq| store.write(append(TABLE, 2 * seq, "\"ż\\u0000\"\nx"))).collect();
    for receipt in receipts {
        receipt.wait().unwrap();
    }
    let log = store.log(TABLE).unwrap();
    assert_eq!(log.len() as u64, n_steps);
    assert_eq!(log[0], step(0, "the first"));
    assert_eq!(log[600 - 80], step(2 * 520, "\"ż\\u0000\"\nx"));
    assert!(log.is_sorted_by_key(|step| step.seq));
    let part = store.log_part(TABLE, 7, 3).unwrap();
    assert_eq!(part.iter().map(|step| step.seq).collect::<Vec<_>>(), [8, 10, 12]);
    assert_eq!(store.log_part(TABLE, u64::MAX, 3).unwrap(), []);
}

pub(super) fn steps_sent_without_waiting_keep_their_order(on: &Backend<'_>) {
    let tables: Vec<TableId> = (1..=40).map(TableId).collect();
    for &table in &tables {
        write(on.store, open(table));
    }
    let mut receipts = Vec::new();
    for seq in 1..=50 {
        for &table in &tables {
            receipts.push(on.store.write(append(table, seq, &format!("{table} {seq}"))));
        }
    }
    for receipt in receipts {
        receipt.wait().unwrap();
    }
    for table in tables {
        let log = texts(on.store, table);
        assert_eq!((log.len(), log[50].clone()), (51, format!("{table} 50")));
    }
}

pub(super) fn a_step_is_written_once(on: &Backend<'_>) {
    write(on.store, open(TABLE));
    write(on.store, append(TABLE, 1, "first"));
    conflicts(on.store, append(TABLE, 1, "second"));
    conflicts(on.store, append(TABLE, 0, "second"));
    assert_eq!(texts(on.store, TABLE), ["the first", "first"]);
    write(on.store, append(TABLE, 2, "third"));
}

pub(super) fn a_conflict_spoils_no_other_change_beside_it(on: &Backend<'_>) {
    let tables = [1, 2, 3].map(TableId);
    for table in tables {
        write(on.store, open(table));
    }
    write(on.store, append(tables[1], 1, "was here before"));
    let sent: Vec<_> = tables.map(|table| on.store.write(append(table, 1, "new"))).into();
    let results: Vec<_> = sent.into_iter().map(server::store::Receipt::wait).collect();
    assert_eq!(results, [Ok(()), Err(StoreError::Conflict), Ok(())]);
    let last = tables.map(|table| texts(on.store, table).pop().unwrap());
    assert_eq!(last, ["new", "was here before", "new"]);
}

pub(super) fn open_tables_are_listed_with_their_summary_and_when_they_are_due(on: &Backend<'_>) {
    let [one, two, three] = [1, 2, 3].map(TableId);
    for table in [one, two, three] {
        write(on.store, open(table));
    }
    let due = |table: TableId| {
        let tables = on.store.open_tables().unwrap();
        tables.into_iter().find(|open| open.table == table).map(|open| open.due)
    };
    assert_eq!(due(one), Some(WakeAt::Unknown));
    for wake in [WakeAt::At(Millis(77)), WakeAt::Never, WakeAt::Unknown] {
        write(on.store, Change::Rest { table: one, due: wake });
        assert_eq!(due(one), Some(wake));
    }
    let other = summary(9);
    let step = step(1, "a new host");
    write(on.store, Change::Append { table: two, step, summary: Some(other.clone()) });
    write(on.store, Change::CloseTable { table: three, at: Millis(6) });
    assert_eq!(due(three), None, "it has ended");
    let listed = on.store.open_tables().unwrap();
    let listed: Vec<_> = listed.into_iter().map(|open| (open.table, open.summary)).collect();
    assert_eq!(listed, [(one, Some(*summary(1))), (two, Some(*other))]);
    assert_eq!(texts(on.store, three), ["the first"], "its log stays");
}

pub(super) fn a_table_cannot_be_opened_twice(on: &Backend<'_>) {
    write(on.store, open(TABLE));
    conflicts(on.store, open(TABLE));
    conflicts(on.store, append(TABLE, 0, "again"));
    assert_eq!(texts(on.store, TABLE), ["the first"]);
}

pub(super) fn a_store_that_writes_is_healthy(on: &Backend<'_>) {
    assert_eq!(*on.store.health().borrow(), Health::Writable);
}

pub(super) fn the_elapsed_time_goes_on(on: &Backend<'_>) {
    assert_eq!(on.store.alive_at().unwrap(), None);
    for at in [5_000, 9_000] {
        write(on.store, Change::Alive { at: Millis(at) });
        assert_eq!(on.store.alive_at().unwrap(), Some(Millis(at)));
    }
    write(on.store, Change::Alive { at: Millis(8_000) });
    assert_eq!(on.store.alive_at().unwrap(), Some(Millis(9_000)), "it never goes back");
}

pub(super) fn the_lobby_lists_public_tables_and_hosts_are_counted(on: &Backend<'_>) {
    let with = |table: u64, host: u64, change: fn(&mut Summary)| {
        let mut summary = summary(host);
        change(&mut summary);
        let (table, step) = (TableId(table), step(0, "x"));
        write(on.store, Change::OpenTable { table, step, summary });
    };
    let [first, last] = [3, u64::MAX];
    with(1, 7, |summary| summary.stage = StageName::Playing);
    with(2, 7, |summary| summary.seats[0] = SummarySeat::Bot);
    with(last, 7, |_| {});
    with(first, 8, |_| {});
    with(4, 8, |summary| summary.gallery = Gallery::Closed);
    with(5, 8, |_| {});
    write(on.store, Change::CloseTable { table: TableId(5), at: Millis(1) });
    let ids = |n_max| {
        let lobby = on.store.lobby(n_max).unwrap();
        lobby.into_iter().map(|(table, _)| table.0).collect::<Vec<_>>()
    };
    assert_eq!(ids(9), [first, last, 2, 1]);
    assert_eq!(ids(1), [first]);
    let n_open = [7, 8, 9].map(|host| on.store.n_open_of(Person(host)).unwrap());
    assert_eq!(n_open, [3, 2, 0]);
}
