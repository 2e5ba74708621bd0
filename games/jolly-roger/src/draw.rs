//! Draws one action evenly from a seat's menu. It does not list the menu if the seat's cards leave
//! only a few kinds of choices. The result is always an action of the menu, drawn with the menu's
//! odds.

use contract::{Menu, SearchRng, Seat};

use crate::action::Action;
use crate::card::{Cards, Special};
use crate::crew::timed::{self, Timed};
use crate::phase::rules::Phase;
use crate::phase::{self, attack, limit};
use crate::state::{How, Interrupt, JollyRoger, Mutiny, Side};

/// An action, and the number of actions it was drawn from.
#[expect(clippy::inline_always, reason = "as for `JollyRoger::draw_action`")]
#[inline(always)]
pub(crate) fn action(
    game: &JollyRoger,
    seat: Seat,
    buffer: &mut Menu<Action>,
    rng: &mut SearchRng,
) -> (Action, u32) {
    match quick(game, seat, rng) {
        Some(drawn) => drawn,
        None => from_menu(game, seat, buffer, rng),
    }
}

/// A separate function, so that drawing without a menu needs few registers.
#[inline(never)]
fn from_menu(
    game: &JollyRoger,
    seat: Seat,
    buffer: &mut Menu<Action>,
    rng: &mut SearchRng,
) -> (Action, u32) {
    phase::menu(game, seat, buffer);
    let count = u32::try_from(buffer.actions.len()).expect("menus are bounded");
    if count == 0 {
        return (Action::Done, 0);
    }
    (buffer.actions[rng.below(count) as usize], count)
}

/// `None` if the menu must be listed.
#[expect(clippy::inline_always, reason = "as for `JollyRoger::draw_action`")]
#[inline(always)]
fn quick(game: &JollyRoger, seat: Seat, rng: &mut SearchRng) -> Option<(Action, u32)> {
    let hand = game.hands[seat];
    match (&game.interrupt, &game.phase) {
        (Some(Interrupt::Betrayal { .. } | Interrupt::Limit { .. }), _)
            if !game.answers.waiting.has(seat) =>
        {
            None
        }
        (Some(Interrupt::Betrayal { .. }), _) => {
            decline(hand.and(game.rules.copies(Special::Traitor)))
        }
        (Some(Interrupt::Limit { .. }), _) => limit::draw(game, seat, rng),
        (None, Phase::Timed(Timed { timing })) if is_asked(game, seat) => {
            decline(hand.and(timed::set(game.rules, *timing)))
        }
        (None, Phase::EmptyHands(_)) if is_asked(game, seat) => {
            Some((if rng.below(2) == 0 { Action::Draw } else { Action::Decline }, 2))
        }
        (None, Phase::Call(_))
            if is_asked(game, seat) && hand.and(game.rules.with_ways).is_empty() =>
        {
            Some(call(hand, rng))
        }
        (None, Phase::Mutiny(mutiny)) if is_plain(game, hand) => {
            Some(join(game, mutiny, seat, rng))
        }
        (None, Phase::Attack(_)) if is_plain(game, hand) => Some(contribute(game, seat, rng)),
        _ => None,
    }
}

/// A seat without a card for a sealed window declines.
#[inline]
fn decline(playable: Cards) -> Option<(Action, u32)> {
    playable.is_empty().then_some((Action::Decline, 1))
}

/// Whether a seat can only play its cards, and has no offer to consider.
#[inline]
fn is_plain(game: &JollyRoger, hand: Cards) -> bool {
    hand.and(game.rules.with_effect).is_empty() && is_quiet(game)
}

/// Whether a sealed window waits for a seat that has no offer to consider.
#[inline]
fn is_asked(game: &JollyRoger, seat: Seat) -> bool {
    is_quiet(game) && game.answers.waiting.has(seat)
}

/// Whether no seat has an offer to consider.
#[inline]
fn is_quiet(game: &JollyRoger) -> bool {
    game.offers.open.is_empty()
}

fn call(hand: Cards, rng: &mut SearchRng) -> (Action, u32) {
    let count = 1 + u32::from(hand.len());
    let action = match rng.below(count).checked_sub(1) {
        None => Action::Decline,
        Some(nth) => Action::Call { card: hand.nth(nth), how: How::Plain },
    };
    (action, count)
}

fn join(game: &JollyRoger, mutiny: &Mutiny, seat: Seat, rng: &mut SearchRng) -> (Action, u32) {
    let (hand, sides) = (game.hands[seat], mutiny.sides(seat));
    let n_sides = if sides.len() == 2 { 2 } else { 1 };
    let n_pass = u32::from(mutiny.waiting(game).has(seat));
    let n_hand = u32::from(hand.len());
    let n_joins = n_sides * n_hand;
    let n_commits = if mutiny.may_commit(game, seat) { n_sides } else { 0 };
    let count = n_pass + n_joins + n_commits;
    if count == 0 {
        return (Action::Done, 0);
    }
    let side = |nth: u32| if nth == 0 { sides[0] } else { Side::Mutineer };
    let nth = rng.below(count);
    if nth < n_pass {
        return (Action::Pass { seen: mutiny.shown }, count);
    }
    let nth = nth - n_pass;
    if nth >= n_joins {
        return (Action::Commit { side: side(nth - n_joins) }, count);
    }
    let (side, nth) = if nth < n_hand { (side(0), nth) } else { (side(1), nth - n_hand) };
    (Action::Join { side, card: hand.nth(nth), how: How::Plain }, count)
}

fn contribute(game: &JollyRoger, seat: Seat, rng: &mut SearchRng) -> (Action, u32) {
    let (hand, seen) = (game.hands[seat], game.attack.shown);
    let n_hand = u32::from(hand.len());
    let n_reveal = u32::from(seat == game.quartermaster());
    let count = n_hand + n_reveal + u32::from(attack::waiting(game).has(seat));
    if count == 0 {
        return (Action::Done, 0);
    }
    let nth = rng.below(count);
    let action = if nth < n_hand {
        Action::Contribute { card: hand.nth(nth) }
    } else if nth < n_hand + n_reveal {
        Action::Reveal { seen }
    } else {
        Action::Pass { seen }
    };
    (action, count)
}
