//! Standard output that may be closed at any time, as by `head`.

use std::io::{self, Write};

use anyhow::Result;

/// Writes a text to standard output.
///
/// # Errors
/// When it is closed.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Whether an error only says that nobody reads on.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
