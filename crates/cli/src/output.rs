//! Standard output that may be closed at any time, for example by `head`.

use std::io::{self, Write};

use anyhow::Result;

/// Writes a text to standard output.
///
/// # Errors
/// If it is closed.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// A result that is no failure, but that scripts want to know: it ends the program with
/// [`Finding::EXIT`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding(pub String);

impl Finding {
    /// The exit status; 2 is for a bad command line.
    pub const EXIT: u8 = 3;
}

impl std::fmt::Display for Finding {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Finding {}

/// Whether an error only says that the reader has closed the pipe.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
