//! A tax increase: the rich lose half their coins, then some seats get a coin. Nobody is asked.

use contract::{CardId, Host, Play, Seat, SeatSet};

use crate::card::Bonus;
use crate::coins::all_earn;
use crate::event::{Event, Source};
use crate::state::PortRoyal;

/// The number of coins from which a seat is taxed. See: [`crate::ledger::PR_TAX`].
const RICH: u8 = 12;

/// The card is discarded last, so it is not reshuffled for the bonus; taxed coins may be.
/// Decides: [`crate::ledger::PR_TAX`], [`crate::ledger::PR_TAX_SHORT`].
pub(crate) fn resolve<H: Host<PortRoyal>>(
    play: &mut Play<'_, PortRoyal, H>,
    card: CardId,
    bonus: Bonus,
) {
    let active = play.game.active;
    play.emit(Event::TaxDrawn { seat: active, card });
    for seat in play.game.rules.seats.clockwise_from(active) {
        let held = play.game.n_coins(seat);
        if held >= RICH {
            let coins = play.game.coins.top(seat, held / 2);
            play.emit(Event::Taxed { seat, coins });
        }
    }
    let lucky = favoured(play.game, bonus);
    all_earn(play, active, Source::Tax, |_, seat| u8::from(lucky.has(seat)));
    play.emit(Event::TaxSettled { card });
}

/// All seats that tie for most swords, or for fewest points. See: [`crate::ledger::PR_TAX`].
fn favoured(game: &PortRoyal, bonus: Bonus) -> SeatSet {
    // Higher is better, so points are negated.
    let rank = |seat: Seat| match bonus {
        Bonus::Swords => game.tally(seat).swords(),
        Bonus::Points => u8::MAX - game.tally(seat).points(),
    };
    let best = game.rules.seats.seats().map(rank).max();
    game.rules.seats.seats().filter(|seat| Some(rank(*seat)) == best).collect()
}
