//! Counts deals in the order of their numbers, so that neither the figures nor the moment to stop
//! depend on threads.

use std::collections::BTreeMap;

use super::bar::{Bar, BarVerdict};
use super::deal::{Deal, Times};
use super::lineup::Lineup;
use super::rating::Scores;
use super::sequential::Sample;
use crate::simulate::PARTS;

/// All counts.
#[derive(Debug)]
pub(crate) struct Board<'a> {
    lineup: &'a Lineup,
    /// The most deals that are played.
    limit: u64,
    /// Deals that arrived before one with a smaller number.
    waiting: BTreeMap<u64, Deal>,
    pub(crate) deals: u64,
    pub(crate) entrants: Vec<Entrant>,
    /// The pairwise scores of each deal.
    pub(crate) scores: Vec<Scores>,
    /// The number of games by number of choices.
    pub(crate) lengths: BTreeMap<u32, u64>,
    pub(crate) endings: BTreeMap<String, u64>,
    pub(crate) bars: Vec<Judged>,
}

/// The counts of one bot.
#[derive(Debug)]
pub(crate) struct Entrant {
    /// How many times it sat at a table.
    pub(crate) seatings: u64,
    /// Games won, alone or shared.
    pub(crate) wins: u64,
    /// Games won together with others.
    pub(crate) shared: u64,
    pub(crate) points: i64,
    pub(crate) share: Sample,
    pub(crate) by_seat: Vec<Sample>,
    pub(crate) times: Times,
}

/// A bar and its verdict.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Judged {
    pub(crate) bar: Bar,
    /// The index of its bot in the lineup.
    pub(crate) entrant: usize,
    /// The verdict, and after how many deals it was reached.
    pub(crate) verdict: Option<(BarVerdict, u64)>,
}

impl<'a> Board<'a> {
    /// A board without deals.
    pub(crate) fn new(lineup: &'a Lineup, bars: Vec<Judged>, limit: u64) -> Self {
        let seats = lineup.orders.first().map_or(0, Vec::len);
        let sample = |seatings: u64| Sample::new(PARTS * seatings.max(1));
        let entrant = |entrant: usize| Entrant {
            seatings: 0,
            wins: 0,
            shared: 0,
            points: 0,
            share: sample(lineup.seatings(entrant)),
            by_seat: (0..seats).map(|seat| sample(lineup.seatings_at(entrant, seat))).collect(),
            times: Times::default(),
        };
        Self {
            lineup,
            limit,
            waiting: BTreeMap::new(),
            deals: 0,
            entrants: (0..lineup.entrants.len()).map(entrant).collect(),
            scores: Vec::new(),
            lengths: BTreeMap::new(),
            endings: BTreeMap::new(),
            bars,
        }
    }

    /// Adds a deal.
    pub(crate) fn add(&mut self, deal: Deal) {
        self.waiting.insert(deal.number, deal);
        while !self.is_done()
            && let Some(next) = self.waiting.remove(&self.deals)
        {
            self.count(&next);
            self.judge();
        }
    }

    /// The deals that may still be counted.
    pub(crate) fn open(&self) -> std::ops::Range<u64> {
        self.deals..self.limit
    }

    /// Whether no more games are needed.
    pub(crate) fn is_done(&self) -> bool {
        self.deals >= self.limit || (!self.bars.is_empty() && self.bars.iter().all(Judged::is_done))
    }

    /// The number of games counted.
    pub(crate) fn games(&self) -> u64 {
        self.deals * self.lineup.games()
    }

    fn count(&mut self, deal: &Deal) {
        self.deals += 1;
        let mut scores = Scores::new(self.entrants.len());
        let seats = self.entrants.first().map_or(0, |entrant| entrant.by_seat.len());
        let mut parts = vec![vec![0; seats]; self.entrants.len()];
        for (game, order) in deal.games.iter().zip(&self.lineup.orders) {
            *self.lengths.entry(game.choices).or_default() += 1;
            *self.endings.entry(game.reason.clone()).or_default() += 1;
            scores.add(order, &game.ranks);
            let winners: u64 = game.ranks.iter().map(|rank| u64::from(*rank == 1)).sum();
            for (seat, place) in order.iter().enumerate() {
                let entrant = &mut self.entrants[*place];
                entrant.seatings += 1;
                entrant.points += i64::from(game.points[seat]);
                if game.ranks[seat] == 1 {
                    entrant.wins += 1;
                    entrant.shared += u64::from(winners > 1);
                    parts[*place][seat] += PARTS / winners;
                }
            }
        }
        self.scores.push(scores);
        for ((entrant, parts), times) in self.entrants.iter_mut().zip(&parts).zip(&deal.times) {
            entrant.share.add(parts.iter().sum());
            for (sample, parts) in entrant.by_seat.iter_mut().zip(parts) {
                sample.add(*parts);
            }
            entrant.times.plus(times);
        }
    }

    /// A decided bar stays decided: that is what makes checking after every deal honest.
    fn judge(&mut self) {
        let left = self.limit - self.deals;
        for judged in &mut self.bars {
            let sample = &self.entrants[judged.entrant].share;
            if judged.verdict.is_none() {
                let found = BarVerdict::of(sample, judged.bar.share, left);
                judged.verdict = found.map(|verdict| (verdict, self.deals));
            }
        }
    }
}

impl Judged {
    fn is_done(&self) -> bool {
        self.verdict.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::deal::Played;
    use contract::SeatCount;

    fn lineup() -> Lineup {
        let bots = ["bosun", "random"].map(|bot| bot.parse().unwrap());
        Lineup::new(&bots, SeatCount::new(2).unwrap()).unwrap()
    }

    /// A deal that entrant 0 wins at both seats, or shares in both games.
    fn deal(number: u64, is_shared: bool) -> Deal {
        let game = |ranks: [u8; 2]| {
            let ranks = if is_shared { vec![1, 1] } else { ranks.to_vec() };
            Played { ranks, points: vec![3, 2], choices: 9, reason: "end".to_owned() }
        };
        Deal { number, games: vec![game([1, 2]), game([2, 1])], times: vec![Times::default(); 2] }
    }

    fn bar(share: f64) -> Judged {
        Judged { bar: Bar { bot: "bosun".parse().unwrap(), share }, entrant: 0, verdict: None }
    }

    #[test]
    fn a_deal_is_one_result_and_a_shared_win_half_a_win() {
        let lineup = lineup();
        let mut board = Board::new(&lineup, Vec::new(), 10);
        board.add(deal(0, false));
        board.add(deal(1, true));
        assert_eq!((board.deals, board.games()), (2, 4));
        assert!((board.entrants[0].share.estimate().value - 0.75).abs() < 1e-12);
        assert!((board.entrants[1].share.estimate().value - 0.25).abs() < 1e-12);
        assert_eq!((board.entrants[0].wins, board.entrants[0].shared), (4, 2));
        assert!((board.entrants[0].by_seat[1].estimate().value - 0.75).abs() < 1e-12);
    }

    #[test]
    fn the_moment_to_stop_does_not_depend_on_the_order_of_deals() {
        let lineup = lineup();
        let mut in_order = Board::new(&lineup, vec![bar(0.5)], 100);
        (0..40).for_each(|number| in_order.add(deal(number, false)));
        let mut reversed = Board::new(&lineup, vec![bar(0.5)], 100);
        (0..40).rev().for_each(|number| reversed.add(deal(number, false)));
        assert!(
            in_order.is_done() && matches!(in_order.bars[0].verdict, Some((BarVerdict::Met, _)))
        );
        assert!(in_order.deals < 20, "{}", in_order.deals);
        assert_eq!((in_order.deals, &in_order.bars), (reversed.deals, &reversed.bars));
    }

    #[test]
    fn without_a_bar_all_deals_are_played() {
        let lineup = lineup();
        let mut board = Board::new(&lineup, Vec::new(), 3);
        (0..5).for_each(|number| board.add(deal(number, false)));
        assert_eq!(board.deals, 3, "and none beyond");
        assert!(board.is_done());
    }
}
