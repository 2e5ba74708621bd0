//! A game is one folder. The test games prove it: they are played everywhere, and this counts the
//! lines outside their folders that name them. Lists that a chore makes do not count.

use crate::games::{self, camel};
use crate::problem::Problem;
use crate::repo::SourceFile;

/// The most lines outside its folder that may name a test game.
const LINES_MAX: usize = 3;
/// Files that chores or cargo make.
const MADE: [&str; 4] =
    ["Cargo.lock", "crates/registry/Cargo.toml", games::LIST, "web/src/wire/generated/"];

/// All checks of this module.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    games::test_games(files).into_iter().filter_map(|game| too_known(game, files)).collect()
}

fn too_known(game: &str, files: &[SourceFile]) -> Option<Problem> {
    let places = places(game, files);
    let said = format!(
        "lines outside its folder that name it: {}, at most {LINES_MAX} may: {}",
        places.len(),
        places.join(", ")
    );
    (places.len() > LINES_MAX).then(|| Problem::new(format!("games/{game}"), said))
}

/// Where a game is named outside of its own folder.
fn places(game: &str, files: &[SourceFile]) -> Vec<String> {
    let names = [game.to_owned(), game.replace('-', "_"), camel(game)];
    let own = format!("games/{game}/");
    let is_ours = |file: &&SourceFile| {
        !file.path.starts_with(&own) && !MADE.iter().any(|made| file.path.starts_with(made))
    };
    let mut places = Vec::new();
    for file in files.iter().filter(is_ours) {
        let is_named = |line: &str| names.iter().any(|name| line.contains(name.as_str()));
        let lines = file.text.lines().enumerate().filter(|(_, line)| is_named(line));
        places.extend(lines.map(|(idx, _)| format!("{}:{}", file.path, idx + 1)));
    }
    places
}

#[cfg(test)]
mod tests {
    //! A test game that few lines name, and one that too many name.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    fn found(more: Vec<SourceFile>) -> Vec<String> {
        let mut files = vec![
            file("games/test-odd/Cargo.toml", "name = \"test-odd\""),
            file("games/test-odd/src/lib.rs", "TestOdd\nTestOdd\nTestOdd\nTestOdd"),
            file("web/src/wire/generated/test-odd.ts", "test-odd\ntest-odd\ntest-odd\ntest-odd"),
        ];
        files.extend(more);
        shown(&check(&files))
    }

    #[test]
    fn three_lines_may_name_a_test_game() {
        let text = "test-odd test-odd\ntest_odd::TestOdd\nnothing\nTestOdd";
        assert_eq!(found(vec![file("docs/games.md", text)]), [""; 0]);
    }

    #[test]
    fn a_fourth_line_is_one_too_many() {
        let text = "test-odd\ntest_odd\nnothing\nTestOdd";
        let said =
            found(vec![file("crates/cli/src/lib.rs", text), file("web/x.ts", "\"test-odd\"")]);
        assert_eq!(said.len(), 1);
        assert!(said[0].starts_with("games/test-odd: "), "{said:?}");
        assert!(
            said[0].ends_with(
                "4, at most 3 may: crates/cli/src/lib.rs:1, \
             crates/cli/src/lib.rs:2, crates/cli/src/lib.rs:4, web/x.ts:1"
            ),
            "{said:?}"
        );
    }
}
