//! One deal, played in every order of seats.

use std::time::{Duration, Instant};

use bots::Player;
use contract::chance::Generator;
use contract::{Actor, Match, Menu, Outcome, Schedule, SearchRng, Seed, Standing, Submission};
use registry::House;
use serde::{Deserialize, Serialize};

use super::lineup::Lineup;
use crate::{Ruled, clock};

/// The random streams of a deal. Chance has the same one as in a simulation with this seed; bots
/// use the other half of all streams.
const CHANCE_STREAMS: u64 = 16;
const BOT_STREAMS: u64 = 4096;
const BOTS: u64 = 1 << 63;

/// The results of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    /// Its number, from 0.
    #[serde(rename = "deal")]
    pub(crate) number: u64,
    /// Its games, in the order of the lineup.
    pub(crate) games: Vec<Played>,
    /// How long each entrant thought.
    pub(crate) times: Vec<Times>,
}

/// The result of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Played {
    /// The rank of each seat; 1 for the winners.
    pub(crate) ranks: Vec<u8>,
    /// The points of each seat.
    pub(crate) points: Vec<i16>,
    /// The number of choices.
    pub(crate) choices: u32,
    /// The key of the reason for the end.
    pub(crate) reason: String,
}

/// How long an entrant thought about its choices.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Times {
    /// The total, in microseconds.
    pub(crate) micros: u64,
    /// The longest, in microseconds.
    pub(crate) longest: u64,
    /// How many took less than 1 microsecond, less than 2, less than 4, less than 8, and so on.
    pub(crate) counts: Vec<u64>,
}

impl Times {
    fn add(&mut self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let place = (u64::BITS - micros.leading_zeros()) as usize;
        if self.counts.len() <= place {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
        self.micros = self.micros.saturating_add(micros);
        self.longest = self.longest.max(micros);
    }

    /// Adds another one.
    pub(crate) fn plus(&mut self, other: &Self) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count = count.saturating_add(*more);
        }
        self.micros = self.micros.saturating_add(other.micros);
        self.longest = self.longest.max(other.longest);
    }

    /// The number of choices.
    pub(crate) fn choices(&self) -> u64 {
        self.counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }
}

/// Plays deals.
pub(crate) struct Runner<'a, G: House, S> {
    ruled: &'a Ruled<G>,
    lineup: &'a Lineup,
    seed: u64,
    /// Whether to stop in the middle of a deal.
    is_over: S,
    menu: Menu<G::Action>,
}

impl<'a, G: House, S: Fn() -> bool> Runner<'a, G, S> {
    pub(crate) fn new(ruled: &'a Ruled<G>, lineup: &'a Lineup, seed: u64, is_over: S) -> Self {
        Self { ruled, lineup, seed, is_over, menu: Menu::with_capacity(1024) }
    }

    /// Plays a deal; `None` if it was stopped before its end.
    pub(crate) fn play(&mut self, deal: u64) -> Option<Deal> {
        let mut times = vec![Times::default(); self.lineup.entrants.len()];
        let games = (0..self.lineup.orders.len())
            .map(|game| self.play_one(deal, game, &mut times))
            .collect::<Option<Vec<Played>>>()?;
        Some(Deal { number: deal, games, times })
    }

    fn play_one(&mut self, deal: u64, number: usize, times: &mut [Times]) -> Option<Played> {
        let order = &self.lineup.orders[number];
        let mut players = self.players(deal, number);
        let chance = Seed::from_number(self.seed, deal.wrapping_mul(CHANCE_STREAMS));
        let mut game = Match::<G>::deal(self.ruled.rules, Generator::Lehmer64, chance);
        let mut schedule = Schedule::default();
        let mut choices = 0;
        loop {
            let window = match game.game().standing() {
                Standing::Open(window) => window,
                Standing::Over(outcome) => return Some(played(&outcome, choices)),
            };
            if (self.is_over)() {
                return None;
            }
            let ask = schedule.ask(game.game(), self.ruled.seats, &window);
            let begun = Instant::now();
            let player = &mut players[ask.seat.idx()];
            let step = player.step(game.game(), self.ruled.rules, ask, &mut self.menu);
            if step.was_choice {
                times[order[ask.seat.idx()]].add(begun.elapsed());
            }
            let Some(action) = step.action else { continue };
            choices += u32::from(step.was_choice);
            let submission =
                Submission { seat: ask.seat, window: window.id, actor: Actor::Bot, action };
            game.submit(submission).expect("bots choose from the menu");
        }
    }

    /// Every bot has its own random stream in every game, so that nothing depends on threads.
    fn players(&self, deal: u64, number: usize) -> Vec<Player<G>> {
        let game = deal.wrapping_mul(self.lineup.games()).wrapping_add(number as u64);
        let first = game.wrapping_mul(BOT_STREAMS);
        let order = self.lineup.orders[number].iter();
        let player = |(stream, entrant): (u64, &usize)| {
            let rng = SearchRng::new(self.seed, BOTS | first.wrapping_add(stream));
            Player::new(self.lineup.entrants[*entrant], rng, clock::now)
        };
        (0..).zip(order).map(player).collect()
    }
}

fn played(outcome: &Outcome, choices: u32) -> Played {
    Played {
        ranks: outcome.placings().iter().map(|placing| placing.rank).collect(),
        points: outcome.placings().iter().map(|placing| placing.points).collect(),
        choices,
        reason: outcome.reason.0.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_by_their_size() {
        let mut times = Times::default();
        for micros in [0, 1, 3, 4, 1_000_000] {
            times.add(Duration::from_micros(micros));
        }
        assert_eq!(times.counts[..4], [1, 1, 1, 1]);
        assert_eq!(times.counts.len(), 21, "a second is less than 2^20 microseconds");
        assert_eq!((times.choices(), times.longest, times.micros), (5, 1_000_000, 1_000_008));
        let mut both = Times::default();
        both.plus(&times);
        both.plus(&times);
        assert_eq!((both.choices(), both.longest), (10, 1_000_000));
    }
}
