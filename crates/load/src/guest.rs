//! Sets up a table with four people, as docs/protocol.md describes: four names, a table, its link,
//! WebSocket connections, seats, and the start of a match. It works step by step with blocking
//! calls; the resulting connections go to the crowd.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::skim;
use crate::wire::{self, FrameKind};

/// The number of players at a table.
pub(crate) const SEATS: usize = 4;
/// How long any step may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A connection with a seat, and what it has received but not handled.
pub(crate) struct Seated {
    pub(crate) stream: TcpStream,
    pub(crate) left: Vec<u8>,
    pub(crate) n_commands: u32,
}

/// A table whose match has begun.
pub(crate) type Party = [Seated; SEATS];

/// Sets up a table for four new people, each at their door, and a bot if one is named, and starts
/// its match.
pub(crate) fn sit_down(doors: [SocketAddr; SEATS], bot: Option<&str>) -> Result<Party> {
    let mut guests = Vec::with_capacity(SEATS);
    for (name, door) in ["Anne", "Mary", "Jack", "Calico"].into_iter().zip(doors) {
        let mut guest = Guest::connect(door).context("connecting")?;
        let answer = guest.post("/api/guest", &format!(r#"{{"name":"{name}"}}"#))?;
        guest.cookie = answer.cookie.context("no cookie in the answer")?;
        guests.push(guest);
    }
    let n_seats = SEATS + usize::from(bot.is_some());
    let proposal = format!(r#"{{"game":"port-royal","seats":{n_seats}}}"#);
    let made = guests[0].post("/api/tables", &proposal)?;
    let table = text(&made.body, "table")?;
    let path = format!("/api/tables/{table}");
    let invited = guests[0].post(&format!("{path}/invites"), r#"{"kind":"table"}"#)?;
    let key = text(&invited.body, "key")?;
    for guest in &mut guests[1..] {
        guest.post(&format!("{path}/join"), &format!(r#"{{"key":"{key}"}}"#))?;
    }
    for (seat, guest) in guests.iter_mut().enumerate() {
        guest.upgrade(&path)?;
        guest.ask(&format!(r#"{{"kind":"sit","seat":{seat}}}"#))?;
    }
    if let Some(level) = bot {
        guests[0].ask(&format!(r#"{{"kind":"fill","seat":{SEATS},"level":"{level}"}}"#))?;
    }
    guests[0].ask(r#"{"kind":"start"}"#)?;
    let seated: Vec<Seated> = guests.into_iter().map(Guest::seated).collect::<Result<_>>()?;
    seated.try_into().ok().context("four are four")
}

pub(crate) struct Guest {
    stream: TcpStream,
    address: SocketAddr,
    pub(crate) cookie: String,
    got: Vec<u8>,
    pub(crate) n_commands: u32,
}

/// How a command was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answered {
    Done,
    /// Nothing can be written at the moment.
    ReadOnly,
    Refused,
}

pub(crate) struct HttpAnswer {
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

pub(crate) fn text(body: &[u8], name: &str) -> Result<String> {
    let value = skim::field(body, name).with_context(|| format!("no `{name}` came"))?;
    Ok(String::from_utf8_lossy(value).trim_matches('"').to_owned())
}

impl Guest {
    pub(crate) fn connect(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(Self { stream, address, cookie: String::new(), got: Vec::new(), n_commands: 0 })
    }

    /// How long any answer may take from now on.
    pub(crate) fn patience(&self, time: Duration) -> Result<()> {
        Ok(self.stream.set_read_timeout(Some(time))?)
    }

    pub(crate) fn post(&mut self, path: &str, body: &str) -> Result<HttpAnswer> {
        let Self { address, cookie, .. } = self;
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(request.as_bytes())?;
        let (status, head) = self.head()?;
        let length = header(&head, "content-length").and_then(|text| text.parse().ok());
        let length: usize = length.unwrap_or_default();
        while self.got.len() < length {
            self.receive()?;
        }
        let body: Vec<u8> = self.got.drain(..length).collect();
        if !(200..300).contains(&status) {
            bail!("{path} was answered by {status}: {}", String::from_utf8_lossy(&body));
        }
        let cookie = header(&head, "set-cookie").and_then(|line| line.split(';').next());
        Ok(HttpAnswer { cookie: cookie.map(str::to_owned), body })
    }

    /// Turns the same connection into a WebSocket.
    pub(crate) fn upgrade(&mut self, path: &str) -> Result<()> {
        let Self { address, cookie, .. } = self;
        let request = format!(
            "GET {path}/ws?client=1&protocol=2 HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        self.stream.write_all(request.as_bytes())?;
        let (status, head) = self.head()?;
        // The answer to that key; RFC 6455 has both as its example.
        let accepted = header(&head, "sec-websocket-accept");
        if status != 101 || accepted != Some("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") {
            bail!("expected a WebSocket, got {head}");
        }
        Ok(())
    }

    fn head(&mut self) -> Result<(u16, String)> {
        loop {
            if let Some(end) = memchr::memmem::find(&self.got, b"\r\n\r\n") {
                let head: Vec<u8> = self.got.drain(..end + 4).collect();
                let head = String::from_utf8_lossy(&head).into_owned();
                let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
                return Ok((status.context("an answer without a status")?, head));
            }
            self.receive()?;
        }
    }

    fn receive(&mut self) -> Result<()> {
        let mut buffer = [0; 4096];
        let n_bytes = self.stream.read(&mut buffer).context("waiting for the server")?;
        if n_bytes == 0 {
            bail!("the server has hung up");
        }
        self.got.extend_from_slice(&buffer[..n_bytes]);
        Ok(())
    }

    /// Sends a command and waits until it is carried out.
    pub(crate) fn ask(&mut self, wish: &str) -> Result<()> {
        self.n_commands += 1;
        match self.command(self.n_commands, wish)? {
            Answered::Done => Ok(()),
            answered @ (Answered::ReadOnly | Answered::Refused) => {
                bail!("{wish} was answered by {answered:?}")
            }
        }
    }

    /// Sends a command with a number, and waits for its answer. The messages before it stay, since
    /// the crowd reads them.
    pub(crate) fn command(&mut self, cmd: u32, wish: &str) -> Result<Answered> {
        let mut bytes = Vec::new();
        let command = format!(r#"{{"cmd":{cmd},"wish":{wish}}}"#);
        wire::write(FrameKind::Text, command.as_bytes(), cmd, &mut bytes);
        self.stream.write_all(&bytes)?;
        let mut place = 0;
        loop {
            while let Some(frame) = wire::frame(&self.got[place..]) {
                place += frame.len;
                if frame.kind == FrameKind::Close {
                    bail!("the server has hung up");
                }
                let cited = skim::field(frame.payload, "cmd").and_then(skim::number);
                if frame.kind == FrameKind::Text && cited == Some(u64::from(cmd)) {
                    return Ok(match skim::field(frame.payload, "kind") {
                        Some(b"\"done\"") => Answered::Done,
                        _ if skim::field(frame.payload, "reason") == Some(b"\"read-only\"") => {
                            Answered::ReadOnly
                        }
                        _ => Answered::Refused,
                    });
                }
            }
            self.receive()?;
        }
    }

    /// Forgets the messages that have come.
    pub(crate) fn forget(&mut self) {
        let mut place = 0;
        while let Some(frame) = wire::frame(&self.got[place..]) {
            place += frame.len;
        }
        self.got.drain(..place);
    }

    fn seated(self) -> Result<Seated> {
        self.stream.set_nonblocking(true)?;
        Ok(Seated { stream: self.stream, left: self.got, n_commands: self.n_commands })
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
}
