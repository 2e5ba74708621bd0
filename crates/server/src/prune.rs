//! Prunes tables that ended long ago: their logs go to a folder of the operator's, the records of
//! their matches stay for the people who played them.

use std::fs;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

use anyhow::{Context, Result};
use files::FileKind;
use table::config::Spectators;
use table::id::{MatchNumber, Millis, Person};
use table::{Entry, Fact};

use crate::archive;
use crate::ident::TableId;
use crate::store::desk::DeskStore;
use crate::store::{Kept, KeptRecord, entries};

/// What pruning did, or would do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// The tables whose logs go.
    pub n_tables: usize,
    /// The steps of those logs.
    pub n_steps: usize,
    /// The records that stay.
    pub n_records: usize,
    /// The tables that were left as they are, because their log is damaged.
    pub damaged: Vec<(TableId, String)>,
}

/// Prunes the tables that ended before a moment, one transaction for each, after writing each log
/// to a folder. Without a folder it only tells what it would do.
pub(crate) fn prune(
    store: &mut dyn DeskStore,
    before: Millis,
    export: Option<&Path>,
) -> Result<Pruned> {
    if let Some(folder) = export {
        // Logs hold the seeds of deals.
        let made = fs::DirBuilder::new().recursive(true).mode(0o700).create(folder);
        made.with_context(|| folder.display().to_string())?;
    }
    let mut pruned = Pruned::default();
    for table in store.ended_before(before)? {
        let steps = store.log(table)?;
        let log = match entries(&steps) {
            Ok(log) => log,
            Err(why) => {
                pruned.damaged.push((table, why));
                continue;
            }
        };
        let kept = keep(store, table, steps.len(), &log)?;
        pruned.n_tables += 1;
        pruned.n_steps += steps.len();
        pruned.n_records += kept.records.len();
        if let Some(folder) = export {
            write(folder, &kept, &log)?;
            store.prune(&kept).with_context(|| format!("cannot prune table {table}"))?;
        }
    }
    Ok(pruned)
}

/// What stays of a table.
fn keep(store: &dyn DeskStore, table: TableId, n_steps: usize, log: &[Entry]) -> Result<Kept> {
    let (mut people, mut records) = (Vec::new(), Vec::new());
    for entry in log {
        if let Fact::Created { host: person, .. } | Fact::Sat { person, .. } = &entry.fact {
            people.push(*person);
        } else if let Fact::Started { number, .. } = &entry.fact {
            records.extend(record(store, table, log, *number)?);
        }
    }
    people.sort_unstable_by_key(|Person(id)| *id);
    people.dedup();
    let spectators = archive::setting(log).map(table::Setting::spectators);
    let is_public = spectators == Some(Spectators::Public);
    Ok(Kept { table, n_steps, is_public, people, records })
}

fn record(
    store: &dyn DeskStore,
    table: TableId,
    log: &[Entry],
    number: MatchNumber,
) -> Result<Option<KeptRecord>> {
    let placings = store.placings(table, number)?;
    let placings = Some(placings.as_slice()).filter(|placings| !placings.is_empty());
    let text = archive::record(log, number, placings);
    Ok(text.map(|text| KeptRecord { number, text }))
}

/// Writes a log, one entry on each line, and its records, to files that last.
fn write(folder: &Path, kept: &Kept, log: &[Entry]) -> Result<()> {
    let lines: Vec<&str> = log.iter().map(Entry::text).collect();
    let of = |end: &str| folder.join(format!("{}{end}", kept.table));
    // A run that was interrupted left the same files.
    files::write_lasting(&of(".log"), FileKind::Own, &(lines.join("\n") + "\n"))?;
    for KeptRecord { number, text } in &kept.records {
        files::write_lasting(&of(&format!("-{}.record", number.0)), FileKind::Own, text)?;
    }
    // The log is deleted next, so its copy must outlast a power cut.
    Ok(fs::File::open(folder)?.sync_all()?)
}
