//! `cargo xtask ledger`: from each game's `RULES.md`, the hub of its rules, make
//! `src/ledger.rs` (a documented constant a rule) and `ledger-ids.txt` (every id there ever was).
//! Both are committed; [`stale`] tells whether they are fresh, and tidy asks it.

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
            // Nothing is made of ledgers that are wrong: their ids would be listed for ever.
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

/// What is wrong with the ledgers, files that are not fresh among it.
pub(crate) fn check(repo: &Repo, files: &[SourceFile]) -> Result<Vec<Problem>> {
    let (stale, mut problems) = stale(repo, files)?;
    problems.extend(
        stale
            .into_iter()
            .map(|file| Problem::new(file.path, "not fresh: run `cargo xtask ledger`")),
    );
    Ok(problems)
}

/// The ledgers of all games, and what could not be read of them.
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

/// The generated files whose text should differ from what lies there, with their new text.
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
    //! Staleness on made-up games; reading and writing have their tests beside them.
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
                "games/toy/ledger-ids.txt: not fresh: run `cargo xtask ledger`",
                "games/toy/src/ledger.rs: not fresh: run `cargo xtask ledger`",
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
