//! Traitor: another player's card has no effect and is discarded.
//!
//! A card played for its effect waits for a sealed window. An attack or a mutiny has no such
//! window: a seat may answer a card until it acts itself ([`crate::recent`]).

use contract::{CardId, Host, Menu, Play, Refusal, Seat};

use crate::action::Action;
use crate::card::{Cards, Special};
use crate::event::Event;
use crate::ledger::JR_SP_TRAITOR;
use crate::phase::rules::PhaseRules;
use crate::phase::{self, first_answer, require_in_hand};
use crate::refusal::{Why, require};
use crate::state::{Answer, Effect, How, Interrupt, JollyRoger};

/// The card that waits for a Traitor in a window of its own, and the seat that played it.
fn waiting(game: &JollyRoger) -> Option<(Seat, CardId)> {
    match game.interrupt {
        Some(Interrupt::Betrayal { top, top_card, .. }) => Some((top, top_card)),
        Some(Interrupt::Forced { .. } | Interrupt::Limit { .. }) | None => None,
    }
}

/// The cards that a seat's Traitor could answer now.
/// Decides: [`JR_SP_TRAITOR`].
fn targets(game: &JollyRoger, seat: Seat) -> Cards {
    match waiting(game) {
        Some((top, card)) if top != seat => Cards::EMPTY.with(card),
        None if in_contest(game) => {
            let open = game.showings().filter(|showing| game.may_answer(seat, *showing));
            open.map(|showing| showing.card).collect()
        }
        Some(_) | None => Cards::EMPTY,
    }
}

/// Whether a card shown in an attack or a mutiny may be answered at once.
#[inline]
fn in_contest(game: &JollyRoger) -> bool {
    game.interrupt.is_none() && game.phase.n_shown(game).is_some()
}

/// A card was shown for its effect. See: [`JR_SP_TRAITOR`].
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    ask_about(play, effect, (0, effect.seat));
}

/// Opens the window for the top card, after this many Traitors, unless public facts show that
/// nobody can have a Traitor. See: [`JR_SP_TRAITOR`].
fn ask_about<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    effect: Effect,
    (n_traitors, top): (u8, Seat),
) {
    let asked = play.game.holders().without(top);
    if play.game.in_reach(Special::Traitor) && !asked.is_empty() {
        play.emit(Event::BetrayalOpened { asked });
    } else {
        conclude(play, effect, n_traitors);
    }
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if matches!(game.interrupt, Some(Interrupt::Betrayal { .. })) {
        out.actions.push(Action::Decline);
    }
    let traitors = game.hands[seat].and(game.rules.copies(Special::Traitor));
    if traitors.is_empty() {
        return;
    }
    let targets = targets(game, seat);
    for card in traitors.iter() {
        out.actions.extend(targets.iter().map(|target| Action::Betray { card, target }));
    }
}

/// See: [`JR_SP_TRAITOR`].
pub(crate) fn check(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    named: CardId,
) -> Result<(), Refusal<Why>> {
    let is_open = waiting(game).is_some() || in_contest(game);
    require(is_open, JR_SP_TRAITOR, Why::NotNow)?;
    require(targets(game, seat).has(named), JR_SP_TRAITOR, Why::CannotAnswer)?;
    require_in_hand(game, seat, card, JR_SP_TRAITOR)?;
    let is_traitor = game.rules.copies(Special::Traitor).has(card);
    require(is_traitor, JR_SP_TRAITOR, Why::NotForThis)
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    card: CardId,
    target: CardId,
) {
    if play.game.interrupt.is_some() {
        return phase::answer(play, seat, Answer::Card { card, how: How::Plain });
    }
    play.emit(Event::Betrayed { seat, card, target });
}

/// All have answered: the first Traitor clockwise from the Captain cancels the top card, and may be
/// cancelled in turn.
pub(crate) fn settle<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    effect: Effect,
    (n_traitors, target): (u8, CardId),
) {
    let Some((seat, card, _)) = first_answer(play.game) else {
        return conclude(play, effect, n_traitors);
    };
    play.emit(Event::Cancelled { seat, card, target });
    ask_about(play, effect, (n_traitors + 1, seat));
}

/// An odd number of Traitors cancels the card.
/// Decides: [`crate::ledger::JR_SP_TRAITOR_EFFECTS`].
fn conclude<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    effect: Effect,
    n_traitors: u8,
) {
    if n_traitors.is_multiple_of(2) {
        super::stood(play, effect);
    } else {
        super::fell(play);
    }
}
