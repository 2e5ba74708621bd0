//! A step of a table's log as it is stored: the entries of one input, in one row.

use table::Entry;
use table::id::Millis;

/// The entries that one input added to a table's log. They are stored, and found after a crash, all
/// or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStep {
    /// The sequence number of its first entry.
    pub seq: u64,
    /// When it was written, by the wall clock. The entries themselves have the table's time.
    pub at_ms: Millis,
    /// The entries as JSON, one on each line; JSON itself has no line breaks.
    pub text: String,
}

impl StoredStep {
    /// A step of these entries, which follow one another and are written at this date; `None` if
    /// there are none.
    pub fn dated(entries: &[Entry], date: Millis) -> Option<Self> {
        let first = entries.first()?;
        let mut text = String::with_capacity(entries.iter().map(|it| it.text().len() + 1).sum());
        for entry in entries {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(entry.text());
        }
        Some(Self { seq: first.seq, at_ms: date, text })
    }

    /// The text of each entry.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.split('\n')
    }
}

/// Parses the steps of a log.
pub(crate) fn entries(log: &[StoredStep]) -> Result<Vec<Entry>, String> {
    let mut entries = Vec::with_capacity(log.len());
    for step in log {
        for (seq, line) in (step.seq..).zip(step.lines()) {
            entries.push(Entry::read(line).map_err(|error| format!("entry {seq}: {error}"))?);
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    //! Entries survive being joined, whatever people wrote into them.
    use contract::Seat;
    use table::Fact;
    use table::entry::Tail;

    use super::*;

    #[test]
    fn the_entries_of_a_step_share_a_row_and_come_back_one_by_one() {
        let mut tail = Tail::default();
        let mut said = |text: &str| {
            let fact = Fact::Said { seat: Seat(0), text: text.to_owned() };
            tail.append(Millis(7), fact, None)
        };
        let all = [said("a\nb"), said("\u{2028}\r\n\"kind\":\"closed\""), said("")];
        let dated = |entries: &[Entry]| StoredStep::dated(entries, Millis(9));
        let steps = [&all[..2], &all[2..]].map(|part| dated(part).unwrap());
        assert_eq!(steps.each_ref().map(|step| (step.seq, step.lines().count())), [(0, 2), (2, 1)]);
        assert_eq!(entries(&steps).unwrap(), all);
        assert_eq!(dated(&[]), None);
        let torn = StoredStep { text: steps[0].text[1..].to_owned(), ..steps[0].clone() };
        assert!(entries(&[torn]).unwrap_err().starts_with("entry 0: "));
    }
}
