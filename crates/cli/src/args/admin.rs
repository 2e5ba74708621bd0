//! The command line of the operator's desk.

use std::path::PathBuf;

use clap::Subcommand;

use super::Data;

/// `tortuga admin`.
#[derive(Debug, clap::Args)]
pub struct Admin {
    /// What to do.
    #[command(subcommand)]
    pub command: AdminCommand,
    /// Whose server.
    #[command(flatten)]
    pub data: Data,
}

/// What an operator can do. Somebody with an account is named by the account's name, anybody by
/// `#` and the number that `people` lists.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// List people with their numbers: accounts first, at most 1000.
    People {
        /// Only those with this in their name.
        #[arg(default_value = "")]
        part: String,
    },
    /// Print a password that is good for one log-in, and end every session of the account.
    ResetPassword {
        /// The account.
        who: String,
    },
    /// Send somebody away: their connections end, and neither account nor cookie opens anything.
    Ban {
        /// Name of an account, or # and a number.
        who: String,
    },
    /// Let somebody come again.
    Unban {
        /// Name of an account, or # and a number.
        who: String,
    },
    /// End a table and delete its log; results stay in histories.
    DeleteTable {
        /// The 16 digits in its address.
        table: String,
    },
    /// Delete everything that is kept of somebody; results stay without the name.
    DeleteAccount {
        /// Name of an account, or # and a number.
        who: String,
    },
    /// Print everything that is kept of somebody, as JSON.
    Export {
        /// Name of an account, or # and a number.
        who: String,
    },
    /// List the tables that would end if the server were upgraded to this program. Reads only,
    /// beside a server that runs too. Ends with status 3 where there are any.
    Check {
        /// A copy made with `tortuga backup`, in place of the server's data.
        file: Option<PathBuf>,
    },
    /// List what people told of people, the last first, with what was said at the table.
    Reports,
}
