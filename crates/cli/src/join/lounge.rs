//! Before the match: takes a seat, shows who else is there, and waits for the host.

use std::collections::BTreeMap;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use anyhow::{Result, bail};
use contract::Seat;
use table::command::{Command, Wish};
use table::id::CommandId;
use table::message::{Farewell, Message, Place, Play, Seats, StageName, Sync};
use text::{Gap, Words};

use super::line::{Line, News};
use crate::output;
use crate::play::signal::Stop;
use screen::wrap::harmless;

/// How often to check for a request to stop.
const LOOK: Duration = Duration::from_millis(200);

/// A table before its match.
pub(crate) struct Lounge {
    line: Line,
    words: Words,
    next_cmd: u32,
    last_sync: Option<Sync>,
    /// The last text printed for each key, so that nothing is printed twice.
    said: BTreeMap<&'static str, String>,
}

/// A match that has begun, and the person's seat in it.
pub(crate) struct Begun {
    pub(crate) line: Line,
    pub(crate) next_cmd: u32,
    pub(crate) sync: Sync,
    pub(crate) play: Play,
    pub(crate) me: Seat,
}

impl Lounge {
    pub(crate) fn new(line: Line, words: Words) -> Self {
        Self { line, words, next_cmd: 1, last_sync: None, said: BTreeMap::new() }
    }

    /// Waits until there is a match to play; `None` if the person leaves.
    ///
    /// # Errors
    /// If there is no seat, or the table has ended.
    pub(crate) fn wait(mut self, stop: Stop) -> Result<Option<Begun>> {
        loop {
            if stop.is_wanted() {
                self.say("ui-join-kept", &[])?;
                return Ok(None);
            }
            let news = match self.line.news.recv_timeout(LOOK) {
                Ok(news) => news,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => bail!("the connection has ended"),
            };
            match news {
                News::Lost => self.say("ui-join-lost", &[])?,
                News::Found => {}
                News::Message(message) => self.hear(*message)?,
            }
            if let Some(begun) = self.begun() {
                let Lounge { line, next_cmd, .. } = self;
                let (sync, play, me) = begun;
                return Ok(Some(Begun { line, next_cmd, sync, play, me }));
            }
        }
    }

    fn begun(&mut self) -> Option<(Sync, Play, Seat)> {
        let sync = self.last_sync.as_ref()?;
        let me = sync.seats.you?;
        let play = sync.play.clone()?;
        (sync.over.is_none()).then_some(())?;
        Some((self.last_sync.take()?, play, me))
    }

    fn hear(&mut self, message: Message) -> Result<()> {
        match message {
            Message::Sync(sync) => {
                self.greet(&sync.seats)?;
                self.last_sync = Some(*sync);
            }
            Message::Seats(seats) => self.greet(&seats)?,
            Message::Bye { why } => {
                let key = farewell(why);
                bail!(self.words.fill(key, &[]));
            }
            // Somebody else was faster; the update of the seats leads to the next free seat.
            Message::Refused(_)
            | Message::Update(_)
            | Message::Clocks { .. }
            | Message::Window { .. }
            | Message::Over(_)
            | Message::Said(_)
            | Message::Orders { .. }
            | Message::Done { .. }
            | Message::Held { .. }
            | Message::Attempted { .. }
            | Message::Hinted { .. } => {}
        }
        Ok(())
    }

    /// Takes a free seat, and prints who is there.
    fn greet(&mut self, seats: &Seats) -> Result<()> {
        let names = seats.places.iter().map(|place| self.place(place));
        let names: Vec<String> = names.collect();
        let names = names.join(", ");
        self.say("ui-join-seats", &[("seats", (&names).into())])?;
        if seats.you.is_some() {
            return self.say("ui-join-waiting", &[]);
        }
        let is_open = matches!(seats.stage, StageName::Lobby | StageName::Over);
        let free = seats.places.iter().position(|place| *place == Place::Empty);
        let Some(seat) = free.filter(|_| is_open) else {
            bail!(self.words.fill("ui-join-full", &[]));
        };
        let seat = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
        let command = Command { cmd: CommandId(self.next_cmd), wish: Wish::Sit { seat } };
        self.next_cmd += 1;
        self.line.send(serde_json::to_string(&command).expect("commands are plain data"));
        Ok(())
    }

    fn place(&self, place: &Place) -> String {
        match place {
            Place::Empty => self.words.fill("ui-join-empty", &[]),
            Place::Person { name, .. } => harmless(name),
            Place::Bot { level } => self.words.fill(&format!("ui-level-{level}"), &[]),
        }
    }

    fn say(&mut self, key: &'static str, gaps: &[(&str, Gap<'_>)]) -> Result<()> {
        let text = self.words.fill(key, gaps);
        if self.said.get(key) == Some(&text) {
            return Ok(());
        }
        output::print(&format!("{text}\n"))?;
        self.said.insert(key, text);
        Ok(())
    }
}

/// The text for the table's reason to close the connection.
pub(crate) fn farewell(why: Farewell) -> &'static str {
    match why {
        Farewell::NoSpectators => "ui-join-full",
        Farewell::Full => "ui-join-crowded",
        Farewell::Kicked => "ui-join-kicked",
        Farewell::Closed => "ui-join-closed",
    }
}
