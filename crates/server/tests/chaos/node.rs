//! A node in a process of its own, behind cables: people reach it by one, other nodes by another,
//! and it reaches the database by a third.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use contract::{AnyMatch, Seed};
use rustix::process::{Pid, Signal, kill_process};
use server::Server;
use server::fleet::{Node as About, NodeAddress, NodeName};
use server::house::AllGames;
use server::settings::{Limits, Settings, StoreAt};
use server::store::postgres::DatabaseUrl;
use table::Dealer;
use table::io::{DealError, DealOrder};

use crate::cable::Cable;
use crate::common::settings;

/// How long a node that leaves waits for matches that nobody else can play.
const DRAIN_FOR: Duration = Duration::from_secs(2);
/// How long to wait before a node that did not start is started again.
const AGAIN: Duration = Duration::from_millis(200);

/// The rules that a node has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    Ours,
    /// As a newer version of the program would have.
    Next,
}

/// Deals our games as if they had newer rules.
#[derive(Debug)]
pub(crate) struct NextRules;

impl Dealer for NextRules {
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

/// The node's side: it prints its addresses, and serves until it is told to stop.
pub(crate) fn serve(words: &[&str]) {
    let [name, store, peer_url, data, rules] = words else { panic!("{words:?}") };
    server::start_log(server::LogShape::Text, "info").unwrap();
    // Its standard input ends with the test, even if that is killed.
    std::thread::spawn(|| {
        drop(std::io::copy(&mut std::io::stdin(), &mut std::io::sink()));
        std::process::exit(2);
    });
    let mut about = About::new(NodeName((*name).to_owned()), NodeAddress((*peer_url).to_owned()));
    let mut dealer: Arc<dyn Dealer> = Arc::new(AllGames);
    if *rules == "next" {
        about.rules.values_mut().for_each(|version| *version += 1);
        dealer = Arc::new(NextRules);
    }
    let defaults = settings(Path::new(data));
    let settings = Settings {
        store: StoreAt::Database(DatabaseUrl::read(store).unwrap()),
        node: about,
        peer_listen: Some("127.0.0.1:0".parse().unwrap()),
        limits: Limits { tables_per_address: 100_000, ..defaults.limits },
        drain_for: DRAIN_FOR,
        dealer,
        ..defaults
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = match Server::start(settings).await {
            Ok(server) => server,
            Err(error) => {
                eprintln!("cannot start: {error:#}");
                std::process::exit(1);
            }
        };
        println!("{} {}", server.address().unwrap(), server.peer_address().unwrap());
        server.serve(server::signalled()).await;
    });
}

/// The test's side.
pub(crate) struct Node {
    pub(crate) name: String,
    rules: Rules,
    folder: PathBuf,
    /// Where people reach it.
    pub(crate) front: Cable,
    /// Where other nodes reach it.
    pub(crate) peer: Cable,
    /// Where it reaches the database.
    pub(crate) database: Cable,
    child: Mutex<Option<Child>>,
    /// Open as long as the process is to run.
    stdin: Mutex<Option<ChildStdin>>,
}

impl Node {
    /// A node that does not run yet.
    pub(crate) async fn new(name: &str, rules: Rules, folder: &Path, database: SocketAddr) -> Self {
        let cable = Cable::new().await;
        cable.lead(database);
        Self {
            name: name.to_owned(),
            rules,
            folder: folder.to_owned(),
            front: Cable::new().await,
            peer: Cable::new().await,
            database: cable,
            child: Mutex::default(),
            stdin: Mutex::default(),
        }
    }

    /// Starts its process, again if it must be: the database may be down.
    pub(crate) async fn start(self: &Arc<Self>) {
        loop {
            let node = Arc::clone(self);
            let started = tokio::task::spawn_blocking(move || node.try_start()).await.unwrap();
            if let Some((address, peer)) = started {
                self.front.lead(address);
                self.peer.lead(peer);
                return;
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    fn try_start(&self) -> Option<(SocketAddr, SocketAddr)> {
        let mut options = File::options();
        let log = options.create(true).append(true);
        let log = log.open(self.folder.join(format!("{}.log", self.name))).unwrap();
        let rules = match self.rules {
            Rules::Ours => "ours",
            Rules::Next => "next",
        };
        let mut command = Command::new(std::env::current_exe().unwrap());
        let store = format!("postgres://postgres@{}/chaos", self.database.address);
        command.args(["serve", &self.name, &store, &format!("http://{}", self.peer.address)]);
        command.arg(self.folder.join(&self.name)).arg(rules);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().unwrap();
        *self.stdin.lock().unwrap() = child.stdin.take();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addresses = line.trim().split_once(' ');
        let addresses =
            addresses.map(|(one, other)| (one.parse().unwrap(), other.parse().unwrap()));
        if addresses.is_none() {
            drop(child.wait());
            return None;
        }
        *self.child.lock().unwrap() = Some(child);
        addresses
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        if let Some(child) = self.child.lock().unwrap().as_ref() {
            kill_process(Pid::from_child(child), signal).unwrap();
        }
    }

    /// Like `kill -9`.
    pub(crate) fn kill(&self) {
        if let Some(mut child) = self.child.lock().unwrap().take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Waits until its process has ended by itself.
    pub(crate) async fn ended(&self) {
        let child = self.child.lock().unwrap().take();
        let waiting = child.map(|mut child| tokio::task::spawn_blocking(move || child.wait()));
        if let Some(waiting) = waiting {
            waiting.await.unwrap().unwrap();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
