//! A panic in one table does not affect another; tables of other rules end.
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use contract::{AnyMatch, Seat, Seed};
use futures_util::StreamExt as _;
use table::entry::Closing;
use table::id::{Client, CommandId, NetAddress};
use table::io::{Connect, DealOrder, Pass};
use table::{Command, Dealer, Proposal, Wish};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::Role;

use super::*;
use crate::archive;
use crate::clock::{Clock, SystemClocks};
use crate::fleet::Alone;
use crate::house::AllGames;
use crate::outbox::{Sender, tests::pair};
use crate::pool::Pool;
use crate::store::{SqliteStore, Store, WakeAt, entries};
use crate::tally::Counters;
use crate::upgrade::{self, Forecast, Loss, Why};

const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A dealer that panics when a match of three players begins.
struct Moody;

impl Dealer for Moody {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        let begins = seed != Seed::from_number(0, 0);
        assert!(!begins || order.seats.get() != 3, "three are too many today");
        AllGames.deal(order, seed)
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        AllGames.rules_version(game)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        AllGames.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        AllGames.steward(game)
    }
}

/// Creates a table with one person and bots, and starts a match. Returns the messages until it
/// ends or the match is under way.
async fn begin(tables: &Arc<Tables>, seats: u8) -> (TableId, Vec<String>) {
    let proposal = format!(r#"{{"game":"rum","seats":{seats}}}"#);
    let proposal: Proposal = serde_json::from_str(&proposal).unwrap();
    let person = Person(7);
    let id = tables.create(Setting::new(proposal).unwrap(), person, HOME).await.unwrap();
    let Some(Slot::Open(door)) = tables.find(id).await else { panic!("it was just set up") };
    let (outbox, client) = pair().await;
    let mut told = WebSocketStream::from_raw_socket(client, Role::Client, None).await;
    let conn = tables.conn();
    let (name, client, pass) = ("Ann".to_owned(), Client(1), Pass::Link);
    let connect = Connect {
        conn,
        person,
        name,
        client,
        pass,
        source: NetAddress::default(),
        blocked: Arc::default(),
    };
    let sender = Sender::new(&outbox);
    door.mailbox.send(Mail::Connect { connect, outbox: sender }).await.unwrap();
    let mut wishes = vec![Wish::Sit { seat: Seat(0) }];
    let level = || "random".to_owned();
    wishes.extend((1..seats).map(|seat| Wish::Fill { seat: Seat(seat), level: level() }));
    wishes.push(Wish::Start);
    let last = format!(r#""cmd":{}"#, wishes.len());
    for (cmd, wish) in (1..).zip(wishes) {
        let command = Ok(Command { cmd: CommandId(cmd), wish });
        door.mailbox.send(Mail::Command { conn, command }).await.unwrap();
    }
    let mut texts: Vec<String> = Vec::new();
    while !texts.last().is_some_and(|text| text.contains(&last)) {
        tokio::select! {
            Some(Ok(text)) = told.next() => texts.push(text.to_string()),
            // The room is gone.
            Some(_) = outbox.news() => break,
        }
    }
    (id, texts)
}

/// All tables of a data folder.
fn tables(folder: &Path, dealer: Arc<dyn Dealer>) -> (Arc<Tables>, Arc<Counters>) {
    hasty_tables(folder, dealer, 1)
}

/// The same, with a clock that runs so many times as fast as time.
fn hasty_tables(
    folder: &Path,
    dealer: Arc<dyn Dealer>,
    haste: u32,
) -> (Arc<Tables>, Arc<Counters>) {
    let tally = Arc::new(Counters::default());
    let store = SqliteStore::open(folder, Arc::clone(&tally)).unwrap();
    let alive = store.alive_at().unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let house = House {
        ownership: Arc::new(Alone::new(Arc::clone(&store))),
        store,
        pool: Pool::start(Arc::clone(&tally), None).unwrap(),
        tally: Arc::clone(&tally),
        dealer,
        clock: Clock::resume(Arc::new(SystemClocks::default()), haste, alive),
    };
    let tables = Tables::new(house, 30);
    (tables, tally)
}

/// Stops all tables, and waits until their folder is free.
async fn stop(old: Arc<Tables>, tally: &Counters) {
    old.stop();
    while tally.rooms.get() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    old.house.store.close().written().await.unwrap();
    let mut held = Some(old);
    // The tasks still hold the folder for a moment.
    while let Some(tables) = held.take() {
        held = Arc::try_unwrap(tables).err();
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tortuga-tavern-{name}-{}", std::process::id()))
}

/// All games, with the next version of their rules.
struct Tomorrow;

impl Dealer for Tomorrow {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        AllGames.deal(order, seed)
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        AllGames.rules_version(game).map(|version| version + 1)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        AllGames.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        AllGames.steward(game)
    }
}

/// The check before an upgrade predicts what the upgrade does, on a running server and on a
/// backup.
fn foretold(folder: &Path, played: TableId) {
    let copy = folder.join("copy.sqlite");
    crate::store::backup(folder, &copy).unwrap();
    let tomorrow: Arc<dyn Dealer> = Arc::new(Tomorrow);
    for file in [crate::store::file_in(folder), copy] {
        let before = std::fs::read(&file).unwrap();
        let clean = Forecast { n_open: 2, ..Forecast::default() };
        assert_eq!(upgrade::check(&file).unwrap(), clean);
        let Forecast { n_open, losses, .. } = upgrade::check_by(&file, &tomorrow).unwrap();
        assert_eq!((n_open, losses.len()), (2, 1));
        let Loss { table, game, why, people, last } = &losses[0];
        assert_eq!((*table, game.as_str()), (played, "rum"));
        let here = AllGames.rules_version("rum").unwrap();
        assert_eq!(*why, Why::Rules { played: here, here: here + 1 });
        assert_eq!(people, &["Ann"]);
        assert!(last.0 > 0, "something has happened");
        assert_eq!(std::fs::read(&file).unwrap(), before, "nothing is written");
    }
    let strange = folder.join("lock");
    assert!(upgrade::check(&strange).is_err(), "not a server's database");
}

#[tokio::test]
async fn an_upgrade_ends_tables_played_by_other_rules() {
    let folder = folder("upgrade");
    let (old, tally) = tables(&folder, Arc::new(AllGames));
    let (played, _) = begin(&old, 2).await;
    let proposal: Proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
    let setting = Setting::new(proposal).unwrap();
    let waiting = old.create(setting, Person(7), HOME).await.unwrap();
    foretold(&folder, played);
    stop(old, &tally).await;

    let (new, tally) = tables(&folder, Arc::new(Tomorrow));
    new.index().unwrap();
    assert!(matches!(new.slot(played), Some(Slot::Asleep(_))), "nothing is loaded yet");
    assert!(new.find(played).await.is_none(), "it is not served");
    let kept = new.find(waiting).await;
    assert!(matches!(kept, Some(Slot::Open(_))), "nothing was played here");
    assert_eq!(tally.set_aside.get(), 0, "and it is no mistake");
    let store = &new.house.store;
    while store.open_tables().unwrap().iter().any(|open| open.table == played) {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let log = entries(&store.log(played).unwrap()).unwrap();
    assert_eq!(archive::closing(&log), Some(Closing::Upgraded));
    let told = archive::told_seeds(&log);
    assert_eq!(told.iter().map(|told| told.number.0).collect::<Vec<_>>(), [1]);
    drop(std::fs::remove_dir_all(folder));
}

#[tokio::test]
async fn a_table_is_loaded_when_it_is_due_and_only_then() {
    let folder = folder("due");
    let now = now();
    let (old, tally) = tables(&folder, Arc::new(AllGames));
    let mut ids = Vec::new();
    for _ in 0..4 {
        let proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
        let setting = Setting::new(proposal).unwrap();
        ids.push(old.create(setting, Person(7), HOME).await.unwrap());
    }
    stop(old, &tally).await;
    let store = SqliteStore::open(&folder, Arc::default()).unwrap();
    let later = now.plus(3_600_000);
    let dues = [WakeAt::Unknown, WakeAt::At(now), WakeAt::At(later), WakeAt::Never];
    for (id, due) in ids.iter().zip(dues) {
        store.write(Change::Rest { table: *id, due }).written().await.unwrap();
    }
    drop(store);

    let (new, tally) = tables(&folder, Arc::new(AllGames));
    new.index().unwrap();
    assert_eq!((tally.tables.get(), tally.rooms.get()), (4, 0), "a list without logs");
    assert!(new.summaries(|_| true).iter().all(|(_, known)| known.host == Person(7)));
    let attending = tokio::spawn(Arc::clone(&new).attend());
    for id in &ids[..2] {
        while !matches!(new.slot(*id), Some(Slot::Open(_))) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    attending.abort();
    assert_eq!(tally.load_time.n_values(), 2);
    assert!(matches!(new.slot(ids[2]), Some(Slot::Asleep(_))));
    // Many ask at once; it is loaded once.
    let asks = (0..20).map(|_| {
        let (new, id) = (Arc::clone(&new), ids[3]);
        tokio::spawn(async move { new.find(id).await })
    });
    for ask in asks.collect::<Vec<_>>() {
        assert!(matches!(ask.await.unwrap(), Some(Slot::Open(_))));
    }
    assert_eq!((tally.load_time.n_values(), tally.rooms.get()), (3, 3));
    drop(std::fs::remove_dir_all(folder));
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back_as_it_was() {
    let folder = folder("idle");
    // A minute takes ten milliseconds.
    let (tables, tally) = hasty_tables(&folder, Arc::new(AllGames), 6_000);
    let proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
    let id = tables.create(Setting::new(proposal).unwrap(), Person(7), HOME).await.unwrap();
    let Some(Slot::Open(door)) = tables.find(id).await else { panic!("it was just set up") };
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(matches!(tables.slot(id), Some(Slot::Open(_))), "somebody holds its mailbox");
    drop(door);
    for n_loads in 1..4 {
        while tally.rooms.get() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(matches!(tables.slot(id), Some(Slot::Asleep(_))));
        assert_eq!((tally.tables.get(), tables.summaries(|_| true)[0].1.host), (1, Person(7)));
        let due = tables.house.store.open_tables().unwrap()[0].due;
        assert!(matches!(due, WakeAt::At(_)), "{due:?}");
        assert!(matches!(tables.find(id).await, Some(Slot::Open(_))));
        assert_eq!(tally.load_time.n_values(), n_loads);
    }
    assert_eq!(tables.house.store.log(id).unwrap().len(), 1, "a nap is nothing worth noting");
    drop(std::fs::remove_dir_all(folder));
}

#[tokio::test]
async fn a_table_that_is_not_in_memory_ends_when_it_is_due() {
    let folder = folder("doze");
    // An hour takes 36 milliseconds.
    let (tables, tally) = hasty_tables(&folder, Arc::new(AllGames), 100_000);
    let attending = tokio::spawn(Arc::clone(&tables).attend());
    let proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
    let id = tables.create(Setting::new(proposal).unwrap(), Person(7), HOME).await.unwrap();
    while tally.tables.get() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(tally.load_time.n_values() > 0, "it was woken");
    let log = entries(&tables.house.store.log(id).unwrap()).unwrap();
    assert_eq!(archive::closing(&log), Some(Closing::Abandoned));
    attending.abort();
    drop(std::fs::remove_dir_all(folder));
}

#[tokio::test]
async fn one_person_or_one_address_cannot_take_all_tables() {
    let folder = folder("quota");
    let (tables, tally) = tables(&folder, Arc::new(AllGames));
    let create = async |person, from: &str| {
        let proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
        let (setting, from) = (Setting::new(proposal).unwrap(), from.parse().unwrap());
        tables.create(setting, Person(person), from).await.ok()
    };
    let mut ids = Vec::new();
    while let Some(id) = create(7, "10.0.0.1").await {
        ids.push(id);
    }
    assert_eq!(ids.len(), quota::TABLES_OF_PERSON_MAX);
    for person in 8..18 {
        assert!(create(person, "10.0.0.1").await.is_some());
    }
    assert!(create(18, "10.0.0.1").await.is_none(), "30 tables of one address");
    assert!(create(18, "10.0.0.2").await.is_some());
    assert_eq!(tally.tables_refused.get(), 2);
    tables.drop_table(ids[0]).await;
    while tally.tables.get() > 30 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(create(18, "10.0.0.1").await.is_some(), "one has ended");
    drop(std::fs::remove_dir_all(folder));
}

#[tokio::test]
async fn tables_that_are_created_at_the_same_time_keep_to_the_limits() {
    let folder = folder("rush");
    let (tables, tally) = tables(&folder, Arc::new(AllGames));
    let create = |_| {
        let proposal = serde_json::from_str(r#"{"game":"rum","seats":2}"#).unwrap();
        tables.create(Setting::new(proposal).unwrap(), Person(7), HOME)
    };
    let created = futures_util::future::join_all((0..30).map(create)).await;
    let n_created = created.iter().filter(|made| made.is_ok()).count();
    assert_eq!(n_created, quota::TABLES_OF_PERSON_MAX);
    assert_eq!(tally.tables.get(), 20);
    drop(std::fs::remove_dir_all(folder));
}

#[tokio::test]
async fn a_panic_ends_one_table_only() {
    let folder = folder("panic");
    let (tables, tally) = tables(&folder, Arc::new(Moody));
    let (ended, texts) = begin(&tables, 3).await;
    assert!(!texts.iter().any(|text| text.contains(r#""cmd":4"#)), "it never began");
    while tally.set_aside.get() == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(matches!(tables.slot(ended), Some(Slot::SetAside)));
    let (whole, texts) = begin(&tables, 2).await;
    assert!(texts.last().unwrap().contains("done"), "{texts:?}");
    assert!(matches!(tables.slot(whole), Some(Slot::Open(_))));
    drop(std::fs::remove_dir_all(folder));
}
