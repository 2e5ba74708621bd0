//! The erased face of a match: JSON in, JSON out, for code that must not know any game.

use serde::Serialize;
use serde_json::{Value, json};

use crate::rule::overtaken;
use crate::{
    Actor, Commitment, Game, Match, Observer, Outcome, Phrase, Rejected, RuleId, Seat, SeatCount,
    Seed, Speak, Standing, Submission, WindowId, WindowView, Worlds,
};

/// The longest action text that is looked at.
pub const ACTION_BYTES_MAX: usize = 4096;

/// Why a submission in JSON was not taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyRejected {
    /// `malformed`, `over`, `closed`, `blocked`, `not-asked`, `overtaken` or `illegal`.
    pub reason: &'static str,
    /// The rule, where one forbids it.
    pub rule: Option<RuleId>,
    /// The numbers behind it.
    pub why: Value,
    /// What to tell the player.
    pub phrase: Phrase,
}

/// One accepted action in the canonical notation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyLogEntry {
    /// The window it answered.
    pub window: WindowId,
    /// The seat.
    pub seat: Seat,
    /// Who sent it.
    pub actor: Actor,
    /// The action.
    pub action: String,
}

/// A match of any game. Only views leave it: there is no road from here to a state.
pub trait AnyMatch: Send {
    /// The game's id.
    fn game_id(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> SeatCount;
    /// What never changes: card tables, options.
    fn rules_json(&self) -> Value;
    /// The open window as an observer knows it; `None` once it is over.
    fn window_view(&self, observer: Observer) -> Option<WindowView>;
    /// How it ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What an observer may know.
    fn view_json(&self, observer: Observer) -> Value;
    /// A seat's choices: each with its JSON, its notation and its words.
    fn menu_json(&self, seat: Seat) -> Value;
    /// Plays an action given in JSON.
    ///
    /// # Errors
    /// Why it was not taken; the match is as it was.
    fn submit_json(
        &mut self,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: &str,
    ) -> Result<(), AnyRejected>;
    /// What an action would do as far as no chance is needed; nothing is logged.
    ///
    /// # Errors
    /// Why it would not be taken.
    fn attempt_json(
        &self,
        seat: Seat,
        window: WindowId,
        action: &str,
    ) -> Result<Vec<Value>, AnyRejected>;
    /// How many actions were accepted.
    fn n_actions(&self) -> usize;
    /// What an observer may know of the events of the `seq`-th action, each with its words.
    fn events_json(&self, seq: usize, observer: Observer) -> Vec<Value>;
    /// The accepted actions.
    fn log_text(&self) -> Vec<AnyLogEntry>;
    /// The clock's move for a seat that is waited for.
    fn fallback_json(&self, seat: Seat) -> Option<Value>;
    /// The hash of the seed.
    fn commitment(&self) -> Option<Commitment>;
    /// The seed, once it is over.
    fn seed(&self) -> Option<Seed>;
}

/// A JSON value of our own types, which always serialise.
fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).expect("our own types are plain data with string keys")
}

fn malformed(problem: &str) -> AnyRejected {
    AnyRejected {
        reason: "malformed",
        rule: None,
        why: json!({ "problem": problem }),
        phrase: Phrase::new("refused-malformed"),
    }
}

impl<W: Serialize + Speak> From<Rejected<W>> for AnyRejected {
    fn from(rejected: Rejected<W>) -> Self {
        let plain =
            |reason, key| Self { reason, rule: None, why: Value::Null, phrase: Phrase::new(key) };
        match rejected {
            Rejected::Over => plain("over", "refused-over"),
            Rejected::Closed => plain("closed", "refused-closed"),
            Rejected::Blocked => plain("blocked", "refused-blocked"),
            Rejected::NotAsked => plain("not-asked", "refused-not-asked"),
            Rejected::Overtaken { seen, shown } => Self {
                why: json!({ "seen": seen, "shown": shown }),
                phrase: overtaken(seen, shown),
                ..plain("overtaken", "refused-overtaken")
            },
            Rejected::Illegal { rule, why } => {
                Self { reason: "illegal", rule: Some(rule), why: value(&why), phrase: why.phrase() }
            }
        }
    }
}

impl<G: Game> Match<G> {
    fn read(&self, seat: Seat, text: &str) -> Result<G::Action, AnyRejected> {
        if seat.0 >= self.seats().get() {
            return Err(malformed("no such seat"));
        }
        if text.len() > ACTION_BYTES_MAX {
            return Err(malformed("too long"));
        }
        serde_json::from_str(text).map_err(|error| malformed(&error.to_string()))
    }

    fn event_json(&self, event: &G::Event, observer: Observer) -> Option<Value> {
        let view = G::event_view(event, observer)?;
        Some(self.event_view_json(&view))
    }

    fn event_view_json(&self, view: &G::EventView) -> Value {
        json!({ "event": value(view), "phrase": G::say_event(self.rules(), view) })
    }
}

impl<G: Worlds> AnyMatch for Match<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> SeatCount {
        self.seats()
    }

    fn rules_json(&self) -> Value {
        value(self.rules())
    }

    fn window_view(&self, observer: Observer) -> Option<WindowView> {
        self.window().map(|window| window.view(observer))
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.game().standing() {
            Standing::Open(_) => None,
            Standing::Over(outcome) => Some(outcome),
        }
    }

    fn view_json(&self, observer: Observer) -> Value {
        value(&self.game().view(observer))
    }

    fn menu_json(&self, seat: Seat) -> Value {
        let menu = self.menu(seat);
        let choices = menu.actions.iter().map(|action| {
            let mut notation = String::new();
            G::write_action(self.rules(), action, &mut notation).expect("strings take all text");
            json!({
                "action": value(action),
                "notation": notation,
                "phrase": G::say_action(self.rules(), action),
            })
        });
        json!({ "choices": choices.collect::<Vec<_>>(), "composed": menu.composed })
    }

    fn submit_json(
        &mut self,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: &str,
    ) -> Result<(), AnyRejected> {
        let action = self.read(seat, action)?;
        self.submit(Submission { seat, window, actor, action })?;
        Ok(())
    }

    fn attempt_json(
        &self,
        seat: Seat,
        window: WindowId,
        action: &str,
    ) -> Result<Vec<Value>, AnyRejected> {
        let action = self.read(seat, action)?;
        let views = self.attempt(&Submission { seat, window, actor: Actor::User, action })?;
        Ok(views.iter().map(|view| self.event_view_json(view)).collect())
    }

    fn n_actions(&self) -> usize {
        self.log().len()
    }

    fn events_json(&self, seq: usize, observer: Observer) -> Vec<Value> {
        let events = self.events_of(seq).iter();
        events.filter_map(|event| self.event_json(event, observer)).collect()
    }

    fn log_text(&self) -> Vec<AnyLogEntry> {
        let entries = self.log().iter().map(|entry| {
            let Submission { seat, window, actor, action } = entry.submission;
            let mut text = String::new();
            G::write_action(self.rules(), &action, &mut text).expect("strings take all text");
            AnyLogEntry { window, seat, actor, action: text }
        });
        entries.collect()
    }

    fn fallback_json(&self, seat: Seat) -> Option<Value> {
        let waited = self.window().is_some_and(|window| window.waiting.has(seat));
        waited.then(|| value(&G::fallback(self.rules(), &self.game().view(Observer::Seat(seat)))))
    }

    fn commitment(&self) -> Option<Commitment> {
        self.commitment()
    }

    fn seed(&self) -> Option<Seed> {
        self.seed()
    }
}
