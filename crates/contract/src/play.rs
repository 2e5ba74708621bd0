//! How rules act on a game: the single place where chance comes in and events go out.

use crate::{CardId, CardSet, Chance, Drawn, Fault, Game, SearchRng};

/// What rules need from outside: chance, and a place to record events. There are three
/// implementations: [`Live`] for recorded matches, [`Silent`] for games that bots play, and
/// [`Forgetful`] for random playouts. Each more would compile every rule once more.
pub trait Host<G: Game> {
    /// Whether the game remembers what observers learn. See [`Game::remember`].
    const REMEMBERS: bool = true;

    /// A random card of a pile, which must not be empty.
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId;
    /// A random number below `n`.
    fn below(&mut self, n: u32) -> u32;
    /// Records an event.
    fn record(&mut self, event: &G::Event);
}

/// A game and its host, while a rule acts.
#[derive(Debug)]
pub struct Play<'a, G: Game, H> {
    /// The game as it is now.
    pub game: &'a mut G,
    host: &'a mut H,
}

impl<'a, G: Game, H: Host<G>> Play<'a, G, H> {
    /// Wraps `game`, so that rules can act on it.
    #[inline]
    pub fn new(game: &'a mut G, host: &'a mut H) -> Self {
        Self { game, host }
    }

    /// Applies and records an event in one step, so the list of events is complete by
    /// construction.
    #[inline]
    pub fn emit(&mut self, event: G::Event) {
        if H::REMEMBERS {
            self.game.remember(&event);
        }
        self.game.evolve(&event);
        self.host.record(&event);
    }

    /// A random card of a pile, which must not be empty. The pile does not change: an event does
    /// that.
    #[inline]
    pub fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        self.host.pick(from)
    }

    /// A random number below `n`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.host.below(n)
    }
}

/// Applies an event to a game of which views are shown: with all that observers learn from it.
pub fn apply<G: Game>(game: &mut G, event: &G::Event) {
    game.remember(event);
    game.evolve(event);
}

/// The host for games between bots and for searches: fast chance, nothing recorded.
#[derive(Clone, Debug)]
pub struct Silent(pub SearchRng);

/// The host for random playouts: nothing recorded, nothing remembered. Its games follow the same
/// rules to the same end, but their views know less than they should; show them to nobody.
#[derive(Clone, Debug)]
pub struct Forgetful(pub SearchRng);

impl<G: Game> Host<G> for Forgetful {
    const REMEMBERS: bool = false;

    #[inline]
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        self.0.pick(from)
    }

    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    #[inline]
    fn record(&mut self, _: &G::Event) {}
}

impl<G: Game> Host<G> for Silent {
    #[inline]
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        self.0.pick(from)
    }

    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    #[inline]
    fn record(&mut self, _: &G::Event) {}
}

/// The host for matches: it keeps all outcomes of chance and all events.
#[derive(Clone, Debug)]
pub struct Live<G: Game> {
    chance: Chance,
    /// All events, in order.
    pub(crate) events: Vec<G::Event>,
    /// The outcomes of chance since they were last taken.
    drawn: Vec<Drawn>,
    fault: Option<Fault>,
    /// The chance that rules go on with after a fault. It varies, so that a rule which draws until
    /// something fits still ends.
    spare: SearchRng,
}

impl<G: Game> Live<G> {
    /// A host with a source of chance.
    pub fn new(chance: Chance) -> Self {
        let spare = SearchRng::new(0, 0);
        Self { chance, events: Vec::new(), drawn: Vec::new(), fault: None, spare }
    }

    /// All events, in order.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Takes the outcomes of chance since the last call, or says why given outcomes did not fit.
    pub(crate) fn take_drawn(&mut self) -> Result<Vec<Drawn>, Fault> {
        let drawn = std::mem::take(&mut self.drawn);
        match self.fault {
            Some(fault) => Err(fault),
            None => Ok(drawn),
        }
    }

    /// Replaces the source of chance, for example for the next step of a replay, and returns the
    /// old one.
    pub(crate) fn swap_chance(&mut self, chance: Chance) -> Chance {
        std::mem::replace(&mut self.chance, chance)
    }

    /// A given outcome that was never drawn.
    pub(crate) fn left_over(&self) -> Option<Drawn> {
        self.chance.left_over()
    }

    /// Drops all events after the first `n_events`, and any fault.
    pub(crate) fn cut(&mut self, n_events: usize) {
        self.events.truncate(n_events);
        self.drawn.clear();
        self.fault = None;
    }

    fn keep<T>(
        &mut self,
        result: Result<T, Fault>,
        drawn: fn(&T) -> Drawn,
        instead: impl FnOnce(&mut SearchRng) -> T,
    ) -> T {
        match result {
            Ok(value) => {
                self.drawn.push(drawn(&value));
                value
            }
            // A rule cannot stop half-way: it goes on with any outcome that fits, and the match
            // discards the result.
            Err(fault) => {
                self.fault.get_or_insert(fault);
                instead(&mut self.spare)
            }
        }
    }
}

impl<G: Game> Host<G> for Live<G> {
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        let result = self.chance.pick(from);
        self.keep(result, |card| Drawn::Card(*card), |spare| spare.pick(from))
    }

    fn below(&mut self, n: u32) -> u32 {
        let result = self.chance.below(n);
        self.keep(result, |number| Drawn::Number(*number), |spare| spare.below(n))
    }

    fn record(&mut self, event: &G::Event) {
        // Events after a fault do not count.
        if self.fault.is_none() {
            self.events.push(*event);
        }
    }
}
