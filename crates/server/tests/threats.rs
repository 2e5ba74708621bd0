//! `docs/threats.md` names tests that exist.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

use std::path::Path;

/// The tests that a line names, each as a file and a function.
fn named(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split('`').skip(1).step_by(2).filter_map(|code| code.split_once(".rs: "))
}

#[test]
fn every_test_that_the_list_of_threats_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let list = std::fs::read_to_string(root.join("docs/threats.md")).unwrap();
    let mut n_tests = 0;
    for (file, function) in list.lines().flat_map(named) {
        let file = format!("{file}.rs");
        let places = [root.join("crates").join(&file), root.join(&file)];
        let text = places.iter().find_map(|place| std::fs::read_to_string(place).ok());
        let text = text.unwrap_or_else(|| panic!("there is no {file}"));
        let is_there =
            text.contains(&format!("fn {function}(")) || text.contains(&format!("fn {function}<"));
        assert!(is_there, "{file} has no {function}");
        n_tests += 1;
    }
    assert!(n_tests > 40, "only {n_tests} tests were found");
}
