//! What a law looks at: a position in a match, or a whole game.

use contract::chance::Generator;
use contract::{
    Actor, CardId, Game, Match, Menu, Observer, SearchRng, Seat, SeatCount, SeatSet, Seed,
    Submission, Window, WindowId, Worlds,
};
use serde::Serialize;

use super::{Suite, Tally};

/// `Ok` where a law holds.
pub(crate) type Verdict = Result<(), Finding>;

/// What was seen where a law does not hold.
#[derive(Debug)]
pub(crate) struct Finding {
    /// After how many actions, where it is not the position looked at.
    pub(crate) step: Option<usize>,
    /// What was seen.
    pub(crate) detail: String,
}

impl From<String> for Finding {
    fn from(detail: String) -> Self {
        Self { step: None, detail }
    }
}

/// `Ok` where it holds; the words are only made where it does not.
pub(crate) fn require(holds: bool, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Finding::from(detail())) }
}

/// The JSON of a value; that it cannot be made is a finding of its own.
pub(crate) fn json(of: &impl Serialize) -> Result<String, Finding> {
    serde_json::to_string(of).map_err(|error| Finding::from(format!("no JSON: {error}")))
}

/// `Ok` where two values have the same JSON, byte for byte.
pub(crate) fn same_json<T: Serialize>(what: &str, truth: &T, other: &T) -> Verdict {
    let (truth, other) = (json(truth)?, json(other)?);
    require(truth == other, || format!("{what} differs:\n  truth {truth}\n  other {other}"))
}

/// A position in a match, at which laws are tried.
pub(crate) struct Scene<'a, G: Game> {
    pub(crate) suite: &'a Suite<G>,
    pub(crate) played: &'a Match<G>,
    /// The open window; none once the game is over.
    pub(crate) window: Option<Window>,
    /// How many cards have a name.
    pub(crate) n_cards: usize,
    /// Actions that stood in menus of this game so far.
    pub(crate) seen: &'a [G::Action],
    /// A stream for this law at this position alone, so that laws do not disturb each other.
    pub(crate) rng: SearchRng,
    pub(crate) tally: &'a mut Tally,
}

impl<G: Game> Scene<'_, G> {
    pub(crate) fn game(&self) -> &G {
        self.played.game()
    }

    pub(crate) fn rules(&self) -> &'static G::Rules {
        self.played.rules()
    }

    pub(crate) fn seats(&self) -> SeatCount {
        self.played.seats()
    }

    /// Everybody who may act now.
    pub(crate) fn acting(&self) -> SeatSet {
        self.window.map(|window| window.waiting.or(window.may)).unwrap_or_default()
    }

    /// Any card of the deck.
    pub(crate) fn some_card(&mut self) -> CardId {
        let place = self.index(self.n_cards.max(1));
        CardId(u8::try_from(place).expect("a card id is a u8"))
    }

    /// A number below `n`, as an index.
    pub(crate) fn index(&mut self, n: usize) -> usize {
        self.rng.below(u32::try_from(n).expect("lists are short")) as usize
    }

    /// One of those who may act.
    pub(crate) fn some_actor(&mut self) -> Option<Seat> {
        let acting = self.acting();
        let place = (!acting.is_empty()).then(|| self.index(usize::from(acting.len())))?;
        acting.nth(place)
    }

    /// Somebody who looks: a seat, or now and then a spectator.
    pub(crate) fn some_observer(&mut self) -> Observer {
        let seats = usize::from(self.seats().get());
        let place = self.index(seats + 1);
        self.seats().seats().nth(place).map_or(Observer::Spectator, Observer::Seat)
    }

    /// One of a seat's choices.
    pub(crate) fn some_choice(&mut self, seat: Seat) -> Option<G::Action> {
        let actions = self.played.menu(seat).actions;
        let place = (!actions.is_empty()).then(|| self.index(actions.len()))?;
        Some(actions[place])
    }

    /// Actions nobody asked for: `n` wild ones, and `n` that stood in earlier menus.
    pub(crate) fn wild(&mut self, n: usize) -> Vec<G::Action> {
        let (rules, wild) = (self.rules(), self.suite.wild.action);
        let mut actions: Vec<G::Action> = (0..n).map(|_| wild(rules, &mut self.rng)).collect();
        for _ in 0..n.min(self.seen.len()) {
            let place = self.index(self.seen.len());
            actions.push(self.seen[place]);
        }
        actions
    }

    /// Somebody who sends something: mostly one who may act, now and then anybody, or a seat that
    /// is not there.
    pub(crate) fn some_sender(&mut self) -> Seat {
        let actor = self.some_actor().filter(|_| self.rng.below(4) != 0);
        actor.unwrap_or_else(|| Seat(u8::try_from(self.index(12)).expect("below twelve")))
    }

    /// A window's number: the open one's half the time, else one near it.
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

impl<G: Game + Worlds> Scene<'_, G> {
    /// What somebody who sees only the observer's view may imagine.
    pub(crate) fn world(&mut self, observer: Observer) -> G {
        let view = self.game().view(observer);
        G::sample_world(self.rules(), &view, &mut self.rng)
    }
}

/// A state of a game as it was when its turn came, to be compared later.
pub(crate) struct Kept<G> {
    pub(crate) game: G,
    /// All there is to see of it, as text.
    pub(crate) text: String,
    pub(crate) window: Option<Window>,
}

/// A game that was played, to its end or as far as it came.
pub(crate) struct Whole<'a, G: Game> {
    pub(crate) played: &'a Match<G>,
    /// The states: the first after the deal, then one after each action.
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

/// A seat's menu in a state, whoever is asked.
pub(crate) fn menu_of<G: Game>(game: &G, seat: Seat) -> Menu<G::Action> {
    let mut menu = Menu::default();
    game.menu(seat, &mut menu);
    menu
}

/// An action in words a tester can type.
pub(crate) fn written<G: Game>(rules: &G::Rules, action: &G::Action) -> String {
    let mut text = String::new();
    match G::write_action(rules, action, &mut text) {
        Ok(()) => text,
        Err(_) => format!("{action:?}"),
    }
}
