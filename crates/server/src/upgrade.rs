//! Checks the data of a server: whether it is intact, and what an upgrade to this program would do
//! to the tables. It reads the data, or a backup of it, and writes nothing.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use contract::Seat;
use contract::seat::SEATS_MAX;
use table::id::Millis;
use table::{Dealer, Entry, Fact, Misfit, RestoreError, Table};

use crate::archive;
use crate::clock::now;
use crate::house::AllGames;
use crate::ident::TableId;
use crate::store::postgres::{DatabaseUrl, back_up};
use crate::store::{self, Inspected, StoredStep, entries};

/// What is wrong with the data, and what an upgrade to this program would do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// The number of open tables.
    pub n_open: usize,
    /// The open tables that would not continue.
    pub losses: Vec<Loss>,
    /// The number of tables that have ended.
    pub n_ended: usize,
    /// The ended tables whose log is damaged, and why.
    pub damaged: Vec<(TableId, String)>,
    /// What the database itself finds wrong with its file.
    pub problems: Vec<String>,
}

impl Forecast {
    /// Whether all is well.
    pub fn is_clean(&self) -> bool {
        self.losses.is_empty() && self.damaged.is_empty() && self.problems.is_empty()
    }
}

/// A table that would not continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The table's id.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Why it would not continue.
    pub why: Why,
    /// The names of the people who sit there.
    pub people: Vec<String>,
    /// When its last entry was written.
    pub last: Millis,
}

/// Why a table would not continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It would end: a match there was played by rules that this program does not have.
    Rules {
        /// The version of the rules it was played by.
        played: u32,
        /// The version in this program.
        here: u32,
    },
    /// It would be set aside: this program cannot read its log. The reason is in English.
    Log(String),
}

/// Checks the data of a server, running or not, or a backup.
///
/// # Errors
/// If there is no data, or a newer program wrote it.
pub fn check(file: &Path) -> Result<Forecast> {
    check_by(file, &(Arc::new(AllGames) as Arc<dyn Dealer>))
}

/// Checks the data in a database that nodes share, by way of a copy.
///
/// # Errors
/// If there is no data, or another version wrote it.
pub fn check_shared(url: &DatabaseUrl) -> Result<Forecast> {
    let name = format!("tortuga-check-{}-{}.sqlite", std::process::id(), now().0);
    let copy = std::env::temp_dir().join(name);
    back_up(url, &copy)?;
    let forecast = check(&copy);
    std::fs::remove_file(&copy)?;
    forecast
}

/// Like [`check`], with the games of a given dealer.
pub(crate) fn check_by(file: &Path, dealer: &Arc<dyn Dealer>) -> Result<Forecast> {
    let look = || -> Result<Forecast> {
        let mut forecast = Forecast::default();
        let problems = store::inspect(file, |Inspected { table, is_open, log }| {
            if is_open {
                forecast.n_open += 1;
                forecast.losses.extend(loss(table, &log, dealer));
            } else {
                forecast.n_ended += 1;
                forecast.damaged.extend(damage(&log).map(|why| (table, why)));
            }
        })?;
        Ok(Forecast { problems, ..forecast })
    };
    look().with_context(|| file.display().to_string())
}

/// What is wrong with the log of a table that has ended. A pruned one has none.
fn damage(steps: &[StoredStep]) -> Option<String> {
    if steps.is_empty() {
        return None;
    }
    let log = match entries(steps) {
        Ok(log) => log,
        Err(why) => return Some(why),
    };
    Table::retire(&log, Millis(0)).err().map(|error| error.to_string())
}

fn loss(table: TableId, steps: &[StoredStep], dealer: &Arc<dyn Dealer>) -> Option<Loss> {
    let why = why(steps, dealer)?;
    // Of a damaged log, use the entries that can be read.
    let lines = steps.iter().flat_map(StoredStep::lines);
    let log: Vec<Entry> = lines.filter_map(|line| Entry::read(line).ok()).collect();
    let game = archive::setting(&log).map_or("?", |setting| setting.game()).to_owned();
    let last = steps.last().map_or(Millis(0), |line| line.at_ms);
    Some(Loss { table, game, why, people: people(&log), last })
}

/// Why a table would not continue; `None` if it would.
fn why(steps: &[StoredStep], dealer: &Arc<dyn Dealer>) -> Option<Why> {
    let log = match entries(steps) {
        Ok(log) => log,
        Err(why) => return Some(Why::Log(why)),
    };
    if archive::closing(&log).is_some() {
        return None;
    }
    match Table::restore(&log, Arc::clone(dealer)) {
        Ok(_) => None,
        Err(RestoreError::Misfit { why: Misfit::Rules { played, here }, .. }) => {
            Some(Why::Rules { played, here })
        }
        Err(error) => Some(Why::Log(error.to_string())),
    }
}

/// The people who sit at a table, in the order of their seats.
fn people(log: &[Entry]) -> Vec<String> {
    // Even a damaged log cannot name a seat that does not exist.
    let mut seats: Vec<Option<String>> = vec![None; SEATS_MAX.into()];
    for fact in log.iter().map(|entry| &entry.fact) {
        if let Fact::Sat { seat, name, .. } = fact {
            put(&mut seats, *seat, Some(name.clone()));
        } else if let Fact::Vacated { seat, .. } | Fact::Filled { seat, .. } = fact {
            put(&mut seats, *seat, None);
        } else if let Fact::Swapped { one, other } = fact {
            let [left, right] = [one, other].map(|seat| seats.get(seat.idx()).cloned().flatten());
            put(&mut seats, *one, right);
            put(&mut seats, *other, left);
        }
    }
    seats.into_iter().flatten().collect()
}

/// Puts somebody on a seat, if that seat exists.
fn put(seats: &mut [Option<String>], seat: Seat, sitter: Option<String>) {
    if let Some(place) = seats.get_mut(seat.idx()) {
        *place = sitter;
    }
}

#[cfg(test)]
mod tests {
    //! Logs that this program cannot read are predicted too, and cause no panic.
    use super::*;

    fn lines(texts: &[&str]) -> Vec<StoredStep> {
        let line = |(seq, text): (u64, &&str)| {
            let at_ms = Millis(seq + 5);
            StoredStep { seq, at_ms, text: (*text).to_owned() }
        };
        (0..).zip(texts).map(line).collect()
    }

    #[test]
    fn a_log_that_cannot_be_read_is_set_aside() {
        let dealer: Arc<dyn Dealer> = Arc::new(AllGames);
        let sat = concat!(
            r#"{"seq":1,"at_ms":5,"fact":{"kind":"sat","seat":200,"person":7,"name":"Ann"},"#,
            r#""sum":""}"#
        );
        let swapped =
            r#"{"seq":2,"at_ms":5,"fact":{"kind":"swapped","one":0,"other":77},"sum":""}"#;
        let ben = sat.replace("200", "0").replace("Ann", "Ben");
        assert!(Entry::read(&ben).is_ok() && Entry::read(swapped).is_ok(), "they can be read");
        let logs: [(&[&str], &[&str]); 3] =
            [(&["{}"], &[]), (&[], &[]), (&["a fact of tomorrow", sat, &ben], &["Ben"])];
        for (texts, people) in logs {
            let found = loss(TableId(7), &lines(texts), &dealer).unwrap();
            assert!(matches!(found.why, Why::Log(_)), "{found:?}");
            assert_eq!(
                (found.game.as_str(), found.people.as_slice()),
                ("?", &to_owned(people)[..])
            );
        }
        assert!(loss(TableId(7), &lines(&["?", &ben, swapped]), &dealer).is_some());
    }

    /// The facts of a table of protocol 1 in the middle of a match, word for word.
    const OLD: [&str; 6] = [
        concat!(
            r#"{"kind":"created","setting":{"game":"GAME","options":{},"seats":SEATS,"#,
            r#""pace":{"kind":"normal"},"spectators":"by-link","hands":{"kind":"closed"},"#,
            r#""floors":"with-people"},"host":7,"deals":"07070707070707070707070707070707"#,
            r#"07070707070707070707070707070707","jitter":9}"#,
        ),
        r#"{"kind":"sat","seat":0,"person":7,"name":"Ann"}"#,
        r#"{"kind":"ordered","seat":0,"question":"call","order":"if-able"}"#,
        r#"{"kind":"filled","seat":1,"level":"random"}"#,
        r#"{"kind":"started","match":1,"rules":1}"#,
        concat!(
            r#"{"kind":"timed","timer":{"key":{"match":1,"window":1,"shown":0},"#,
            r#""weight":"decision","set_at_ms":5,"grace_ms":5,"#,
            r#""slots":[{"seat":0,"from_ms":0,"until_ms":320000,"since_ms":0}]}}"#,
        ),
    ];

    /// A log as that program wrote it: each sum is over the text of the fact and the sum before.
    fn old_log(game: &str, seats: u8) -> Vec<String> {
        let mut facts: Vec<String> = OLD.iter().map(|fact| (*fact).to_owned()).collect();
        facts[0] = facts[0].replace("GAME", game).replace("SEATS", &seats.to_string());
        let more = (2..seats).map(|seat| facts[3].replace('1', &seat.to_string()));
        let more: Vec<String> = more.collect();
        facts.splice(4..4, more);
        let mut before = String::new();
        let line = |(seq, fact): (usize, &String)| {
            let text = format!(
                r#"{{"before":"{before}","seq":{seq},"at_ms":5,"fact":{fact},"origin":null}}"#
            );
            before = contract::chance::sha256_hex(text.as_bytes())[..32].to_owned();
            format!(r#"{{"seq":{seq},"at_ms":5,"fact":{fact},"sum":"{before}"}}"#)
        };
        facts.iter().enumerate().map(line).collect()
    }

    /// Logs from before protocol 2 in a real file: a match by rules that still hold goes on, one by
    /// older rules is foretold to end, with its people, and a damaged log is told apart from both.
    #[test]
    fn tables_of_protocol_1_go_on_or_are_foretold_in_words() {
        let folder = std::env::temp_dir();
        let folder = folder.join(format!("tortuga-old-tables-{}", std::process::id()));
        drop(crate::store::SqliteStore::open(&folder, Arc::default()).unwrap());
        let file = store::file_in(&folder);
        let data = rusqlite::Connection::open(&file).unwrap();
        let mut damaged = old_log("rum", 2);
        damaged[1] = damaged[1].replace("Ann", "Eve");
        let [fourth, fifth] = [old_log("rum", 2), old_log("rum", 2)];
        let logs = [(1, old_log("rum", 2)), (2, old_log("jolly-roger", 3)), (3, damaged)];
        let logs = logs.into_iter().chain([(4, fourth), (5, fifth)]);
        for (id, log) in logs {
            data.execute("INSERT INTO tables (id) VALUES (?1)", [id]).unwrap();
            for (seq, text) in (0_i64..).zip(log) {
                let row = (id, seq, 5_i64, text);
                let sql = "INSERT INTO steps (table_id, seq, at_ms, text) VALUES (?1, ?2, ?3, ?4)";
                data.execute(sql, row).unwrap();
            }
        }
        let sql = "UPDATE steps SET text = 'torn' WHERE table_id = 4 AND seq = 2;
            UPDATE tables SET closed_ms = 7 WHERE id > 3";
        data.execute_batch(sql).unwrap();
        let Forecast { n_open, losses, n_ended, damaged, problems } = check(&file).unwrap();
        assert_eq!((n_ended, damaged.len(), problems), (2, 1, Vec::new()));
        assert_eq!(damaged[0].0, TableId(4), "the log of a table that has ended is checked too");
        let told: Vec<_> = losses.iter().map(|loss| (loss.table.0, &loss.why)).collect();
        let here = AllGames.rules_version("jolly-roger").unwrap();
        let sum = Why::Log("the checksum of entry 1 does not fit".to_owned());
        assert_eq!(n_open, 3);
        assert_eq!(told, [(2, &Why::Rules { played: 1, here }), (3, &sum)]);
        assert_eq!(
            (losses[0].game.as_str(), &losses[0].people[..]),
            ("jolly-roger", &["Ann".to_owned()][..])
        );
        drop(std::fs::remove_dir_all(folder));
    }

    fn to_owned(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }
}
