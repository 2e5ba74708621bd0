//! The command line of `tortuga admin`.

use std::path::PathBuf;

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
    /// List the tables that would end if the server were upgraded to this program. Only reads, even
    /// while a server runs. Exits with status 3 if there are any.
    Check {
        /// A copy made with `tortuga backup`, in place of the server's data.
        file: Option<PathBuf>,
    },
    /// List people's reports about others, newest first, with what was said at the table.
    Reports,
}
