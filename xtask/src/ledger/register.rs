//! `ledger-ids.txt`: every id a game ever had, one per line, oldest first. Records, bug reports and
//! translations cite ids for years, so an id is never reused and never vanishes: when its rule
//! leaves `RULES.md`, its line here gets the word `withdrawn`.

use super::read::Ledger;
use crate::problem::Problem;

/// One line: an id, and whether its rule still holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LedgerEntry {
    pub(crate) id: String,
    pub(crate) status: Status,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Live,
    Withdrawn,
}

const HEADER: &str = "\
# Every rule id this game ever had. `cargo xtask ledger` appends new ones; no line is ever removed.
# When a rule goes from RULES.md, write ` withdrawn` after its id here.
";

pub(crate) fn path(game: &str) -> String {
    format!("games/{game}/ledger-ids.txt")
}

/// Parses the list; reports malformed lines and leaves them out.
pub(crate) fn read(path: &str, text: &str) -> (Vec<LedgerEntry>, Vec<Problem>) {
    let mut entries: Vec<LedgerEntry> = Vec::new();
    let mut problems = Vec::new();
    for (idx, line) in text.lines().enumerate() {
        let (id, status) = match line.split_whitespace().collect::<Vec<_>>()[..] {
            [] => continue,
            [first, ..] if first.starts_with('#') => continue,
            [id] => (id, Status::Live),
            [id, "withdrawn"] => (id, Status::Withdrawn),
            _ => {
                problems.push(Problem::at(path, idx + 1, "is neither `ID` nor `ID withdrawn`"));
                continue;
            }
        };
        if entries.iter().any(|entry| entry.id == id) {
            problems.push(Problem::at(path, idx + 1, format!("{id} is listed twice")));
        } else {
            entries.push(LedgerEntry { id: id.to_owned(), status });
        }
    }
    (entries, problems)
}

/// The list with the ledger's new ids at its end.
pub(crate) fn render(entries: &[LedgerEntry], ledger: &Ledger) -> String {
    let mut text = String::from(HEADER);
    for entry in entries {
        text += &entry.id;
        text += match entry.status {
            Status::Live => "\n",
            Status::Withdrawn => " withdrawn\n",
        };
    }
    for rule in &ledger.rules {
        if !entries.iter().any(|entry| entry.id == rule.id) {
            text += &rule.id;
            text.push('\n');
        }
    }
    text
}

/// Ids that vanished from the ledger, that came back, or that were deleted from this list, as the
/// lines ever added to it in git (`history`) show.
pub(crate) fn check(
    path: &str,
    entries: &[LedgerEntry],
    ledger: &Ledger,
    history: &[String],
) -> Vec<Problem> {
    let mut problems = Vec::new();
    for LedgerEntry { id, status } in entries {
        match (status, ledger.has(id)) {
            (Status::Live, true) | (Status::Withdrawn, false) => {}
            (Status::Live, false) => {
                let what = format!("{id} is not in RULES.md: bring it back, or mark it withdrawn");
                problems.push(Problem::new(path, what));
            }
            (Status::Withdrawn, true) => {
                let what = format!("{id} is withdrawn but appears in RULES.md: take a new id");
                problems.push(Problem::new(path, what));
            }
        }
    }
    let mut lost: Vec<&str> = history
        .iter()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|id| !id.starts_with('#') && !entries.iter().any(|entry| entry.id == *id))
        .collect();
    lost.sort_unstable();
    lost.dedup();
    problems.extend(
        lost.into_iter().map(|id| {
            Problem::new(path, format!("{id} was listed here once and must stay listed"))
        }),
    );
    problems
}

#[cfg(test)]
mod tests {
    //! The life of an id.
    use super::super::read as ledger;
    use super::*;
    use crate::problem::shown;

    fn toy(text: &str) -> Ledger {
        ledger::read("toy", text).0
    }

    #[test]
    fn new_ids_are_appended_and_withdrawn_ones_kept() {
        let (entries, problems) = read("ids", "# old\nTOY-B\nTOY-GONE withdrawn\n");
        assert!(problems.is_empty());
        let text = render(&entries, &toy("- TOY-A One. [book]\n- TOY-B Two. [book]\n"));
        assert_eq!(text, format!("{HEADER}TOY-B\nTOY-GONE withdrawn\nTOY-A\n"));
        assert_eq!(read("ids", &text).0.len(), 3);
    }

    #[test]
    fn an_id_neither_vanishes_nor_returns_nor_is_struck() {
        let (entries, _) = read("ids", "TOY-A\nTOY-B\nTOY-C withdrawn\nTOY-D withdrawn\n");
        let now = toy("- TOY-A One. [book]\n- TOY-C Three. [book]\n");
        let history = ["# head", "TOY-A", "TOY-D", "TOY-E", "TOY-E withdrawn"].map(String::from);
        assert_eq!(
            shown(&check("ids", &entries, &now, &history)),
            [
                "ids: TOY-B is not in RULES.md: bring it back, or mark it withdrawn",
                "ids: TOY-C is withdrawn but appears in RULES.md: take a new id",
                "ids: TOY-E was listed here once and must stay listed",
            ]
        );
    }

    #[test]
    fn malformed_lines_are_reported() {
        let (_, problems) = read("ids", "TOY-A\nTOY-A\nTOY-B gone\n");
        assert_eq!(
            shown(&problems),
            ["ids:2: TOY-A is listed twice", "ids:3: is neither `ID` nor `ID withdrawn`"]
        );
    }
}
