//! Crew that may be played at any time: Second Mate, Stowaways, Surgeon.

use contract::Seat;
use contract::{Menu, SeatSet};

use crate::action::Action;
use crate::card::Special;
use crate::crew;
use crate::phase::rules::{Phase, PhaseRules};
use crate::state::JollyRoger;

/// The cards that may be played at any time.
pub(crate) const CARDS: [Special; 3] = [Special::SecondMate, Special::Stowaways, Special::Surgeon];

/// Whether cards may be played "at any time" now: between two steps, from the first appointment on.
/// Not in the middle of a step, and not once the Quartermaster has begun to give out prizes.
/// Decides: [`crate::ledger::JR_SP_ANYTIME`].
#[inline]
pub(crate) fn is_open(game: &JollyRoger) -> bool {
    game.interrupt.is_none() && game.phase.is_any_time(game)
}

/// The seats that may act although the window does not wait for them: all that hold crew. Hand
/// sizes are public.
#[inline]
pub(crate) fn may(game: &JollyRoger) -> SeatSet {
    if !is_open(game) {
        return SeatSet::EMPTY;
    }
    let mut may = game.holders();
    // A Quartermaster who has passed may still do their own part, even without a card.
    if let Some(seat) = quartermaster_at_work(game) {
        may = may.with(seat);
    }
    may
}

/// The Quartermaster, while they may turn the card over or commit their own card.
/// See: [`crate::ledger::JR_ATTACK_REVEAL`], [`crate::ledger::JR_MUTINY_ROLES`].
#[inline]
fn quartermaster_at_work(game: &JollyRoger) -> Option<Seat> {
    if matches!(game.phase, Phase::Attack(_)) {
        return Some(game.quartermaster());
    }
    let uncommitted = game.open_mutiny().is_some_and(|mutiny| mutiny.committed.is_none());
    game.quartermaster.filter(|_| uncommitted)
}

/// Lists the special cards in hand that may be played now.
pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    let has_any = !game.hands[seat].and(game.rules.with_effect).is_empty();
    if has_any && is_open(game) {
        crew::menu(game, seat, &CARDS, out);
    }
}
