//! Draws one action evenly from a seat's menu. It does not list the menu if the seat's cards leave
//! only a few kinds of choices. The result is always an action of the menu, drawn with the menu's
//! odds.

use contract::{Ask, Decided, Menu, SearchRng, Seat};

use crate::action::Action;
use crate::card::Special;
use crate::phase::rules::PhaseRules;
use crate::phase::{self, limit};
use crate::state::{Interrupt, JollyRoger};

/// A choice, or silence where the seat may stay silent.
#[expect(clippy::inline_always, reason = "as for `JollyRoger::draw_action`")]
#[inline(always)]
pub(crate) fn action(
    game: &JollyRoger,
    ask: Ask,
    buffer: &mut Menu<Action>,
    rng: &mut SearchRng,
) -> Decided<Action> {
    match quick(game, ask, rng) {
        Some(drawn) => drawn,
        None => from_menu(game, ask, buffer, rng),
    }
}

/// A separate function, so that drawing without a menu needs few registers. A seat that may act,
/// but has no action, stays silent.
#[inline(never)]
fn from_menu(
    game: &JollyRoger,
    ask: Ask,
    buffer: &mut Menu<Action>,
    rng: &mut SearchRng,
) -> Decided<Action> {
    phase::choices(game, ask.seat, buffer);
    ask.draw_from(&buffer.actions, rng)
}

/// `None` if the menu must be listed.
#[expect(clippy::inline_always, reason = "as for `JollyRoger::draw_action`")]
#[inline(always)]
fn quick(game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
    match game.interrupt {
        None if has_asides(game, ask.seat) => None,
        None => game.phase.draw(game, ask, rng),
        Some(Interrupt::Betrayal { .. }) if ask.must => {
            let traitors = game.hands[ask.seat].and(game.rules.copies(Special::Traitor));
            traitors.is_empty().then(|| ask.draw(1, |_| Action::Decline, rng))
        }
        Some(Interrupt::Limit { .. }) if ask.must => limit::draw(game, ask, rng),
        Some(Interrupt::Betrayal { .. } | Interrupt::Limit { .. } | Interrupt::Forced { .. }) => {
            None
        }
    }
}

/// Whether a seat may have more to choose from than the answers to the phase: an offer, or a card
/// with an effect.
#[inline]
fn has_asides(game: &JollyRoger, seat: Seat) -> bool {
    !game.offers.open.is_empty()
        || !game.hands[seat].and(game.rules.with_effect).is_empty() && !game.phase.is_sealed()
}
