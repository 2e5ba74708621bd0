//! `tortuga nodes`: the nodes that share a database.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};
use server::fleet::{Member, NodeName, NodeState};
use server::store::postgres;

use crate::args::{Nodes, NodesCommand};
use crate::output;

/// Lists the nodes, or lets one leave.
pub(crate) fn run(args: &Nodes) -> Result<()> {
    let url = args.data.store.as_ref();
    let url = url.context("name the database that the nodes share with --store")?.read()?;
    match &args.command {
        NodesCommand::List => output::print(&listed(&postgres::nodes(&url)?)),
        NodesCommand::Drain { node } => {
            if !postgres::drain(&url, &NodeName(node.clone()))? {
                bail!("there is no node `{node}`; `tortuga nodes list` shows them all");
            }
            output::print(&format!("{node} hands over its tables, and stops then\n"))
        }
    }
}

/// One line for each node.
fn listed(nodes: &[Member]) -> String {
    let mut text = String::new();
    for Member { name, address, version, state, .. } in nodes {
        let state = match state {
            NodeState::Up => "up",
            NodeState::Draining => "draining",
        };
        writeln!(text, "{:<20} {state:<9} {version:<8} {}", name.0, address.0)
            .expect("strings take all text");
    }
    if text.is_empty() { "no node runs\n".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    //! What an operator reads.
    use std::collections::BTreeMap;

    use server::desk::Millis;
    use server::fleet::{LifeId, NodeAddress};

    use super::*;

    #[test]
    fn each_node_has_a_line() {
        let node = |name: &str, state| Member {
            life: LifeId(1),
            name: NodeName(name.to_owned()),
            address: NodeAddress("http://10.0.0.2:7718".to_owned()),
            version: "0.1.0".to_owned(),
            rules: BTreeMap::new(),
            state,
            heartbeat: Millis(0),
        };
        assert_eq!(listed(&[]), "no node runs\n");
        let text = listed(&[node("kitchen", NodeState::Up), node("attic", NodeState::Draining)]);
        let words: Vec<Vec<&str>> =
            text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(words[0], ["kitchen", "up", "0.1.0", "http://10.0.0.2:7718"]);
        assert_eq!(words[1][..2], ["attic", "draining"]);
    }
}
