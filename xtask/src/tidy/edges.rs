//! Which crate may use which: the table of ARCHITECTURE.md as data. A new edge needs its own
//! discussion in review, so it shows up as a change of this file.

use super::metadata::{DependencyKind, Member, Use};
use crate::problem::Problem;

/// Which of our crates a crate may use. `games` stands for every crate in `games/`; since it is
/// missing from its own row, games never use each other.
struct Row {
    name: &'static str,
    may: &'static [&'static str],
    /// Additional crates in tests. The testkit is in no `may`: it is for tests only.
    dev: &'static [&'static str],
}

const TABLE: &[Row] = &[
    // A derive: it writes code for others and uses none.
    Row { name: "tagged", may: &[], dev: &[] },
    Row { name: "contract", may: &["tagged"], dev: &[] },
    // Tests of a game format its texts.
    Row { name: "games", may: &["contract", "bots", "screen"], dev: &["testkit", "text"] },
    Row { name: "record", may: &["contract"], dev: &["testkit"] },
    Row { name: "testkit", may: &["contract"], dev: &[] },
    // Writes files for users and operators.
    Row { name: "files", may: &[], dev: &[] },
    // Its tests are for every game.
    Row { name: "bots", may: &["contract"], dev: &["games", "testkit"] },
    Row { name: "registry", may: &["contract", "games", "bots", "screen"], dev: &["testkit"] },
    Row { name: "screen", may: &["contract", "text"], dev: &[] },
    // The people of its simulator are clients.
    Row { name: "table", may: &["contract"], dev: &["testkit", "client"] },
    Row { name: "client", may: &["contract", "table"], dev: &[] },
    Row { name: "text", may: &["contract"], dev: &[] },
    Row { name: "hosting", may: &["contract", "record", "bots", "registry", "table"], dev: &[] },
    Row { name: "api", may: &["contract", "table", "hosting"], dev: &[] },
    Row { name: "lab", may: &["contract", "record", "bots", "registry", "files"], dev: &[] },
    Row {
        name: "server",
        may: &["contract", "record", "table", "hosting", "api", "files"],
        dev: &["registry", "client"],
    },
    Row {
        name: "cli",
        may: &[
            "contract", "record", "bots", "registry", "table", "text", "server", "files", "lab",
            "client", "hosting", "screen", "api",
        ],
        dev: &["games"],
    },
    Row {
        name: "wasm",
        may: &["contract", "record", "registry", "table", "hosting"],
        // The types of the server's answers, for the page.
        dev: &["text", "api"],
    },
    Row { name: "python", may: &["contract", "record", "bots", "registry", "text"], dev: &[] },
    // It knows the server only by its protocol, as any client does.
    Row { name: "load", may: &[], dev: &[] },
    // The chores build and check the rest; if they used it, a broken crate would break its own
    // check.
    Row { name: "xtask", may: &[], dev: &[] },
];

/// Edges that the table does not allow, and crates that it does not know.
pub(crate) fn check(members: &[Member]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for member in members {
        let Some(row) = TABLE.iter().find(|row| row.name == row_name(member)) else {
            problems.push(Problem::new(&member.folder, "has no row in xtask/src/tidy/edges.rs"));
            continue;
        };
        problems.extend(
            member
                .uses
                .iter()
                .filter(|used| !is_allowed(row, used, members))
                .map(|used| Problem::new(&member.folder, forbidden(used))),
        );
    }
    problems
}

/// Edges that the table allows and nobody uses: the table must be no laxer than the code.
pub(crate) fn unused(members: &[Member]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for row in TABLE {
        let users = members.iter().filter(|member| row_name(member) == row.name);
        let used: Vec<&Use> = users.flat_map(|member| &member.uses).collect();
        let is_used = |name: &str, kind: DependencyKind| {
            used.iter().any(|used| used.kind == kind && target(used, members) == name)
        };
        let may = row.may.iter().filter(|name| !is_used(name, DependencyKind::Normal));
        let dev = row.dev.iter().filter(|name| !is_used(name, DependencyKind::Dev));
        let said =
            |name: &&str| format!("allows `{}` to use `{name}`, which it does not", row.name);
        let here = |name| Problem::new("xtask/src/tidy/edges.rs", said(name));
        problems.extend(may.chain(dev).map(here));
    }
    problems
}

fn is_allowed(row: &Row, used: &Use, members: &[Member]) -> bool {
    let target = target(used, members);
    match used.kind {
        DependencyKind::Normal => row.may.contains(&target),
        DependencyKind::Dev => row.may.contains(&target) || row.dev.contains(&target),
    }
}

/// The table's name for a used crate.
fn target<'a>(used: &Use, members: &'a [Member]) -> &'a str {
    members.iter().find(|member| member.name == used.name).map_or("", row_name)
}

fn forbidden(used: &Use) -> String {
    match used.kind {
        DependencyKind::Normal => format!("must not depend on `{}`", used.name),
        DependencyKind::Dev => format!("must not depend on `{}`, not even in tests", used.name),
    }
}

fn row_name(member: &Member) -> &str {
    if member.folder.starts_with("games/") { "games" } else { &member.name }
}

#[cfg(test)]
mod tests {
    //! Edges that are allowed, and each kind that is not.
    use super::*;
    use crate::problem::shown;

    fn member(folder: &str, uses: &[(&str, DependencyKind)]) -> Member {
        Member {
            name: folder.rsplit('/').next().unwrap().to_owned(),
            folder: folder.to_owned(),
            uses: uses.iter().map(|&(name, kind)| Use { name: name.to_owned(), kind }).collect(),
        }
    }

    fn found(mut members: Vec<Member>) -> Vec<String> {
        members.extend(
            ["crates/contract", "crates/testkit", "crates/registry", "games/port-royal"]
                .map(|folder| member(folder, &[])),
        );
        shown(&check(&members))
    }

    #[test]
    fn edges_of_the_table_pass() {
        let uses = [("contract", DependencyKind::Normal), ("testkit", DependencyKind::Dev)];
        assert!(found(vec![member("games/rum", &uses)]).is_empty());
        let uses = [("port-royal", DependencyKind::Normal), ("contract", DependencyKind::Dev)];
        assert!(found(vec![member("crates/registry", &uses)]).is_empty());
    }

    #[test]
    fn games_do_not_use_each_other_nor_what_is_above_them() {
        assert_eq!(
            found(vec![member(
                "games/rum",
                &[("port-royal", DependencyKind::Normal), ("registry", DependencyKind::Dev)]
            )]),
            [
                "games/rum: must not depend on `port-royal`",
                "games/rum: must not depend on `registry`, not even in tests",
            ]
        );
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        let expected = ["crates/bots: must not depend on `testkit`"];
        assert_eq!(
            found(vec![member("crates/bots", &[("testkit", DependencyKind::Normal)])]),
            expected
        );
        assert!(TABLE.iter().all(|row| !row.may.contains(&"testkit")));
    }

    #[test]
    fn an_edge_that_nobody_uses_is_reported() {
        let uses = [("contract", DependencyKind::Normal), ("testkit", DependencyKind::Dev)];
        let found =
            shown(&unused(&[member("crates/record", &uses), member("crates/contract", &[])]));
        let said = |user: &str, used: &str| {
            format!("xtask/src/tidy/edges.rs: allows `{user}` to use `{used}`, which it does not")
        };
        assert!(found.contains(&said("text", "contract")));
        assert!(!found.contains(&said("record", "contract")));
    }

    #[test]
    fn a_crate_without_a_row_is_reported() {
        let expected = ["crates/new: has no row in xtask/src/tidy/edges.rs"];
        assert_eq!(found(vec![member("crates/new", &[])]), expected);
    }
}
