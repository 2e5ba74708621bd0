//! How changes to people's data are written, each within the given transaction.

use rusqlite::{OptionalExtension, Transaction, params};
use table::config::Rating as Counts;
use table::id::{Millis, Person};
use table::result::{Persistence, Share};

use super::people::{Deed, Finished, Notice, PersonReport, RatingChange, rank_of};
use super::writer::{append, moment, number, run};
use crate::people::rating::{self, Rating};

/// A person's id as an integer of `SQLite`.
pub(super) fn id(person: Person) -> i64 {
    person.0.cast_signed()
}

/// Writes one deed.
pub(super) fn apply(file: &Transaction<'_>, deed: &Deed) -> rusqlite::Result<u64> {
    match deed {
        Deed::Register { person, name, password, token, at } => {
            let sql = "INSERT INTO people (id, name, made_ms) VALUES (?1, ?2, ?3)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            run(file, sql, params![id(*person), name.as_str(), moment(*at)])?;
            let key = name.key();
            let sql = "INSERT INTO accounts (person, folded, skeleton, password, made_ms)
                VALUES (?1, ?2, ?3, ?4, ?5)";
            let with = params![id(*person), key.folded, key.skeleton, password, moment(*at)];
            run(file, sql, with)?;
            end_sessions(file, *person)?;
            begin_session(file, *person, &token.0, *at)
        }
        Deed::LogIn { person, token, at } => begin_session(file, *person, &token.0, *at),
        Deed::LogOut { token } => {
            run(file, "DELETE FROM sessions WHERE token = ?1", params![token.0])
        }
        Deed::SetPassword { person, password, token, at } => {
            let sql = "UPDATE accounts SET password = ?2, reset_ms = NULL WHERE person = ?1";
            changed(file, sql, params![id(*person), password])?;
            end_sessions(file, *person)?;
            begin_session(file, *person, &token.0, *at)
        }
        Deed::Forget { person } => forget(file, *person),
        Deed::Block { person, whom, at } => {
            let sql = "INSERT OR IGNORE INTO blocks (person, whom, made_ms) VALUES (?1, ?2, ?3)";
            run(file, sql, params![id(*person), id(*whom), moment(*at)])
        }
        Deed::Unblock { person, id: block } => {
            let sql = "DELETE FROM blocks WHERE person = ?1 AND id = ?2";
            run(file, sql, params![id(*person), block])
        }
        Deed::Report(report) => tell(file, report),
        Deed::ResetPassword { person, password, at } => {
            let sql = "UPDATE accounts SET password = ?2, reset_ms = ?3 WHERE person = ?1";
            changed(file, sql, params![id(*person), password, moment(*at)])?;
            end_sessions(file, *person)
        }
        Deed::Ban { person, at } => {
            let sql = "UPDATE people SET banned_ms = ?2 WHERE id = ?1";
            changed(file, sql, params![id(*person), moment(*at)])
        }
        Deed::Unban { person } => {
            changed(file, "UPDATE people SET banned_ms = NULL WHERE id = ?1", params![id(*person)])
        }
        Deed::DropTable { table } => {
            for sql in [
                "DELETE FROM steps WHERE table_id = ?1",
                "DELETE FROM tables WHERE id = ?1",
                "DELETE FROM keys WHERE table_id = ?1",
                "DELETE FROM admissions WHERE table_id = ?1",
                "DELETE FROM records WHERE table_id = ?1",
            ] {
                run(file, sql, params![number(*table)])?;
            }
            Ok(0)
        }
        Deed::Notice(notice) => {
            let (person, table) = match notice {
                Notice::Oust(person) => (Some(id(*person)), None),
                Notice::DropTable(table) => (None, Some(number(*table))),
            };
            let sql = "INSERT INTO notices (person, table_id) VALUES (?1, ?2)";
            run(file, sql, params![person, table])
        }
        Deed::Heeded { id } => run(file, "DELETE FROM notices WHERE id <= ?1", params![id]),
    }
}

/// Like [`run`], but a conflict if no row was changed.
fn changed(
    file: &Transaction<'_>,
    sql: &str,
    with: &[&dyn rusqlite::ToSql],
) -> rusqlite::Result<u64> {
    match file.prepare_cached(sql)?.execute(with)? {
        1 => Ok(0),
        n_rows => Err(rusqlite::Error::StatementChangedRows(n_rows)),
    }
}

fn begin_session(
    file: &Transaction<'_>,
    person: Person,
    token: &[u8; 32],
    at: Millis,
) -> rusqlite::Result<u64> {
    let sql = "INSERT INTO sessions (token, person, made_ms) VALUES (?1, ?2, ?3)";
    run(file, sql, params![token, id(person), moment(at)])
}

/// Ends every session of a person, and every key by which another device could start one.
fn end_sessions(file: &Transaction<'_>, person: Person) -> rusqlite::Result<u64> {
    run(file, "DELETE FROM sessions WHERE person = ?1", params![id(person)])?;
    run(file, "DELETE FROM keys WHERE person = ?1", params![id(person)])
}

fn forget(file: &Transaction<'_>, person: Person) -> rusqlite::Result<u64> {
    end_sessions(file, person)?;
    for sql in [
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
    ] {
        run(file, sql, params![id(person)])?;
    }
    Ok(0)
}

fn tell(file: &Transaction<'_>, report: &PersonReport) -> rusqlite::Result<u64> {
    let PersonReport { at, by, about, table, note, chat } = report;
    let sql = "INSERT INTO reports (at_ms, by, about, table_id, note, chat)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    run(file, sql, params![moment(*at), id(*by), id(*about), number(*table), note, chat])
}

/// Writes the end of a match, its results and the resulting ratings: all or nothing, and only once.
pub(super) fn finish(file: &Transaction<'_>, finished: &Finished) -> rusqlite::Result<u64> {
    let Finished { table, step, summary, game, counts, result, at } = finished;
    let n_steps = append(file, *table, step, summary.as_deref())?;
    let sql = "INSERT INTO matches (table_id, number, game, ended_ms) VALUES (?1, ?2, ?3, ?4)";
    let which = (number(*table), result.number.0);
    run(file, sql, params![which.0, which.1, game, moment(*at)])?;
    let steps = match counts {
        Counts::On => rate(file, game, &result.shares)?,
        Counts::Off => vec![None; result.shares.len()],
    };
    for (seat, (share, step)) in (0_u8..).zip(result.shares.iter().zip(steps)) {
        let person = share.person.map(id);
        let name: Option<String> = file
            .prepare_cached("SELECT name FROM people WHERE id = ?1")?
            .query_row([person], |row| row.get(0))
            .optional()?;
        let gave_up = share.persistence == Persistence::GaveUp;
        let (before, after) = step.map(|step| (step.before, step.after)).unzip();
        let sql = "INSERT INTO results (table_id, number, seat, person, name, level, rank, points,
                gave_up, mu_before, mu, sigma)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
        let with = params![
            which.0,
            which.1,
            seat,
            person,
            name,
            share.level,
            share.rank,
            share.points,
            gave_up,
            before.map(|before: Rating| before.mu),
            after.map(|after: Rating| after.mu),
            after.map(|after: Rating| after.sigma),
        ];
        run(file, sql, with)?;
    }
    Ok(n_steps)
}

/// Updates the ratings of the players with accounts, if there are at least two.
fn rate(
    file: &Transaction<'_>,
    game: &str,
    shares: &[Share],
) -> rusqlite::Result<Vec<Option<RatingChange>>> {
    let mut rated = Vec::new();
    for (seat, share) in shares.iter().enumerate() {
        let Some(person) = share.person else { continue };
        let mut account = file.prepare_cached("SELECT 1 FROM accounts WHERE person = ?1")?;
        if !account.exists([id(person)])? {
            continue;
        }
        let sql = "SELECT mu, sigma FROM ratings WHERE game = ?1 AND person = ?2";
        let known = file.prepare_cached(sql)?.query_row(params![game, id(person)], |row| {
            Ok(Rating { mu: row.get(0)?, sigma: row.get(1)? })
        });
        let before = known.optional()?.unwrap_or_default();
        rated.push((seat, person, before, rank_of(share.persistence, share.rank)));
    }
    let mut steps = vec![None; shares.len()];
    if rated.len() < 2 {
        return Ok(steps);
    }
    let places: Vec<(Rating, u8)> =
        rated.iter().map(|&(_, _, before, rank)| (before, rank)).collect();
    for ((seat, person, before, _), after) in rated.into_iter().zip(rating::rate(&places)) {
        let sql = "INSERT INTO ratings (game, person, mu, sigma, n_matches)
            VALUES (?1, ?2, ?3, ?4, 1)
            ON CONFLICT (game, person) DO UPDATE SET
                mu = excluded.mu, sigma = excluded.sigma, n_matches = n_matches + 1";
        run(file, sql, params![game, id(person), after.mu, after.sigma])?;
        steps[seat] = Some(RatingChange { before, after });
    }
    Ok(steps)
}

#[cfg(test)]
mod tests {
    //! On a database in memory.
    use rusqlite::Connection;
    use table::MatchResult;
    use table::id::MatchNumber;

    use super::*;
    use crate::ident::{TableId, Token};
    use crate::people::name::Nick;
    use crate::store::{StoredStep, migrate};

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
