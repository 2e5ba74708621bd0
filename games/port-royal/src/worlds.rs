//! Samples what one seat cannot see: which cards are coins, and which are in the deck.
//!
//! Why this samples every world with its true probability:
//!
//! - A deck consists of cards that everybody knows: all of them at the start, the open discard
//!   pile at a reshuffle. All orders are equally likely.
//! - Cards leave it one by one, face up or as coins. Which of them, and when, follows from what
//!   everybody sees: no seat knows more than another, so no choice depends on a hidden face. The
//!   coins that are paid are the newest, whatever they are.
//! - So, given everything that was seen, all ways to put the unseen cards of a shuffle into its
//!   places (its coins, and for the newest shuffle the deck) are equally likely, and one shuffle
//!   says nothing about another: a card that was shuffled again had been seen in between, and so
//!   counts only for its last shuffle.
//!
//! A coin paid as a fee keeps its shuffle; the view knows it by its position in the pile.

use arrayvec::ArrayVec;
use contract::{SearchRng, Seat};

use crate::card::{Cards, N_CARDS};
use crate::deck::Rules;
use crate::expedition;
use crate::memory::ShuffleId;
use crate::phase::take;
use crate::state::{Phase, PortRoyal, Taking};
use crate::view::{PhaseView, Unseen, View};

/// Samples what the observer does not see.
pub(crate) fn fill(game: &mut PortRoyal, view: &View, rng: &mut SearchRng) {
    // Each remaining shuffle has its own hidden card, so there are no more shuffles than cards.
    let mut left: ArrayVec<Unseen, N_CARDS> = view.unseen.iter().copied().take(N_CARDS).collect();
    for (idx, seat) in (0..).zip(&view.seats) {
        for (place, shuffle) in seat.pile.iter().enumerate() {
            let pool = pool(&mut left, *shuffle);
            let known = seat.pile_cards.as_ref().and_then(|cards| cards.get(place));
            let card = known.copied().unwrap_or_else(|| rng.pick(*pool));
            *pool = pool.without(card);
            game.coins.push(Seat(idx), card);
            game.memory.hide(card, *shuffle);
        }
    }
    if let Some(unseen) = left.iter().find(|unseen| unseen.shuffle == view.shuffle) {
        game.deck = unseen.cards;
    }
    game.reach = take::open_reach(game);
}

/// The remaining cards of a shuffle.
fn pool(left: &mut [Unseen], shuffle: ShuffleId) -> &mut Cards {
    let found = left.iter_mut().find(|unseen| unseen.shuffle == shuffle);
    &mut found.expect("a coin comes from a shuffle").cards
}

/// Only what the observer sees.
pub(crate) fn seen(rules: &'static Rules, view: &View) -> PortRoyal {
    let mut game = PortRoyal::before_deal(rules);
    (game.window, game.start, game.active) = (view.window, view.start, view.active);
    (game.n_drawn, game.n_stuck) = (view.n_drawn, view.n_stuck);
    game.harbour = view.harbour;
    game.expeditions = view.expeditions;
    game.discard = view.discard;
    game.ends_before = view.last.map(|seat| game.next(seat)).into_iter().collect();
    game.phase = phase(view);
    for (idx, shown) in (0..).zip(&view.seats) {
        let cards = shown.persons.or(shown.expeditions);
        game.laid[Seat(idx)] = cards;
        game.tallies[Seat(idx)] = rules.tally_of(cards);
    }
    game.memory.now = view.shuffle;
    game.able = expedition::all_able(&game);
    game
}

fn phase(view: &View) -> Phase {
    match view.phase {
        PhaseView::Deal => Phase::Deal,
        PhaseView::Discover => Phase::Discover,
        PhaseView::Ship { card, .. } => Phase::Ship { card },
        PhaseView::Tax { card } => Phase::Tax { card },
        PhaseView::Take { seat, base, taken, .. } => Phase::Take(Taking { seat, base, taken }),
        PhaseView::Over { ending } => Phase::Over(ending),
    }
}
