//! What an action replies to, for tables that give out time. Follows from the action's kind and
//! public facts.
//! Rules: JR-BRIBE, JR-VAR-HIDDEN.

use contract::Reply;

use crate::action::Action;
use crate::state::JollyRoger;

/// The kinds of action that answer no question.
pub(crate) const ASIDES: &[&str] = &["offer", "accept", "refuse", "withdraw", "show"];

/// What an action replies to.
pub(crate) fn reply(_game: &JollyRoger, action: &Action) -> Reply {
    if is_aside(action) { Reply::Aside } else { Reply::Question }
}

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
