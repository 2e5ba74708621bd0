//! The way between a person and their table, wherever that is.

use std::time::Duration;

use super::host::Host;

/// A piece of news.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(feature = "join"),
    expect(dead_code, reason = "a table on this machine is never out of reach")
)]
pub(crate) enum SessionNews {
    /// The table sent a text.
    Text(String),
    /// The connection was lost; it will be made again.
    Lost,
    /// There is a connection, again or for the first time.
    Found,
}

/// Carries texts between a person and their table.
pub(crate) trait Way {
    /// Sends a text, now or once there is a connection.
    fn send(&mut self, text: String);
    /// The next piece of news, if it comes within this time.
    fn next(&mut self, patience: Duration) -> Option<SessionNews>;
    /// The host of a table on this machine. Its answers are there at once, and its time stands
    /// still while the person thinks.
    fn host(&self) -> Option<&Host> {
        None
    }
    /// The same, to let it go on.
    fn host_mut(&mut self) -> Option<&mut Host> {
        None
    }
}
