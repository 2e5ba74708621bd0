//! The way from one machine to many and back: a database as a file of the other store, and a file
//! as a database.

use std::path::Path;
use std::pin::pin;

use anyhow::{Context, Result, bail};
use files::FileKind;
use futures_util::TryStreamExt;
use rusqlite::{Connection, params_from_iter, types};
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};

use super::super::{migrate, restore, sqlite};
use super::session::Session;
use super::url::DatabaseUrl;
use super::{runtime, schema};
use crate::summary::Summary;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Int,
    Float,
    Text,
    Bytes,
    /// True or false; a file has 1 or 0.
    Flag,
}

use Kind::{Bytes, Flag, Float, Int, Text};

/// Everything that both stores hold, in the same columns. Notices are for servers that run now.
const TABLES: &[(&str, &[(&str, Kind)])] = &[
    ("tables", &[("id", Int), ("closed_ms", Int), ("due_ms", Int), ("summary", Text)]),
    ("steps", &[("table_id", Int), ("seq", Int), ("at_ms", Int), ("text", Text)]),
    ("people", &[("id", Int), ("name", Text), ("made_ms", Int), ("banned_ms", Int)]),
    ("sessions", &[("token", Bytes), ("person", Int), ("made_ms", Int)]),
    (
        "keys",
        &[
            ("key", Bytes),
            ("table_id", Int),
            ("seat", Int),
            ("person", Int),
            ("used_by", Int),
            ("made_ms", Int),
        ],
    ),
    ("admissions", &[("table_id", Int), ("person", Int)]),
    ("moments", &[("name", Text), ("at_ms", Int)]),
    (
        "accounts",
        &[
            ("person", Int),
            ("folded", Text),
            ("skeleton", Text),
            ("password", Text),
            ("reset_ms", Int),
            ("made_ms", Int),
        ],
    ),
    ("matches", &[("table_id", Int), ("number", Int), ("game", Text), ("ended_ms", Int)]),
    (
        "results",
        &[
            ("table_id", Int),
            ("number", Int),
            ("seat", Int),
            ("person", Int),
            ("name", Text),
            ("level", Text),
            ("rank", Int),
            ("points", Int),
            ("gave_up", Flag),
            ("mu_before", Float),
            ("mu", Float),
            ("sigma", Float),
        ],
    ),
    (
        "ratings",
        &[("game", Text), ("person", Int), ("mu", Float), ("sigma", Float), ("n_matches", Int)],
    ),
    ("blocks", &[("id", Int), ("person", Int), ("whom", Int), ("made_ms", Int)]),
    (
        "reports",
        &[
            ("id", Int),
            ("at_ms", Int),
            ("by", Int),
            ("about", Int),
            ("table_id", Int),
            ("note", Text),
            ("chat", Text),
        ],
    ),
    ("records", &[("table_id", Int), ("number", Int), ("is_public", Flag), ("text", Text)]),
];

/// Backs up a database to a new file that `tortuga serve` without a database, or [`load`], can use.
/// It is one consistent snapshot, while nodes may run.
///
/// # Errors
/// If the database has no server's data, or the file cannot be written.
pub fn back_up(url: &DatabaseUrl, to: &Path) -> Result<()> {
    let copy = |part: &Path| -> Result<()> {
        sqlite::private(part)?;
        let mut file = Connection::open(part)?;
        migrate::apply(&mut file, &mut drop)?;
        runtime()?.block_on(async {
            let session = open(url).await?;
            read_all(&session, &mut file).await
        })?;
        drop(file);
        Ok(std::fs::File::open(part)?.sync_all()?)
    };
    let copied = files::fill(to, FileKind::New, copy);
    copied.with_context(|| format!("cannot back up the database {url} to {}", to.display()))
}

/// Loads a backup into an empty database, all or nothing.
///
/// # Errors
/// If the backup is damaged, or the database is not empty.
pub fn load(url: &DatabaseUrl, from: &Path) -> Result<()> {
    let backup = restore::up_to_date(from)?;
    let loaded = runtime()?.block_on(async {
        let session = Session::connect(&url.config(), "tortuga restore").await?;
        schema::migrate(&session).await?;
        session.batch("BEGIN").await?;
        let written = write_all(&session, backup.connection()).await;
        session.batch(if written.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
        written
    });
    loaded.with_context(|| format!("cannot restore {} to the database {url}", from.display()))
}

/// A connection to a database that has a server's data.
async fn open(url: &DatabaseUrl) -> Result<Session> {
    let session = Session::connect(&url.config(), "tortuga backup").await?;
    match schema::version(&session).await? {
        Some(schema::VERSION) => Ok(session),
        Some(seen) => bail!("its data is of schema {seen}, here {}", schema::VERSION),
        None => bail!("it is empty: no server has run on it"),
    }
}

fn names(columns: &[(&str, Kind)]) -> String {
    columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

async fn read_all(session: &Session, file: &mut Connection) -> Result<()> {
    session.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let whole = file.transaction()?;
    for (table, columns) in TABLES {
        let marks: Vec<String> = (1..=columns.len()).map(|at| format!("?{at}")).collect();
        let (names, marks) = (names(columns), marks.join(", "));
        let mut insert =
            whole.prepare(&format!("INSERT INTO {table} ({names}) VALUES ({marks})"))?;
        let select = format!("SELECT {names} FROM {table}");
        let none: [&(dyn ToSql + Sync); 0] = [];
        let mut rows = pin!(session.client().query_raw(&select, none).await?);
        while let Some(row) = rows.try_next().await? {
            let mut values = Vec::with_capacity(columns.len());
            for (at, (_, kind)) in columns.iter().enumerate() {
                values.push(match kind {
                    Int => row.try_get::<_, Option<i64>>(at)?.into(),
                    Float => row.try_get::<_, Option<f64>>(at)?.into(),
                    Text => row.try_get::<_, Option<String>>(at)?.into(),
                    Bytes => row.try_get::<_, Option<Vec<u8>>>(at)?.into(),
                    Flag => row.try_get::<_, Option<bool>>(at)?.into(),
                });
            }
            let values: Vec<types::Value> = values;
            insert.execute(params_from_iter(values))?;
        }
    }
    whole.commit()?;
    Ok(session.batch("COMMIT").await?)
}

async fn write_all(session: &Session, file: &Connection) -> Result<()> {
    // Nodes that start meanwhile wait.
    session.batch("LOCK TABLE nodes, tables, people IN ACCESS EXCLUSIVE MODE").await?;
    let sql = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM people)
        OR EXISTS (SELECT 1 FROM nodes WHERE state <> 'gone')";
    if session.first(sql, &[]).await?.is_some_and(|row| row.get(0)) {
        bail!("there is data in it already, or a node runs on it; make an empty database");
    }
    for (table, columns) in TABLES {
        copy_in(session, file, table, columns).await?;
    }
    list_tables(session, file).await?;
    for table in ["blocks", "reports"] {
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'id'), coalesce(max(id), 0) + 1,
                false) FROM {table}"
        );
        session.batch(&sql).await?;
    }
    Ok(())
}

async fn copy_in(
    session: &Session,
    file: &Connection,
    table: &str,
    columns: &[(&str, Kind)],
) -> Result<()> {
    let names = names(columns);
    let sql = format!("COPY {table} ({names}) FROM STDIN (FORMAT binary)");
    let sink = session.client().copy_in(&sql).await?;
    let of_kind = |(_, kind): &(&str, Kind)| match kind {
        Int => Type::INT8,
        Float => Type::FLOAT8,
        Text => Type::TEXT,
        Bytes => Type::BYTEA,
        Flag => Type::BOOL,
    };
    let kinds: Vec<Type> = columns.iter().map(of_kind).collect();
    let mut writer = pin!(BinaryCopyInWriter::new(sink, &kinds));
    let mut select = file.prepare(&format!("SELECT {names} FROM {table}"))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let mut values = Vec::with_capacity(columns.len());
        for (at, (_, kind)) in columns.iter().enumerate() {
            let value: Box<dyn ToSql + Sync + Send> = match kind {
                Int => Box::new(row.get::<_, Option<i64>>(at)?),
                Float => Box::new(row.get::<_, Option<f64>>(at)?),
                // A database has no U+0000 in texts.
                Text => Box::new(
                    row.get::<_, Option<String>>(at)?.map(|text| text.replace('\0', "\u{fffd}")),
                ),
                Bytes => Box::new(row.get::<_, Option<Vec<u8>>>(at)?),
                Flag => Box::new(row.get::<_, Option<bool>>(at)?),
            };
            values.push(value);
        }
        let values: Vec<&(dyn ToSql + Sync)> =
            values.iter().map(|it| -> &(dyn ToSql + Sync) { it.as_ref() }).collect();
        writer.as_mut().write(&values).await?;
    }
    writer.finish().await?;
    Ok(())
}

/// Fills the columns that a file has only inside of summaries.
async fn list_tables(session: &Session, file: &Connection) -> Result<()> {
    let mut select = file.prepare(
        "SELECT id, summary FROM tables WHERE closed_ms IS NULL AND summary IS NOT NULL",
    )?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (id, text): (i64, String) = (row.get(0)?, row.get(1)?);
        // What another version wrote is known once the table is loaded.
        let Ok(summary) = serde_json::from_str::<Summary>(&text) else { continue };
        let (host, is_public) = (summary.host.0.cast_signed(), summary.is_public());
        let n_free = i64::try_from(summary.n_free()).unwrap_or(0);
        let (game, stage) = (summary.setting.game(), super::append::stage_of(&summary).0);
        let sql = "UPDATE tables SET game = ?2, host = ?3, stage = ?4, is_public = ?5, n_free = ?6
            WHERE id = ?1";
        session.execute(sql, &[&id, &game, &host, &stage, &is_public, &n_free]).await?;
    }
    Ok(())
}
