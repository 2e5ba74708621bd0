//! The operator's desk beside a running server.

use std::sync::Arc;

use server::house::AllGames;
use server::ident::TableId;
use server::store::{Change, Notice, StoredStep, TableFilter};
use server::summary::Summary;
use table::id::{MatchNumber, Millis, Person};
use table::{Chances, Proposal, Setting, Table};

use super::matches::{accounts, finish};
use super::people::register;
use super::{Backend, Folder, greet, open, texts, write};

/// A real table with the first step of its log.
fn real(table: TableId, host: Person) -> Change {
    let proposal: Proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
    let setting = Setting::new(proposal).unwrap();
    let chances = Chances { deals: [7; 32], jitter: 7 };
    let (made, step) =
        Table::create(setting, host, chances, Arc::new(AllGames), Millis(5)).unwrap();
    let step = StoredStep::dated(&step.split().0, Millis(50)).unwrap();
    Change::OpenTable { table, step, summary: Box::new(Summary::of(&made)) }
}

pub(super) fn people_and_tables_are_found(on: &Backend<'_>) {
    register(on.store, Person(1), "Ann");
    greet(on.store, 2, "Hannah");
    greet(on.store, 3, "Ben");
    write(on.store, real(TableId(1), Person(1)));
    write(on.store, real(TableId(2), Person(2)));
    write(on.store, open(TableId(3)));
    let desk = (on.desk)();
    let found = desk.people("ANN").unwrap();
    let found: Vec<_> = found.iter().map(|of| (of.person.0, of.has_account)).collect();
    assert_eq!(found, [(1, true), (2, false)], "accounts come first");
    assert_eq!(desk.people("").unwrap().len(), 3);
    assert_eq!((desk.find("ann").unwrap(), desk.find("#2").unwrap()), (Person(1), Person(2)));
    assert!(desk.find("Hannah").is_err() && desk.find("#99").is_err());
    let all = desk.tables(&TableFilter::default()).unwrap();
    let ids = all.iter().map(|row| (row.table.0, row.n_steps)).collect::<Vec<_>>();
    assert_eq!(ids, [(1, 1), (2, 1), (3, 1)]);
    let of_host = TableFilter { host: Some(Person(2)), ..TableFilter::default() };
    let row = &desk.tables(&of_host).unwrap()[0];
    assert_eq!((row.game.as_str(), row.made, row.last), ("rum", Millis(50), Millis(50)));
    let idle = TableFilter { idle_since: Some(Millis(51)), ..TableFilter::default() };
    assert_eq!(desk.tables(&idle).unwrap().len(), 2, "the third is of the moment 1000");
    assert_eq!(desk.export("ann").unwrap().person.name, "Ann");
}

pub(super) fn a_dropped_table_leaves_its_results(on: &Backend<'_>) {
    accounts(on.store);
    let table = TableId(9);
    write(on.store, finish(table, 1, 1, &[(1, 1), (2, 2)]));
    write(on.store, Change::Admit { table, person: Person(1) });
    // A server runs, so it has to do it.
    let gone = (on.desk)().delete_table(TableId(77)).unwrap_err();
    assert!(gone.to_string().contains("there is no table"), "{gone}");
    std::thread::scope(|scope| {
        let deleting = scope.spawn(|| (on.desk)().delete_table(table));
        let id = loop {
            if let Some((id, notice)) = on.store.notices().unwrap().first().copied() {
                assert_eq!(notice, Notice::DropTable(table));
                break id;
            }
            std::thread::yield_now();
        };
        write(on.store, Change::People(server::store::Deed::DropTable { table }));
        write(on.store, Change::People(server::store::Deed::Heeded { id }));
        deleting.join().unwrap().unwrap();
    });
    assert!(texts(on.store, table).is_empty() && on.store.open_tables().unwrap().is_empty());
    assert!(!on.store.is_admitted(table, Person(1)).unwrap());
    assert_eq!(on.store.history(Person(1), Millis(u64::MAX)).unwrap().len(), 1);
}

pub(super) fn a_pruned_match_keeps_its_record(on: &Backend<'_>) {
    let (table, host) = (TableId(5), Person(1));
    greet(on.store, host.0, "Ann");
    write(on.store, real(table, host));
    write(on.store, open(TableId(6)));
    for table in [table, TableId(6)] {
        write(on.store, Change::CloseTable { table, at: Millis(100) });
    }
    let folder = Folder::new("pruned");
    let mut desk = (on.desk)();
    assert_eq!(desk.prune(Millis(100), folder.path()).unwrap().n_tables, 0, "not so old");
    let pruned = desk.prune(Millis(101), folder.path()).unwrap();
    assert_eq!((pruned.n_tables, pruned.n_steps, pruned.damaged.len()), (1, 1, 1));
    assert!(texts(on.store, table).is_empty() && !texts(on.store, TableId(6)).is_empty());
    assert!(on.store.is_admitted(table, host).unwrap(), "who was there may ask for its records");
    assert_eq!(on.store.kept_record(table, MatchNumber(1), host).unwrap(), None);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}
