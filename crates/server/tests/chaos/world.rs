//! Everything of a run: the database, the nodes, and how far people have got.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use contract::SearchRng;
use tokio::sync::Mutex;
use tokio_postgres::{Client, NoTls};

use crate::check;
use crate::common::Folder;
use crate::common::postgres::{Fsync, Listen, Options, Postgres};
use crate::node::{Node, Rules};

/// The nodes that people connect to.
pub(crate) const NAMES: [&str; 3] = ["ann", "ben", "cid"];

/// How long people wait for their last answers once everything is healed.
const PATIENCE: Duration = Duration::from_secs(30);

/// A run.
pub(crate) struct World {
    pub(crate) seed: u64,
    /// The longest time that somebody thinks about a move, in milliseconds.
    pub(crate) think_ms: u32,
    pub(crate) postgres: Mutex<Postgres>,
    pub(crate) database_url: String,
    pub(crate) nodes: Vec<Arc<Node>>,
    /// A node with other rules, which comes and goes.
    pub(crate) guest: Arc<Node>,
    n_moves: AtomicU64,
    /// What people were told that cannot be right.
    wrong: std::sync::Mutex<Vec<String>>,
    /// When people began nothing new any more.
    ended: OnceLock<Instant>,
    folder: Folder,
}

impl World {
    /// Starts the database and all nodes.
    pub(crate) async fn start(seed: u64, think_ms: u32) -> Arc<Self> {
        let options = Options { fsync: Fsync::On, listen: Listen::Tcp, settings: &[] };
        let postgres = tokio::task::spawn_blocking(move || Postgres::start(options)).await.unwrap();
        let database_url = postgres.database("chaos");
        let place = SocketAddr::new("127.0.0.1".parse().unwrap(), postgres.port().unwrap());
        let folder = Folder::new("chaos");
        std::fs::create_dir_all(folder.path()).unwrap();
        let mut nodes = Vec::new();
        for name in NAMES {
            let node = Arc::new(Node::new(name, Rules::Ours, folder.path(), place).await);
            node.start().await;
            nodes.push(node);
        }
        let guest = Arc::new(Node::new("guest", Rules::Next, folder.path(), place).await);
        let world = Self {
            seed,
            think_ms,
            postgres: Mutex::new(postgres),
            database_url,
            nodes,
            guest,
            n_moves: AtomicU64::new(0),
            wrong: std::sync::Mutex::default(),
            ended: OnceLock::new(),
            folder,
        };
        check::watch(&world.sql().await).await;
        Arc::new(world)
    }

    /// A connection past all cables.
    pub(crate) async fn sql(&self) -> Client {
        self.try_sql().await.expect("the database runs")
    }

    /// The same while the database may be down.
    pub(crate) async fn try_sql(&self) -> Option<Client> {
        let (client, driver) = tokio_postgres::connect(&self.database_url, NoTls).await.ok()?;
        tokio::spawn(async move { drop(driver.await) });
        Some(client)
    }

    /// Where people reach one of the nodes.
    pub(crate) fn any_front(&self, rng: &mut SearchRng) -> SocketAddr {
        let n_nodes = u32::try_from(self.nodes.len()).unwrap();
        self.nodes[rng.below(n_nodes) as usize].front.address
    }

    pub(crate) fn count_move(&self) {
        self.n_moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn n_moves(&self) -> u64 {
        self.n_moves.load(Ordering::Relaxed)
    }

    /// Somebody was told something that cannot be right; the run need not go on.
    pub(crate) fn blame(&self, what: String) {
        self.wrong.lock().unwrap().push(what);
    }

    pub(crate) fn wrong(&self) -> Vec<String> {
        self.wrong.lock().unwrap().clone()
    }

    /// People begin nothing new, and wait only for answers.
    pub(crate) fn end(&self) {
        self.ended.get_or_init(Instant::now);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ended.get().is_some()
    }

    /// Whether people have waited for their last answers for too long.
    pub(crate) fn is_hopeless(&self) -> bool {
        self.ended.get().is_some_and(|ended| ended.elapsed() > PATIENCE)
    }

    /// Copies the logs of all nodes, for whoever looks into a failure.
    pub(crate) fn keep_logs(&self) -> String {
        let kept = std::env::temp_dir().join(format!("tortuga-chaos-logs-{}", std::process::id()));
        std::fs::create_dir_all(&kept).unwrap();
        for entry in std::fs::read_dir(self.folder.path()).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|it| it == "log") {
                std::fs::copy(&path, kept.join(path.file_name().unwrap())).unwrap();
            }
        }
        kept.display().to_string()
    }
}
