//! Random games from the deal to the end, and a tally of what came up in them. A law that is never
//! put to the test proves nothing, so everything in the rules must come up.

use std::collections::BTreeMap;

use contract::chance::Generator;
use contract::{
    Actor, Game, Match, Menu, Outcome, Schedule, SearchRng, Seat, Seed, Standing, Submission,
};

/// How many games are played for each set-up: `PLAYOUT_GAMES`, or `usual` if it is not set.
///
/// # Panics
/// When `PLAYOUT_GAMES` is not a number.
pub fn n_games(usual: u64) -> u64 {
    let told = std::env::var("PLAYOUT_GAMES").ok();
    told.map_or(usual, |text| text.parse().expect("PLAYOUT_GAMES is a number"))
}

/// Counts what came up.
#[derive(Debug)]
pub struct Tally {
    wanted: &'static [&'static str],
    counts: BTreeMap<String, u32>,
}

impl Tally {
    /// A tally of things that must come up.
    pub fn new(wanted: &'static [&'static str]) -> Self {
        Self { wanted, counts: BTreeMap::new() }
    }

    /// Counts that something came up.
    pub fn saw(&mut self, sight: &str) {
        if let Some(count) = self.counts.get_mut(sight) {
            *count += 1;
        } else {
            self.counts.insert(sight.to_owned(), 1);
        }
    }

    /// Counts that something came up, if it did.
    pub fn saw_if(&mut self, sight: &str, seen: bool) {
        if seen {
            self.saw(sight);
        }
    }

    /// Checks that everything on the list came up, and nothing else.
    ///
    /// # Panics
    /// When something did not come up, or was not on the list.
    #[track_caller]
    pub fn assert_exact(&self) {
        let listed = |sight: &&String| self.wanted.contains(&sight.as_str());
        let unknown: Vec<&String> = self.counts.keys().filter(|sight| !listed(sight)).collect();
        assert!(unknown.is_empty(), "not in the list: {unknown:?}");
        self.assert_all();
    }

    /// Checks that everything on the list came up.
    ///
    /// # Panics
    /// When something did not.
    #[track_caller]
    pub fn assert_all(&self) {
        println!("{:#?}", self.counts);
        let unseen: Vec<&&str> =
            self.wanted.iter().filter(|sight| !self.counts.contains_key(**sight)).collect();
        assert!(unseen.is_empty(), "never came up: {unseen:?}");
    }
}

/// One action of a game, with the states before and after it.
#[derive(Debug)]
pub struct PlayedAction<'a, G: Game> {
    /// The state before.
    pub before: &'a G,
    /// The acting seat.
    pub seat: Seat,
    /// Its menu.
    pub listed: &'a [G::Action],
    /// The action it chose.
    pub action: G::Action,
    /// The resulting events.
    pub events: &'a [G::Event],
    /// The state after.
    pub after: &'a G,
}

/// Plays the game with this number to its end in serial order, each action drawn from the menu, and
/// reports each step.
///
/// # Panics
/// When the menu offers an illegal action, or the game takes more than `actions_max` actions.
pub fn play<G: Game>(
    mut game: Match<G>,
    number: u64,
    actions_max: usize,
    mut visit: impl FnMut(&PlayedAction<'_, G>),
) -> (Match<G>, Outcome) {
    let (mut schedule, mut menu) = (Schedule::default(), Menu::default());
    let mut rng = choices(number, game.seats().get());
    while let Some(window) = game.window() {
        assert!(game.log().len() < actions_max, "game {number} goes on for ever");
        let before = game.game().clone();
        let ask = schedule.ask(&before, game.seats(), &window);
        let seat = ask.seat;
        before.menu(seat, &mut menu);
        let listed = menu.actions.clone();
        let Some(action) = before.draw_action(ask, &mut menu, &mut rng).action else { continue };
        let submission = Submission { seat, window: window.id, actor: Actor::Bot, action };
        let events = game.submit(submission).expect("what the menu offers is legal").to_vec();
        let (events, after) = (&events[..], game.game());
        visit(&PlayedAction { before: &before, seat, listed: &listed, action, events, after });
    }
    let Standing::Over(outcome) = game.game().standing() else { unreachable!("no window is open") };
    assert_eq!(outcome.placings().len(), usize::from(game.seats().get()));
    (game, outcome)
}

/// Deals the game with this number.
pub fn deal<G: Game>(rules: &'static G::Rules, number: u64) -> Match<G> {
    let seed = Seed::from_number(number, u64::from(G::seats(rules).get()));
    Match::deal(rules, Generator::Lehmer64, seed)
}

/// A random stream for the choices of that game, independent of the deal's.
pub fn choices(number: u64, seats: u8) -> SearchRng {
    SearchRng::new(number, 100 + u64::from(seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_misses_what_never_came_up() {
        let mut tally = Tally::new(&["mutiny", "storm"]);
        tally.saw("mutiny");
        tally.saw_if("storm", false);
        let missed = std::panic::catch_unwind(|| tally.assert_all());
        assert!(missed.is_err(), "no storm came up");
        tally.saw("storm");
        tally.assert_exact();
        tally.saw("kraken");
        assert!(std::panic::catch_unwind(|| tally.assert_exact()).is_err(), "not in the list");
    }
}
