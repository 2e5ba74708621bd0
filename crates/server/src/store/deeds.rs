//! How changes to people's data are written to a file, each within the given transaction.

use rusqlite::types::ToSqlOutput;
use rusqlite::{OptionalExtension, ToSql, Transaction, params, params_from_iter};
use table::config::Rating as Counts;
use table::id::Person;

use super::finish::{self, FinishedSeat};
use super::people::Finished;
use super::statements::{Expect, Parameter, Statement, id};
use super::writer::append;
use crate::people::rating::Rating;

impl ToSql for Parameter {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Int(number) => number.to_sql(),
            Self::Float(number) => number.to_sql(),
            Self::Text(text) => text.to_sql(),
            Self::Flag(flag) => flag.to_sql(),
            Self::Bytes(bytes) => bytes.to_sql(),
        }
    }
}

/// Runs statements. It is a conflict if one changes another number of rows than it has to.
pub(super) fn run_all(file: &Transaction<'_>, statements: &[Statement]) -> rusqlite::Result<()> {
    for Statement { sql, with, expect } in statements {
        let n_rows = file.prepare_cached(sql)?.execute(params_from_iter(with))?;
        if *expect == Expect::OneRow && n_rows != 1 {
            return Err(rusqlite::Error::StatementChangedRows(n_rows));
        }
    }
    Ok(())
}

/// Writes the end of a match, its results and the resulting ratings: all or nothing, and only once.
pub(super) fn finish(file: &Transaction<'_>, finished: &Finished) -> rusqlite::Result<u64> {
    let Finished { table, step, summary, game, counts, result, .. } = finished;
    let n_steps = append(file, *table, step, summary.as_deref())?;
    let entrants: rusqlite::Result<Vec<FinishedSeat>> =
        result.shares.iter().map(|share| entrant(file, game, *counts, share.person)).collect();
    run_all(file, &finish::statements(finished, &entrants?))?;
    Ok(n_steps)
}

fn entrant(
    file: &Transaction<'_>,
    game: &str,
    counts: Counts,
    person: Option<Person>,
) -> rusqlite::Result<FinishedSeat> {
    let Some(person) = person.map(id) else { return Ok(FinishedSeat::default()) };
    let name = file.prepare_cached(finish::NAME)?.query_row([person], |row| row.get(0));
    let mut account = file.prepare_cached("SELECT 1 FROM accounts WHERE person = ?1")?;
    let rating = if counts == Counts::On && account.exists([person])? {
        let known = file.prepare_cached(finish::RATING)?.query_row(params![game, person], |row| {
            Ok(Rating { mu: row.get(0)?, sigma: row.get(1)? })
        });
        Some(known.optional()?.unwrap_or_default())
    } else {
        None
    };
    Ok(FinishedSeat { name: name.optional()?, rating })
}

#[cfg(test)]
mod tests {
    //! On a database in memory.
    use rusqlite::Connection;
    use table::MatchResult;
    use table::id::{MatchNumber, Millis};
    use table::result::{Persistence, Share};

    use super::*;
    use crate::ident::{TableId, Token};
    use crate::people::name::Nick;
    use crate::store::{Deed, StoredStep, migrate, statements};

    fn apply(file: &Transaction<'_>, deed: &Deed) -> rusqlite::Result<()> {
        run_all(file, &statements::of_deed(deed))
    }

    /// A database with three accounts, 1 to 3.
    fn file() -> Connection {
        let mut file = Connection::open_in_memory().unwrap();
        migrate::apply(&mut file, &mut drop).unwrap();
        for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "Zoë")] {
            let (person, name) = (Person(number), Nick::read(name).unwrap());
            let (password, token, at) = (String::new(), Token::fresh().digest(), Millis(1));
            let deed = Deed::Register { person, name, password, token, at };
            in_one(&mut file, |file| apply(file, &deed)).unwrap();
        }
        file
    }

    fn in_one<T>(
        file: &mut Connection,
        deed: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        let whole = file.transaction()?;
        let result = deed(&whole)?;
        whole.commit()?;
        Ok(result)
    }

    /// The end of a match: people and ranks by seat. A rank below 0 means that the player gave up.
    fn finished(seq: u64, number: u16, seats: &[(u64, i8)]) -> Finished {
        let share = |&(person, rank): &(u64, i8)| {
            let persistence = if rank < 0 { Persistence::GaveUp } else { Persistence::Stayed };
            let person = Some(Person(person));
            Share { person, level: None, persistence, rank: rank.unsigned_abs(), points: 0 }
        };
        let shares = seats.iter().map(share).collect();
        Finished {
            table: TableId(9),
            step: StoredStep { seq, at_ms: Millis(5), text: "the end".to_owned() },
            summary: None,
            game: "rum".to_owned(),
            counts: Counts::On,
            result: MatchResult { number: MatchNumber(number), shares },
            at: Millis(5),
        }
    }

    fn ratings(file: &Connection) -> Vec<(i64, f64, u32)> {
        let sql = "SELECT person, mu, n_matches FROM ratings ORDER BY mu DESC, person";
        let mut select = file.prepare(sql).unwrap();
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        rows.unwrap().collect::<rusqlite::Result<_>>().unwrap()
    }

    #[test]
    fn a_match_is_rated_once_even_if_written_again() {
        let mut file = file();
        let end = finished(1, 1, &[(1, 2), (2, 1), (3, 3)]);
        in_one(&mut file, |file| finish(file, &end)).unwrap();
        let after = ratings(&file);
        assert_eq!(after.iter().map(|rated| rated.0).collect::<Vec<_>>(), [2, 1, 3]);
        // The same end, the same match with other entries, and the same entries for another match.
        for again in [end, finished(2, 1, &[(1, 1), (2, 2)]), finished(1, 2, &[(1, 1), (2, 2)])] {
            assert!(in_one(&mut file, |file| finish(file, &again)).is_err());
        }
        assert_eq!(ratings(&file), after);
    }

    #[test]
    fn players_who_gave_up_are_last_and_a_lone_account_is_not_rated() {
        let mut file = file();
        let end = finished(1, 1, &[(1, -1), (2, 2), (77, 3)]);
        in_one(&mut file, |file| finish(file, &end)).unwrap();
        let rated = ratings(&file);
        assert_eq!(rated.iter().map(|rated| rated.0).collect::<Vec<_>>(), [2, 1]);
        let end = finished(2, 2, &[(1, 1), (77, 2)]);
        in_one(&mut file, |file| finish(file, &end)).unwrap();
        assert_eq!(ratings(&file), rated);
        let n_results: u32 =
            file.query_row("SELECT count(*) FROM results", [], |row| row.get(0)).unwrap();
        assert_eq!(n_results, 5, "histories have it all the same");
    }

    #[test]
    fn a_deleted_account_leaves_a_result_without_a_name() {
        let mut file = file();
        let end = finished(1, 1, &[(1, 1), (2, 2)]);
        in_one(&mut file, |file| finish(file, &end)).unwrap();
        in_one(&mut file, |file| apply(file, &Deed::Forget { person: Person(1) })).unwrap();
        for table in ["people", "accounts", "sessions", "ratings"] {
            let column = if table == "people" { "id" } else { "person" };
            let sql = format!("SELECT count(*) FROM {table} WHERE {column} = 1");
            let n_rows: u32 = file.query_row(&sql, [], |row| row.get(0)).unwrap();
            assert_eq!(n_rows, 0, "{table}");
        }
        let sql = "SELECT person, name FROM results WHERE seat = 0";
        let left: (Option<i64>, Option<String>) =
            file.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        assert_eq!(left, (None, None));
    }
}
