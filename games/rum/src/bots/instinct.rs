//! Instinct for RUM: the rules of thumb, computed on a sampled world.

use crate::state::{Phase, Place};
use crate::{Action, PARROT, PlaceId, Rum};
use contract::Seat;

use super::PARROT_COST;
use super::look::Look;
use bots::search::{float, mix, softmax, softmax_values, weigh};
use bots::{Instinct, Values};

/// The softmax temperature, in hundredths of a point.
const TEMPERATURE: f32 = 60.0;
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
    let part = points / f32::from(game.rules().points_needed);
    let (mut owned, mut highest) = (0.0, 0);
    for colour in look.own.iter() {
        owned += 1.0;
        highest = highest.max(game.value(colour));
    }
    [
        points,
        part * part * part,
        owned,
        f32::from(highest),
        f32::from(look.hand.len()),
        float(look.promise(look.held)) / 100.0,
        f32::from(u8::from(wait == 0)),
        f32::from(u8::from(wait == 1)),
    ]
}

impl Instinct for Rum {
    const HORIZON: u32 = 4;

    fn priors(&self, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        let look = Look::new(self, seat);
        let draws = if self.is_quiet() { draws(&look) } else { [0; 4] };
        for (weight, action) in weights.iter_mut().zip(actions) {
            *weight = float(match *action {
                Action::DrawBeach { place } => draws[place.idx()],
                Action::DrawWreck => draws[3],
                Action::Set(laying) => look.set(laying),
                Action::PutBack { cards } => look.prospects_without(cards),
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
        let beach = [0, 1, 2].map(|idx| place(self.place(PlaceId(idx))));
        key = mix(key, beach[0] << 16 | beach[1] << 8 | beach[2]);
        for seat in seats.seats() {
            let n_cards = u64::from(self.hand(seat).len());
            key = mix(key, self.known(seat).low() << 8 | n_cards);
        }
        mix(key, u64::from(self.clock()) << 8 | u64::from(self.active().0))
    }
}

/// The values of the draws, with the best at 0: beach places, then the wreck.
fn draws(look: &Look<'_>) -> [i32; 4] {
    let blind = blind(look);
    let mut draws = [blind - FACE_DOWN, blind - FACE_DOWN, blind - FACE_DOWN, blind];
    for (draw, place) in draws.iter_mut().zip(PlaceId::ALL) {
        if let Some(card) = look.seen(place) {
            *draw = look.promise(look.held_after_taking(card));
        }
    }
    let best = draws.into_iter().max().unwrap_or(0);
    draws.map(|draw| draw - best)
}

/// The expected value of an unseen card.
fn blind(look: &Look<'_>) -> i32 {
    let unseen = look.unseen().without(PARROT);
    let count = i32::from(unseen.len()).max(1);
    let each = unseen.iter().map(|card| look.promise(look.held_with(card)));
    each.sum::<i32>() / count - PARROT_COST / (count + 1)
}
