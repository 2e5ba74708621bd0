//! What is tried and what was found.

use std::fmt;

use contract::{DeckText, Game, Mode, Rejected, SearchRng};

/// What the suite must know of a game's actions beyond the contract.
#[derive(Debug)]
pub struct Wild<G: Game> {
    /// Any action at all, well-formed or not. It should often be one that some seat may play:
    /// small numbers, cards of the deck and a few that are not.
    pub action: fn(&G::Rules, &mut SearchRng) -> G::Action,
    /// The kind of an action, by the words of [`Menu::composed`](contract::Menu::composed).
    pub kind: fn(G::Action) -> &'static str,
}

impl<G: Game> Clone for Wild<G> {
    /// By hand: a derived one would ask for rules that can be cloned.
    fn clone(&self) -> Self {
        Self { action: self.action, kind: self.kind }
    }
}

/// What to play: `Suite { n_games: 100, ..Suite::new(4, WILD) }`.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// Editions and variants.
    pub options: G::Options,
    /// How many seats.
    pub seats: u8,
    /// The deck.
    pub deck: DeckText,
    /// What is known of the game's actions.
    pub wild: Wild<G>,
    /// The seed of the first game; the others follow. Games with an even seed are played in the
    /// serial order of machines, those with an odd one in random order of arrival.
    pub seed: u64,
    /// How many games.
    pub n_games: u32,
    /// The longest menu allowed.
    pub menu_max: usize,
    /// Keys of the view's JSON that only repeat what the window says; see
    /// `windows-open-on-public-facts`.
    pub window_keys: &'static [&'static str],
    /// Laws this game need not keep, by name; say why where you name one.
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

    /// As `CONFORMANCE_SEED` (that game alone) and `CONFORMANCE_GAMES` (so many) say.
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

/// A law that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Its name.
    pub check: &'static str,
    /// The seed of the game in which it was seen.
    pub seed: u64,
    /// How many actions had been accepted.
    pub step: usize,
    /// What was seen.
    pub detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { check, seed, step, detail } = self;
        write!(out, "{check}: seed {seed}, after {step} actions: {detail}")
    }
}

/// How often things came up, so that a test can show that a law was tried at all.
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
    /// Texts from outside that were not even an action.
    pub malformed: u64,
    /// Actions played alike in the true state and in an imagined one.
    pub coupled: u64,
    /// Draws exchanged for others that an observer could not tell apart.
    pub exchanged: u64,
    /// Sealed answers exchanged for others.
    pub answers: u64,
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
    /// How often things came up.
    pub tally: Tally,
    /// The first violation of each law, all of one game.
    pub violations: Vec<Violation>,
}

impl Report {
    /// Whether a law was seen broken.
    pub fn caught(&self, check: &str) -> bool {
        self.violations.iter().any(|violation| violation.check == check)
    }
}
