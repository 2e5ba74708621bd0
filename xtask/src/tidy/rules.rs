//! Rules and their ids: one place in code decides each rule, the file that mirrors it has the
//! rule's test module, and players read its text in every language; and nobody cites a rule that
//! does not exist.

use super::citations::{self, DependencyKind};
use super::words::{self, LANGUAGES};
use crate::ledger::read::{Ledger, Rule, ids_in};
use crate::ledger::register::{self, Status};
use crate::ledger::{self, game_of};
use crate::problem::Problem;
use crate::repo::{SourceFile, text_of};

/// Games whose texts are still to be written, each with its reason. An entry whose game has a
/// `words` folder is a problem.
const WORDLESS: &[(&str, &str)] = &[];

/// All checks of this module, on every game with a ledger.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    let (ledgers, _) = ledger::ledgers(files);
    let mut problems = games_without_ledger(files);
    for ledger in &ledgers {
        let game = Game::new(ledger, files);
        problems.extend(game.decided_and_tested());
        problems.extend(game.unknown_ids());
        problems.extend(game.unknown_modules());
        problems.extend(game.rules_page(WORDLESS));
    }
    problems
}

fn games_without_ledger(files: &[SourceFile]) -> Vec<Problem> {
    files
        .iter()
        .filter_map(|file| game_of(&file.path, "Cargo.toml"))
        .filter(|game| text_of(files, &format!("games/{game}/RULES.md")).is_none())
        .map(|game| Problem::new(format!("games/{game}"), "has no RULES.md"))
        .collect()
}

/// A game: its ledger, and the files to check.
struct Game<'a> {
    ledger: &'a Ledger,
    files: &'a [SourceFile],
    folder: String,
}

impl<'a> Game<'a> {
    fn new(ledger: &'a Ledger, files: &'a [SourceFile]) -> Self {
        Self { ledger, files, folder: format!("games/{}/", ledger.game) }
    }

    /// The game's own Rust files, except the generated one, which names every rule.
    fn rust_files(&self) -> impl Iterator<Item = &'a SourceFile> {
        let generated = format!("{}src/ledger.rs", self.folder);
        self.files.iter().filter(move |file| {
            file.path.starts_with(&self.folder) && file.is_a("rs") && file.path != generated
        })
    }

    /// Each rule is decided in `src` and has a test module, or is listed as an exception; not both.
    fn decided_and_tested(&self) -> Vec<Problem> {
        let path = format!("{}ledger-exceptions.txt", self.folder);
        let (excused, mut problems) = exceptions(&path, text_of(self.files, &path).unwrap_or(""));
        let decisions = self.decisions(&mut problems);
        for rule in &self.ledger.rules {
            let decided: Vec<&Decision<'_>> =
                decisions.iter().filter(|decision| decision.constant == rule.constant()).collect();
            problems.extend(decided_twice(rule, &decided));
            let tested = self.test_modules(rule);
            if let [decision] = decided[..] {
                problems.extend(self.misplaced(rule, decision.file, &tested));
            }
            let mut lacks = Vec::new();
            if decided.is_empty() {
                lacks.push("is decided nowhere in src".to_owned());
            }
            if tested.is_empty() {
                lacks.push(format!("has no module `{}` with a test", rule.module()));
            }
            match (excused.contains(&rule.id.as_str()), lacks.is_empty()) {
                (false, false) => {
                    let what = format!("{} {}", rule.id, lacks.join(" and "));
                    problems.push(Problem::at(self.ledger.path(), rule.line, what));
                }
                (true, true) => {
                    problems
                        .push(Problem::new(&path, format!("{} needs no exception here", rule.id)));
                }
                (true, false) | (false, true) => {}
            }
        }
        problems
    }

    /// The places in `src` that decide a rule. Reports citations without form or rule.
    fn decisions(&self, problems: &mut Vec<Problem>) -> Vec<Decision<'a>> {
        let src = format!("{}src/", self.folder);
        let known: Vec<String> = self.ledger.rules.iter().map(Rule::constant).collect();
        let mut decisions = Vec::new();
        for file in self.rust_files().filter(|file| file.path.starts_with(&src)) {
            let (cited, malformed) = citations::read(file);
            problems.extend(malformed);
            for citation in cited {
                let (constant, line) = (citation.constant, citation.line);
                if !known.iter().any(|known| known == constant) {
                    let what = format!("{constant} is not a rule of {}", self.ledger.path());
                    problems.push(Problem::at(&file.path, line, what));
                } else if citation.kind == DependencyKind::Decides {
                    decisions.push(Decision { constant, file, line });
                }
            }
        }
        decisions
    }

    /// Where the test modules of a rule are: file and line.
    fn test_modules(&self, rule: &Rule) -> Vec<(&'a SourceFile, usize)> {
        let module = rule.module();
        let own_file = format!("/{module}.rs");
        let place = |file: &SourceFile| {
            let is_own_file = file.path.ends_with(&own_file) && file.text.contains("#[test]");
            if is_own_file { Some(1) } else { module_with_test(&file.text, &module) }
        };
        self.rust_files().filter_map(|file| Some((file, place(file)?))).collect()
    }

    /// Test modules outside the file that mirrors the deciding one.
    fn misplaced(
        &self,
        rule: &Rule,
        decides: &SourceFile,
        tested: &[(&SourceFile, usize)],
    ) -> Vec<Problem> {
        let is_misplaced = |file: &SourceFile| self.mirrored(&file.path) != Some(&decides.path);
        let (module, id, source) = (rule.module(), &rule.id, &decides.path);
        let mirror =
            source.replace("/src/lib.rs", "/src/main.rs").replace("/src/", "/tests/rules/");
        let what = || format!("`{module}` belongs in {mirror}, since {source} decides {id}");
        let misplaced = tested.iter().filter(|(file, _)| is_misplaced(file));
        misplaced.map(|(file, line)| Problem::at(&file.path, *line, what())).collect()
    }

    /// The source file that a file of `tests/rules` mirrors: the one with the same path, or else
    /// the one named like the nearest folder around it; at the top that is `lib.rs`.
    fn mirrored(&self, test: &str) -> Option<&'a str> {
        let test = test.strip_prefix(&self.folder)?.strip_prefix("tests/rules/")?;
        let mut path = test.strip_suffix(".rs")?;
        loop {
            path = path.strip_suffix("/mod").unwrap_or(path);
            let sources = ["", "/mod"].map(|end| format!("{}src/{path}{end}.rs", self.folder));
            let found = self.rust_files().find(|file| sources.contains(&file.path));
            match (found, path.rsplit_once('/')) {
                (Some(file), _) => return Some(&file.path),
                (None, Some((folder, _))) => path = folder,
                (None, None) if path == "lib" => return None,
                (None, None) => path = "lib",
            }
        }
    }

    /// Unknown ids anywhere in the repository. Markdown files may still name withdrawn rules, since
    /// they describe the past. The compiler and rustdoc check constants.
    fn unknown_ids(&self) -> Vec<Problem> {
        let list = register::path(&self.ledger.game);
        let (listed, _) = register::read(&list, text_of(self.files, &list).unwrap_or_default());
        let is_withdrawn = |id: &str| {
            listed.iter().any(|entry| entry.id == id && entry.status == Status::Withdrawn)
        };
        let mut problems = Vec::new();
        for file in self.files.iter().filter(|file| file.path != list) {
            let is_paper = file.is_a("md");
            for (line, id) in ids_in(&file.text, &self.ledger.prefix) {
                let is_past = is_paper && is_withdrawn(&id);
                if !is_past && !self.ledger.has(&id) {
                    let what = format!("{id} is not a rule of {}", self.ledger.path());
                    problems.push(Problem::at(&file.path, line, what));
                }
            }
        }
        problems
    }

    /// Modules named like a rule that does not exist: most likely a mistyped id.
    fn unknown_modules(&self) -> Vec<Problem> {
        let start = format!("{}_", self.ledger.prefix.to_lowercase());
        let known: Vec<String> = self.ledger.rules.iter().map(Rule::module).collect();
        let mut problems = Vec::new();
        for file in self.rust_files() {
            for (idx, line) in file.text.lines().enumerate() {
                if let Some(name) = module_name(line)
                    && name.starts_with(&start)
                    && !known.iter().any(|module| module == name)
                {
                    let what = format!("module `{name}` is named after a rule that does not exist");
                    problems.push(Problem::at(&file.path, idx + 1, what));
                }
            }
        }
        problems
    }

    /// Each rule has its text for players in every language, and there is no text without a rule.
    fn rules_page(&self, wordless: &[(&str, &str)]) -> Vec<Problem> {
        let words = format!("{}words/", self.folder);
        let has_words = self.files.iter().any(|file| file.path.starts_with(&words));
        if wordless.iter().any(|(game, _)| *game == self.ledger.game) {
            let what = "has texts, so remove its entry in xtask/src/tidy/rules.rs";
            return has_words.then(|| Problem::new(&words, what)).into_iter().collect();
        }
        let start = format!("rule-{}-", self.ledger.prefix.to_lowercase());
        let messages: Vec<String> = self.ledger.rules.iter().map(Rule::message).collect();
        let mut problems = Vec::new();
        for language in LANGUAGES {
            let path = format!("{words}{language}.ftl");
            let Some(file) = self.files.iter().find(|file| file.path == path) else {
                problems.push(Problem::new(path, "is missing: players read the rules there"));
                continue;
            };
            let keys = words::keys(file);
            for message in messages.iter().filter(|message| !keys.contains(message)) {
                problems.push(Problem::new(&path, format!("has no `{message}`")));
            }
            let is_stray = |key: &&String| {
                key.starts_with(&start) && !key.contains('.') && !messages.contains(key)
            };
            for key in keys.iter().filter(is_stray) {
                problems.push(Problem::new(&path, format!("`{key}` belongs to no rule")));
            }
        }
        problems
    }
}

/// A place in `src` that decides a rule.
struct Decision<'a> {
    constant: &'a str,
    file: &'a SourceFile,
    line: usize,
}

/// All places but the first that decide a rule.
fn decided_twice(rule: &Rule, decided: &[&Decision<'_>]) -> Vec<Problem> {
    let Some((first, others)) = decided.split_first() else { return Vec::new() };
    let what = format!("{} is decided in {}:{} already", rule.id, first.file.path, first.line);
    others.iter().map(|other| Problem::at(&other.file.path, other.line, &what)).collect()
}

/// Lines `ID reason`; comments start with `#`.
fn exceptions<'a>(path: &str, text: &'a str) -> (Vec<&'a str>, Vec<Problem>) {
    let mut ids = Vec::new();
    let mut problems = Vec::new();
    for (idx, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match line.split_once(' ') {
            Some((id, reason)) if !reason.trim().is_empty() => ids.push(id),
            _ => problems.push(Problem::at(path, idx + 1, "needs the form `ID reason`")),
        }
    }
    (ids, problems)
}

/// The line of `mod name { … #[test] … }` in a text. A module ends with the brace below its `mod`,
/// which rustfmt guarantees.
fn module_with_test(text: &str, name: &str) -> Option<usize> {
    let mut lines = (1..).zip(text.lines());
    while let Some((number, line)) = lines.next() {
        if module_name(line) == Some(name) && line.ends_with('{') {
            let indent = &line[..line.len() - line.trim_start().len()];
            let end = format!("{indent}}}");
            let mut inside = lines.by_ref().take_while(|(_, line)| *line != end);
            if inside.any(|(_, line)| line.contains("#[test]")) {
                return Some(number);
            }
        }
    }
    None
}

/// The name in a line `mod name {` or `mod name;`, with any visibility.
fn module_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = if line.starts_with("pub") { line.split_once(' ')?.1 } else { line };
    let rest = line.strip_prefix("mod ")?;
    rest.strip_suffix(';').or_else(|| rest.strip_suffix(" {"))
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
