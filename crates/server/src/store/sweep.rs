//! What nobody needs any more is swept out: tokens as old as their cookies may get, and keys that
//! open nothing. Logs of tables stay.

use rusqlite::{Transaction, params};
use table::id::Millis;

/// How long a token is good for; its cookie lasts as long.
pub(crate) const TOKEN_MS: u64 = 365 * DAY_MS;
/// Keys of devices are good for minutes; a day later nobody asks what became of them.
const DEVICE_KEY_MS: u64 = DAY_MS;
/// How long a key of a table that has ended is still told from one that never was.
const TABLE_KEY_MS: u64 = 30 * DAY_MS;

const DAY_MS: u64 = 24 * 3600 * 1000;

/// Sweeps.
pub(super) fn sweep(file: &Transaction<'_>, now: Millis) -> rusqlite::Result<()> {
    let before = |age: u64| now.0.saturating_sub(age).cast_signed();
    let tokens = "DELETE FROM sessions WHERE made_ms < ?1";
    file.execute(tokens, params![before(TOKEN_MS)])?;
    let devices = "DELETE FROM keys WHERE table_id IS NULL AND made_ms < ?1";
    file.execute(devices, params![before(DEVICE_KEY_MS)])?;
    let tables = "DELETE FROM keys WHERE table_id IN (SELECT id FROM tables WHERE closed_ms < ?1)";
    file.execute(tables, params![before(TABLE_KEY_MS)])?;
    Ok(())
}
