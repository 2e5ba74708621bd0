//! Instinct for Port Royal: the rules of thumb, worked out on a world as it is.

use contract::{CardId, Seat};
use port_royal::card::{Face, Person, Role};
use port_royal::state::Phase;
use port_royal::tally::Tally;
use port_royal::{Action, PortRoyal, Rules};

use super::{CARD, ENOUGH_DRAWN, EXTRA_TAKE, GOAL, LAST_LAP, POINT, coin, per_lap};
use crate::instinct::{Instinct, Shares};
use crate::search::{float, mix, share_out, warm};

/// So many hundredths of a coin better is worth e times the weight.
const WARMTH: f32 = 60.0;
/// An expedition always pays.
const FULFIL: i32 = 2_000;
/// The scores of choices are counted from here.
const FAR: i32 = 5_000;

impl Instinct for PortRoyal {
    const HORIZON: u32 = 12;

    fn incline(&self, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let look = Look::new(self, seat);
        for (action, weight) in actions.iter().zip(&mut *weights) {
            *weight = float(look.score(action));
        }
        warm(weights, WARMTH);
    }

    /// Between turns: nobody takes, and nothing lies in the harbour but the first card.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Discover) && self.n_drawn() <= 1
    }

    fn appraise(&self, shares: &mut Shares) {
        let seats = self.rules().seats;
        for seat in seats.seats() {
            let tally = self.tally(seat);
            let coins = f32::from(self.n_coins(seat));
            let worth = 1.0 * f32::from(tally.points())
                + 0.22 * coins
                + 0.25 * f32::from(tally.swords())
                + 0.6 * f32::from(tally.mademoiselles())
                + 0.5 * f32::from(tally.governors())
                + 0.5 * f32::from(tally.admirals())
                + 0.3 * f32::from(tally.jesters())
                + 0.4 * f32::from(tally.envoys());
            shares[seat] = 0.35 * worth;
        }
        share_out(shares, seats);
    }

    fn mark(&self, _: Seat) -> u64 {
        let mut mark = u64::from(self.window_id().0);
        let mut add = |word: u64| mark = mix(mark, word);
        add(match self.phase() {
            Phase::Deal => 0,
            Phase::Discover => 1,
            Phase::Ship { card } => 2 | u64::from(card.0) << 8,
            Phase::Tax { card } => 3 | u64::from(card.0) << 8,
            Phase::Take(taking) => {
                4 | u64::from(taking.seat.0) << 8
                    | u64::from(taking.taken) << 16
                    | u64::from(taking.base) << 24
            }
            Phase::Over(_) => 5,
        });
        self.harbour().words().into_iter().for_each(&mut add);
        self.expeditions().words().into_iter().for_each(&mut add);
        for seat in self.rules().seats.seats() {
            self.laid(seat).words().into_iter().for_each(&mut add);
            add(u64::from(self.n_coins(seat)));
        }
        add(u64::from(self.n_deck()) << 8 | u64::from(self.active().0));
        mark
    }
}

/// What a seat sees, ready to be counted.
struct Look<'a> {
    game: &'a PortRoyal,
    rules: &'static Rules,
    seat: Seat,
    tally: Tally,
    coins: i32,
    fee: i32,
}

impl<'a> Look<'a> {
    fn new(game: &'a PortRoyal, seat: Seat) -> Self {
        let (tally, coins) = (game.tally(seat), i32::from(game.n_coins(seat)));
        let fee = i32::from(seat != game.active());
        Self { game, rules: game.rules(), seat, tally, coins, fee }
    }

    /// What an action brings, in hundredths of a coin.
    fn score(&self, action: &Action) -> i32 {
        match *action {
            Action::Draw => self.draw(),
            Action::Stop | Action::Pass | Action::Keep => 0,
            Action::Repel => self.repel(),
            Action::Take { card } => self.take(card).unwrap_or(0),
            Action::Fulfil { expedition, persons } => {
                let points = |card: CardId| i32::from(self.rules.faces[card.idx()].points());
                let sent: i32 = persons.iter().map(points).sum();
                FULFIL + 100 * (points(expedition) - sent)
            }
        }
    }

    /// How much better than stopping it is to draw on.
    fn draw(&self) -> i32 {
        let Some(outlook) = self.game.outlook() else { return 0 };
        let (ends, all) = (i32::from(outlook.bust), i32::from(outlook.pool).max(1));
        if self.game.n_drawn() >= ENOUGH_DRAWN {
            return -FAR;
        }
        if ends == 0 {
            return FULFIL / 2;
        }
        let harbour = self.game.harbour();
        let ships =
            harbour.iter().filter(|card| matches!(self.rules.faces[card.idx()], Face::Ship(_)));
        let n_colours = ships.count();
        let hope = CARD + if n_colours == 3 || n_colours == 4 { EXTRA_TAKE / 2 } else { 0 };
        let stake = harbour.iter().filter_map(|card| self.take(card)).max().unwrap_or(0).max(0);
        ((all - ends) * hope - ends * stake) / all * 4
    }

    fn repel(&self) -> i32 {
        let Phase::Ship { card } = self.game.phase() else { return 0 };
        let Face::Ship(ship) = self.rules.faces[card.idx()] else { return 0 };
        let same = |card: CardId| match self.rules.faces[card.idx()] {
            Face::Ship(other) => other.colour == ship.colour,
            Face::Person(_) | Face::Expedition(_) | Face::Tax { .. } => false,
        };
        if self.game.harbour().iter().any(same) { FULFIL } else { -100 }
    }

    /// What a card of the harbour is worth, if it can be had.
    fn take(&self, card: CardId) -> Option<i32> {
        match self.rules.faces[card.idx()] {
            Face::Ship(ship) => {
                let trade = i32::from(ship.coins + self.tally.traders(ship.colour));
                Some(coin(self.coins) * (trade - self.fee))
            }
            Face::Person(person) => {
                let cost = i32::from(person.cost.saturating_sub(self.tally.mademoiselles()));
                let due = cost + self.fee;
                (due <= self.coins).then(|| self.help(person) - coin(self.coins) * due)
            }
            Face::Expedition(_) | Face::Tax { .. } => None,
        }
    }

    fn help(&self, person: Person) -> i32 {
        let points = |seat: Seat| self.game.tally(seat).points();
        let leader = self.rules.seats.seats().map(points).max().unwrap_or(0);
        let left = i32::from(LAST_LAP.saturating_sub(leader));
        let mine = points(self.seat);
        let goal = mine < LAST_LAP && mine + person.points >= LAST_LAP;
        let goal = if goal { GOAL } else { 0 };
        let wanted = self.wanted(person.role);
        i32::from(person.points) * POINT + per_lap(person.role) * left + wanted + goal
    }

    fn wanted(&self, role: Role) -> i32 {
        let asks = |card: CardId| match self.rules.faces[card.idx()] {
            Face::Expedition(expedition) => {
                super::asks_for(expedition.needs, self.tally.abilities(), role)
            }
            Face::Ship(_) | Face::Person(_) | Face::Tax { .. } => false,
        };
        if self.game.expeditions().iter().any(asks) { 200 } else { 0 }
    }
}
