//! Reads logs for questions about the past: in parts, so that others can read in between, and only
//! the entries that the question is about. Most entries of a log are moves and their times.

use table::id::{MatchNumber, Millis};
use table::{Entry, Fact};

use crate::ident::TableId;
use crate::store::{PART_STEPS, Store, StoreError};

/// The entries that a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Excerpt {
    /// The table itself: its setting, who sat there, when matches began and ended.
    Life,
    /// The same, and the moves of one match.
    Match(MatchNumber),
    /// The table itself, and what was said there.
    Talk,
}

/// What was read of a log.
#[derive(Debug)]
pub(crate) enum Past {
    /// The entries that were asked for, in order; none if there is no such table.
    Entries(DatedLog),
    /// The log is damaged.
    Damaged,
}

/// Entries of a log, and when each was written, by the wall clock.
#[derive(Debug, Default)]
pub(crate) struct DatedLog {
    pub(crate) entries: Vec<Entry>,
    /// As many as entries.
    pub(crate) dates: Vec<Millis>,
}

impl DatedLog {
    /// Each entry with its date.
    pub(crate) fn dated(&self) -> impl Iterator<Item = (Millis, &Entry)> {
        self.dates.iter().copied().zip(&self.entries)
    }
}

/// Reads a part of a table's log.
pub(crate) fn read(store: &dyn Store, table: TableId, part: Excerpt) -> Result<Past, StoreError> {
    let mut sieve = Sieve { part, open: None };
    let (mut log, mut from) = (DatedLog::default(), 0);
    loop {
        let steps = store.log_part(table, from, PART_STEPS)?;
        for (step, line) in steps.iter().flat_map(|step| step.lines().map(move |line| (step, line)))
        {
            if !sieve.keeps(kind(line)) {
                continue;
            }
            let Ok(entry) = Entry::read(line) else { return Ok(Past::Damaged) };
            sieve.follow(&entry.fact);
            log.entries.push(entry);
            log.dates.push(step.at_ms);
        }
        match steps.last() {
            Some(last) if steps.len() == PART_STEPS as usize => from = last.seq + 1,
            Some(_) | None => return Ok(Past::Entries(log)),
        }
    }
}

/// The kind of an entry's fact, found without parsing. Quotes inside of strings are escaped, so
/// only the entry's own field can match.
fn kind(line: &str) -> &str {
    let rest = line.split_once(r#""fact":{"kind":""#).map_or("", |(_, rest)| rest);
    rest.split_once('"').map_or("", |(kind, _)| kind)
}

/// Decides which entries are kept.
struct Sieve {
    part: Excerpt,
    /// The match that is being played at this point of the log.
    open: Option<MatchNumber>,
}

impl Sieve {
    /// Whether an entry of this kind is kept. Kinds that are not known here are.
    fn keeps(&self, kind: &str) -> bool {
        match kind {
            "played" | "undone" => {
                matches!(self.part, Excerpt::Match(number) if self.open == Some(number))
            }
            "said" => self.part == Excerpt::Talk,
            "timed" | "expired" | "held" | "unheld" | "waited" | "rested" | "wanted"
            | "ordered" | "stewarded" | "returned" | "voted" | "paused" | "resumed" | "woken"
            | "muted" => false,
            _ => true,
        }
    }

    fn follow(&mut self, fact: &Fact) {
        if let Fact::Started { number, .. } = fact {
            self.open = Some(*number);
        } else if let Fact::Ended { .. } = fact {
            self.open = None;
        }
    }
}

#[cfg(test)]
mod tests {
    //! Kinds of entries.
    use contract::Seat;
    use table::entry::Tail;

    use super::*;

    #[test]
    fn the_kind_of_an_entry_is_its_own_and_not_one_that_somebody_wrote() {
        let mut tail = Tail::default();
        let text = r#","fact":{"kind":"timed""#.to_owned();
        let said = tail.append(Millis(7), Fact::Said { seat: Seat(0), text }, None);
        assert_eq!(kind(said.text()), "said");
        let paused = tail.append(Millis(7), Fact::Paused, None);
        assert_eq!(kind(paused.text()), "paused");
        assert_eq!((kind(""), kind("{}"), kind(r#""fact":{"kind":"x"#)), ("", "", ""));
    }

    #[test]
    fn moves_of_other_matches_are_left_out() {
        let mut sieve = Sieve { part: Excerpt::Match(MatchNumber(2)), open: None };
        assert!(!sieve.keeps("played"));
        for (number, keeps) in [(1, false), (2, true), (3, false)] {
            sieve.follow(&Fact::Started { number: MatchNumber(number), rules: 1 });
            assert_eq!(sieve.keeps("played"), keeps, "{number}");
        }
        assert!(sieve.keeps("created") && sieve.keeps("of tomorrow") && !sieve.keeps("said"));
    }
}
