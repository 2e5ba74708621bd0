//! The nodes of a server, and the ownership of their tables.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest as _, Sha256};
use table::id::Millis;
use tokio::sync::watch;
use tokio_postgres::Row;

use super::super::queries::wake_at;
use super::super::statements::{due_ms, moment, number};
use super::super::{StoreError, WakeAt};
use super::life::{self, Life};
use super::session::{Failure, Session};
use super::{PostgresStore, Shared, fence};
use crate::fleet::{
    Asked, Before, Claim, Claimed, Drained, Epoch, HEARTBEAT, HandedOver, LEASE, LifeId, Member,
    Members, Node, NodeAddress, NodeName, NodeState, Ownership, Whereabouts,
};
use crate::ident::{TableId, chance};

/// How long the tables of a life that is over wait for the node that has them as its share, in
/// milliseconds. Then any node claims them.
const SHARE_MS: i64 = 2_000;

/// How many tables of lives that are over are looked at for each that is claimed.
const ORPHANS_A_CLAIM: i64 = 10;

/// How long to wait for another node that is claiming the same table.
const COLLISION: Duration = Duration::from_millis(2);

/// The lives that are not over.
const MEMBERS: &str = "SELECT id, name, url, version, rules::text, state, at_ms
    FROM nodes JOIN heartbeats ON life = id WHERE state <> 'gone' ORDER BY id";

/// A table and its owner.
const LOOK: &str = "SELECT epoch, due_ms, owner, state, url, at_ms,
        (SELECT mate.id FROM nodes AS mate JOIN heartbeats ON life = mate.id
            WHERE tables.rules IS NOT NULL AND mate.state <> 'gone'
            AND (mate.rules->>tables.game)::int8 = tables.rules
            ORDER BY mate.id = ?2 DESC, mate.state = 'up' DESC, mate.id LIMIT 1),
        tables.rules IS NULL
    FROM tables LEFT JOIN nodes ON nodes.id = owner LEFT JOIN heartbeats ON life = owner
    WHERE tables.id = ?1 AND closed_ms IS NULL";

/// Claims tables that nobody has claimed since they were looked at: then their epoch is the same.
/// A table that another node is about to claim is left to it. A draining node claims nothing.
const CLAIM: &str = "
    WITH me AS (SELECT id FROM nodes WHERE id = ?1 AND state = 'up' FOR SHARE),
    free AS (SELECT tables.id FROM tables
        JOIN unnest(?2::int8[], ?3::int8[]) AS seen (id, epoch)
            ON seen.id = tables.id AND seen.epoch = tables.epoch
        FOR UPDATE OF tables SKIP LOCKED)
    UPDATE tables SET owner = ?1, epoch = tables.epoch + 1, due_ms = NULL
    FROM free, me WHERE tables.id = free.id RETURNING tables.id, tables.epoch";

/// The tables that nobody owns and that are due, if this node has the rules of their matches, or
/// nobody has.
const DUE: &str = "SELECT tables.id, epoch, due_ms, NULL::int8 FROM tables
    WHERE owner IS NULL AND closed_ms IS NULL AND (due_ms IS NULL OR due_ms <= ?2)
    AND (tables.rules IS NULL
        OR EXISTS (SELECT 1 FROM nodes WHERE nodes.id = ?1
            AND (nodes.rules->>game)::int8 = tables.rules)
        OR NOT EXISTS (SELECT 1 FROM nodes WHERE state <> 'gone'
            AND (nodes.rules->>game)::int8 = tables.rules))
    ORDER BY due_ms NULLS FIRST LIMIT ?3";

/// The tables of lives that are over, with their last heartbeat, when their life was fenced, and
/// their rules.
const ORPHANS: &str = "SELECT tables.id, epoch, due_ms, at_ms, game, tables.rules,
        gone_ms < (extract(epoch FROM clock_timestamp()) * 1000)::int8 - ?1
    FROM tables JOIN nodes ON nodes.id = owner JOIN heartbeats ON life = owner
    WHERE state = 'gone' AND closed_ms IS NULL ORDER BY gone_ms LIMIT ?2";

/// Reads which nodes there are.
pub(super) async fn read(session: &Session, own: LifeId) -> Result<Members, Failure> {
    let rows = session.query(MEMBERS, &[]).await?;
    Ok(Members { own, nodes: rows.iter().map(member).collect() })
}

/// The key that the nodes of this server share. The first node makes it.
pub(super) async fn peer_key(session: &Session) -> Result<[u8; 32], Failure> {
    let fresh: [u8; 32] = chance();
    let sql = "INSERT INTO secrets (name, bytes) VALUES ('peer', ?1) ON CONFLICT DO NOTHING";
    session.execute(sql, &[&fresh.as_slice()]).await?;
    let row = session.first("SELECT bytes FROM secrets WHERE name = 'peer'", &[]).await?;
    let bytes: Option<Vec<u8>> = row.map(|row| row.get(0));
    let key = bytes.and_then(|bytes| bytes.try_into().ok());
    key.ok_or_else(|| Failure::Unread("the key of the nodes is damaged".to_owned()))
}

/// Tells the operator which nodes have joined with other rules than ours.
pub(super) fn tell_other_rules(ours: &Node, before: &Members, now: &Members) {
    let is_new = |node: &&Member| before.nodes.iter().all(|known| known.life != node.life);
    for node in now.nodes.iter().filter(is_new) {
        if let Some(rules) = other_rules(ours, node) {
            let name = &node.name.0;
            tracing::warn!(
                node = name,
                rules,
                "a node has other rules: matches stay where they are"
            );
        }
    }
}

/// The rules of a node that differ from ours, in words.
fn other_rules(ours: &Node, node: &Member) -> Option<String> {
    let differ = ours.rules.iter().filter_map(|(game, here)| {
        let there = node.rules.get(game).filter(|there| *there != here)?;
        Some(format!("{game} {there} (here {here})"))
    });
    let differ: Vec<String> = differ.collect();
    (!differ.is_empty()).then(|| differ.join(", "))
}

fn member(row: &Row) -> Member {
    let rules: String = row.get(4);
    let rules: BTreeMap<String, u32> = serde_json::from_str(&rules).unwrap_or_default();
    Member {
        life: LifeId(row.get(0)),
        name: NodeName(row.get(1)),
        address: NodeAddress(row.get(2)),
        version: row.get(3),
        rules,
        state: life::state_of(row.get(5)),
        heartbeat: millis(row.get(6)),
    }
}

fn millis(number: i64) -> Millis {
    Millis(number.cast_unsigned())
}

/// A table that can be claimed.
struct Candidate {
    table: TableId,
    epoch: i64,
    due: WakeAt,
    before: Before,
}

impl Candidate {
    /// From the columns table, epoch, due, and the last heartbeat of an owner whose life is over.
    fn of(row: &Row) -> Self {
        let heartbeat: Option<i64> = row.get(3);
        Self {
            table: TableId(row.get::<_, i64>(0).cast_unsigned()),
            epoch: row.get(1),
            due: wake_at(row.get(2)),
            before: heartbeat.map_or(Before::LetGo, |at| Before::Fenced { heartbeat: millis(at) }),
        }
    }
}

/// Claims what can be claimed.
async fn claim_all(life: &Life, seen: Vec<Candidate>) -> Result<Vec<Claim>, Failure> {
    let ids: Vec<i64> = seen.iter().map(|it| number(it.table)).collect();
    let epochs: Vec<i64> = seen.iter().map(|it| it.epoch).collect();
    let rows = life.control.query(CLAIM, &[&life.id.0, &ids, &epochs]).await?;
    let claimed: BTreeMap<i64, i64> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let claim = |it: Candidate| {
        let epoch = Epoch(*claimed.get(&number(it.table))?);
        let Candidate { table, due, before, .. } = it;
        Some(Claim { table, life: life.id, epoch, due, before })
    };
    Ok(seen.into_iter().filter_map(claim).collect())
}

/// Claims a table, or finds out where it is.
async fn claim(life: &Life, table: TableId) -> Result<Claimed, Failure> {
    loop {
        let row = life.control.first(LOOK, &[&number(table), &life.id.0]).await?;
        let Some(row) = row else { return Ok(Claimed::NoSuchTable) };
        let (owner, state): (Option<i64>, Option<&str>) = (row.get(2), row.get(3));
        let (epoch, due) = (row.get(0), wake_at(row.get(1)));
        let before = match (owner.map(LifeId), state) {
            (Some(owner), _) if owner == life.id => {
                let (life, epoch) = (owner, Epoch(epoch));
                return Ok(Claimed::Ours(Claim { table, life, epoch, due, before: Before::Ours }));
            }
            (Some(life), Some("up" | "draining")) => {
                let address = NodeAddress(row.get(4));
                return Ok(Claimed::Elsewhere(Whereabouts { life, address }));
            }
            (Some(_), _) => {
                let heartbeat: Option<i64> = row.get(5);
                Before::Fenced { heartbeat: millis(heartbeat.unwrap_or_default()) }
            }
            (None, _) => Before::LetGo,
        };
        // Only a node with the rules of the match may claim it, as long as there is one.
        let (mate, is_free): (Option<i64>, bool) = (row.get(6), row.get(7));
        if let Some(mate) = mate.filter(|mate| !is_free && *mate != life.id.0) {
            return whereabouts(life, LifeId(mate)).await;
        }
        let seen = vec![Candidate { table, epoch, due, before }];
        if let Some(claim) = claim_all(life, seen).await?.into_iter().next() {
            return Ok(Claimed::Ours(claim));
        }
        // Somebody else was faster, or this node is draining.
        if let Some(elsewhere) = successor(life).await? {
            return Ok(elsewhere);
        }
        tokio::time::sleep(COLLISION).await;
    }
}

async fn whereabouts(life: &Life, of: LifeId) -> Result<Claimed, Failure> {
    let sql = "SELECT url FROM nodes WHERE id = ?1";
    let row = life.control.first(sql, &[&of.0]).await?;
    let address = NodeAddress(row.map_or_else(String::new, |row| row.get(0)));
    Ok(Claimed::Elsewhere(Whereabouts { life: of, address }))
}

/// The node that claims tables in the place of this one, if this one is draining.
async fn successor(life: &Life) -> Result<Option<Claimed>, Failure> {
    let sql = "SELECT state FROM nodes WHERE id = ?1";
    let row = life.control.first(sql, &[&life.id.0]).await?;
    match row.as_ref().map(|row| row.get(0)) {
        Some("up") => Ok(None),
        Some("draining") => {
            let sql = "SELECT id FROM nodes WHERE state = 'up' ORDER BY id LIMIT 1";
            match life.control.first(sql, &[]).await? {
                Some(row) => whereabouts(life, LifeId(row.get(0))).await.map(Some),
                None => Err(Failure::NotNow("this node is leaving".to_owned())),
            }
        }
        Some(_) | None => Err(Failure::Gone),
    }
}

async fn hand_over(life: &Life, table: TableId, to: LifeId) -> Result<HandedOver, Failure> {
    let sql = "
        WITH me AS (SELECT id FROM nodes WHERE id = ?1 AND state <> 'gone' FOR SHARE),
        heir AS (SELECT id, rules FROM nodes WHERE id = ?3 AND state = 'up' FOR SHARE)
        UPDATE tables SET owner = heir.id, epoch = epoch + 1 FROM me, heir
        WHERE tables.id = ?2 AND owner = ?1
        AND (tables.rules IS NULL OR (heir.rules->>game)::int8 = tables.rules)";
    let n_rows = life.control.execute(sql, &[&life.id.0, &number(table), &to.0]).await?;
    if n_rows == 1 {
        return Ok(HandedOver::Done);
    }
    let sql = "SELECT id FROM tables WHERE id = ?1 AND owner = ?2";
    let own = life.control.first(sql, &[&number(table), &life.id.0]).await?;
    Ok(own.map_or(HandedOver::NotOurs, |_| HandedOver::Refused))
}

async fn due(life: &Life, now: Millis, n_tables_max: u32) -> Result<Vec<Claim>, Failure> {
    let with: (i64, i64) = (moment(now), n_tables_max.into());
    let rows = life.control.query(DUE, &[&life.id.0, &with.0, &with.1]).await?;
    claim_all(life, rows.iter().map(Candidate::of).collect()).await
}

/// Fences the lives that have missed their heartbeats. A process that was killed has no connections
/// any more, so it is waited for less long.
async fn fence_silent(shared: &Shared, life: &Life) -> Result<(), Failure> {
    let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    let sql = "SELECT life, at_ms < now_ms - ?2
        FROM heartbeats JOIN nodes ON nodes.id = life,
            (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now_ms) AS clock
        WHERE state <> 'gone' AND life <> ?1 AND at_ms < now_ms - ?3";
    let limits = (millis(LEASE), millis(HEARTBEAT * 2));
    let mut rows = life.control.query(sql, &[&life.id.0, &limits.0, &limits.1]).await?;
    for at in (0..rows.len()).rev() {
        let (silent, is_late): (i64, bool) = (rows[at].get(0), rows[at].get(1));
        if !is_late && life::is_connected(&life.control, LifeId(silent)).await? {
            rows.swap_remove(at);
        }
    }
    for row in rows {
        if let Err(error) = fence::fence(&shared.config, LifeId(row.get(0))).await {
            // The next round tries again.
            tracing::warn!(why = format!("{error:#}"), "cannot fence a silent node");
        }
    }
    Ok(())
}

/// Claims this node's share of the tables of lives that are over.
async fn orphans(life: &Life, members: &Members, n_tables_max: u32) -> Result<Vec<Claim>, Failure> {
    // Most of them may be the shares of other nodes.
    let n_rows = i64::from(n_tables_max) * ORPHANS_A_CLAIM;
    let rows = life.control.query(ORPHANS, &[&SHARE_MS, &n_rows]).await?;
    let mine = rows.iter().filter(|row| {
        let (game, rules): (Option<&str>, Option<i64>) = (row.get(4), row.get(5));
        let (candidate, is_late): (Candidate, Option<bool>) = (Candidate::of(row), row.get(6));
        let heir = heir(members, candidate.table, game.zip(rules));
        heir == Some(life.id) || is_late == Some(true)
    });
    let mine = mine.take(n_tables_max as usize);
    claim_all(life, mine.map(Candidate::of).collect()).await
}

/// The node that gets a table of a life that is over: the highest hash of table and node wins
/// (rendezvous hashing), among the nodes that have the rules of its match, if there are such.
fn heir(members: &Members, table: TableId, plays: Option<(&str, i64)>) -> Option<LifeId> {
    let has_rules = |member: &&Member| {
        let rules = |game: &str| member.rules.get(game).copied().map(i64::from);
        plays.is_none_or(|(game, played)| rules(game) == Some(played))
    };
    let up = || members.nodes.iter().filter(|member| member.state == NodeState::Up);
    let best = |of: &mut dyn Iterator<Item = &Member>| {
        of.max_by_key(|member| {
            let key = [table.0.to_le_bytes(), member.life.0.to_le_bytes()].concat();
            <[u8; 32]>::from(Sha256::digest(key))
        })
        .map(|member| member.life)
    };
    best(&mut up().filter(has_rules)).or_else(|| best(&mut up()))
}

impl PostgresStore {
    /// Asks something of the current life, on the store's thread.
    fn ask<T, F>(&self, ask: impl FnOnce(Arc<Shared>, Arc<Life>) -> F) -> Asked<'_, T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Failure>> + Send + 'static,
    {
        let shared = Arc::clone(&self.shared);
        let Some(life) = shared.life() else {
            return Box::pin(std::future::ready(Err(shared.absent())));
        };
        let asked = ask(Arc::clone(&shared), Arc::clone(&life));
        let task = self
            .handle
            .spawn(async move { asked.await.map_err(|failure| shared.failed(&life, failure)) });
        Box::pin(async move { task.await.unwrap_or_else(|_| Err(StoreError::Gone)) })
    }
}

impl Ownership for PostgresStore {
    fn claim(&self, table: TableId) -> Asked<'_, Claimed> {
        self.ask(move |_, life| async move { claim(&life, table).await })
    }

    fn release(&self, table: TableId, due: WakeAt) -> Asked<'_, ()> {
        self.ask(move |_, life| async move {
            let sql =
                "WITH me AS (SELECT id FROM nodes WHERE id = ?1 AND state <> 'gone' FOR SHARE)
                UPDATE tables SET owner = NULL, due_ms = ?3 FROM me
                WHERE tables.id = ?2 AND owner = ?1";
            life.control.execute(sql, &[&life.id.0, &number(table), &due_ms(due)]).await?;
            Ok(())
        })
    }

    fn hand_over(&self, table: TableId, to: LifeId) -> Asked<'_, HandedOver> {
        self.ask(move |_, life| async move { hand_over(&life, table, to).await })
    }

    fn due(&self, now: Millis, n_tables_max: u32) -> Asked<'_, Vec<Claim>> {
        self.ask(move |_, life| async move { due(&life, now, n_tables_max).await })
    }

    fn adopt(&self, n_tables_max: u32) -> Asked<'_, Vec<Claim>> {
        self.ask(move |shared, life| async move {
            fence_silent(&shared, &life).await?;
            let members = read(&life.control, life.id).await?;
            orphans(&life, &members, n_tables_max).await
        })
    }

    fn drain(&self, of: LifeId) -> Asked<'_, Drained> {
        self.ask(move |_, life| async move {
            let sql = "UPDATE nodes SET state = 'draining' WHERE id = ?1 AND state <> 'gone'";
            let n_rows = life.control.execute(sql, &[&of.0]).await?;
            Ok(if n_rows == 1 { Drained::Draining } else { Drained::NoSuchLife })
        })
    }

    fn members(&self) -> watch::Receiver<Members> {
        self.shared.members.subscribe()
    }

    fn life(&self) -> Option<LifeId> {
        self.shared.life().map(|life| life.id)
    }

    fn holds_lease(&self) -> bool {
        self.shared.holds_lease()
    }

    fn shared_time(&self) -> Option<Millis> {
        Some(self.shared.now())
    }

    fn peer_key(&self) -> Option<[u8; 32]> {
        Some(self.shared.peer_key)
    }
}

#[cfg(test)]
mod tests {
    //! How the tables of a node that is gone are shared out.
    use super::*;

    fn member(life: i64, rules: u32, state: NodeState) -> Member {
        Member {
            life: LifeId(life),
            name: NodeName(life.to_string()),
            address: NodeAddress(String::new()),
            version: String::new(),
            rules: BTreeMap::from([("rum".to_owned(), rules)]),
            state,
            heartbeat: Millis(0),
        }
    }

    #[test]
    fn tables_are_shared_evenly_and_stay_where_their_rules_are() {
        let up = |life, rules| member(life, rules, NodeState::Up);
        let nodes = vec![up(1, 1), up(2, 1), up(3, 2), member(4, 1, NodeState::Draining)];
        let members = Members { own: LifeId(1), nodes };
        let share = |life: i64, plays| {
            let heirs = (0..3_000).filter_map(|table| heir(&members, TableId(table), plays));
            heirs.filter(|heir| *heir == LifeId(life)).count()
        };
        for life in 1..=3 {
            assert!((900..1_100).contains(&share(life, None)), "{life}: {}", share(life, None));
        }
        assert_eq!(share(4, None), 0, "a draining node gets nothing");
        assert_eq!(share(3, Some(("rum", 1))), 0);
        assert_eq!(share(3, Some(("rum", 2))), 3_000);
        assert!(share(3, Some(("rum", 9))) > 900, "rules that nobody has bind no table");
    }

    #[test]
    fn other_rules_are_told_and_the_same_are_not() {
        let ours = Node::new(NodeName("a".to_owned()), NodeAddress(String::new()));
        let mut other = Member {
            life: LifeId(2),
            name: NodeName("b".to_owned()),
            address: NodeAddress(String::new()),
            version: String::new(),
            rules: ours.rules.clone(),
            state: NodeState::Up,
            heartbeat: Millis(0),
        };
        assert_eq!(other_rules(&ours, &other), None);
        let here = other.rules["rum"];
        other.rules.insert("rum".to_owned(), here + 1);
        other.rules.insert("a game of tomorrow".to_owned(), 1);
        let told = format!("rum {} (here {here})", here + 1);
        assert_eq!(other_rules(&ours, &other), Some(told));
    }
}
