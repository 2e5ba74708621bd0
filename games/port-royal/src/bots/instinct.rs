//! Instinct for Port Royal: the rules of thumb, computed on a sampled world.

use std::cell::OnceCell;

use crate::card::{Face, Person};
use crate::phase::take;
use crate::state::Phase;
use crate::tally::Tally;
use crate::{Action, Colour, PortRoyal, Rules};
use contract::{CardId, Seat};

use super::{CARD, ENOUGH_DRAWN, EXTRA_TAKE, GOAL, LAST_LAP, POINT, coin, per_lap, spent, wanted};
use bots::search::{float, mix, softmax, softmax_values, weigh};
use bots::{Instinct, Values};

/// The softmax temperature, in hundredths of a coin.
const TEMPERATURE: f32 = 60.0;
/// An expedition always pays.
const FULFIL: i32 = 2_000;
/// The penalty for drawing on after [`ENOUGH_DRAWN`] cards.
const FAR: i32 = 5_000;

/// The contribution of each asset to the log-odds of winning, at the start and at the end. Fitted
/// to 16,000 games of instinct against itself; see docs/bots.md.
const WORTH: [[f32; 2]; 13] = [
    [0.18, 1.08],  // a point
    [0.19, 0.25],  // one of the first eight coins
    [0.25, 0.12],  // one more coin
    [0.54, 0.06],  // a sword
    [1.56, 0.22],  // a mademoiselle
    [1.44, 0.10],  // an admiral
    [1.79, 0.26],  // a jester
    [2.18, 0.80],  // a governor
    [0.81, 0.43],  // a settler, captain or priest
    [1.09, 1.06],  // a jack
    [0.56, -0.05], // a trader
    [0.28, 0.62],  // to be on turn
    [0.23, 0.42],  // to be next
];
/// Up to so many coins are soon spent.
const FEW_COINS: u8 = 8;

/// A seat's assets, in the order of [`WORTH`]; `wait` turns before its own.
fn assets(game: &PortRoyal, seat: Seat, wait: usize) -> [f32; 13] {
    let (tally, coins) = (game.tally(seat), game.n_coins(seat));
    let traders = Colour::ALL.iter().map(|colour| tally.traders(*colour)).sum::<u8>();
    let envoys = tally.anchors() + tally.crosses() + tally.houses();
    [
        tally.points(),
        coins.min(FEW_COINS),
        coins.saturating_sub(FEW_COINS),
        tally.swords(),
        tally.mademoiselles(),
        tally.admirals(),
        tally.jesters(),
        tally.governors(),
        envoys,
        tally.jacks(),
        traders,
        u8::from(wait == 0),
        u8::from(wait == 1),
    ]
    .map(f32::from)
}

impl Instinct for PortRoyal {
    const HORIZON: u32 = 8;

    fn priors(&self, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let look = Look::new(self, seat);
        for (action, weight) in actions.iter().zip(&mut *weights) {
            *weight = float(look.score(action));
        }
        softmax(weights, TEMPERATURE);
    }

    /// Between turns: nobody takes, and the harbour has only its first card.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Discover) && self.n_drawn() <= 1
    }

    fn evaluate(&self, shares: &mut Values) {
        let seats = self.rules().seats;
        let progress = (f32::from(most_points(self)) / f32::from(LAST_LAP)).min(1.0);
        for (wait, seat) in seats.clockwise_from(self.active()).enumerate() {
            shares[seat] = weigh(assets(self, seat, wait), &WORTH, progress);
        }
        softmax_values(shares, seats);
    }

    fn infoset_key(&self, _: Seat) -> u64 {
        let mut key = u64::from(self.window_id().0);
        let mut add = |word: u64| key = mix(key, word);
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
        key
    }
}

/// A seat's knowledge, prepared for scoring.
struct Look<'a> {
    game: &'a PortRoyal,
    seat: Seat,
    rules: &'static Rules,
    tally: Tally,
    coins: i32,
    /// The value of a coin.
    coin: i32,
    fee: i32,
    /// Worked out when a person is for hire.
    left: OnceCell<Left>,
}

/// What is left of the game.
#[derive(Clone, Copy)]
struct Left {
    /// How many points the leader lacks for the last lap.
    points: i32,
    /// How many cards are neither laid out nor coins.
    cards: u8,
}

impl<'a> Look<'a> {
    fn new(game: &'a PortRoyal, seat: Seat) -> Self {
        let (tally, coins) = (game.tally(seat), i32::from(game.n_coins(seat)));
        let fee = i32::from(seat != game.active());
        let (rules, coin, left) = (game.rules(), coin(coins), OnceCell::new());
        Self { game, seat, rules, tally, coins, coin, fee, left }
    }

    fn left(&self) -> Left {
        *self.left.get_or_init(|| Left {
            points: i32::from(LAST_LAP.saturating_sub(most_points(self.game))),
            cards: self.game.deck.or(self.game.discard).or(self.game.harbour).len(),
        })
    }

    /// The value of an action, in hundredths of a coin.
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

    /// How much better drawing on is than stopping.
    fn draw(&self) -> i32 {
        if self.game.n_drawn() >= ENOUGH_DRAWN {
            return -FAR;
        }
        let fatal = self.game.fatal();
        if fatal.is_empty() {
            return FULFIL / 2;
        }
        let pool = self.game.pool();
        let (ends, all) = (i32::from(pool.and(fatal).len()), i32::from(pool.len()).max(1));
        if ends == 0 {
            return FULFIL / 2;
        }
        let n_colours = self.game.n_colours();
        let hope = CARD + if n_colours == 3 || n_colours == 4 { EXTRA_TAKE / 2 } else { 0 };
        let cards = take::affordable(self.game, self.seat);
        let stake = cards.iter().filter_map(|card| self.take(card)).max().unwrap_or(0).max(0);
        ((all - ends) * hope - ends * stake) / all * 4
    }

    fn repel(&self) -> i32 {
        let Phase::Ship { card } = self.game.phase() else { return 0 };
        if self.game.has_ship(self.game.ship(card).colour) { FULFIL } else { -100 }
    }

    /// The value of a card of the harbour, if it can be taken.
    fn take(&self, card: CardId) -> Option<i32> {
        match self.rules.faces[card.idx()] {
            Face::Ship(ship) => {
                let trade = i32::from(ship.coins + self.tally.traders(ship.colour));
                Some(self.coin * (trade - self.fee))
            }
            Face::Person(person) => {
                let cost = i32::from(person.cost.saturating_sub(self.tally.mademoiselles()));
                let due = cost + self.fee;
                let spent = || spent(self.coin, due, self.left().cards);
                (due <= self.coins).then(|| self.help(person) - spent())
            }
            Face::Expedition(_) | Face::Tax { .. } => None,
        }
    }

    fn help(&self, person: Person) -> i32 {
        let mine = self.tally.points();
        let goal = mine < LAST_LAP && mine + person.points >= LAST_LAP;
        let goal = if goal { GOAL } else { 0 };
        let wanted = wanted(self.rules, self.game.expeditions(), self.tally.symbols(), person.role);
        i32::from(person.points) * POINT + per_lap(person.role) * self.left().points + wanted + goal
    }
}

fn most_points(game: &PortRoyal) -> u8 {
    game.rules().seats.seats().map(|seat| game.tally(seat).points()).max().unwrap_or(0)
}
