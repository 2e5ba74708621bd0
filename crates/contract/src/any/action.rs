//! An action of any game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// An action with its type erased. Clients send it as JSON; [`AnyMatch::read_action`] parses it
/// once, and later calls use the parsed action.
///
/// [`AnyMatch::read_action`]: super::AnyMatch::read_action
#[derive(Clone)]
pub struct AnyAction {
    json: Arc<Value>,
    /// The action of the game; `None` until a match has read it.
    typed: Option<Arc<dyn Any + Send + Sync>>,
}

impl AnyAction {
    /// An action as a client wrote it.
    pub fn new(json: Value) -> Self {
        Self { json: Arc::new(json), typed: None }
    }

    /// An action of a game, with its canonical JSON.
    pub(crate) fn of<A: Serialize + Send + Sync + 'static>(action: A) -> Self {
        let json = crate::json::value(&action);
        Self { json: Arc::new(json), typed: Some(Arc::new(action)) }
    }

    /// The action's JSON.
    pub fn json(&self) -> &Value {
        &self.json
    }

    /// The action itself, if a match of its game has read it.
    pub(crate) fn typed<A: Copy + 'static>(&self) -> Option<A> {
        self.typed.as_ref()?.downcast_ref().copied()
    }
}

impl From<Value> for AnyAction {
    fn from(json: Value) -> Self {
        Self::new(json)
    }
}

impl PartialEq for AnyAction {
    fn eq(&self, other: &Self) -> bool {
        self.json == other.json
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json.fmt(out)
    }
}

impl Serialize for AnyAction {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(to)
    }
}

impl<'de> Deserialize<'de> for AnyAction {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Value::deserialize(from).map(Self::new)
    }
}
