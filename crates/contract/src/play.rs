//! How rules act on a game: chance comes in, events go out, through one door.

use crate::{CardId, CardSet, Chance, Drawn, Fault, Game, SearchRng};

/// What lies outside the rules. There are two: [`Silent`] for playouts and [`Live`] for what is
/// recorded; more would compile every rule again.
pub trait Host<G: Game> {
    /// A random card of a pile that is not empty.
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId;
    /// A random number below `n`.
    fn below(&mut self, n: u32) -> u32;
    /// Takes note of what happened.
    fn record(&mut self, event: &G::Event);
}

/// A game and what lies outside it, while a rule acts.
#[derive(Debug)]
pub struct Play<'a, G: Game, H> {
    /// The game as it is now.
    pub game: &'a mut G,
    host: &'a mut H,
}

impl<'a, G: Game, H: Host<G>> Play<'a, G, H> {
    /// Lets rules act on `game`.
    #[inline]
    pub fn new(game: &'a mut G, host: &'a mut H) -> Self {
        Self { game, host }
    }

    /// Something happens: it is applied and recorded in one step, so the list of events is
    /// complete by construction.
    #[inline]
    pub fn emit(&mut self, event: G::Event) {
        self.game.evolve(&event);
        self.host.record(&event);
    }

    /// A random card of a pile that is not empty. The pile is not changed: an event does that.
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

/// The host of playouts: fast chance, nothing recorded.
#[derive(Clone, Debug)]
pub struct Silent(pub SearchRng);

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

/// The host of matches: what was drawn and what happened is kept.
#[derive(Clone, Debug)]
pub struct Live<G: Game> {
    chance: Chance,
    /// What happened, all of it, in order.
    pub(crate) events: Vec<G::Event>,
    /// What chance did since this was last taken.
    drawn: Vec<Drawn>,
    fault: Option<Fault>,
    /// What rules go on with after a fault. It varies, so that a rule that draws again until
    /// something fits comes to an end.
    spare: SearchRng,
}

impl<G: Game> Live<G> {
    /// A host on a source of chance.
    pub fn new(chance: Chance) -> Self {
        let spare = SearchRng::new(0, 0);
        Self { chance, events: Vec::new(), drawn: Vec::new(), fault: None, spare }
    }

    /// What happened, all of it, in order.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Takes what chance did since the last time, or says why given outcomes did not fit.
    pub(crate) fn take_drawn(&mut self) -> Result<Vec<Drawn>, Fault> {
        let drawn = std::mem::take(&mut self.drawn);
        match self.fault {
            Some(fault) => Err(fault),
            None => Ok(drawn),
        }
    }

    /// Puts another source of chance in, as for the next step of a replay, and hands the old
    /// one out.
    pub(crate) fn swap_chance(&mut self, chance: Chance) -> Chance {
        std::mem::replace(&mut self.chance, chance)
    }

    /// A given outcome that nothing asked for.
    pub(crate) fn left_over(&self) -> Option<Drawn> {
        self.chance.left_over()
    }

    /// Forgets what happened after the first `n_events`, and any fault.
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
            // A rule cannot stop half-way: it goes on with anything that fits, and the match
            // throws the result away.
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
        // What follows a fault did not happen.
        if self.fault.is_none() {
            self.events.push(*event);
        }
    }
}
