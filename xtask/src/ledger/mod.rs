//! `cargo xtask ledger`: makes `src/ledger.rs` (a documented constant for each rule) and
//! `ledger-ids.txt` (every id there ever was) from each game's `RULES.md`. Both are committed;
//! [`stale`] tells whether they are up to date, and tidy calls it.

mod generate;
pub(crate) mod read;
pub(crate) mod register;

use anyhow::{Result, bail};

use crate::problem::Problem;
use crate::repo::{Repo, SourceFile, text_of};
use read::Ledger;

/// `cargo xtask ledger [--check]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let files = repo.files()?;
    let problems = match arguments {
        [] => {
            let (stale, problems) = stale(repo, &files)?;
            // Nothing is generated from ledgers with errors: their ids would be listed for ever.
            for file in stale.iter().filter(|_| problems.is_empty()) {
                repo.write(&file.path, &file.text)?;
                println!("ledger: wrote {}", file.path);
            }
            problems
        }
        ["--check"] => check(repo, &files)?,
        _ => bail!("ledger takes nothing or `--check`"),
    };
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("ledger: problems listed above: {}", problems.len());
    }
    println!("ledger: fresh");
    Ok(())
}

/// Problems of the ledgers, including files that are out of date.
pub(crate) fn check(repo: &Repo, files: &[SourceFile]) -> Result<Vec<Problem>> {
    let (stale, mut problems) = stale(repo, files)?;
    problems.extend(
        stale
            .into_iter()
            .map(|file| Problem::new(file.path, "out of date: run `cargo xtask ledger`")),
    );
    Ok(problems)
}

/// The ledgers of all games, and problems in parsing them.
pub(crate) fn ledgers(files: &[SourceFile]) -> (Vec<Ledger>, Vec<Problem>) {
    let mut ledgers = Vec::new();
    let mut problems = Vec::new();
    for file in files {
        if let Some(game) = game_of(&file.path, "RULES.md") {
            let (ledger, found) = read::read(game, &file.text);
            ledgers.push(ledger);
            problems.extend(found);
        }
    }
    (ledgers, problems)
}

/// The game whose folder holds `path` as `name`: `games/rum/RULES.md` gives `rum`.
pub(crate) fn game_of<'a>(path: &'a str, name: &str) -> Option<&'a str> {
    let (game, rest) = path.strip_prefix("games/")?.split_once('/')?;
    (rest == name).then_some(game)
}

/// The generated files that are out of date, with their new text.
fn stale(repo: &Repo, files: &[SourceFile]) -> Result<(Vec<SourceFile>, Vec<Problem>)> {
    let (ledgers, mut problems) = ledgers(files);
    let mut stale = Vec::new();
    for ledger in ledgers {
        let path = register::path(&ledger.game);
        let (ids, found) = register::read(&path, text_of(files, &path).unwrap_or_default());
        problems.extend(found);
        problems.extend(register::check(&path, &ids, &ledger, &repo.lines_ever_added(&path)));
        let fresh = [
            SourceFile { text: register::render(&ids, &ledger), path },
            SourceFile {
                text: generate::formatted(repo, &ledger)?,
                path: format!("games/{}/src/ledger.rs", ledger.game),
            },
        ];
        let differs = |file: &SourceFile| text_of(files, &file.path) != Some(file.text.as_str());
        stale.extend(fresh.into_iter().filter(differs));
    }
    Ok((stale, problems))
}

#[cfg(test)]
mod tests {
    //! Staleness of made-up games; parsing and writing have their own tests.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    #[test]
    fn a_changed_rule_makes_both_files_stale_and_fresh_ones_pass() {
        let repo = Repo::find().unwrap();
        let rules = file("games/toy/RULES.md", "- TOY-DRAW Take a card. [book]\n");
        let found = check(&repo, std::slice::from_ref(&rules)).unwrap();
        assert_eq!(
            shown(&found),
            [
                "games/toy/ledger-ids.txt: out of date: run `cargo xtask ledger`",
                "games/toy/src/ledger.rs: out of date: run `cargo xtask ledger`",
            ]
        );
        let (mut files, _) = stale(&repo, std::slice::from_ref(&rules)).unwrap();
        files.push(rules);
        assert!(check(&repo, &files).unwrap().is_empty());
    }

    #[test]
    fn only_the_file_right_in_a_game_folder_is_its_ledger() {
        assert_eq!(game_of("games/rum/RULES.md", "RULES.md"), Some("rum"));
        assert_eq!(game_of("games/rum/docs/RULES.md", "RULES.md"), None);
        assert_eq!(game_of("crates/rum/RULES.md", "RULES.md"), None);
    }
}
