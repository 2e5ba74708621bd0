//! The invariants of every state, each with the rules that it follows from.

use contract::{Broken, Seat};

use crate::card::{Cards, Colour, FIVE, Face};
use crate::ending::{DECISIONS_MAX, has_enough};
use crate::expedition;
use crate::memory::NO_COIN;
use crate::phase::{discover, take};
use crate::state::{Phase, PortRoyal};

/// Checks all invariants.
pub(crate) fn check(game: &PortRoyal) -> Result<(), Broken> {
    Broken::unless(cards_are_conserved(game), "every card lies in one place")?;
    Broken::unless(piles_are_counted(game), "each pile has as many coins as its count")?;
    Broken::unless(cards_lie_where_they_may(game), "each place has only cards that belong there")?;
    Broken::unless(five_is_never_shuffled(game), "the expedition for five is never face down")?;
    Broken::unless(one_ship_a_colour(game), "the harbour has at most one ship per colour")?;
    Broken::unless(tallies_add_up(game), "each seat's sums match its cards")?;
    Broken::unless(shuffles_are_true(game), "coins, and no other cards, have a shuffle")?;
    Broken::unless(waiting_ship_can_be_repelled(game), "a ship that waits can be repelled")?;
    Broken::unless(takes_are_in_bounds(game), "nobody takes more than they may")?;
    Broken::unless(
        last_lap_has_started(game),
        "a seat with enough points has started the last lap",
    )?;
    Broken::unless(stuck_is_in_bounds(game), "a round without a card ends the game")?;
    Broken::unless(decisions_are_in_bounds(game), "a game that is too long ends")?;
    Broken::unless(seats_are_there(game), "every seat that is named exists")?;
    Broken::unless(offer_is_true(game), "an open window offers what the rules allow")
}

/// PR-TAKE, PR-EXPEDITION.
fn offer_is_true(game: &PortRoyal) -> bool {
    game.reach == take::open_reach(game) && game.able == expedition::all_able(game)
}

fn all_coins(game: &PortRoyal) -> impl Iterator<Item = contract::CardId> {
    game.rules.seats.seats().flat_map(|seat| game.coins.from_top(seat))
}

/// PR-DECK, PR-COINS: no card is lost, none is in two places.
fn cards_are_conserved(game: &PortRoyal) -> bool {
    let mut places = vec![game.deck, game.discard, game.harbour, game.expeditions];
    places.extend(game.laid.0);
    places.extend(all_coins(game).map(Cards::one));
    if let Phase::Ship { card } | Phase::Tax { card } = game.phase {
        places.push(Cards::one(card));
    }
    let count: usize = places.iter().map(|cards| usize::from(cards.len())).sum();
    let all = places.into_iter().fold(Cards::EMPTY, Cards::or);
    all == game.rules.all_cards && count == usize::from(all.len())
}

/// PR-COINS-PUBLIC: the public counts are true.
fn piles_are_counted(game: &PortRoyal) -> bool {
    let counted = |seat: Seat| game.coins.from_top(seat).count() == usize::from(game.n_coins(seat));
    game.rules.seats.seats().all(counted)
}

/// PR-DRAW-PERSON, PR-DRAW-SHIP, PR-DRAW-EXPEDITION, PR-HIRE.
fn cards_lie_where_they_may(game: &PortRoyal) -> bool {
    let is = |cards: Cards, fits: fn(Face) -> bool| {
        cards.iter().all(|card| fits(game.rules.faces[card.idx()]))
    };
    let person_or_expedition = |face| matches!(face, Face::Person(_) | Face::Expedition(_));
    is(game.harbour, |face| matches!(face, Face::Ship(_) | Face::Person(_)))
        && is(game.expeditions, |face| matches!(face, Face::Expedition(_)))
        && game.laid.0.iter().all(|laid| is(*laid, person_or_expedition))
        && match game.phase {
            Phase::Ship { card } => is(Cards::one(card), |face| matches!(face, Face::Ship(_))),
            Phase::Tax { card } => is(Cards::one(card), |face| matches!(face, Face::Tax { .. })),
            Phase::Deal | Phase::Discover | Phase::Take(_) | Phase::Over(_) => true,
        }
}

/// PR-SETUP-FIVE: the expedition for five has no coin on its back.
fn five_is_never_shuffled(game: &PortRoyal) -> bool {
    !game.deck.or(game.discard).has(FIVE) && all_coins(game).all(|card| card != FIVE)
}

/// PR-BUST: a second ship of a colour empties the harbour.
fn one_ship_a_colour(game: &PortRoyal) -> bool {
    let of = |colour: Colour| game.harbour.and(game.rules.fleets[colour.idx()]).len();
    Colour::ALL.into_iter().all(|colour| of(colour) <= 1)
}

/// PR-STACK: the cached sums agree with the cards.
fn tallies_add_up(game: &PortRoyal) -> bool {
    let adds_up = |seat: Seat| game.tally(seat) == game.rules.tally_of(game.laid(seat));
    game.rules.seats.seats().all(adds_up)
}

/// PR-COINS: memory has the shuffle that each coin comes from, and none for other cards.
fn shuffles_are_true(game: &PortRoyal) -> bool {
    let shuffle_of = |card| game.memory.shuffle_of(card);
    let coins: Cards = all_coins(game).collect();
    let others = game.rules.all_cards.minus(coins);
    game.memory.now != NO_COIN
        && coins.iter().all(|card| shuffle_of(card) != NO_COIN)
        && others.iter().all(|card| shuffle_of(card) == NO_COIN)
}

/// PR-DRAW-SHIP: a ship that cannot be repelled is kept without asking.
fn waiting_ship_can_be_repelled(game: &PortRoyal) -> bool {
    let Phase::Ship { card } = game.phase else { return true };
    discover::can_repel(game, card)
}

/// PR-TAKE.
fn takes_are_in_bounds(game: &PortRoyal) -> bool {
    let Phase::Take(taking) = game.phase else { return true };
    let may = taking.base + game.tally(taking.seat).governors();
    (1..=3).contains(&taking.base) && taking.taken <= may && take::fee(game, taking.seat) <= 1
}

/// PR-END, PR-END-KEEP: a seat that reaches the points starts the last lap.
fn last_lap_has_started(game: &PortRoyal) -> bool {
    let reached = game.rules.seats.seats().any(|seat| has_enough(game, seat));
    !reached || game.ends_before().is_some()
}

/// PR-END-STUCK.
fn stuck_is_in_bounds(game: &PortRoyal) -> bool {
    let over = matches!(game.phase, Phase::Over(_));
    game.n_stuck < game.rules.seats.get() || over
}

/// PR-END-LONG: the counters of windows and of cards drawn in a turn cannot overflow.
fn decisions_are_in_bounds(game: &PortRoyal) -> bool {
    game.window.0 <= DECISIONS_MAX
}

fn seats_are_there(game: &PortRoyal) -> bool {
    let there = |seat: Seat| seat.0 < game.rules.seats.get();
    let taker = match game.phase {
        Phase::Take(taking) => there(taking.seat),
        Phase::Deal | Phase::Discover | Phase::Ship { .. } | Phase::Tax { .. } | Phase::Over(_) => {
            true
        }
    };
    there(game.active) && there(game.start) && game.ends_before().is_none_or(there) && taker
}
