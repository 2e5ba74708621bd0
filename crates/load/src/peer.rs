//! Another server for comparison, measured by a script of its own (`peers`).

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::skim;

/// The seats of the other server: about as many as one of its processes serves.
const SEATS: u32 = 2000;
/// The seconds to measure.
const SECONDS: u32 = 15;

/// The figures of the other server.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Peer {
    pub(crate) seats: f64,
    pub(crate) asked: f64,
    pub(crate) made: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) cpu_us: f64,
    pub(crate) kb_a_seat: f64,
}

/// Measures the server in a folder, with so many moves per second in each match.
pub(crate) fn measure(folder: &Path, pace: f64) -> Result<Peer> {
    let mut node = Command::new("node");
    node.arg(folder.join("measure.mjs"));
    node.args([SEATS.to_string(), pace.to_string(), SECONDS.to_string()]);
    let said = node.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let said = said.context("cannot start node")?;
    if !said.status.success() {
        bail!("its script ended with {}", said.status);
    }
    read(said.stdout.trim_ascii())
}

fn read(line: &[u8]) -> Result<Peer> {
    let number = |name: &str| {
        let text = skim::field(line, name).and_then(|text| std::str::from_utf8(text).ok());
        text.and_then(|text| text.parse().ok()).with_context(|| format!("there is no `{name}`"))
    };
    Ok(Peer {
        seats: number("seats")?,
        asked: number("asked")?,
        made: number("made")?,
        p50_ms: number("p50_ms")?,
        p99_ms: number("p99_ms")?,
        cpu_us: number("cpu_us")?,
        kb_a_seat: number("kb_a_seat")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_the_script_is_read() {
        let line = br#"{"seats":100,"asked":100,"made":98.5,"p50_ms":1,"p99_ms":2,"cpu_us":3,"#;
        let line = [&line[..], br#""kb_a_seat":4.5}"#].concat();
        let read = read(&line).unwrap();
        assert_eq!((read.made, read.kb_a_seat), (98.5, 4.5));
        assert!(super::read(b"{}").is_err());
        assert!(super::read(b"").is_err());
    }
}
