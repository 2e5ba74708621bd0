//! Counts of results, as whole numbers only, so that tallies can be added in any order.

use std::collections::BTreeMap;

use contract::{Figure, Game, Match, Outcome, Seat, Standing};

/// The parts of one win: divisible by any number of winners up to ten.
pub(crate) const PARTS: u64 = 2520;

/// The results of some games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameTally {
    games: u64,
    pub(crate) actions: u64,
    pub(crate) shortest: u32,
    pub(crate) longest: u32,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) seats: Vec<SeatTally>,
    pub(crate) figures: Figures,
}

/// A game's own figures, if they were asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Figures {
    /// Amounts by name.
    pub(crate) sums: BTreeMap<&'static str, u64>,
    /// How often something happened, by name and by what it depends on: hits and trials.
    pub(crate) rates: BTreeMap<(&'static str, u16), (u64, u64)>,
    /// The results of the seats that had the first turn.
    pub(crate) first: SeatTally,
}

/// The results of a seat, or of all seats of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatTally {
    /// The number of games.
    pub(crate) games: u64,
    /// Games won, alone or shared.
    pub(crate) wins: u64,
    /// Games won together with others.
    pub(crate) shared: u64,
    /// Wins in parts: a win shared by two counts half.
    pub(crate) parts: u64,
    pub(crate) points: i64,
    pub(crate) points_squared: i64,
    pub(crate) points_max: i64,
}

impl GameTally {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            games: 0,
            actions: 0,
            shortest: u32::MAX,
            longest: 0,
            endings: BTreeMap::new(),
            seats: vec![SeatTally::default(); seats],
            figures: Figures::default(),
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// Counts one game.
    pub(crate) fn add(&mut self, outcome: &Outcome, actions: u32) {
        self.games += 1;
        self.actions += u64::from(actions);
        self.shortest = self.shortest.min(actions);
        self.longest = self.longest.max(actions);
        *self.endings.entry(outcome.reason.0).or_default() += 1;
        for (seat, tally) in (0..).map(Seat).zip(&mut self.seats) {
            tally.add(seat, outcome);
        }
    }

    /// Counts the figures of a finished game.
    pub(crate) fn note<G: Game>(&mut self, game: &Match<G>) {
        let later = (0..game.log().len()).flat_map(|seq| game.events_of(seq));
        for event in game.deal_events().iter().chain(later) {
            match G::figure(event) {
                None => {}
                Some(Figure::Sum { name, amount }) => {
                    *self.figures.sums.entry(name).or_default() += u64::from(amount);
                }
                Some(Figure::Rate { name, at, hit }) => {
                    let rate = self.figures.rates.entry((name, at)).or_default();
                    *rate = (rate.0 + u64::from(hit), rate.1 + 1);
                }
                Some(Figure::First(seat)) => {
                    if let Standing::Over(outcome) = game.game().standing() {
                        self.figures.first.add(seat, &outcome);
                    }
                }
            }
        }
    }

    /// Both together.
    pub(crate) fn plus(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.actions += other.actions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        for (reason, count) in &other.endings {
            *self.endings.entry(reason).or_default() += count;
        }
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            *seat = seat.plus(more);
        }
        for (name, amount) in &other.figures.sums {
            *self.figures.sums.entry(name).or_default() += amount;
        }
        for (key, (hits, all)) in &other.figures.rates {
            let rate = self.figures.rates.entry(*key).or_default();
            *rate = (rate.0 + hits, rate.1 + all);
        }
        self.figures.first = self.figures.first.plus(&other.figures.first);
        self
    }
}

impl SeatTally {
    /// Counts one game of a seat.
    fn add(&mut self, seat: Seat, outcome: &Outcome) {
        let Some(placing) = outcome.placings().get(seat.idx()) else { return };
        let winners = u64::from(outcome.winners().len());
        let points = i64::from(placing.points);
        self.games += 1;
        self.points += points;
        self.points_squared += points * points;
        self.points_max = self.points_max.max(points);
        if placing.rank == 1 {
            self.wins += 1;
            self.shared += u64::from(winners > 1);
            self.parts += PARTS / winners;
        }
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        Self {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            shared: self.shared + other.shared,
            parts: self.parts + other.parts,
            points: self.points + other.points,
            points_squared: self.points_squared + other.points_squared,
            points_max: self.points_max.max(other.points_max),
        }
    }

    /// The share of wins; a shared win counts in part.
    pub(crate) fn share(&self) -> Interval {
        Interval::of(self.parts, self.games * PARTS, self.games)
    }

    /// Mean and standard deviation of the points.
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    pub(crate) fn points(&self) -> (f64, f64) {
        let count = (self.games.max(1)) as f64;
        let mean = self.points as f64 / count;
        let variance = self.points_squared as f64 / count - mean * mean;
        (mean, variance.max(0.0).sqrt())
    }
}

/// A share and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Interval {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// The share of hits, with Wilson's interval for so many trials.
    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    pub(crate) fn of(hits: u64, all: u64, trials: u64) -> Self {
        let count = (trials.max(1)) as f64;
        let share = hits as f64 / (all.max(1)) as f64;
        let z = 1.959_964;
        let (z2, scale) = (z * z, 1.0 + z * z / count);
        let middle = (share + z2 / (2.0 * count)) / scale;
        let spread =
            z / scale * (share * (1.0 - share) / count + z2 / (4.0 * count * count)).sqrt();
        Self { share, low: (middle - spread).max(0.0), high: (middle + spread).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::EndReason;

    fn outcome(points: [i16; 2]) -> Outcome {
        let of = |seat: Seat| points[seat.idx()];
        Outcome::rank(EndReason("end"), (0..2).map(Seat), of, of)
    }

    #[test]
    fn a_shared_win_counts_in_parts() {
        let mut tally = GameTally::new(2);
        tally.add(&outcome([5, 5]), 10);
        tally.add(&outcome([7, 5]), 20);
        assert_eq!(tally.seats[0].wins, 2);
        assert_eq!(tally.seats[0].shared, 1);
        assert!((tally.seats[0].share().share - 0.75).abs() < 1e-12);
        assert!((tally.seats[1].share().share - 0.25).abs() < 1e-12);
    }

    #[test]
    fn adding_tallies_is_adding_games() {
        let (mut one, mut other, mut both) =
            (GameTally::new(2), GameTally::new(2), GameTally::new(2));
        one.add(&outcome([1, 2]), 7);
        other.add(&outcome([9, 2]), 3);
        both.add(&outcome([9, 2]), 3);
        both.add(&outcome([1, 2]), 7);
        assert_eq!(one.plus(&other), both);
    }

    #[test]
    fn the_interval_holds_the_share_and_stays_within_bounds() {
        let always = SeatTally { games: 20, parts: 20 * PARTS, ..SeatTally::default() };
        let Interval { share, low, high } = always.share();
        assert!((share - 1.0).abs() < 1e-12);
        assert!(low > 0.8 && low < 0.9 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }
}
