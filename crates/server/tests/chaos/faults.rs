//! What goes wrong, by a seed.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use contract::SearchRng;
use rustix::process::Signal;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::cable::Flow;
use crate::node::Node;
use crate::world::World;

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// `kill -9` of a node, which starts again.
    Kill,
    /// A node is stopped for a while, as by `SIGSTOP`.
    Stop,
    /// A node is stopped for long while the database carries out an append of its.
    StopInAppend,
    /// A node cannot reach the database, and knows it.
    CutDatabase,
    /// A node cannot reach the database, and does not know it.
    StallDatabase,
    /// Other nodes cannot reach a node, and know it.
    CutPeers,
    /// Other nodes cannot reach a node, and do not know it.
    StallPeers,
    /// The database is killed, and starts again: `pg_ctl restart -m immediate`.
    RestartDatabase,
    /// A node leaves as it should, and starts again.
    Drain,
    /// A node with other rules joins for a while.
    OtherRules,
    /// Another node gets a table, and its owner does not know it.
    Snatch,
}

/// All faults.
pub(crate) const ALL: [Fault; 11] = [
    Fault::Kill,
    Fault::Stop,
    Fault::StopInAppend,
    Fault::CutDatabase,
    Fault::StallDatabase,
    Fault::CutPeers,
    Fault::StallPeers,
    Fault::RestartDatabase,
    Fault::Drain,
    Fault::OtherRules,
    Fault::Snatch,
];

/// The most nodes that have a fault at the same time.
const AILING_MAX: usize = 2;
/// How long an append takes that a node is stopped in: longer than it takes to fence the node.
const SLOW_MS: i64 = 5_500;

/// Deals faults until the run has enough moves and each fault has happened once. Then everything
/// is healed.
pub(crate) async fn run(world: Arc<World>, which: &[Fault], n_moves: u64, longest_ms: u32) -> Seen {
    let mut rng = SearchRng::new(world.seed, 0);
    let mut seen = Seen::default();
    let mut healthy: Vec<usize> = (0..world.nodes.len()).collect();
    let mut ailing: JoinSet<Option<usize>> = JoinSet::new();
    let mut deck = Vec::new();
    let mut n_decks = 0;
    while world.n_moves() < n_moves || !deck.is_empty() || n_decks == 0 {
        if deck.is_empty() {
            (deck, n_decks) = (shuffled(which, &mut rng), n_decks + 1);
        }
        let fault = deck.pop().expect("it was filled");
        while healthy.len() + AILING_MAX <= world.nodes.len() {
            healthy.extend(ailing.join_next().await.expect("somebody ails").unwrap());
        }
        let n_healthy = u32::try_from(healthy.len()).unwrap();
        let node = healthy.swap_remove(rng.below(n_healthy) as usize);
        let pause = between(&mut rng, 100, longest_ms);
        seen.0.push(fault);
        if std::env::var_os("CHAOS_VERBOSE").is_some() {
            eprintln!("{} moves, {fault:?} {} {pause:?}", world.n_moves(), world.nodes[node].name);
        }
        let (of, rng_of) = (Arc::clone(&world), SearchRng::new(world.seed, seen.0.len() as u64));
        ailing.spawn(async move {
            commit(&of, fault, node, pause, rng_of).await;
            Some(node)
        });
        sleep(between(&mut rng, 300, 1_500)).await;
        while let Some(done) = ailing.try_join_next() {
            healthy.extend(done.unwrap());
        }
    }
    while let Some(done) = ailing.join_next().await {
        done.unwrap();
    }
    seen
}

/// The faults of a run.
#[derive(Default)]
pub(crate) struct Seen(Vec<Fault>);

impl std::fmt::Display for Seen {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        for fault in ALL {
            let n_times = self.0.iter().filter(|seen| **seen == fault).count();
            if n_times > 0 {
                write!(text, "{}{fault:?} {n_times}", if text.is_empty() { "" } else { ", " })?;
            }
        }
        out.write_str(&text)
    }
}

fn between(rng: &mut SearchRng, from: u32, to: u32) -> Duration {
    Duration::from_millis(u64::from(from + rng.below(to - from)))
}

fn shuffled(which: &[Fault], rng: &mut SearchRng) -> Vec<Fault> {
    let mut deck = which.to_vec();
    for last in (1..deck.len()).rev() {
        let other = rng.below(u32::try_from(last + 1).unwrap()) as usize;
        deck.swap(last, other);
    }
    deck
}

/// Lets a fault happen, and heals it.
async fn commit(world: &World, fault: Fault, node: usize, pause: Duration, mut rng: SearchRng) {
    let of = &world.nodes[node];
    match fault {
        Fault::Kill => {
            of.kill();
            sleep(pause / 4).await;
            of.start().await;
        }
        Fault::Stop => stop(of, pause).await,
        Fault::StopInAppend => drop(stop_in_append(world, of, &mut rng).await),
        Fault::CutDatabase => disturb(of, |it| &it.database, Flow::Cut, pause).await,
        Fault::StallDatabase => disturb(of, |it| &it.database, Flow::Stalled, pause).await,
        Fault::CutPeers => disturb(of, |it| &it.peer, Flow::Cut, pause).await,
        Fault::StallPeers => disturb(of, |it| &it.peer, Flow::Stalled, pause).await,
        Fault::RestartDatabase => {
            let mut postgres = world.postgres.lock().await;
            tokio::task::block_in_place(|| postgres.restart_immediate());
        }
        Fault::Drain => {
            of.signal(Signal::TERM);
            of.ended().await;
            of.start().await;
        }
        Fault::OtherRules => other_rules(world, pause, &mut rng).await,
        Fault::Snatch => drop(snatch(world, of, &mut rng).await),
    }
}

async fn stop(node: &Node, pause: Duration) {
    node.signal(Signal::STOP);
    sleep(pause).await;
    node.signal(Signal::CONT);
}

async fn disturb(
    node: &Node,
    cable: impl Fn(&Node) -> &crate::cable::Cable,
    flow: Flow,
    pause: Duration,
) {
    cable(node).set(flow);
    sleep(pause).await;
    cable(node).set(Flow::On);
}

/// A node with other rules joins, and leaves or is killed.
async fn other_rules(world: &World, pause: Duration, rng: &mut SearchRng) {
    let guest = &world.guest;
    guest.start().await;
    sleep(pause).await;
    if rng.below(2) == 0 {
        guest.kill();
    } else {
        guest.signal(Signal::TERM);
        guest.ended().await;
    }
}

/// A table of a node, with the node's life.
async fn table_of(
    sql: &tokio_postgres::Client,
    node: &Node,
    rng: &mut SearchRng,
) -> Option<(i64, i64)> {
    let query = "SELECT tables.id, owner FROM tables JOIN nodes ON nodes.id = owner
        WHERE name = $1 AND state = 'up' AND closed_ms IS NULL ORDER BY 1";
    let rows = sql.query(query, &[&node.name]).await.ok()?;
    let n_rows = u32::try_from(rows.len()).unwrap();
    let row = (n_rows > 0).then(|| &rows[rng.below(n_rows) as usize])?;
    Some((row.get(0), row.get(1)))
}

/// Stops a node while an append of its is under way, until others have fenced it and the append
/// would be done. The database may restart at any time, which ends it early.
async fn stop_in_append(world: &World, node: &Node, rng: &mut SearchRng) -> Option<()> {
    let sql = world.try_sql().await?;
    let (table, life) = table_of(&sql, node, rng).await?;
    let slow = "INSERT INTO chaos.slow VALUES ($1, $2)";
    sql.execute(slow, &[&table, &SLOW_MS]).await.ok()?;
    let waiting = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1
        AND wait_event = 'PgSleep'";
    let name = format!("tortuga life {life}");
    let mut is_under_way = false;
    for _ in 0..100 {
        is_under_way = !sql.query(waiting, &[&name]).await.ok()?.is_empty();
        if is_under_way {
            break;
        }
        sleep(Duration::from_millis(20)).await;
    }
    sql.execute("DELETE FROM chaos.slow WHERE table_id = $1", &[&table]).await.ok()?;
    if is_under_way {
        stop(node, Duration::from_millis(SLOW_MS.unsigned_abs() + 500)).await;
    }
    Some(())
}

/// Gives a table to another node, after the appends under way.
async fn snatch(world: &World, node: &Node, rng: &mut SearchRng) -> Option<()> {
    let mut sql = world.try_sql().await?;
    let (table, life) = table_of(&sql, node, rng).await?;
    let transaction = sql.transaction().await.ok()?;
    let lock = "SELECT 1 FROM nodes WHERE id = $1 AND state = 'up' FOR UPDATE";
    transaction.query_opt(lock, &[&life]).await.ok()??;
    let give = "UPDATE tables SET epoch = epoch + 1, owner = heir.id
        FROM (SELECT nodes.id, nodes.rules FROM nodes JOIN heartbeats ON life = nodes.id
            WHERE state = 'up' AND nodes.id <> $2 ORDER BY at_ms DESC LIMIT 1) AS heir
        WHERE tables.id = $1 AND owner = $2
        AND (tables.rules IS NULL OR (heir.rules->>game)::int8 = tables.rules)";
    transaction.execute(give, &[&table, &life]).await.ok()?;
    transaction.commit().await.ok()
}
