//! `tortuga admin`: the operator's desk on the command line.

use std::fmt::Write;

use anyhow::{Result, anyhow};
use server::desk::Desk;
use server::store::{Found, Told};

use crate::args::{Admin, AdminCommand};
use crate::{output, serve};

/// Does what the operator wants with the data of a server, whether it runs or not.
pub(crate) fn run(args: &Admin) -> Result<()> {
    let mut desk = Desk::open(&serve::folder(&args.data)?)?;
    let text = match &args.command {
        AdminCommand::People { part } => people(&desk.people(part)?),
        AdminCommand::ResetPassword { who } => {
            let password = desk.reset_password(who)?;
            format!(
                "{}\nThis password is good for three days and for one log-in, which asks for \
                 another. Every session has ended.\n",
                password.reveal()
            )
        }
        AdminCommand::Ban { who } => {
            desk.ban(who)?;
            format!("{who} cannot come in any more; connections end within seconds.\n")
        }
        AdminCommand::Unban { who } => {
            desk.unban(who)?;
            format!("{who} can come in again.\n")
        }
        AdminCommand::DeleteTable { table } => {
            let id = table.parse().map_err(|_| anyhow!("`{table}` is no table: 16 digits"))?;
            desk.delete_table(id)?;
            format!("Table {id} is gone.\n")
        }
        AdminCommand::DeleteAccount { who } => {
            desk.delete_account(who)?;
            format!("{who} is forgotten; results stay without the name.\n")
        }
        AdminCommand::Export { who } => format!("{:#}\n", desk.export(who)?),
        AdminCommand::Reports => reports(&desk.reports()?),
    };
    output::print(&text)
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

fn reports(told: &[Told]) -> String {
    let mut text = String::new();
    for Told { at_ms, by, about, name, table, note, chat } in told {
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

/// Without what could take over a terminal.
fn plain(text: &str) -> String {
    text.chars().map(|char| if char.is_control() { '?' } else { char }).collect()
}

#[cfg(test)]
mod tests {
    //! What people wrote does not reach the terminal as it is.
    use server::desk::Person;

    use super::*;

    #[test]
    fn reports_show_no_control_characters() {
        let told = Told {
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
}
