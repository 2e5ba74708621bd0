//! Connections that read. There are a few, and long reads have their own, so that a long read holds
//! up nothing but other long reads.

use std::path::Path;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::{StoreError, sqlite};

/// How many short reads go on at once.
const N_SHORT: usize = 3;
/// How many long reads go on at once.
const N_LONG: usize = 2;

/// The connections that read.
#[derive(Debug)]
pub(super) struct Readers {
    /// For single rows and short lists.
    pub(super) short: Pool,
    /// For logs and exports.
    pub(super) long: Pool,
}

impl Readers {
    pub(super) fn open(path: &Path) -> rusqlite::Result<Self> {
        Ok(Self { short: Pool::open(path, N_SHORT)?, long: Pool::open(path, N_LONG)? })
    }
}

/// Connections that are lent to one caller at a time.
#[derive(Debug)]
pub(super) struct Pool {
    idle: Mutex<Vec<Connection>>,
    freed: Condvar,
}

impl Pool {
    fn open(path: &Path, n_connections: usize) -> rusqlite::Result<Self> {
        let idle = (0..n_connections).map(|_| sqlite::reading(path)).collect::<Result<_, _>>()?;
        Ok(Self { idle: Mutex::new(idle), freed: Condvar::new() })
    }

    /// Reads with a connection of this pool; waits until one is free.
    pub(super) fn look<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let lent = self.borrow();
        look(lent.connection())
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        // Nothing panics while it holds the lock.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn borrow(&self) -> Lent<'_> {
        let mut idle = self.idle();
        loop {
            match idle.pop() {
                Some(connection) => return Lent { pool: self, connection: Some(connection) },
                None => idle = self.freed.wait(idle).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

/// A connection that goes back to its pool, even if its borrower panics.
struct Lent<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
}

impl Lent<'_> {
    fn connection(&self) -> &Connection {
        self.connection.as_ref().expect("it is given back only at the end")
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        self.pool.idle().extend(self.connection.take());
        self.pool.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    //! A read that takes long is one that waits for a channel.
    use std::sync::{Arc, mpsc};

    use super::*;

    #[test]
    fn long_reads_do_not_hold_up_short_ones() {
        let folder = std::env::temp_dir().join(format!("tortuga-readers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a.sqlite");
        Connection::open(&path).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
        let readers = Arc::new(Readers::open(&path).unwrap());
        let (begun, has_begun) = mpsc::channel();
        let mut ends = Vec::new();
        for _ in 0..N_LONG + 3 {
            let (end, wait) = mpsc::channel::<()>();
            let (readers, begun) = (Arc::clone(&readers), begun.clone());
            let read = move || {
                let read = readers.long.look(|_| {
                    begun.send(()).unwrap();
                    // An error means that the test goes on.
                    wait.recv().unwrap_or_default();
                    Ok(())
                });
                read.unwrap();
            };
            ends.push((end, std::thread::spawn(read)));
        }
        for _ in 0..N_LONG {
            has_begun.recv().unwrap();
        }
        let one =
            |pool: &Pool| pool.look(|file| Ok(file.query_row("SELECT 1", [], |row| row.get(0))?));
        assert_eq!(one(&readers.short), Ok(1), "while all connections for long reads are taken");
        // All end before the first is waited for: it may still be waiting for another's connection.
        let (ends, threads): (Vec<_>, Vec<_>) = ends.into_iter().unzip();
        drop(ends);
        for thread in threads {
            thread.join().unwrap();
        }
        assert_eq!(one(&readers.long), Ok(1), "all were given back");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
