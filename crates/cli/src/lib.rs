//! The implementation of the command `tortuga`. It contains no game rules.

pub mod args;
pub mod output;
mod language;
mod watch;
mod table;
mod rules;
mod play;
#[cfg(feature = "join")]
mod join;
mod simulate;
mod arena;
mod records;
mod review;
mod scenarios;
#[cfg(feature = "serve")]
mod admin;
#[cfg(feature = "serve")]
mod crew;
#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "serve")]
mod nodes;

use anyhow::Result;

use args::{Args, Command};

/// Runs a command.
///
/// # Errors
/// Says what went wrong, for display in one line.
pub fn run(args: &Args) -> Result<()> {
    match &args.command {
        Command::Play(args) => play::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Record(args) => records::run(args),
        Command::Review(args) => review::run(args),
        Command::Scenario(args) => scenarios::run(args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args),
        #[cfg(feature = "serve")]
        Command::Crew(args) => crew::run(args),
        #[cfg(feature = "serve")]
        Command::Backup(args) => serve::backup(args),
        #[cfg(feature = "serve")]
        Command::Restore(args) => serve::restore(args),
        #[cfg(feature = "serve")]
        Command::Admin(args) => admin::run(args),
        #[cfg(feature = "serve")]
        Command::Nodes(args) => nodes::run(args),
    }
}
