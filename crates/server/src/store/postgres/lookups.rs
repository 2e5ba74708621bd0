//! How the queries are run on a connection to the database.

use api::{Export, GameRating, Past, Ranked, SaidAt};
use contract::Placing;
use table::id::{MatchNumber, Millis, Person};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::super::people::{Account, BOARD_MATCHES_MIN, BOARD_MAX, Block, HISTORY_PAGE, Notice};
use super::super::queries::{self, EXPORT_MAX};
use super::super::statements::{id, moment, number};
use super::super::{Guest, Key, OpenTable, StoreError, StoredStep, Who, rows};
use super::session::{Failure, Session};
use crate::fleet::NodeName;
use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;
use crate::summary::Summary;

type Result<T> = std::result::Result<T, Failure>;

/// The parameters of a query.
type With<'a> = &'a [&'a (dyn ToSql + Sync)];

/// All rows that a query finds.
pub(super) async fn all<T>(
    session: &Session,
    sql: &'static str,
    with: With<'_>,
    read: impl FnMut(&Row) -> std::result::Result<T, StoreError>,
) -> Result<Vec<T>> {
    let rows = session.query(sql, with).await?;
    Ok(rows.iter().map(read).collect::<std::result::Result<_, _>>()?)
}

/// The first row that a query finds.
pub(super) async fn first<T>(
    session: &Session,
    sql: &'static str,
    with: With<'_>,
    read: impl FnMut(&Row) -> std::result::Result<T, StoreError>,
) -> Result<Option<T>> {
    let row = session.first(sql, with).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(super) async fn log_part(
    session: &Session,
    table: TableId,
    from: u64,
    n_steps_max: u32,
) -> Result<Vec<StoredStep>> {
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let with: With<'_> = &[&number(table), &from, &i64::from(n_steps_max)];
    all(session, queries::LOG_PART, with, queries::step).await
}

pub(super) async fn open_tables(session: &Session) -> Result<Vec<OpenTable>> {
    all(session, queries::OPEN_TABLES, &[], queries::open_table).await
}

pub(super) async fn lobby(session: &Session, n_tables_max: u32) -> Result<Vec<(TableId, Summary)>> {
    let sql = "SELECT id, summary, due_ms FROM tables WHERE closed_ms IS NULL AND is_public
        ORDER BY stage <> 'lobby', n_free DESC, id::bit(64) LIMIT ?1";
    let with: With<'_> = &[&i64::from(n_tables_max)];
    let found = all(session, sql, with, queries::open_table).await?;
    let listed = |open: OpenTable| Some((open.table, open.summary?));
    Ok(found.into_iter().filter_map(listed).collect())
}

pub(super) async fn n_open_of(session: &Session, host: Person) -> Result<u32> {
    let sql = "SELECT count(*) FROM tables WHERE closed_ms IS NULL AND host = ?1";
    let found = first(session, sql, &[&id(host)], |row| rows::small(row, 0)).await;
    found.map(Option::unwrap_or_default)
}

pub(super) async fn guest(session: &Session, token: Digest) -> Result<Option<Guest>> {
    first(session, queries::GUEST, &[&token.0.as_slice()], queries::guest).await
}

pub(super) async fn key(session: &Session, key: Digest) -> Result<Option<Key>> {
    let with: With<'_> = &[&key.0.as_slice()];
    first(session, queries::KEY, with, queries::key).await.map(Option::flatten)
}

pub(super) async fn is_admitted(session: &Session, table: TableId, person: Person) -> Result<bool> {
    let with: With<'_> = &[&number(table), &id(person)];
    Ok(first(session, queries::IS_ADMITTED, with, |_| Ok(())).await?.is_some())
}

pub(super) async fn alive_at(session: &Session) -> Result<Option<Millis>> {
    first(session, queries::ALIVE_AT, &[], |row| rows::millis(row, 0)).await
}

pub(super) async fn account(session: &Session, who: &Who) -> Result<Option<Account>> {
    let (folded, of) = match who {
        Who::Named(key) => (Some(&key.folded), None),
        Who::Person(person) => (None, Some(id(*person))),
    };
    first(session, queries::ACCOUNT, &[&folded, &of], queries::account).await
}

pub(super) async fn owner(session: &Session, key: &NameKey) -> Result<Option<Person>> {
    let with: With<'_> = &[&key.folded, &key.skeleton];
    first(session, queries::OWNER, with, |row| rows::person(row, 0)).await
}

pub(super) async fn blocks(session: &Session, of: Person) -> Result<Vec<Block>> {
    all(session, queries::BLOCKS, &[&id(of)], queries::block).await
}

pub(super) async fn n_reports(session: &Session, by: Person, since: Millis) -> Result<u32> {
    let with: With<'_> = &[&id(by), &moment(since)];
    let found = first(session, queries::N_REPORTS, with, |row| rows::small(row, 0));
    found.await.map(Option::unwrap_or_default)
}

pub(super) async fn board(session: &Session, game: &str) -> Result<Vec<Ranked>> {
    let with: With<'_> = &[&game, &i64::from(BOARD_MATCHES_MIN), &i64::from(BOARD_MAX)];
    all(session, queries::BOARD, with, queries::ranked).await
}

pub(super) async fn ratings(session: &Session, of: Person) -> Result<Vec<GameRating<Ranked>>> {
    all(session, queries::RATINGS, &[&id(of)], queries::rating).await
}

pub(super) async fn history(session: &Session, of: Person, before: Millis) -> Result<Vec<Past>> {
    let before = i64::try_from(before.0).unwrap_or(i64::MAX);
    let with: With<'_> = &[&id(of), &before, &i64::from(HISTORY_PAGE)];
    let found = all(session, queries::HISTORY, with, queries::past).await?;
    let mut pasts = Vec::with_capacity(found.len());
    for (table, match_number, mut past) in found {
        let with: With<'_> = &[&number(table), &i64::from(match_number)];
        past.seats = all(session, queries::SEATS, with, |row| queries::seat(row, of)).await?;
        pasts.push(past);
    }
    Ok(pasts)
}

pub(super) async fn placings(
    session: &Session,
    table: TableId,
    match_number: MatchNumber,
) -> Result<Vec<Placing>> {
    let with: With<'_> = &[&number(table), &i64::from(match_number.0)];
    all(session, queries::PLACINGS, with, queries::placing).await
}

pub(super) async fn kept_record(
    session: &Session,
    table: TableId,
    match_number: MatchNumber,
    person: Person,
) -> Result<Option<String>> {
    let with: With<'_> = &[&number(table), &i64::from(match_number.0), &id(person)];
    first(session, queries::KEPT_RECORD, with, |row| rows::Columns::take(row, 0)).await
}

pub(super) async fn notices(
    session: &Session,
    after: i64,
    node: &NodeName,
) -> Result<Vec<(i64, Notice)>> {
    // A node has carried out its own at once.
    let sql = "SELECT id, person, table_id FROM notices
        WHERE id > ?1 AND node IS DISTINCT FROM ?2 ORDER BY id";
    all(session, sql, &[&after, &node.0], queries::notice).await
}

pub(super) async fn export(session: &Session, of: Person) -> Result<Option<Export>> {
    let person =
        first(session, queries::EXPORTED, &[&id(of)], |row| queries::exported(row, of)).await?;
    let Some(person) = person else { return Ok(None) };
    let with: With<'_> = &[&id(of), &i64::from(EXPORT_MAX)];
    Ok(Some(Export {
        person,
        sessions: all(session, queries::EXPORTED_SESSIONS, with, queries::exported_session).await?,
        ratings: ratings(session, of).await?,
        matches: whole_history(session, of).await?,
        said: said(session, of).await?,
        tables: all(session, queries::EXPORTED_TABLES, with, queries::exported_table).await?,
        blocked: blocks(session, of).await?.into_iter().map(|block| block.name).collect(),
        reports: all(session, queries::EXPORTED_REPORTS, with, queries::exported_report).await?,
    }))
}

/// The chat messages of a person, at most [`EXPORT_MAX`].
async fn said(session: &Session, of: Person) -> Result<Vec<SaidAt>> {
    let steps = all(session, queries::SAID, &[&id(of)], |row| queries::said(row, of)).await?;
    Ok(steps.into_iter().flatten().take(EXPORT_MAX as usize).collect())
}

/// All matches of a person, newest first.
async fn whole_history(session: &Session, of: Person) -> Result<Vec<Past>> {
    let (mut matches, mut before) = (Vec::new(), Millis(u64::MAX));
    loop {
        let page = history(session, of, before).await?;
        let Some(last) = page.last() else { return Ok(matches) };
        before = Millis(last.ended_ms);
        matches.extend(page);
    }
}
