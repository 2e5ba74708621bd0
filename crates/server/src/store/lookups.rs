//! How the queries are run on a connection to a file.

use api::{Export, GameRating, Past, Ranked};
use contract::Placing;
use rusqlite::{Connection, Row, ToSql, params};
use table::id::{MatchNumber, Millis, Person};

use super::people::{Account, BOARD_MATCHES_MIN, BOARD_MAX, Block, HISTORY_PAGE, Notice};
use super::queries::{self, EXPORT_MAX};
use super::schema::LogTable;
use super::statements::{id, moment, number};
use super::{Guest, Key, OpenTable, StoreError, StoredStep, Who, rows};
use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;

type Result<T> = std::result::Result<T, StoreError>;

/// All rows that a query finds.
pub(super) fn all<T>(
    file: &Connection,
    sql: &str,
    with: &[&dyn ToSql],
    read: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    file.prepare_cached(sql)?.query_and_then(with, read)?.collect()
}

/// The first row that a query finds.
pub(super) fn first<T>(
    file: &Connection,
    sql: &str,
    with: &[&dyn ToSql],
    read: impl FnOnce(&Row<'_>) -> Result<T>,
) -> Result<Option<T>> {
    let mut select = file.prepare_cached(sql)?;
    let mut found = select.query(with)?;
    found.next()?.map(read).transpose()
}

/// A part of a table's log, in order.
pub(super) fn log_part(
    file: &Connection,
    table: TableId,
    from: u64,
    n_steps_max: u32,
) -> Result<Vec<StoredStep>> {
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let with = params![number(table), from, n_steps_max];
    all(file, queries::LOG_PART, with, |row| queries::step(row))
}

/// The whole log of a table, in order, from where this file has its logs.
pub(super) fn log(file: &Connection, source: LogTable, table: TableId) -> Result<Vec<StoredStep>> {
    let sql = match source {
        LogTable::Steps => "SELECT seq, at_ms, text FROM steps WHERE table_id = ?1 ORDER BY seq",
        LogTable::Entries => {
            "SELECT seq, at_ms, text FROM entries WHERE table_id = ?1 ORDER BY seq"
        }
    };
    all(file, sql, params![number(table)], |row| queries::step(row))
}

/// The tables that have not ended.
pub(super) fn open_tables(file: &Connection) -> Result<Vec<OpenTable>> {
    all(file, queries::OPEN_TABLES, &[], |row| queries::open_table(row))
}

/// What a key opens.
pub(super) fn key(file: &Connection, key: &Digest) -> Result<Option<Key>> {
    first(file, queries::KEY, params![key.0], |row| queries::key(row)).map(Option::flatten)
}

/// Whether somebody has used an invitation to a table.
pub(super) fn is_admitted(file: &Connection, table: TableId, person: Person) -> Result<bool> {
    let with = params![number(table), id(person)];
    first(file, queries::IS_ADMITTED, with, |_| Ok(())).map(|found| found.is_some())
}

/// When a server last ran on this file.
pub(super) fn alive_at(file: &Connection) -> Result<Option<Millis>> {
    first(file, queries::ALIVE_AT, &[], |row| rows::millis(row, 0))
}

/// The person a token belongs to.
pub(super) fn guest(file: &Connection, token: &Digest) -> Result<Option<Guest>> {
    first(file, queries::GUEST, params![token.0], |row| queries::guest(row))
}

/// An account.
pub(super) fn account(file: &Connection, who: &Who) -> Result<Option<Account>> {
    let (folded, of) = match who {
        Who::Named(key) => (Some(&key.folded), None),
        Who::Person(person) => (None, Some(id(*person))),
    };
    first(file, queries::ACCOUNT, params![folded, of], |row| queries::account(row))
}

/// The person whose account has this name, or one that looks the same.
pub(super) fn owner(file: &Connection, key: &NameKey) -> Result<Option<Person>> {
    let with = params![key.folded, key.skeleton];
    first(file, queries::OWNER, with, |row| rows::person(row, 0))
}

/// The people somebody has blocked.
pub(super) fn blocks(file: &Connection, of: Person) -> Result<Vec<Block>> {
    all(file, queries::BLOCKS, params![id(of)], |row| queries::block(row))
}

/// How many reports somebody has made since a moment.
pub(super) fn n_reports(file: &Connection, by: Person, since: Millis) -> Result<u32> {
    let with = params![id(by), moment(since)];
    first(file, queries::N_REPORTS, with, |row| rows::small(row, 0)).map(Option::unwrap_or_default)
}

/// The best players of a game, best first.
pub(super) fn board(file: &Connection, game: &str) -> Result<Vec<Ranked>> {
    let with = params![game, BOARD_MATCHES_MIN, BOARD_MAX];
    all(file, queries::BOARD, with, |row| queries::ranked(row))
}

/// Somebody's own ratings, by game.
pub(super) fn ratings(file: &Connection, of: Person) -> Result<Vec<GameRating<Ranked>>> {
    all(file, queries::RATINGS, params![id(of)], |row| queries::rating(row))
}

/// A page of somebody's matches, newest first, from before a moment.
pub(super) fn history(file: &Connection, of: Person, before: Millis) -> Result<Vec<Past>> {
    let before = i64::try_from(before.0).unwrap_or(i64::MAX);
    all(file, queries::HISTORY, params![id(of), before, HISTORY_PAGE], |row| {
        let (table, match_number, mut past) = queries::past(row)?;
        let with = params![number(table), match_number];
        past.seats = all(file, queries::SEATS, with, |row| queries::seat(row, of))?;
        Ok(past)
    })
}

/// How a match ended, by seat.
pub(super) fn placings(
    file: &Connection,
    table: TableId,
    match_number: MatchNumber,
) -> Result<Vec<Placing>> {
    let with = params![number(table), match_number.0];
    all(file, queries::PLACINGS, with, |row| queries::placing(row))
}

/// The record of a match whose log was pruned, for somebody who may see it.
pub(super) fn kept_record(
    file: &Connection,
    table: TableId,
    match_number: MatchNumber,
    person: Person,
) -> Result<Option<String>> {
    let with = params![number(table), match_number.0, id(person)];
    first(file, queries::KEPT_RECORD, with, |row| Ok(row.get(0)?))
}

/// The operator's notices for the server, each with its number.
pub(super) fn notices(file: &Connection) -> Result<Vec<(i64, Notice)>> {
    all(file, queries::NOTICES, params![0], |row| queries::notice(row))
}

/// Everything stored about a person; `None` if there is no such person.
pub(super) fn export(file: &Connection, of: Person) -> Result<Option<Export>> {
    let person = first(file, queries::EXPORTED, params![id(of)], |row| queries::exported(row, of))?;
    let Some(person) = person else { return Ok(None) };
    let with = params![id(of), EXPORT_MAX];
    Ok(Some(Export {
        person,
        sessions: all(file, queries::EXPORTED_SESSIONS, with, |row| {
            queries::exported_session(row)
        })?,
        ratings: ratings(file, of)?,
        matches: whole_history(file, of)?,
        said: said(file, of)?,
        tables: all(file, queries::EXPORTED_TABLES, with, |row| queries::exported_table(row))?,
        blocked: blocks(file, of)?.into_iter().map(|block| block.name).collect(),
        reports: all(file, queries::EXPORTED_REPORTS, with, |row| queries::exported_report(row))?,
    }))
}

/// The chat messages of a person, at most about [`EXPORT_MAX`].
fn said(file: &Connection, of: Person) -> Result<Vec<api::SaidAt>> {
    let mut select = file.prepare(queries::SAID)?;
    let mut found = select.query([id(of)])?;
    let mut said = Vec::new();
    while let Some(row) = found.next()?
        && said.len() < EXPORT_MAX as usize
    {
        said.extend(queries::said(row, of)?);
    }
    Ok(said)
}

/// All matches of a person, newest first.
fn whole_history(file: &Connection, of: Person) -> Result<Vec<Past>> {
    let (mut matches, mut before) = (Vec::new(), Millis(u64::MAX));
    loop {
        let page = history(file, of, before)?;
        let Some(last) = page.last() else { return Ok(matches) };
        before = Millis(last.ended_ms);
        matches.extend(page);
    }
}
