//! Hands over their limit: the seats concerned discard at once, hidden until all have chosen.

use arrayvec::ArrayVec;
use contract::{Ask, CardId, Decided, Host, Menu, Play, Refusal, SearchRng, Seat, SeatSet};

use super::rules::PhaseRules;
use crate::action::Action;
use crate::card::{Cards, N_CREW};
use crate::event::Event;
use crate::ledger::JR_HAND_LIMIT;
use crate::refusal::{Why, require};
use crate::state::{Interrupt, JollyRoger};

/// The seats whose hands are over the limit.
#[inline]
fn over(game: &JollyRoger) -> SeatSet {
    game.hands.over()
}

/// Opens the window if a seat must discard, before anything else happens.
/// Decides: [`JR_HAND_LIMIT`].
#[inline]
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let settled = play.game.phase.is_under_way() && play.game.interrupt.is_none();
    let asked = over(play.game);
    if settled && !asked.is_empty() {
        play.emit(Event::LimitOpened { asked });
    }
}

/// The most choices that are listed. If there are more, a seat must compose its own.
const CHOICES_MAX: usize = 200;

/// Lists every choice of as many hand cards as must go. See: [`JR_HAND_LIMIT`].
pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    let cards: ArrayVec<CardId, { N_CREW as usize }> = game.hands[seat].iter().collect();
    let excess = game.hands[seat].len().saturating_sub(game.rules.hand_max);
    choose(&cards, excess, Cards::EMPTY, out);
    if out.actions.len() > CHOICES_MAX {
        out.actions.truncate(CHOICES_MAX);
        out.composed = COMPOSED;
    }
}

/// Draws a choice evenly, if all of them would be listed.
pub(crate) fn draw(game: &JollyRoger, ask: Ask, rng: &mut SearchRng) -> Option<Decided<Action>> {
    let hand = game.hands[ask.seat];
    let excess = hand.len().saturating_sub(game.rules.hand_max);
    let ways = |n: usize, taken: usize| n * (usize::from(hand.len()) - taken) / (taken + 1);
    let count = (0..usize::from(excess)).fold(1, ways);
    let count = u32::try_from(count).ok().filter(|_| count <= CHOICES_MAX)?;
    let one = |rng: &mut SearchRng| Action::Discard { cards: rng.pick_n(hand, excess) };
    Some(ask.draw_with(count, one, rng))
}

/// The kind of action that is only suggested when a hand is far over its limit.
const COMPOSED: &[&str] = &["discard"];

fn choose(from: &[CardId], n: u8, chosen: Cards, out: &mut Menu<Action>) {
    if out.actions.len() > CHOICES_MAX || from.len() < usize::from(n) {
        return;
    }
    if n == 0 {
        return out.actions.push(Action::Discard { cards: chosen });
    }
    for (idx, card) in from.iter().enumerate() {
        choose(&from[idx + 1..], n - 1, chosen.with(*card), out);
    }
}

/// See: [`JR_HAND_LIMIT`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, cards: Cards) -> Result<(), Refusal<Why>> {
    let asked = matches!(game.interrupt, Some(Interrupt::Limit { .. }));
    require(asked && game.answers.asked.has(seat), JR_HAND_LIMIT, Why::NotNow)?;
    require(cards.within(game.hands[seat]), JR_HAND_LIMIT, Why::NotInHand)?;
    let (chosen, needed) = (cards.len(), game.hands[seat].len() - game.rules.hand_max);
    require(chosen == needed, JR_HAND_LIMIT, Why::DiscardCount { chosen, needed })
}

/// The answer stays hidden; the last one discards all chosen cards, face up.
pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    cards: Cards,
) {
    play.emit(Event::LimitChosen { seat, cards });
    if !play.game.answers.waiting.is_empty() {
        return;
    }
    let asked = play.game.answers.asked;
    for seat in play.game.rules.seats.clockwise_from(play.game.captain) {
        if asked.has(seat) {
            let cards = play.game.hands[seat].and(play.game.chosen);
            play.emit(Event::LimitDiscarded { seat, cards });
        }
    }
}
