//! The erased face of a match: JSON in, JSON out, for code that must not know any game.

use std::any::Any;

use serde::Serialize;
use serde_json::{Value, json};

use crate::fields::each_field;
use crate::rule::overtaken;
use crate::{
    Actor, Commitment, Game, Match, Menu, Observer, Outcome, Phrase, Play, Question, Rejected,
    Reply, RuleId, SearchRng, Seat, SeatCount, Seed, Silent, Speak, Standing, Submission, Window,
    WindowId, WindowView, Worlds,
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

/// What an action would do to the window it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// It stays, open or covered by another.
    Stays,
    /// It closes.
    Closes,
}

/// What a table must know of an action before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// What it would do to its window.
    pub effect: Effect,
    /// What it replies to.
    pub reply: Reply,
}

/// What a bot at one seat may look at: all it needs to think elsewhere, and no more.
#[derive(Clone, Debug)]
pub struct Glimpse<G: Game> {
    /// The rules of the match.
    pub rules: &'static G::Rules,
    /// The bot's seat.
    pub seat: Seat,
    /// What that seat may know.
    pub view: G::View,
    /// The open window.
    pub window: WindowView,
    /// What it may do.
    pub menu: Menu<G::Action>,
}

/// A [`Glimpse`] of any game; whoever made the match knows which.
pub type AnySight = Box<dyn Any + Send>;

/// A bot of any game.
pub trait AnyBot: Send {
    /// Chooses by a [`Glimpse`] of its own game; `None` is silence, where the seat is not waited
    /// for. `until` is asked with the iterations done and says whether to stop.
    fn choose(&mut self, sight: &AnySight, until: &mut dyn FnMut(u32) -> bool) -> Option<Value>;
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
    /// The open window with all it knows: who is still waited for is a secret of the table that
    /// keeps the clocks, and must not go to a client.
    fn window(&self) -> Option<Window>;
    /// What kind of question the open window is.
    fn question(&self) -> Option<Question>;
    /// The match from an observer's point of view. A table that writes several parts of a message
    /// takes them all from one perspective, so that the view is built once.
    fn perspective(&self, observer: Observer) -> Box<dyn AnyPerspective + '_>;
    /// How it ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What an observer may know.
    fn view_json(&self, observer: Observer) -> Value;
    /// A seat's choices: each with its JSON, its notation and its words.
    fn menu_json(&self, seat: Seat) -> Value;
    /// Whether a seat that is asked has one choice only and none to compose.
    fn is_forced(&self, seat: Seat) -> bool;
    /// What a bot at a seat may look at.
    fn glimpse(&self, seat: Seat) -> Option<AnySight>;
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
    /// Whether an action would be taken, whether it would close the window, and what it replies to.
    ///
    /// # Errors
    /// Why it would not be taken.
    fn check_json(
        &self,
        seat: Seat,
        window: WindowId,
        action: &str,
    ) -> Result<Checked, AnyRejected>;
    /// What an action replies to; nothing where it cannot be read.
    fn reply_json(&self, seat: Seat, action: &str) -> Option<Reply>;
    /// Whether the cards shown in the open window may still be answered, as far as all can see.
    fn shown_may_be_answered(&self) -> bool;
    /// Whether the window lies below the open one.
    fn covered(&self, id: WindowId) -> bool;
    /// The seat from which competing answers are taken clockwise.
    fn lead(&self) -> Seat;
    /// The number of the round; 0 where the game has none.
    fn round(&self) -> u16;
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
    /// The same as text, at the end of a string: a list.
    fn write_events(&self, seq: usize, observer: Observer, out: &mut String);
    /// The `seq`-th accepted action, as its own type writes it.
    fn action_json(&self, seq: usize) -> Option<Value>;
    /// The accepted actions.
    fn log_text(&self) -> Vec<AnyLogEntry>;
    /// The clock's move for a seat that is waited for.
    fn fallback_json(&self, seat: Seat) -> Option<Value>;
    /// The first choice of a seat that is waited for which answers the question by more than the
    /// clock's move would.
    fn eager_json(&self, seat: Seat) -> Option<Value>;
    /// The hash of the seed.
    fn commitment(&self) -> Option<Commitment>;
    /// The seed, once it is over.
    fn seed(&self) -> Option<Seed>;
}

/// A JSON value of our own types, which always serialise.
/// A match from one observer's point of view.
pub trait AnyPerspective {
    /// The question of the open window as the observer reads it.
    fn say_window(&self) -> Option<Phrase>;
    /// The view, one top-level field at a time: its name and its JSON. Builds no tree of values,
    /// because a live table does this for every observer after every action.
    fn fields(&self, each: &mut dyn FnMut(&str, &str));
    /// Appends the observer's choices as JSON, as [`AnyMatch::menu_json`] has them; nothing for
    /// spectators.
    fn write_menu(&self, out: &mut String);
}

struct Perspective<'a, G: Game> {
    game: &'a Match<G>,
    observer: Observer,
    view: G::View,
}

impl<G: Game> AnyPerspective for Perspective<'_, G> {
    fn say_window(&self) -> Option<Phrase> {
        G::say_window(self.game.rules(), &self.view)
    }

    fn fields(&self, each: &mut dyn FnMut(&str, &str)) {
        each_field(&self.view, each).expect("a view is a struct of plain data");
    }

    fn write_menu(&self, out: &mut String) {
        if let Some(seat) = self.observer.seat() {
            write_json(&self.game.offer(seat, &self.view), out);
        }
    }
}

fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).expect("our own types are plain data with string keys")
}

/// A JSON text of our own types at the end of a string.
fn write_json(of: &impl Serialize, out: &mut String) {
    let text = serde_json::to_string(of).expect("our own types are plain data with string keys");
    out.push_str(&text);
}

/// A menu as clients get it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Menu"))]
pub struct Offer<A> {
    /// What may be chosen.
    pub choices: Vec<Choice<A>>,
    /// Kinds of action of which only suggestions are listed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub composed: &'static [&'static str],
}

/// One line of a menu.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice<A> {
    /// The action, to be sent back as it is.
    pub action: A,
    /// The action in the notation of records.
    pub notation: String,
    /// Its words.
    pub phrase: Phrase,
}

/// An event as clients get it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told<E> {
    /// What happened.
    pub event: E,
    /// Its words; nothing where nothing need be said.
    pub phrase: Option<Phrase>,
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

    fn event_view_json(&self, view: &G::EventView) -> Value {
        value(&Told { event: view, phrase: G::say_event(self.rules(), view) })
    }

    fn offer(&self, seat: Seat, view: &G::View) -> Offer<G::Action> {
        let menu = self.menu(seat);
        let choices = menu.actions.into_iter().map(|action| {
            let mut notation = String::new();
            G::write_action(self.rules(), &action, &mut notation).expect("strings take all text");
            Choice { action, notation, phrase: G::say_action(self.rules(), view, &action) }
        });
        Offer { choices: choices.collect(), composed: menu.composed }
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

    fn window(&self) -> Option<Window> {
        self.window()
    }

    fn question(&self) -> Option<Question> {
        self.window().map(|window| self.game().question(&window))
    }

    fn perspective(&self, observer: Observer) -> Box<dyn AnyPerspective + '_> {
        Box::new(Perspective { game: self, observer, view: self.game().view(observer) })
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
        value(&self.offer(seat, &self.game().view(Observer::Seat(seat))))
    }

    fn is_forced(&self, seat: Seat) -> bool {
        let menu = self.menu(seat);
        menu.forced(self.game()).is_some()
    }

    fn glimpse(&self, seat: Seat) -> Option<AnySight> {
        let observer = Observer::Seat(seat);
        Some(Box::new(Glimpse::<G> {
            rules: self.rules(),
            seat,
            view: self.game().view(observer),
            window: self.window_view(observer)?,
            menu: self.menu(seat),
        }))
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

    fn check_json(
        &self,
        seat: Seat,
        window: WindowId,
        action: &str,
    ) -> Result<Checked, AnyRejected> {
        let action = self.read(seat, action)?;
        self.check(&Submission { seat, window, actor: Actor::User, action })?;
        // On a copy, with a generator of its own: the match must not feel that it was asked.
        let mut game = self.game().clone();
        let mut host = Silent(SearchRng::new(0, 0));
        G::resolve(&mut Play::new(&mut game, &mut host), seat, action);
        let stays = game.window().is_some_and(|open| open.id == window) || game.covered(window);
        let effect = if stays { Effect::Stays } else { Effect::Closes };
        Ok(Checked { effect, reply: self.game().reply(&action) })
    }

    fn reply_json(&self, seat: Seat, action: &str) -> Option<Reply> {
        let action = self.read(seat, action).ok()?;
        Some(self.game().reply(&action))
    }

    fn shown_may_be_answered(&self) -> bool {
        self.game().shown_may_be_answered()
    }

    fn covered(&self, id: WindowId) -> bool {
        self.game().covered(id)
    }

    fn lead(&self) -> Seat {
        self.game().lead()
    }

    fn round(&self) -> u16 {
        self.game().round()
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
        let views = self.events_of(seq).iter().filter_map(|event| G::event_view(event, observer));
        views.map(|view| self.event_view_json(&view)).collect()
    }

    fn write_events(&self, seq: usize, observer: Observer, out: &mut String) {
        out.push('[');
        let mut comma = "";
        for view in self.events_of(seq).iter().filter_map(|event| G::event_view(event, observer)) {
            out.push_str(comma);
            write_json(&Told { event: &view, phrase: G::say_event(self.rules(), &view) }, out);
            comma = ",";
        }
        out.push(']');
    }

    fn action_json(&self, seq: usize) -> Option<Value> {
        self.log().get(seq).map(|entry| value(&entry.submission.action))
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

    fn eager_json(&self, seat: Seat) -> Option<Value> {
        let waited = self.window().is_some_and(|window| window.waiting.has(seat));
        let view = waited.then(|| self.game().view(Observer::Seat(seat)))?;
        let fallback = G::fallback(self.rules(), &view);
        let answers = |action: &G::Action| {
            *action != fallback && self.game().reply(action) == Reply::Question
        };
        self.menu(seat).actions.iter().find(|action| answers(action)).map(value)
    }

    fn commitment(&self) -> Option<Commitment> {
        self.commitment()
    }

    fn seed(&self) -> Option<Seed> {
        self.seed()
    }
}
