//! The crate graph in ARCHITECTURE.md, drawn from `cargo metadata` so that it cannot drift. `cargo
//! xtask map` writes it; tidy checks it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};

use super::metadata::{self, DependencyKind, Member};
use crate::problem::Problem;
use crate::repo::Repo;

const FILE: &str = "ARCHITECTURE.md";
const BEGIN: &str = "<!-- crates: made by `cargo xtask map` -->\n";
const END: &str = "<!-- end of crates -->\n";

type Edges<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// `cargo xtask map`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("map takes no arguments");
    }
    let path = repo.root().join(FILE);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {FILE}"))?;
    let new = with_map(&text, &drawn(&metadata::workspace(repo)?)).context(FILE)?;
    fs::write(&path, new).with_context(|| format!("cannot write {FILE}"))
}

/// Checks that the graph is up to date.
pub(crate) fn check(text: &str, members: &[Member]) -> Vec<Problem> {
    match with_map(text, &drawn(members)) {
        Ok(new) if new == text => Vec::new(),
        Ok(_) => vec![Problem::new(FILE, "the crate graph is out of date: run `cargo xtask map`")],
        Err(error) => vec![Problem::new(FILE, format!("{error}"))],
    }
}

fn with_map(text: &str, map: &str) -> Result<String> {
    let begin = text.find(BEGIN).context("has no place for the crate graph")?;
    let end = text.find(END).context("the crate graph has no end mark")?;
    if end < begin {
        bail!("the end mark of the crate graph comes before its begin mark");
    }
    Ok(format!("{}{map}{}", &text[..begin + BEGIN.len()], &text[end..]))
}

/// A flowchart: arrows lead from a crate to the crates it uses directly.
fn drawn(members: &[Member]) -> String {
    let edges = reduced(&edges(members));
    let mut lines = vec!["```mermaid".to_owned(), "flowchart TD".to_owned()];
    for (user, used) in &edges {
        if used.is_empty() && !edges.values().any(|used| used.contains(user)) {
            lines.push(format!("    {user}"));
        }
        lines.extend(used.iter().map(|name| format!("    {user} --> {name}")));
    }
    lines.push("```\n".to_owned());
    lines.join("\n")
}

/// The dependencies of each crate, without those for tests; all games are one node.
fn edges(members: &[Member]) -> Edges<'_> {
    let name_of = |name: &str| members.iter().find(|member| member.name == name).map(shown);
    let mut edges = Edges::new();
    for member in members {
        let used = member.uses.iter().filter(|used| used.kind == DependencyKind::Normal);
        let used = used.filter_map(|used| name_of(&used.name));
        edges.entry(shown(member)).or_default().extend(used);
    }
    edges
}

fn shown(member: &Member) -> &str {
    if member.folder.starts_with("games/") { "games" } else { &member.name }
}

/// The graph without edges that follow from others (its transitive reduction).
fn reduced<'a>(edges: &Edges<'a>) -> Edges<'a> {
    let direct = |(user, used): (&&'a str, &BTreeSet<&'a str>)| {
        let through =
            |name: &&'a str| used.iter().any(|other| other != name && reaches(edges, other, name));
        let kept = used.iter().copied().filter(|name| !through(name)).collect();
        (*user, kept)
    };
    edges.iter().map(direct).collect()
}

fn reaches(edges: &Edges<'_>, from: &str, to: &str) -> bool {
    let next = edges.get(from).into_iter().flatten();
    next.into_iter().any(|name| *name == to || reaches(edges, name, to))
}

#[cfg(test)]
mod tests {
    //! A small workspace, drawn.
    use super::*;
    use crate::problem::shown as lines;
    use crate::tidy::metadata::Use;

    fn member(folder: &str, uses: &[&str]) -> Member {
        let edge = |name: &&str| Use { name: (*name).to_owned(), kind: DependencyKind::Normal };
        let name = folder.rsplit('/').next().unwrap().to_owned();
        Member { name, folder: folder.to_owned(), uses: uses.iter().map(edge).collect() }
    }

    fn house() -> Vec<Member> {
        vec![
            member("crates/contract", &[]),
            member("games/rum", &["contract"]),
            member("crates/bots", &["contract", "rum"]),
            member("xtask", &[]),
        ]
    }

    const MAP: &str = "```mermaid\nflowchart TD\n    bots --> games\n    games --> contract\n    \
                       xtask\n```\n";

    #[test]
    fn only_direct_arrows_are_drawn() {
        assert_eq!(drawn(&house()), MAP);
    }

    #[test]
    fn an_outdated_graph_is_reported() {
        let page = |map: &str| format!("# House\n{BEGIN}{map}{END}Text\n");
        assert!(check(&page(MAP), &house()).is_empty());
        let old = "ARCHITECTURE.md: the crate graph is out of date: run `cargo xtask map`";
        assert_eq!(lines(&check(&page("nothing\n"), &house())), [old]);
        let none = "ARCHITECTURE.md: has no place for the crate graph";
        assert_eq!(lines(&check("# House\n", &house())), [none]);
    }
}
