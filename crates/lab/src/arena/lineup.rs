//! Which bots play each other, and where they sit in the games of a deal.

use anyhow::{Result, bail};
use contract::SeatCount;
use registry::Spec;

/// The most games per deal.
const GAMES_MAX: usize = 120;

/// The bots, and the order in which they sit in each game of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lineup {
    /// Each bot once.
    pub(crate) entrants: Vec<Spec>,
    /// For each game of a deal: the index of the entrant in each seat.
    pub(crate) orders: Vec<Vec<usize>>,
}

impl Lineup {
    /// Fewer bots than seats repeat in turn. With more bots than seats, every combination that
    /// fills the seats makes a table. Each table is then played in every rotation around the seats.
    pub(crate) fn new(bots: &[Spec], seats: SeatCount) -> Result<Self> {
        let entrants = distinct(bots);
        if entrants.len() < 2 {
            bail!("an arena needs at least two different bots, as in --bots bosun,random");
        }
        let players = usize::from(seats.get());
        if bots.len() > players && entrants.len() < bots.len() {
            bail!("more bots than seats must all be different, so that each table is");
        }
        let place = |bot: &Spec| {
            entrants.iter().position(|known| known == bot).expect("every bot is an entrant")
        };
        let bots: Vec<usize> = bots.iter().map(place).collect();
        let tables = if bots.len() > players {
            choices(&bots, players)
        } else {
            vec![bots.iter().copied().cycle().take(players).collect()]
        };
        let orders: Vec<Vec<usize>> = tables.iter().flat_map(|table| turns(table)).collect();
        if orders.len() > GAMES_MAX {
            let games = orders.len();
            bail!("so many bots need {games} games per deal; the limit is {GAMES_MAX}");
        }
        Ok(Self { entrants, orders })
    }

    /// The number of games per deal.
    pub(crate) fn games(&self) -> u64 {
        self.orders.len() as u64
    }

    /// How many times an entrant sits at a table in a deal.
    pub(crate) fn seatings(&self, entrant: usize) -> u64 {
        self.orders.iter().flatten().filter(|place| **place == entrant).count() as u64
    }

    /// How many times an entrant has that seat in a deal.
    pub(crate) fn seatings_at(&self, entrant: usize, seat: usize) -> u64 {
        self.orders.iter().filter(|order| order[seat] == entrant).count() as u64
    }
}

fn distinct(bots: &[Spec]) -> Vec<Spec> {
    let mut found: Vec<Spec> = Vec::new();
    for bot in bots {
        if !found.contains(bot) {
            found.push(*bot);
        }
    }
    found
}

/// Every combination of `n` of them, in their order.
fn choices(of: &[usize], n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = of.split_first() else { return Vec::new() };
    let mut found = choices(rest, n - 1);
    for choice in &mut found {
        choice.insert(0, *first);
    }
    found.extend(choices(rest, n));
    found
}

/// All rotations of a table.
fn turns(table: &[usize]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    for by in 0..table.len() {
        let mut turned = table.to_vec();
        turned.rotate_right(by);
        if !found.contains(&turned) {
            found.push(turned);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(bots: &str, seats: u8) -> Result<Lineup> {
        let bots: Vec<Spec> = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
        Lineup::new(&bots, SeatCount::new(seats).unwrap())
    }

    #[test]
    fn everybody_has_every_seat_equally_often() {
        for (bots, seats) in [
            ("bosun,random", 2),
            ("bosun,random,random,random", 4),
            ("bosun,random", 3),
            ("bosun,deckhand,random", 2),
            ("bosun,random", 4),
        ] {
            let lineup = lineup(bots, seats).unwrap();
            for entrant in 0..lineup.entrants.len() {
                let at: Vec<u64> =
                    (0..usize::from(seats)).map(|seat| lineup.seatings_at(entrant, seat)).collect();
                assert!(at.iter().all(|times| *times == at[0] && *times > 0), "{bots}: {at:?}");
                assert_eq!(at.iter().sum::<u64>(), lineup.seatings(entrant));
            }
        }
    }

    #[test]
    fn equal_rotations_are_played_once() {
        assert_eq!(lineup("bosun,random", 4).unwrap().orders, [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(lineup("bosun,random,random", 3).unwrap().games(), 3);
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_choice() {
        let orders = lineup("bosun,deckhand,random", 2).unwrap().orders;
        assert_eq!(orders, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    }

    #[test]
    fn what_proves_nothing_is_refused() {
        assert!(lineup("bosun,bosun", 2).is_err(), "a bot against itself");
        assert!(lineup("bosun,bosun,random", 2).is_err(), "a table of bosuns only");
    }
}
