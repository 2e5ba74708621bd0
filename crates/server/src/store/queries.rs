//! Queries that both databases understand, and what their rows mean. Parameters are numbered as in
//! `SQLite`: `?1`.

use api::{
    ExportedPerson, ExportedReport, ExportedSession, ExportedTable, GameRating, Past, PastSeat,
    Ranked, RatingChange, SaidAt,
};
use contract::Placing;
use table::id::{Millis, Person};
use table::{Entry, Fact};

use super::desk::{Found, ReportRow};
use super::people::{Account, Block, Notice, PersonStatus};
use super::rows::{Columns, millis, person, small, table, unsigned, unsigned_if};
use super::{Guest, Key, OpenTable, Opens, StoreError, StoredStep, WakeAt};
use crate::ident::TableId;

type Result<T> = std::result::Result<T, StoreError>;

/// The most rows of each kind in an export, such as chat messages.
pub(super) const EXPORT_MAX: u32 = 10_000;

/// How the data says that a table is never due.
pub(super) const NEVER_MS: i64 = i64::MAX;

/// A part of a table's log, in order: of which table, from which step, how many.
pub(super) const LOG_PART: &str = "SELECT seq, at_ms, text FROM steps
    WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3";

pub(super) fn step(row: &impl Columns) -> Result<StoredStep> {
    Ok(StoredStep { seq: unsigned(row, 0)?, at_ms: millis(row, 1)?, text: row.take(2)? })
}

/// The tables that have not ended.
pub(super) const OPEN_TABLES: &str =
    "SELECT id, summary, due_ms FROM tables WHERE closed_ms IS NULL ORDER BY id";

pub(super) fn open_table(row: &impl Columns) -> Result<OpenTable> {
    let summary: Option<String> = row.take(1)?;
    Ok(OpenTable {
        table: table(row, 0)?,
        // What another version wrote is known once the table is loaded.
        summary: summary.and_then(|text| serde_json::from_str(&text).ok()),
        due: wake_at(row.take(2)?),
    })
}

/// The meaning of a table's `due_ms`.
pub(super) fn wake_at(due_ms: Option<i64>) -> WakeAt {
    match due_ms {
        None => WakeAt::Unknown,
        Some(NEVER_MS) => WakeAt::Never,
        Some(due) => WakeAt::At(Millis(due.cast_unsigned())),
    }
}

/// What a key opens, by the key.
pub(super) const KEY: &str =
    "SELECT table_id, seat, person, used_by, made_ms FROM keys WHERE key = ?1";

pub(super) fn key(row: &impl Columns) -> Result<Option<Key>> {
    let (table, person) = (unsigned_if(row, 0)?.map(TableId), unsigned_if(row, 2)?.map(Person));
    let seat: Option<i64> = row.take(1)?;
    let opens = match (table, seat, person) {
        (Some(table), Some(_), _) => Some(Opens::Seat(table, small(row, 1)?)),
        (Some(table), None, _) => Some(Opens::Table(table)),
        (None, _, Some(person)) => Some(Opens::Device(person)),
        (None, _, None) => None,
    };
    let (used_by, made) = (unsigned_if(row, 3)?.map(Person), millis(row, 4)?);
    Ok(opens.map(|opens| Key { opens, used_by, made }))
}

/// Whether somebody has used an invitation, by table and person.
pub(super) const IS_ADMITTED: &str =
    "SELECT table_id FROM admissions WHERE table_id = ?1 AND person = ?2";

/// When a server last ran on this data.
pub(super) const ALIVE_AT: &str = "SELECT at_ms FROM moments WHERE name = 'alive'";

/// The person of a token.
pub(super) const GUEST: &str = "SELECT people.id, people.name, banned_ms IS NOT NULL,
        accounts.person IS NOT NULL
    FROM sessions JOIN people ON people.id = sessions.person
    LEFT JOIN accounts ON accounts.person = people.id WHERE sessions.token = ?1";

pub(super) fn guest(row: &impl Columns) -> Result<Guest> {
    let standing = standing(row.take(2)?, row.take(3)?);
    Ok(Guest { person: person(row, 0)?, name: row.take(1)?, standing })
}

fn standing(banned: bool, account: bool) -> PersonStatus {
    match (banned, account) {
        (true, _) => PersonStatus::Banned,
        (false, true) => PersonStatus::Account,
        (false, false) => PersonStatus::Guest,
    }
}

/// An account, by the folded name or the person.
pub(super) const ACCOUNT: &str =
    "SELECT people.id, people.name, password, reset_ms, banned_ms IS NOT NULL
    FROM accounts JOIN people ON people.id = accounts.person
    WHERE folded = ?1 OR accounts.person = ?2";

pub(super) fn account(row: &impl Columns) -> Result<Account> {
    Ok(Account {
        person: person(row, 0)?,
        name: row.take(1)?,
        password: row.take(2)?,
        reset: unsigned_if(row, 3)?.map(Millis),
        standing: standing(row.take(4)?, true),
    })
}

/// The person whose account has a name, by the folded name or its skeleton.
pub(super) const OWNER: &str = "SELECT person FROM accounts WHERE folded = ?1 OR skeleton = ?2";

/// The people somebody has blocked.
pub(super) const BLOCKS: &str = "SELECT blocks.id, whom, people.name FROM blocks
    JOIN people ON people.id = whom WHERE person = ?1 ORDER BY blocks.id";

pub(super) fn block(row: &impl Columns) -> Result<Block> {
    Ok(Block { id: row.take(0)?, whom: person(row, 1)?, name: row.take(2)? })
}

/// How many reports somebody has made since a moment.
pub(super) const N_REPORTS: &str = "SELECT count(*) FROM reports WHERE by = ?1 AND at_ms >= ?2";

/// The best players of a game, with at least so many matches, and at most so many players.
pub(super) const BOARD: &str = "SELECT people.name, mu, sigma, n_matches FROM ratings
    JOIN people ON people.id = ratings.person
    JOIN accounts ON accounts.person = ratings.person
    WHERE game = ?1 AND n_matches >= ?2 AND banned_ms IS NULL
    ORDER BY mu - 3 * sigma DESC, people.id LIMIT ?3";

pub(super) fn ranked(row: &impl Columns) -> Result<Ranked> {
    let (name, mu, sigma) = (row.take(0)?, row.take(1)?, row.take(2)?);
    Ok(Ranked { name, mu, sigma, n_matches: small(row, 3)? })
}

/// Somebody's own ratings, by game.
pub(super) const RATINGS: &str = "SELECT people.name, mu, sigma, n_matches, game FROM ratings
    JOIN people ON people.id = ratings.person WHERE ratings.person = ?1 ORDER BY game";

pub(super) fn rating(row: &impl Columns) -> Result<GameRating<Ranked>> {
    Ok(GameRating { game: row.take(4)?, rating: ranked(row)? })
}

/// A page of somebody's matches, from before a moment.
pub(super) const HISTORY: &str = "SELECT matches.table_id, matches.number, game, ended_ms
    FROM results JOIN matches USING (table_id, number)
    WHERE person = ?1 AND ended_ms < ?2 ORDER BY ended_ms DESC, matches.table_id LIMIT ?3";

/// A match of a history, without its seats.
pub(super) fn past(row: &impl Columns) -> Result<(TableId, u16, Past)> {
    let (table, number) = (table(row, 0)?, small(row, 1)?);
    let past = Past {
        table: table.to_string(),
        number,
        game: row.take(2)?,
        ended_ms: unsigned(row, 3)?,
        record: format!("/api/tables/{table}/records/{number}"),
        seats: Vec::new(),
    };
    Ok((table, number, past))
}

/// The seats of a match, by table and number.
pub(super) const SEATS: &str =
    "SELECT person, name, level, rank, points, gave_up, mu_before, mu, sigma
    FROM results WHERE table_id = ?1 AND number = ?2 ORDER BY seat";

/// A seat of a match, as one person sees it.
pub(super) fn seat(row: &impl Columns, of: Person) -> Result<PastSeat> {
    let mu_before: Option<f64> = row.take(6)?;
    let rating = match mu_before {
        Some(mu_before) => Some(RatingChange { mu_before, mu: row.take(7)?, sigma: row.take(8)? }),
        None => None,
    };
    Ok(PastSeat {
        you: unsigned_if(row, 0)? == Some(of.0),
        name: row.take(1)?,
        level: row.take(2)?,
        rank: small(row, 3)?,
        points: small(row, 4)?,
        gave_up: row.take(5)?,
        rating,
    })
}

/// How a match ended, by table and number.
pub(super) const PLACINGS: &str =
    "SELECT rank, points FROM results WHERE table_id = ?1 AND number = ?2 ORDER BY seat";

pub(super) fn placing(row: &impl Columns) -> Result<Placing> {
    Ok(Placing { rank: small(row, 0)?, points: small(row, 1)? })
}

/// The record of a match whose log was pruned, by table and number, for a person.
pub(super) const KEPT_RECORD: &str = "SELECT text FROM records
    WHERE table_id = ?1 AND number = ?2 AND (is_public
        OR EXISTS (SELECT 1 FROM admissions WHERE table_id = ?1 AND person = ?3))";

/// The operator's notices after a number.
pub(super) const NOTICES: &str =
    "SELECT id, person, table_id FROM notices WHERE id > ?1 ORDER BY id";

pub(super) fn notice(row: &impl Columns) -> Result<(i64, Notice)> {
    let notice = match unsigned_if(row, 1)? {
        Some(of) => Notice::Oust(Person(of)),
        None => Notice::DropTable(table(row, 2)?),
    };
    Ok((row.take(0)?, notice))
}

/// A person, for an export.
pub(super) const EXPORTED: &str = "SELECT name, people.made_ms, banned_ms, accounts.made_ms
    FROM people LEFT JOIN accounts ON accounts.person = people.id WHERE people.id = ?1";

pub(super) fn exported(row: &impl Columns, of: Person) -> Result<ExportedPerson> {
    Ok(ExportedPerson {
        id: of.0,
        name: row.take(0)?,
        made_ms: millis(row, 1)?,
        banned_ms: unsigned_if(row, 2)?.map(Millis),
        account_made_ms: unsigned_if(row, 3)?.map(Millis),
    })
}

/// Somebody's sessions, at most so many.
pub(super) const EXPORTED_SESSIONS: &str =
    "SELECT made_ms FROM sessions WHERE person = ?1 LIMIT ?2";

pub(super) fn exported_session(row: &impl Columns) -> Result<ExportedSession> {
    Ok(ExportedSession { made_ms: millis(row, 0)? })
}

/// The tables somebody has been admitted to, at most so many.
pub(super) const EXPORTED_TABLES: &str =
    "SELECT table_id FROM admissions WHERE person = ?1 LIMIT ?2";

pub(super) fn exported_table(row: &impl Columns) -> Result<ExportedTable> {
    Ok(ExportedTable { table: table(row, 0)?.to_string() })
}

/// Somebody's reports, at most so many.
pub(super) const EXPORTED_REPORTS: &str =
    "SELECT at_ms, table_id, note FROM reports WHERE by = ?1 LIMIT ?2";

pub(super) fn exported_report(row: &impl Columns) -> Result<ExportedReport> {
    let table = table(row, 1)?.to_string();
    Ok(ExportedReport { at_ms: millis(row, 0)?, table, note: row.take(2)? })
}

/// The steps in which somebody may have said something.
pub(super) const SAID: &str = "SELECT table_id, text FROM steps
    WHERE table_id IN (SELECT table_id FROM admissions WHERE person = ?1
        UNION SELECT table_id FROM results WHERE person = ?1)
    AND text LIKE '%\"kind\":\"said\"%'";

/// What somebody said in a step.
pub(super) fn said(row: &impl Columns, of: Person) -> Result<Vec<SaidAt>> {
    let (table, text) = (table(row, 0)?.to_string(), row.take::<String>(1)?);
    let entries = text.split('\n').filter_map(|line| Entry::read(line).ok());
    let said = entries.filter_map(|entry| {
        let Fact::Said { text, .. } = entry.fact else { return None };
        let is_theirs = entry.origin.is_some_and(|origin| origin.person == of);
        let (at_ms, table) = (entry.at_ms, table.clone());
        is_theirs.then_some(SaidAt { at_ms, table, text: Some(text) })
    });
    Ok(said.collect())
}

/// A person in the operator's list.
pub(super) fn found(row: &impl Columns) -> Result<Found> {
    Ok(Found {
        person: person(row, 0)?,
        name: row.take(1)?,
        has_account: row.take(2)?,
        is_banned: row.take(3)?,
        made_ms: unsigned(row, 4)?,
    })
}

/// Whether a person exists.
pub(super) const IS_KNOWN: &str = "SELECT id FROM people WHERE id = ?1";

/// Whether a table exists.
pub(super) const HAS_TABLE: &str = "SELECT id FROM tables WHERE id = ?1";

/// The reports that people made about people, newest first, at most so many.
pub(super) const REPORTS: &str =
    "SELECT at_ms, by, about, people.name, table_id, note, chat FROM reports
    LEFT JOIN people ON people.id = about ORDER BY reports.id DESC LIMIT ?1";

pub(super) fn report(row: &impl Columns) -> Result<ReportRow> {
    let chat: String = row.take(6)?;
    Ok(ReportRow {
        at_ms: unsigned(row, 0)?,
        by: person(row, 1)?,
        about: person(row, 2)?,
        name: row.take(3)?,
        table: table(row, 4)?,
        note: row.take(5)?,
        chat: serde_json::from_str(&chat).unwrap_or_default(),
    })
}

/// The tables that ended before a moment and still have a log, oldest first.
pub(super) const ENDED_BEFORE: &str = "SELECT id FROM tables WHERE closed_ms < ?1
    AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id) ORDER BY closed_ms, id";

/// How many steps the log of an ended table has.
pub(super) const N_STEPS_OF_ENDED: &str = "SELECT count(*) FROM steps
    JOIN tables ON tables.id = table_id WHERE table_id = ?1 AND closed_ms IS NOT NULL";
