//! The Captain orders a punishment or not; the Quartermaster carries it out.
//! Rules: JR-PUNISH.

use contract::{Host, Menu, Play, Refusal, Seat, SeatSet, Window};

use super::{mutiny, open_phase, require_turn, turn, voyage};
use crate::action::Action;
use crate::event::Event;
use crate::ledger::JR_PUNISH;
use crate::refusal::{Why, require};
use crate::state::{Decision, JollyRoger, Phase};

/// After the voyage.
pub(crate) fn ask<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    open_phase(play, Phase::Punish);
}

pub(crate) fn window(game: &JollyRoger) -> Window {
    let seat = if game.phase == Phase::Victim { game.quartermaster() } else { game.captain };
    turn(game, seat)
}

pub(crate) fn menu(game: &JollyRoger, seat: Seat, out: &mut Menu<Action>) {
    if matches!(game.phase, Phase::Punish) && seat == game.captain {
        out.actions.extend([Action::Punish, Action::Spare]);
    }
    if matches!(game.phase, Phase::Victim) && seat == game.quartermaster() {
        out.actions.extend(victims(game).iter().map(|victim| Action::Flog { seat: victim }));
    }
}

/// Rules: [`JR_PUNISH`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, action: &Action) -> Result<(), Refusal<Why>> {
    if let Action::Flog { seat: victim } = *action {
        let asked = matches!(game.phase, Phase::Victim).then_some(game.quartermaster());
        require_turn(game, seat, asked, JR_PUNISH)?;
        return require(victims(game).has(victim), JR_PUNISH, Why::CannotName);
    }
    let asked = matches!(game.phase, Phase::Punish).then_some(game.captain);
    require_turn(game, seat, asked, JR_PUNISH)
}

/// Everybody with a crew card but the Captain and the Quartermaster.
pub(crate) fn victims(game: &JollyRoger) -> SeatSet {
    game.holders().without(game.captain).without(game.quartermaster())
}

/// Rules: [`JR_PUNISH`].
pub(crate) fn resolve<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, action: Action) {
    if let Action::Flog { seat } = action {
        let card = play.pick(play.game.hands[seat]);
        play.emit(Event::Flogged { seat, card });
        return voyage::end_round(play);
    }
    let decision = if action == Action::Punish { Decision::Ordered } else { Decision::Waived };
    play.emit(Event::Decided { decision });
    mutiny::ask(play, decision);
}

/// Nobody called a mutiny against the order. With nobody to punish nothing is lost.
/// Rules: [`JR_PUNISH`].
pub(crate) fn carry_out<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    if victims(play.game).is_empty() {
        voyage::end_round(play);
    } else {
        open_phase(play, Phase::Victim);
    }
}
