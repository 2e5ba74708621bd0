//! What somebody at a server's table may ask about time: more of it, or to be left out of the rest
//! of an attack or a mutiny.

use table::command::{Stance, Wish};

use super::remote::Remote;
use super::words::Reply;
use crate::play::any::{AnySession, Plea};

impl Remote {
    /// Asks, and returns the answer in words.
    pub(super) fn ask_about_time(&mut self, plea: Plea) -> Option<String> {
        let (number, open) = (self.number, self.window.as_ref()?);
        let (window, resting) = (open.id, open.resting);
        let (wish, key) = match (plea, resting) {
            (Plea::Wait, _) => (Wish::Wait { number, window }, "ui-join-waits"),
            (Plea::NoMore, false) => {
                (Wish::NoMore { number, window, stance: Stance::For }, "ui-join-no-more")
            }
            (Plea::NoMore, true) => {
                (Wish::NoMore { number, window, stance: Stance::Withdrawn }, "ui-join-more")
            }
        };
        let cmd = self.send(wish);
        Some(match self.wait_for(cmd) {
            Some(Reply::Done) => self.about().text(key),
            Some(Reply::Refused(refusal)) => self.refused(&refusal).text,
            Some(Reply::Held | Reply::Hinted(_) | Reply::Attempted(_)) | None => {
                self.no_answer().text
            }
        })
    }
}
