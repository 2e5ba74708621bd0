//! Columns of a row, whichever database it came from.

use table::id::{Millis, Person};

use super::StoreError;
use crate::ident::TableId;

/// A row of a query's result.
pub(super) trait Columns {
    /// The value in a column, counted from 0.
    fn take<T: Value>(&self, at: usize) -> Result<T, StoreError>;
}

/// A type that both databases can read.
pub(super) trait Value:
    rusqlite::types::FromSql + for<'a> tokio_postgres::types::FromSql<'a>
{
}

impl<T: rusqlite::types::FromSql + for<'a> tokio_postgres::types::FromSql<'a>> Value for T {}

impl Columns for rusqlite::Row<'_> {
    fn take<T: Value>(&self, at: usize) -> Result<T, StoreError> {
        Ok(self.get(at)?)
    }
}

impl Columns for tokio_postgres::Row {
    fn take<T: Value>(&self, at: usize) -> Result<T, StoreError> {
        self.try_get(at).map_err(|error| StoreError::Broken(error.to_string()))
    }
}

impl From<rusqlite::Error> for StoreError {
    /// The error of a read.
    fn from(error: rusqlite::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

/// A number that has no sign.
pub(super) fn unsigned(row: &impl Columns, at: usize) -> Result<u64, StoreError> {
    row.take(at).map(i64::cast_unsigned)
}

/// A number of a smaller type.
pub(super) fn small<N: TryFrom<i64>>(row: &impl Columns, at: usize) -> Result<N, StoreError> {
    let number: i64 = row.take(at)?;
    N::try_from(number)
        .map_err(|_| StoreError::Broken(format!("{number} in column {at} is out of range")))
}

pub(super) fn person(row: &impl Columns, at: usize) -> Result<Person, StoreError> {
    unsigned(row, at).map(Person)
}

pub(super) fn table(row: &impl Columns, at: usize) -> Result<TableId, StoreError> {
    unsigned(row, at).map(TableId)
}

pub(super) fn millis(row: &impl Columns, at: usize) -> Result<Millis, StoreError> {
    unsigned(row, at).map(Millis)
}

/// A number without a sign, or nothing.
pub(super) fn unsigned_if(row: &impl Columns, at: usize) -> Result<Option<u64>, StoreError> {
    let number: Option<i64> = row.take(at)?;
    Ok(number.map(i64::cast_unsigned))
}
