//! The operator's list of open tables.

use table::id::{Millis, Person};
use table::{Entry, Fact};

use super::StoreError;
use super::rows::{self, Columns};
use crate::ident::TableId;
use crate::summary::{Summary, SummarySeat};

/// An open table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The table's id.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The host.
    pub host: Person,
    /// How many people sit there, as far as it is known.
    pub n_people: Option<usize>,
    /// How many matches have begun, as far as it is known.
    pub n_matches: Option<u16>,
    /// When it was created.
    pub made: Millis,
    /// When something last happened.
    pub last: Millis,
    /// The steps of its log.
    pub n_steps: u64,
}

/// Which tables to list. A table must meet every condition that is set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    /// The game's id.
    pub game: Option<String>,
    /// The host.
    pub host: Option<Person>,
    /// Created before this moment.
    pub made_before: Option<Millis>,
    /// Nothing has happened since this moment.
    pub idle_since: Option<Millis>,
}

impl TableFilter {
    fn admits(&self, row: &TableRow) -> bool {
        let Self { game, host, made_before, idle_since } = self;
        game.as_ref().is_none_or(|game| *game == row.game)
            && host.is_none_or(|host| host == row.host)
            && made_before.is_none_or(|before| row.made < before)
            && idle_since.is_none_or(|since| row.last < since)
    }
}

/// The open tables, each with its first step, when its last one was written, and how many there
/// are.
pub(super) const TABLES: &str = "SELECT tables.id, summary, first.at_ms, first.text, last.at_ms,
        (SELECT count(*) FROM steps WHERE table_id = tables.id)
    FROM tables
    JOIN steps AS first ON first.table_id = tables.id AND first.seq = 0
    JOIN steps AS last ON last.table_id = tables.id
        AND last.seq = (SELECT max(seq) FROM steps WHERE table_id = tables.id)
    WHERE closed_ms IS NULL";

/// A row of the list; `None` if the table's log cannot be read at all. `check` finds such a table.
pub(super) fn row(row: &impl Columns) -> Result<Option<TableRow>, StoreError> {
    let (summary, first): (Option<String>, String) = (row.take(1)?, row.take(3)?);
    let Some(known) = Known::of(summary.as_deref(), &first) else { return Ok(None) };
    let Known { game, host, n_people, n_matches } = known;
    let (table, made, last) = (rows::table(row, 0)?, rows::millis(row, 2)?, rows::millis(row, 4)?);
    let n_steps = rows::unsigned(row, 5)?;
    Ok(Some(TableRow { table, game, host, n_people, n_matches, made, last, n_steps }))
}

/// The tables that meet the conditions, the longest idle first.
pub(super) fn chosen(rows: Vec<Option<TableRow>>, filter: &TableFilter) -> Vec<TableRow> {
    let mut rows: Vec<TableRow> =
        rows.into_iter().flatten().filter(|row| filter.admits(row)).collect();
    rows.sort_by_key(|row| (row.last, row.table));
    rows
}

/// What is known about a table without its whole log.
struct Known {
    game: String,
    host: Person,
    n_people: Option<usize>,
    n_matches: Option<u16>,
}

impl Known {
    /// From the table's summary, or from its first step if it has none.
    fn of(summary: Option<&str>, first: &str) -> Option<Self> {
        let summary = summary.and_then(|text| serde_json::from_str::<Summary>(text).ok());
        if let Some(Summary { setting, host, seats, number, .. }) = summary {
            let is_person = |seat: &&SummarySeat| matches!(seat, SummarySeat::Person(_));
            let n_people = Some(seats.iter().filter(is_person).count());
            let (game, n_matches) = (setting.game().to_owned(), Some(number.0));
            return Some(Self { game, host, n_people, n_matches });
        }
        let entry = Entry::read(first.lines().next()?).ok()?;
        let Fact::Created { setting, host, .. } = entry.fact else { return None };
        let game = setting.game().to_owned();
        Some(Self { game, host, n_people: None, n_matches: None })
    }
}
