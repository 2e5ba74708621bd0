//! `tortuga admin`: the operator's commands.

use std::fmt::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow, bail};
use server::desk::{Desk, Millis};
use server::prune::Pruned;
use server::store::{Found, ReportRow, TableFilter, TableRow};
use server::upgrade::{self, Forecast, Loss, Why};

use crate::args::{Admin, AdminCommand, Age, Which};
use crate::output::Finding;
use crate::{output, serve};

/// Runs an operator's command on the data of a server, whether the server runs or not.
pub(crate) fn run(args: &Admin) -> Result<()> {
    let desk = || match &args.data.store {
        Some(url) => Desk::open_shared(&url.read()?),
        None => Desk::open_telling(&serve::folder(&args.data)?, &mut serve::migrating),
    };
    let text = match &args.command {
        AdminCommand::People { part } => people(&desk()?.people(part)?),
        AdminCommand::ResetPassword { who } => {
            let password = desk()?.reset_password(who)?;
            format!(
                "{}\nThis password is good for three days and for one log-in, which asks for \
                 another. Every session has ended.\n",
                password.reveal()
            )
        }
        AdminCommand::Ban { who } => {
            desk()?.ban(who)?;
            format!("{who} cannot come in any more; connections end within seconds.\n")
        }
        AdminCommand::Unban { who } => {
            desk()?.unban(who)?;
            format!("{who} can come in again.\n")
        }
        AdminCommand::DeleteTable { table } => {
            let id = table.parse().map_err(|_| anyhow!("`{table}` is no table: 16 digits"))?;
            desk()?.delete_table(id)?;
            format!("Table {id} is gone.\n")
        }
        AdminCommand::DeleteAccount { who } => {
            desk()?.delete_account(who)?;
            format!("{who} is forgotten; results stay without the name.\n")
        }
        AdminCommand::Export { who } => {
            format!("{}\n", serde_json::to_string_pretty(&desk()?.export(who)?)?)
        }
        AdminCommand::Reports => reports(&desk()?.reports()?),
        AdminCommand::Tables { which, delete } => tables(&mut desk()?, which, *delete)?,
        AdminCommand::Prune { older_than, export, dry_run } => {
            let export = export.as_deref().filter(|_| !dry_run);
            prune(&mut desk()?, *older_than, export)?
        }
        AdminCommand::Check { file } => return check(args, file.as_deref()),
    };
    output::print(&text)
}

/// Lists open tables, and deletes them if that is wanted.
fn tables(desk: &mut Desk, which: &Which, delete: bool) -> Result<String> {
    let host = which.host.as_deref().map(|who| desk.find(who)).transpose()?;
    let filter = TableFilter {
        game: which.game.clone(),
        host,
        made_before: which.older_than.map(ago),
        idle_since: which.idle.map(ago),
    };
    let rows = desk.tables(&filter)?;
    let mut text = String::new();
    for TableRow { table, game, host, n_people, n_matches, made, last, n_steps } in &rows {
        let count = |number: Option<u64>| number.map_or("?".to_owned(), |it| it.to_string());
        let people = count(n_people.and_then(|n_people| u64::try_from(n_people).ok()));
        let line = writeln!(
            text,
            "{table}  {:<12} host #{:<18} {people} people, {} matches, {n_steps} steps; \
             made {}, last {}",
            plain(game),
            host.0,
            count(n_matches.map(u64::from)),
            moment(made.0),
            moment(last.0),
        );
        line.expect("strings take all text");
    }
    let n_tables = rows.len();
    if delete {
        let ids: Vec<_> = rows.iter().map(|row| row.table).collect();
        desk.delete_tables(&ids)?;
    }
    let end = if delete { "tables are gone" } else { "tables" };
    writeln!(text, "{n_tables} {end}").expect("strings take all text");
    Ok(text)
}

/// Deletes old logs, or tells what would be deleted if there is no folder for them.
fn prune(desk: &mut Desk, older_than: Age, export: Option<&Path>) -> Result<String> {
    let before = ago(older_than);
    let (pruned, done) = match export {
        Some(folder) => (desk.prune(before, folder)?, "went"),
        None => (desk.prunable(before)?, "would go"),
    };
    let Pruned { n_tables, n_steps, n_records, damaged } = pruned;
    let mut text = String::new();
    for (table, why) in damaged {
        let line = writeln!(text, "{table}  stays, its log is damaged: {}", plain(&why));
        line.expect("strings take all text");
    }
    let end = writeln!(
        text,
        "The logs of {n_tables} tables {done}, {n_steps} steps; {n_records} records stay."
    );
    end.expect("strings take all text");
    Ok(text)
}

/// The moment so long ago.
fn ago(age: Age) -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
    Millis(now.saturating_sub(age.ms))
}

/// Checks the data, and lists what an upgrade to this program would end. It does not go through the
/// operator's desk, which migrates old data: here the data belongs to another program.
fn check(args: &Admin, file: Option<&Path>) -> Result<()> {
    let forecast = match (file, &args.data.store) {
        (Some(file), _) => upgrade::check(file)?,
        (None, Some(url)) => upgrade::check_shared(&url.read()?)?,
        (None, None) => upgrade::check(&server::store::file_in(&serve::folder(&args.data)?))?,
    };
    output::print(&losses(&forecast))?;
    if forecast.is_clean() {
        return Ok(());
    }
    let Forecast { n_open, losses, n_ended, damaged, problems } = forecast;
    let (n_lost, n_damaged, n_problems) = (losses.len(), damaged.len(), problems.len());
    bail!(Finding(format!(
        "{n_lost} of {n_open} open tables would not go on, {n_damaged} of {n_ended} ended ones \
         are damaged, the database has {n_problems} faults"
    )))
}

fn losses(forecast: &Forecast) -> String {
    let mut text = String::new();
    for Loss { table, game, why, people, last } in &forecast.losses {
        let why = match why {
            Why::Rules { played, here } => format!("ends: rules version {played}, here {here}"),
            Why::Log(why) => format!("set aside: {}", plain(why)),
        };
        let people = if people.is_empty() { "nobody".to_owned() } else { people.join(", ") };
        let (last, game, people) = (moment(last.0), plain(game), plain(&people));
        let line = writeln!(text, "{table}  {game:<12} {why}; last {last}; {people}");
        line.expect("strings take all text");
    }
    for (table, why) in &forecast.damaged {
        let line = writeln!(text, "{table}  has ended; its log is damaged: {}", plain(why));
        line.expect("strings take all text");
    }
    for problem in &forecast.problems {
        writeln!(text, "database: {}", plain(problem)).expect("strings take all text");
    }
    if text.is_empty() {
        let Forecast { n_open, n_ended, .. } = forecast;
        text = format!(
            "The database is whole. All {n_open} open tables would go on; the logs of {n_ended} \
             ended ones are whole.\n"
        );
    }
    text
}

/// A moment in milliseconds since 1970, to the minute.
fn moment(at_ms: u64) -> String {
    let minutes = at_ms / 60_000;
    let (days, minute) = (minutes / 1440, minutes % 1440);
    // Counted from 1 March of the year 0, so that leap days come last (Hinnant's civil_from_days).
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, from_march) = (day - (153 * month + 2) / 5 + 1, month);
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

fn people(found: &[Found]) -> String {
    let mut text = String::new();
    for Found { person, name, has_account, is_banned, .. } in found {
        let kind = if *has_account { "account" } else { "guest" };
        let banned = if *is_banned { "  banned" } else { "" };
        let line = writeln!(text, "#{:<18} {kind:<8} {}{banned}", person.0, plain(name));
        line.expect("strings take all text");
    }
    if text.is_empty() { "nobody\n".to_owned() } else { text }
}

fn reports(told: &[ReportRow]) -> String {
    let mut text = String::new();
    for ReportRow { at_ms, by, about, name, table, note, chat } in told {
        let name = name.as_deref().unwrap_or("somebody who is gone");
        let head = writeln!(
            text,
            "{at_ms}  table {table}  about #{} {}  by #{}\n  {}",
            about.0,
            plain(name),
            by.0,
            plain(note)
        );
        head.expect("strings take all text");
        for said in chat.as_array().into_iter().flatten() {
            let of = |field: &str| plain(said[field].as_str().unwrap_or_default());
            writeln!(text, "    {}: {}", of("name"), of("text")).expect("strings take all text");
        }
    }
    if text.is_empty() { "no reports\n".to_owned() } else { text }
}

/// Removes characters that could control the terminal.
fn plain(text: &str) -> String {
    text.chars().map(|char| if char.is_control() { '?' } else { char }).collect()
}

#[cfg(test)]
mod tests {
    //! Text that people wrote reaches the terminal without control characters.
    use server::desk::Person;

    use super::*;

    #[test]
    fn reports_show_no_control_characters() {
        let told = ReportRow {
            at_ms: 7,
            by: Person(1),
            about: Person(2),
            name: Some("Ben".to_owned()),
            table: "0123456789abcdef".parse().unwrap(),
            note: "look:\u{1b}[2J".to_owned(),
            chat: serde_json::json!([{ "name": "Ben", "text": "a\nb" }]),
        };
        let text = reports(&[told]);
        assert!(text.contains("look:?[2J") && text.contains("Ben: a?b"), "{text}");
        assert_eq!(reports(&[]), "no reports\n");
    }

    #[test]
    fn what_an_upgrade_ends_is_told_line_by_line() {
        let loss = |why, people: &[&str]| Loss {
            table: "0123456789abcdef".parse().unwrap(),
            game: "rum".to_owned(),
            why,
            people: people.iter().map(|name| (*name).to_owned()).collect(),
            last: Millis(1_794_807_660_000),
        };
        let ends = loss(Why::Rules { played: 1, here: 2 }, &["Ann", "B\u{1b}n"]);
        let aside = loss(Why::Log("entry 3: no\n".to_owned()), &[]);
        let text =
            losses(&Forecast { n_open: 7, losses: vec![ends, aside], ..Forecast::default() });
        let told = "0123456789abcdef  rum          ends: rules version 1, here 2; \
            last 2026-11-16 05:41 UTC; Ann, B?n\n\
            0123456789abcdef  rum          set aside: entry 3: no?; \
            last 2026-11-16 05:41 UTC; nobody\n";
        assert_eq!(text, told);
        let none = losses(&Forecast { n_open: 7, n_ended: 5, ..Forecast::default() });
        let told = "The database is whole. All 7 open tables would go on; the logs of 5 ended ones \
            are whole.\n";
        assert_eq!(none, told);
        let table = "0123456789abcdef".parse().unwrap();
        let damaged = vec![(table, "entry 2: no\n".to_owned())];
        let problems = vec!["row 7 missing".to_owned()];
        let text = losses(&Forecast { damaged, problems, ..Forecast::default() });
        let told = "0123456789abcdef  has ended; its log is damaged: entry 2: no?\n\
            database: row 7 missing\n";
        assert_eq!(text, told);
    }

    #[test]
    fn moments_are_dates() {
        let dates = [(0, "1970-01-01"), (951_782_400, "2000-02-29"), (4_107_542_400, "2100-03-01")];
        for (seconds, date) in dates {
            assert_eq!(moment(seconds * 1000), format!("{date} 00:00 UTC"));
        }
    }
}
