//! What must hold after everything that went wrong: by what people were told, and what the database
//! holds.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use server::house::AllGames;
use table::message::Reason;
use table::{Dealer, Entry, Fact, Misfit, RestoreError, Table};
use tokio_postgres::Client;

use crate::node::NextRules;
use crate::people::{CLIENT, Notes, Told};

/// Writes down, at the moment each step is committed, by which connection it came, whether its life
/// was over, and whose the table was. Also makes appends to chosen tables slow, after the row is
/// there and before it is committed.
const WATCH: &str = "
    CREATE SCHEMA chaos;
    CREATE TABLE chaos.slow (table_id int8, ms int8);
    CREATE TABLE chaos.commits (
        table_id int8, seq int8, life int8, pid int8, state text, owner int8, epoch int8);
    CREATE FUNCTION chaos.dawdle() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE pause int8;
        BEGIN
            SELECT max(ms) INTO pause FROM chaos.slow WHERE table_id = NEW.table_id;
            IF pause > 0 THEN PERFORM pg_sleep(pause / 1000.0); END IF;
            RETURN NULL;
        END $$;
    CREATE FUNCTION chaos.note() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO chaos.commits
            SELECT NEW.table_id, NEW.seq, NEW.life, pg_backend_pid(), nodes.state, owner, epoch
            FROM tables LEFT JOIN nodes ON nodes.id = NEW.life WHERE tables.id = NEW.table_id;
            RETURN NULL;
        END $$;
    CREATE TRIGGER dawdle AFTER INSERT ON steps FOR EACH ROW EXECUTE FUNCTION chaos.dawdle();
    CREATE CONSTRAINT TRIGGER note AFTER INSERT ON steps DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION chaos.note();";

/// The connections of a life that append: one for moves, one for everything else.
const BACKENDS_OF_LIFE: usize = 2;

/// Watches the steps from now on.
pub(crate) async fn watch(sql: &Client) {
    sql.batch_execute(WATCH).await.unwrap();
}

/// What a run has shown.
#[derive(Default, Debug)]
pub(crate) struct Findings {
    pub(crate) problems: Vec<String>,
    pub(crate) n_steps: usize,
    pub(crate) n_lives: usize,
    pub(crate) n_tables: usize,
    pub(crate) n_matches: usize,
    pub(crate) n_done: usize,
    /// Commands at tables that have not ended.
    pub(crate) n_unanswered: usize,
}

/// Checks everything.
pub(crate) async fn check(sql: &Client, notes: &[Notes]) -> Findings {
    let mut found = Findings::default();
    let logs = logs(sql, &mut found).await;
    found.n_tables = logs.len();
    for (table, log) in &logs {
        if let Err(why) = replay(log) {
            found.problems.push(format!("table {table:016x}: {why}"));
        }
    }
    commands(sql, notes, &logs, &mut found).await;
    commits(sql, &mut found).await;
    results(sql, &logs, &mut found).await;
    ratings(sql, &mut found).await;
    found
}

type Logs = BTreeMap<u64, Vec<Entry>>;

async fn logs(sql: &Client, found: &mut Findings) -> Logs {
    let mut logs = Logs::new();
    let query = "SELECT table_id, seq, text FROM steps ORDER BY table_id, seq";
    for row in sql.query(query, &[]).await.unwrap() {
        let (table, text): (i64, &str) = (row.get(0), row.get(2));
        found.n_steps += 1;
        for line in text.split('\n') {
            let entry = Entry::read(line).expect("entries can be read");
            logs.entry(table.cast_unsigned()).or_default().push(entry);
        }
    }
    logs
}

/// A log is a chain, and a table can be made from it.
fn replay(log: &[Entry]) -> Result<(), String> {
    let ours: Arc<dyn Dealer> = Arc::new(AllGames);
    match Table::restore(log, ours) {
        Ok(_) => Ok(()),
        Err(RestoreError::Misfit { why: Misfit::Rules { .. }, .. }) => {
            Table::restore(log, Arc::new(NextRules)).map(drop).map_err(|error| error.to_string())
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Every command that was acknowledged is in the log once; one that was refused is not; one that
/// was not answered is there once at most. Nobody was told of more than the log has.
async fn commands(sql: &Client, notes: &[Notes], logs: &Logs, found: &mut Findings) {
    let people = sql.query("SELECT name, id FROM people", &[]).await.unwrap();
    let people: HashMap<String, i64> = people.iter().map(|row| (row.get(0), row.get(1))).collect();
    for person in notes {
        let id = people[&person.name].cast_unsigned();
        let table = u64::from_str_radix(&person.table, 16).unwrap();
        let log = &logs[&table];
        let mut n_played: HashMap<u32, usize> = HashMap::new();
        for entry in log {
            let origin = entry.origin.filter(|it| it.person.0 == id && it.client.0 == CLIENT);
            if let (Some(origin), Fact::Played { .. }) = (origin, &entry.fact) {
                *n_played.entry(origin.cmd.0).or_default() += 1;
            }
        }
        for (cmd, told) in &person.commands {
            let n_times = n_played.get(cmd).copied().unwrap_or(0);
            let is_right = match told {
                Told::Done => n_times == 1,
                // Nobody knew what had become of its first sending.
                Told::Nothing | Told::Refused(Reason::ReadOnly) => n_times <= 1,
                Told::Refused(_) => n_times == 0,
            };
            let is_open = !log.iter().any(|entry| matches!(entry.fact, Fact::Closed { .. }));
            found.n_unanswered += usize::from(*told == Told::Nothing && is_open);
            found.n_done += usize::from(*told == Told::Done);
            if !is_right {
                let (name, table) = (&person.name, &person.table);
                found.problems.push(format!(
                    "command {cmd} of {name} at {table}: told {told:?}, {n_times} times in the log"
                ));
            }
        }
        let last = last_version(log);
        if person.told > last {
            let (name, told) = (&person.name, person.told);
            found.problems.push(format!("{name} was told of {told:?}, the log has {last:?}"));
        }
    }
}

/// The number of the last match in a log, and of the actions in it.
fn last_version(log: &[Entry]) -> (u16, u32) {
    log.iter().fold((0, 0), |(number, version), entry| {
        if let Fact::Started { number, .. } = &entry.fact {
            (number.0, 0)
        } else if let Fact::Played { .. } = &entry.fact {
            (number, version + 1)
        } else {
            (number, version)
        }
    })
}

/// When a step was committed, its life was not over and had the table. Owners of a table follow one
/// another, and a life never outlives its connections.
async fn commits(sql: &Client, found: &mut Findings) {
    let query = "SELECT table_id, seq, life, pid, state, owner, epoch FROM chaos.commits
        ORDER BY table_id, seq";
    let mut backends: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    let mut last: Option<(i64, i64, i64)> = None;
    for row in sql.query(query, &[]).await.unwrap() {
        let (table, seq, life, pid): (i64, i64, i64, i64) =
            (row.get(0), row.get(1), row.get(2), row.get(3));
        let (state, owner, epoch): (Option<&str>, Option<i64>, i64) =
            (row.get(4), row.get(5), row.get(6));
        let step = format!("step {seq} of {:016x}, by life {life}", table.cast_unsigned());
        if !matches!(state, Some("up" | "draining")) {
            found.problems.push(format!("{step}: written after the fence ({state:?})"));
        }
        if owner != Some(life) {
            found.problems.push(format!("{step}: the table was {owner:?}'s"));
        }
        if let Some((_, old_life, old_epoch)) = last.filter(|(of, ..)| *of == table)
            && (epoch < old_epoch || (epoch == old_epoch && life != old_life))
        {
            found.problems.push(format!("{step}: lives interleave, epoch {old_epoch} to {epoch}"));
        }
        last = Some((table, life, epoch));
        backends.entry(life).or_default().insert(pid);
    }
    found.n_lives = backends.len();
    for (life, pids) in backends {
        if pids.len() > BACKENDS_OF_LIFE {
            found.problems.push(format!("life {life} went on after its connections: {pids:?}"));
        }
    }
}

/// Every match that has ended has one result, with one line for each seat.
async fn results(sql: &Client, logs: &Logs, found: &mut Findings) {
    let query = "SELECT table_id, number, (SELECT count(*) FROM results
            WHERE results.table_id = matches.table_id AND results.number = matches.number)
        FROM matches";
    let mut stored: BTreeMap<(u64, u16), i64> = BTreeMap::new();
    for row in sql.query(query, &[]).await.unwrap() {
        let (table, number): (i64, i64) = (row.get(0), row.get(1));
        stored.insert((table.cast_unsigned(), u16::try_from(number).unwrap()), row.get(2));
    }
    for (table, log) in logs {
        let mut number = 0;
        for entry in log {
            if let Fact::Started { number: begun, .. } = &entry.fact {
                number = begun.0;
            }
            if let Fact::Ended { .. } = &entry.fact {
                found.n_matches += 1;
                let n_lines = stored.remove(&(*table, number));
                if n_lines != Some(2) {
                    let of = format!("match {number} of {table:016x}");
                    found.problems.push(format!("{of}: {n_lines:?} lines of results"));
                }
            }
        }
    }
    for (table, number) in stored.keys() {
        found.problems.push(format!("match {number} of {table:016x} has a result and no end"));
    }
}

/// Every result counts once for the rating: each begins where the one before has ended.
async fn ratings(sql: &Client, found: &mut Findings) {
    let query = "SELECT ratings.person, n_matches, ratings.mu, array_agg(results.mu_before
            ORDER BY ended_ms, results.number), array_agg(results.mu ORDER BY ended_ms,
            results.number)
        FROM ratings JOIN results ON results.person = ratings.person AND results.mu IS NOT NULL
        JOIN matches ON matches.table_id = results.table_id AND matches.number = results.number
        GROUP BY 1, 2, 3";
    for row in sql.query(query, &[]).await.unwrap() {
        let (person, n_matches, mu): (i64, i64, f64) = (row.get(0), row.get(1), row.get(2));
        let (before, after): (Vec<f64>, Vec<f64>) = (row.get(3), row.get(4));
        let is_chain = before.iter().skip(1).zip(&after).all(|(next, last)| same(*next, *last));
        let is_last = after.last().is_some_and(|last| same(*last, mu));
        if usize::try_from(n_matches) != Ok(after.len()) || !is_chain || !is_last {
            found.problems.push(format!(
                "the rating of {person} counts {n_matches} matches: {before:?}, {after:?}, {mu}"
            ));
        }
    }
}

fn same(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}
