//! All tables of the server: creates them, finds them, loads them from their logs, and removes ended
//! ones.

mod load;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

use table::id::{Conn, Person};
use table::io::DealError;
use table::{Chances, Input, Setting, Table};
use tokio::sync::Semaphore;

use crate::bucket::block;
use crate::clock::now;
use crate::ident::{TableId, chance};
use crate::room::{End, House, Mail, Mailbox, Room};
use crate::store::{Change, Deed, StoreError, StoredStep};
use crate::summary::Summary;
use load::Downtime;
pub(crate) use load::{Agenda, Asleep};

/// The most tables of a server.
const TABLES_MAX: usize = 10_000;
/// The most tables of one host.
const TABLES_OF_HOST_MAX: usize = 20;

/// How many tables are loaded at once.
const LOADS_MAX: usize = 2;

/// All tables.
pub(crate) struct Tables {
    house: House,
    slots: RwLock<HashMap<TableId, Slot>>,
    /// The address that created each table since this server started. It is never written down.
    creators: Mutex<HashMap<TableId, IpAddr>>,
    per_address_max: usize,
    n_conns: AtomicU64,
    /// Whether the server stops: then no table is served any more.
    is_stopped: AtomicBool,
    /// Loading takes a whole core for a while, so few tables are loaded at once.
    loads: Semaphore,
    downtime: OnceLock<Downtime>,
}

/// A table's state on this server.
#[derive(Clone)]
pub(crate) enum Slot {
    /// The table is being served.
    Open(Door),
    /// The table is not in memory.
    Asleep(Arc<Asleep>),
    /// The table is broken; the reason is in the server's log.
    SetAside,
}

/// Access to a table that is being served.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) mailbox: Mailbox,
    summary: Arc<RwLock<Summary>>,
}

impl Slot {
    /// The table's summary, if it is known.
    fn summary(&self) -> Option<Summary> {
        match self {
            Self::Open(door) => Some(door.summary()),
            Self::Asleep(asleep) => asleep.summary.clone(),
            Self::SetAside => None,
        }
    }
}

impl Slot {
    /// The table's host, if it is known.
    fn host(&self) -> Option<Person> {
        match self {
            Self::Open(door) => {
                Some(door.summary.read().unwrap_or_else(PoisonError::into_inner).host)
            }
            Self::Asleep(asleep) => asleep.summary.as_ref().map(|summary| summary.host),
            Self::SetAside => None,
        }
    }
}

impl Door {
    /// A current summary of the table.
    pub(crate) fn summary(&self) -> Summary {
        self.summary.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Why a table was not created.
#[derive(Debug)]
pub(crate) enum CreateError {
    /// There are too many tables, or too many of this host or address.
    TooMany,
    Deal(DealError),
    Store(StoreError),
}

impl Tables {
    pub(crate) fn new(house: House, tables_per_address: u32) -> Arc<Self> {
        Arc::new(Self {
            house,
            slots: RwLock::default(),
            creators: Mutex::default(),
            per_address_max: usize::try_from(tables_per_address).unwrap_or(usize::MAX),
            n_conns: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
            loads: Semaphore::new(LOADS_MAX),
            downtime: OnceLock::new(),
        })
    }

    /// A new number for a connection.
    pub(crate) fn conn(&self) -> Conn {
        Conn(self.n_conns.fetch_add(1, Ordering::Relaxed))
    }

    /// Finds a table by its id, as it is; [`Tables::find`] also loads it.
    fn slot(&self, id: TableId) -> Option<Slot> {
        self.slots.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Summaries of all open tables, in memory or not.
    pub(crate) fn summaries(&self) -> Vec<(TableId, Summary)> {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        slots.iter().filter_map(|(id, slot)| Some((*id, slot.summary()?))).collect()
    }

    /// The summary of a table. It is not loaded for that.
    pub(crate) fn summary(&self, id: TableId) -> Option<Summary> {
        self.slot(id)?.summary()
    }

    fn put(&self, id: TableId, slot: Option<Slot>) {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        // Otherwise a table that was being loaded when the server stopped would never end.
        let slot = slot.filter(|_| !self.is_stopped.load(Ordering::Acquire));
        let (tables, is_there) = (&self.house.tally.tables, slot.is_some());
        let before = match slot {
            Some(slot) => slots.insert(id, slot),
            None => slots.remove(&id),
        };
        match (before.is_some(), is_there) {
            (false, true) => tables.add(1),
            (true, false) => {
                tables.lower();
                self.creators().remove(&id);
            }
            (true, true) | (false, false) => {}
        }
    }

    /// Creates a table.
    pub(crate) async fn create(
        self: &Arc<Self>,
        setting: Setting,
        host: Person,
        from: IpAddr,
    ) -> Result<TableId, CreateError> {
        if !self.has_room(host, from) {
            self.house.tally.tables_refused.add(1);
            return Err(CreateError::TooMany);
        }
        let chances = Chances { deals: chance(), jitter: u64::from_le_bytes(chance()) };
        let dealer = Arc::clone(&self.house.dealer);
        let made = Table::create(setting, host, chances, dealer, self.house.clock.now());
        let (table, step) = made.map_err(CreateError::Deal)?;
        let (first, pending) = step.split();
        let step = StoredStep::of(&first).expect("a new table has an entry: it was created");
        let id = TableId::fresh();
        let summary = Box::new(Summary::of(&table));
        let receipt = self.house.store.write(Change::OpenTable { table: id, step, summary });
        receipt.written().await.map_err(CreateError::Store)?;
        // A new table has no connections, so its messages go nowhere.
        drop(pending.written());
        self.creators().insert(id, block(from));
        self.serve(id, table, Input::Tick);
        tracing::info!(table = %id, "table created");
        Ok(id)
    }

    /// Whether this person, from this address, may create one more table.
    fn has_room(&self, host: Person, from: IpAddr) -> bool {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        let is_of_host = |slot: &&Slot| slot.host() == Some(host);
        let n_of_host = slots.values().filter(is_of_host).count();
        let from = block(from);
        let n_of_address = self.creators().values().filter(|by| **by == from).count();
        slots.len() < TABLES_MAX
            && n_of_host < TABLES_OF_HOST_MAX
            && n_of_address < self.per_address_max
    }

    fn creators(&self) -> MutexGuard<'_, HashMap<TableId, IpAddr>> {
        self.creators.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a table's task, and cleans up when it ends.
    fn serve(self: &Arc<Self>, id: TableId, table: Table, first: Input) {
        let summary = Arc::new(RwLock::new(Summary::of(&table)));
        let (mailbox, room) = Room::new(id, table, self.house.clone(), Arc::clone(&summary));
        self.put(id, Some(Slot::Open(Door { mailbox, summary })));
        self.house.tally.rooms.add(1);
        let room = tokio::spawn(room.run(first));
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            // A panic ends this table's task only.
            let end = room.await.unwrap_or_else(|panic| End::SetAside(panic.to_string()));
            tables.ended(id, end).await;
        });
    }

    async fn ended(&self, id: TableId, end: End) {
        match end {
            End::Stopped { due } => {
                let rest = Change::Rest { table: id, due };
                if let Err(error) = self.house.store.write(rest).written().await {
                    // Then it is loaded at the next start.
                    tracing::warn!(table = %id, %error, "cannot write when a table is due");
                }
                self.put(id, None);
            }
            End::SetAside(why) => self.set_aside(id, &why),
            End::Dropped => self.delete(id).await,
            End::Closed => {
                let change = Change::CloseTable { table: id, at: now() };
                if let Err(error) = self.house.store.write(change).written().await {
                    // The log says so too: after a restart the table is found closed.
                    tracing::warn!(table = %id, %error, "cannot mark a table as ended");
                }
                self.put(id, None);
                tracing::info!(table = %id, "table ended");
            }
        }
        self.house.tally.rooms.lower();
    }

    /// Deletes a table for the operator, whether or not it is being served.
    pub(crate) async fn drop_table(self: &Arc<Self>, id: TableId) {
        match self.find(id).await {
            // Its task ends first, since nothing else may write to its log.
            Some(Slot::Open(door)) => drop(door.mailbox.send(Mail::Drop).await),
            Some(Slot::Asleep(_) | Slot::SetAside) | None => self.delete(id).await,
        }
    }

    async fn delete(&self, id: TableId) {
        let change = Change::People(Deed::DropTable { table: id });
        match self.house.store.write(change).written().await {
            Ok(()) => tracing::info!(table = %id, "table deleted by the operator"),
            Err(error) => tracing::warn!(table = %id, %error, "cannot delete a table"),
        }
        self.put(id, None);
    }

    fn set_aside(&self, id: TableId, why: &str) {
        self.house.tally.set_aside.add(1);
        self.put(id, Some(Slot::SetAside));
        tracing::error!(table = %id, why, "table set aside; the others continue");
    }

    /// Drops every table's mailbox. Each task ends when its last sender is gone.
    pub(crate) fn stop(&self) {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        self.is_stopped.store(true, Ordering::Release);
        slots.clear();
    }
}

#[cfg(test)]
mod tests {
    //! A panic in one table does not affect another; tables of other rules end.
    use std::net::Ipv4Addr;
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use contract::{AnyMatch, Seat, Seed};
    use table::entry::Closing;
    use table::id::{Client, CommandId};
    use table::io::{Connect, DealOrder, Pass};
    use table::{Command, Dealer, Proposal, Wish};
    use tokio::sync::mpsc;

    use super::*;
    use crate::archive;
    use crate::clock::Clock;
    use crate::house::AllGames;
    use crate::pool::Pool;
    use crate::room::{OUTBOX_MAX, Out};
    use crate::store::{Due, SqliteStore, Store as _, entries};
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
        let (outbox, mut told) = mpsc::channel(OUTBOX_MAX);
        let conn = tables.conn();
        let (name, client, pass) = ("Ann".to_owned(), Client(1), Pass::Link);
        let connect = Connect { conn, person, name, client, pass, blocked: Arc::default() };
        door.mailbox.send(Mail::Connect { connect, outbox }).await.unwrap();
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
        while !texts.last().is_some_and(|text| text.contains(&last))
            && let Some(Out::Text(text)) = told.recv().await
        {
            texts.push(text.to_string());
        }
        (id, texts)
    }

    /// A tavern on its own data folder.
    fn tables(folder: &Path, dealer: Arc<dyn Dealer>) -> (Arc<Tables>, Arc<Counters>) {
        let tally = Arc::new(Counters::default());
        let store = SqliteStore::open(folder, Arc::clone(&tally)).unwrap();
        let house = House {
            store: Arc::new(store),
            pool: Pool::start(Arc::clone(&tally)).unwrap(),
            tally: Arc::clone(&tally),
            dealer,
            clock: Clock::new(1),
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
        assert_eq!(new.index().unwrap().len(), 2, "both are due some time");
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
        let now = Clock::new(1).now();
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
        let dues = [Due::Unknown, Due::At(now), Due::At(later), Due::Never];
        for (id, due) in ids.iter().zip(dues) {
            store.write(Change::Rest { table: *id, due }).written().await.unwrap();
        }
        drop(store);

        let (new, tally) = tables(&folder, Arc::new(AllGames));
        let agenda = new.index().unwrap();
        assert_eq!(agenda.iter().map(|(_, id)| *id).collect::<Vec<_>>(), ids[..3]);
        assert_eq!((tally.tables.get(), tally.rooms.get()), (4, 0), "a list without logs");
        assert!(new.summaries().iter().all(|(_, known)| known.host == Person(7)));
        Arc::clone(&new).attend(agenda[..2].to_vec()).await;
        assert_eq!(tally.load_time.n_values(), 2);
        assert!(matches!(new.slot(ids[1]), Some(Slot::Open(_))));
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
        assert_eq!(ids.len(), TABLES_OF_HOST_MAX);
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
}
