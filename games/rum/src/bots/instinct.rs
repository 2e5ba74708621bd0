//! Instinct for RUM: the rules of thumb, computed on a sampled world.

use crate::card::{Cards, Colour, Colours, Lanes};
use crate::state::{Phase, Place};
use crate::{Action, Laying, PARROT, Rules, Rum};
use contract::{CardId, Seat};

use super::{CARD, FROM_LEADER, FROM_OTHER, LATE, PARROT_COST, TURN};
use bots::search::{float, mix, softmax, softmax_values, weigh};
use bots::{Instinct, Values};

/// The softmax temperature, in hundredths of a point.
const TEMPERATURE: f32 = 60.0;
/// The score of a set that ends the game.
const WINS: i32 = 100_000;
/// The penalty for taking a face-down beach card: it is as good as a wreck card, but brings the
/// beach nearer to a wave.
const FACE_DOWN: i32 = 10;

/// The contribution of each asset to the log-odds of winning, at the start and at the end. Fitted
/// to 18,000 games of instinct against itself; see docs/bots.md.
const WORTH: [[f32; 2]; 8] = [
    [0.20, 0.40],   // a point
    [0.65, 2.17],   // all the points needed; half of them are worth an eighth of it
    [-0.30, -0.54], // a collection card: many small ones are easily lost
    [0.11, 0.14],   // a point of the highest
    [0.38, 0.30],   // a card in hand
    [0.01, 0.21],   // a point that the hand promises
    [0.20, 0.39],   // to be on turn
    [0.10, 0.22],   // to be next
];
/// The clock's last position.
const CLOCK_END: u8 = 8;

/// A seat's assets, in the order of [`WORTH`]; `wait` turns before its own.
fn assets(game: &Rum, seat: Seat, wait: usize) -> [f32; 8] {
    let look = Look::new(game, seat);
    let points = f32::from(game.points(seat));
    let part = points / f32::from(look.rules.points_needed);
    let (mut owned, mut highest) = (0.0, 0);
    for colour in look.own.iter() {
        owned += 1.0;
        highest = highest.max(game.value(colour));
    }
    let bottles = look.hand.iter().fold(look.open, |sum, card| sum.plus(look.bottles(card)));
    [
        points,
        part * part * part,
        owned,
        f32::from(highest),
        f32::from(look.hand.len()),
        float(look.promise(bottles)) / 100.0,
        f32::from(u8::from(wait == 0)),
        f32::from(u8::from(wait == 1)),
    ]
}

impl Instinct for Rum {
    const HORIZON: u32 = 4;

    fn priors(&self, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let look = Look::new(self, seat);
        let draws = look.draws();
        for (weight, action) in weights.iter_mut().zip(actions) {
            *weight = float(match *action {
                Action::DrawBeach { place } => draws[place.idx()],
                Action::DrawWreck => draws[3],
                Action::Set(laying) => look.set(laying),
                Action::PutBack { cards } => look.prospects(look.hand.minus(cards), look.open),
            });
        }
        softmax(weights, TEMPERATURE);
    }

    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Turn)
    }

    fn evaluate(&self, shares: &mut Values) {
        let seats = self.rules().seats;
        let progress = f32::from(self.clock() - 1) / f32::from(CLOCK_END - 1);
        for (wait, seat) in seats.clockwise_from(self.active()).enumerate() {
            shares[seat] = weigh(assets(self, seat, wait), &WORTH, progress);
        }
        softmax_values(shares, seats);
    }

    fn infoset_key(&self, observer: Seat) -> u64 {
        let seats = self.rules().seats;
        let mut key = mix(u64::from(self.window_id().0), self.hand(observer).low());
        key = mix(key, self.values().word());
        key = mix(key, self.owners().word());
        let place = |place: Place| match place {
            Place::Empty => 0,
            Place::Down(_) => 1,
            Place::Up(card) => u64::from(card.0) + 2,
        };
        let beach = [0, 1, 2].map(|idx| place(self.place(crate::PlaceId(idx))));
        key = mix(key, beach[0] << 16 | beach[1] << 8 | beach[2]);
        for seat in seats.seats() {
            let n_cards = u64::from(self.hand(seat).len());
            key = mix(key, self.known(seat).low() << 8 | n_cards);
        }
        mix(key, u64::from(self.clock()) << 8 | u64::from(self.active().0))
    }
}

/// A seat's knowledge, prepared for scoring.
struct Look<'a> {
    game: &'a Rum,
    rules: &'static Rules,
    seat: Seat,
    hand: Cards,
    own: Colours,
    open: Lanes,
}

impl<'a> Look<'a> {
    fn new(game: &'a Rum, seat: Seat) -> Self {
        let (hand, own) = (game.hand(seat), game.owned(seat));
        Self { game, rules: game.rules(), seat, hand, own, open: game.beach_bottles() }
    }

    fn bottles(&self, card: CardId) -> Lanes {
        self.rules.face(card).map_or(Lanes::NONE, |face| {
            if face.single == face.double {
                return Lanes::one(face.double, 2);
            }
            Lanes::one(face.single, 1).plus(Lanes::one(face.double, 2))
        })
    }

    fn single(&self, card: CardId) -> Lanes {
        self.rules.face(card).map_or(Lanes::NONE, |face| Lanes::one(face.single, 1))
    }

    /// The value of a hand with the open bottles, in hundredths of a point, as in the rules of
    /// thumb.
    fn prospects(&self, hand: Cards, open: Lanes) -> i32 {
        let bottles = hand.iter().fold(open, |sum, card| sum.plus(self.bottles(card)));
        self.promise(bottles) + i32::from(hand.len()) * CARD / 2
    }

    fn promise(&self, bottles: Lanes) -> i32 {
        let mut best = [0; 2];
        for colour in Colour::ALL {
            let worth = self.worth(colour, i32::from(bottles.get(colour)));
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        best[0] + best[1] / 2
    }

    fn worth(&self, colour: Colour, bottles: i32) -> i32 {
        let value = i32::from(self.game.value(colour));
        let mine = self.own.has(colour);
        if mine && value == 8 {
            return 0;
        }
        if bottles > value {
            let kept = if mine { value } else { 0 };
            let taken = !mine && self.game.owner(colour).is_some();
            return 100 * (bottles.min(8) - kept) + if taken { 150 } else { 0 };
        }
        // Each missing bottle makes it less likely.
        100 * bottles / (1 + 2 * (value + 1 - bottles))
    }

    /// The values of the draws, with the best at 0: beach places, then the wreck.
    fn draws(&self) -> [i32; 4] {
        if !matches!(self.game.phase(), Phase::Turn) {
            return [0; 4];
        }
        let seen = [0, 1, 2].map(|idx| match self.game.place(crate::PlaceId(idx)) {
            Place::Up(card) => Some(card),
            Place::Down(_) | Place::Empty => None,
        });
        let held = self.hand.iter().fold(self.open, |sum, card| sum.plus(self.bottles(card)));
        let blind = self.blind(held, seen);
        let mut draws = [blind - FACE_DOWN, blind - FACE_DOWN, blind - FACE_DOWN, blind];
        for (draw, card) in draws.iter_mut().zip(seen) {
            if let Some(card) = card {
                *draw = self.promise(held.plus(self.bottles(card)).minus(self.single(card)));
            }
        }
        let best = draws.into_iter().max().unwrap_or(0);
        draws.map(|draw| draw - best)
    }

    /// The expected value of an unseen card.
    fn blind(&self, held: Lanes, seen: [Option<CardId>; 3]) -> i32 {
        let others = self.rules.seats.seats();
        let known = others.fold(self.hand, |known, seat| known.or(self.game.known(seat)));
        let open: Cards = seen.into_iter().flatten().collect();
        let unseen = Rules::all_cards().minus(known).minus(open).without(PARROT);
        let count = i32::from(unseen.len()).max(1);
        let each = unseen.iter().map(|card| self.promise(held.plus(self.bottles(card))));
        each.sum::<i32>() / count - PARROT_COST / (count + 1)
    }

    /// The gain of a set beyond its cards and the turn; above 0 it is better than any draw.
    fn set(&self, laying: Laying) -> i32 {
        let (won, row) = self.game.spoils(self.seat, laying);
        let own = self.own.or(won);
        let points = i32::from(row.sum(own));
        if points >= i32::from(self.rules.points_needed) {
            return WINS;
        }
        let others = self.rules.seats.seats().filter(|seat| *seat != self.seat);
        let leader = others.max_by_key(|seat| self.game.points(*seat));
        let taken = won.minus(self.own);
        let lost = |seat: Seat| i32::from(self.game.values().sum(taken.and(self.game.owned(seat))));
        let others = self.rules.seats.seats().filter(|seat| *seat != self.seat);
        let all: i32 = others.map(lost).sum();
        let from_leader = leader.map_or(0, lost);
        let gained = points - i32::from(self.game.points(self.seat));
        let turn = if self.game.clock() < LATE { TURN } else { 0 };
        let spent = i32::from(laying.cards().len()) * CARD + turn;
        gained * 100 + from_leader * FROM_LEADER + (all - from_leader) * FROM_OTHER - spent
    }
}
