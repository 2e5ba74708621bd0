//! Faces speak; games decide. A terminal screen or a game's table in the page must not choose a
//! sentence that its game says by `say_window`, `say_action`, `say_card`, `say_view` or
//! `say_attempt`, nor have a number of the rules of its own. This knows the keys and names of such
//! things, not every way to count.

use crate::problem::Problem;
use crate::repo::SourceFile;

/// Where faces are.
const FACES: [&str; 2] = ["crates/cli/src/screens", "web/src/games/"];

/// Words that only a game says: questions, what a 'no' declines, cards, events, terms and promises,
/// what a choice would bring.
const SAID_BY_GAMES: [&str; 20] = [
    "-ui-now-",
    "jr-ui-no-",
    "jr-ui-betray",
    "jr-card-crew",
    "jr-card-any",
    "jr-prize-gold",
    "pr-ui-keep-busts",
    "pr-ui-pass-none",
    "pr-card-ship",
    "pr-card-person",
    "pr-card-expedition",
    "rum-card-parrot",
    "-event-",
    "jr-terms",
    "jr-pledge-",
    "jr-word",
    "pr-ui-would-",
    "pr-ui-cost",
    "pr-ui-ship-busts",
    "rum-ui-would-",
];

/// Numbers of the rules that clients are told in `Rules` and views.
const TOLD_BY_RULES: [&str; 4] = ["VOYAGES", "HAND_MAX", "POINTS_NEEDED", "CLOCK_END"];

/// All checks of this module.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    files.iter().filter(|file| is_face(file)).flat_map(of_file).collect()
}

/// Tests may name what they expect.
fn is_face(file: &SourceFile) -> bool {
    let is_code = file.is_a("rs") || file.is_a("ts") || file.is_a("svelte");
    let is_test = file.path.ends_with(".test.ts") || file.path.ends_with("tests.rs");
    is_code && !is_test && FACES.iter().any(|folder| file.path.starts_with(folder))
}

fn of_file(file: &SourceFile) -> Vec<Problem> {
    let said = SAID_BY_GAMES.iter().filter(|key| file.text.contains(**key));
    let said = said.map(|key| format!("says `{key}`, which its game says; speak its phrase"));
    let declares = |name: &&&str| file.text.contains(&format!("const {name}"));
    let counts = TOLD_BY_RULES.iter().filter(declares);
    let counts = counts.map(|name| format!("has its own `{name}`; the rules tell it"));
    said.chain(counts).map(|text| Problem::new(&file.path, text)).collect()
}

#[cfg(test)]
mod tests {
    //! Faces that decide, and faces that do not.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    fn found(path: &str, text: &str) -> Vec<String> {
        shown(&check(&[file(path, text)]))
    }

    #[test]
    fn a_face_asks_no_question_of_its_own() {
        let text = "return phrase(`jr-ui-now-${phase.kind}`);";
        assert_eq!(found("web/src/games/jolly-roger/now.ts", text).len(), 1);
        let text = "fn now() -> Phrase { Phrase::new(\"jr-ui-now-voyage\") }";
        assert_eq!(found("crates/cli/src/screens/jolly_roger/now.rs", text).len(), 1);
        assert_eq!(found("games/jolly-roger/src/prompt.rs", text), [""; 0]);
        assert_eq!(found("crates/cli/src/screens/port_royal/tests.rs", text), [""; 0]);
    }

    #[test]
    fn a_face_has_no_number_of_the_rules() {
        let path = "web/src/games/jolly-roger/Course.svelte";
        assert_eq!(found(path, "const VOYAGES = 10;").len(), 1);
        assert_eq!(found(path, "{#each { length: rules.voyages } as _}"), [""; 0]);
    }
}
