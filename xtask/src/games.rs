//! `cargo xtask games`: lists the games in `crates/registry`, from the folders of `games/`. The
//! files are committed; tidy reports one that is out of date.
//!
//! A folder `games/port-royal` is the crate `port-royal` with the type `PortRoyal`, and a feature
//! of the registry, so that a browser can fetch the engine of one game. A test game's folder starts
//! with `test-`: it is not a default feature, so nobody meets it by accident.

use anyhow::{Context, Result, bail};

use crate::problem::Problem;
use crate::repo::{Repo, SourceFile, text_of};

/// The manifest of the registry; its end is ours, from [`MARK`] on.
const MANIFEST: &str = "crates/registry/Cargo.toml";
/// The list of types.
pub(crate) const LIST: &str = "crates/registry/src/games.rs";
const MARK: &str = "# Made by `cargo xtask games`; do not edit below.\n";
/// How the folder of a test game begins.
const TEST: &str = "test-";

/// `cargo xtask games`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("games takes no arguments");
    }
    for (path, text) in generate(&repo.files()?).context("crates/registry is missing")? {
        repo.write(path, &text)?;
    }
    Ok(())
}

/// Lists that are out of date.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    let made = generate(files).unwrap_or_default().into_iter();
    let old = made.filter(|(path, text)| text_of(files, path) != Some(text.as_str()));
    old.map(|(path, _)| Problem::new(path, "is out of date: run `cargo xtask games`")).collect()
}

/// The folders of the test games.
pub(crate) fn test_games(files: &[SourceFile]) -> Vec<&str> {
    games(files).into_iter().filter(|game| is_test(game)).collect()
}

/// The folders of the games that people play.
pub(crate) fn shipped_games(files: &[SourceFile]) -> Vec<&str> {
    games(files).into_iter().filter(|game| !is_test(game)).collect()
}

fn games(files: &[SourceFile]) -> Vec<&str> {
    let game = |file: &'_ SourceFile| {
        let (game, _) = file.path.strip_prefix("games/")?.split_once("/Cargo.toml")?;
        (!game.contains('/')).then_some(game.len())
    };
    let name = |file| game(file).map(|len| &file.path["games/".len()..][..len]);
    files.iter().filter_map(name).collect()
}

fn is_test(game: &str) -> bool {
    game.starts_with(TEST)
}

/// Both files, or `None` without a registry.
fn generate(files: &[SourceFile]) -> Option<Vec<(&'static str, String)>> {
    let manifest = text_of(files, MANIFEST)?;
    let (own, _) = manifest.split_once(MARK)?;
    let games = games(files);
    Some(vec![(MANIFEST, format!("{own}{MARK}{}", dependencies(&games))), (LIST, list(&games))])
}

fn dependencies(games: &[&str]) -> String {
    let quoted = |games: Vec<&str>, after: &str| {
        let one = |game: &str| format!("\"{game}{after}\"");
        games.into_iter().map(one).collect::<Vec<_>>().join(", ")
    };
    let (tests, shipped): (Vec<&str>, Vec<&str>) = games.iter().partition(|game| is_test(game));
    let features = format!(
        "[features]\n\
         default = [{}]\n\
         features = [{}] # moments and choices in numbers\n\
         screen = [\"dep:screen\", {}] # how games look on a terminal\n\
         test-games = [{}] # games that prove the recipe *Add a game*\n\
         ts = [\"contract/ts\", \"dep:ts-rs\", {}] # the types of its JSON for the page\n",
        quoted(shipped, ""),
        quoted(games.to_vec(), "?/features"),
        quoted(games.to_vec(), "?/screen"),
        quoted(tests, ""),
        quoted(games.to_vec(), "?/ts")
    );
    let feature = |game: &&str| format!("{game} = [\"dep:{game}\"]\n");
    let each: String = games.iter().map(feature).collect();
    features + &each + &games.iter().map(|game| dependency(game)).collect::<String>()
}

fn dependency(game: &str) -> String {
    let (head, path) = (format!("[dependencies.{game}]"), format!("../../games/{game}"));
    format!("\n{head}\npath = \"{path}\"\nfeatures = [\"bots\"]\noptional = true\n")
}

fn list(games: &[&str]) -> String {
    let line = |game: &&str| {
        let flag = format!("    #[cfg(feature = \"{game}\")]\n");
        format!("{flag}    {}::{},\n", game.replace('-', "_"), camel(game))
    };
    let lines: String = games.iter().map(line).collect();
    let head = "//! All games. Made by `cargo xtask games`; do not edit.";
    format!("{head}\n\ncrate::list::list! {{\n{lines}}}\n")
}

/// `PortRoyal` for `port-royal`.
pub(crate) fn camel(game: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    game.split('-').map(word).collect()
}

#[cfg(test)]
mod tests {
    //! Three folders, and lists that are out of date.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    fn files(manifest: &str, list: &str) -> Vec<SourceFile> {
        vec![
            file(MANIFEST, manifest),
            file(LIST, list),
            file("games/port-royal/Cargo.toml", ""),
            file("games/port-royal/sub/Cargo.toml", ""),
            file("games/rum/Cargo.toml", ""),
            file("games/test-odd/Cargo.toml", ""),
        ]
    }

    #[test]
    fn every_folder_is_listed_and_test_games_only_with_their_feature() {
        let files = files(&format!("[package]\n{MARK}old"), "");
        let made = generate(&files).unwrap();
        let manifest = &made[0].1;
        assert!(manifest.starts_with(&format!("[package]\n{MARK}[features]\n")));
        assert!(manifest.contains("default = [\"port-royal\", \"rum\"]"));
        assert!(manifest.contains("test-games = [\"test-odd\"]"));
        assert!(manifest.contains("\ntest-odd = [\"dep:test-odd\"]\n"));
        assert!(manifest.contains("\"port-royal?/ts\", \"rum?/ts\", \"test-odd?/ts\""));
        assert!(manifest.ends_with("features = [\"bots\"]\noptional = true\n"));
        let list = "    #[cfg(feature = \"rum\")]\n    rum::Rum,\n    \
                    #[cfg(feature = \"test-odd\")]\n    test_odd::TestOdd,\n}\n";
        assert!(made[1].1.ends_with(list), "{}", made[1].1);
        assert_eq!(test_games(&files), ["test-odd"]);
        assert_eq!(shipped_games(&files), ["port-royal", "rum"]);
    }

    #[test]
    fn a_game_that_is_not_listed_is_reported() {
        let made = generate(&files(&format!("[package]\n{MARK}old"), "")).unwrap();
        let fresh = files(&made[0].1, &made[1].1);
        assert_eq!(shown(&check(&fresh)), [""; 0]);
        let stale = files(&made[0].1.replace("rum", "ale"), &made[1].1.replace("rum::Rum,", ""));
        assert_eq!(check(&stale).len(), 2);
    }
}
