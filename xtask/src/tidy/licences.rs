//! Licences of third-party crates: only those that let anyone pass Tortuga on under its own
//! licence.

use super::metadata::ThirdParty;
use crate::problem::Problem;

/// Licences we accept, by their SPDX names.
const ACCEPTED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0", // for data: which authorities a TLS client trusts
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0", // requires only changes to its own files to be published, and we make none
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Crates whose licence is not accepted or not fully stated.
pub(crate) fn check(crates: &[ThirdParty]) -> Vec<Problem> {
    crates
        .iter()
        .filter_map(|third_party| {
            let what = match third_party.licence.as_deref() {
                Some(licence) if is_accepted(licence) => return None,
                Some(licence) => format!("its licence `{licence}` is not one we accept"),
                None => "names no licence".to_owned(),
            };
            Some(Problem::new(&third_party.name, what))
        })
        .collect()
}

/// Parses an SPDX expression; an invalid one is not accepted. Old manifests write `/` for OR.
fn is_accepted(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    matches!(either(&words), Some((true, [])))
}

/// A parser's result: the verdict, and the remaining words.
type Read<'a, 'b> = Option<(bool, &'a [&'b str])>;

fn either<'a, 'b>(words: &'a [&'b str]) -> Read<'a, 'b> {
    let (mut verdict, mut rest) = both(words)?;
    while let ["OR", after @ ..] = rest {
        let (other, next) = both(after)?;
        verdict |= other;
        rest = next;
    }
    Some((verdict, rest))
}

fn both<'a, 'b>(words: &'a [&'b str]) -> Read<'a, 'b> {
    let (mut verdict, mut rest) = single(words)?;
    while let ["AND", after @ ..] = rest {
        let (other, next) = single(after)?;
        verdict &= other;
        rest = next;
    }
    Some((verdict, rest))
}

fn single<'a, 'b>(words: &'a [&'b str]) -> Read<'a, 'b> {
    match words {
        ["(", inner @ ..] => match either(inner)? {
            (verdict, [")", rest @ ..]) => Some((verdict, rest)),
            _ => None,
        },
        [name, "WITH", exception, rest @ ..] => {
            Some((ACCEPTED.contains(&format!("{name} WITH {exception}").as_str()), rest))
        }
        [name, rest @ ..] => Some((ACCEPTED.contains(name), rest)),
        [] => None,
    }
}

#[cfg(test)]
mod tests {
    //! Expressions of real manifests, and those we do not want.
    use super::*;
    use crate::problem::shown;

    #[test]
    fn expressions_with_a_way_out_are_accepted() {
        for licence in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR GPL-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "MIT AND (Apache-2.0 OR (ISC AND Zlib))",
        ] {
            assert!(is_accepted(licence), "{licence}");
        }
    }

    #[test]
    fn others_are_not() {
        for licence in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Apache-2.0) AND GPL-3.0",
            "GPL-2.0 WITH Classpath-exception-2.0",
            "MIT OR",
            "(MIT",
            "MIT)",
            "MIT Apache-2.0",
        ] {
            assert!(!is_accepted(licence), "{licence}");
        }
    }

    #[test]
    fn crates_are_named_with_the_reason() {
        let third_party = |name: &str, licence: Option<&str>| ThirdParty {
            name: name.to_owned(),
            licence: licence.map(ToOwned::to_owned),
        };
        let crates = [
            third_party("good", Some("MIT")),
            third_party("strict", Some("GPL-3.0")),
            third_party("silent", None),
        ];
        assert_eq!(
            shown(&check(&crates)),
            ["strict: its licence `GPL-3.0` is not one we accept", "silent: names no licence"]
        );
    }
}
