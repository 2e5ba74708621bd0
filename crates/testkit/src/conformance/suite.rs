//! What the suite plays, and what it found.

use std::fmt;

use contract::{DeckText, Game, Mode, Rejected, SearchRng};

/// What the suite must know about a game's actions beyond the contract.
#[derive(Debug)]
pub struct Wild<G: Game> {
    /// A random action, well-formed or not. It should often be legal for some seat: small numbers,
    /// cards of the deck and a few that are not in it.
    pub action: fn(&G::Rules, &mut SearchRng) -> G::Action,
    /// The kind of an action, as in [`Menu::composed`](contract::Menu::composed).
    pub kind: fn(G::Action) -> &'static str,
}

impl<G: Game> Clone for Wild<G> {
    /// Written by hand: a derived one would require `Rules: Clone`.
    fn clone(&self) -> Self {
        Self { action: self.action, kind: self.kind }
    }
}

/// The games to play: `Suite { n_games: 100, ..Suite::new(4, WILD) }`.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// Editions and variants.
    pub options: G::Options,
    /// The number of seats.
    pub seats: u8,
    /// The deck.
    pub deck: DeckText,
    /// How to make random actions of the game.
    pub wild: Wild<G>,
    /// The seed of the first game; the others count up from it. Games with an even seed are played
    /// in serial order, those with an odd seed in random order of arrival.
    pub seed: u64,
    /// The number of games.
    pub n_games: u32,
    /// The longest menu allowed.
    pub menu_max: usize,
    /// Keys of the view's JSON that only repeat the window; see the law
    /// `windows-open-on-public-facts`.
    pub window_keys: &'static [&'static str],
    /// The names of laws that this game need not keep; say why where you name one.
    pub skip: &'static [&'static str],
}

impl<G: Game> Suite<G> {
    /// Twenty games with the default options and deck.
    pub fn new(seats: u8, wild: Wild<G>) -> Self {
        Self {
            options: G::Options::default(),
            seats,
            deck: G::default_deck(),
            wild,
            seed: 1,
            n_games: 20,
            menu_max: 256,
            window_keys: &["asked", "waiting", "n_waiting", "may", "window"],
            skip: &[],
        }
    }

    /// Applies `CONFORMANCE_SEED` (play only that game) and `CONFORMANCE_GAMES` (play so many).
    pub(super) fn with_environment(mut self) -> Self {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        if let Some(n_games) = number("CONFORMANCE_GAMES") {
            self.n_games = u32::try_from(n_games).unwrap_or(u32::MAX);
        }
        if let Some(seed) = number("CONFORMANCE_SEED") {
            (self.seed, self.n_games) = (seed, 1);
        }
        self
    }
}

/// A broken law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law's name.
    pub check: &'static str,
    /// The seed of the game in which it was seen.
    pub seed: u64,
    /// How many actions had been accepted.
    pub step: usize,
    /// What was seen, in English.
    pub detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { check, seed, step, detail } = self;
        write!(out, "{check}: seed {seed}, after {step} actions: {detail}")
    }
}

/// How often each case came up, so that a test can show that a law was tried at all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Positions with a turn.
    pub turn: u64,
    /// Positions with an open window.
    pub open: u64,
    /// Positions with a sealed window.
    pub sealed: u64,
    /// Refusals of each kind: over, closed, blocked, not asked, overtaken, illegal.
    pub refused: [u64; 6],
    /// Texts from outside that were not an action at all.
    pub malformed: u64,
    /// Actions played alike in the true state and in an imagined one.
    pub coupled: u64,
    /// Draws exchanged for others that an observer could not tell apart.
    pub exchanged: u64,
    /// Sealed answers exchanged for others.
    pub answers: u64,
    /// Actions taken back.
    pub undone: u64,
}

impl Tally {
    pub(super) fn see(&mut self, mode: Mode) {
        match mode {
            Mode::Turn => self.turn += 1,
            Mode::Open => self.open += 1,
            Mode::Sealed => self.sealed += 1,
        }
    }

    pub(super) fn refuse<W>(&mut self, rejected: &Rejected<W>) {
        let place = match rejected {
            Rejected::Over => 0,
            Rejected::Closed => 1,
            Rejected::Blocked => 2,
            Rejected::NotAsked => 3,
            Rejected::Overtaken { .. } => 4,
            Rejected::Illegal { .. } => 5,
        };
        self.refused[place] += 1;
    }
}

/// What a run of the suite saw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played, to their end or to a violation.
    pub n_games: u64,
    /// Actions accepted in them.
    pub n_actions: u64,
    /// How often each case came up.
    pub tally: Tally,
    /// The first violation of each law, all from one game.
    pub violations: Vec<Violation>,
}

impl Report {
    /// Whether a law was broken.
    pub fn caught(&self, check: &str) -> bool {
        self.violations.iter().any(|violation| violation.check == check)
    }
}
