//! Queries about people, on any connection to the database.

use api::{
    Export, ExportedPerson, ExportedReport, ExportedSession, ExportedTable, GameRating, Past,
    PastSeat, Ranked, RatingChange, SaidAt,
};
use contract::Placing;
use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use table::id::{MatchNumber, Millis, Person};
use table::{Entry, Fact};

use super::deeds::id;
use super::people::{
    Account, BOARD_MATCHES_MIN, BOARD_MAX, Block, HISTORY_PAGE, Notice, PersonStatus,
};
use super::schema::LogTable;
use super::writer::{NEVER_MS, moment};
use super::{Guest, Key, OpenTable, Opens, StoredStep, WakeAt, Who};
use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;

/// The most rows of each kind in an export, such as chat messages.
const EXPORT_MAX: u32 = 10_000;

fn person(row: &Row<'_>, column: usize) -> Result<Person> {
    row.get(column).map(i64::cast_unsigned).map(Person)
}

fn table(row: &Row<'_>, column: usize) -> Result<TableId> {
    row.get(column).map(i64::cast_unsigned).map(TableId)
}

fn millis(row: &Row<'_>, column: usize) -> Result<Millis> {
    row.get(column).map(i64::cast_unsigned).map(Millis)
}

/// A part of a table's log, in order.
pub(super) fn log_part(
    file: &Connection,
    table: TableId,
    from: u64,
    n_steps_max: u32,
) -> Result<Vec<StoredStep>> {
    let sql = "SELECT seq, at_ms, text FROM steps WHERE table_id = ?1 AND seq >= ?2
        ORDER BY seq LIMIT ?3";
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let mut select = file.prepare_cached(sql)?;
    select.query_map(params![super::writer::number(table), from, n_steps_max], step)?.collect()
}

fn step(row: &Row<'_>) -> Result<StoredStep> {
    let seq: i64 = row.get(0)?;
    Ok(StoredStep { seq: seq.cast_unsigned(), at_ms: millis(row, 1)?, text: row.get(2)? })
}

/// The whole log of a table, in order, from where this file has its logs.
pub(super) fn log(file: &Connection, source: LogTable, table: TableId) -> Result<Vec<StoredStep>> {
    let sql = match source {
        LogTable::Steps => "SELECT seq, at_ms, text FROM steps WHERE table_id = ?1 ORDER BY seq",
        LogTable::Entries => {
            "SELECT seq, at_ms, text FROM entries WHERE table_id = ?1 ORDER BY seq"
        }
    };
    let mut select = file.prepare_cached(sql)?;
    select.query_map([super::writer::number(table)], step)?.collect()
}

/// The tables that have not ended.
pub(super) fn open_tables(file: &Connection) -> Result<Vec<OpenTable>> {
    let sql = "SELECT id, summary, due_ms FROM tables WHERE closed_ms IS NULL ORDER BY id";
    let mut select = file.prepare(sql)?;
    let tables = select.query_map([], |row| {
        let summary: Option<String> = row.get(1)?;
        let due: Option<i64> = row.get(2)?;
        Ok(OpenTable {
            table: table(row, 0)?,
            // What another version wrote is known once the table is loaded.
            summary: summary.and_then(|text| serde_json::from_str(&text).ok()),
            due: match due {
                None => WakeAt::Unknown,
                Some(NEVER_MS) => WakeAt::Never,
                Some(due) => WakeAt::At(Millis(due.cast_unsigned())),
            },
        })
    })?;
    tables.collect()
}

/// What a key opens.
pub(super) fn key(file: &Connection, key: &Digest) -> Result<Option<Key>> {
    let sql = "SELECT table_id, seat, person, used_by, made_ms FROM keys WHERE key = ?1";
    let found = file.prepare_cached(sql)?.query_row([key.0], |row| {
        let table: Option<i64> = row.get(0)?;
        let table = table.map(i64::cast_unsigned).map(TableId);
        let person: Option<i64> = row.get(2)?;
        let person = person.map(i64::cast_unsigned).map(Person);
        let opens = match (table, row.get(1)?, person) {
            (Some(table), Some(seat), _) => Some(Opens::Seat(table, seat)),
            (Some(table), None, _) => Some(Opens::Table(table)),
            (None, _, Some(person)) => Some(Opens::Device(person)),
            (None, _, None) => None,
        };
        let used: Option<i64> = row.get(3)?;
        let used_by = used.map(i64::cast_unsigned).map(Person);
        let made = millis(row, 4)?;
        Ok(opens.map(|opens| Key { opens, used_by, made }))
    });
    found.optional().map(Option::flatten)
}

/// Whether somebody has used an invitation to a table.
pub(super) fn is_admitted(file: &Connection, table: TableId, person: Person) -> Result<bool> {
    let sql = "SELECT 1 FROM admissions WHERE table_id = ?1 AND person = ?2";
    file.prepare_cached(sql)?.exists(params![super::writer::number(table), id(person)])
}

/// When a server last ran on this file.
pub(super) fn alive_at(file: &Connection) -> Result<Option<Millis>> {
    let sql = "SELECT at_ms FROM moments WHERE name = 'alive'";
    file.prepare_cached(sql)?.query_row([], |row| millis(row, 0)).optional()
}

/// The person a token belongs to.
pub(super) fn guest(file: &Connection, token: &Digest) -> Result<Option<Guest>> {
    let sql = "SELECT people.id, people.name, banned_ms IS NOT NULL, accounts.person IS NOT NULL
        FROM sessions JOIN people ON people.id = sessions.person
        LEFT JOIN accounts ON accounts.person = people.id WHERE sessions.token = ?1";
    let mut select = file.prepare_cached(sql)?;
    let guest = select.query_row([token.0], |row| {
        let standing = standing(row.get(2)?, row.get(3)?);
        Ok(Guest { person: person(row, 0)?, name: row.get(1)?, standing })
    });
    guest.optional()
}

fn standing(banned: bool, account: bool) -> PersonStatus {
    match (banned, account) {
        (true, _) => PersonStatus::Banned,
        (false, true) => PersonStatus::Account,
        (false, false) => PersonStatus::Guest,
    }
}

/// An account.
pub(super) fn account(file: &Connection, who: &Who) -> Result<Option<Account>> {
    let sql = "SELECT people.id, people.name, password, reset_ms, banned_ms IS NOT NULL
        FROM accounts JOIN people ON people.id = accounts.person
        WHERE folded = ?1 OR accounts.person = ?2";
    let (folded, of) = match who {
        Who::Named(key) => (Some(&key.folded), None),
        Who::Person(person) => (None, Some(id(*person))),
    };
    let mut select = file.prepare_cached(sql)?;
    let account = select.query_row(params![folded, of], |row| {
        let reset: Option<i64> = row.get(3)?;
        Ok(Account {
            person: person(row, 0)?,
            name: row.get(1)?,
            password: row.get(2)?,
            reset: reset.map(i64::cast_unsigned).map(Millis),
            standing: standing(row.get(4)?, true),
        })
    });
    account.optional()
}

/// The person whose account has this name, or one that looks the same.
pub(super) fn owner(file: &Connection, key: &NameKey) -> Result<Option<Person>> {
    let sql = "SELECT person FROM accounts WHERE folded = ?1 OR skeleton = ?2";
    let mut select = file.prepare_cached(sql)?;
    select.query_row(params![key.folded, key.skeleton], |row| person(row, 0)).optional()
}

/// The people somebody has blocked.
pub(super) fn blocks(file: &Connection, of: Person) -> Result<Vec<Block>> {
    let sql = "SELECT blocks.id, whom, people.name FROM blocks
        JOIN people ON people.id = whom WHERE person = ?1 ORDER BY blocks.id";
    let mut select = file.prepare_cached(sql)?;
    let blocks = select.query_map([id(of)], |row| {
        Ok(Block { id: row.get(0)?, whom: person(row, 1)?, name: row.get(2)? })
    })?;
    blocks.collect()
}

/// How many reports somebody has made since a moment.
pub(super) fn n_reports(file: &Connection, by: Person, since: Millis) -> Result<u32> {
    let sql = "SELECT count(*) FROM reports WHERE by = ?1 AND at_ms >= ?2";
    file.prepare_cached(sql)?.query_row(params![id(by), moment(since)], |row| row.get(0))
}

/// The best players of a game, best first.
pub(super) fn board(file: &Connection, game: &str) -> Result<Vec<Ranked>> {
    let sql = "SELECT people.name, mu, sigma, n_matches FROM ratings
        JOIN people ON people.id = ratings.person
        JOIN accounts ON accounts.person = ratings.person
        WHERE game = ?1 AND n_matches >= ?2 AND banned_ms IS NULL
        ORDER BY mu - 3 * sigma DESC, people.id LIMIT ?3";
    let mut select = file.prepare_cached(sql)?;
    let ranked = select.query_map(params![game, BOARD_MATCHES_MIN, BOARD_MAX], |row| {
        let (name, mu, sigma) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(Ranked { name, mu, sigma, n_matches: row.get(3)? })
    })?;
    ranked.collect()
}

/// Somebody's own ratings, by game.
pub(super) fn ratings(file: &Connection, of: Person) -> Result<Vec<GameRating<Ranked>>> {
    let sql = "SELECT game, people.name, mu, sigma, n_matches FROM ratings
        JOIN people ON people.id = ratings.person WHERE ratings.person = ?1 ORDER BY game";
    let mut select = file.prepare_cached(sql)?;
    let ratings = select.query_map([id(of)], |row| {
        let (name, mu, sigma) = (row.get(1)?, row.get(2)?, row.get(3)?);
        let rating = Ranked { name, mu, sigma, n_matches: row.get(4)? };
        Ok(GameRating { game: row.get(0)?, rating })
    })?;
    ratings.collect()
}

/// A page of somebody's matches, newest first, from before a moment.
pub(super) fn history(file: &Connection, of: Person, before: Millis) -> Result<Vec<Past>> {
    let sql = "SELECT matches.table_id, matches.number, game, ended_ms FROM results
        JOIN matches USING (table_id, number)
        WHERE person = ?1 AND ended_ms < ?2 ORDER BY ended_ms DESC, matches.table_id LIMIT ?3";
    let mut select = file.prepare_cached(sql)?;
    let before = i64::try_from(before.0).unwrap_or(i64::MAX);
    let pasts = select.query_map(params![id(of), before, HISTORY_PAGE], |row| {
        let (table, number): (TableId, u16) = (table(row, 0)?, row.get(1)?);
        Ok(Past {
            table: table.to_string(),
            number,
            game: row.get(2)?,
            ended_ms: row.get(3).map(i64::cast_unsigned)?,
            record: format!("/api/tables/{table}/records/{number}"),
            seats: seats(file, of, row.get(0)?, number)?,
        })
    })?;
    pasts.collect()
}

fn seats(file: &Connection, of: Person, table: i64, number: u16) -> Result<Vec<PastSeat>> {
    let sql = "SELECT person, name, level, rank, points, gave_up, mu_before, mu, sigma
        FROM results WHERE table_id = ?1 AND number = ?2 ORDER BY seat";
    let mut select = file.prepare_cached(sql)?;
    let seats = select.query_map(params![table, number], |row| {
        let person: Option<i64> = row.get(0)?;
        let mu_before: Option<f64> = row.get(6)?;
        let rating = match mu_before {
            Some(mu_before) => {
                Some(RatingChange { mu_before, mu: row.get(7)?, sigma: row.get(8)? })
            }
            None => None,
        };
        Ok(PastSeat {
            you: person == Some(id(of)),
            name: row.get(1)?,
            level: row.get(2)?,
            rank: row.get(3)?,
            points: row.get(4)?,
            gave_up: row.get(5)?,
            rating,
        })
    })?;
    seats.collect()
}

/// How a match ended, by seat.
pub(super) fn placings(
    file: &Connection,
    table: TableId,
    number: MatchNumber,
) -> Result<Vec<Placing>> {
    let sql = "SELECT rank, points FROM results
        WHERE table_id = ?1 AND number = ?2 ORDER BY seat";
    let mut select = file.prepare_cached(sql)?;
    let placings = select.query_map(params![super::writer::number(table), number.0], |row| {
        Ok(Placing { rank: row.get(0)?, points: row.get(1)? })
    })?;
    placings.collect()
}

/// The operator's notices for the server, each with its number.
pub(super) fn notices(file: &Connection) -> Result<Vec<(i64, Notice)>> {
    let sql = "SELECT id, person, table_id FROM notices ORDER BY id";
    let mut select = file.prepare_cached(sql)?;
    let notices = select.query_map([], |row| {
        let of: Option<i64> = row.get(1)?;
        let notice = match of {
            Some(_) => Notice::Oust(person(row, 1)?),
            None => Notice::DropTable(table(row, 2)?),
        };
        Ok((row.get(0)?, notice))
    })?;
    notices.collect()
}

/// Everything stored about a person; `None` if there is no such person.
pub(super) fn export(file: &Connection, of: Person) -> Result<Option<Export>> {
    let Some(person) = exported_person(file, of)? else { return Ok(None) };
    let sessions = "SELECT made_ms FROM sessions WHERE person = ?1 LIMIT ?2";
    let tables = "SELECT table_id FROM admissions WHERE person = ?1 LIMIT ?2";
    let reports = "SELECT at_ms, table_id, note FROM reports WHERE by = ?1 LIMIT ?2";
    Ok(Some(Export {
        person,
        sessions: rows(file, sessions, of, |row| Ok(ExportedSession { made_ms: millis(row, 0)? }))?,
        ratings: ratings(file, of)?,
        matches: whole_history(file, of)?,
        said: said(file, of)?,
        tables: rows(file, tables, of, |row| {
            Ok(ExportedTable { table: table(row, 0)?.to_string() })
        })?,
        blocked: blocks(file, of)?.into_iter().map(|block| block.name).collect(),
        reports: rows(file, reports, of, |row| {
            let table = table(row, 1)?.to_string();
            Ok(ExportedReport { at_ms: millis(row, 0)?, table, note: row.get(2)? })
        })?,
    }))
}

/// The chat messages of a person, at most [`EXPORT_MAX`].
fn said(file: &Connection, of: Person) -> Result<Vec<SaidAt>> {
    let sql = "SELECT table_id, text FROM steps
        WHERE table_id IN (SELECT table_id FROM admissions WHERE person = ?1
            UNION SELECT table_id FROM results WHERE person = ?1)
        AND instr(text, '\"kind\":\"said\"') > 0";
    let mut select = file.prepare(sql)?;
    let mut found = select.query([id(of)])?;
    let mut said = Vec::new();
    while let Some(row) = found.next()? {
        let (table, text) = (table(row, 0)?.to_string(), row.get_ref(1)?.as_str()?);
        let entries = text.split('\n').filter_map(|line| Entry::read(line).ok());
        for entry in entries {
            if let Fact::Said { text, .. } = entry.fact
                && entry.origin.is_some_and(|origin| origin.person == of)
            {
                let (at_ms, table) = (entry.at_ms, table.clone());
                said.push(SaidAt { at_ms, table, text: Some(text) });
            }
        }
        if said.len() >= EXPORT_MAX as usize {
            break;
        }
    }
    Ok(said)
}

fn exported_person(file: &Connection, of: Person) -> Result<Option<ExportedPerson>> {
    let sql = "SELECT name, people.made_ms, banned_ms, accounts.made_ms FROM people
        LEFT JOIN accounts ON accounts.person = people.id WHERE people.id = ?1";
    let person = file.query_row(sql, [id(of)], |row| {
        let (banned, account): (Option<i64>, Option<i64>) = (row.get(2)?, row.get(3)?);
        Ok(ExportedPerson {
            id: of.0,
            name: row.get(0)?,
            made_ms: millis(row, 1)?,
            banned_ms: banned.map(i64::cast_unsigned).map(Millis),
            account_made_ms: account.map(i64::cast_unsigned).map(Millis),
        })
    });
    person.optional()
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

/// What a query finds about a person, at most [`EXPORT_MAX`] rows.
fn rows<T>(
    file: &Connection,
    sql: &str,
    of: Person,
    read: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    file.prepare(sql)?.query_map(params![id(of), EXPORT_MAX], read)?.collect()
}
