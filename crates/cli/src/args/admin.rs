//! The command line of `tortuga admin`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Subcommand;

use super::Data;

/// `tortuga admin`.
#[derive(Debug, clap::Args)]
pub struct Admin {
    /// The operator's command.
    #[command(subcommand)]
    pub command: AdminCommand,
    /// The data of the server.
    #[command(flatten)]
    pub data: Data,
}

/// Which tables to list; all if nothing is said.
#[derive(Debug, clap::Args)]
pub struct Which {
    /// Only tables of this game.
    #[arg(long)]
    pub game: Option<String>,
    /// Only tables of this host: the name of an account, or # and a number.
    #[arg(long, value_name = "WHO")]
    pub host: Option<String>,
    /// Only tables at which nothing has happened for so long, such as 90m, 12h or 30d.
    #[arg(long, value_name = "AGE")]
    pub idle: Option<Age>,
    /// Only tables that were created so long ago.
    #[arg(long, value_name = "AGE")]
    pub older_than: Option<Age>,
}

/// A time span: a number of minutes, hours or days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Age {
    /// The same in milliseconds.
    pub ms: u64,
}

impl FromStr for Age {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no time span: write 90m, 12h or 30d");
        let (unit_at, unit) = text.char_indices().next_back().ok_or_else(wrong)?;
        let minutes = match unit {
            'm' => 1,
            'h' => 60,
            'd' => 24 * 60,
            _ => return Err(wrong()),
        };
        let number: u64 = text[..unit_at].parse().map_err(|_| wrong())?;
        let ms = number.checked_mul(minutes * 60_000).ok_or_else(wrong)?;
        Ok(Self { ms })
    }
}

/// The operator's commands. An account is named by its name, and any person by `#` and the number
/// that `people` lists.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// List people with their numbers: accounts first, at most 1000.
    People {
        /// Only those with this text in their name.
        #[arg(default_value = "")]
        part: String,
    },
    /// Print a password that is good for one log-in, and end every session of the account.
    ResetPassword {
        /// The name of the account.
        who: String,
    },
    /// Ban somebody: their connections end, and their account and cookie stop working.
    Ban {
        /// The name of an account, or # and a number.
        who: String,
    },
    /// Lift a ban.
    Unban {
        /// The name of an account, or # and a number.
        who: String,
    },
    /// End a table and delete its log; results stay in histories.
    DeleteTable {
        /// The 16 digits in its address.
        table: String,
    },
    /// Delete everything stored about somebody; results stay without the name.
    DeleteAccount {
        /// The name of an account, or # and a number.
        who: String,
    },
    /// Print everything stored about somebody, as JSON.
    Export {
        /// The name of an account, or # and a number.
        who: String,
    },
    /// List open tables, the longest idle first.
    Tables {
        /// The tables to list.
        #[command(flatten)]
        which: Which,
        /// End the listed tables and delete their logs; list them without this flag first.
        #[arg(long)]
        delete: bool,
    },
    /// Delete the logs of tables that ended long ago, after writing them to a folder. The records
    /// of their matches stay until the players delete their accounts.
    Prune {
        /// Tables that ended so long ago, such as 365d.
        #[arg(long, value_name = "AGE")]
        older_than: Age,
        /// The folder for the logs and records.
        #[arg(long, value_name = "DIR", required_unless_present = "dry_run")]
        export: Option<PathBuf>,
        /// Only tell what would be deleted.
        #[arg(long)]
        dry_run: bool,
    },
    /// Check the whole data: the database, the checksums of every log, and whether every open table
    /// continues with this program. Only reads, even while a server runs. Exits with status 3 if
    /// anything is wrong, or if a table would end.
    Check {
        /// A copy made with `tortuga backup`, in place of the server's data.
        file: Option<PathBuf>,
    },
    /// List people's reports about others, newest first, with what was said at the table.
    Reports,
}

#[cfg(test)]
mod tests {
    //! Time spans.
    use super::*;

    #[test]
    fn ages_are_numbers_with_a_unit() {
        let ms = |text: &str| text.parse::<Age>().ok().map(|age| age.ms);
        assert_eq!(
            [ms("90m"), ms("12h"), ms("30d")].map(Option::unwrap),
            [5_400_000, 43_200_000, 2_592_000_000]
        );
        for wrong in ["", "d", "5", "-5d", "5w", "1.5h", "99999999999999999999d", "5é"] {
            assert_eq!(ms(wrong), None, "{wrong}");
        }
    }
}
