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

/// The faults of this run: those that `CHAOS_FAULTS` names, or all.
fn chosen() -> Vec<Fault> {
    let names = std::env::var("CHAOS_FAULTS").ok();
    let is_chosen = |fault: &Fault| {
        names.as_ref().is_none_or(|names| names.split(',').any(|it| it == format!("{fault:?}")))
    };
    ALL.into_iter().filter(is_chosen).collect()
}

/// The most nodes that have a fault at the same time.
const AILING_MAX: usize = 2;
/// How long an append takes that a node is stopped in: longer than it takes to fence the node.
const SLOW_MS: i64 = 5_500;

/// A fault that is over.
#[derive(Clone, Copy, Debug)]
struct Over {
    node: usize,
    fault: Fault,
    took: Took,
}

/// Whether a fault has happened. One in the middle of an append needs an append, for example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Took {
    Effect,
    No,
}

/// Deals faults until the run has enough moves and each fault has happened once. Then everything
/// is healed.
pub(crate) async fn run(world: Arc<World>, n_moves: u64, longest_ms: u32) -> Seen {
    let mut rng = SearchRng::new(world.seed, 0);
    let mut seen = Seen::default();
    let mut healthy: Vec<usize> = (0..world.nodes.len()).collect();
    let mut ailing: JoinSet<Over> = JoinSet::new();
    let mut deck = Vec::new();
    let mut n_dealt = 0;
    while (world.n_moves() < n_moves || !seen.has_all()) && world.wrong().is_empty() {
        if deck.is_empty() {
            deck = shuffled(&chosen(), &mut rng);
        }
        let fault = deck.pop().expect("it was filled");
        let node = pick(&world, &mut healthy, fault, &mut rng).await;
        let pause = between(&mut rng, 100, longest_ms);
        n_dealt += 1;
        if std::env::var_os("CHAOS_VERBOSE").is_some() {
            eprintln!("{} moves, {fault:?} {} {pause:?}", world.n_moves(), world.nodes[node].name);
        }
        let (of, rng_of) = (Arc::clone(&world), SearchRng::new(world.seed, n_dealt));
        ailing.spawn(async move {
            let took = commit(&of, fault, node, pause, rng_of).await;
            Over { node, fault, took }
        });
        sleep(between(&mut rng, 300, 1_500)).await;
        while let Some(over) = ailing.try_join_next() {
            heal(over.unwrap(), &mut healthy, &mut seen, &mut deck);
        }
        while healthy.len() + AILING_MAX <= world.nodes.len() {
            let over = ailing.join_next().await.expect("somebody ails").unwrap();
            heal(over, &mut healthy, &mut seen, &mut deck);
        }
    }
    while let Some(over) = ailing.join_next().await {
        heal(over.unwrap(), &mut healthy, &mut seen, &mut deck);
    }
    seen
}

/// A fault is over. One without effect is dealt again.
fn heal(over: Over, healthy: &mut Vec<usize>, seen: &mut Seen, deck: &mut Vec<Fault>) {
    healthy.push(over.node);
    match over.took {
        Took::Effect => seen.0.push(over.fault),
        Took::No => deck.push(over.fault),
    }
}

/// Picks a healthy node; one with tables if the fault is about a table.
async fn pick(world: &World, healthy: &mut Vec<usize>, fault: Fault, rng: &mut SearchRng) -> usize {
    let mut places: Vec<usize> = (0..healthy.len()).collect();
    if matches!(fault, Fault::StopInAppend | Fault::Snatch) {
        let owners = owners(world).await.unwrap_or_default();
        places.retain(|place| owners.contains(&world.nodes[healthy[*place]].name));
    }
    let n_places = u32::try_from(places.len()).unwrap();
    let place = if n_places == 0 { 0 } else { places[rng.below(n_places) as usize] };
    healthy.swap_remove(place)
}

/// The names of the nodes that have tables.
async fn owners(world: &World) -> Option<Vec<String>> {
    let query = "SELECT DISTINCT name FROM nodes JOIN tables ON owner = nodes.id
        WHERE state = 'up' AND closed_ms IS NULL";
    let rows = world.try_sql().await?.query(query, &[]).await.ok()?;
    Some(rows.iter().map(|row| row.get(0)).collect())
}

/// The faults of a run.
#[derive(Default)]
pub(crate) struct Seen(Vec<Fault>);

impl Seen {
    fn has_all(&self) -> bool {
        chosen().iter().all(|fault| self.0.contains(fault))
    }
}

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
async fn commit(
    world: &World,
    fault: Fault,
    node: usize,
    pause: Duration,
    mut rng: SearchRng,
) -> Took {
    let of = &world.nodes[node];
    match fault {
        Fault::Kill => {
            of.kill();
            sleep(pause / 4).await;
            of.start().await;
        }
        Fault::Stop => stop(of, pause).await,
        Fault::StopInAppend => return took(stop_in_append(world, of, &mut rng).await),
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
        Fault::Snatch => return took(snatch(world, of, &mut rng).await),
    }
    Took::Effect
}

fn took(effect: Option<()>) -> Took {
    if effect.is_some() { Took::Effect } else { Took::No }
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
/// would be done. The database is not restarted meanwhile.
async fn stop_in_append(world: &World, node: &Node, rng: &mut SearchRng) -> Option<()> {
    let _postgres = world.postgres.lock().await;
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
    is_under_way.then_some(())?;
    stop(node, Duration::from_millis(SLOW_MS.unsigned_abs() + 500)).await;
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
    let n_given = transaction.execute(give, &[&table, &life]).await.ok()?;
    transaction.commit().await.ok()?;
    (n_given == 1).then_some(())
}
