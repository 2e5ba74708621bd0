//! A game on this machine: one person against bots.

use std::num::{NonZeroU32, NonZeroUsize};

use bots::{Bot, Sight};
use contract::any::AnyRejected;
use contract::schedule::Ask;
use contract::{
    Actor, AnyAction, AnyMatch, Match, Mode, Observer, Placing, Reply, Schedule, SearchRng, Seat,
    Standing, Submission, Window, WindowId,
};
use record::Header;
use registry::{Budget, House, Level, Spec};
use serde_json::Value;

use lab::clock;

use super::any::{
    About, Answer, AnySession, Choice, Choices, Hint, Kept, Position, Refused, Silence, Told, Turn,
};

/// The number of random streams at each moment of a game: one for each seat, and one for hints.
const STREAMS: u64 = 16;
/// The stream of hints.
const HINTS: u64 = 15;

/// How long a captain searches for a hint.
const HINT: Budget = Budget::Millis(NonZeroU32::new(300).expect("more than 0"));

/// All threads of this machine: only one bot thinks at a time.
fn threads() -> u8 {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    u8::try_from(cores).unwrap_or(u8::MAX)
}

/// A bot and how long it may think.
struct Machine<G: House> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
}

/// One person's game against bots.
pub(crate) struct Session<G: House> {
    game: Match<G>,
    about: About,
    header: Header,
    /// The bots by seat; `None` for the person.
    bots: Vec<Option<Machine<G>>>,
    /// The random stream of hints.
    hints: SearchRng,
    /// The budget for a hint.
    pub(super) hint_budget: Budget,
    schedule: Schedule,
    /// The seat that is asked now; `None` once the game is over.
    asked: Option<Ask>,
    /// The actions each seat had when it was last asked; it is asked again if it has a new one.
    heard: Vec<Vec<G::Action>>,
    told: Vec<Told>,
}

impl<G: House> Session<G> {
    /// A new or continued game. `levels` has the bots by seat; `number` seeds them.
    pub(crate) fn new(
        game: Match<G>,
        about: About,
        header: Header,
        levels: &[Option<Spec>],
        number: u64,
    ) -> Self {
        // In a continued game the bots must not repeat the randomness of its start.
        let moment = u64::try_from(game.log().len()).unwrap_or_default() * STREAMS;
        let stream = |stream| SearchRng::new(number, moment + stream);
        let machine = |(seat, spec): (u64, &Option<Spec>)| {
            let bot = |spec: Spec| spec.bot_on(threads(), stream(seat));
            spec.map(|spec| Machine { bot: bot(spec), budget: spec.budget })
        };
        let bots = (0..).zip(levels).map(machine);
        let mut session = Self {
            bots: bots.collect(),
            hints: stream(HINTS),
            hint_budget: HINT,
            game,
            about,
            header,
            schedule: Schedule::default(),
            asked: None,
            heard: vec![Vec::new(); levels.len()],
            told: Vec::new(),
        };
        for seq in 0..=session.game.log().len() {
            session.note(seq);
        }
        session.ask();
        session
    }

    /// The hash of its seed; empty if it has none.
    pub(crate) fn commitment(&self) -> String {
        self.game.commitment().map(|hash| hash.to_string()).unwrap_or_default()
    }

    /// Tells the person and the bots the events of an action; 0 is the deal.
    fn note(&mut self, seq: usize) {
        let Self { game, about, bots, told, .. } = self;
        let events = match seq.checked_sub(1) {
            None => game.deal_events(),
            Some(idx) => game.events_of(idx),
        };
        for event in events {
            for (seat, bot) in game.seats().seats().zip(bots.iter_mut()) {
                let view = G::event_view(event, Observer::Seat(seat));
                if let (Some(machine), Some(view)) = (bot, view) {
                    machine.bot.observe(&view);
                }
            }
            let Some(view) = G::event_view(event, Observer::Seat(about.me)) else { continue };
            let Some(phrase) = G::say_event(game.rules(), &view) else { continue };
            told.push(Told { seq, event: value(&view), text: about.say(&phrase) });
        }
    }

    /// Finds the seat to ask now. If there is only one possible answer, it is given at once.
    fn ask(&mut self) {
        self.asked = self.game.window().map(|open| self.next(&open));
        if let Some(action) = self.only_answer() {
            let (me, window) = (self.about.me, self.window());
            let taken = self.take(me, window, Actor::User, action);
            taken.expect("it stands in the menu");
        }
    }

    /// Seats that may act and have something new to do come before those that the window waits for.
    /// Seats that owe a sealed answer may act besides: for them only other actions are new.
    fn next(&mut self, open: &Window) -> Ask {
        let game = self.game.game();
        let is_new = |seat: &Seat| {
            let heard = self.heard.get(seat.idx()).map_or(&[][..], Vec::as_slice);
            let waits = open.waiting.has(*seat);
            let news = |action: &G::Action| !waits || game.reply(action) == Reply::Aside;
            let menu = self.game.menu(*seat);
            menu.actions.iter().any(|action| news(action) && !heard.contains(action))
        };
        if let Some(seat) = open.may.clockwise_from(game.lead()).find(is_new) {
            return Ask { seat, must: open.waiting.has(seat) };
        }
        // Sealed answers may come in any order, so the person need not wait for the bots.
        let me = self.about.me;
        if open.mode == Mode::Sealed && open.waiting.has(me) {
            return Ask { seat: me, must: true };
        }
        let seats = self.game.seats();
        loop {
            let ask = self.schedule.ask(self.game.game(), seats, open);
            if ask.must {
                return ask;
            }
        }
    }

    /// The person's answer to a sealed question, if there is only one: nothing to play.
    fn only_answer(&self) -> Option<G::Action> {
        let window = self.game.window().filter(|open| open.mode == Mode::Sealed)?;
        let me = self.about.me;
        if self.asked != Some(Ask { seat: me, must: true }) || !window.waiting.has(me) {
            return None;
        }
        self.game.menu(me).forced(self.game.game())
    }

    /// A seat was asked: its present actions are not new to it any more.
    fn hear(&mut self, seat: Seat) {
        if let Some(heard) = self.heard.get_mut(seat.idx()) {
            *heard = self.game.menu(seat).actions;
        }
    }

    fn take(&mut self, seat: Seat, window: WindowId, actor: Actor, action: G::Action) -> Taken {
        let taken = self.game.submit(Submission { seat, window, actor, action });
        if let Err(rejected) = taken {
            return Err(AnyRejected::from(rejected));
        }
        self.note(self.game.log().len());
        self.hear(seat);
        self.ask();
        Ok(())
    }

    /// The action of a bot in that seat; `None` is silence.
    fn choose(&mut self, seat: Seat) -> Option<G::Action> {
        let open = self.game.window()?;
        let observer = Observer::Seat(seat);
        let (view, menu) = (self.game.game().view(observer), self.game.menu(seat));
        let (rules, window) = (self.game.rules(), open.view(observer));
        let sight = Sight { rules, seat, view: &view, window, menu: &menu };
        let machine = self.bots.get_mut(seat.idx()).and_then(Option::as_mut);
        let choose = |Machine { bot, budget }: &mut Machine<G>| {
            bot.choose(&sight, &mut budget.until(clock::now))
        };
        let advice = machine.and_then(choose);
        // A bot that must answer and does not would stop the game, so the fallback is played.
        let fallback = || sight.window.me.then(|| G::fallback(rules, &view));
        advice.map(|advice| advice.action).or_else(fallback)
    }

    /// Reads a typed action.
    fn read(&self, text: &str) -> Result<G::Action, Refused> {
        // People are careless with spaces, but the notation is strict.
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        G::read_action(self.game.rules(), &text)
            .map_err(|error| self.about.unreadable(&text, error))
    }

    fn refused(&self, rejected: &AnyRejected) -> Refused {
        self.about.refused(&self.about.say(&rejected.phrase), rejected.rule)
    }

    /// The events an action would cause.
    fn tried(&self, action: &Value) -> Result<Vec<Value>, Refused> {
        let (me, window) = (self.about.me, self.window());
        match self.game.attempt_action(me, window, &AnyAction::new(action.clone())) {
            Ok(told) => Ok(told.into_iter().map(|mut told| told["event"].take()).collect()),
            Err(rejected) => Err(self.refused(&rejected)),
        }
    }

    fn window(&self) -> WindowId {
        self.game.window().map(|window| window.id).unwrap_or_default()
    }

    fn notation(&self, action: &G::Action) -> String {
        let mut text = String::new();
        G::write_action(self.game.rules(), action, &mut text).expect("a string takes all text");
        text
    }
}

type Taken = Result<(), AnyRejected>;

/// The JSON of our own types, which always serialise.
fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).expect("our own types are plain data with string keys")
}

impl<G: House> AnySession for Session<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn view(&self) -> Position {
        let view = self.game.game().view(Observer::Seat(self.about.me));
        let turn = self.game.window().filter(|window| window.mode == Mode::Turn);
        Position {
            question: G::say_window(self.game.rules(), &view),
            turn: turn.and_then(|window| window.asked.first()),
            fields: value(&view),
        }
    }

    fn n_actions(&self) -> usize {
        self.game.log().len()
    }

    fn told(&self) -> &[Told] {
        &self.told
    }

    fn turn(&self) -> Turn {
        let (Some(window), Some(ask)) = (self.game.window(), self.asked) else {
            return Turn::Over;
        };
        let silence = if ask.must { Silence::Refused } else { Silence::Allowed };
        match window.mode {
            _ if ask.seat == self.about.me => Turn::Mine(silence),
            // Another seat may be about to speak up; naming it would reveal something about its
            // hand.
            Mode::Turn => window.waiting.first().map_or(Turn::Others(0), Turn::Other),
            Mode::Open | Mode::Sealed => Turn::Others(window.waiting.len()),
        }
    }

    fn speak_up(&mut self) {
        if self.may_speak_up() {
            self.asked = Some(Ask { seat: self.about.me, must: false });
        }
    }

    fn may_speak_up(&self) -> bool {
        let me = self.about.me;
        let may = self.game.window().is_some_and(|open| open.may.has(me));
        may && self.asked.is_some_and(|ask| ask.seat != me)
    }

    fn step(&mut self) {
        // Silence is not a step: showing that a seat had something to think about would reveal
        // something about its hand.
        while let (Some(window), Some(ask)) = (self.game.window(), self.asked) {
            if ask.seat == self.about.me {
                return;
            }
            if let Some(action) = self.choose(ask.seat) {
                let taken = self.take(ask.seat, window.id, Actor::Bot, action);
                return taken.expect("bots choose from the menu");
            }
            self.hear(ask.seat);
            self.ask();
        }
    }

    fn choices(&self) -> Choices {
        if !matches!(self.turn(), Turn::Mine(_)) {
            return Choices::default();
        }
        let menu = self.game.menu(self.about.me);
        let view = self.game.game().view(Observer::Seat(self.about.me));
        let choice = |action: &G::Action| Choice {
            action: value(action),
            notation: self.notation(action),
            words: self.about.say(&G::say_action(self.game.rules(), &view, action)),
        };
        Choices {
            list: menu.actions.iter().map(choice).collect(),
            composed: menu.composed.iter().map(|kind| (*kind).to_owned()).collect(),
        }
    }

    fn submit(&mut self, answer: Answer<'_>) -> Result<(), Refused> {
        let action = match answer {
            Answer::Notation(text) => self.read(text)?,
            Answer::Action(action) => serde_json::from_value(action.clone()).map_err(|_| {
                let text = self.about.text("refused-malformed");
                Refused { text, rule: None }
            })?,
            Answer::Silence => {
                if self.turn() == Turn::Mine(Silence::Allowed) {
                    self.hear(self.about.me);
                    self.ask();
                }
                return Ok(());
            }
        };
        let (me, window) = (self.about.me, self.window());
        self.take(me, window, Actor::User, action).map_err(|rejected| self.refused(&rejected))
    }

    fn poll(&mut self) -> bool {
        // In a local game nobody moves while the person thinks.
        false
    }

    fn foresee(&self, action: &Value) -> Vec<Value> {
        self.tried(action).unwrap_or_default()
    }

    fn attempt(&mut self, action: &Value) -> Result<Vec<Value>, Refused> {
        self.tried(action)
    }

    fn hint(&mut self) -> Result<Hint, String> {
        let none = || self.about.text("ui-hint-none");
        let open = self.game.window().filter(|_| matches!(self.turn(), Turn::Mine(_)));
        let open = open.ok_or_else(none)?;
        let (me, observer) = (self.about.me, Observer::Seat(self.about.me));
        let (view, menu) = (self.game.game().view(observer), self.game.menu(me));
        let (rules, window) = (self.game.rules(), open.view(observer));
        let sight = Sight { rules, seat: me, view: &view, window, menu: &menu };
        let rng = SearchRng::new(self.hints.word(), 0);
        let adviser = Spec { budget: self.hint_budget, ..Level::Captain.into() };
        let mut until = adviser.budget.until(clock::now);
        let advice = adviser.bot_on::<G>(threads(), rng).choose(&sight, &mut until);
        let advice = advice.ok_or_else(none)?;
        let words = self.about.say(&G::say_action(rules, &view, &advice.action));
        let reason = self.about.say(&advice.reason);
        Ok(Hint { action: value(&advice.action), words, reason })
    }

    fn placings(&self) -> Option<Vec<Placing>> {
        match self.game.game().standing() {
            Standing::Open(_) => None,
            Standing::Over(outcome) => Some(outcome.placings().to_vec()),
        }
    }

    fn seed(&self) -> Option<String> {
        self.game.seed().map(|seed| seed.to_string())
    }
}

impl<G: House> Kept for Session<G> {
    fn record(&self) -> String {
        record::save(&self.game, &self.header)
    }
}
