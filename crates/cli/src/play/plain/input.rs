//! Lines from outside, one at a time: of bounded length, with any bytes, and without delaying a
//! request to stop until the next line.

use std::io::{self, BufRead, BufReader, Read as IoRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use crate::play::signal::Stop;

/// The most bytes of a line that are kept; every action is far shorter.
const LINE_BYTES_MAX: usize = 4096;
/// The most lines that are read ahead.
const AHEAD: usize = 16;
/// How often to check for a request to stop.
const LOOK: Duration = Duration::from_millis(50);

/// The result of a read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Read {
    /// A line without its end.
    Line(String),
    /// The input has ended.
    End,
    /// The system asks us to stop.
    Stopped,
}

/// Lines from outside.
pub(super) struct Input {
    lines: Receiver<String>,
    stop: Stop,
}

impl Input {
    /// Reads on a separate thread: a blocking read cannot be interrupted.
    pub(super) fn new(from: impl IoRead + Send + 'static, stop: Stop) -> Self {
        let (sender, lines) = sync_channel(AHEAD);
        std::thread::spawn(move || {
            let mut from = BufReader::new(from);
            // An input that cannot be read counts as ended.
            while let Ok(Some(line)) = read_line(&mut from) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self { lines, stop }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_wanted()
    }

    /// The next line.
    pub(super) fn read(&mut self) -> Read {
        loop {
            if self.stop.is_wanted() {
                return Read::Stopped;
            }
            match self.lines.recv_timeout(LOOK) {
                Ok(line) => return Read::Line(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Read::End,
            }
        }
    }
}

/// The next line, cut if it is too long; `None` at the end.
fn read_line(from: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut is_read = false;
    loop {
        let buffer = match from.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            break;
        }
        is_read = true;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let taken = end.unwrap_or(buffer.len());
        let room = LINE_BYTES_MAX.saturating_sub(line.len());
        line.extend_from_slice(&buffer[..taken.min(room)]);
        from.consume(end.map_or(taken, |end| end + 1));
        if end.is_some() {
            break;
        }
    }
    Ok(is_read.then(|| String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut from = BufReader::with_capacity(3, bytes);
        std::iter::from_fn(|| read_line(&mut from).unwrap()).collect()
    }

    #[test]
    fn lines_may_hold_anything() {
        assert_eq!(lines(b""), Vec::<String>::new());
        assert_eq!(lines(b"1\n\nlast"), ["1", "", "last"]);
        assert_eq!(lines(b"\xff\x00\n"), ["\u{fffd}\u{0}"]);
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let mut bytes = vec![b'x'; 3 * LINE_BYTES_MAX];
        bytes.extend(b"\n2\n");
        let lines = lines(&bytes);
        assert_eq!(lines.len(), 2);
        assert_eq!((lines[0].len(), lines[1].as_str()), (LINE_BYTES_MAX, "2"));
    }
}
