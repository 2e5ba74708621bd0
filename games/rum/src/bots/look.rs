//! What a seat knows, prepared for scoring. Rules of thumb look at what a view shows; instinct
//! looks at a sampled world, but only at what the seat may know of it.

use crate::card::{Cards, Colour, Colours, Lanes, N_COLOURS};
use crate::phase::set::VALUE_MAX;
use crate::state::Place;
use crate::{Laying, PlaceId, Rules, Rum};
use contract::{CardId, Seat};

use super::{CARD, FROM_LEADER, FROM_OTHER, LATE, TURN};

/// The score of a set that ends the game.
const WINS: i32 = 100_000;

/// A seat's knowledge, prepared for scoring.
pub(super) struct Look<'a> {
    game: &'a Rum,
    rules: &'static Rules,
    seat: Seat,
    pub(super) hand: Cards,
    pub(super) own: Colours,
    /// The bottles that hand and beach could provide of each colour.
    pub(super) held: Lanes,
    /// What each number of bottles promises, by colour.
    promises: [&'static Promises; N_COLOURS],
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a Rum, seat: Seat) -> Self {
        let (hand, own) = (game.hand(seat), game.owned(seat));
        let promises = Colour::ALL.map(|colour| {
            let holder = match game.owner(colour) {
                None => Holder::Nobody,
                Some(owner) if owner == seat => Holder::Me,
                Some(_) => Holder::Other,
            };
            &PROMISES[holder as usize][usize::from(game.value(colour))]
        });
        let rules = game.rules();
        let held = hand.iter().fold(game.open, |sum, card| sum.plus(bottles(rules, card)));
        Self { game, rules, seat, hand, own, held, promises }
    }

    /// The bottles of hand and beach after the seat has drawn a card from a hidden place.
    pub(super) fn held_with(&self, card: CardId) -> Lanes {
        self.held.plus(bottles(self.rules, card))
    }

    /// The same after it has taken a face-up card from the beach.
    pub(super) fn held_after_taking(&self, card: CardId) -> Lanes {
        self.held_with(card).minus(self.rules.single[card.idx()])
    }

    /// The value of so many cards in hand that provide these bottles together with the beach, in
    /// hundredths of a point: each card is worth something by itself.
    pub(super) fn prospects(&self, n_cards: u8, bottles: Lanes) -> i32 {
        self.promise(bottles) + i32::from(n_cards) * CARD / 2
    }

    /// The value of the hand without some of its cards.
    pub(super) fn prospects_without(&self, cards: Cards) -> i32 {
        let left = |held: Lanes, card| held.minus(bottles(self.rules, card));
        self.prospects(self.hand.minus(cards).len(), cards.iter().fold(self.held, left))
    }

    /// What these bottles promise, in hundredths of a point: the two colours nearest to a win count
    /// with what they would gain.
    pub(super) fn promise(&self, bottles: Lanes) -> i32 {
        let (mut best, mut second) = (0, 0);
        for (colour, promises) in Colour::ALL.into_iter().zip(self.promises) {
            let promise = promises[usize::from(bottles.get(colour)).min(ENOUGH)];
            second = second.max(promise.min(best));
            best = best.max(promise);
        }
        best + second / 2
    }

    /// The face-up card of a place.
    pub(super) fn seen(&self, place: PlaceId) -> Option<CardId> {
        match self.game.place(place) {
            Place::Up(card) => Some(card),
            Place::Down(_) | Place::Empty => None,
        }
    }

    /// The cards that the seat has not located: neither in its hand, nor open, nor known to be in
    /// another hand.
    pub(super) fn unseen(&self) -> Cards {
        let seats = self.rules.seats.seats();
        let known = seats.fold(self.hand, |known, seat| known.or(self.game.known(seat)));
        let open: Cards = PlaceId::ALL.into_iter().filter_map(|place| self.seen(place)).collect();
        Rules::all_cards().minus(known).minus(open)
    }

    /// What a set would win.
    pub(super) fn gain(&self, laying: Laying) -> Gain {
        let (won, row) = self.game.spoils(self.seat, laying);
        let points = row.sum(self.own.or(won));
        let taken = won.minus(self.own);
        let lost = |seat: Seat| i32::from(self.game.values().sum(taken.and(self.game.owned(seat))));
        let others = || self.rules.seats.seats().filter(|seat| *seat != self.seat);
        let leader = others().max_by_key(|seat| self.game.points(*seat));
        let from_leader = leader.map_or(0, lost);
        Gain {
            points: i32::from(points) - i32::from(self.game.points(self.seat)),
            from_leader,
            from_others: others().map(lost).sum::<i32>() - from_leader,
            taken,
            row,
            wins: points >= self.rules.points_needed,
        }
    }

    /// The value of a set beyond its cards and the turn; above 0 it is better than any draw.
    pub(super) fn set(&self, laying: Laying) -> i32 {
        let gain = self.gain(laying);
        if gain.wins {
            return WINS;
        }
        let turn = if self.game.clock() < LATE { TURN } else { 0 };
        let spent = i32::from(laying.cards().len()) * CARD + turn;
        gain.points * 100 + gain.from_leader * FROM_LEADER + gain.from_others * FROM_OTHER - spent
    }

    /// The best card that a set takes from another player, and that player.
    pub(super) fn stolen(&self, gain: &Gain) -> Option<(Colour, Seat)> {
        let taken = gain.taken.iter().filter(|colour| self.game.owner(*colour).is_some());
        let best = taken.max_by_key(|colour| gain.row.get(*colour))?;
        Some((best, self.game.owner(best)?))
    }
}

/// The bottles that a hand card could provide of each colour; only one of its ends counts.
fn bottles(rules: &Rules, card: CardId) -> Lanes {
    rules.face(card).map_or(Lanes::NONE, |face| {
        if face.single == face.double {
            return Lanes::one(face.double, 2);
        }
        Lanes::one(face.single, 1).plus(Lanes::one(face.double, 2))
    })
}

/// The effects of a set.
pub(super) struct Gain {
    pub(super) points: i32,
    from_leader: i32,
    from_others: i32,
    /// The collection cards that come from the row or from other seats.
    taken: Colours,
    /// The values of the row afterwards.
    row: Lanes,
    pub(super) wins: bool,
}

/// The holder of a collection card.
#[derive(Clone, Copy)]
enum Holder {
    Nobody,
    Other,
    Me,
}

/// More bottles than this count as this many: they win any card at the highest value.
const ENOUGH: usize = VALUE_MAX as usize + 1;

/// What each number of bottles of a colour promises, in hundredths of a point.
type Promises = [i32; ENOUGH + 1];

/// The same by the holder of the collection card and the value it shows.
static PROMISES: [[Promises; VALUE_MAX as usize + 1]; 3] =
    [promises(Holder::Nobody), promises(Holder::Other), promises(Holder::Me)];

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "values and bottles are at most 9"
)]
const fn promises(holder: Holder) -> [Promises; VALUE_MAX as usize + 1] {
    let mut table = [[0; ENOUGH + 1]; VALUE_MAX as usize + 1];
    // Constants are made without iterators.
    let mut value = 0;
    while value < table.len() {
        let mut bottles = 0;
        while bottles < table[value].len() {
            table[value][bottles] = promise(holder, value as i32, bottles as i32);
            bottles += 1;
        }
        value += 1;
    }
    table
}

/// What bottles of one colour promise, if its collection card has this holder and value.
const fn promise(holder: Holder, value: i32, bottles: i32) -> i32 {
    let most = VALUE_MAX as i32;
    if bottles <= value {
        // Each missing bottle makes it less likely. A card that cannot be raised promises nothing.
        let barred = matches!(holder, Holder::Me) && value == most;
        return if barred { 0 } else { 100 * bottles / (1 + 2 * (value + 1 - bottles)) };
    }
    let wins = if bottles < most { bottles } else { most };
    match holder {
        Holder::Nobody => 100 * wins,
        Holder::Other => 100 * wins + 150,
        Holder::Me => 100 * (wins - value),
    }
}
