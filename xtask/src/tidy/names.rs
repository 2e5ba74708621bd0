//! One word for one thing: a type's name must not mean different things in three crates.
//!
//! Counts types that other files can see; all games count as one crate, since each of them has its
//! own state, view and so on by design.

use std::collections::{BTreeMap, BTreeSet};

use crate::problem::Problem;
use crate::repo::SourceFile;

/// A name may stand for different things in fewer crates than this.
const CRATES_MAX: usize = 3;

/// Names that mean the same in every crate that has them: the parts of a game, as the contract
/// names them, which the toy game of testkit has too.
const SAME_EVERYWHERE: [&str; 7] =
    ["Action", "Event", "EventView", "Options", "Rules", "View", "Why"];

/// All checks of this module.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    let mut places: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for file in files.iter().filter(|file| is_ours(file)) {
        let Some(owner) = owner(&file.path) else { continue };
        for name in file.text.lines().filter_map(declared) {
            places.entry(name).or_default().entry(owner).or_insert(&file.path);
        }
    }
    let spread = places
        .iter()
        .filter(|(name, crates)| crates.len() >= CRATES_MAX && !SAME_EVERYWHERE.contains(name));
    spread.map(|(name, crates)| problem(name, crates)).collect()
}

fn problem(name: &str, crates: &BTreeMap<&str, &str>) -> Problem {
    let owners: BTreeSet<&str> = crates.keys().copied().collect();
    let owners: Vec<&str> = owners.into_iter().collect();
    let place = crates.values().next().copied().unwrap_or_default();
    Problem::new(
        place,
        format!("`{name}` is a type in {}: one word for one thing", owners.join(", ")),
    )
}

/// Rust files of the product, without its tests.
fn is_ours(file: &SourceFile) -> bool {
    let is_test = ["/tests/", "/tests.rs", "/sim/", "/examples/", "_tests.rs"];
    file.is_a("rs") && !is_test.iter().any(|part| file.path.contains(part))
}

/// The crate of a file; all games are one.
fn owner(path: &str) -> Option<&str> {
    let mut parts = path.split('/');
    match (parts.next()?, parts.next()?) {
        ("crates" | "bindings", name) => Some(name),
        ("games", _) => Some("games"),
        ("xtask", _) => Some("xtask"),
        _ => None,
    }
}

/// The type that a line declares, if other files can see it.
fn declared(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub")?;
    let rest =
        rest.strip_prefix("(crate)").or_else(|| rest.strip_prefix("(super)")).unwrap_or(rest);
    let rest = rest.strip_prefix(' ')?;
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let name = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    name.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

#[cfg(test)]
mod tests {
    //! Names that are spread, and names that are not.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    #[test]
    fn a_name_in_three_crates_is_reported() {
        let files = [
            file("crates/table/src/a.rs", "pub struct Line;"),
            file("crates/server/src/b.rs", "pub(crate) enum Line {"),
            file("games/rum/src/c.rs", "pub(super) type Line<G> = Vec<G>;"),
        ];
        let problems = shown(&check(&files));
        assert!(problems[0].contains("`Line` is a type in games, server, table"), "{problems:?}");
        assert_eq!(problems.len(), 1);
        assert!(check(&files[..2]).is_empty(), "two crates may share a name");
    }

    #[test]
    fn games_count_as_one_and_what_nobody_sees_does_not_count() {
        let files = [
            file("crates/table/src/a.rs", "pub struct Phase;"),
            file("games/rum/src/b.rs", "pub struct Phase;"),
            file("games/port-royal/src/b.rs", "pub struct Phase;"),
            file("crates/cli/src/c.rs", "struct Phase;"),
            file("crates/server/src/c.rs", "    pub struct Phase;"),
            file("crates/lab/tests/d.rs", "pub struct Phase;"),
        ];
        assert!(check(&files).is_empty());
        let files = ["table", "server", "contract"]
            .map(|owner| file(&format!("crates/{owner}/src/a.rs"), "pub struct View;"));
        assert!(check(&files).is_empty(), "a part of a game");
    }
}
