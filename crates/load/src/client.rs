//! One seat's connection: what it was told, as far as a player needs it, and checks on it.

use std::io::{ErrorKind, Read, Write};

use anyhow::Result;
use memchr::memmem;
use mio::net::TcpStream;

use crate::guest::Seated;
use crate::skim;
use crate::wire::{self, FrameKind};

/// A connection with a seat.
pub(crate) struct SeatClient {
    pub(crate) stream: TcpStream,
    seat: u64,
    /// A frame that has not completely arrived.
    partial: Vec<u8>,
    /// The parts of a message that has not completely arrived.
    parts: Vec<u8>,
    n_commands: u32,
    /// The match and the version it knows.
    pub(crate) at: (u64, u64),
    window: u64,
    is_asked: bool,
    /// The JSON of its choices; empty if it has none.
    choices: Vec<u8>,
    pub(crate) is_closed: bool,
}

/// What a client was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClientNews {
    /// An action was accepted.
    Update,
    /// A command was carried out.
    Done,
    /// A command was refused.
    Refused,
    /// A match has ended.
    Over,
    /// Anything else, such as the table's state.
    Other,
    /// The connection has ended.
    Closed,
}

/// Counts of what must never happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Faults {
    /// Updates that do not follow the version the client knows.
    pub(crate) gaps: u64,
    /// Views of another seat, or with hidden cards.
    pub(crate) secrets: u64,
    /// Frames and messages outside the protocol.
    pub(crate) strange: u64,
}

impl Faults {
    pub(crate) fn total(self) -> u64 {
        self.gaps + self.secrets + self.strange
    }
}

/// The parts of a message that matter here.
#[derive(Default)]
struct Parts<'a> {
    kind: &'a [u8],
    number: Option<u64>,
    version: Option<u64>,
    fields: &'a [u8],
    window: &'a [u8],
    menu: Option<&'a [u8]>,
    play: &'a [u8],
    seats: &'a [u8],
}

impl<'a> Parts<'a> {
    fn of(message: &'a [u8]) -> Self {
        let mut parts = Self::default();
        skim::fields(message, |key, value| match key {
            b"kind" => parts.kind = value,
            b"match" => parts.number = skim::number(value),
            b"version" => parts.version = skim::number(value),
            b"fields" => parts.fields = value,
            b"window" => parts.window = value,
            b"menu" => parts.menu = Some(value),
            b"play" => parts.play = value,
            b"seats" => parts.seats = value,
            _ => {}
        });
        parts
    }
}

impl SeatClient {
    pub(crate) fn new(seated: Seated, seat: usize) -> (Self, Vec<u8>) {
        let Seated { stream, left, n_commands } = seated;
        let client = Self {
            stream: TcpStream::from_std(stream),
            seat: seat as u64,
            partial: Vec::new(),
            parts: Vec::new(),
            n_commands,
            at: (0, 0),
            window: 0,
            is_asked: false,
            choices: Vec::new(),
            is_closed: false,
        };
        (client, left)
    }

    /// Reads what has arrived, with a buffer that all clients share.
    pub(crate) fn read(
        &mut self,
        buffer: &mut [u8],
        faults: &mut Faults,
        mut news: impl FnMut(&Self, ClientNews),
    ) {
        loop {
            match self.stream.read(buffer) {
                Ok(0) => self.is_closed = true,
                Ok(n_bytes) => {
                    self.feed(&buffer[..n_bytes], faults, &mut news);
                    // A short read means that the socket is drained; the poll reports later data
                    // again.
                    if n_bytes < buffer.len() {
                        return;
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => self.is_closed = true,
            }
            if self.is_closed {
                return news(self, ClientNews::Closed);
            }
        }
    }

    /// Handles bytes, frame by frame.
    pub(crate) fn feed(
        &mut self,
        bytes: &[u8],
        faults: &mut Faults,
        news: &mut impl FnMut(&Self, ClientNews),
    ) {
        let mut gathered = std::mem::take(&mut self.partial);
        let bytes = if gathered.is_empty() {
            bytes
        } else {
            gathered.extend_from_slice(bytes);
            &gathered
        };
        let mut place = 0;
        while let Some(frame) = wire::frame(&bytes[place..]) {
            place += frame.len;
            let told = match frame.kind {
                FrameKind::Text => self.take(frame.payload, faults),
                FrameKind::Start | FrameKind::Part => {
                    self.parts.extend_from_slice(frame.payload);
                    continue;
                }
                FrameKind::End => {
                    let mut message = std::mem::take(&mut self.parts);
                    message.extend_from_slice(frame.payload);
                    self.take(&message, faults)
                }
                FrameKind::Ping => {
                    self.send(FrameKind::Pong, frame.payload, faults);
                    continue;
                }
                FrameKind::Pong => continue,
                FrameKind::Close => {
                    self.is_closed = true;
                    ClientNews::Closed
                }
                FrameKind::Strange => {
                    faults.strange += 1;
                    ClientNews::Other
                }
            };
            news(self, told);
        }
        if place < bytes.len() {
            self.partial = bytes[place..].to_vec();
        }
    }

    fn take(&mut self, message: &[u8], faults: &mut Faults) -> ClientNews {
        let parts = Parts::of(message);
        match parts.kind {
            b"\"update\"" => {
                let at = (parts.number.unwrap_or(0), parts.version.unwrap_or(0));
                if at != (self.at.0, self.at.1 + 1) {
                    faults.gaps += 1;
                }
                self.at = at;
                self.look(parts.fields, faults);
                self.decide(&parts);
                ClientNews::Update
            }
            b"\"sync\"" => {
                let you = skim::field(parts.seats, "you").and_then(skim::number);
                if parts.play != b"null" {
                    let play = Parts::of(parts.play);
                    self.at = (play.number.unwrap_or(0), play.version.unwrap_or(0));
                    let me = skim::field(play.fields, "me").and_then(skim::number);
                    if you != Some(self.seat) || me != Some(self.seat) {
                        faults.secrets += 1;
                    }
                    self.look(play.fields, faults);
                    self.decide(&play);
                }
                ClientNews::Other
            }
            b"\"done\"" => ClientNews::Done,
            b"\"refused\"" => {
                eprintln!("load: {}", String::from_utf8_lossy(message));
                ClientNews::Refused
            }
            b"\"over\"" => {
                self.is_asked = false;
                ClientNews::Over
            }
            b"\"seats\"" | b"\"clocks\"" | b"\"orders\"" => ClientNews::Other,
            _ => {
                eprintln!("load: {}", String::from_utf8_lossy(message));
                faults.strange += 1;
                ClientNews::Other
            }
        }
    }

    /// Checks that a view shows no face-down cards and belongs to this seat.
    fn look(&self, fields: &[u8], faults: &mut Faults) {
        let hidden: [&[u8]; 2] = [b"\"pile_cards\":[", b"\"deck_cards\":["];
        let shown = hidden.iter().any(|secret| memmem::find(fields, secret).is_some());
        let me = memmem::find(fields, b"\"me\":").map(|place| &fields[place + 5..]);
        let own = me.is_none_or(|rest| rest.starts_with(self.seat.to_string().as_bytes()));
        faults.secrets += u64::from(shown || !own);
    }

    fn decide(&mut self, parts: &Parts<'_>) {
        self.is_asked = false;
        if parts.window != b"null" {
            skim::fields(parts.window, |key, value| match key {
                b"id" => self.window = skim::number(value).unwrap_or(0),
                b"me" => self.is_asked = value == b"true",
                _ => {}
            });
        }
        if let Some(menu) = parts.menu {
            self.choices.clear();
            self.choices.extend_from_slice(skim::field(menu, "choices").unwrap_or_default());
        }
        if self.choices.is_empty() {
            // Most seats have no choice most of the time.
            self.choices = Vec::new();
        }
    }

    /// Whether the server waits for this seat, and the seat has its menu.
    pub(crate) fn can_move(&self) -> bool {
        self.is_asked && !self.choices.is_empty()
    }

    /// Makes a move: a random choice.
    pub(crate) fn submit(&mut self, chance: u64, faults: &mut Faults) {
        let n_choices = skim::items(&self.choices).count() as u64;
        let nth = usize::try_from(chance % n_choices.max(1)).unwrap_or(0);
        let choice = skim::items(&self.choices).nth(nth).unwrap_or_default();
        let action = String::from_utf8_lossy(skim::field(choice, "action").unwrap_or_default());
        let ((number, _), window) = (self.at, self.window);
        let wish =
            format!(r#"{{"kind":"submit","match":{number},"window":{window},"action":{action}}}"#);
        self.is_asked = false;
        self.wish(&wish, faults);
    }

    pub(crate) fn wish(&mut self, wish: &str, faults: &mut Faults) {
        self.n_commands += 1;
        let command = format!(r#"{{"cmd":{},"wish":{wish}}}"#, self.n_commands);
        self.send(FrameKind::Text, command.as_bytes(), faults);
    }

    /// Messages are small and always fit, unless the server has stopped reading.
    fn send(&mut self, kind: FrameKind, payload: &[u8], faults: &mut Faults) {
        let mut bytes = Vec::with_capacity(payload.len() + 14);
        wire::write(kind, payload, self.n_commands.wrapping_mul(0x9e37_79b9), &mut bytes);
        let sent: Result<usize, _> = self.stream.write(&bytes);
        if !sent.is_ok_and(|n_bytes| n_bytes == bytes.len()) {
            faults.strange += 1;
        }
    }
}
