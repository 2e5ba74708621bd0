//! Cards that leave the deck, and coins that are earned and paid.

use contract::{CardId, Host, Play, Seat};

use crate::event::{Event, Source};
use crate::state::PortRoyal;

/// The next card of the deck. If the deck has run out, the discard pile is shuffled into a new one
/// first. `None` if both are empty.
/// Decides: [`crate::ledger::PR_RESHUFFLE`], [`crate::ledger::PR_RESHUFFLE_WHEN`].
#[inline]
pub(crate) fn next_card<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) -> Option<CardId> {
    if play.game.deck.is_empty() {
        reshuffle(play)?;
    }
    Some(play.pick(play.game.deck))
}

#[cold]
fn reshuffle<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) -> Option<()> {
    let n = play.game.discard.len();
    (n > 0).then(|| play.emit(Event::Reshuffled { n }))
}

/// A seat gets coins, one by one from the top of the deck, without being asked. Coins that cannot
/// be drawn are lost.
/// Decides: [`crate::ledger::PR_COINS`], [`crate::ledger::PR_COINS_SHORT`],
/// [`crate::ledger::PR_STACK_FORCED`].
#[inline]
pub(crate) fn earn<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    seat: Seat,
    from: Source,
    due: u8,
) {
    // Usually nothing is due.
    if due > 0 {
        draw_coins(play, seat, from, due);
    }
}

fn draw_coins<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    seat: Seat,
    from: Source,
    due: u8,
) {
    let (deck, discard) = (play.game.deck, play.game.discard);
    // Usually the deck has enough; counting cards is slow.
    let got = if deck.len() >= due { due } else { due.min(deck.len() + discard.len()) };
    play.emit(Event::Earned { seat, from, due, got });
    for _ in 0..got {
        let card = next_card(play).expect("so many are left");
        play.emit(Event::CoinDrawn { seat, card });
    }
}

/// Several seats get coins, clockwise from `first`, each all of its own before the next.
/// Decides: [`crate::ledger::PR_COINS_ORDER`].
#[inline]
pub(crate) fn all_earn<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    first: Seat,
    from: Source,
    due: impl Fn(&PortRoyal, Seat) -> u8,
) {
    for seat in play.game.rules.seats.clockwise_from(first) {
        let due = due(play.game, seat);
        earn(play, seat, from, due);
    }
}
