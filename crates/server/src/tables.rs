//! All tables of the server: creates them, finds them, restores them after a restart, and removes
//! ended ones.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use anyhow::{Context, Result};
use table::id::{Conn, Millis, Person};
use table::io::DealError;
use table::{Chances, Entry, Input, Misfit, RestoreError, Setting, Table};

use crate::archive;
use crate::clock::now;
use crate::ident::{TableId, chance};
use crate::room::{End, House, Mail, Mailbox, Room, entries};
use crate::store::{Change, Deed, Line, StoreError};
use crate::summary::Summary;

/// The most tables of a server.
const TABLES_MAX: usize = 10_000;
/// The most tables of one host.
const TABLES_OF_HOST_MAX: usize = 20;

/// All tables.
pub(crate) struct Tables {
    house: House,
    slots: RwLock<HashMap<TableId, Slot>>,
    n_conns: AtomicU64,
}

/// A table's state on this server.
#[derive(Clone)]
pub(crate) enum Slot {
    /// The table is being served.
    Open(Door),
    /// The table is broken; the reason is in the server's log.
    SetAside,
}

/// Access to a table that is being served.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) mailbox: Mailbox,
    summary: Arc<RwLock<Summary>>,
}

impl Door {
    /// A current summary of the table.
    pub(crate) fn summary(&self) -> Summary {
        self.summary.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// What restoring a log gave.
enum Restored {
    /// A table that continues, and the time of its last entry.
    Open { table: Box<Table>, last: Millis },
    /// A table that has ended.
    Closed,
    /// A table that was played by rules this server does not have, and its last entry.
    Upgraded { game: String, played: u32, here: u32, last: Box<Entry> },
}

/// Why a table was not created.
#[derive(Debug)]
pub(crate) enum CreateError {
    /// There are too many tables, or too many of this host.
    TooMany,
    Deal(DealError),
    Store(StoreError),
}

impl Tables {
    pub(crate) fn new(house: House) -> Arc<Self> {
        let slots = RwLock::new(HashMap::new());
        Arc::new(Self { house, slots, n_conns: AtomicU64::new(0) })
    }

    /// A new number for a connection.
    pub(crate) fn conn(&self) -> Conn {
        Conn(self.n_conns.fetch_add(1, Ordering::Relaxed))
    }

    /// Finds a table by its id.
    pub(crate) fn slot(&self, id: TableId) -> Option<Slot> {
        self.slots.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Summaries of all tables that are being served.
    pub(crate) fn summaries(&self) -> Vec<(TableId, Summary)> {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        let open = slots.iter().filter_map(|(id, slot)| match slot {
            Slot::Open(door) => Some((*id, door.summary())),
            Slot::SetAside => None,
        });
        open.collect()
    }

    fn put(&self, id: TableId, slot: Option<Slot>) {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        match slot {
            Some(slot) => slots.insert(id, slot),
            None => slots.remove(&id),
        };
    }

    /// Creates a table.
    pub(crate) async fn create(
        self: &Arc<Self>,
        setting: Setting,
        host: Person,
    ) -> Result<TableId, CreateError> {
        let of_host = self.summaries().iter().filter(|(_, known)| known.host == host).count();
        let n_tables = self.slots.read().unwrap_or_else(PoisonError::into_inner).len();
        if of_host >= TABLES_OF_HOST_MAX || n_tables >= TABLES_MAX {
            return Err(CreateError::TooMany);
        }
        let chances = Chances { deals: chance(), jitter: u64::from_le_bytes(chance()) };
        let dealer = Arc::clone(&self.house.dealer);
        let made = Table::create(setting, host, chances, dealer, self.house.clock.now());
        let (table, step) = made.map_err(CreateError::Deal)?;
        let (first, pending) = step.split();
        let (id, lines) = (TableId::fresh(), first.iter().map(Line::from).collect());
        let receipt = self.house.store.write(Change::OpenTable { table: id, lines });
        receipt.written().await.map_err(CreateError::Store)?;
        // A new table has no connections, so its messages go nowhere.
        drop(pending.written());
        self.serve(id, table, Input::Tick);
        tracing::info!(table = %id, "table created");
        Ok(id)
    }

    /// Starts a table's task, and cleans up when it ends.
    fn serve(self: &Arc<Self>, id: TableId, table: Table, first: Input) {
        let summary = Arc::new(RwLock::new(Summary::of(&table)));
        let (mailbox, room) = Room::new(id, table, self.house.clone(), Arc::clone(&summary));
        self.put(id, Some(Slot::Open(Door { mailbox, summary })));
        self.house.tally.tables.add(1);
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
            End::Stopped => self.put(id, None),
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
        self.house.tally.tables.lower();
    }

    /// Deletes a table for the operator, whether or not it is being served.
    pub(crate) async fn drop_table(&self, id: TableId) {
        match self.slot(id) {
            // Its task ends first, since nothing else may write to its log.
            Some(Slot::Open(door)) => drop(door.mailbox.send(Mail::Drop).await),
            Some(Slot::SetAside) | None => self.delete(id).await,
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

    /// Restores every open table. A table whose log is damaged is set aside.
    pub(crate) fn restore_all(self: &Arc<Self>) -> Result<usize> {
        let store = &self.house.store;
        let alive = store.alive_at().context("cannot read when the server last ran")?;
        let ids = store.open_tables().context("cannot list the open tables")?;
        let mut n_restored = 0;
        for id in ids {
            match self.restore(id) {
                Ok(Restored::Closed) => {
                    drop(store.write(Change::CloseTable { table: id, at: now() }));
                }
                Ok(Restored::Upgraded { game, played, here, last }) => {
                    let lines = vec![Line::from(&*last)];
                    drop(store.write(Change::Append { table: id, lines }));
                    drop(store.write(Change::CloseTable { table: id, at: now() }));
                    tracing::warn!(
                        table = %id, game, played, here,
                        "table ended: its match was played by other rules than this server's"
                    );
                }
                Ok(Restored::Open { table, last }) => {
                    let asleep = alive.map_or(last, |alive| alive.max(last));
                    let first = Input::Wake { down_ms: self.house.clock.now().since(asleep) };
                    self.serve(id, *table, first);
                    n_restored += 1;
                }
                Err(why) => self.set_aside(id, &why),
            }
        }
        Ok(n_restored)
    }

    fn restore(&self, id: TableId) -> Result<Restored, String> {
        let lines = self.house.store.log(id).map_err(|error| error.to_string())?;
        let entries = entries(&lines)?;
        if archive::closing(&entries).is_some() {
            return Ok(Restored::Closed);
        }
        let last = entries.last().map_or(Millis(0), |entry| entry.at_ms);
        let dealer = Arc::clone(&self.house.dealer);
        match Table::restore(entries.iter().cloned(), dealer) {
            Ok(table) => Ok(Restored::Open { table: Box::new(table), last }),
            Err(RestoreError::Misfit { why: Misfit::Rules { played, here }, .. }) => {
                let last = Table::retire(&entries, self.house.clock.now());
                let last = Box::new(last.map_err(|error| error.to_string())?);
                let game = archive::setting(&entries).map(|setting| setting.game().to_owned());
                Ok(Restored::Upgraded { game: game.unwrap_or_default(), played, here, last })
            }
            Err(error) => Err(error.to_string()),
        }
    }

    /// Drops every table's mailbox. Each task ends when its last sender is gone.
    pub(crate) fn stop(&self) {
        self.slots.write().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    //! A panic in one table does not affect another; tables of other rules end.
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use contract::{AnyMatch, Seat, Seed};
    use table::entry::Closing;
    use table::id::{Client, CommandId, NetAddress};
    use table::io::{Connect, DealOrder, Pass};
    use table::{Command, Dealer, Proposal, Wish};
    use tokio::sync::mpsc;

    use super::*;
    use crate::clock::Clock;
    use crate::house::AllGames;
    use crate::pool::Pool;
    use crate::room::{OUTBOX_MAX, Out};
    use crate::store::SqliteStore;
    use crate::tally::Counters;
    use crate::upgrade::{self, Forecast, Loss, Why};

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
        let id = tables.create(Setting::new(proposal).unwrap(), person).await.unwrap();
        let Some(Slot::Open(door)) = tables.slot(id) else { panic!("it was just set up") };
        let (outbox, mut told) = mpsc::channel(OUTBOX_MAX);
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
        let tables = Tables::new(House {
            store: Arc::new(store),
            pool: Pool::start(Arc::clone(&tally)).unwrap(),
            tally: Arc::clone(&tally),
            dealer,
            clock: Clock::new(1),
        });
        (tables, tally)
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
            assert_eq!(upgrade::check(&file).unwrap(), Forecast { n_open: 2, losses: vec![] });
            let Forecast { n_open, losses } = upgrade::check_by(&file, &tomorrow).unwrap();
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
        let waiting = old.create(setting, Person(7)).await.unwrap();
        foretold(&folder, played);
        old.stop();
        while tally.tables.get() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        drop(old);
        let mut again = None;
        // The tasks of the old one still hold the folder for a moment.
        while again.is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
            again = SqliteStore::open(&folder, Arc::default()).ok();
        }
        drop(again);

        let (new, tally) = tables(&folder, Arc::new(Tomorrow));
        assert_eq!(new.restore_all().unwrap(), 1);
        assert!(new.slot(played).is_none(), "it is not served");
        assert!(matches!(new.slot(waiting), Some(Slot::Open(_))), "nothing was played here");
        assert_eq!(tally.set_aside.get(), 0, "and it is no mistake");
        let store = &new.house.store;
        while store.open_tables().unwrap().contains(&played) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let log = entries(&store.log(played).unwrap()).unwrap();
        assert_eq!(archive::closing(&log), Some(Closing::Upgraded));
        let told = archive::told_seeds(&log);
        assert_eq!(told.iter().map(|told| told.number.0).collect::<Vec<_>>(), [1]);
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
