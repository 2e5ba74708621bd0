//! Traitor: another player's card has no effect and is discarded.
//! Rules: JR-SP-TRAITOR, JR-SP-TRAITOR-EFFECTS.
//!
//! A card played for its effect waits for a sealed window. In an attack or a mutiny there is no
//! window: the last card shown may be answered until the next one is, or until all is decided.

use contract::{CardId, Host, Menu, Play, Refusal, Seat};

use crate::action::Action;
use crate::card::Special;
use crate::event::Event;
use crate::ledger::JR_SP_TRAITOR;
use crate::phase::{self, first_answer, list, require_in_hand};
use crate::refusal::{Why, require};
use crate::state::{Answer, How, Interrupt, JollyRoger, Phase};

/// The card a Traitor would answer now, and whose it is.
fn target(game: &JollyRoger) -> Option<(Seat, CardId)> {
    match (game.interrupt, game.phase) {
        (Some(Interrupt::Betrayal { top, top_card, .. }), _) => Some((top, top_card)),
        (None, Phase::Attack) => game.attack.last.map(|last| (last.top, last.top_card)),
        (None, Phase::Mutiny) => game.mutiny.last.map(|last| (last.top, last.top_card)),
        _ => None,
    }
}

/// Opens the window for the card on top, unless no Traitor can publicly be in reach.
/// Rules: [`JR_SP_TRAITOR`].
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let Some((top, _)) = target(play.game) else { unreachable!("a card was shown") };
    let asked = play.game.holders().without(top);
    if play.game.in_reach(Special::Traitor) && !asked.is_empty() {
        play.emit(Event::BetrayalOpened { asked });
    } else {
        conclude(play);
    }
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if matches!(game.interrupt, Some(Interrupt::Betrayal { .. })) {
        out.actions.push(Action::Decline);
    }
    let Some((_, target)) = target(game) else { return };
    for card in game.hands[seat].and(game.rules.copies(Special::Traitor)).iter() {
        list(game, seat, Action::Betray { card, target }, out);
    }
}

/// Rules: [`JR_SP_TRAITOR`].
pub(crate) fn check(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    named: CardId,
) -> Result<(), Refusal<Why>> {
    let Some((top, top_card)) = target(game) else {
        return require(false, JR_SP_TRAITOR, Why::NotNow);
    };
    let answers = named == top_card && seat != top;
    require(answers, JR_SP_TRAITOR, Why::NotTheLast)?;
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

/// All have answered: the first Traitor clockwise from the Captain cancels the card on top, and
/// may be cancelled in turn.
pub(crate) fn settle<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let Some((seat, card, _)) = first_answer(play.game) else { return conclude(play) };
    let Some((_, target)) = target(play.game) else { unreachable!("a card was shown") };
    play.emit(Event::Cancelled { seat, card, target });
    ask(play);
}

/// An odd number of Traitors cancels the card. Rules:
/// [`crate::ledger::JR_SP_TRAITOR_EFFECTS`].
fn conclude<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let Some(Interrupt::Betrayal { effect, n_traitors, .. }) = play.game.interrupt else {
        unreachable!("a card was shown")
    };
    if n_traitors % 2 == 0 {
        super::stood(play, effect);
    } else {
        super::fell(play);
    }
}
