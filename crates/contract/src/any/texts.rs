//! The texts of one change, which several observers share.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;

use super::raw;
use crate::hash::hash_of;

/// JSON that a game wrote.
pub type Text = Arc<RawValue>;

/// The texts that were written while one change is told. Most of a view is the same for all
/// observers, so each text is written once and shared.
#[derive(Debug, Default)]
pub struct Texts(Vec<Written>);

/// One text.
#[derive(Debug)]
struct Written {
    key: TextKey,
    hash: u64,
    text: Text,
}

/// The part of a message that a text belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TextKey {
    /// A field of the view, by its place.
    Field(usize),
    /// The events of an action.
    Events(usize),
    /// A part that is not the game's, by its name.
    Named(&'static str),
}

impl Texts {
    /// The JSON of a part of a message, written once for all observers for whom it is the same.
    pub fn text(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Text {
        self.share(TextKey::Named(name), hash_of(value), || raw(value).into())
    }

    /// The text of a value with a known hash: written before, or written by `write` now.
    pub(super) fn share(&mut self, key: TextKey, hash: u64, write: impl FnOnce() -> Text) -> Text {
        let same = |old: &&Written| old.hash == hash && old.key == key;
        if let Some(old) = self.0.iter().find(same) {
            return Arc::clone(&old.text);
        }
        let text = write();
        self.0.push(Written { key, hash, text: Arc::clone(&text) });
        text
    }
}

/// The fields of a view that were shown before, by their hashes. Fields come in the same order
/// every time, so their place identifies them.
pub(super) struct Changes<'a> {
    pub(super) shown: &'a mut Vec<u64>,
    pub(super) texts: &'a mut Texts,
    pub(super) place: usize,
    pub(super) each: &'a mut dyn FnMut(&'static str, Text),
}

impl Changes<'_> {
    /// Passes the field on if it is not what was shown.
    pub(super) fn compare(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) {
        let (new, place) = (hash_of(value), self.place);
        self.place += 1;
        let old = if let Some(kept) = self.shown.get_mut(place) {
            Some(std::mem::replace(kept, new))
        } else {
            self.shown.push(new);
            None
        };
        if old != Some(new) {
            let write = || raw(value).into();
            (self.each)(key, self.texts.share(TextKey::Field(place), new, write));
        }
    }
}

impl crate::fields::FieldVisitor for Changes<'_> {
    fn field<T: ?Sized + Serialize>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        self.compare(key, value);
        Ok(())
    }
}
