//! Changes as statements that both databases understand: everything but the steps of logs and the
//! ends of matches. Parameters are numbered as in `SQLite`: `?1`.

use table::id::{Millis, Person};

use super::people::{Deed, Notice, PersonReport};
use super::queries::NEVER_MS;
use super::{Change, Opens, Revoked, WakeAt};
use crate::ident::TableId;

/// How long a session token is valid; its cookie lasts as long.
pub(crate) const TOKEN_MS: u64 = 365 * DAY_MS;
/// Keys for devices work for minutes; a day later nobody asks what happened to them.
const DEVICE_KEY_MS: u64 = DAY_MS;
/// How long a used-up key of an ended table is still told apart from one that never existed.
const TABLE_KEY_MS: u64 = 30 * DAY_MS;

const DAY_MS: u64 = 24 * 3600 * 1000;

/// A statement with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Statement {
    pub(super) sql: &'static str,
    pub(super) with: Vec<Parameter>,
    pub(super) expect: Expect,
}

/// How many rows a statement must change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expect {
    /// Any number.
    Any,
    /// One; otherwise the change is a conflict.
    OneRow,
}

/// A parameter of a statement.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Parameter {
    Int(Option<i64>),
    Float(Option<f64>),
    Text(Option<String>),
    Flag(bool),
    Bytes([u8; 32]),
}

/// Conversions of what changes are made of.
macro_rules! parameters {
    ($($from:ty: |$value:ident| $parameter:expr;)*) => {
        $(impl From<$from> for Parameter {
            fn from($value: $from) -> Self {
                $parameter
            }
        })*
    };
}

parameters! {
    i64: |number| Self::Int(Some(number));
    Option<i64>: |number| Self::Int(number);
    Person: |person| id(person).into();
    TableId: |table| number(table).into();
    Millis: |at| moment(at).into();
    Option<f64>: |number| Self::Float(number);
    bool: |flag| Self::Flag(flag);
    &str: |text| Self::Text(Some(text.to_owned()));
    Option<&str>: |text| Self::Text(text.map(str::to_owned));
    [u8; 32]: |bytes| Self::Bytes(bytes);
}

/// A person's id as a signed integer, the only kind that databases have.
pub(super) fn id(person: Person) -> i64 {
    person.0.cast_signed()
}

/// A table's id as a signed integer.
pub(super) fn number(table: TableId) -> i64 {
    table.0.cast_signed()
}

/// A moment as a signed integer.
pub(super) fn moment(at: Millis) -> i64 {
    at.0.cast_signed()
}

/// When a table is due, as its column says it.
pub(super) fn due_ms(due: WakeAt) -> Option<i64> {
    match due {
        WakeAt::Unknown => None,
        WakeAt::Never => Some(NEVER_MS),
        WakeAt::At(due) => Some(moment(due)),
    }
}

impl Statement {
    /// The same, but a conflict unless it changes one row.
    fn of_one_row(self) -> Self {
        Self { expect: Expect::OneRow, ..self }
    }
}

/// The statements of a change. There are none for the steps of logs and the ends of matches, nor
/// for what each database does in its own way.
pub(super) fn of(change: &Change) -> Vec<Statement> {
    match change {
        Change::OpenTable { .. }
        | Change::Append { .. }
        | Change::Rest { .. }
        | Change::Finish(_)
        | Change::CloseTable { .. }
        | Change::Revoke { people: Revoked::AllBut(_), .. } => Vec::new(),
        Change::People(deed) => of_deed(deed),
        Change::Greet { guest, token, at } => {
            let person = statement!(
                "INSERT INTO people (id, name, made_ms) VALUES (?1, ?2, ?3)",
                guest.person,
                guest.name.as_str(),
                *at,
            );
            vec![person, begin_session(guest.person, token.0, *at)]
        }
        Change::Rename(guest) => vec![statement!(
            "UPDATE people SET name = ?2 WHERE id = ?1",
            guest.person,
            guest.name.as_str()
        )],
        Change::Device { person, token, at } => vec![begin_session(*person, token.0, *at)],
        Change::IssueKey { key, opens, at } => issue_key(key.0, *opens, *at),
        Change::UseKey { key, person } => {
            let sql = "UPDATE keys SET used_by = ?2
                WHERE key = ?1 AND (used_by IS NULL OR used_by = ?2)";
            vec![statement!(sql, key.0, *person).of_one_row()]
        }
        Change::Admit { table, person } => {
            let sql = "INSERT INTO admissions (table_id, person) VALUES (?1, ?2)
                ON CONFLICT DO NOTHING";
            vec![statement!(sql, *table, *person)]
        }
        Change::Revoke { table, people: Revoked::Nobody } => vec![revoke_keys(*table)],
        Change::Revoke { table, people: Revoked::One(person) } => {
            let sql = "DELETE FROM admissions WHERE table_id = ?1 AND person = ?2";
            vec![revoke_keys(*table), statement!(sql, *table, *person)]
        }
        Change::Sweep { at } => sweep(*at),
        Change::Alive { at } => {
            let sql = "INSERT INTO moments (name, at_ms) VALUES ('alive', ?1)
                ON CONFLICT (name) DO UPDATE SET at_ms = excluded.at_ms
                WHERE excluded.at_ms > moments.at_ms";
            vec![statement!(sql, *at)]
        }
    }
}

/// Ends the keys of a table, but not those of its seats.
pub(super) fn revoke_keys(table: TableId) -> Statement {
    statement!("DELETE FROM keys WHERE table_id = ?1 AND seat IS NULL", table)
}

fn begin_session(person: Person, token: [u8; 32], at: Millis) -> Statement {
    let sql = "INSERT INTO sessions (token, person, made_ms) VALUES (?1, ?2, ?3)";
    statement!(sql, token, person, at)
}

fn issue_key(key: [u8; 32], opens: Opens, at: Millis) -> Vec<Statement> {
    let (table, seat, person) = match opens {
        Opens::Table(table) => (Some(number(table)), None, None),
        Opens::Seat(table, seat) => (Some(number(table)), Some(i64::from(seat)), None),
        Opens::Device(person) => (None, None, Some(id(person))),
    };
    let old = "DELETE FROM keys WHERE table_id = ?1 AND seat = ?2 AND used_by IS NULL";
    let sql = "INSERT INTO keys (key, table_id, seat, person, made_ms) VALUES (?1, ?2, ?3, ?4, ?5)";
    vec![statement!(old, table, seat), statement!(sql, key, table, seat, person, at)]
}

/// Deletes what nobody needs any more: expired session tokens, and keys that open nothing. Logs of
/// tables stay.
fn sweep(now: Millis) -> Vec<Statement> {
    let before = |age: u64| now.0.saturating_sub(age).cast_signed();
    let of_tables =
        "DELETE FROM keys WHERE table_id IN (SELECT id FROM tables WHERE closed_ms < ?1)";
    vec![
        statement!("DELETE FROM sessions WHERE made_ms < ?1", before(TOKEN_MS)),
        statement!(
            "DELETE FROM keys WHERE table_id IS NULL AND made_ms < ?1",
            before(DEVICE_KEY_MS)
        ),
        statement!(of_tables, before(TABLE_KEY_MS)),
    ]
}

/// The statements of a change to people's data.
pub(super) fn of_deed(deed: &Deed) -> Vec<Statement> {
    match deed {
        Deed::Register { person, name, password, token, at } => {
            let sql = "INSERT INTO people (id, name, made_ms) VALUES (?1, ?2, ?3)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            let of_person = statement!(sql, *person, name.as_str(), *at);
            let key = name.key();
            let sql = "INSERT INTO accounts (person, folded, skeleton, password, made_ms)
                VALUES (?1, ?2, ?3, ?4, ?5)";
            let (folded, skeleton) = (key.folded.as_str(), key.skeleton.as_str());
            let account = statement!(sql, *person, folded, skeleton, password.as_str(), *at);
            let [sessions, keys] = end_sessions(*person);
            vec![of_person, account, sessions, keys, begin_session(*person, token.0, *at)]
        }
        Deed::LogIn { person, token, at } => vec![begin_session(*person, token.0, *at)],
        Deed::LogOut { token } => {
            vec![statement!("DELETE FROM sessions WHERE token = ?1", token.0)]
        }
        Deed::SetPassword { person, password, token, at } => {
            let sql = "UPDATE accounts SET password = ?2, reset_ms = NULL WHERE person = ?1";
            let set = statement!(sql, *person, password.as_str()).of_one_row();
            let [sessions, keys] = end_sessions(*person);
            vec![set, sessions, keys, begin_session(*person, token.0, *at)]
        }
        Deed::Forget { person } => forget(*person),
        Deed::Block { person, whom, at } => {
            let sql = "INSERT INTO blocks (person, whom, made_ms) VALUES (?1, ?2, ?3)
                ON CONFLICT DO NOTHING";
            vec![statement!(sql, *person, *whom, *at)]
        }
        Deed::Unblock { person, id: block } => {
            vec![statement!("DELETE FROM blocks WHERE person = ?1 AND id = ?2", *person, *block)]
        }
        Deed::Report(report) => vec![tell(report)],
        Deed::ResetPassword { person, password, at } => {
            let sql = "UPDATE accounts SET password = ?2, reset_ms = ?3 WHERE person = ?1";
            let set = statement!(sql, *person, password.as_str(), *at).of_one_row();
            let [sessions, keys] = end_sessions(*person);
            vec![set, sessions, keys]
        }
        Deed::Ban { person, at } => {
            let sql = "UPDATE people SET banned_ms = ?2 WHERE id = ?1";
            vec![statement!(sql, *person, *at).of_one_row()]
        }
        Deed::Unban { person } => {
            let sql = "UPDATE people SET banned_ms = NULL WHERE id = ?1";
            vec![statement!(sql, *person).of_one_row()]
        }
        Deed::DropTable { table } => drop_table(*table).into(),
        Deed::Notice(notice) => {
            let (person, table) = match notice {
                Notice::Oust(person) => (Some(id(*person)), None),
                Notice::DropTable(table) => (None, Some(number(*table))),
            };
            let sql = "INSERT INTO notices (person, table_id) VALUES (?1, ?2)";
            vec![statement!(sql, person, table)]
        }
        // A file has no other nodes.
        Deed::OustElsewhere { .. } => Vec::new(),
        Deed::Heeded { id } => vec![statement!("DELETE FROM notices WHERE id <= ?1", *id)],
    }
}

/// Ends every session of a person, and every key by which another device could start one.
fn end_sessions(person: Person) -> [Statement; 2] {
    [
        statement!("DELETE FROM sessions WHERE person = ?1", person),
        statement!("DELETE FROM keys WHERE person = ?1", person),
    ]
}

fn forget(person: Person) -> Vec<Statement> {
    let rest = [
        "DELETE FROM accounts WHERE person = ?1",
        "DELETE FROM people WHERE id = ?1",
        "DELETE FROM ratings WHERE person = ?1",
        "DELETE FROM blocks WHERE person = ?1 OR whom = ?1",
        "DELETE FROM reports WHERE by = ?1",
        "DELETE FROM admissions WHERE person = ?1",
        "UPDATE keys SET used_by = 0 WHERE used_by = ?1",
        // The record of a match whose log was pruned goes with the last of its players.
        "DELETE FROM records WHERE (table_id, number) IN
            (SELECT table_id, number FROM results WHERE person = ?1)
            AND NOT EXISTS (SELECT 1 FROM results AS other WHERE other.table_id = records.table_id
                AND other.number = records.number AND other.person <> ?1)",
        "UPDATE results SET person = NULL, name = NULL WHERE person = ?1",
    ];
    let rest = rest.map(|sql| statement!(sql, person));
    end_sessions(person).into_iter().chain(rest).collect()
}

/// Deletes a table and everything stored about it except results. The table itself comes last.
pub(super) fn drop_table(table: TableId) -> [Statement; 5] {
    [
        "DELETE FROM steps WHERE table_id = ?1",
        "DELETE FROM keys WHERE table_id = ?1",
        "DELETE FROM admissions WHERE table_id = ?1",
        "DELETE FROM records WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ]
    .map(|sql| statement!(sql, table))
}

fn tell(report: &PersonReport) -> Statement {
    let PersonReport { at, by, about, table, note, chat } = report;
    let sql = "INSERT INTO reports (at_ms, by, about, table_id, note, chat)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    // PostgreSQL has no U+0000 in texts.
    let note = note.replace('\0', "\u{fffd}");
    statement!(sql, *at, *by, *about, *table, note.as_str(), chat.as_str())
}
