//! What only the game itself can read and say, without its types.

use contract::{NotationError, Phrase};
use registry::House;
use serde_json::Value;

/// Parses an action in the notation into JSON.
type Read = dyn Fn(&str) -> Result<Value, NotationError>;
/// Says an action, both in JSON, as a view makes it read.
type Say = dyn Fn(&Value, &Value) -> Option<Phrase>;

/// The notation of a game and its words for actions.
pub(crate) struct Notation {
    read: Box<Read>,
    say: Box<Say>,
}

impl Notation {
    pub(crate) fn of<G: House>(rules: &'static G::Rules) -> Self {
        let read = |text: &str| {
            let action = G::read_action(rules, text)?;
            Ok(serde_json::to_value(action).expect("our own types are plain data"))
        };
        let say = |view: &Value, action: &Value| {
            let view = G::read_view(view).ok()?;
            let action = serde_json::from_value(action.clone()).ok()?;
            Some(G::say_action(rules, &view, &action))
        };
        Self { read: Box::new(read), say: Box::new(say) }
    }

    /// The action that a person typed. People are careless with spaces, but the notation is
    /// strict; the error comes with the text that was read.
    pub(crate) fn read(&self, text: &str) -> Result<Value, (String, NotationError)> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (self.read)(&text).map_err(|error| (text, error))
    }

    /// An action in words; `None` if it is none of this game.
    pub(crate) fn say(&self, view: &Value, action: &Value) -> Option<Phrase> {
        (self.say)(view, action)
    }
}
