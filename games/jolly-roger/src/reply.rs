//! What an action replies to, for tables that allot time. All of it is public.
//! See: [`crate::ledger::JR_BRIBE`], [`crate::ledger::JR_VAR_HIDDEN`].

use contract::Reply;

use crate::action::Action;
use crate::card::Special;
use crate::phase::rules::PhaseRules;
use crate::state::JollyRoger;

/// The kinds of action that answer no question.
pub(crate) const ASIDES: &[&str] = &["offer", "accept", "refuse", "withdraw", "show"];

/// Whether an action is a bribe or shows prizes.
pub(crate) fn is_aside(action: &Action) -> bool {
    matches!(
        action,
        Action::Offer { .. }
            | Action::Accept { .. }
            | Action::Refuse { .. }
            | Action::Withdraw { .. }
            | Action::Show { .. }
    )
}

/// Whether a shown card may be answered without a window of its own.
fn in_the_open(game: &JollyRoger) -> bool {
    game.interrupt.is_none() && game.phase.n_shown(game).is_some()
}

/// A Traitor in an attack or a mutiny replies to the card it cancels; bribes and shown prizes
/// reply to nothing. See: [`crate::ledger::JR_SP_TRAITOR`].
pub(crate) fn reply(game: &JollyRoger, action: &Action) -> Reply {
    if let Action::Betray { target, .. } = *action
        && in_the_open(game)
        && let Some(showing) = game.showing(target)
    {
        return Reply::Shown { place: showing.place };
    }
    if is_aside(action) { Reply::Aside } else { Reply::Question }
}

/// Whether public facts allow that a seat holds a Traitor and may still answer a card with it.
/// See: [`crate::ledger::JR_SP_TRAITOR`].
pub(crate) fn shown_may_be_answered(game: &JollyRoger) -> bool {
    let answerable = in_the_open(game) && game.in_reach(Special::Traitor);
    let mut showings = game.showings();
    let holders = game.holders();
    answerable && showings.any(|one| holders.iter().any(|seat| game.may_answer(seat, one)))
}
