//! The command line of `tortuga nodes`.

use clap::Subcommand;

use super::Data;

/// `tortuga nodes`.
#[derive(Debug, clap::Args)]
pub struct Nodes {
    /// The database that the nodes share.
    #[command(flatten)]
    pub data: Data,
    /// What to do.
    #[command(subcommand)]
    pub command: NodesCommand,
}

/// The commands of `tortuga nodes`.
#[derive(Debug, Subcommand)]
pub enum NodesCommand {
    /// List the nodes.
    List,
    /// Let a node hand over its tables and stop.
    Drain {
        /// The name of the node.
        node: String,
    },
}
