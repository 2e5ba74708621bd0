//! Deletes the logs of tables that ended long ago. What people can still ask for is kept: the
//! records of their matches.

use anyhow::Result;
use table::id::{MatchNumber, Person};

use super::statements::Statement;
use crate::ident::TableId;

/// A match's record that stays when its log goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeptRecord {
    pub(crate) number: MatchNumber,
    pub(crate) text: String,
}

/// What stays of a table when its log goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    pub(crate) table: TableId,
    /// The steps the log had when the records were made from it.
    pub(crate) n_steps: usize,
    /// Whether everybody may see the records, or only the people below.
    pub(crate) is_public: bool,
    /// The people who were host or ever had a seat.
    pub(crate) people: Vec<Person>,
    pub(crate) records: Vec<KeptRecord>,
}

/// Fails if a log is not the one that its records were made from.
pub(super) fn check(kept: &Kept, n_steps: i64) -> Result<()> {
    anyhow::ensure!(usize::try_from(n_steps) == Ok(kept.n_steps), "its log has changed");
    Ok(())
}

/// Replaces a log by what stays of it.
pub(super) fn statements(kept: &Kept) -> Vec<Statement> {
    let Kept { table, is_public, people, records, .. } = kept;
    let record = |KeptRecord { number, text }: &KeptRecord| {
        let sql = "INSERT INTO records (table_id, number, is_public, text) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (table_id, number)
            DO UPDATE SET is_public = excluded.is_public, text = excluded.text";
        statement!(sql, *table, i64::from(number.0), *is_public, text.as_str())
    };
    let admit = |person: &Person| {
        let sql = "INSERT INTO admissions (table_id, person)
            SELECT cast(?1 AS bigint), id FROM people WHERE id = ?2 ON CONFLICT DO NOTHING";
        statement!(sql, *table, *person)
    };
    let log = statement!("DELETE FROM steps WHERE table_id = ?1", *table);
    records.iter().map(record).chain(people.iter().map(admit)).chain([log]).collect()
}
