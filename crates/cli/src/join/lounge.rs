//! Before the match: takes a seat, shows who else is there, and waits for the host.

use std::collections::BTreeMap;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use anyhow::{Result, bail};
use client::Client;
use contract::Seat;
use table::Wish;
use table::config::Rating;
use table::message::{Place, Seats, StageName};
use text::{Gap, Words};

use super::line::Connection;
use crate::output;
use crate::play::signal::Stop;
use crate::play::way::{SessionNews, Way};
use crate::play::wording::farewell;
use screen::wrap::harmless;

/// How often to check for a request to stop.
const LOOK: Duration = Duration::from_millis(200);

/// A table before its match.
pub(crate) struct Lounge {
    line: Connection,
    words: Words,
    client: Client,
    /// The last text printed for each key, so that nothing is printed twice.
    said: BTreeMap<&'static str, String>,
}

/// A match that has begun, and the person's seat in it.
pub(crate) struct Begun {
    pub(crate) line: Connection,
    pub(crate) client: Client,
    pub(crate) me: Seat,
}

impl Begun {
    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        self.client.mirror().map_or("", |mirror| mirror.setting.game())
    }
}

impl Lounge {
    pub(crate) fn new(line: Connection, words: Words) -> Self {
        Self { line, words, client: Client::new(), said: BTreeMap::new() }
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
                SessionNews::Lost => {
                    self.client.lost();
                    self.say("ui-join-lost", &[])?;
                }
                SessionNews::Found => self.client.connected(),
                SessionNews::Text(text) => self.hear(&text)?,
            }
            while let Some(text) = self.client.next_text() {
                self.line.send(text);
            }
            if let Some(me) = self.begun() {
                let Lounge { line, client, .. } = self;
                return Ok(Some(Begun { line, client, me }));
            }
        }
    }

    /// The person's seat in a match that goes on.
    fn begun(&self) -> Option<Seat> {
        let mirror = self.client.mirror()?;
        let goes_on = mirror.play.is_some() && mirror.over.is_none();
        mirror.seat().filter(|_| goes_on)
    }

    /// Takes a text of the table; ignores messages of kinds that this program does not know.
    fn hear(&mut self, text: &str) -> Result<()> {
        use client::News as Heard;
        let Ok(news) = self.client.hear(text) else { return Ok(()) };
        match news {
            Heard::Synced | Heard::Seats => {
                let seats = self.client.mirror().map(|mirror| mirror.seats.clone());
                seats.map_or(Ok(()), |seats| self.greet(&seats))
            }
            Heard::Farewell(why) => bail!(self.words.fill(farewell(why), &[])),
            // If somebody else was faster, the update of the seats leads to the next free seat.
            Heard::Answered { .. }
            | Heard::Updated
            | Heard::Changed
            | Heard::Over
            | Heard::Said(_)
            | Heard::Warned(_)
            | Heard::Late
            | Heard::Missed
            | Heard::Stale => Ok(()),
        }
    }

    /// Prints what counts here and who is there, and takes a free seat.
    fn greet(&mut self, seats: &Seats) -> Result<()> {
        if let Some(mirror) = self.client.mirror() {
            let stakes = match mirror.setting.rating() {
                Rating::On => "ui-stakes-rated",
                Rating::Off => "ui-stakes-unrated",
            };
            self.say(stakes, &[])?;
        }
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
        self.client.ask(Wish::Sit { seat })?;
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
