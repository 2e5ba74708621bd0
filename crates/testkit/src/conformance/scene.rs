//! What a law examines: a position in a match, or a whole game.

use contract::chance::Generator;
use contract::{
    Actor, CardId, Game, Match, Menu, Observer, SearchRng, Seat, SeatCount, SeatSet, Seed,
    Submission, Window, WindowId, Worlds,
};
use serde::Serialize;

use super::{Suite, Tally};

/// `Ok` if a law holds.
pub(crate) type Upheld = Result<(), Finding>;

/// How a law was broken.
#[derive(Debug)]
pub(crate) struct Finding {
    /// After how many actions, if it is not the current position.
    pub(crate) step: Option<usize>,
    /// What was seen, in English.
    pub(crate) detail: String,
}

impl From<String> for Finding {
    fn from(detail: String) -> Self {
        Self { step: None, detail }
    }
}

/// `Ok` if it holds; the message is only built if it does not.
pub(crate) fn require(holds: bool, detail: impl FnOnce() -> String) -> Upheld {
    if holds { Ok(()) } else { Err(Finding::from(detail())) }
}

/// A value as JSON; a failure to serialise is a finding too.
pub(crate) fn json(of: &impl Serialize) -> Result<String, Finding> {
    serde_json::to_string(of).map_err(|error| Finding::from(format!("no JSON: {error}")))
}

/// `Ok` if two values have the same JSON, byte for byte.
pub(crate) fn same_json<T: Serialize>(what: &str, truth: &T, other: &T) -> Upheld {
    let (truth, other) = (json(truth)?, json(other)?);
    require(truth == other, || format!("{what} differs:\n  truth {truth}\n  other {other}"))
}

/// A position in a match at which laws are tried.
pub(crate) struct LawScene<'a, G: Game> {
    pub(crate) suite: &'a Suite<G>,
    pub(crate) played: &'a Match<G>,
    /// The open window; `None` once the game is over.
    pub(crate) window: Option<Window>,
    /// The number of cards in the deck.
    pub(crate) n_cards: usize,
    /// Actions from earlier menus of this game.
    pub(crate) seen: &'a [G::Action],
    /// A random stream for this law at this position only, so that laws do not disturb each other.
    pub(crate) rng: SearchRng,
    pub(crate) tally: &'a mut Tally,
}

impl<G: Game> LawScene<'_, G> {
    pub(crate) fn game(&self) -> &G {
        self.played.game()
    }

    pub(crate) fn rules(&self) -> &'static G::Rules {
        self.played.rules()
    }

    pub(crate) fn seats(&self) -> SeatCount {
        self.played.seats()
    }

    /// All seats that may act now.
    pub(crate) fn acting(&self) -> SeatSet {
        self.window.map(|window| window.waiting.or(window.may)).unwrap_or_default()
    }

    /// A random card of the deck.
    pub(crate) fn some_card(&mut self) -> CardId {
        let place = self.index(self.n_cards.max(1));
        CardId(u8::try_from(place).expect("a card id is a u8"))
    }

    /// A random index below `n`.
    pub(crate) fn index(&mut self, n: usize) -> usize {
        self.rng.below(u32::try_from(n).expect("lists are short")) as usize
    }

    /// A random acting seat.
    pub(crate) fn some_actor(&mut self) -> Option<Seat> {
        let acting = self.acting();
        let place = (!acting.is_empty()).then(|| self.index(usize::from(acting.len())))?;
        acting.nth(place)
    }

    /// A random observer: a seat, or now and then a spectator.
    pub(crate) fn some_observer(&mut self) -> Observer {
        let seats = usize::from(self.seats().get());
        let place = self.index(seats + 1);
        self.seats().seats().nth(place).map_or(Observer::Spectator, Observer::Seat)
    }

    /// A random choice of a seat.
    pub(crate) fn some_choice(&mut self, seat: Seat) -> Option<G::Action> {
        let actions = self.played.menu(seat).actions;
        let place = (!actions.is_empty()).then(|| self.index(actions.len()))?;
        Some(actions[place])
    }

    /// Unasked-for actions: `n` wild ones, and `n` from earlier menus.
    pub(crate) fn wild(&mut self, n: usize) -> Vec<G::Action> {
        let (rules, wild) = (self.rules(), self.suite.wild.action);
        let mut actions: Vec<G::Action> = (0..n).map(|_| wild(rules, &mut self.rng)).collect();
        for _ in 0..n.min(self.seen.len()) {
            let place = self.index(self.seen.len());
            actions.push(self.seen[place]);
        }
        actions
    }

    /// A random sender: mostly an acting seat, now and then any seat, or one that does not exist.
    pub(crate) fn some_sender(&mut self) -> Seat {
        let actor = self.some_actor().filter(|_| self.rng.below(4) != 0);
        actor.unwrap_or_else(|| Seat(u8::try_from(self.index(12)).expect("below twelve")))
    }

    /// A random window id: half the time the open window's, otherwise one near it.
    pub(crate) fn some_window(&mut self) -> WindowId {
        if let (Some(window), 0) = (self.window, self.rng.below(2)) {
            return window.id;
        }
        let top = self.window.map_or(3, |window| window.id.0);
        let step = u16::try_from(self.rng.below(6)).expect("below six");
        WindowId((top + 1).saturating_sub(step))
    }

    /// An answer to the open window.
    pub(crate) fn answer(&self, seat: Seat, action: G::Action) -> Submission<G::Action> {
        let window = self.window.map(|window| window.id).unwrap_or_default();
        Submission { seat, window, actor: Actor::Bot, action }
    }
}

impl<G: Game + Worlds> LawScene<'_, G> {
    /// A state sampled from the observer's information set.
    pub(crate) fn world(&mut self, observer: Observer) -> G {
        let view = self.game().view(observer);
        G::sample_world(self.rules(), &view, &mut self.rng)
    }
}

/// A state as it was at its time, for later comparison.
pub(crate) struct Kept<G> {
    pub(crate) game: G,
    /// Everything a referee sees of it, as text.
    pub(crate) text: String,
    pub(crate) window: Option<Window>,
}

/// A whole game, finished or not.
pub(crate) struct Whole<'a, G: Game> {
    pub(crate) played: &'a Match<G>,
    /// The states: first the one after the deal, then one after each action.
    pub(crate) states: &'a [Kept<G>],
    pub(crate) generator: Generator,
    pub(crate) seed: Seed,
    pub(crate) rng: SearchRng,
}

impl<G: Game> Whole<'_, G> {
    /// A finding about the state after so many actions.
    pub(crate) fn at(step: usize, detail: String) -> Finding {
        Finding { step: Some(step), detail }
    }
}

/// A seat's menu in a state, whether or not it is asked.
pub(crate) fn menu_of<G: Game>(game: &G, seat: Seat) -> Menu<G::Action> {
    let mut menu = Menu::default();
    game.menu(seat, &mut menu);
    menu
}

/// An action in the canonical notation.
pub(crate) fn written<G: Game>(rules: &G::Rules, action: &G::Action) -> String {
    let mut text = String::new();
    match G::write_action(rules, action, &mut text) {
        Ok(()) => text,
        Err(_) => format!("{action:?}"),
    }
}
