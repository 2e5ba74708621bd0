//! Samples a state from one seat's information set.
//!
//! A hidden place can only contain a card that was in the wreck when the place was filled. Places
//! filled earlier have fewer possible cards, and those are also possible for the later places. So
//! filling the places in order of time, uniformly from what is left, samples uniformly from all
//! worlds that fit.

use arrayvec::ArrayVec;
use contract::{CardId, PerSeat, SearchRng, Seat};

use crate::action::PlaceId;
use crate::card::{Cards, N_CARDS, PARROT};
use crate::deck::Rules;
use crate::memory::{Memory, Time, Times};
use crate::state::{Phase, Place, PutBack, Rum};
use crate::view::{PhaseView, PlaceView, View};

/// How often sampling is tried before the bounds of time are dropped.
const TRIES: u32 = 16;

/// A hidden place.
#[derive(Clone, Copy, Debug)]
struct Slot {
    at: Time,
    of: Holder,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holder {
    Hand(Seat),
    Beach(PlaceId),
}

type Slots = ArrayVec<Slot, N_CARDS>;

/// Samples what the observer does not see.
pub(crate) fn fill(game: &mut Rum, view: &View, rng: &mut SearchRng) {
    let (hidden, slots) = unknown(game.rules, view, game);
    let left = fill_slots(game, view, hidden, &slots, rng);
    game.wreck = game.wreck.or(left);
    game.phase = phase(game, view, rng);
}

/// Only what the observer sees.
pub(crate) fn seen(rules: &'static Rules, view: &View) -> Rum {
    let mut game = Rum::before_deal(rules);
    game.wreck = view.wreck_cards.unwrap_or_default();
    game.shown = view.shown;
    (game.window, game.active, game.clock) = (view.window, view.active, view.clock);
    for (idx, hand) in (0..).zip(&view.hands) {
        game.set_hand(Seat(idx), hand.cards.unwrap_or(hand.known));
        game.memory.known[Seat(idx)] = hand.known;
    }
    for (place, shown) in game.beach.iter_mut().zip(&view.beach) {
        *place = match shown {
            PlaceView::Up { card } => Place::Up(*card),
            PlaceView::Down { card: Some(card) } => Place::Down(*card),
            PlaceView::Down { card: None } | PlaceView::Empty => Place::Empty,
        };
    }
    game.open = game.beach_bottles();
    for holding in &view.collection {
        game.values = game.values.with(holding.colour, holding.value);
        game.set_owner(holding.colour, holding.owner);
    }
    let memory = &view.memory;
    game.memory = Memory {
        now: memory.now,
        known: game.memory.known,
        among: memory.among,
        blind: memory.blind.clone(),
        beach: memory.beach,
        public: memory.public,
        // What only other seats know is not known here.
        private: PerSeat(memory.private.0.map(|times| times.unwrap_or([0; N_CARDS]))),
    };
    game
}

/// The hidden cards and their places, earliest first; the wreck gets the rest.
fn unknown(rules: &Rules, view: &View, game: &Rum) -> (Cards, Slots) {
    let mut hidden = Rules::all_cards().minus(game.wreck).minus(game.shown);
    let mut slots = Slots::new();
    for seat in rules.seats.seats() {
        hidden = hidden.minus(game.hands[seat]);
        if view.hands[seat.idx()].cards.is_none() {
            let times = view.memory.blind[seat].iter();
            slots.extend(times.map(|at| Slot { at: *at, of: Holder::Hand(seat) }));
        }
    }
    for place in PlaceId::ALL {
        if let Some(card) = game.place(place).card() {
            hidden = hidden.without(card);
        } else if view.beach[place.idx()] != PlaceView::Empty {
            let at = view.memory.beach[place.idx()];
            slots.push(Slot { at, of: Holder::Beach(place) });
        }
    }
    slots.sort_by_key(|slot| slot.at);
    (hidden, slots)
}

/// Puts a card into each hidden place and returns the rest.
fn fill_slots(
    game: &mut Rum,
    view: &View,
    hidden: Cards,
    slots: &Slots,
    rng: &mut SearchRng,
) -> Cards {
    let times = view.memory.last_in_wreck();
    for _ in 0..TRIES {
        if let Some((cards, left)) = try_fill(view, hidden, slots, Some(&times), rng) {
            put(game, slots, &cards);
            return left;
        }
    }
    // The bounds on known cards and on times together can be stricter than either alone; a world
    // without the bounds of time still fits the view.
    let (cards, left) = try_fill(view, hidden, slots, None, rng).expect("there are cards enough");
    put(game, slots, &cards);
    left
}

type Filled = (ArrayVec<CardId, N_CARDS>, Cards);

fn try_fill(
    view: &View,
    hidden: Cards,
    slots: &Slots,
    times: Option<&Times>,
    rng: &mut SearchRng,
) -> Option<Filled> {
    let mut left = hidden;
    let mut cards: [Option<CardId>; N_CARDS] = [None; N_CARDS];
    // First the cards of which so many are surely in a hand, into its latest places.
    for seat in [0, 1, 2, 3].map(Seat) {
        let among = view.memory.among[seat];
        let mut places = (0..slots.len()).rev().filter(|idx| slots[*idx].of == Holder::Hand(seat));
        for _ in 0..among.at_least {
            let (from, idx) = (among.cards.and(left), places.next());
            let (Some(idx), false) = (idx, from.is_empty()) else { break };
            let card = rng.pick(from);
            left = left.without(card);
            cards[idx] = Some(card);
        }
    }
    for (slot, card) in slots.iter().zip(&mut cards).filter(|(_, card)| card.is_none()) {
        let fits = |card: &CardId| {
            let in_time = times.is_none_or(|times| times[card.idx()] < slot.at);
            in_time && (*card != PARROT || matches!(slot.of, Holder::Beach(_)))
        };
        let from: Cards = left.iter().filter(fits).collect();
        if from.is_empty() {
            return None;
        }
        let chosen = rng.pick(from);
        left = left.without(chosen);
        *card = Some(chosen);
    }
    Some((cards.into_iter().flatten().collect(), left))
}

fn put(game: &mut Rum, slots: &Slots, cards: &[CardId]) {
    for (slot, card) in slots.iter().zip(cards) {
        match slot.of {
            Holder::Hand(seat) => game.set_hand(seat, game.hands[seat].with(*card)),
            Holder::Beach(place) => game.beach[place.idx()] = Place::Down(*card),
        }
    }
}

/// Samples the answers, since even who has answered is hidden.
fn phase(game: &Rum, view: &View, rng: &mut SearchRng) -> Phase {
    let (cause, n, asked, n_waiting, chosen) = match view.phase {
        PhaseView::Deal => return Phase::Deal,
        PhaseView::Turn => return Phase::Turn,
        PhaseView::Over { ending } => return Phase::Over(ending),
        PhaseView::PutBack { cause, n, asked, n_waiting, chosen } => {
            (cause, n, asked, n_waiting, chosen)
        }
    };
    let mut put_back = PutBack { cause, n, asked, waiting: asked, chosen: PerSeat::default() };
    for seat in asked.iter() {
        if let Some(cards) = chosen[seat] {
            put_back.waiting = put_back.waiting.without(seat);
            put_back.chosen[seat] = cards;
        }
    }
    while put_back.waiting.len() > n_waiting {
        let others = view.me.map_or(put_back.waiting, |me| put_back.waiting.without(me));
        let nth = rng.below(u32::from(others.len()));
        let seat = others.nth(nth as usize).expect("below the count");
        put_back.waiting = put_back.waiting.without(seat);
        put_back.chosen[seat] = rng.pick_n(game.hands[seat], n);
    }
    Phase::PutBack(put_back)
}
