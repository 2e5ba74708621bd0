//! `tortuga admin`: the operator's commands.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use server::desk::Desk;
use server::store::{Found, ReportRow};
use server::upgrade::{self, Forecast, Loss, Why};

use crate::args::{Admin, AdminCommand};
use crate::output::Finding;
use crate::{output, serve};

/// Runs an operator's command on the data of a server, whether the server runs or not.
pub(crate) fn run(args: &Admin) -> Result<()> {
    let desk = || Desk::open_telling(&serve::folder(&args.data)?, &mut serve::migrating);
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
        AdminCommand::Check { file } => return check(args, file.as_deref()),
    };
    output::print(&text)
}

/// Lists what an upgrade to this program would end. It does not go through the operator's desk,
/// which migrates old data: here the data belongs to another program.
fn check(args: &Admin, file: Option<&Path>) -> Result<()> {
    let file = match file {
        Some(file) => file.to_owned(),
        None => server::store::file_in(&serve::folder(&args.data)?),
    };
    let forecast = upgrade::check(&file)?;
    output::print(&losses(&forecast))?;
    match forecast.losses.len() {
        0 => Ok(()),
        n_lost => bail!(Finding(format!("{n_lost} of {} would not go on", forecast.n_open))),
    }
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
    if text.is_empty() {
        text = format!("All {} open tables would go on.\n", forecast.n_open);
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
    use server::desk::{Millis, Person};

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
        let text = losses(&Forecast { n_open: 7, losses: vec![ends, aside] });
        let told = "0123456789abcdef  rum          ends: rules version 1, here 2; \
            last 2026-11-16 05:41 UTC; Ann, B?n\n\
            0123456789abcdef  rum          set aside: entry 3: no?; \
            last 2026-11-16 05:41 UTC; nobody\n";
        assert_eq!(text, told);
        let none = losses(&Forecast { n_open: 7, losses: Vec::new() });
        assert_eq!(none, "All 7 open tables would go on.\n");
    }

    #[test]
    fn moments_are_dates() {
        let dates = [(0, "1970-01-01"), (951_782_400, "2000-02-29"), (4_107_542_400, "2100-03-01")];
        for (seconds, date) in dates {
            assert_eq!(moment(seconds * 1000), format!("{date} 00:00 UTC"));
        }
    }
}
