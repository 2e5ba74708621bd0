//! Two nodes in one process that share a file, with an ownership of tables in memory: relaying,
//! vouchers, and handing over.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use std::collections::{BTreeMap, HashMap};
use std::future::ready;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use common::{Client, Folder, PATIENCE, Running, User, settings};
use futures_util::StreamExt as _;
use serde_json::json;
use server::fleet::{
    Asked, Before, Claim, Claimed, Drained, Epoch, HandedOver, LifeId, Member, Members,
    NodeAddress, NodeName, NodeState, Ownership, Whereabouts,
};
use server::ident::TableId;
use server::settings::Settings;
use server::store::{SqliteStore, Store, WakeAt, file_in};
use server::{Server, Storage};
use table::id::Millis;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// What a database would hold.
#[derive(Default)]
struct Register {
    /// All tables; one without an owner is not in memory.
    owners: HashMap<TableId, Option<LifeId>>,
    nodes: Vec<Member>,
}

/// One node's view of it.
struct Node {
    own: LifeId,
    register: Arc<Mutex<Register>>,
    members: watch::Sender<Members>,
}

impl Node {
    fn new(own: LifeId, register: &Arc<Mutex<Register>>) -> Arc<Self> {
        let members = watch::Sender::new(Members { own, nodes: Vec::new() });
        Arc::new(Self { own, register: Arc::clone(register), members })
    }

    fn state_of(&self, life: LifeId) -> Option<NodeState> {
        let register = self.register.lock().unwrap();
        register.nodes.iter().find(|node| node.life == life).map(|node| node.state)
    }

    fn publish(&self) {
        let nodes = self.register.lock().unwrap().nodes.clone();
        self.members.send_replace(Members { own: self.own, nodes });
    }
}

impl Ownership for Node {
    fn claim(&self, table: TableId) -> Asked<'_, Claimed> {
        let mut register = self.register.lock().unwrap();
        let before = register.owners.get(&table).copied();
        let claimed = match before {
            None => Claimed::NoSuchTable,
            Some(Some(owner)) if owner != self.own => {
                let at = register.nodes.iter().find(|node| node.life == owner).unwrap();
                Claimed::Elsewhere(Whereabouts { life: owner, address: at.address.clone() })
            }
            Some(owner) => {
                register.owners.insert(table, Some(self.own));
                let before = if owner.is_some() { Before::Ours } else { Before::LetGo };
                let (epoch, due) = (Epoch(1), WakeAt::Unknown);
                Claimed::Ours(Claim { table, life: self.own, epoch, due, before })
            }
        };
        Box::pin(ready(Ok(claimed)))
    }

    fn release(&self, table: TableId, _: WakeAt) -> Asked<'_, ()> {
        self.register.lock().unwrap().owners.insert(table, None);
        Box::pin(ready(Ok(())))
    }

    fn hand_over(&self, table: TableId, to: LifeId) -> Asked<'_, HandedOver> {
        let is_up = self.state_of(to) == Some(NodeState::Up);
        let mut register = self.register.lock().unwrap();
        let is_ours = register.owners.get(&table) == Some(&Some(self.own));
        let handed = match (is_ours, is_up) {
            (false, _) => HandedOver::NotOurs,
            (true, false) => HandedOver::Refused,
            (true, true) => {
                register.owners.insert(table, Some(to));
                HandedOver::Done
            }
        };
        Box::pin(ready(Ok(handed)))
    }

    fn due(&self, _: Millis, _: u32) -> Asked<'_, Vec<Claim>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn adopt(&self, _: u32) -> Asked<'_, Vec<Claim>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn drain(&self, life: LifeId) -> Asked<'_, Drained> {
        for node in self.register.lock().unwrap().nodes.iter_mut().filter(|it| it.life == life) {
            node.state = NodeState::Draining;
        }
        self.publish();
        Box::pin(ready(Ok(Drained::Draining)))
    }

    fn members(&self) -> watch::Receiver<Members> {
        self.members.subscribe()
    }

    fn life(&self) -> Option<LifeId> {
        Some(self.own)
    }

    fn holds_lease(&self) -> bool {
        true
    }

    fn peer_key(&self) -> Option<[u8; 32]> {
        Some([7; 32])
    }

    fn shared_time(&self) -> Option<Millis> {
        let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
        Some(Millis(u64::try_from(since.as_millis()).unwrap()))
    }
}

/// Two nodes on one store.
struct Pair {
    a: Running,
    b: Running,
    /// Where each listens for the other.
    peers: [SocketAddr; 2],
    register: Arc<Mutex<Register>>,
    _folder: Folder,
}

async fn pair(name: &str) -> Pair {
    let folder = Folder::new(name);
    let data = ["a", "b"].map(|node| folder.path().join(node));
    // Both have the same file, which SQLite lets two programs write to.
    std::fs::create_dir_all(&data[1]).unwrap();
    let first: Arc<dyn Store> = Arc::new(SqliteStore::open(&data[0], Arc::default()).unwrap());
    std::os::unix::fs::symlink(file_in(&data[0]), file_in(&data[1])).unwrap();
    let second: Arc<dyn Store> = Arc::new(SqliteStore::open(&data[1], Arc::default()).unwrap());
    let register = Arc::new(Mutex::new(Register::default()));
    let lives = [LifeId(1), LifeId(2)];
    let nodes = lives.map(|life| Node::new(life, &register));
    let mut servers = Vec::new();
    let mut peers = Vec::new();
    for ((node, store), data) in nodes.iter().zip([first, second]).zip(&data) {
        let peer_listen = Some("127.0.0.1:0".parse().unwrap());
        let settings = Settings { peer_listen, ..settings(data) };
        let ownership = Arc::clone(node) as Arc<dyn Ownership>;
        let storage = Storage { store, ownership };
        let server = Server::with_storage(settings, storage, Arc::default()).await.unwrap();
        let peer = server.peer_address().unwrap();
        register.lock().unwrap().nodes.push(Member {
            life: node.own,
            name: NodeName(node.own.0.to_string()),
            address: NodeAddress(format!("http://{peer}")),
            version: String::new(),
            rules: BTreeMap::new(),
            state: NodeState::Up,
            heartbeat: Millis(0),
        });
        peers.push(peer);
        servers.push(Running::serve(server));
    }
    for node in &nodes {
        node.publish();
    }
    let [a, b] = <[Running; 2]>::try_from(servers).ok().unwrap();
    Pair { a, b, peers: peers.try_into().unwrap(), register, _folder: folder }
}

/// Ann's table on the first node.
async fn table(pair: &Pair) -> (User, String) {
    let ann = User::new(pair.a.address, "Ann").await;
    let table = ann.table(&json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } })).await;
    // In a database, whoever writes the first step owns the table.
    pair.register.lock().unwrap().owners.insert(table.parse().unwrap(), Some(LifeId(1)));
    (ann, table)
}

/// Reads until the connection is closed; returns the code.
async fn closed(mut client: Client) -> Option<CloseCode> {
    let closing = async {
        while let Some(Ok(message)) = client.socket.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| frame.code);
            }
        }
        None
    };
    tokio::time::timeout(PATIENCE, closing).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_may_connect_to_any_node() {
    let pair = pair("relay").await;
    let (ann, table) = table(&pair).await;
    let there = User { address: pair.b.address, ..ann.clone() };
    let listed = there.get(&format!("/api/tables/{table}")).await;
    assert_eq!((listed.status, &listed.json()["table"]), (200, &json!(table)));
    assert!(listed.header("content-security-policy").is_some(), "the nearer node adds headers");
    let key = there.invite(&table, &json!({ "kind": "seat", "seat": 1 })).await;
    let ben = User::new(pair.b.address, "Ben").await;
    assert_eq!(ben.join(&table, &key).await.status, 200, "a body is passed on");
    let (mut near, mut far) = (ann.connect(&table, 1).await, ben.connect(&table, 1).await);
    assert_eq!(near.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");
    assert_eq!(far.ask(&json!({ "kind": "chat", "text": "ahoy" })).await["kind"], "done");
    assert_eq!(near.until("said").await["text"], "ahoy");
    let long = "x".repeat(20_000);
    far.say(long).await;
    assert_eq!(closed(far).await, None, "limits are the owner's");
    let stranger = User::new(pair.b.address, "Eve").await;
    assert_eq!(stranger.try_connect(&table, 1, None).await.err(), Some(404));
    assert_eq!(ben.get("/api/tables/0123456789abcdef").await.status, 404);
    assert!(ben.get("/metrics").await.body.contains("tortuga_relayed_total"));
    pair.b.stop().await;
    pair.a.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_nodes_get_in_at_the_inner_address() {
    let pair = pair("voucher").await;
    let (ann, table) = table(&pair).await;
    let inside = User { address: pair.peers[0], ..ann };
    for (method, path) in [("GET", ""), ("GET", "/ws"), ("POST", "/join")] {
        let path = format!("/api/tables/{table}{path}");
        let answer =
            inside.request(method, &path, "X-Tortuga-Voucher: 10.0.0.1 1 00\r\n", "").await;
        assert_eq!(answer.status, 403, "{path}");
        assert_eq!(inside.request(method, &path, "", "").await.status, 403, "{path}");
    }
    assert_eq!(inside.post(&format!("/peer/tables/{table}"), &json!({})).await.status, 403);
    assert_eq!(inside.get("/api/games").await.status, 403, "nothing else is served there");
    assert_eq!(inside.get("/metrics").await.status, 200, "but for programs in the same network");
    pair.b.stop().await;
    pair.a.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_leaves_hands_its_tables_over_and_nothing_is_lost() {
    let pair = pair("drain").await;
    let (ann, table) = table(&pair).await;
    let mut client = ann.connect(&table, 1).await;
    assert_eq!(client.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");
    let stopping = tokio::spawn(pair.a.stop());
    assert_eq!(closed(client).await, Some(CloseCode::Restart));
    let there = User { address: pair.b.address, ..ann };
    let mut client = there.connect(&table, 1).await;
    // The same command again: it was carried out before.
    let sit = json!({ "cmd": 1, "wish": { "kind": "sit", "seat": 0 } });
    client.say(sit.to_string()).await;
    assert_eq!(client.answer(1).await["kind"], "done");
    client.n_commands = 5;
    assert_eq!(client.ask(&json!({ "kind": "chat", "text": "on" })).await["kind"], "done");
    stopping.await.unwrap();
    let owner =
        pair.register.lock().unwrap().owners.get(&table.parse().unwrap()).copied().flatten();
    assert_eq!(owner, Some(LifeId(2)));
    pair.b.stop().await;
}
