//! The move of a seat whose time is up: a cautious one, chosen from its view alone.

use contract::CardId;

use crate::action::Action;
use crate::card::Cards;
use crate::deck::Rules;
use crate::phase::rules::{Phase, PhaseRules};
use crate::state::{How, Interrupt};
use crate::view::View;

/// The first card of a set. For an empty set it is card 0, which is refused; no window asks for
/// that.
pub(crate) fn first(cards: Cards) -> CardId {
    cards.first().unwrap_or(CardId(0))
}

/// The observer's crew cards.
pub(crate) fn hand(view: &View) -> Cards {
    let me = view.me.and_then(|me| view.seats.get(me.idx()));
    me.map_or(Cards::EMPTY, |seat| seat.hand.known)
}

/// The move when the time is up.
pub(crate) fn fallback(rules: &Rules, view: &View) -> Action {
    match view.interrupt {
        Some(Interrupt::Betrayal { .. }) => return Action::Decline,
        Some(Interrupt::Forced { side, .. }) => {
            return Action::Join { side, card: first(hand(view)), how: How::Plain };
        }
        Some(Interrupt::Limit { .. }) => {
            let excess = usize::from(hand(view).len().saturating_sub(rules.hand_max));
            return Action::Discard { cards: hand(view).iter().take(excess).collect() };
        }
        None => {}
    }
    Phase::of_view(view).fallback(rules, view)
}
