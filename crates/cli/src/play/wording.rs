//! Puts what a session was told into words: names, events, lines of the table's own.

use serde_json::Value;
use table::message::{Farewell, Place};

use super::any::SpokenEvent;
use super::session::Session;
use screen::wrap::harmless;

impl Session {
    /// Takes over the names of the people and bots in the seats. At a table on this machine they
    /// are known, and never change.
    pub(super) fn name_seats(&mut self) {
        let far = self.way.host().is_none();
        let Some(mirror) = self.client.mirror().filter(|_| far) else { return };
        let (places, words) = (&mirror.seats.places, &self.about.words);
        let name = |(seat, place): (usize, &Place)| match place {
            Place::Person { name, .. } => harmless(name),
            Place::Bot { .. } | Place::Empty => words.fill(&format!("bot-name-{}", seat + 1), &[]),
        };
        let names = places.iter().enumerate().map(name).collect();
        let level = |place: &Place| match place {
            Place::Bot { level } => Some(words.fill(&format!("ui-level-{level}"), &[])),
            Place::Person { .. } | Place::Empty => None,
        };
        self.about.levels = places.iter().map(level).collect();
        self.about.names = names;
    }

    /// Puts events into words as they come.
    pub(super) fn put_into_words(&mut self) {
        let Some(play) = self.client.play() else { return };
        let (number, n_worded) = self.worded.unwrap_or((play.number, 0));
        let is_new = number != play.number;
        if is_new {
            self.told.clear();
        }
        let n_worded = if is_new { 0 } else { n_worded };
        for told in play.told.get(n_worded..).unwrap_or_default() {
            let Some(phrase) = &told.phrase else { continue };
            let seq = usize::try_from(told.seq.0).unwrap_or(usize::MAX);
            let text = self.about.say(phrase);
            self.told.push(SpokenEvent { seq, event: told.event.clone(), text });
        }
        self.worded = Some((play.number, play.told.len()));
    }

    /// Adds a line of the table's own to the log.
    pub(super) fn remark(&mut self, text: String) {
        let seq = self.n_actions();
        self.told.push(SpokenEvent { seq, event: Value::Null, text });
    }
}

/// The text for the table's reason to close the connection.
pub(crate) fn farewell(why: Farewell) -> &'static str {
    match why {
        Farewell::NoSpectators => "ui-join-full",
        Farewell::Full => "ui-join-crowded",
        Farewell::Kicked => "ui-join-kicked",
        Farewell::Cleared => "ui-join-cleared",
        Farewell::Closed => "ui-join-closed",
    }
}
