//! The flawed game's own types around the toy's.

use std::cell::Cell;
use std::sync::atomic::AtomicU32;

use contract::CardId;
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use testkit::toy::{self, phase::attack};

use super::Flaw;

thread_local! {
    /// Whether actions lose their card when they are parsed: parsing has no access to the rules.
    pub(crate) static LOSSY: Cell<bool> = const { Cell::new(false) };
}

/// The flaw, and the toy's options.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) flaw: Flaw,
    pub(crate) toy: toy::Options,
}

/// The toy's rules, and mutable data that no rules may have.
#[derive(Debug, Serialize)]
pub(crate) struct Rules {
    pub(crate) flaw: Flaw,
    pub(crate) toy: &'static toy::Rules,
    #[serde(skip)]
    pub(crate) mood: AtomicU32,
}

/// The toy's action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Action(pub(crate) toy::Action);

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let action = toy::Action::deserialize(from)?;
        let contributes = matches!(action, toy::Action::Attack(attack::Move::Contribute { .. }));
        let card = CardId(0);
        let spoilt = toy::Action::Attack(attack::Move::Contribute { card });
        Ok(Self(if contributes && LOSSY.get() { spoilt } else { action }))
    }
}

/// The toy's event, and what a flaw reveals to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    pub(crate) toy: toy::Event,
    pub(crate) leak: Option<CardId>,
}

/// The toy's view of an event, and what a flaw reveals to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct EventView {
    pub(crate) toy: toy::EventView,
    pub(crate) leak: Option<CardId>,
}

/// The toy's view, and what a flaw adds to it.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) toy: toy::View,
    /// Shown, but should not be.
    pub(crate) leak: Option<u32>,
    /// Not shown, but should not exist either.
    pub(crate) peek: u8,
    pub(crate) flaw: Flaw,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.toy == other.toy && self.leak == other.leak
    }
}

impl Eq for View {}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if self.flaw == Flaw::ViewHasNoJson {
            return Err(serde::ser::Error::custom("a key is not a string"));
        }
        let mut fields = out.serialize_struct("View", 2)?;
        fields.serialize_field("toy", &self.toy)?;
        fields.serialize_field("leak", &self.leak)?;
        fields.end()
    }
}
