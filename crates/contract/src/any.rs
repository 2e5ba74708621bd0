//! A match with its types erased: JSON in, JSON out, for code that must not know any game.

mod action;
mod offer;
mod perspective;
mod rejected;
mod texts;

use std::any::Any;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

pub use action::AnyAction;
pub use offer::{Choice, PhrasedMenu, Told};
pub use perspective::{AnyMenu, AnyPerspective};
use perspective::{Perspective, score};
use rejected::malformed;
pub use rejected::{AnyRejected, RejectedReason};
use texts::TextKey;
pub use texts::{Text, Texts};

use crate::explain::explain;
use crate::hash::hash_of;
use crate::json::value;
use crate::{
    Actor, CardId, Commitment, Explanation, Game, Match, Menu, NoUndo, Observer, Outcome, Phrase,
    Play, Question, Reply, SAID, SCORE, SearchRng, Seat, SeatCount, Seed, Silent, Standing,
    Submission, Window, WindowId, WindowView, Worlds,
};

/// One accepted action in the canonical notation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyLogEntry {
    /// The window that the action answered.
    pub window: WindowId,
    /// The seat that acted.
    pub seat: Seat,
    /// The sender: a person, a bot, the clock or a standing order.
    pub actor: Actor,
    /// The action in the canonical notation.
    pub action: String,
}

/// What an action would do to the window it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// It stays, either open or covered by another window.
    Stays,
    /// It closes.
    Closes,
}

/// What an action would do, as the seat that thinks about it may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attempt {
    /// The action in words.
    pub phrase: Phrase,
    /// What it would bring, sentence by sentence.
    pub brings: Vec<Phrase>,
    /// The events, up to the first chance event, as in an update.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Told<Value>>"))]
    pub events: Vec<Value>,
}

/// What a bot in one seat may see: everything it needs to think on another thread, and no more.
#[derive(Clone, Debug)]
pub struct Glimpse<G: Game> {
    /// The rules of the match.
    pub rules: &'static G::Rules,
    /// The bot's seat.
    pub seat: Seat,
    /// The view of that seat.
    pub view: G::View,
    /// The open window.
    pub window: WindowView,
    /// What the bot may do.
    pub menu: Menu<G::Action>,
}

/// A [`Glimpse`] of any game; only the code that made the match knows of which.
pub type AnySight = Box<dyn Any + Send>;

/// A bot of any game.
pub trait AnyBot: Send {
    /// Chooses an action from a [`Glimpse`] of its own game. `None` means that the bot stays
    /// silent, which a seat may do when it is not waited for. The search calls `until` with the
    /// number of iterations so far and stops when it returns `true`.
    fn choose(&mut self, sight: &AnySight, until: &mut dyn FnMut(u32) -> bool) -> Option<Value>;
}

/// A match of any game. It gives out views only; no method returns a state.
pub trait AnyMatch: Send {
    /// The game's id.
    fn game_id(&self) -> &'static str;
    /// The number of seats.
    fn seats(&self) -> SeatCount;
    /// What never changes during the match: card tables, options.
    fn rules_json(&self) -> Box<RawValue>;
    /// The open window as the observer may know it; `None` once the match is over.
    fn window_view(&self, observer: Observer) -> Option<WindowView>;
    /// The open window in full. The seats still waited for are a secret of the table that keeps
    /// the clocks; never send them to a client.
    fn window(&self) -> Option<Window>;
    /// The kind of question that the open window asks.
    fn question(&self) -> Option<Question>;
    /// The match from an observer's point of view. A table that writes several parts of a message
    /// takes them all from one perspective, so that the view is built once.
    fn perspective(&self, observer: Observer) -> Box<dyn AnyPerspective + '_>;
    /// How the match ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What the observer may know, as JSON, with what the game says about it ([`SAID`],
    /// [`SCORE`]).
    fn view_json(&self, observer: Observer) -> Value;
    /// The choices of a seat, each with its JSON, its notation and its phrase.
    fn menu_json(&self, seat: Seat) -> Value;
    /// Whether a seat that is asked has exactly one choice and no composed actions.
    fn is_forced(&self, seat: Seat) -> bool;
    /// What a bot in the seat may see.
    fn glimpse(&self, seat: Seat) -> Option<AnySight>;
    /// Gives an action its type. Everything that takes an action reads it first if need be, so
    /// this only saves the work of doing it again.
    ///
    /// # Errors
    /// Why it is not an action of this game.
    fn read_action(&self, seat: Seat, action: AnyAction) -> Result<AnyAction, AnyRejected>;
    /// Plays an action.
    ///
    /// # Errors
    /// Why the action was rejected; the match is unchanged.
    fn submit_action(
        &mut self,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: &AnyAction,
    ) -> Result<(), AnyRejected>;
    /// Checks an action without playing it.
    ///
    /// # Errors
    /// Why the action would be rejected.
    fn check_action(
        &self,
        seat: Seat,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<(), AnyRejected>;
    /// What an action would do to the window it answers.
    ///
    /// # Errors
    /// Why the action would be rejected.
    fn effect(
        &self,
        seat: Seat,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<Effect, AnyRejected>;
    /// What an action replies to; `None` if it is not an action of this game.
    fn reply(&self, seat: Seat, action: &AnyAction) -> Option<Reply>;
    /// Whether the cards shown in the open window may still be answered, judging by public facts.
    fn shown_may_be_answered(&self) -> bool;
    /// Whether the open window covers this one.
    fn covered(&self, id: WindowId) -> bool;
    /// The first seat in the clockwise order in which competing answers are taken.
    fn lead(&self) -> Seat;
    /// The number of the current round; 0 if the game has no rounds.
    fn round(&self) -> u16;
    /// What an action would do, up to the first chance event; nothing is logged.
    ///
    /// # Errors
    /// Why the action would be rejected.
    fn attempt_action(
        &self,
        seat: Seat,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<Attempt, AnyRejected>;
    /// Explains a card to an observer, by what they may know; `None` if there is no such card.
    fn explain(&self, observer: Observer, card: CardId) -> Option<Explanation>;
    /// The number of accepted actions.
    fn n_actions(&self) -> usize;
    /// How often the match has changed; see [`Match::version`].
    fn version(&self) -> u32;
    /// The actions that were accepted after a version; see [`Match::since`].
    fn since(&self, version: u32) -> Option<Range<usize>>;
    /// Whether a seat may take back the last action; see [`Match::may_undo`].
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo>;
    /// Takes back the last action of a seat and returns the version that the action had made.
    ///
    /// # Errors
    /// Why it cannot be taken back; the match is unchanged.
    fn undo(&mut self, seat: Seat) -> Result<u32, NoUndo>;
    /// The events of action number `seq` as the observer may know them, each with its phrase.
    fn events(&self, seq: usize, observer: Observer, texts: &mut Texts) -> Text;
    /// The events of the deal as spectators know them, each with its phrase.
    fn deal(&self) -> Box<RawValue>;
    /// The accepted actions.
    fn log_text(&self) -> Vec<AnyLogEntry>;
    /// The action that the clock plays for a seat that is waited for.
    fn fallback_action(&self, seat: Seat) -> Option<AnyAction>;
    /// The first choice of a seat that is waited for which does more than the clock's action
    /// would.
    fn eager_action(&self, seat: Seat) -> Option<AnyAction>;
    /// The hash of the seed.
    fn commitment(&self) -> Option<Commitment>;
    /// The seed, once the match is over.
    fn seed(&self) -> Option<Seed>;
}

/// The JSON text of one of our own types.
fn raw(of: &(impl Serialize + ?Sized)) -> Box<RawValue> {
    to_raw_value(of).expect("our own types are plain data with string keys")
}

/// Events as an observer may know them, each with its phrase.
fn told<G: Game>(of: &Match<G>, views: &[G::EventView]) -> Box<RawValue> {
    let told = |event| Told { phrase: G::say_event(of.rules(), event), event };
    raw(&views.iter().map(told).collect::<Vec<_>>())
}

impl<G: Game> Match<G> {
    /// The typed action.
    fn typed(&self, seat: Seat, action: &AnyAction) -> Result<G::Action, AnyRejected> {
        if seat.0 >= self.seats().get() {
            return Err(malformed("no such seat"));
        }
        action.typed().map_or_else(
            || G::Action::deserialize(action.json()).map_err(|error| malformed(&error.to_string())),
            Ok,
        )
    }

    fn event_view_json(&self, view: &G::EventView) -> Value {
        value(&Told { event: view, phrase: G::say_event(self.rules(), view) })
    }

    fn offer(&self, seat: Seat, view: &G::View) -> PhrasedMenu<G::Action> {
        let menu = self.menu(seat);
        let choices = menu.actions.into_iter().map(|action| {
            let mut notation = String::new();
            G::write_action(self.rules(), &action, &mut notation).expect("strings take all text");
            let phrase = G::say_action(self.rules(), view, &action);
            Choice { action, notation, phrase, unlikely: G::is_unlikely(&action) }
        });
        PhrasedMenu { choices: choices.collect(), composed: menu.composed }
    }
}

impl<G: Worlds> AnyMatch for Match<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> SeatCount {
        self.seats()
    }

    fn rules_json(&self) -> Box<RawValue> {
        raw(self.rules())
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
        let view = self.game().view(observer);
        let mut shown = value(&view);
        let said = value(&G::say_view(self.rules(), &view));
        let score = score(self, &view);
        if let Value::Object(fields) = &mut shown {
            if !said.is_null() {
                fields.insert(SAID.to_owned(), said);
            }
            if !score.is_empty() {
                fields.insert(SCORE.to_owned(), value(&score));
            }
        }
        shown
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

    fn read_action(&self, seat: Seat, action: AnyAction) -> Result<AnyAction, AnyRejected> {
        let typed = self.typed(seat, &action)?;
        let was_read = action.typed::<G::Action>().is_some();
        Ok(if was_read { action } else { AnyAction::of(typed) })
    }

    fn submit_action(
        &mut self,
        seat: Seat,
        window: WindowId,
        actor: Actor,
        action: &AnyAction,
    ) -> Result<(), AnyRejected> {
        let action = self.typed(seat, action)?;
        self.submit(Submission { seat, window, actor, action })?;
        Ok(())
    }

    fn check_action(
        &self,
        seat: Seat,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<(), AnyRejected> {
        let action = self.typed(seat, action)?;
        Ok(self.check(&Submission { seat, window, actor: Actor::User, action })?)
    }

    fn effect(
        &self,
        seat: Seat,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<Effect, AnyRejected> {
        self.check_action(seat, window, action)?;
        let action = self.typed(seat, action)?;
        // Runs on a copy with its own generator, so that the attempt leaves the match unchanged.
        let mut game = self.game().clone();
        let mut host = Silent(SearchRng::new(0, 0));
        G::resolve(&mut Play::new(&mut game, &mut host), seat, action);
        let stays = game.window().is_some_and(|open| open.id == window) || game.covered(window);
        Ok(if stays { Effect::Stays } else { Effect::Closes })
    }

    fn reply(&self, seat: Seat, action: &AnyAction) -> Option<Reply> {
        let action = self.typed(seat, action).ok()?;
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

    fn attempt_action(
        &self,
        seat: Seat,
        window: WindowId,
        action: &AnyAction,
    ) -> Result<Attempt, AnyRejected> {
        let action = self.typed(seat, action)?;
        let events = self.attempt(&Submission { seat, window, actor: Actor::User, action })?;
        let (rules, view) = (self.rules(), self.game().view(Observer::Seat(seat)));
        Ok(Attempt {
            phrase: G::say_action(rules, &view, &action),
            brings: G::say_attempt(rules, &view, &action, &events),
            events: events.iter().map(|event| self.event_view_json(event)).collect(),
        })
    }

    fn explain(&self, observer: Observer, card: CardId) -> Option<Explanation> {
        explain::<G>(self.rules(), Some(&self.game().view(observer)), card)
    }

    fn n_actions(&self) -> usize {
        self.log().len()
    }

    fn version(&self) -> u32 {
        self.version()
    }

    fn since(&self, version: u32) -> Option<Range<usize>> {
        self.since(version)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<u32, NoUndo> {
        self.undo(seat)
    }

    fn events(&self, seq: usize, observer: Observer, texts: &mut Texts) -> Text {
        let known = |event| G::event_view(event, observer);
        let views: Vec<G::EventView> = self.events_of(seq).iter().filter_map(known).collect();
        texts.share(TextKey::Events(seq), hash_of(&views), || told(self, &views).into())
    }

    fn deal(&self) -> Box<RawValue> {
        let public = |event| G::event_view(event, Observer::Spectator);
        let views: Vec<G::EventView> = self.deal_events().iter().filter_map(public).collect();
        told(self, &views)
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

    fn fallback_action(&self, seat: Seat) -> Option<AnyAction> {
        let waited = self.window().is_some_and(|window| window.waiting.has(seat));
        let view = waited.then(|| self.game().view(Observer::Seat(seat)))?;
        Some(AnyAction::of(G::fallback(self.rules(), &view)))
    }

    fn eager_action(&self, seat: Seat) -> Option<AnyAction> {
        let waited = self.window().is_some_and(|window| window.waiting.has(seat));
        let view = waited.then(|| self.game().view(Observer::Seat(seat)))?;
        let fallback = G::fallback(self.rules(), &view);
        let answers = |action: &G::Action| {
            *action != fallback && self.game().reply(action) == Reply::Question
        };
        self.menu(seat).actions.into_iter().find(answers).map(AnyAction::of)
    }

    fn commitment(&self) -> Option<Commitment> {
        self.commitment()
    }

    fn seed(&self) -> Option<Seed> {
        self.seed()
    }
}
