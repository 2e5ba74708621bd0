//! The answer to a change: when it is on disk, or why it is not.

use std::fmt;

use tokio::sync::oneshot;

/// An error of the store.
///
/// A room that cannot write has a table that is ahead of its log, so it always makes the table
/// again from the log:
///
/// | error | the change | then |
/// |---|---|---|
/// | `ReadOnly` | was not written | wait until the store's [health] says that writing works |
/// | `Gone` | may have been written | the same; the next life of this node begins meanwhile |
/// | `Conflict` | was not written | claim the table again: it may have another owner |
/// | `Broken` | was not written | set the table aside |
///
/// [health]: super::Store::health
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Writing fails at the moment; the change was not written.
    ReadOnly(String),
    /// This life of the node is over: a connection to the database was lost, or another node has
    /// fenced it. Whether the change was written is unknown; only the log tells.
    Gone,
    /// The change contradicts the stored data and was not written: the step exists already, the
    /// table belongs to another life, or somebody else used the key.
    Conflict,
    /// The data cannot be read, or the store has shut down.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReadOnly(why) => write!(out, "cannot write at the moment: {why}"),
            Self::Gone => write!(out, "the connection to the database was lost"),
            Self::Conflict => write!(out, "this contradicts what is already stored"),
            Self::Broken(why) => write!(out, "cannot read the store: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Says when a change is on disk.
#[derive(Debug)]
#[must_use = "tell nobody before it is on disk"]
pub struct Receipt(oneshot::Receiver<Result<(), StoreError>>);

impl Receipt {
    /// For implementations of a store: the receipt, and the sender that answers it.
    pub fn pair() -> (oneshot::Sender<Result<(), StoreError>>, Self) {
        let (sender, receiver) = oneshot::channel();
        (sender, Self(receiver))
    }

    /// Waits until the change is on disk.
    ///
    /// # Errors
    /// If it is not, and will not be.
    pub async fn written(self) -> Result<(), StoreError> {
        self.0.await.unwrap_or_else(|_| Err(ended()))
    }

    /// Like [`Receipt::written`], for threads that may block.
    ///
    /// # Errors
    /// If it is not, and will not be.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or_else(|_| Err(ended()))
    }
}

pub(super) fn ended() -> StoreError {
    StoreError::Broken("the store has shut down".to_owned())
}
