//! Actions that no sensible player would take. Even a deckhand avoids them.

use crate::Action;
use crate::card::Prize;
use crate::state::{How, Interrupt, Side};

use super::attack;
use super::look::Look;

/// Gold worth this much is not exchanged for crew.
const GOLD: i32 = 200;

/// Actions that are absurd: special crew in an attack, gold exchanged for crew, gold left unburied
/// on the island, a destination revealed that cannot be beaten, the own attack made harder, a
/// Traitor against the own effect, a leader who kills themselves.
pub(super) fn is_absurd(look: Look<'_>, action: &Action) -> bool {
    match *action {
        Action::Contribute { card } => attack::idle(look).has(card),
        Action::Reveal { .. } => attack::chance(look) == 0,
        Action::Exchange { card } => look.prize(card) >= GOLD,
        Action::Use { how, .. } => how == How::Raise,
        Action::Call { how, .. } => how == How::Kill { leader: Side::Mutineer },
        Action::Join { side, how, .. } => {
            let leads = look.is_captain() || look.view.mutiny.first == look.seat;
            leads && how == How::Kill { leader: side }
        }
        Action::Done => has_gold_to_bury(look),
        Action::Betray { .. } => match look.view.interrupt {
            Some(Interrupt::Betrayal { effect, n_traitors, .. }) => {
                (effect.seat == look.seat) != (n_traitors % 2 == 1)
            }
            Some(Interrupt::Forced { .. } | Interrupt::Limit { .. }) | None => false,
        },
        Action::Appoint { .. }
        | Action::Draw
        | Action::Decline
        | Action::Sail { .. }
        | Action::Pass { .. }
        | Action::Assign { .. }
        | Action::Take { .. }
        | Action::TakeFrom { .. }
        | Action::Give { .. }
        | Action::Donate { .. }
        | Action::Ransom { .. }
        | Action::Bury { .. }
        | Action::Punish
        | Action::Spare
        | Action::Flog { .. }
        | Action::Commit { .. }
        | Action::Discard { .. }
        | Action::Offer { .. }
        | Action::Accept { .. }
        | Action::Refuse { .. }
        | Action::Withdraw { .. }
        | Action::Show { .. } => false,
    }
}

fn has_gold_to_bury(look: Look<'_>) -> bool {
    look.menu.iter().any(|action| {
        let Action::Bury { card } = *action else { return false };
        matches!(look.rules.prize(card), Some(Prize::Gold { .. }))
    })
}
