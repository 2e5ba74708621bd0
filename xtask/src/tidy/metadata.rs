//! The output of `cargo metadata`, parsed into small values so that the checks can be tested
//! without cargo.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process::{capture, cargo};
use crate::repo::Repo;

/// A crate of this workspace and the workspace crates it uses.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Its folder below the root: `games/rum`.
    pub(crate) folder: String,
    pub(crate) uses: Vec<Use>,
}

/// A dependency on another crate of this workspace.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Use {
    pub(crate) name: String,
    pub(crate) kind: DependencyKind,
}

/// When a dependency is needed: in what we ship (including build scripts), or only in tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DependencyKind {
    Normal,
    Dev,
}

/// A third-party crate, with its licence.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ThirdParty {
    pub(crate) name: String,
    pub(crate) licence: Option<String>,
}

/// The crates of this workspace.
pub(crate) fn workspace(repo: &Repo) -> Result<Vec<Member>> {
    members(&metadata(repo, &["--no-deps"])?)
}

/// The third-party crates that are built on this kind of machine. Those only for other systems are
/// left out, since cargo would have to download them first.
pub(crate) fn third_party(repo: &Repo) -> Result<Vec<ThirdParty>> {
    let about = capture(std::process::Command::new("rustc").args(["--version", "--verbose"]))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("`rustc --version --verbose` names no host")?;
    others(&metadata(repo, &["--filter-platform", host])?)
}

fn metadata(repo: &Repo, arguments: &[&str]) -> Result<Value> {
    let mut command = cargo();
    command.current_dir(repo.root()).args(["metadata", "--quiet", "--format-version", "1"]);
    let text = capture(command.args(arguments))?;
    serde_json::from_str(&text).context("`cargo metadata` printed no JSON")
}

fn members(metadata: &Value) -> Result<Vec<Member>> {
    let root = string(metadata, "workspace_root")?;
    let packages = list(metadata, "packages")?;
    let names: Vec<&str> =
        packages.iter().map(|package| string(package, "name")).collect::<Result<_>>()?;
    packages.iter().map(|package| member(root, &names, package)).collect()
}

fn member(root: &str, names: &[&str], package: &Value) -> Result<Member> {
    let manifest = string(package, "manifest_path")?;
    let folder = manifest.strip_prefix(root).and_then(|path| path.strip_suffix("/Cargo.toml"));
    let folder = folder.with_context(|| format!("{manifest} lies outside the workspace"))?;
    let own = string(package, "name")?;
    let mut uses = Vec::new();
    for dependency in list(package, "dependencies")? {
        let name = string(dependency, "name")?;
        // A crate from a registry may share its name with one of ours; only ours have a path. A
        // crate that names itself only turns on its own features, for its tests.
        if names.contains(&name) && name != own && dependency["path"].is_string() {
            let kind = if dependency["kind"] == "dev" {
                DependencyKind::Dev
            } else {
                DependencyKind::Normal
            };
            uses.push(Use { name: name.to_owned(), kind });
        }
    }
    Ok(Member { name: own.to_owned(), folder: folder.trim_start_matches('/').to_owned(), uses })
}

fn others(metadata: &Value) -> Result<Vec<ThirdParty>> {
    let mut others = Vec::new();
    for package in list(metadata, "packages")? {
        // A package without a source is ours.
        if package["source"].is_string() {
            others.push(ThirdParty {
                name: string(package, "name")?.to_owned(),
                licence: package["license"].as_str().map(ToOwned::to_owned),
            });
        }
    }
    Ok(others)
}

fn string<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("`cargo metadata` has no text `{key}`"))
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("`cargo metadata` has no list `{key}`"))
}

#[cfg(test)]
mod tests {
    //! A small piece of cargo's output.
    use super::*;
    use serde_json::json;

    #[test]
    fn uses_of_our_own_crates_are_read_with_their_kind() {
        let metadata = json!({ "workspace_root": "/repo", "packages": [
            { "name": "rum", "manifest_path": "/repo/games/rum/Cargo.toml", "dependencies": [
                { "name": "contract", "kind": null, "path": "/repo/crates/contract" },
                { "name": "text", "kind": "build", "path": "/repo/crates/text" },
                { "name": "testkit", "kind": "dev", "path": "/repo/crates/testkit" },
                { "name": "text", "kind": null },
                { "name": "serde", "kind": null },
            ] },
            { "name": "contract", "manifest_path": "/repo/crates/contract/Cargo.toml",
              "dependencies": [] },
            { "name": "text", "manifest_path": "/repo/crates/text/Cargo.toml", "dependencies": [] },
            { "name": "testkit", "manifest_path": "/repo/crates/testkit/Cargo.toml",
              "dependencies": [] },
        ] });
        let members = members(&metadata).unwrap();
        assert_eq!(members.len(), 4);
        assert_eq!(members[0].folder, "games/rum");
        let uses: Vec<_> = members[0].uses.iter().map(|u| (u.name.as_str(), u.kind)).collect();
        let expected = [
            ("contract", DependencyKind::Normal),
            ("text", DependencyKind::Normal),
            ("testkit", DependencyKind::Dev),
        ];
        assert_eq!(uses, expected);
    }

    #[test]
    fn only_crates_with_a_source_are_others() {
        let metadata = json!({ "packages": [
            { "name": "rum", "source": null, "license": "MIT" },
            { "name": "serde", "source": "registry", "license": "MIT OR Apache-2.0" },
            { "name": "odd", "source": "registry", "license": null },
        ] });
        let others = others(&metadata).unwrap();
        let licences: Vec<_> = others.iter().map(|o| (&*o.name, o.licence.as_deref())).collect();
        assert_eq!(licences, [("serde", Some("MIT OR Apache-2.0")), ("odd", None)]);
        assert!(super::others(&json!({})).is_err());
    }
}
