//! What a person may ask of their table without playing: what an action would do, a hint, time.

use client::CommandAnswer as Reply;
use contract::{Phrase, WindowId};
use serde_json::Value;
use table::command::{Stance, Wish};
use table::id::MatchNumber;

use super::any::{Hint, Plea, Refused};
use super::session::Session;
use screen::wrap::harmless;

impl Session {
    /// The events that a listed choice would cause, if computing them costs nothing. A query for
    /// every line of a list would burden a server.
    pub(crate) fn foresee(&self, action: &Value) -> Vec<Value> {
        self.way.host().map(|host| host.foresee(action)).unwrap_or_default()
    }

    /// What an action would bring, as far as no chance is involved.
    ///
    /// # Errors
    /// Why it would be refused.
    pub(crate) fn attempt(&mut self, action: &Value) -> Result<Vec<String>, Refused> {
        let (number, window) = self.question().ok_or_else(|| self.no_answer())?;
        match self.ask(Wish::Attempt { number, window, action: action.clone().into() }) {
            Some((_, Reply::Attempted(tried))) => {
                Ok(tried.brings.iter().map(|phrase| self.about.say(phrase)).collect())
            }
            Some((_, Reply::Refused(refusal))) => Err(self.refused(&refusal)),
            Some((_, Reply::Done | Reply::Held | Reply::Hinted(_) | Reply::Explained(_)))
            | None => Err(self.no_answer()),
        }
    }

    /// What a bot would do.
    ///
    /// # Errors
    /// Why there is no hint, in words.
    pub(crate) fn hint(&mut self) -> Result<Hint, String> {
        let none = self.about.text("ui-hint-none");
        let Some((number, window)) = self.question() else { return Err(none) };
        let advice = match self.ask(Wish::Hint { number, window }) {
            Some((_, Reply::Hinted(Some(advice)))) => advice,
            Some((_, Reply::Refused(refusal))) => return Err(self.refused(&refusal).text),
            Some((
                _,
                Reply::Hinted(None)
                | Reply::Done
                | Reply::Held
                | Reply::Attempted(_)
                | Reply::Explained(_),
            )) => {
                return Err(none);
            }
            None => return Err(self.no_answer().text),
        };
        let reason: Option<Phrase> = serde_json::from_value(advice.reason).ok();
        let reason = reason.map(|phrase| self.about.say(&phrase)).unwrap_or_default();
        let words = self.notation.say(&self.view().fields, &advice.action);
        let words = words.map(|phrase| self.about.say(&phrase));
        let words = words.unwrap_or_else(|| harmless(&advice.notation));
        Ok(Hint { action: advice.action, words, reason })
    }

    /// Asks the table about time, and returns its answer in words. `None` if there is no clock, as
    /// in a game on this machine.
    pub(crate) fn plead(&mut self, plea: Plea) -> Option<String> {
        if self.way.host().is_some() {
            return None;
        }
        let (number, window) = self.question()?;
        let (wish, key) = self.wish_about_time(plea, number, window)?;
        Some(match self.ask(wish) {
            Some((_, Reply::Done)) => self.about.text(key),
            Some((_, Reply::Refused(refusal))) => self.refused(&refusal).text,
            Some((
                _,
                Reply::Held | Reply::Hinted(_) | Reply::Attempted(_) | Reply::Explained(_),
            ))
            | None => self.no_answer().text,
        })
    }

    fn wish_about_time(
        &self,
        plea: Plea,
        number: MatchNumber,
        window: WindowId,
    ) -> Option<(Wish, &'static str)> {
        let resting = self.client.play()?.window.as_ref()?.resting;
        Some(match (plea, resting) {
            (Plea::Wait, _) => (Wish::Wait { number, window }, "ui-join-waits"),
            (Plea::NoMore, false) => {
                (Wish::NoMore { number, window, stance: Stance::For }, "ui-join-no-more")
            }
            (Plea::NoMore, true) => {
                (Wish::NoMore { number, window, stance: Stance::Withdrawn }, "ui-join-more")
            }
        })
    }
}
