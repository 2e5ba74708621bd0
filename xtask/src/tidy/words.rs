//! Fluent files: every `words` folder has the same messages in each language, so that no player
//! ever sees a bare key. They are read line by line, which is enough for keys; the tests of `text`
//! check the messages. Terms (`-card`) and attributes (the cases a name needs) are specific to a
//! language and not compared.

use crate::problem::Problem;
use crate::repo::SourceFile;

/// Our languages; the others are translated from the first.
pub(crate) const LANGUAGES: &[&str] = &["en", "pl", "de"];

/// All checks of this module, on every `words` folder of the repository.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut folders: Vec<&str> = files.iter().filter_map(words_folder).collect();
    folders.sort_unstable();
    folders.dedup();
    for folder in folders {
        problems.extend(same_keys(folder, files));
    }
    for file in files.iter().filter(|file| words_folder(file).is_some()) {
        problems.extend(known_language(file));
        problems.extend(read(file).1);
    }
    problems
}

/// The messages of a Fluent file.
pub(crate) fn keys(file: &SourceFile) -> Vec<String> {
    let shared = |key: &String| !key.starts_with('-') && !key.contains('.');
    read(file).0.into_iter().filter(shared).collect()
}

/// `games/rum/words` for `games/rum/words/en.ftl`.
fn words_folder(file: &SourceFile) -> Option<&str> {
    let (folder, _) = file.path.rsplit_once('/')?;
    (file.is_a("ftl") && folder.ends_with("/words")).then_some(folder)
}

fn known_language(file: &SourceFile) -> Option<Problem> {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let is_known = LANGUAGES.iter().any(|language| name == format!("{language}.ftl"));
    (!is_known).then(|| Problem::new(&file.path, "is not one of en.ftl, pl.ftl, de.ftl"))
}

fn same_keys(folder: &str, files: &[SourceFile]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut sets = Vec::new();
    for language in LANGUAGES {
        let path = format!("{folder}/{language}.ftl");
        match files.iter().find(|file| file.path == path) {
            Some(file) => sets.push((path, keys(file))),
            None => problems.push(Problem::new(path, "is missing")),
        }
    }
    let mut all: Vec<&String> = sets.iter().flat_map(|(_, keys)| keys).collect();
    all.sort_unstable();
    all.dedup();
    for (path, keys) in &sets {
        for key in all.iter().filter(|key| !keys.contains(key)) {
            problems
                .push(Problem::new(path, format!("has no `{key}`, which another language has")));
        }
    }
    problems
}

/// The keys of a file in order, including terms, and problems in its lines.
fn read(file: &SourceFile) -> (Vec<String>, Vec<Problem>) {
    let mut keys: Vec<String> = Vec::new();
    let mut problems = Vec::new();
    let mut entry = "";
    for (idx, line) in file.text.lines().enumerate() {
        let key = if let Some(attribute) = attribute(line) {
            // An attribute of a term, such as its gender, is used only inside its own file.
            if entry.starts_with('-') {
                continue;
            }
            format!("{entry}.{attribute}")
        } else if line.starts_with(|c: char| c.is_alphabetic() || c == '-') {
            let Some(name) = name_before_equals(line) else {
                let what = "starts a message without `=`; indent a line to continue one";
                problems.push(Problem::at(&file.path, idx + 1, what));
                continue;
            };
            entry = name;
            name.to_owned()
        } else {
            continue;
        };
        if keys.contains(&key) {
            problems.push(Problem::at(&file.path, idx + 1, format!("`{key}` appears twice")));
        } else {
            keys.push(key);
        }
    }
    (keys, problems)
}

fn attribute(line: &str) -> Option<&str> {
    let is_indented = line.starts_with(' ');
    line.trim_start().strip_prefix('.').filter(|_| is_indented).and_then(name_before_equals)
}

/// `rule-x` of `rule-x = …`; `None` if it is not a name.
fn name_before_equals(line: &str) -> Option<&str> {
    let name = line.split_once('=')?.0.trim_end();
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    (is_name && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    //! Small Fluent files, and mistakes in them.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    const ENGLISH: &str = "\
# A comment.
-card = { $case ->
   *[nom] card
}
    .gender = f
took = { $who } took { -card }
    and more
    .hint = Take it.
left = { $n ->
    [one] one card
   *[other] { $n } cards
}
";

    fn found(en: &str, pl: &str, de: &str) -> Vec<String> {
        let path = |language: &str| format!("crates/text/words/{language}.ftl");
        shown(&check(&[file(&path("de"), de), file(&path("en"), en), file(&path("pl"), pl)]))
    }

    #[test]
    fn keys_are_messages_without_terms_and_attributes() {
        let keys = keys(&file("games/toy/words/en.ftl", ENGLISH));
        assert_eq!(keys, ["took", "left"]);
    }

    #[test]
    fn equal_keys_pass_in_any_order_and_whatever_the_terms() {
        let german = "left = übrig\ntook = nahm\n    .hint = Nimm.\n";
        assert!(found(ENGLISH, ENGLISH, german).is_empty());
    }

    #[test]
    fn a_missing_message_is_reported() {
        assert_eq!(
            found(ENGLISH, "took = wziął\n    .acc = x\n", "left = übrig\ntook = nahm\n"),
            ["crates/text/words/pl.ftl: has no `left`, which another language has"]
        );
    }

    #[test]
    fn languages_are_complete_and_known() {
        assert_eq!(
            shown(&check(&[
                file("games/toy/words/en.ftl", ""),
                file("games/toy/words/pl.ftl", ""),
                file("games/toy/words/german.ftl", ""),
            ])),
            [
                "games/toy/words/de.ftl: is missing",
                "games/toy/words/german.ftl: is not one of en.ftl, pl.ftl, de.ftl",
            ]
        );
    }

    #[test]
    fn doubles_and_stray_lines_are_reported() {
        let text = "took = a\ntook = b\nmore of it\n";
        assert_eq!(
            found("took = a\n", text, "took = c\n"),
            [
                "crates/text/words/pl.ftl:2: `took` appears twice",
                "crates/text/words/pl.ftl:3: starts a message without `=`; \
                 indent a line to continue one",
            ]
        );
    }
}
