//! Carpenter: asks all for a prize; if nobody gives one, may take it from the Captain or the
//! Quartermaster.
//! Rules: JR-SP-CARPENTER, JR-VAR-HIDDEN-CARDS.

use contract::{CardId, Host, Menu, Play, Refusal, Seat, SeatSet};

use super::timed;
use crate::action::Action;
use crate::event::Event;
use crate::ledger::JR_SP_CARPENTER;
use crate::phase::{first_answer, open_phase, share};
use crate::refusal::{Why, require};
use crate::state::{Effect, JollyRoger, Phase, Timing};

/// Everybody else with a prize is asked, unseen. Rules: [`JR_SP_CARPENTER`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    let asked = play.game.prize_holders().without(effect.seat);
    if asked.is_empty() {
        return ask_claim(play, effect.seat);
    }
    play.emit(Event::Opened { phase: Phase::Repair { by: effect.seat }, asked });
}

pub(crate) fn repair_menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    out.actions.push(Action::Decline);
    out.actions.extend(game.prizes[seat].iter().map(|card| Action::Donate { card }));
}

pub(crate) fn claim_menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if game.phase != (Phase::Claim { by: seat }) {
        return;
    }
    for from in sources(game, seat).iter() {
        if game.prizes_are_hidden() {
            out.actions.push(Action::TakeFrom { seat: from });
        } else {
            out.actions.extend(game.prizes[from].iter().map(|card| Action::Take { card }));
        }
    }
    out.actions.push(Action::Done);
    out.actions.sort_unstable();
}

/// The Captain and the Quartermaster, if they have a prize. Rules: [`JR_SP_CARPENTER`].
fn sources(game: &JollyRoger, by: Seat) -> SeatSet {
    let both = SeatSet::one(game.captain).with(game.quartermaster()).without(by);
    both.and(game.prize_holders())
}

/// Nobody has to take one. Rules: [`JR_SP_CARPENTER`], [`crate::ledger::JR_VAR_HIDDEN_CARDS`].
pub(crate) fn check_claim(game: &JollyRoger, action: &Action) -> Result<(), Refusal<Why>> {
    let Phase::Claim { by } = game.phase else {
        return require(false, JR_SP_CARPENTER, Why::NotNow);
    };
    let sources = sources(game, by);
    let fits = match (*action, game.prizes_are_hidden()) {
        (Action::Done, _) => true,
        (Action::TakeFrom { seat }, true) => sources.has(seat),
        (Action::Take { card }, false) => sources.iter().any(|seat| game.prizes[seat].has(card)),
        _ => false,
    };
    require(fits, JR_SP_CARPENTER, Why::NoSuchPrize)
}

/// The first giver clockwise from the Captain gives.
pub(crate) fn settle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, by: Seat) {
    match first_answer(play.game) {
        Some((seat, card, _)) => take(play, seat, by, card),
        None => ask_claim(play, by),
    }
}

fn ask_claim<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, by: Seat) {
    if sources(play.game, by).is_empty() {
        return timed::ask(play, Timing::Carpenter);
    }
    open_phase(play, Phase::Claim { by });
}

pub(crate) fn claim<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    by: Seat,
    action: Action,
) {
    if action == Action::Done {
        play.emit(Event::ClaimWaived { seat: by });
        return timed::ask(play, Timing::Carpenter);
    }
    if let Action::TakeFrom { seat } = action {
        let card = play.pick(play.game.prizes[seat]);
        return take(play, seat, by, card);
    }
    let Action::Take { card } = action else { unreachable!("checked") };
    let sources = sources(play.game, by);
    let from = sources.iter().find(|seat| play.game.prizes[*seat].has(card));
    take(play, from.expect("checked"), by, card);
}

fn take<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    from: Seat,
    to: Seat,
    card: CardId,
) {
    let seen_by = share::audience(play.game, &[from, to]);
    play.emit(Event::PrizeTaken { from, to, card, seen_by });
    timed::ask(play, Timing::Carpenter);
}
