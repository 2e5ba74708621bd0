//! Deletes what nobody needs any more: expired session tokens, and keys that open nothing. Logs of
//! tables stay.

use rusqlite::{Transaction, params};
use table::id::Millis;

/// How long a session token is valid; its cookie lasts as long.
pub(crate) const TOKEN_MS: u64 = 365 * DAY_MS;
/// Keys for devices work for minutes; a day later nobody asks what happened to them.
const DEVICE_KEY_MS: u64 = DAY_MS;
/// How long a used-up key of an ended table is still told apart from one that never existed.
const TABLE_KEY_MS: u64 = 30 * DAY_MS;

const DAY_MS: u64 = 24 * 3600 * 1000;

/// Deletes expired tokens and keys.
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
